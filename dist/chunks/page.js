const require_gate=require("./gate.js"),require_platform=require("./platform.js"),require_main=require("./main.js");let node_crypto=require("node:crypto");function tableHtml$1(caption,heads,rows){let head=heads.map(name=>`<th scope="col">${require_gate.html(name)}</th>`).join(``),body=rows.map(([first,...cells])=>`<tr><th scope="row">${first}</th>${cells.map(cell=>`<td>${cell}</td>`).join(``)}</tr>`);return`<table><caption>${require_gate.html(caption)}</caption><thead><tr>${head}</tr></thead><tbody>${body.join(``)}</tbody></table>`}function figureHtml(text){let[,figure=text,remark]=/^(.*?) (\(.*\))$/.exec(text)??[],unbroken=require_gate.html(figure.replaceAll(/(?<![/→,]) /g,`\xA0`));return remark===void 0?unbroken:`${unbroken} <span class="remark">${require_gate.html(remark)}</span>`}function armsHtml(report){let table=require_gate.armsTable(report);if(table===void 0)return``;let tones={best:`good`,worse:`bad`},rows=table.rows.map(({name,mark,cells})=>[`${mark===`best`||mark===`worse`?`<span class="badge ${tones[mark]}">${mark}</span> `:``}<bdi>${require_gate.html(require_gate.makeVisibleLine(name))}</bdi>`,...cells.map(figureHtml)]),shown=tableHtml$1(`The variants of this run against each other`,[`Variant`,...table.columns],rows);return`<section aria-label="Comparison of variants">${table.lead===void 0?``:`<p dir="auto">${require_gate.html(table.lead)}</p>`}${shown}<p class="quiet">${require_gate.html(table.note)}</p></section>`}const reportStyle=`:root {
  color-scheme: light dark;
  --page: light-dark(#ffffff, #0d1117);
  --raised: light-dark(#f6f8fa, #161b22);
  --line: light-dark(#d1d9e0, #30363d);
  --text: light-dark(#1f2328, #e6edf3);
  --quiet: light-dark(#59636e, #9aa4b0);
  --link: light-dark(#0550ae, #79b8ff);
  --good: light-dark(#116329, #6fdd8b);
  --good-back: light-dark(#dafbe1, #12331c);
  --bad: light-dark(#a40e26, #ffaba8);
  --bad-back: light-dark(#ffebe9, #46161a);
  --odd: light-dark(#6f4400, #f2cc60);
  --odd-back: light-dark(#fff8c5, #3a2d08);
  --plain-back: light-dark(#eaeef2, #262c34);
  --chosen: light-dark(#ddf4ff, #10294a);
}
:root[data-theme="light"] {
  color-scheme: light;
}
:root[data-theme="dark"] {
  color-scheme: dark;
}
* {
  box-sizing: border-box;
}
body {
  position: relative;
  margin: 0;
  background: var(--page);
  color: var(--text);
  font:
    14px / 1.5 system-ui,
    -apple-system,
    "Segoe UI",
    "Noto Sans",
    sans-serif;
}
header,
main,
footer {
  max-width: 1500px;
  margin: 0 auto;
  padding: 16px 24px;
}
header {
  padding-bottom: 0;
}
main {
  padding-top: 8px;
}
.theme {
  grid-auto-flow: column;
  justify-content: start;
  align-items: center;
  gap: 8px;
}
@media (min-width: 901px) {
  header {
    padding-right: 190px;
  }
  footer {
    position: absolute;
    top: 0;
    right: max(0px, 50% - 750px);
  }
}
h1 {
  margin: 0 0 4px;
  font-size: 22px;
  line-height: 1.3;
}
h2 {
  margin: 0 0 8px;
  font-size: 17px;
  overflow-wrap: anywhere;
}
p {
  margin: 6px 0;
}
h1,
p,
li {
  overflow-wrap: anywhere;
}
h3 {
  margin: 12px 0 4px;
  font-size: 13px;
}
a {
  color: var(--link);
}
.deciding {
  margin: 0 0 4px;
  font-size: 16px;
}
header ul {
  margin: 4px 0;
  padding-left: 20px;
}
.about {
  margin-top: 24px;
}
.change {
  margin: 8px 0;
}
#detail section > ul {
  margin: 4px 0;
  padding: 0;
  list-style: none;
}
.path {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 4px 0;
  padding: 0;
  list-style: none;
}
.path li + li::before {
  content: "→ ";
  color: var(--quiet);
}
.quiet,
.place {
  color: var(--quiet);
}
.overview {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 40px;
  align-items: flex-start;
}
table {
  border-collapse: collapse;
  margin: 8px 0;
}
caption {
  text-align: left;
  font-weight: 600;
}
th,
td {
  padding: 3px 12px 3px 0;
  border-bottom: 1px solid var(--line);
  text-align: right;
  font-variant-numeric: tabular-nums;
}
th:first-child {
  text-align: left;
}
thead th {
  color: var(--quiet);
  font-weight: 500;
}
tbody th {
  min-width: 80px;
  font-weight: 500;
}
.trends {
  flex: 1 1 460px;
  margin: 8px 0;
}
.trends > .overview {
  margin: 4px 0;
}
.trend strong {
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.trend svg {
  display: block;
  width: 268px;
  height: 56px;
}
.scale path {
  stroke: var(--line);
  stroke-dasharray: 2 3;
}
svg text {
  font-size: 11px;
  fill: var(--quiet);
  font-variant-numeric: tabular-nums;
}
polyline {
  fill: none;
  stroke: var(--link);
  stroke-width: 2;
}
circle {
  fill: var(--link);
}
.line {
  display: block;
  width: 200px;
  height: 36px;
}
.strip {
  display: flex;
  flex-wrap: wrap;
  gap: 4px;
  margin: 4px 0 8px;
  padding: 0;
  list-style: none;
}
.strip li {
  display: grid;
  width: 78px;
  padding: 2px 6px;
  border-radius: 6px;
  text-align: center;
  background: var(--plain-back);
}
.strip .good {
  background: var(--good-back);
  color: var(--good);
}
.strip .bad {
  background: var(--bad-back);
  color: var(--bad);
}
.strip .odd {
  background: var(--odd-back);
  color: var(--odd);
}
.strip li:last-child {
  outline: 2px solid currentcolor;
  outline-offset: -2px;
}
.strip .result {
  font-weight: 600;
  font-variant-numeric: tabular-nums;
}
.strip .run {
  overflow: hidden;
  font-size: 11px;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.badge {
  display: inline-block;
  padding: 0 8px;
  border-radius: 10px;
  font-size: 12px;
  line-height: 20px;
  font-weight: 600;
  white-space: nowrap;
  background: var(--plain-back);
}
.badge.good {
  background: var(--good-back);
  color: var(--good);
}
.badge.bad {
  background: var(--bad-back);
  color: var(--bad);
}
.badge.odd {
  background: var(--odd-back);
  color: var(--odd);
}
h1 .badge {
  margin-right: 6px;
  padding: 2px 12px;
  border-radius: 16px;
  font-size: 15px;
  line-height: 24px;
  vertical-align: 2px;
}
.tools {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: end;
  padding: 8px 0;
}
label {
  display: grid;
  gap: 2px;
  font-size: 12px;
  color: var(--quiet);
}
input,
select {
  font: inherit;
  font-size: 14px;
  color: var(--text);
  background: var(--page);
  border: 1px solid light-dark(#818b98, #6e7681);
  border-radius: 6px;
  padding: 4px 8px;
  min-height: 32px;
}
#search {
  width: 320px;
  max-width: 100%;
}
#found {
  margin: 0 0 6px auto;
}
.panes {
  display: grid;
  grid-template-columns: minmax(0, 11fr) minmax(0, 9fr);
  gap: 16px;
  height: clamp(380px, calc(100vh - 300px), 900px);
}
#cases,
#detail {
  border: 1px solid var(--line);
  border-radius: 8px;
  overflow: auto;
  min-height: 0;
}
#detail {
  padding: 16px;
}
:focus-visible {
  outline: 2px solid var(--link);
  outline-offset: -2px;
}
.filler {
  position: relative;
  overflow: hidden;
  min-height: 1px;
}
.row {
  position: absolute;
  inset: 0 0 auto;
  height: 52px;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr) auto 60px;
  gap: 12px;
  align-items: center;
  padding: 0 12px;
  border-bottom: 1px solid var(--line);
  cursor: pointer;
}
.row:hover {
  background: var(--raised);
}
.row[aria-selected="true"] {
  background: var(--chosen);
  box-shadow: inset 3px 0 0 var(--link);
}
.row .badge {
  justify-self: start;
}
/* Two lines: a name and its place, or a long name alone. */
.names {
  display: grid;
  max-height: 38px;
  overflow: hidden;
  line-height: 19px;
}
.title {
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  font-weight: 500;
  overflow-wrap: anywhere;
  unicode-bidi: plaintext;
}
.suite {
  font-weight: 400;
  color: var(--quiet);
}
.row .place {
  overflow: hidden;
  font-size: 12px;
  text-overflow: ellipsis;
  white-space: nowrap;
}
.counts,
.time {
  text-align: right;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;
}
.time {
  color: var(--quiet);
}
pre {
  margin: 0;
  padding: 8px 12px;
  max-height: 420px;
  overflow: auto;
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 6px;
  font:
    12px / 1.45 ui-monospace,
    SFMono-Regular,
    Menlo,
    Consolas,
    "Liberation Mono",
    monospace;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
code {
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace;
  font-size: 12px;
  overflow-wrap: anywhere;
}
.path del code {
  text-decoration: line-through;
}
/* Below the underscores of a name. */
.path ins {
  text-underline-offset: 4px;
}
.legend {
  font-size: 12px;
  color: var(--quiet);
}
.where {
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  align-items: baseline;
  overflow-wrap: anywhere;
}
.back {
  display: none;
}
.iteration {
  margin: 12px 0;
  border-top: 1px solid var(--line);
  padding-top: 8px;
}
.iteration > summary {
  cursor: pointer;
  font-weight: 600;
}
.message {
  margin: 6px 0;
  overflow-wrap: anywhere;
}
.diff del {
  background: var(--bad-back);
  color: var(--bad);
}
.diff ins {
  background: var(--good-back);
  color: var(--good);
  text-decoration: underline;
}
.calls pre {
  margin: 4px 0;
}
@media (max-width: 900px) {
  .panes {
    grid-template-columns: minmax(0, 1fr);
    height: auto;
  }
  #cases {
    --row: 74px;
    height: 46vh;
  }
  .row {
    height: 74px;
    grid-template: "badge counts" auto "names names" 1fr / auto minmax(0, 1fr);
    gap: 2px 12px;
    padding: 6px 12px;
  }
  .row .badge {
    grid-area: badge;
  }
  .counts {
    grid-area: counts;
  }
  .names {
    grid-area: names;
    align-self: start;
  }
  .time,
  .keys {
    display: none;
  }
  .back {
    display: block;
    margin: -4px 0 8px;
    padding: 4px 0;
    border: 0;
    background: none;
    font: inherit;
    color: var(--link);
    cursor: pointer;
  }
  header,
  main,
  footer {
    padding: 10px 12px;
  }
  main {
    padding-top: 2px;
  }
  h1 {
    font-size: 18px;
  }
  .tools {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 6px 8px;
  }
  .search {
    grid-column: 1 / -1;
  }
  #search {
    width: 100%;
  }
  .tools select {
    width: 100%;
  }
  #found {
    grid-column: span 2 / -1;
    justify-self: end;
    margin: 0;
  }
  table {
    font-size: 13px;
  }
  .remark {
    display: block;
    font-size: 11px;
  }
  /* The picture says the same. */
  .line-range {
    display: none;
  }
  th,
  td {
    padding-right: 8px;
  }
  th:last-child,
  td:last-child {
    padding-right: 0;
  }
}
@media (max-width: 480px) {
  table {
    display: block;
    max-width: 100%;
    overflow-x: auto;
  }
}
@media print {
  .tools,
  .panes,
  footer {
    display: none;
  }
}
.tools label[hidden] {
  display: none;
}
section[aria-label="Comparison of variants"] {
  overflow-x: auto;
}
`,reportScript=`(() => {
'use strict'
/**
 * Makes an element. Children that are strings become text, never markup.
 * @param {string} name
 * @param {Record<string, string | number | boolean | undefined>} attributes
 * @param {...(Node | string | undefined | false)} children
 */
function element(name, attributes = {}, ...children) {
  return fill(document.createElement(name), attributes, children)
}

/** The same for SVG elements. */
function drawing(name, attributes = {}, ...children) {
  return fill(document.createElementNS('http://www.w3.org/2000/svg', name), attributes, children)
}

function fill(made, attributes, children) {
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined && value !== false) made.setAttribute(key, value === true ? '' : String(value))
  }
  for (const child of children) if (child) made.append(child)
  return made
}

const whole = new Intl.NumberFormat('en-US')

/** @param {number} count */
function countText(count) {
  return whole.format(count)
}

/**
 * Same notation as \`formatDuration\` in src/model/format.ts; a test compares the two.
 * @param {number} ms
 */
function durationText(ms) {
  if (ms < 999.5) return \`\${Number(ms.toFixed(ms < 0.995 ? 2 : ms < 9.95 ? 1 : 0))} ms\`
  if (ms < 59_950) return \`\${Number((ms / 1000).toPrecision(3))} s\`
  const seconds = Math.round(ms / 1000)
  const minutes = Math.round(ms / 60_000)
  const [large, small, units] =
    seconds < 3600
      ? [Math.floor(seconds / 60), seconds % 60, ['min', 's']]
      : [Math.floor(minutes / 60), minutes % 60, ['h', 'min']]
  return [\`\${countText(large)} \${units[0]}\`, ...(small > 0 ? [\`\${small} \${units[1]}\`] : [])].join(' ')
}

/** Maximum number of parts compared per side; above it both texts are shown whole. */
const mostParts = 1500

/**
 * The difference of two texts: unchanged, removed and added parts, in reading order. Compares lines where there are
 * several, words otherwise.
 * @param {string} before
 * @param {string} after
 * @returns {{ kind: 'same' | 'gone' | 'come', text: string }[]}
 */
function diffTexts(before, after) {
  const split = before.includes('\\n') || after.includes('\\n') ? /(?<=\\n)/ : /(?<=\\s)(?=\\S)/
  return joinEqualKinds(diffLists(before.split(split), after.split(split)))
}

/**
 * The same for two lists of texts: one entry per text.
 * @param {readonly string[]} left
 * @param {readonly string[]} right
 * @returns {{ kind: 'same' | 'gone' | 'come', text: string }[]}
 */
function diffLists(left, right) {
  let start = 0
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1
  let end = 0
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  ) {
    end += 1
  }
  return [
    ...left.slice(0, start).map((text) => ({ kind: 'same', text })),
    ...diffMiddle(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...left.slice(left.length - end).map((text) => ({ kind: 'same', text })),
  ]
}

/** Longest common subsequence over what is left between the common ends. */
function diffMiddle(left, right) {
  if (left.length > mostParts || right.length > mostParts) {
    return [
      { kind: 'gone', text: left.join('') },
      { kind: 'come', text: right.join('') },
    ]
  }
  const width = right.length + 1
  const lengths = new Uint16Array((left.length + 1) * width)
  for (let i = left.length - 1; i >= 0; i -= 1) {
    for (let j = right.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] =
        left[i] === right[j]
          ? lengths[(i + 1) * width + j + 1] + 1
          : Math.max(lengths[(i + 1) * width + j], lengths[i * width + j + 1])
    }
  }
  const parts = []
  let i = 0
  let j = 0
  while (i < left.length || j < right.length) {
    if (i < left.length && j < right.length && left[i] === right[j]) {
      parts.push({ kind: 'same', text: left[i] })
      i += 1
      j += 1
    } else if (
      j >= right.length ||
      (i < left.length && lengths[(i + 1) * width + j] >= lengths[i * width + j + 1])
    ) {
      parts.push({ kind: 'gone', text: left[i] })
      i += 1
    } else {
      parts.push({ kind: 'come', text: right[j] })
      j += 1
    }
  }
  return parts
}

function joinEqualKinds(parts) {
  const joined = []
  for (const { kind, text } of parts) {
    const last = joined.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text !== '') joined.push({ kind, text })
  }
  return joined
}

/** A text under a heading, in a box that scrolls when it is long. */
function block(title, text) {
  return section(title, element('pre', { tabindex: '0', dir: 'auto', 'aria-label': title }, text))
}

/** Two texts as one: what is gone struck through, what is new underlined. */
function diffBlock(title, legend, before, after) {
  const tags = { same: 'span', gone: 'del', come: 'ins' }
  const parts = diffTexts(before, after).map(({ kind, text }) => element(tags[kind], {}, text))
  return section(
    title,
    element('pre', { class: 'diff', tabindex: '0', dir: 'auto', 'aria-label': title }, ...parts),
    element('p', { class: 'legend' }, legend),
  )
}

function section(title, ...children) {
  return element('section', {}, element('h3', {}, title), ...children)
}

/**
 * The cases of a page by position, read from the columns of \`columns.ts\`. A row is made when it is shown: a page may
 * have 100,000 of them.
 */
class CaseTable {
  #columns
  #detailText
  #details
  #searched

  /**
   * @param {object} columns
   * @param {() => string} detailText one JSON line per case, in order; missing at the end and empty where a case has none
   */
  constructor(columns, detailText) {
    this.#columns = columns
    this.#detailText = detailText
  }

  get size() {
    return this.#columns.name.length
  }

  title(at) {
    const { suites, suite, name } = this.#columns
    return suites[suite[at]] + name[at]
  }

  place(at) {
    const { files, file, line } = this.#columns
    return files[file[at]][0] + (line[at] > 0 ? \`:\${line[at]}\` : '')
  }

  /** Label, tone, outcome and counts. */
  kind(at) {
    return this.#columns.kinds[this.#columns.kind[at]]
  }

  ms(at) {
    return this.#columns.ms[at] ?? undefined
  }

  drop(at) {
    return this.#columns.drop[at] ?? 0
  }

  /** Positions of its slices. */
  slices(at) {
    const { tag, tags } = this.#columns
    return tag === undefined ? [] : tags[tag[at]]
  }

  /** What a search looks at, made for all cases by the first search. */
  searched(at) {
    this.#searched ??= this.#columns.name.map((_, of) => \`\${this.title(of)}\\n\${this.place(of)}\`.toLowerCase())
    return this.#searched[at]
  }

  /** What the list shows. */
  row(at) {
    const { suites, suite, name } = this.#columns
    return {
      ...this.kind(at),
      suite: suites[suite[at]],
      name: name[at],
      place: this.place(at),
      ms: this.ms(at),
    }
  }

  /** Everything about a case. */
  whole(at) {
    const { files, file, line, baseMs } = this.#columns
    const link = files[file[at]][1]
    const href = link === undefined ? undefined : link + (line[at] > 0 ? \`#L\${line[at]}\` : '')
    const more = { href, baseMs: baseMs[at] ?? undefined, slices: this.slices(at) }
    return {
      ...this.kind(at),
      title: this.title(at),
      place: this.place(at),
      ms: this.ms(at),
      ...more,
      ...JSON.parse(this.#detail(at) || '{}'),
    }
  }

  /** The first one alone needs no list of all. */
  #detail(at) {
    if (at === 0) {
      const text = this.#detailText()
      const end = text.indexOf('\\n')
      return end < 0 ? text : text.slice(0, end)
    }
    this.#details ??= this.#detailText().split('\\n')
    return this.#details[at]
  }
}

/** In CSS pixels, where the style sheet does not say \`--row\`. */
const usualHeight = 52
const rowsBeyondView = 8

/**
 * A list of any length in a scroll box: only the rows in view exist. One row is current; arrow keys, Home,
 * End, Page Up and Page Down move it.
 */
class CaseList {
  #box
  #filler
  #rows = []
  #rowAt
  #shown = new Map()
  #current = -1
  #rowHeight = usualHeight
  #onSelect

  /**
   * @param {HTMLElement} box
   * @param {(id: number) => object} rowAt what a row shows
   * @param {(id: number, how: 'opening' | 'link' | 'click' | 'key') => void} onSelect
   */
  constructor(box, rowAt, onSelect) {
    this.#box = box
    this.#rowAt = rowAt
    this.#onSelect = onSelect
    this.#filler = element('div', { class: 'filler', role: 'presentation' })
    box.append(this.#filler)
    box.addEventListener('scroll', () => this.#draw(), { passive: true })
    box.addEventListener('keydown', (event) => this.#move(event))
    box.addEventListener('click', (event) => {
      const row = event.target.closest('[data-index]')
      if (row) this.select(Number(row.dataset.index), 'click')
    })
    new ResizeObserver(() => this.#measure()).observe(box)
    this.#measure()
  }

  /** Rows are higher on a phone, where a name takes two lines. */
  #measure() {
    const height = Number.parseInt(getComputedStyle(this.#box).getPropertyValue('--row'), 10) || usualHeight
    if (height !== this.#rowHeight) {
      this.#rowHeight = height
      this.#filler.style.height = \`\${this.#rows.length * height}px\`
      for (const row of this.#shown.values()) row.remove()
      this.#shown.clear()
    }
    this.#draw()
  }

  /** Replaces the rows, given as the numbers of their cases, and scrolls to the top. */
  show(rows) {
    this.#rows = rows
    this.#current = -1
    for (const row of this.#shown.values()) row.remove()
    this.#shown.clear()
    this.#filler.style.height = \`\${rows.length * this.#rowHeight}px\`
    this.#box.scrollTop = 0
    this.#box.removeAttribute('aria-activedescendant')
    this.#draw()
  }

  /** @param {'opening' | 'link' | 'click' | 'key'} how */
  select(index, how) {
    if (index < 0 || index >= this.#rows.length) return
    this.#current = index
    const top = index * this.#rowHeight
    if (top < this.#box.scrollTop) this.#box.scrollTop = top
    else if (top + this.#rowHeight > this.#box.scrollTop + this.#box.clientHeight) {
      this.#box.scrollTop = top + this.#rowHeight - this.#box.clientHeight
    }
    this.#draw()
    this.#box.setAttribute('aria-activedescendant', \`row-\${index}\`)
    this.#onSelect(this.#rows[index], how)
  }

  #move(event) {
    const page = Math.max(1, Math.floor(this.#box.clientHeight / this.#rowHeight) - 1)
    const last = this.#rows.length - 1
    const targets = {
      ArrowDown: Math.min(last, this.#current + 1),
      ArrowUp: Math.max(0, this.#current - 1),
      PageDown: Math.min(last, this.#current + page),
      PageUp: Math.max(0, this.#current - page),
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    if (target === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    this.select(target, 'key')
  }

  #draw() {
    const first = Math.max(0, Math.floor(this.#box.scrollTop / this.#rowHeight) - rowsBeyondView)
    const inView = Math.ceil(this.#box.clientHeight / this.#rowHeight) + 2 * rowsBeyondView
    const last = Math.min(this.#rows.length, first + inView)
    for (const [index, row] of this.#shown) {
      // The current row stays in the document, so that a screen reader does not lose it.
      if ((index < first || index >= last) && index !== this.#current) {
        row.remove()
        this.#shown.delete(index)
      }
    }
    for (let index = first; index < last; index += 1) this.#drawRow(index)
    if (this.#current >= 0) this.#drawRow(this.#current)
    for (const [index, row] of this.#shown) {
      row.setAttribute('aria-selected', String(index === this.#current))
    }
  }

  #drawRow(index) {
    if (this.#shown.has(index)) return
    const row = rowElement(this.#rowAt(this.#rows[index]), index, this.#rows.length)
    row.style.transform = \`translateY(\${index * this.#rowHeight}px)\`
    this.#shown.set(index, row)
    this.#filler.append(row)
  }
}

function rowElement(row, index, size) {
  return element(
    'div',
    {
      id: \`row-\${index}\`,
      class: 'row',
      role: 'option',
      'data-index': index,
      'aria-posinset': index + 1,
      'aria-setsize': size,
    },
    element('span', { class: \`badge \${row.tone ?? ''}\` }, row.label),
    element(
      'span',
      { class: 'names' },
      element(
        'span',
        { class: 'title', dir: 'auto' },
        element('span', { class: 'suite' }, row.suite),
        row.name,
      ),
      element('span', { class: 'place' }, row.place),
    ),
    element('span', { class: 'counts' }, row.counts),
    element('span', { class: 'time' }, row.ms === undefined ? '' : durationText(row.ms)),
  )
}

/** In CSS pixels; must match the style sheet. */
const [lineWidth, lineHeight, lineMargin, scaleWidth] = [160, 36, 6, 40]

/**
 * One case over the runs of the base branch, oldest first, and this change.
 * @param {object} row
 * @param {{ runs: { label: string, time?: string }[], scorers: string[] }} page
 * @returns {Node | false}
 */
function caseHistory(row, { runs, scorers }) {
  if (runs.length === 0) return false
  return element('section', { class: 'history' }, element('h3', {}, 'History'), ...parts())

  function parts() {
    const before = runs.length - 1
    const base = before === 1 ? 'the base run' : \`all \${countText(before)} base runs\`
    if (row.historyLeftOut) return [quiet('Left out for space: more important cases come first.')]
    if (!row.history) return [quiet(\`Every iteration passed, in \${base} and in this change.\`)]
    const { counts, scores } = row.history
    return [stripOf(counts, runs), scores && scoresTable(scores, runs, scorers)]
  }
}

function quiet(text) {
  return element('p', { class: 'quiet' }, text)
}

/** A box for each run: its counts, its name, and a colour that only repeats what the counts say. */
function stripOf(counts, runs) {
  return element(
    'ol',
    { class: 'strip', role: 'list', 'aria-label': 'Iterations passed, oldest run first' },
    ...runs.map(({ label, time }, index) => {
      const [passed, judged] = counts.slice(2 * index, 2 * index + 2)
      const tone = judged === 0 ? 'none' : passed === judged ? 'good' : passed === 0 ? 'bad' : 'odd'
      const result = judged === 0 ? 'not judged' : \`\${passed}/\${judged}\`
      return element(
        'li',
        { class: tone, title: time === undefined ? label : \`\${label}, \${time}\` },
        element('span', { class: 'result' }, result),
        element('span', { class: 'run', dir: 'auto' }, label),
      )
    }),
  )
}

function scoresTable(scores, runs, scorers) {
  const named = scores.map(([place, ...means]) => ({ name: scorers[place], means }))
  return element(
    'div',
    {},
    element(
      'table',
      {},
      element('caption', {}, 'Mean scores, oldest run first'),
      element(
        'tbody',
        {},
        ...named.map(({ name, means }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row', dir: 'auto' }, name),
            element('td', {}, lineOf(name, means)),
            element('td', { class: 'line-range' }, rangeText(means).replaceAll(' ', '\\u00a0')),
          ),
        ),
      ),
    ),
    element(
      'details',
      {},
      element('summary', {}, "Each run's scores"),
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...['Run', ...named.map(({ name }) => name)].map((text) => element('th', { scope: 'col' }, text)),
          ),
        ),
        element(
          'tbody',
          {},
          ...runs.map(({ label }, index) =>
            element(
              'tr',
              {},
              element('th', { scope: 'row', dir: 'auto' }, label),
              ...named.map(({ means }) => element('td', {}, String(means[index] ?? 'n/a'))),
            ),
          ),
        ),
      ),
    ),
  )
}

function rangeText(means) {
  const known = means.filter((mean) => mean !== null)
  return \`\${known[0]} → \${known.at(-1)}\`
}

function lineOf(name, means) {
  const known = means.filter((mean) => mean !== null)
  const [lowest, highest] = [Math.min(...known), Math.max(...known)]
  // A small wobble stays small: the span is at least a twentieth of the values.
  const span = Math.max(highest - lowest, Math.max(Math.abs(lowest), Math.abs(highest)) / 20) || 1
  const low = lowest - (span - (highest - lowest)) / 2
  const heightOf = (mean) =>
    Math.round(lineHeight - lineMargin - ((mean - low) / span) * (lineHeight - 2 * lineMargin))
  const places = means.flatMap((mean, index) => {
    if (mean === null) return []
    const x = lineMargin + (index * (lineWidth - 2 * lineMargin)) / (means.length - 1)
    return [[Math.round(x), heightOf(mean)]]
  })
  const [x, y] = places.at(-1)
  const label = \`\${name} over \${known.length} runs: \${rangeText(means)}, lowest \${lowest}, highest \${highest}\`
  // Two marks that would touch are one.
  const marks = heightOf(lowest) - heightOf(highest) < 12 ? [highest] : [highest, lowest]
  return drawing(
    'svg',
    {
      class: 'line',
      viewBox: \`0 0 \${lineWidth + scaleWidth} \${lineHeight}\`,
      role: 'img',
      'aria-label': label,
    },
    drawing('polyline', { points: places.map((place) => place.join(',')).join(' ') }),
    drawing('circle', { cx: x, cy: y, r: 3 }),
    ...marks.map((mean) =>
      drawing('text', { x: lineWidth + 2, y: heightOf(mean) + 4, 'aria-hidden': 'true' }, String(mean)),
    ),
  )
}

/**
 * What changed between a passing iteration of the base and the first one of this change: why it fails, what it was
 * asked, both outputs as one text, the tools that were called, and the scores that explain it.
 * @param {object} row
 * @returns {Node | false} false where there is nothing to compare
 */
function caseChange({ before, evidence }) {
  const now = evidence?.[0]
  if (!before || !now || now.outcome === 'passed') return false
  const parts = [outputChange(before, now), toolChange(before, now)].filter(Boolean)
  if (parts.length === 0) return false
  return element(
    'div',
    { class: 'change' },
    ...[
      now.message && element('p', { class: 'message', dir: 'auto' }, now.message),
      now.input && block('Input', now.input),
      ...parts,
      scoreChange(before, now),
    ].filter(Boolean),
  )
}

function outputChange({ output: old }, { output }) {
  if (old === undefined || output === undefined) return false
  if (old === output) return section('Output', element('p', { class: 'quiet' }, 'The same as before.'))
  return diffBlock('Output, before and now', 'Struck through: before. Underlined: now.', old, output)
}

function toolChange({ toolCalls: old = [] }, { toolCalls = [] }) {
  const names = (calls) => calls.map(({ name }) => name)
  const parts = diffLists(names(old), names(toolCalls))
  if (parts.every(({ kind }) => kind === 'same')) return false
  const tags = { same: 'span', gone: 'del', come: 'ins' }
  return section(
    'Tool calls, before and now',
    element(
      'ol',
      { class: 'diff path' },
      ...parts.map(({ kind, text }) => element('li', {}, element(tags[kind], {}, element('code', {}, text)))),
    ),
  )
}

/** Scores below what they need, and those whose judge gives a reason. */
function scoreChange({ scores: old = [] }, { scores = [] }) {
  const telling = scores.filter(
    ({ value, threshold, rationale }) => rationale || (threshold !== undefined && value < threshold),
  )
  if (telling.length === 0) return false
  const lines = telling.map(({ name, value, threshold, rationale }) => {
    const was = old.find((score) => score.name === name)?.value
    const values = \`\${was === undefined ? '' : \`\${was} → \`}\${value ?? 'undecided'}\`
    const needs = threshold === undefined ? '' : \` (needs \${threshold})\`
    return element(
      'li',
      { dir: 'auto' },
      element('strong', {}, name),
      \` \${values}\${needs}\${rationale ? \`: \${rationale}\` : ''}\`,
    )
  })
  return section('Scores, before and now', element('ul', {}, ...lines))
}

/**
 * Everything that is known about one case.
 * @param {object} row
 * @param {object} page what all cases have in common: the prefix of source links, the runs
 * @returns {Node[]}
 */
function caseDetail(row, page) {
  const change = caseChange(row)
  return [
    element('button', { class: 'back', type: 'button' }, '↑ All cases'),
    element('h2', { tabindex: '-1', dir: 'auto' }, row.title),
    element(
      'p',
      { class: 'facts' },
      element('span', { class: \`badge \${row.tone ?? ''}\` }, row.label),
      \` \${row.counts} iterations passed\`,
      ...(row.facts ?? []).map((fact) => \` · \${fact}\`),
      timeChange(row),
    ),
    placeOf(row, page),
    row.slices.length > 0 &&
      element(
        'p',
        { class: 'quiet', dir: 'auto' },
        \`Slices: \${row.slices.map((slice) => page.slices[slice]).join(' · ')}\`,
      ),
    change,
    caseHistory(row, page),
    figuresOf(row),
    ...(row.evidence ?? []).map((evidence, index) => iterationOf(evidence, index === 0 && !change)),
    ...(row.before ? [iterationOf(row.before, false, 'Before, on the base branch: ')] : []),
    !row.evidence && element('p', { class: 'quiet' }, 'No evidence: a plain pass keeps none.'),
  ].filter(Boolean)
}

/** Nothing where both read the same. */
function timeChange({ baseMs, ms }) {
  const [before, now] = [baseMs, ms].map((time) => (time === undefined ? '' : durationText(time)))
  return before !== '' && before !== now && \` · \${before} → \${now}\`
}

function placeOf(row, { source }) {
  const code = row.place && element('code', {}, row.place)
  const place = row.href ? element('a', { href: source + row.href, rel: 'noreferrer' }, code) : code
  return element('p', { class: 'where' }, place, element('a', { href: row.link }, 'Link to this case'))
}

function figuresOf(row) {
  if (!row.figures) return false
  const head = ['Figure', 'Base', 'This change', 'Change']
  return element(
    'table',
    {},
    element('caption', {}, 'Figures per iteration'),
    element('thead', {}, element('tr', {}, ...head.map((text) => element('th', { scope: 'col' }, text)))),
    element(
      'tbody',
      {},
      ...row.figures.map(([name, ...values]) =>
        element(
          'tr',
          {},
          element('th', { scope: 'row' }, name),
          ...values.map((value) => element('td', {}, value.replaceAll(' ', '\\u00a0'))),
        ),
      ),
    ),
  )
}

function iterationOf(evidence, open, prefix = '') {
  const outcome = evidence.infrastructure ? 'lost to infrastructure errors' : evidence.outcome
  const time = evidence.durationMs === undefined ? '' : \`, \${durationText(evidence.durationMs)}\`
  const retried = evidence.flaky ? ', only on a retry' : ''
  return element(
    'details',
    { class: 'iteration', open },
    element('summary', {}, \`\${prefix}iteration \${evidence.ordinal}: \${outcome}\${retried}\${time}\`),
    evidence.message && element('p', { class: 'message', dir: 'auto' }, evidence.message),
    evidence.trace && element('p', {}, element('a', { href: evidence.trace, rel: 'noreferrer' }, 'Trace')),
    ...textsOf(evidence),
    toolCallsOf(evidence.toolCalls),
    scoresOf(evidence.scores),
    evidence.detail && block('Failure', evidence.detail),
  )
}

function textsOf({ input, expected, output }) {
  const shown = [input && block('Input', input)]
  if (expected !== undefined && output !== undefined && expected !== output) {
    shown.push(
      diffBlock(
        'Expected and actual',
        'Struck through: expected but missing. Underlined: present but not expected.',
        expected,
        output,
      ),
    )
  }
  if (expected !== undefined && expected !== output) shown.push(block('Expected', expected))
  if (output !== undefined) shown.push(block(expected === output ? 'Actual, as expected' : 'Actual', output))
  return shown
}

function toolCallsOf(calls) {
  if (!calls || calls.length === 0) return false
  return section(
    'Tool calls',
    element(
      'ol',
      { class: 'calls' },
      ...calls.map(({ name, status, arguments: given }) =>
        element(
          'li',
          {},
          element('code', {}, name),
          status === undefined ? '' : \` \${status}\`,
          given === undefined
            ? undefined
            : element('pre', { tabindex: '0', 'aria-label': 'Arguments' }, given),
        ),
      ),
    ),
  )
}

function scoresOf(scores) {
  if (!scores || scores.length === 0) return false
  return section(
    'Scores',
    element(
      'ul',
      {},
      ...scores.map(({ name, value, rationale }) =>
        element(
          'li',
          { dir: 'auto' },
          \`\${name}: \${value ?? 'undecided'}\${rationale ? \`. \${rationale}\` : ''}\`,
        ),
      ),
    ),
  )
}

const byId = (id) => document.getElementById(id)

const { columns, ...page } = JSON.parse(byId('data').textContent)
const cases = new CaseTable(columns, () => byId('details').textContent)
const all = Uint32Array.from({ length: cases.size }, (_, at) => at)

const detail = byId('detail')
const list = new CaseList(
  byId('cases'),
  (at) => cases.row(at),
  (at, how) => {
    const row = { ...cases.whole(at), link: \`#case-\${at + 1}\` }
    detail.replaceChildren(...caseDetail(row, page))
    detail.scrollTop = 0
    // On a phone the case is below the list.
    if ((how === 'click' || how === 'link') && detail.getBoundingClientRect().top > innerHeight / 2)
      detail.scrollIntoView()
    // Nobody chose the case that a page opens with.
    if (how !== 'opening' && row.link !== location.hash) history.replaceState(null, '', row.link)
  },
)

const orders = {
  name: (a, b) =>
    cases.searched(a) < cases.searched(b) ? -1 : cases.searched(a) > cases.searched(b) ? 1 : 0,
  drop: (a, b) => cases.drop(b) - cases.drop(a),
  slowest: (a, b) => (cases.ms(b) ?? -1) - (cases.ms(a) ?? -1),
}

/** What the controls ask of a case; one test for each that is in use. */
function wanted() {
  const words = byId('search').value.toLowerCase().split(/\\s+/).filter(Boolean)
  const [label, outcome, slice] = ['change', 'outcome', 'slice'].map((id) => byId(id).value)
  return [
    label !== '' && ((at) => cases.kind(at).label === label),
    outcome !== '' && ((at) => cases.kind(at).outcome === outcome),
    slice !== '' && ((at) => cases.slices(at).includes(Number(slice))),
    words.length > 0 && ((at) => words.every((word) => cases.searched(at).includes(word))),
  ].filter(Boolean)
}

function refresh() {
  const tests = wanted()
  const matching = tests.length === 0 ? all : all.filter((at) => tests.every((test) => test(at)))
  const order = orders[byId('order').value]
  const found = order ? matching.toSorted(order) : matching
  list.show(found)
  byId('found').textContent = \`\${countText(found.length)} of \${countText(cases.size)} cases\`
  detail.replaceChildren(
    element(
      'p',
      { class: 'quiet' },
      found.length === 0 ? 'No case matches.' : 'Select a case to see its evidence.',
    ),
  )
}

function addOptions(id, options) {
  byId(id).append(
    ...options.map(({ value, name, count }) => element('option', { value }, \`\${name} (\${countText(count)})\`)),
  )
}

/** Fills the selects with the values that occur and their counts. */
function fillSelects() {
  const counts = new Array(columns.kinds.length).fill(0)
  for (const kind of columns.kind) counts[kind] += 1
  for (const [id, key] of [
    ['change', 'label'],
    ['outcome', 'outcome'],
  ]) {
    const byName = new Map()
    for (const [kind, { [key]: name }] of columns.kinds.entries())
      byName.set(name, (byName.get(name) ?? 0) + counts[kind])
    addOptions(
      id,
      [...byName].map(([name, count]) => ({ value: name, name, count })),
    )
  }
}

/** Slices overlap: a case counts in each of its own. */
function fillSlices() {
  const names = page.slices ?? []
  const counts = names.map(() => 0)
  for (const at of all) for (const slice of cases.slices(at)) counts[slice] += 1
  const order = names.map((_, index) => index).sort((a, b) => (names[a] < names[b] ? -1 : 1))
  addOptions(
    'slice',
    order.map((index) => ({ value: index, name: names[index], count: counts[index] })),
  )
}

function readTheme() {
  try {
    return localStorage.getItem('eval-gate-theme') ?? 'auto'
  } catch {
    return 'auto'
  }
}

function applyTheme(theme) {
  document.documentElement.dataset.theme = theme
  byId('theme').value = theme
  try {
    localStorage.setItem('eval-gate-theme', theme)
  } catch {
    // A page opened from a file may have no storage; the choice then lasts until it is closed.
  }
}

let waiting
byId('search').addEventListener('input', () => {
  clearTimeout(waiting)
  waiting = setTimeout(refresh, 80)
})
for (const id of ['change', 'outcome', 'slice', 'order']) byId(id).addEventListener('change', refresh)
byId('theme').addEventListener('change', (event) => applyTheme(event.target.value))
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return
  event.preventDefault()
  byId('search').focus()
})
byId('cases').addEventListener('keydown', (event) => {
  if (event.key === 'Enter') detail.querySelector('h2')?.focus()
})
detail.addEventListener('click', (event) => {
  if (event.target.closest('.back') === null) return
  byId('browser').scrollIntoView()
  byId('cases').focus()
})
applyTheme(readTheme())
for (const part of document.querySelectorAll('[data-scripted]')) part.hidden = false

/** Shows the case that the address names, else the most important one. */
function openLinked() {
  const linked = Number(/^#case-(\\d{1,9})$/.exec(location.hash)?.[1] ?? 0) - 1
  if (linked >= 0 && linked < cases.size) list.select(linked, 'link')
  else if (cases.size > 0 && cases.kind(0).tone !== undefined) list.select(0, 'opening')
}

addEventListener('hashchange', () => {
  for (const id of ['search', 'change', 'outcome', 'slice']) byId(id).value = ''
  byId('order').value = 'weight'
  refresh()
  openLinked()
})
refresh()
openLinked()
fillSelects()
byId('slices').hidden = page.slices === undefined
// There may be thousands of slices: they come when the first rows are shown.
if (page.slices) requestAnimationFrame(() => setTimeout(fillSlices))
})()
`,longestText=2e4,mostEvidence=4e7;function evidenceOf(of,room,links){let{head,base}=of,kept=head?.evidence??[],compared=require_gate.beforeAfter(of)?.before??base?.evidence?.find(({output})=>output!==void 0);if(room<=0||kept.length===0&&compared===void 0)return{shown:{},size:0};let limits=new Map([...head?.scores??[]].map(([name,{threshold}])=>[name,threshold])),evidence=kept.map(one=>htmlEvidence(one,links,limits)),before=compared===void 0?void 0:htmlEvidence(compared,links),size=JSON.stringify([evidence,before]).length;return size>room?{shown:{},size:0}:{shown:{evidence:evidence.length>0?evidence:void 0,before},size}}function htmlEvidence({location:_,attempts,toolCalls,scores,trace,...evidence},links,limits){let{message,detail,input,output,expected}=evidence;return{...evidence,trace:require_gate.traceUrl(links,trace),message:shownOrNone(require_gate.saidOfAttempts(message,attempts)),detail:shownOrNone(detail),input:shownOrNone(input),output:shownOrNone(output),expected:shownOrNone(expected),toolCalls:toolCalls?.map(call=>({name:require_gate.makeVisibleLine(call.name),status:call.status,arguments:call.arguments===void 0?void 0:shownText(JSON.stringify(call.arguments,null,2))})),scores:scores?.map(({name,value,rationale})=>({name:require_gate.makeVisibleLine(name),value,threshold:limits?.get(name),rationale:shownOrNone(rationale)}))}}function shownOrNone(text){return text===void 0?void 0:shownText(text)}function shownText(text){let cut=text.length>longestText?`${text.slice(0,longestText)}\n(cut)`:text;return require_gate.makeVisible(cut)}const mostHistory=6e6,longestLabel=24;function htmlHistories({report},mostUnits=6e6){let baseRuns=require_gate.baseRunsOf(report);if(baseRuns.length===0)return{runs:{runs:[],scorers:[]},historyOf:()=>({})};let scorers=new Map,shownScorers=[],placeOf=name=>{let known=scorers.get(name);return known===void 0?(scorers.set(name,scorers.size),shownScorers.push(require_gate.makeVisibleLine(name)),scorers.size-1):known},room=mostUnits,historyOf=compared=>{let ownHistory=require_gate.caseHistory(compared,baseRuns);if(require_gate.isSteady(ownHistory)&&ownHistory.scores.length===0)return{};if(room<=0)return{historyLeftOut:!0};let counts=ownHistory.counts.flatMap(({passed,judged})=>[passed,judged]),scores=ownHistory.scores.map(({name,means})=>[placeOf(name),...means.map(rounded)]),history={counts,scores:scores.length>0?scores:void 0};return room-=JSON.stringify(history).length,{history}};return{runs:{runs:[...baseRuns.map(run=>{let{createdAt}=run.info;return{label:require_gate.cutText(require_gate.makeVisibleLine(require_gate.runLabel(run)),24),time:createdAt>0?require_platform.formatTime(createdAt):void 0}}),{label:`this change`}],scorers:shownScorers},historyOf}}function rounded(mean){return mean===null?null:Number(mean.toPrecision(3))}const mostSlices=2e3;var SliceNumbers=class{#numbers=new Map;#lists=new Map;get names(){return this.#numbers.size===0?void 0:[...this.#numbers.keys()].map(name=>require_gate.makeVisibleLine(name))}of({head,base}){let slices=head?.slices??base?.slices;if(slices===void 0)return;let list=this.#lists.get(slices);return list===void 0&&(list=slices.flatMap(slice=>this.#numberOf(slice)??[]),this.#lists.set(slices,list)),list}#numberOf(slice){let known=this.#numbers.get(slice);return known!==void 0||this.#numbers.size>=2e3?known:(this.#numbers.set(slice,this.#numbers.size),this.#numbers.size-1)}};const tones={broken:`bad`,regressed:`bad`,failing:`bad`,newFailures:`bad`,stillFailing:`bad`,accepted:`odd`,uncounted:`odd`,lost:`odd`,noise:`odd`,flaky:`odd`,slower:`odd`,costlier:`odd`,skipped:`odd`,fixed:`good`};function htmlData(view){let{repository,commit}=view.report.links,isLinked=repository!==void 0&&commit!==void 0,{runs,historyOf}=htmlHistories(view),slices=new SliceNumbers,cases=htmlCases(view,historyOf,slices);return{source:isLinked?`${repository}/blob/${commit}/`:``,...runs,slices:slices.names,cases}}function htmlCases(view,historyOf,slices){let{comparison}=view.report,hasBaseline=comparison.baseline!==null,weightOf=new Map(require_gate.groupNames.map((name,index)=>[name,index])),ranked=require_platform.allCases(comparison).map(compared=>({compared,group:require_gate.groupOf(compared,comparison,view.report.verdict.outcome)??costGroup(compared)})).map(one=>({...one,weight:weightOf.get(one.group??``)??require_gate.groupNames.length})).sort((a,b)=>a.weight-b.weight||(b.compared.drop??0)-(a.compared.drop??0)),room=4e7;return ranked.map(({compared,group})=>{let evidence=evidenceOf(compared,room,view.report.links);room-=evidence.size;let label=group===void 0?plainLabel(compared,hasBaseline):require_gate.caseLabels[group],tone=group===void 0?void 0:tones[group];return{...caseRow(compared,group,label,view),tone,slices:slices.of(compared),...historyOf(compared),...evidence.shown}})}function costGroup({slower,costlier}){return slower===!0?`slower`:costlier===!0?`costlier`:void 0}function plainLabel({head,change},hasBaseline){return head===void 0?`Removed`:require_platform.judged(head)===0?head.skipped>0?`Skipped`:`Not run`:hasBaseline?change===`new`?`New`:`Unchanged`:`Passing`}function caseRow(compared,group,label,view){let{head,identity}=compared,{links}=view.report,location=head?.location??(identity.file===void 0?void 0:{file:identity.file}),href=location&&head&&require_gate.locationUrl(links,location),facts=group===void 0?[]:require_gate.caseFacts(compared,group,view,{name:require_gate.makeVisibleLine,text:require_gate.makeVisibleLine,hasScores:!0}),figures=figureRows(compared),ms=require_platform.meanOf(head?.durationMs),hasTimeOnly=figures.length===1&&compared.latencyMs!==void 0&&head?.latencyMs===void 0;return{title:require_gate.makeVisibleLine(view.nameOf(identity)),label,outcome:outcomeOf(head),counts:require_gate.changeText(compared),drop:compared.drop||void 0,place:location&&require_gate.makeVisibleLine(require_gate.locationText(location)),href:href===void 0?void 0:href.slice(`${links.repository}/blob/${links.commit}/`.length),ms:roundedMs(ms),baseMs:hasTimeOnly&&group!==`slower`?roundedMs(compared.latencyMs?.base):void 0,facts:facts.length>0?facts:void 0,figures:figures.length>0&&!hasTimeOnly?figures:void 0}}function roundedMs(ms){if(ms!==void 0)return ms<10?Math.round(ms*100)/100:Math.round(ms)}function outcomeOf(head){return head===void 0?`absent`:require_platform.failures(head)>0?head.passed>0?`passes sometimes`:`fails`:head.passed>0?`passes`:head.lost>0?`lost`:`skipped`}function figureRows(compared){let{scores=[]}=compared,row=(name,metric,format)=>[name,format(metric.base),format(metric.head),require_platform.formatChange(metric.relative)];return[...scores.map(score=>row(require_gate.makeVisibleLine(score.name),score,require_platform.formatNumber)),...require_main.metricNames.flatMap(name=>{let metric=compared[name];return metric===void 0?[]:[row(require_main.metricTitles[name],metric,value=>require_main.formatMetric(name,value))]})]}var Numbered=class{values=[];#numbers=new Map;of(key,value){let known=this.#numbers.get(key);return known===void 0?(this.#numbers.set(key,this.values.length),this.values.push(value)-1):known}};function packData({cases,...page}){let kinds=new Numbered,suites=new Numbered,files=new Numbered,tags=new Numbered;files.of(`
`,[``]);let splitTitles=cases.map(({title})=>splitAfter(title,` › `)),places=cases.map(splitPlace),columns={kind:cases.map(({label,tone,outcome,counts})=>kinds.of(`${label}\n${tone}\n${outcome}\n${counts}`,{label,tone,outcome,counts})),suite:splitTitles.map(([suite])=>suites.of(suite,suite)),name:splitTitles.map(([,name])=>name),file:places.map(({text,href})=>files.of(`${text}\n${href??``}`,href===void 0?[text]:[text,href])),line:places.map(({line})=>line),ms:withoutTail(cases.map(({ms})=>ms??null),ms=>ms===null),baseMs:withoutTail(cases.map(({baseMs})=>baseMs??null),ms=>ms===null),drop:withoutTail(cases.map(({drop=0})=>drop),drop=>drop===0),tag:page.slices&&cases.map(({slices=[]})=>tags.of(slices.join(),slices))};return{data:{...page,columns:{...columns,kinds:kinds.values,suites:suites.values,files:files.values,tags:tags.values}},details:withoutTail(cases.map(detailOf),detail=>detail===void 0)}}function splitAfter(text,separator){let at=text.lastIndexOf(separator),end=at<0?0:at+separator.length;return[text.slice(0,end),text.slice(end)]}function splitPlace({place=``,href}){let line=/:([1-9]\d{0,8})$/.exec(place)?.[1];return line===void 0||href!==void 0&&!href.endsWith(`#L${line}`)?{text:place,href,line:0}:{text:place.slice(0,-line.length-1),href:href?.slice(0,-line.length-2),line:Number(line)}}function withoutTail(values,isEmpty){return values.slice(0,values.findLastIndex(value=>!isEmpty(value))+1)}function detailOf({facts,figures,evidence,before,history,historyLeftOut}){let parts={facts,figures,evidence,before,history,historyLeftOut};return Object.values(parts).some(part=>part!==void 0)?parts:void 0}const shownCases=50,shownEntries=10;function healthHtml(view){let health=require_gate.suiteHealth(view);if(health===void 0)return``;let{runs,flaky,neverPass,alwaysPass}=health;if(flaky.length===0&&neverPass.length===0)return``;let summary=`Over ${require_platform.plural(runs,`base run`)}: ${require_gate.healthTitles(health).join(`, `)}`;return`<details><summary>${require_gate.html(summary)}</summary>${[flakyTable(flaky,view),namesHtml(`Never passed, so they cannot get worse`,neverPass),namesHtml(`Always passed, so they cannot distinguish two versions`,alwaysPass),quarantineHtml(flaky)].join(``)}</details>`}function flakyTable(flaky,{nameOf}){return flaky.length===0?``:`${tableHtml$1(`Cases that both passed and failed`,[`Case`,`Failed`,`Iterations`,`Last in`],flaky.slice(0,50).map(({compared,failed,judged,lastFailure})=>[`<bdi>${require_gate.html(require_gate.makeVisibleLine(nameOf(compared.identity)))}</bdi>`,require_gate.html(require_platform.formatRate(failed/judged)),figureHtml(`${require_platform.formatCount(failed)} of ${require_platform.formatCount(judged)}`),require_gate.html(require_gate.makeVisibleLine(lastFailure))]))}${moreHtml(flaky.length)}`}function namesHtml(what,titles){return titles.length===0?``:`<h3>${what}</h3><ul>${titles.slice(0,50).map(title=>`<li dir="auto">${require_gate.html(require_gate.makeVisibleLine(title))}</li>`).join(``)}</ul>${moreHtml(titles.length)}`}function moreHtml(count){return count>50?`<p class="quiet">and ${require_platform.formatCount(count-50)} more</p>`:``}function quarantineHtml(flaky){if(flaky.length===0)return``;let entries=require_gate.makeVisible(`cases:\n${flaky.slice(0,10).map(require_gate.quarantineEntry).join(`
`)}`);return`<h3>To take the flakiest out of the verdict for a while, in the policy file</h3><pre tabindex="0" aria-label="Policy entries">${require_gate.html(entries)}</pre>`}function helpHtml({help}){if(help===void 0)return``;let{triage,reproductions=[],study}=help;return[triage===void 0?``:detailsHtml(require_gate.triageTitle,`<pre dir="auto">${require_gate.html(triage)}</pre>`),reproductions.length===0?``:`<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${reproductions.map(({caseTitle,sessionId})=>`<li dir="auto">${require_gate.html(caseTitle)}: session ${require_gate.html(sessionId)}</li>`).join(``)}</ul>`,study===void 0?``:detailsHtml(`Study insights`,`<p dir="auto">${require_gate.html(study.name)}${study.insights===void 0?`: not available`:``}</p>${study.insights===void 0?``:`<pre dir="auto">${require_gate.html(study.insights)}</pre>`}`)].filter(Boolean).join(`
`)}function detailsHtml(summary,body){return`<details><summary>${summary}</summary>${body}</details>`}function slicesHtml(comparison){let rows=require_gate.sliceRows(comparison);if(rows.length===0)return``;let lines=rows.map(({name,cases,passed,change,pValue,isWorse})=>[`${isWorse?`<span class="badge bad">worse</span> `:``}<bdi>${require_gate.html(require_gate.makeVisibleLine(name))}</bdi>`,require_gate.html(cases),figureHtml(passed),figureHtml(change||`–`),figureHtml(pValue||`–`)]);return`<details${rows.some(({isWorse})=>isWorse)?` open`:``}><summary>${require_gate.slicesTitle(comparison)}</summary><p class="quiet">${require_gate.html(require_gate.slicesNote(comparison))}</p>${tableHtml$1(`Slices by tags and metadata`,[`Slice`,`Cases`,`Pass rate`,`Change`,`p`],lines)}</details>`}const[width,height,margin,scaleWidth]=[220,56,8,48];function trendsHtml(report){let history=require_gate.suiteHistory(report),trends=[{name:`Pass rate`,values:history.passRates,format:require_platform.formatRate},...history.scores.map(({name,means})=>({name:require_gate.cutText(require_gate.makeVisibleLine(name),60),values:means,format:require_platform.formatNumber}))].filter(({values})=>values.filter(value=>value!==null).length>1);if(trends.length===0)return``;let labels=history.labels.map(label=>require_gate.cutText(require_gate.makeVisibleLine(label),24));return`<section class="trends" aria-label="The last runs"><strong>The last ${require_platform.plural(labels.length-1,`base run`)} and this change</strong><div class="overview">${trends.map(trend=>trendHtml(trend,labels)).join(``)}</div>${tableHtml(trends,labels,history)}</section>`}function trendHtml({name,values,format},labels){let known=values.filter(value=>value!==null),[low,span]=scaleOf(known),heightOf=value=>Math.round(height-margin-(value-low)/span*(height-2*margin)),places=values.flatMap((value,index)=>value===null?[]:[{x:Math.round(margin+index*(width-2*margin)/Math.max(1,values.length-1)),y:heightOf(value),title:`${labels[index]??``}: ${format(value)}`}]),[first=0,last=0]=[known[0],known.at(-1)],words=`from ${format(first)} to ${format(last)} over ${require_platform.plural(known.length,`run`)}`,shown=`${format(first)} → ${format(last)}`,line=places.map(({x,y})=>`${x},${y}`).join(` `),marks=places.map(({x,y,title})=>`<circle cx="${x}" cy="${y}" r="3"><title>${require_gate.html(title)}</title></circle>`),[bottom,top]=[Math.min(...known),Math.max(...known)],scale=(heightOf(bottom)-heightOf(top)<12?[top]:[top,bottom]).map(value=>{let y=heightOf(value);return`<path d="M${margin} ${y}H${width-margin}"/><text x="${width}" y="${y+4}">${require_gate.html(format(value))}</text>`});return`<div class="trend"><strong><bdi>${require_gate.html(name)}</bdi></strong><svg viewBox="0 0 ${width+scaleWidth} ${height}" role="img" aria-label="${require_gate.attribute(`${name} ${words}`)}"><g class="scale" aria-hidden="true">${scale.join(``)}</g><polyline points="${line}"/>${marks.join(``)}</svg><span class="quiet">${require_gate.html(shown)}</span></div>`}function scaleOf(values){let[low,high]=[Math.min(...values),Math.max(...values)],span=Math.max(high-low,Math.max(Math.abs(low),Math.abs(high))/20)||1;return[low-(span-(high-low))/2,span]}function tableHtml(trends,labels,{scorersLeftOut}){let heads=[`Run`,...trends.map(({name})=>name)].map(name=>`<th scope="col">${require_gate.html(name)}</th>`),rows=labels.map((label,index)=>{let cells=trends.map(({values,format})=>{let value=values[index]??null;return`<td>${value===null?`n/a`:require_gate.html(format(value))}</td>`});return`<tr><th scope="row">${require_gate.html(label)}</th>${cells.join(``)}</tr>`}),more=scorersLeftOut===0?``:`<p class="quiet">and ${require_platform.plural(scorersLeftOut,`more score`)}</p>`;return`<details><summary>The last runs as a table</summary><table><caption>The last runs, oldest first</caption><thead><tr>${heads.join(``)}</tr></thead><tbody>${rows.join(``)}</tbody></table>${more}</details>`}const verdictTones={passed:`good`,failed:`bad`,inconclusive:`odd`};function renderHtml(view){let{report}=view,{outcome}=report.verdict,{data,details}=packData(htmlData(view));return`<!doctype html>
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
${[slicesHtml(report.comparison),healthHtml(view),judgementHtml(report),helpHtml(report)].filter(Boolean).join(`
`)}
</section>
</main>
${themeHtml}
<script type="application/json" id="data">${require_gate.scriptJson(data)}<\/script>
<script type="text/plain" id="details">${details.map(detail=>detail===void 0?``:require_gate.scriptJson(detail)).join(`
`)}<\/script>
<script>${reportScript}<\/script>
</body>
</html>
`}function contentPolicy(){let hash=text=>`'sha256-${(0,node_crypto.createHash)(`sha256`).update(text).digest(`base64`)}'`;return[`default-src 'none'`,`style-src ${hash(reportStyle)}`,`script-src ${hash(reportScript)}`,`base-uri 'none'`,`form-action 'none'`].join(`; `)}function headerHtml(view){let{report}=view,{outcome,totals}=report.verdict,sentence=require_gate.plainSentence(view),{first,more,rest}=require_gate.firstDoubts(view),baseline=baselineSentence(report,[sentence??``,...[...first,...rest].map(({why})=>why)]),others=more===void 0?``:`<details><summary>${require_gate.html(more)}</summary>${listHtml(rest.map(({what,why})=>`${what}: ${why}`))}</details>`,sentences=[sentence===void 0?``:`<p class="deciding" dir="auto">${require_gate.html(sentence)}</p>`,listHtml(first.map(({what,why})=>`${what}: ${why}`)),others,`<p class="quiet">${require_gate.html(require_gate.countsLine(totals,require_gate.caseNoun(report.comparison)))}. ${require_gate.html(baseline)} ${linksHtml(report)}</p>`];return`<header>
<h1><span class="badge ${verdictTones[outcome]}">${outcome}</span> <bdi>${require_gate.html(report.suiteName)}</bdi>: ${require_gate.html(require_gate.headline(view))}</h1>
${sentences.filter(Boolean).join(`
`)}
</header>`}function listHtml(lines){return lines.length===0?``:`<ul>${lines.map(line=>`<li dir="auto">${require_gate.html(line)}</li>`).join(``)}</ul>`}function baselineSentence(report,said){let{comparison,head}=report,{createdAt}=head.info,measured=createdAt>0?`Measured ${require_platform.formatTime(createdAt)}.`:``,{baseline}=comparison,compared=baseline===null?require_gate.noBaseline(report):`Compared with ${baseline.description}.`;return(said.includes(compared)?measured:`${measured} ${compared}`).trim()}function linksHtml({links,service}){return[[`Workflow run`,links.workflowRun],...require_gate.serviceLinks(service).map(({name,address})=>[require_gate.html(name),address])].flatMap(([text,address])=>{let target=address===void 0?void 0:require_gate.url(address);return target===void 0?[]:[`<a href="${require_gate.attribute(target)}" rel="noreferrer">${text}</a>`]}).join(` `)}function figuresHtml(report){let figures=require_gate.metricRows(report),isCompared=figures.some(({base})=>base!==void 0);return tableHtml$1(`Figures of the suite`,isCompared?[`Figure`,`Base`,`This change`,`Change`]:[`Figure`,`This change`],figures.map(({name,base=`n/a`,head,change=`n/a`})=>[require_gate.html(name),...(isCompared?[base,head,change]:[head]).map(figureHtml)]))}function judgementHtml(report){let{verdict,policy,comparison,files,notices}=report,blocks=[[`Policy`,policy],[`Confidence`,require_gate.suiteSentences(comparison)],[`Rules`,verdict.reasons.map(({status,rule,message})=>`${status}, ${rule}: ${message}`)],[`Eval service`,require_gate.serviceDifference(report)],[`Reports`,files.map(({path,error,foreign})=>[path,error??foreign].filter(Boolean).join(`: `))],[`Notices`,notices]].flatMap(([title,lines])=>lines.length===0?[]:[`<h2>${title}</h2>${listHtml(lines)}`]);return blocks.length===0?``:`<details><summary>How this was judged</summary>${blocks.join(`
`)}</details>`}const browserHtml=`<section id="browser" aria-label="Cases" data-scripted hidden>
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
</section>`,themeHtml=`<footer data-scripted hidden><label class="theme">Theme<select id="theme"><option value="auto">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label></footer>`;exports.renderHtml=renderHtml;