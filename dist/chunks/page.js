const require_platform = require("./platform.js");
const require_gate = require("./gate.js");
let node_crypto = require("node:crypto");
// src/render/html/tables.ts
function tableHtml$1(caption, heads, rows) {
	const head = heads.map((name) => `<th scope="col">${require_gate.html(name)}</th>`).join("");
	const body = rows.map(([first, ...cells]) => `<tr><th scope="row">${first}</th>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
	return `<table><caption>${require_gate.html(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}
function figureHtml(text) {
	const [, figure = text, remark] = /^(.*?) (\(.*\))$/.exec(text) ?? [];
	const unbroken = require_gate.html(figure.replaceAll(/(?<![/→,]) /g, "\xA0"));
	return remark === void 0 ? unbroken : `${unbroken} <span class="remark">${require_gate.html(remark)}</span>`;
}
// src/render/html/arms.ts
function armsHtml(report) {
	const table = require_gate.armsTable(report);
	if (table === void 0) return "";
	const tones = {
		best: "good",
		worse: "bad"
	};
	const rows = table.rows.map(({ name, mark, cells }) => {
		return [`${mark === "best" || mark === "worse" ? `<span class="badge ${tones[mark]}">${mark}</span> ` : ""}<bdi>${require_gate.html(require_gate.makeVisibleLine(name))}</bdi>`, ...cells.map(figureHtml)];
	});
	const shown = tableHtml$1("The variants of this run against each other", ["Variant", ...table.columns], rows);
	return `<section aria-label="Comparison of variants">${table.lead === void 0 ? "" : `<p dir="auto">${require_gate.html(table.lead)}</p>`}${shown}<p class="quiet">${require_gate.html(table.note)}</p></section>`;
}
// src/render/html/assets.ts
const reportStyle = ":root {\n  color-scheme: light dark;\n  --page: light-dark(#ffffff, #0d1117);\n  --raised: light-dark(#f6f8fa, #161b22);\n  --line: light-dark(#d1d9e0, #30363d);\n  --text: light-dark(#1f2328, #e6edf3);\n  --quiet: light-dark(#59636e, #9aa4b0);\n  --link: light-dark(#0550ae, #79b8ff);\n  --good: light-dark(#116329, #6fdd8b);\n  --good-back: light-dark(#dafbe1, #12331c);\n  --bad: light-dark(#a40e26, #ffaba8);\n  --bad-back: light-dark(#ffebe9, #46161a);\n  --odd: light-dark(#6f4400, #f2cc60);\n  --odd-back: light-dark(#fff8c5, #3a2d08);\n  --plain-back: light-dark(#eaeef2, #262c34);\n  --chosen: light-dark(#ddf4ff, #10294a);\n}\n:root[data-theme=\"light\"] {\n  color-scheme: light;\n}\n:root[data-theme=\"dark\"] {\n  color-scheme: dark;\n}\n* {\n  box-sizing: border-box;\n}\nbody {\n  position: relative;\n  margin: 0;\n  background: var(--page);\n  color: var(--text);\n  font:\n    14px / 1.5 system-ui,\n    -apple-system,\n    \"Segoe UI\",\n    \"Noto Sans\",\n    sans-serif;\n}\nheader,\nmain,\nfooter {\n  max-width: 1500px;\n  margin: 0 auto;\n  padding: 16px 24px;\n}\nheader {\n  padding-bottom: 0;\n}\nmain {\n  padding-top: 8px;\n}\n.theme {\n  grid-auto-flow: column;\n  justify-content: start;\n  align-items: center;\n  gap: 8px;\n}\n@media (min-width: 901px) {\n  header {\n    padding-right: 190px;\n  }\n  footer {\n    position: absolute;\n    top: 0;\n    right: max(0px, 50% - 750px);\n  }\n}\nh1 {\n  margin: 0 0 4px;\n  font-size: 22px;\n  line-height: 1.3;\n}\nh2 {\n  margin: 0 0 8px;\n  font-size: 17px;\n  overflow-wrap: anywhere;\n}\np {\n  margin: 6px 0;\n}\nh1,\np,\nli {\n  overflow-wrap: anywhere;\n}\nh3 {\n  margin: 12px 0 4px;\n  font-size: 13px;\n}\na {\n  color: var(--link);\n}\n.deciding {\n  margin: 0 0 4px;\n  font-size: 16px;\n}\nheader ul {\n  margin: 4px 0;\n  padding-left: 20px;\n}\n.about {\n  margin-top: 24px;\n}\n.change {\n  margin: 8px 0;\n}\n#detail section > ul {\n  margin: 4px 0;\n  padding: 0;\n  list-style: none;\n}\n.path {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 4px;\n  margin: 4px 0;\n  padding: 0;\n  list-style: none;\n}\n.path li + li::before {\n  content: \"→ \";\n  color: var(--quiet);\n}\n.quiet,\n.place {\n  color: var(--quiet);\n}\n.overview {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px 40px;\n  align-items: flex-start;\n}\ntable {\n  border-collapse: collapse;\n  margin: 8px 0;\n}\ncaption {\n  text-align: left;\n  font-weight: 600;\n}\nth,\ntd {\n  padding: 3px 12px 3px 0;\n  border-bottom: 1px solid var(--line);\n  text-align: right;\n  font-variant-numeric: tabular-nums;\n}\nth:first-child {\n  text-align: left;\n}\nthead th {\n  color: var(--quiet);\n  font-weight: 500;\n}\ntbody th {\n  min-width: 80px;\n  font-weight: 500;\n}\n.trends {\n  flex: 1 1 460px;\n  margin: 8px 0;\n}\n.trends > .overview {\n  margin: 4px 0;\n}\n.trend strong {\n  display: block;\n  overflow: hidden;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n.trend svg {\n  display: block;\n  width: 268px;\n  height: 56px;\n}\n.scale path {\n  stroke: var(--line);\n  stroke-dasharray: 2 3;\n}\nsvg text {\n  font-size: 11px;\n  fill: var(--quiet);\n  font-variant-numeric: tabular-nums;\n}\npolyline {\n  fill: none;\n  stroke: var(--link);\n  stroke-width: 2;\n}\ncircle {\n  fill: var(--link);\n}\n.line {\n  display: block;\n  width: 200px;\n  height: 36px;\n}\n.strip {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 4px;\n  margin: 4px 0 8px;\n  padding: 0;\n  list-style: none;\n}\n.strip li {\n  display: grid;\n  width: 78px;\n  padding: 2px 6px;\n  border-radius: 6px;\n  text-align: center;\n  background: var(--plain-back);\n}\n.strip .good {\n  background: var(--good-back);\n  color: var(--good);\n}\n.strip .bad {\n  background: var(--bad-back);\n  color: var(--bad);\n}\n.strip .odd {\n  background: var(--odd-back);\n  color: var(--odd);\n}\n.strip li:last-child {\n  outline: 2px solid currentcolor;\n  outline-offset: -2px;\n}\n.strip .result {\n  font-weight: 600;\n  font-variant-numeric: tabular-nums;\n}\n.strip .run {\n  overflow: hidden;\n  font-size: 11px;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n.badge {\n  display: inline-block;\n  padding: 0 8px;\n  border-radius: 10px;\n  font-size: 12px;\n  line-height: 20px;\n  font-weight: 600;\n  white-space: nowrap;\n  background: var(--plain-back);\n}\n.badge.good {\n  background: var(--good-back);\n  color: var(--good);\n}\n.badge.bad {\n  background: var(--bad-back);\n  color: var(--bad);\n}\n.badge.odd {\n  background: var(--odd-back);\n  color: var(--odd);\n}\nh1 .badge {\n  margin-right: 6px;\n  padding: 2px 12px;\n  border-radius: 16px;\n  font-size: 15px;\n  line-height: 24px;\n  vertical-align: 2px;\n}\n.tools {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 8px 16px;\n  align-items: end;\n  padding: 8px 0;\n}\nlabel {\n  display: grid;\n  gap: 2px;\n  font-size: 12px;\n  color: var(--quiet);\n}\ninput,\nselect {\n  font: inherit;\n  font-size: 14px;\n  color: var(--text);\n  background: var(--page);\n  border: 1px solid light-dark(#818b98, #6e7681);\n  border-radius: 6px;\n  padding: 4px 8px;\n  min-height: 32px;\n}\n#search {\n  width: 320px;\n  max-width: 100%;\n}\n#found {\n  margin: 0 0 6px auto;\n}\n.panes {\n  display: grid;\n  grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);\n  gap: 16px;\n  height: clamp(380px, calc(100vh - 300px), 900px);\n}\n#cases,\n#detail {\n  border: 1px solid var(--line);\n  border-radius: 8px;\n  overflow: auto;\n  min-height: 0;\n}\n#detail {\n  padding: 16px;\n}\n:focus-visible {\n  outline: 2px solid var(--link);\n  outline-offset: -2px;\n}\n.filler {\n  position: relative;\n  overflow: hidden;\n  min-height: 1px;\n}\n.row {\n  position: absolute;\n  inset: 0 0 auto;\n  height: 52px;\n  display: grid;\n  grid-template-columns: 104px minmax(0, 1fr) auto 60px;\n  gap: 12px;\n  align-items: center;\n  padding: 0 12px;\n  border-bottom: 1px solid var(--line);\n  cursor: pointer;\n}\n.row:hover {\n  background: var(--raised);\n}\n.row[aria-selected=\"true\"] {\n  background: var(--chosen);\n  box-shadow: inset 3px 0 0 var(--link);\n}\n.row .badge {\n  justify-self: start;\n}\n/* Two lines: a name and its place, or a long name alone. */\n.names {\n  display: grid;\n  max-height: 38px;\n  overflow: hidden;\n  line-height: 19px;\n}\n.title {\n  display: -webkit-box;\n  overflow: hidden;\n  -webkit-box-orient: vertical;\n  -webkit-line-clamp: 2;\n  font-weight: 500;\n  overflow-wrap: anywhere;\n  unicode-bidi: plaintext;\n}\n.suite {\n  font-weight: 400;\n  color: var(--quiet);\n}\n.row .place {\n  overflow: hidden;\n  font-size: 12px;\n  text-overflow: ellipsis;\n  white-space: nowrap;\n}\n.counts,\n.time {\n  text-align: right;\n  white-space: nowrap;\n  font-variant-numeric: tabular-nums;\n}\n.time {\n  color: var(--quiet);\n}\npre {\n  margin: 0;\n  padding: 8px 12px;\n  max-height: 420px;\n  overflow: auto;\n  background: var(--raised);\n  border: 1px solid var(--line);\n  border-radius: 6px;\n  font:\n    12px / 1.45 ui-monospace,\n    SFMono-Regular,\n    Menlo,\n    Consolas,\n    \"Liberation Mono\",\n    monospace;\n  white-space: pre-wrap;\n  overflow-wrap: anywhere;\n}\ncode {\n  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, \"Liberation Mono\", monospace;\n  font-size: 12px;\n  overflow-wrap: anywhere;\n}\n.path del code {\n  text-decoration: line-through;\n}\n/* Below the underscores of a name. */\n.path ins {\n  text-underline-offset: 4px;\n}\n.legend {\n  font-size: 12px;\n  color: var(--quiet);\n}\n.where {\n  display: flex;\n  flex-wrap: wrap;\n  gap: 0 16px;\n  align-items: baseline;\n  overflow-wrap: anywhere;\n}\n.back {\n  display: none;\n}\n.iteration {\n  margin: 12px 0;\n  border-top: 1px solid var(--line);\n  padding-top: 8px;\n}\n.iteration > summary {\n  cursor: pointer;\n  font-weight: 600;\n}\n.message {\n  margin: 6px 0;\n  overflow-wrap: anywhere;\n}\n.diff del {\n  background: var(--bad-back);\n  color: var(--bad);\n}\n.diff ins {\n  background: var(--good-back);\n  color: var(--good);\n  text-decoration: underline;\n}\n.calls pre {\n  margin: 4px 0;\n}\n@media (max-width: 900px) {\n  .panes {\n    grid-template-columns: minmax(0, 1fr);\n    height: auto;\n  }\n  #cases {\n    --row: 74px;\n    height: 46vh;\n  }\n  .row {\n    height: 74px;\n    grid-template: \"badge counts\" auto \"names names\" 1fr / auto minmax(0, 1fr);\n    gap: 2px 12px;\n    padding: 6px 12px;\n  }\n  .row .badge {\n    grid-area: badge;\n  }\n  .counts {\n    grid-area: counts;\n  }\n  .names {\n    grid-area: names;\n    align-self: start;\n  }\n  .time,\n  .keys {\n    display: none;\n  }\n  .back {\n    display: block;\n    margin: -4px 0 8px;\n    padding: 4px 0;\n    border: 0;\n    background: none;\n    font: inherit;\n    color: var(--link);\n    cursor: pointer;\n  }\n  header,\n  main,\n  footer {\n    padding: 10px 12px;\n  }\n  main {\n    padding-top: 2px;\n  }\n  h1 {\n    font-size: 18px;\n  }\n  .tools {\n    display: grid;\n    grid-template-columns: repeat(3, minmax(0, 1fr));\n    gap: 6px 8px;\n  }\n  .search {\n    grid-column: 1 / -1;\n  }\n  #search {\n    width: 100%;\n  }\n  .tools select {\n    width: 100%;\n  }\n  #found {\n    grid-column: span 2 / -1;\n    justify-self: end;\n    margin: 0;\n  }\n  table {\n    font-size: 13px;\n  }\n  .remark {\n    display: block;\n    font-size: 11px;\n    white-space: nowrap;\n  }\n  /* The picture says the same. */\n  .line-range {\n    display: none;\n  }\n  th,\n  td {\n    padding-right: 8px;\n  }\n  th:last-child,\n  td:last-child {\n    padding-right: 0;\n  }\n}\n@media print {\n  .tools,\n  .panes,\n  footer {\n    display: none;\n  }\n}\n.tools label[hidden] {\n  display: none;\n}\nsection[aria-label=\"Comparison of variants\"] {\n  overflow-x: auto;\n}\n";
const reportScript = "(() => {\n'use strict'\n/**\n * Makes an element. Children that are strings become text, never markup.\n * @param {string} name\n * @param {Record<string, string | number | boolean | undefined>} attributes\n * @param {...(Node | string | undefined | false)} children\n */\nfunction element(name, attributes = {}, ...children) {\n  return fill(document.createElement(name), attributes, children)\n}\n\n/** The same for SVG elements. */\nfunction drawing(name, attributes = {}, ...children) {\n  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children)\n}\n\nfunction fill(made, attributes, children) {\n  for (const [key, value] of Object.entries(attributes)) {\n    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))\n  }\n  for (const child of children) if (child) made.append(child)\n  return made\n}\n\nconst whole = new Intl.NumberFormat('en-US')\n\n/** @param {number} count */\nfunction countText(count) {\n  return whole.format(count)\n}\n\n/**\n * Same notation as `formatDuration` in src/model/format.ts; a test compares the two.\n * @param {number} ms\n */\nfunction durationText(ms) {\n  if (ms < 999.5) return `${Number(ms.toFixed(ms < 0.995 ? 2 : ms < 9.95 ? 1 : 0))} ms`\n  if (ms < 59_950) return `${Number((ms / 1000).toPrecision(3))} s`\n  const seconds = Math.round(ms / 1000)\n  const minutes = Math.round(ms / 60_000)\n  const [large, small, units] =\n    seconds < 3600\n      ? [Math.floor(seconds / 60), seconds % 60, ['min', 's']]\n      : [Math.floor(minutes / 60), minutes % 60, ['h', 'min']]\n  return [`${countText(large)} ${units[0]}`, ...(small > 0 ? [`${small} ${units[1]}`] : [])].join(' ')\n}\n\n/** Maximum number of parts compared per side; above it both texts are shown whole. */\nconst mostParts = 1500\n\n/**\n * The difference of two texts: unchanged, removed and added parts, in reading order. Compares lines where there are\n * several, words otherwise.\n * @param {string} before\n * @param {string} after\n * @returns {{ kind: 'same' | 'gone' | 'come', text: string }[]}\n */\nfunction diffTexts(before, after) {\n  const split = before.includes('\\n') || after.includes('\\n') ? /(?<=\\n)/ : /(?<=\\s)(?=\\S)/\n  return joinEqualKinds(diffLists(before.split(split), after.split(split)))\n}\n\n/**\n * The same for two lists of texts: one entry per text.\n * @param {readonly string[]} left\n * @param {readonly string[]} right\n * @returns {{ kind: 'same' | 'gone' | 'come', text: string }[]}\n */\nfunction diffLists(left, right) {\n  let start = 0\n  while (start < left.length && start < right.length && left[start] === right[start]) start += 1\n  let end = 0\n  while (\n    end < left.length - start &&\n    end < right.length - start &&\n    left[left.length - 1 - end] === right[right.length - 1 - end]\n  ) {\n    end += 1\n  }\n  return [\n    ...left.slice(0, start).map((text) => ({ kind: 'same', text })),\n    ...diffMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end)),\n    ...left.slice(left.length - end).map((text) => ({ kind: 'same', text })),\n  ]\n}\n\n/** Longest common subsequence over what is left between the common ends. */\nfunction diffMiddle(left, right) {\n  if (left.length > mostParts || right.length > mostParts) {\n    return [\n      { kind: 'gone', text: left.join('') },\n      { kind: 'come', text: right.join('') },\n    ]\n  }\n  const width = right.length + 1\n  const lengths = new Uint16Array((left.length + 1) * width)\n  for (let i = left.length - 1; i >= 0; i -= 1) {\n    for (let j = right.length - 1; j >= 0; j -= 1) {\n      lengths[i * width + j] =\n        left[i] === right[j]\n          ? lengths[(i + 1) * width + j + 1] + 1\n          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])\n    }\n  }\n  const parts = []\n  let i = 0\n  let j = 0\n  while (i < left.length || j < right.length) {\n    if (i < left.length && j < right.length && left[i] === right[j]) {\n      parts.push({ kind: 'same', text: left[i] })\n      i += 1\n      j += 1\n    } else if (\n      j >= right.length ||\n      (i < left.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])\n    ) {\n      parts.push({ kind: 'gone', text: left[i] })\n      i += 1\n    } else {\n      parts.push({ kind: 'come', text: right[j] })\n      j += 1\n    }\n  }\n  return parts\n}\n\nfunction joinEqualKinds(parts) {\n  const joined = []\n  for (const { kind, text } of parts) {\n    const last = joined.at(-1)\n    if (last?.kind === kind) last.text += text\n    else if (text !== '') joined.push({ kind, text })\n  }\n  return joined\n}\n\n/** A text under a heading, in a box that scrolls when it is long. */\nfunction block(title, text) {\n  return section(title, element('pre', { tabindex: '0', dir: 'auto', 'aria-label': title }, text))\n}\n\n/** Two texts as one: what is gone struck through, what is new underlined. */\nfunction diffBlock(title, legend, before, after) {\n  const tags = { same: 'span', gone: 'del', come: 'ins' }\n  const parts = diffTexts(before, after).map(({ kind, text }) => element(tags[kind], {}, text))\n  return section(\n    title,\n    element('pre', { class: 'diff', tabindex: '0', dir: 'auto', 'aria-label': title }, ...parts),\n    element('p', { class: 'legend' }, legend),\n  )\n}\n\nfunction section(title, ...children) {\n  return element('section', {}, element('h3', {}, title), ...children)\n}\n\n/**\n * The cases of a page by position, read from the columns of `columns.ts`. A row is made when it is shown: a page may\n * have 100,000 of them.\n */\nclass CaseTable {\n  #columns\n  #detailText\n  #details\n  #searched\n\n  /**\n   * @param {object} columns\n   * @param {() => string} detailText one JSON line per case, in order; missing at the end and empty where a case has none\n   */\n  constructor(columns, detailText) {\n    this.#columns = columns\n    this.#detailText = detailText\n  }\n\n  get size() {\n    return this.#columns.name.length\n  }\n\n  title(at) {\n    const { suites, suite, name } = this.#columns\n    return suites[suite[at]] + name[at]\n  }\n\n  place(at) {\n    const { files, file, line } = this.#columns\n    return files[file[at]][0] + (line[at] > 0 ? `:${line[at]}` : '')\n  }\n\n  /** Label, tone, outcome and counts. */\n  kind(at) {\n    return this.#columns.kinds[this.#columns.kind[at]]\n  }\n\n  ms(at) {\n    return this.#columns.ms[at] ?? undefined\n  }\n\n  drop(at) {\n    return this.#columns.drop[at] ?? 0\n  }\n\n  /** Positions of its slices. */\n  slices(at) {\n    const { tag, tags } = this.#columns\n    return tag === undefined ? [] : tags[tag[at]]\n  }\n\n  /** What a search looks at, made for all cases by the first search. */\n  searched(at) {\n    this.#searched ??= this.#columns.name.map((_, of) => `${this.title(of)}\\n${this.place(of)}`.toLowerCase())\n    return this.#searched[at]\n  }\n\n  /** What the list shows. */\n  row(at) {\n    const { suites, suite, name } = this.#columns\n    return {\n      ...this.kind(at),\n      suite: suites[suite[at]],\n      name: name[at],\n      place: this.place(at),\n      ms: this.ms(at),\n    }\n  }\n\n  /** Everything about a case. */\n  whole(at) {\n    const { files, file, line, baseMs } = this.#columns\n    const link = files[file[at]][1]\n    const href = link === undefined ? undefined : link + (line[at] > 0 ? `#L${line[at]}` : '')\n    const more = { href, baseMs: baseMs[at] ?? undefined, slices: this.slices(at) }\n    return {\n      ...this.kind(at),\n      title: this.title(at),\n      place: this.place(at),\n      ms: this.ms(at),\n      ...more,\n      ...JSON.parse(this.#detail(at) || '{}'),\n    }\n  }\n\n  /** The first one alone needs no list of all. */\n  #detail(at) {\n    if (at === 0) {\n      const text = this.#detailText()\n      const end = text.indexOf('\\n')\n      return end < 0 ? text : text.slice(0, end)\n    }\n    this.#details ??= this.#detailText().split('\\n')\n    return this.#details[at]\n  }\n}\n\n/** In CSS pixels, where the style sheet does not say `--row`. */\nconst usualHeight = 52\nconst rowsBeyondView = 8\n\n/**\n * A list of any length in a scroll box: only the rows in view exist. One row is current; arrow keys, Home,\n * End, Page Up and Page Down move it.\n */\nclass CaseList {\n  #box\n  #filler\n  #rows = []\n  #rowAt\n  #shown = new Map()\n  #current = -1\n  #rowHeight = usualHeight\n  #onSelect\n\n  /**\n   * @param {HTMLElement} box\n   * @param {(id: number) => object} rowAt what a row shows\n   * @param {(id: number, how: 'opening' | 'link' | 'click' | 'key') => void} onSelect\n   */\n  constructor(box, rowAt, onSelect) {\n    this.#box = box\n    this.#rowAt = rowAt\n    this.#onSelect = onSelect\n    this.#filler = element('div', { class: 'filler', role: 'presentation' })\n    box.append(this.#filler)\n    box.addEventListener('scroll', () => this.#draw(), { passive: true })\n    box.addEventListener('keydown', (event) => this.#move(event))\n    box.addEventListener('click', (event) => {\n      const row = event.target.closest('[data-index]')\n      if (row) this.select(Number(row.dataset.index), 'click')\n    })\n    new ResizeObserver(() => this.#measure()).observe(box)\n    this.#measure()\n  }\n\n  /** Rows are higher on a phone, where a name takes two lines. */\n  #measure() {\n    const height = Number.parseInt(getComputedStyle(this.#box).getPropertyValue('--row'), 10) || usualHeight\n    if (height !== this.#rowHeight) {\n      this.#rowHeight = height\n      this.#filler.style.height = `${this.#rows.length * height}px`\n      for (const row of this.#shown.values()) row.remove()\n      this.#shown.clear()\n    }\n    this.#draw()\n  }\n\n  /** Replaces the rows, given as the numbers of their cases, and scrolls to the top. */\n  show(rows) {\n    this.#rows = rows\n    this.#current = -1\n    for (const row of this.#shown.values()) row.remove()\n    this.#shown.clear()\n    this.#filler.style.height = `${rows.length * this.#rowHeight}px`\n    this.#box.scrollTop = 0\n    this.#box.removeAttribute('aria-activedescendant')\n    this.#draw()\n  }\n\n  /** @param {'opening' | 'link' | 'click' | 'key'} how */\n  select(index, how) {\n    if (index < 0 || index >= this.#rows.length) return\n    this.#current = index\n    const top = index * this.#rowHeight\n    if (top < this.#box.scrollTop) this.#box.scrollTop = top\n    else if (top + this.#rowHeight > this.#box.scrollTop + this.#box.clientHeight) {\n      this.#box.scrollTop = top + this.#rowHeight - this.#box.clientHeight\n    }\n    this.#draw()\n    this.#box.setAttribute('aria-activedescendant', `row-${index}`)\n    this.#onSelect(this.#rows[index], how)\n  }\n\n  #move(event) {\n    const page = Math.max(1, Math.floor(this.#box.clientHeight / this.#rowHeight) - 1)\n    const last = this.#rows.length - 1\n    const targets = {\n      ArrowDown: Math.min(last, this.#current + 1),\n      ArrowUp: Math.max(0, this.#current - 1),\n      PageDown: Math.min(last, this.#current + page),\n      PageUp: Math.max(0, this.#current - page),\n      Home: 0,\n      End: last,\n    }\n    const target = targets[event.key]\n    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return\n    event.preventDefault()\n    this.select(target, 'key')\n  }\n\n  #draw() {\n    const first = Math.max(0, Math.floor(this.#box.scrollTop / this.#rowHeight) - rowsBeyondView)\n    const inView = Math.ceil(this.#box.clientHeight / this.#rowHeight) + 2 * rowsBeyondView\n    const last = Math.min(this.#rows.length, first + inView)\n    for (const [index, row] of this.#shown) {\n      // The current row stays in the document, so that a screen reader does not lose it.\n      if ((index < first || index >= last) && index !== this.#current) {\n        row.remove()\n        this.#shown.delete(index)\n      }\n    }\n    for (let index = first; index < last; index += 1) this.#drawRow(index)\n    if (this.#current >= 0) this.#drawRow(this.#current)\n    for (const [index, row] of this.#shown) {\n      row.setAttribute('aria-selected', String(index === this.#current))\n    }\n  }\n\n  #drawRow(index) {\n    if (this.#shown.has(index)) return\n    const row = rowElement(this.#rowAt(this.#rows[index]), index, this.#rows.length)\n    row.style.transform = `translateY(${index * this.#rowHeight}px)`\n    this.#shown.set(index, row)\n    this.#filler.append(row)\n  }\n}\n\nfunction rowElement(row, index, size) {\n  return element(\n    'div',\n    {\n      id: `row-${index}`,\n      class: 'row',\n      role: 'option',\n      'data-index': index,\n      'aria-posinset': index + 1,\n      'aria-setsize': size,\n    },\n    element('span', { class: `badge ${row.tone ?? ''}` }, row.label),\n    element(\n      'span',\n      { class: 'names' },\n      element(\n        'span',\n        { class: 'title', dir: 'auto' },\n        element('span', { class: 'suite' }, row.suite),\n        row.name,\n      ),\n      element('span', { class: 'place' }, row.place),\n    ),\n    element('span', { class: 'counts' }, row.counts),\n    element('span', { class: 'time' }, row.ms === undefined ? '' : durationText(row.ms)),\n  )\n}\n\n/** In CSS pixels; must match the style sheet. */\nconst [lineWidth, lineHeight, lineMargin, scaleWidth] = [160, 36, 6, 40]\n\n/**\n * One case over the runs of the base branch, oldest first, and this change.\n * @param {object} row\n * @param {{ runs: { label: string, time?: string }[], scorers: string[] }} page\n * @returns {Node | false}\n */\nfunction caseHistory(row, { runs, scorers }) {\n  if (runs.length === 0) return false\n  return element('section', { class: 'history' }, element('h3', {}, 'History'), ...parts())\n\n  function parts() {\n    const before = runs.length - 1\n    const base = before === 1 ? 'the base run' : `all ${countText(before)} base runs`\n    if (row.historyLeftOut) return [quiet('Left out for space: more important cases come first.')]\n    if (!row.history) return [quiet(`Every iteration passed, in ${base} and in this change.`)]\n    const { counts, scores } = row.history\n    return [stripOf(counts, runs), scores && scoresTable(scores, runs, scorers)]\n  }\n}\n\nfunction quiet(text) {\n  return element('p', { class: 'quiet' }, text)\n}\n\n/** A box for each run: its counts, its name, and a colour that only repeats what the counts say. */\nfunction stripOf(counts, runs) {\n  return element(\n    'ol',\n    { class: 'strip', role: 'list', 'aria-label': 'Iterations passed, oldest run first' },\n    ...runs.map(({ label, time }, index) => {\n      const [passed, judged] = counts.slice(2 * index, 2 * index + 2)\n      const tone = judged === 0 ? 'none' : passed === judged ? 'good' : passed === 0 ? 'bad' : 'odd'\n      const result = judged === 0 ? 'not judged' : `${passed}/${judged}`\n      return element(\n        'li',\n        { class: tone, title: time === undefined ? label : `${label}, ${time}` },\n        element('span', { class: 'result' }, result),\n        element('span', { class: 'run', dir: 'auto' }, label),\n      )\n    }),\n  )\n}\n\nfunction scoresTable(scores, runs, scorers) {\n  const named = scores.map(([place, ...means]) => ({ name: scorers[place], means }))\n  return element(\n    'div',\n    {},\n    element(\n      'table',\n      {},\n      element('caption', {}, 'Mean scores, oldest run first'),\n      element(\n        'tbody',\n        {},\n        ...named.map(({ name, means }) =>\n          element(\n            'tr',\n            {},\n            element('th', { scope: 'row', dir: 'auto' }, name),\n            element('td', {}, lineOf(name, means)),\n            element('td', { class: 'line-range' }, rangeText(means).replaceAll(' ', '\\u00a0')),\n          ),\n        ),\n      ),\n    ),\n    element(\n      'details',\n      {},\n      element('summary', {}, \"Each run's scores\"),\n      element(\n        'table',\n        {},\n        element(\n          'thead',\n          {},\n          element(\n            'tr',\n            {},\n            ...['Run', ...named.map(({ name }) => name)].map((text) => element('th', { scope: 'col' }, text)),\n          ),\n        ),\n        element(\n          'tbody',\n          {},\n          ...runs.map(({ label }, index) =>\n            element(\n              'tr',\n              {},\n              element('th', { scope: 'row', dir: 'auto' }, label),\n              ...named.map(({ means }) => element('td', {}, String(means[index] ?? 'n/a'))),\n            ),\n          ),\n        ),\n      ),\n    ),\n  )\n}\n\nfunction rangeText(means) {\n  const known = means.filter((mean) => mean !== null)\n  return `${known[0]} → ${known.at(-1)}`\n}\n\nfunction lineOf(name, means) {\n  const known = means.filter((mean) => mean !== null)\n  const [lowest, highest] = [Math.min(...known), Math.max(...known)]\n  // A small wobble stays small: the span is at least a twentieth of the values.\n  const span = Math.max(highest - lowest, Math.max(Math.abs(lowest), Math.abs(highest)) / 20) || 1\n  const low = lowest - (span - (highest - lowest)) / 2\n  const heightOf = (mean) =>\n    Math.round(lineHeight - lineMargin - ((mean - low) / span) * (lineHeight - 2 * lineMargin))\n  const places = means.flatMap((mean, index) => {\n    if (mean === null) return []\n    const x = lineMargin + (index * (lineWidth - 2 * lineMargin)) / (means.length - 1)\n    return [[Math.round(x), heightOf(mean)]]\n  })\n  const [x, y] = places.at(-1)\n  const label = `${name} over ${known.length} runs: ${rangeText(means)}, lowest ${lowest}, highest ${highest}`\n  // Two marks that would touch are one.\n  const marks = heightOf(lowest) - heightOf(highest) < 12 ? [highest] : [highest, lowest]\n  return drawing(\n    'svg',\n    {\n      class: 'line',\n      viewBox: `0 0 ${lineWidth + scaleWidth} ${lineHeight}`,\n      role: 'img',\n      'aria-label': label,\n    },\n    drawing('polyline', { points: places.map((place) => place.join(',')).join(' ') }),\n    drawing('circle', { cx: x, cy: y, r: 3 }),\n    ...marks.map((mean) =>\n      drawing('text', { x: lineWidth + 2, y: heightOf(mean) + 4, 'aria-hidden': 'true' }, String(mean)),\n    ),\n  )\n}\n\n/**\n * What changed between a passing iteration of the base and the first one of this change: why it fails, what it was\n * asked, both outputs as one text, the tools that were called, and the scores that explain it.\n * @param {object} row\n * @returns {Node | false} false where there is nothing to compare\n */\nfunction caseChange({ before, evidence }) {\n  const now = evidence?.[0]\n  if (!before || !now || now.outcome === 'passed') return false\n  const parts = [outputChange(before, now), toolChange(before, now)].filter(Boolean)\n  if (parts.length === 0) return false\n  return element(\n    'div',\n    { class: 'change' },\n    ...[\n      now.message && element('p', { class: 'message', dir: 'auto' }, now.message),\n      now.input && block('Input', now.input),\n      ...parts,\n      scoreChange(before, now),\n    ].filter(Boolean),\n  )\n}\n\nfunction outputChange({ output: old }, { output }) {\n  if (old === undefined || output === undefined) return false\n  if (old === output) return section('Output', element('p', { class: 'quiet' }, 'The same as before.'))\n  return diffBlock('Output, before and now', 'Struck through: before. Underlined: now.', old, output)\n}\n\nfunction toolChange({ toolCalls: old = [] }, { toolCalls = [] }) {\n  const names = (calls) => calls.map(({ name }) => name)\n  const parts = diffLists(names(old), names(toolCalls))\n  if (parts.every(({ kind }) => kind === 'same')) return false\n  const tags = { same: 'span', gone: 'del', come: 'ins' }\n  return section(\n    'Tool calls, before and now',\n    element(\n      'ol',\n      { class: 'diff path' },\n      ...parts.map(({ kind, text }) => element('li', {}, element(tags[kind], {}, element('code', {}, text)))),\n    ),\n  )\n}\n\n/** Scores below what they need, and those whose judge gives a reason. */\nfunction scoreChange({ scores: old = [] }, { scores = [] }) {\n  const telling = scores.filter(\n    ({ value, threshold, rationale }) => rationale || (threshold !== undefined && value < threshold),\n  )\n  if (telling.length === 0) return false\n  const lines = telling.map(({ name, value, threshold, rationale }) => {\n    const was = old.find((score) => score.name === name)?.value\n    const values = `${was === undefined ? '' : `${was} → `}${value ?? 'undecided'}`\n    const needs = threshold === undefined ? '' : ` (needs ${threshold})`\n    return element(\n      'li',\n      { dir: 'auto' },\n      element('strong', {}, name),\n      ` ${values}${needs}${rationale ? `: ${rationale}` : ''}`,\n    )\n  })\n  return section('Scores, before and now', element('ul', {}, ...lines))\n}\n\n/**\n * Everything that is known about one case.\n * @param {object} row\n * @param {object} page what all cases have in common: the prefix of source links, the runs\n * @returns {Node[]}\n */\nfunction caseDetail(row, page) {\n  const change = caseChange(row)\n  return [\n    element('button', { class: 'back', type: 'button' }, '↑ All cases'),\n    element('h2', { tabindex: '-1', dir: 'auto' }, row.title),\n    element(\n      'p',\n      { class: 'facts' },\n      element('span', { class: `badge ${row.tone ?? ''}` }, row.label),\n      ` ${row.counts} iterations passed`,\n      ...(row.facts ?? []).map((fact) => ` · ${fact}`),\n      timeChange(row),\n    ),\n    placeOf(row, page),\n    row.slices.length > 0 &&\n      element(\n        'p',\n        { class: 'quiet', dir: 'auto' },\n        `Slices: ${row.slices.map((slice) => page.slices[slice]).join(' · ')}`,\n      ),\n    change,\n    caseHistory(row, page),\n    figuresOf(row),\n    ...(row.evidence ?? []).map((evidence, index) => iterationOf(evidence, index === 0 && !change)),\n    ...(row.before ? [iterationOf(row.before, false, 'Before, on the base branch: ')] : []),\n    !row.evidence && element('p', { class: 'quiet' }, 'No evidence: a plain pass keeps none.'),\n  ].filter(Boolean)\n}\n\n/** Nothing where both read the same. */\nfunction timeChange({ baseMs, ms }) {\n  const [before, now] = [baseMs, ms].map((time) => (time === undefined ? '' : durationText(time)))\n  return before !== '' && before !== now && ` · ${before} → ${now}`\n}\n\nfunction placeOf(row, { source }) {\n  const code = row.place && element('code', {}, row.place)\n  const place = row.href ? element('a', { href: source + row.href, rel: 'noreferrer' }, code) : code\n  return element('p', { class: 'where' }, place, element('a', { href: row.link }, 'Link to this case'))\n}\n\nfunction figuresOf(row) {\n  if (!row.figures) return false\n  const head = ['Figure', 'Base', 'This change', 'Change']\n  return element(\n    'table',\n    {},\n    element('caption', {}, 'Figures per iteration'),\n    element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),\n    element(\n      'tbody',\n      {},\n      ...row.figures.map(([name, ...values]) =>\n        element(\n          'tr',\n          {},\n          element('th', { scope: 'row' }, name),\n          ...values.map((value) => element('td', {}, value.replaceAll(' ', '\\u00a0'))),\n        ),\n      ),\n    ),\n  )\n}\n\nfunction iterationOf(evidence, open, prefix = '') {\n  const outcome = evidence.infrastructure ? 'lost to infrastructure errors' : evidence.outcome\n  const time = evidence.durationMs === undefined ? '' : `, ${durationText(evidence.durationMs)}`\n  const retried = evidence.flaky ? ', only on a retry' : ''\n  return element(\n    'details',\n    { class: 'iteration', open },\n    element('summary', {}, `${prefix}iteration ${evidence.ordinal}: ${outcome}${retried}${time}`),\n    evidence.message && element('p', { class: 'message', dir: 'auto' }, evidence.message),\n    evidence.trace && element('p', {}, element('a', { href: evidence.trace, rel: 'noreferrer' }, 'Trace')),\n    ...textsOf(evidence),\n    toolCallsOf(evidence.toolCalls),\n    scoresOf(evidence.scores),\n    evidence.detail && block('Failure', evidence.detail),\n  )\n}\n\nfunction textsOf({ input, expected, output }) {\n  const shown = [input && block('Input', input)]\n  if (expected !== undefined && output !== undefined && expected !== output) {\n    shown.push(\n      diffBlock(\n        'Expected and actual',\n        'Struck through: expected but missing. Underlined: present but not expected.',\n        expected,\n        output,\n      ),\n    )\n  }\n  if (expected !== undefined && expected !== output) shown.push(block('Expected', expected))\n  if (output !== undefined) shown.push(block(expected === output ? 'Actual, as expected' : 'Actual', output))\n  return shown\n}\n\nfunction toolCallsOf(calls) {\n  if (!calls || calls.length === 0) return false\n  return section(\n    'Tool calls',\n    element(\n      'ol',\n      { class: 'calls' },\n      ...calls.map(({ name, status, arguments: given }) =>\n        element(\n          'li',\n          {},\n          element('code', {}, name),\n          status === undefined ? '' : ` ${status}`,\n          given === undefined\n            ? undefined\n            : element('pre', { tabindex: '0', 'aria-label': 'Arguments' }, given),\n        ),\n      ),\n    ),\n  )\n}\n\nfunction scoresOf(scores) {\n  if (!scores || scores.length === 0) return false\n  return section(\n    'Scores',\n    element(\n      'ul',\n      {},\n      ...scores.map(({ name, value, rationale }) =>\n        element(\n          'li',\n          { dir: 'auto' },\n          `${name}: ${value ?? 'undecided'}${rationale ? `. ${rationale}` : ''}`,\n        ),\n      ),\n    ),\n  )\n}\n\nconst byId = (id) => document.getElementById(id)\n\nconst { columns, ...page } = JSON.parse(byId('data').textContent)\nconst cases = new CaseTable(columns, () => byId('details').textContent)\nconst all = Uint32Array.from({ length: cases.size }, (_, at) => at)\n\nconst detail = byId('detail')\nconst list = new CaseList(\n  byId('cases'),\n  (at) => cases.row(at),\n  (at, how) => {\n    const row = { ...cases.whole(at), link: `#case-${at + 1}` }\n    detail.replaceChildren(...caseDetail(row, page))\n    detail.scrollTop = 0\n    // On a phone the case is below the list.\n    if ((how === 'click' || how === 'link') && detail.getBoundingClientRect().top > innerHeight / 2)\n      detail.scrollIntoView()\n    // Nobody chose the case that a page opens with.\n    if (how !== 'opening' && row.link !== location.hash) history.replaceState(null, '', row.link)\n  },\n)\n\nconst orders = {\n  name: (a, b) =>\n    cases.searched(a) < cases.searched(b) ? -1 : cases.searched(a) > cases.searched(b) ? 1 : 0,\n  drop: (a, b) => cases.drop(b) - cases.drop(a),\n  slowest: (a, b) => (cases.ms(b) ?? -1) - (cases.ms(a) ?? -1),\n}\n\n/** What the controls ask of a case; one test for each that is in use. */\nfunction wanted() {\n  const words = byId('search').value.toLowerCase().split(/\\s+/).filter(Boolean)\n  const [label, outcome, slice] = ['change', 'outcome', 'slice'].map((id) => byId(id).value)\n  return [\n    label !== '' && ((at) => cases.kind(at).label === label),\n    outcome !== '' && ((at) => cases.kind(at).outcome === outcome),\n    slice !== '' && ((at) => cases.slices(at).includes(Number(slice))),\n    words.length > 0 && ((at) => words.every((word) => cases.searched(at).includes(word))),\n  ].filter(Boolean)\n}\n\nfunction refresh() {\n  const tests = wanted()\n  const matching = tests.length === 0 ? all : all.filter((at) => tests.every((test) => test(at)))\n  const order = orders[byId('order').value]\n  const found = order ? matching.toSorted(order) : matching\n  list.show(found)\n  byId('found').textContent = `${countText(found.length)} of ${countText(cases.size)} cases`\n  detail.replaceChildren(\n    element(\n      'p',\n      { class: 'quiet' },\n      found.length === 0 ? 'No case matches.' : 'Select a case to see its evidence.',\n    ),\n  )\n}\n\nfunction addOptions(id, options) {\n  byId(id).append(\n    ...options.map(({ value, name, count }) => element('option', { value }, `${name} (${countText(count)})`)),\n  )\n}\n\n/** Fills the selects with the values that occur and their counts. */\nfunction fillSelects() {\n  const counts = new Array(columns.kinds.length).fill(0)\n  for (const kind of columns.kind) counts[kind] += 1\n  for (const [id, key] of [\n    ['change', 'label'],\n    ['outcome', 'outcome'],\n  ]) {\n    const byName = new Map()\n    for (const [kind, { [key]: name }] of columns.kinds.entries())\n      byName.set(name, (byName.get(name) ?? 0) + counts[kind])\n    addOptions(\n      id,\n      [...byName].map(([name, count]) => ({ value: name, name, count })),\n    )\n  }\n}\n\n/** Slices overlap: a case counts in each of its own. */\nfunction fillSlices() {\n  const names = page.slices ?? []\n  const counts = names.map(() => 0)\n  for (const at of all) for (const slice of cases.slices(at)) counts[slice] += 1\n  const order = names.map((_, index) => index).sort((a, b) => (names[a] < names[b] ? -1 : 1))\n  addOptions(\n    'slice',\n    order.map((index) => ({ value: index, name: names[index], count: counts[index] })),\n  )\n}\n\nfunction readTheme() {\n  try {\n    return localStorage.getItem('eval-gate-theme') ?? 'auto'\n  } catch {\n    return 'auto'\n  }\n}\n\nfunction applyTheme(theme) {\n  document.documentElement.dataset.theme = theme\n  byId('theme').value = theme\n  try {\n    localStorage.setItem('eval-gate-theme', theme)\n  } catch {\n    // A page opened from a file may have no storage; the choice then lasts until it is closed.\n  }\n}\n\nlet waiting\nbyId('search').addEventListener('input', () => {\n  clearTimeout(waiting)\n  waiting = setTimeout(refresh, 80)\n})\nfor (const id of ['change', 'outcome', 'slice', 'order']) byId(id).addEventListener('change', refresh)\nbyId('theme').addEventListener('change', (event) => applyTheme(event.target.value))\ndocument.addEventListener('keydown', (event) => {\n  if (event.key !== '/' || /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return\n  event.preventDefault()\n  byId('search').focus()\n})\nbyId('cases').addEventListener('keydown', (event) => {\n  if (event.key === 'Enter') detail.querySelector('h2')?.focus()\n})\ndetail.addEventListener('click', (event) => {\n  if (event.target.closest('.back') === null) return\n  byId('browser').scrollIntoView()\n  byId('cases').focus()\n})\napplyTheme(readTheme())\nfor (const part of document.querySelectorAll('[data-scripted]')) part.hidden = false\n\n/** Shows the case that the address names, else the most important one. */\nfunction openLinked() {\n  const linked = Number(/^#case-(\\d{1,9})$/.exec(location.hash)?.[1] ?? 0) - 1\n  if (linked >= 0 && linked < cases.size) list.select(linked, 'link')\n  else if (cases.size > 0 && cases.kind(0).tone !== undefined) list.select(0, 'opening')\n}\n\naddEventListener('hashchange', () => {\n  for (const id of ['search', 'change', 'outcome', 'slice']) byId(id).value = ''\n  byId('order').value = 'weight'\n  refresh()\n  openLinked()\n})\nrefresh()\nopenLinked()\nfillSelects()\nbyId('slices').hidden = page.slices === undefined\n// There may be thousands of slices: they come when the first rows are shown.\nif (page.slices) requestAnimationFrame(() => setTimeout(fillSlices))\n})()\n";
// src/render/html/evidence.ts
const longestText = 2e4;
const mostEvidence = 4e7;
function evidenceOf(of, room, links) {
	const { head, base } = of;
	const kept = head?.evidence ?? [];
	const compared = require_gate.beforeAfter(of)?.before ?? base?.evidence?.find(({ output }) => output !== void 0);
	if (room <= 0 || kept.length === 0 && compared === void 0) return {
		shown: {},
		size: 0
	};
	const limits = new Map([...head?.scores ?? []].map(([name, { threshold }]) => [name, threshold]));
	const evidence = kept.map((one) => htmlEvidence(one, links, limits));
	const before = compared === void 0 ? void 0 : htmlEvidence(compared, links);
	const size = JSON.stringify([evidence, before]).length;
	if (size > room) return {
		shown: {},
		size: 0
	};
	return {
		shown: {
			evidence: evidence.length > 0 ? evidence : void 0,
			before
		},
		size
	};
}
function htmlEvidence({ location: _, toolCalls, scores, trace, ...evidence }, links, limits) {
	const { message, detail, input, output, expected } = evidence;
	return {
		...evidence,
		trace: require_gate.traceUrl(links, trace),
		message: shownOrNone(message),
		detail: shownOrNone(detail),
		input: shownOrNone(input),
		output: shownOrNone(output),
		expected: shownOrNone(expected),
		toolCalls: toolCalls?.map((call) => ({
			name: require_gate.makeVisibleLine(call.name),
			status: call.status,
			arguments: call.arguments === void 0 ? void 0 : shownText(JSON.stringify(call.arguments, null, 2))
		})),
		scores: scores?.map(({ name, value, rationale }) => ({
			name: require_gate.makeVisibleLine(name),
			value,
			threshold: limits?.get(name),
			rationale: shownOrNone(rationale)
		}))
	};
}
function shownOrNone(text) {
	return text === void 0 ? void 0 : shownText(text);
}
function shownText(text) {
	const cut = text.length > longestText ? `${text.slice(0, longestText)}\n(cut)` : text;
	return require_gate.makeVisible(cut);
}
// src/render/html/history.ts
const mostHistory = 6e6;
const longestLabel = 24;
function htmlHistories({ report }, mostUnits = mostHistory) {
	const baseRuns = require_gate.baseRunsOf(report);
	if (baseRuns.length === 0) return {
		runs: {
			runs: [],
			scorers: []
		},
		historyOf: () => ({})
	};
	const scorers = new Map();
	const shownScorers = [];
	const placeOf = (name) => {
		const known = scorers.get(name);
		if (known !== void 0) return known;
		scorers.set(name, scorers.size);
		shownScorers.push(require_gate.makeVisibleLine(name));
		return scorers.size - 1;
	};
	let room = mostUnits;
	const historyOf = (compared) => {
		const ownHistory = require_gate.caseHistory(compared, baseRuns);
		if (require_gate.isSteady(ownHistory) && ownHistory.scores.length === 0) return {};
		if (room <= 0) return { historyLeftOut: true };
		const counts = ownHistory.counts.flatMap(({ passed, judged }) => [passed, judged]);
		const scores = ownHistory.scores.map(({ name, means }) => [placeOf(name), ...means.map(rounded)]);
		const history = {
			counts,
			scores: scores.length > 0 ? scores : void 0
		};
		room -= JSON.stringify(history).length;
		return { history };
	};
	return {
		runs: {
			runs: [...baseRuns.map((run) => {
				const { createdAt } = run.info;
				return {
					label: require_gate.cutText(require_gate.makeVisibleLine(require_gate.runLabel(run)), longestLabel),
					time: createdAt > 0 ? require_platform.formatTime(createdAt) : void 0
				};
			}), { label: "this change" }],
			scorers: shownScorers
		},
		historyOf
	};
}
function rounded(mean) {
	return mean === null ? null : Number(mean.toPrecision(3));
}
// src/render/html/slice-numbers.ts
const mostSlices = 2e3;
var SliceNumbers = class {
	#numbers = new Map();
	#lists = new Map();
	get names() {
		return this.#numbers.size === 0 ? void 0 : [...this.#numbers.keys()].map((name) => require_gate.makeVisibleLine(name));
	}
	of({ head, base }) {
		const slices = head?.slices ?? base?.slices;
		if (slices === void 0) return void 0;
		let list = this.#lists.get(slices);
		if (list === void 0) {
			list = slices.flatMap((slice) => this.#numberOf(slice) ?? []);
			this.#lists.set(slices, list);
		}
		return list;
	}
	#numberOf(slice) {
		const known = this.#numbers.get(slice);
		if (known !== void 0 || this.#numbers.size >= mostSlices) return known;
		this.#numbers.set(slice, this.#numbers.size);
		return this.#numbers.size - 1;
	}
};
// src/render/html/cases.ts
const tones = {
	regressed: "bad",
	failing: "bad",
	newFailures: "bad",
	stillFailing: "bad",
	accepted: "odd",
	uncounted: "odd",
	lost: "odd",
	flaky: "odd",
	slower: "odd",
	costlier: "odd",
	skipped: "odd",
	fixed: "good"
};
function htmlData(view) {
	const { repository, commit } = view.report.links;
	const isLinked = repository !== void 0 && commit !== void 0;
	const { runs, historyOf } = htmlHistories(view);
	const slices = new SliceNumbers();
	const cases = htmlCases(view, historyOf, slices);
	return {
		source: isLinked ? `${repository}/blob/${commit}/` : "",
		...runs,
		slices: slices.names,
		cases
	};
}
function htmlCases(view, historyOf, slices) {
	const { comparison } = view.report;
	const hasBaseline = comparison.baseline !== null;
	const weightOf = new Map(require_gate.groupNames.map((name, index) => [name, index]));
	const ranked = require_platform.allCases(comparison).map((compared) => ({
		compared,
		group: require_gate.groupOf(compared, hasBaseline) ?? costGroup(compared)
	})).map((one) => ({
		...one,
		weight: weightOf.get(one.group ?? "") ?? require_gate.groupNames.length
	})).sort((a, b) => a.weight - b.weight || (b.compared.drop ?? 0) - (a.compared.drop ?? 0));
	let room = mostEvidence;
	return ranked.map(({ compared, group }) => {
		const evidence = evidenceOf(compared, room, view.report.links);
		room -= evidence.size;
		const label = group === void 0 ? plainLabel(compared, hasBaseline) : require_gate.caseLabels[group];
		const tone = group === void 0 ? void 0 : tones[group];
		return {
			...caseRow(compared, group, label, view),
			tone,
			slices: slices.of(compared),
			...historyOf(compared),
			...evidence.shown
		};
	});
}
function costGroup({ slower, costlier }) {
	return slower === true ? "slower" : costlier === true ? "costlier" : void 0;
}
function plainLabel({ head, change }, hasBaseline) {
	if (head === void 0) return "Removed";
	if (require_platform.judged(head) === 0) return head.skipped > 0 ? "Skipped" : "Not run";
	if (!hasBaseline) return "Passing";
	return change === "new" ? "New" : "Unchanged";
}
function caseRow(compared, group, label, view) {
	const { head, base, identity } = compared;
	const { links } = view.report;
	const location = head?.location ?? (identity.file === void 0 ? void 0 : { file: identity.file });
	const href = location && head && require_gate.locationUrl(links, location);
	const facts = group === void 0 ? [] : require_gate.caseFacts(compared, group, view, {
		name: require_gate.makeVisibleLine,
		text: require_gate.makeVisibleLine,
		hasScores: true
	});
	const figures = figureRows(compared);
	const ms = require_platform.meanOf(head?.durationMs);
	const hasTimeOnly = figures.length === 1 && compared.latencyMs !== void 0 && head?.latencyMs === void 0;
	return {
		title: require_gate.makeVisibleLine(require_platform.caseTitle(identity)),
		label,
		outcome: outcomeOf(head),
		counts: base === void 0 ? require_gate.sideCounts(head) : `${require_gate.sideCounts(base)} → ${require_gate.sideCounts(head)}`,
		drop: compared.drop || void 0,
		place: location && require_gate.makeVisibleLine(require_gate.locationText(location)),
		href: href === void 0 ? void 0 : href.slice(`${links.repository}/blob/${links.commit}/`.length),
		ms: roundedMs(ms),
		baseMs: hasTimeOnly && group !== "slower" ? roundedMs(compared.latencyMs?.base) : void 0,
		facts: facts.length > 0 ? facts : void 0,
		figures: figures.length > 0 && !hasTimeOnly ? figures : void 0
	};
}
function roundedMs(ms) {
	if (ms === void 0) return void 0;
	return ms < 10 ? Math.round(ms * 100) / 100 : Math.round(ms);
}
function outcomeOf(head) {
	if (head === void 0) return "absent";
	if (require_platform.failures(head) > 0) return head.passed > 0 ? "passes sometimes" : "fails";
	if (head.passed > 0) return "passes";
	return head.lost > 0 ? "lost" : "skipped";
}
function figureRows(compared) {
	const { scores = [] } = compared;
	const row = (name, metric, format) => [
		name,
		format(metric.base),
		format(metric.head),
		require_platform.formatChange(metric.relative)
	];
	return [...scores.map((score) => row(require_gate.makeVisibleLine(score.name), score, require_platform.formatNumber)), ...require_gate.metricNames.flatMap((name) => {
		const metric = compared[name];
		return metric === void 0 ? [] : [row(require_gate.metricTitles[name], metric, (value) => require_gate.formatMetric(name, value))];
	})];
}
// src/render/html/columns.ts
var Numbered = class {
	values = [];
	#numbers = new Map();
	of(key, value) {
		const known = this.#numbers.get(key);
		if (known !== void 0) return known;
		this.#numbers.set(key, this.values.length);
		return this.values.push(value) - 1;
	}
};
function packData({ cases, ...page }) {
	const kinds = new Numbered();
	const suites = new Numbered();
	const files = new Numbered();
	const tags = new Numbered();
	files.of("\n", [""]);
	const splitTitles = cases.map(({ title }) => splitAfter(title, " › "));
	const places = cases.map(splitPlace);
	const columns = {
		kind: cases.map(({ label, tone, outcome, counts }) => kinds.of(`${label}\n${tone}\n${outcome}\n${counts}`, {
			label,
			tone,
			outcome,
			counts
		})),
		suite: splitTitles.map(([suite]) => suites.of(suite, suite)),
		name: splitTitles.map(([, name]) => name),
		file: places.map(({ text, href }) => files.of(`${text}\n${href ?? ""}`, href === void 0 ? [text] : [text, href])),
		line: places.map(({ line }) => line),
		ms: withoutTail(cases.map(({ ms }) => ms ?? null), (ms) => ms === null),
		baseMs: withoutTail(cases.map(({ baseMs }) => baseMs ?? null), (ms) => ms === null),
		drop: withoutTail(cases.map(({ drop = 0 }) => drop), (drop) => drop === 0),
		tag: page.slices && cases.map(({ slices = [] }) => tags.of(slices.join(), slices))
	};
	return {
		data: {
			...page,
			columns: {
				...columns,
				kinds: kinds.values,
				suites: suites.values,
				files: files.values,
				tags: tags.values
			}
		},
		details: withoutTail(cases.map(detailOf), (detail) => detail === void 0)
	};
}
function splitAfter(text, separator) {
	const at = text.lastIndexOf(separator);
	const end = at < 0 ? 0 : at + separator.length;
	return [text.slice(0, end), text.slice(end)];
}
function splitPlace({ place = "", href }) {
	const line = /:([1-9]\d{0,8})$/.exec(place)?.[1];
	if (line === void 0 || href !== void 0 && !href.endsWith(`#L${line}`)) return {
		text: place,
		href,
		line: 0
	};
	return {
		text: place.slice(0, -line.length - 1),
		href: href?.slice(0, -line.length - 2),
		line: Number(line)
	};
}
function withoutTail(values, isEmpty) {
	return values.slice(0, values.findLastIndex((value) => !isEmpty(value)) + 1);
}
function detailOf({ facts, figures, evidence, before, history, historyLeftOut }) {
	const parts = {
		facts,
		figures,
		evidence,
		before,
		history,
		historyLeftOut
	};
	return Object.values(parts).some((part) => part !== void 0) ? parts : void 0;
}
// src/render/html/health.ts
const shownCases = 50;
const shownEntries = 10;
function healthHtml(report) {
	const health = require_gate.suiteHealth(report);
	if (health === void 0) return "";
	const { runs, flaky, neverPass, alwaysPass } = health;
	const titles = [...flaky.length > 0 ? [require_platform.plural(flaky.length, "flaky case")] : [], ...neverPass.length > 0 ? [`${require_platform.plural(neverPass.length, "case")} that never passed`] : []];
	if (titles.length === 0) return "";
	const summary = `Over ${require_platform.plural(runs, "base run")}: ${titles.join(", ")}`;
	return `<details><summary>${require_gate.html(summary)}</summary>${[
		flakyTable(flaky),
		namesHtml("Never passed, so they cannot get worse", neverPass),
		namesHtml("Always passed, so they tell no two versions apart", alwaysPass),
		quarantineHtml(flaky)
	].join("")}</details>`;
}
function flakyTable(flaky) {
	if (flaky.length === 0) return "";
	return `${tableHtml$1("Flaky cases", [
		"Case",
		"Failed",
		"Iterations",
		"Last in"
	], flaky.slice(0, shownCases).map(({ compared, failed, judged, lastFailure }) => [
		`<bdi>${require_gate.html(require_gate.makeVisibleLine(require_platform.caseTitle(compared.identity)))}</bdi>`,
		require_gate.html(require_platform.formatRate(failed / judged)),
		figureHtml(`${require_platform.formatCount(failed)} of ${require_platform.formatCount(judged)}`),
		require_gate.html(require_gate.makeVisibleLine(lastFailure))
	]))}${moreHtml(flaky.length)}`;
}
function namesHtml(what, titles) {
	if (titles.length === 0) return "";
	return `<h3>${what}</h3><ul>${titles.slice(0, shownCases).map((title) => `<li dir="auto">${require_gate.html(require_gate.makeVisibleLine(title))}</li>`).join("")}</ul>${moreHtml(titles.length)}`;
}
function moreHtml(count) {
	return count > shownCases ? `<p class="quiet">and ${require_platform.formatCount(count - shownCases)} more</p>` : "";
}
function quarantineHtml(flaky) {
	if (flaky.length === 0) return "";
	const entries = require_gate.makeVisible(`cases:\n${flaky.slice(0, shownEntries).map(require_gate.quarantineEntry).join("\n")}`);
	return `<h3>To take the flakiest out of the verdict for a while, in the policy file</h3><pre tabindex="0" aria-label="Policy entries">${require_gate.html(entries)}</pre>`;
}
// src/render/html/help.ts
function helpHtml({ help }) {
	if (help === void 0) return "";
	const { triage, reproductions = [], study } = help;
	return [
		triage === void 0 ? "" : detailsHtml(require_gate.triageTitle, `<pre dir="auto">${require_gate.html(triage)}</pre>`),
		reproductions.length === 0 ? "" : `<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${reproductions.map(({ caseTitle, sessionId }) => `<li dir="auto">${require_gate.html(caseTitle)}: session ${require_gate.html(sessionId)}</li>`).join("")}</ul>`,
		study === void 0 ? "" : detailsHtml("Study insights", `<p dir="auto">${require_gate.html(study.name)}${study.insights === void 0 ? ": not available" : ""}</p>${study.insights === void 0 ? "" : `<pre dir="auto">${require_gate.html(study.insights)}</pre>`}`)
	].filter(Boolean).join("\n");
}
function detailsHtml(summary, body) {
	return `<details><summary>${summary}</summary>${body}</details>`;
}
// src/render/html/slices.ts
function slicesHtml(comparison) {
	const rows = require_gate.sliceRows(comparison);
	if (rows.length === 0) return "";
	const lines = rows.map(({ name, cases, passed, change, pValue, isWorse }) => {
		return [
			`${isWorse ? "<span class=\"badge bad\">worse</span> " : ""}<bdi>${require_gate.html(require_gate.makeVisibleLine(name))}</bdi>`,
			require_gate.html(cases),
			figureHtml(passed),
			figureHtml(change || "–"),
			figureHtml(pValue || "–")
		];
	});
	return `<details${rows.some(({ isWorse }) => isWorse) ? " open" : ""}><summary>${require_gate.slicesTitle(comparison)}</summary><p class="quiet">${require_gate.html(require_gate.slicesNote(comparison))}</p>${tableHtml$1("Slices by tags and metadata", [
		"Slice",
		"Cases",
		"Iterations passed",
		"Change",
		"p"
	], lines)}</details>`;
}
// src/render/html/trends.ts
const [width, height, margin, scaleWidth] = [
	220,
	56,
	8,
	48
];
function trendsHtml(report) {
	const history = require_gate.suiteHistory(report);
	const trends = [{
		name: "Pass rate",
		values: history.passRates,
		format: require_platform.formatRate
	}, ...history.scores.map(({ name, means }) => ({
		name: require_gate.cutText(require_gate.makeVisibleLine(name), 60),
		values: means,
		format: require_platform.formatNumber
	}))].filter(({ values }) => values.filter((value) => value !== null).length > 1);
	if (trends.length === 0) return "";
	const labels = history.labels.map((label) => require_gate.cutText(require_gate.makeVisibleLine(label), 24));
	return `<section class="trends" aria-label="The last runs"><strong>The last ${require_platform.plural(labels.length - 1, "base run")} and this change</strong><div class="overview">${trends.map((trend) => trendHtml(trend, labels)).join("")}</div>${tableHtml(trends, labels, history)}</section>`;
}
function trendHtml({ name, values, format }, labels) {
	const known = values.filter((value) => value !== null);
	const [low, span] = scaleOf(known);
	const heightOf = (value) => Math.round(height - margin - (value - low) / span * (height - 2 * margin));
	const places = values.flatMap((value, index) => {
		if (value === null) return [];
		return [{
			x: Math.round(margin + index * (width - 2 * margin) / Math.max(1, values.length - 1)),
			y: heightOf(value),
			title: `${labels[index] ?? ""}: ${format(value)}`
		}];
	});
	const [first = 0, last = 0] = [known[0], known.at(-1)];
	const words = `from ${format(first)} to ${format(last)} over ${require_platform.plural(known.length, "run")}`;
	const shown = `${format(first)} → ${format(last)}`;
	const line = places.map(({ x, y }) => `${x},${y}`).join(" ");
	const marks = places.map(({ x, y, title }) => `<circle cx="${x}" cy="${y}" r="3"><title>${require_gate.html(title)}</title></circle>`);
	const [bottom, top] = [Math.min(...known), Math.max(...known)];
	const scale = (heightOf(bottom) - heightOf(top) < 12 ? [top] : [top, bottom]).map((value) => {
		const y = heightOf(value);
		return `<path d="M${margin} ${y}H${width - margin}"/><text x="${width}" y="${y + 4}">${require_gate.html(format(value))}</text>`;
	});
	return `<div class="trend"><strong><bdi>${require_gate.html(name)}</bdi></strong><svg viewBox="0 0 ${width + scaleWidth} ${height}" role="img" aria-label="${require_gate.attribute(`${name} ${words}`)}"><g class="scale" aria-hidden="true">${scale.join("")}</g><polyline points="${line}"/>${marks.join("")}</svg><span class="quiet">${require_gate.html(shown)}</span></div>`;
}
function scaleOf(values) {
	const [low, high] = [Math.min(...values), Math.max(...values)];
	const span = Math.max(high - low, Math.max(Math.abs(low), Math.abs(high)) / 20) || 1;
	return [low - (span - (high - low)) / 2, span];
}
function tableHtml(trends, labels, { scorersLeftOut }) {
	const heads = ["Run", ...trends.map(({ name }) => name)].map((name) => `<th scope="col">${require_gate.html(name)}</th>`);
	const rows = labels.map((label, index) => {
		const cells = trends.map(({ values, format }) => {
			const value = values[index] ?? null;
			return `<td>${value === null ? "n/a" : require_gate.html(format(value))}</td>`;
		});
		return `<tr><th scope="row">${require_gate.html(label)}</th>${cells.join("")}</tr>`;
	});
	const more = scorersLeftOut === 0 ? "" : `<p class="quiet">and ${require_platform.plural(scorersLeftOut, "more score")}</p>`;
	return `<details><summary>The last runs as a table</summary><table><caption>The last runs, oldest first</caption><thead><tr>${heads.join("")}</tr></thead><tbody>${rows.join("")}</tbody></table>${more}</details>`;
}
// src/render/html/page.ts
const verdictTones = {
	passed: "good",
	failed: "bad",
	inconclusive: "odd"
};
function renderHtml(view) {
	const { report } = view;
	const { outcome } = report.verdict;
	const { data, details } = packData(htmlData(view));
	return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${require_gate.attribute(contentPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${require_gate.html(report.suiteName)}: ${outcome}</title>
<style>${reportStyle}</style>
</head>
<body>
${headerHtml(view)}
<main>
${armsHtml(report)}${browserHtml}
<noscript><p>The list of cases needs JavaScript. The verdict and the figures work without it.</p></noscript>
<section class="about" aria-label="The suite">
<div class="overview">
${figuresHtml(report)}
${trendsHtml(report)}
</div>
${[
		slicesHtml(report.comparison),
		healthHtml(report),
		judgementHtml(report),
		helpHtml(report)
	].filter(Boolean).join("\n")}
</section>
</main>
${themeHtml}
<script type="application/json" id="data">${require_gate.scriptJson(data)}<\/script>
<script type="text/plain" id="details">${details.map((detail) => detail === void 0 ? "" : require_gate.scriptJson(detail)).join("\n")}<\/script>
<script>${reportScript}<\/script>
</body>
</html>
`;
}
function contentPolicy() {
	const hash = (text) => `'sha256-${(0, node_crypto.createHash)("sha256").update(text).digest("base64")}'`;
	return [
		"default-src 'none'",
		`style-src ${hash(reportStyle)}`,
		`script-src ${hash(reportScript)}`,
		"base-uri 'none'",
		"form-action 'none'"
	].join("; ");
}
function headerHtml(view) {
	const { report } = view;
	const { outcome, totals } = report.verdict;
	const sentence = require_gate.plainSentence(view);
	const further = require_gate.furtherLines(view);
	const baseline = baselineSentence(report, [sentence ?? "", ...further.map(({ why }) => why)]);
	const sentences = [
		sentence === void 0 ? "" : `<p class="deciding" dir="auto">${require_gate.html(sentence)}</p>`,
		listHtml(further.map(({ what, why }) => `${what}: ${why}`)),
		`<p class="quiet">${require_gate.html(require_gate.countsLine(totals))}. ${require_gate.html(baseline)} ${linksHtml(report)}</p>`
	];
	return `<header>
<h1><span class="badge ${verdictTones[outcome]}">${outcome}</span> <bdi>${require_gate.html(report.suiteName)}</bdi>: ${require_gate.html(require_gate.headline(view))}</h1>
${sentences.filter(Boolean).join("\n")}
</header>`;
}
function listHtml(lines) {
	if (lines.length === 0) return "";
	return `<ul>${lines.map((line) => `<li dir="auto">${require_gate.html(line)}</li>`).join("")}</ul>`;
}
function baselineSentence(report, said) {
	const { comparison, head } = report;
	const { createdAt } = head.info;
	const measured = createdAt > 0 ? `Measured ${require_platform.formatTime(createdAt)}.` : "";
	const { baseline } = comparison;
	const compared = baseline === null ? require_gate.noBaseline(report) : `Compared with ${baseline.description}.`;
	return (said.includes(compared) ? measured : `${measured} ${compared}`).trim();
}
function linksHtml({ links, service }) {
	return [["Workflow run", links.workflowRun], ...require_gate.serviceLinks(service).map(({ name, address }) => [require_gate.html(name), address])].flatMap(([text, address]) => {
		const target = address === void 0 ? void 0 : require_gate.url(address);
		return target === void 0 ? [] : [`<a href="${require_gate.attribute(target)}" rel="noreferrer">${text}</a>`];
	}).join(" ");
}
function figuresHtml(report) {
	const figures = require_gate.metricRows(report);
	const isCompared = figures.some(({ base }) => base !== void 0);
	return tableHtml$1("Figures of the suite", isCompared ? [
		"Figure",
		"Base",
		"This change",
		"Change"
	] : ["Figure", "This change"], figures.map(({ name, base = "n/a", head, change = "n/a" }) => [require_gate.html(name), ...(isCompared ? [
		base,
		head,
		change
	] : [head]).map(figureHtml)]));
}
function judgementHtml(report) {
	const { verdict, policy, comparison, files, notices } = report;
	const blocks = [
		["Policy", policy],
		["Confidence", require_gate.suiteSentences(comparison)],
		["Rules", verdict.reasons.map(({ status, rule, message }) => `${status}, ${rule}: ${message}`)],
		["Eval service", require_gate.serviceDifference(report)],
		["Reports", files.map(({ path, error, foreign }) => [path, error ?? foreign].filter(Boolean).join(": "))],
		["Notices", notices]
	].flatMap(([title, lines]) => lines.length === 0 ? [] : [`<h2>${title}</h2>${listHtml(lines)}`]);
	return blocks.length === 0 ? "" : `<details><summary>How this was judged</summary>${blocks.join("\n")}</details>`;
}
const browserHtml = `<section id="browser" aria-label="Cases" data-scripted hidden>
<div class="tools">
<label class="search"><span>Search names and files <span class="keys">(press /)</span></span><input id="search" type="search" autocomplete="off" spellcheck="false"></label>
<label>Change<select id="change"><option value="">all</option></select></label>
<label>Outcome now<select id="outcome"><option value="">all</option></select></label>
<label id="slices" hidden>Slice<select id="slice"><option value="">all</option></select></label>
<label>Sort by<select id="order"><option value="weight">importance</option><option value="name">name</option><option value="drop">largest drop</option><option value="slowest">duration</option></select></label>
<p id="found" role="status"></p>
</div>
<div class="panes">
<div id="cases" role="listbox" tabindex="0" aria-label="Cases, move with the arrow keys"></div>
<div id="detail" role="region" tabindex="0" aria-label="Selected case"></div>
</div>
</section>`;
const themeHtml = `<footer data-scripted hidden><label class="theme">Theme<select id="theme"><option value="auto">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label></footer>`;
exports.renderHtml = renderHtml;
