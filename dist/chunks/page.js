const require_gate=require("./gate.js"),require_main=require("./main.js"),require_platform=require("./platform.js"),reportStyle=`:root {
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
  content: "\u2192 ";
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
  return \`\${known[0]} \u2192 \${known.at(-1)}\`
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
    const values = \`\${was === undefined ? '' : \`\${was} \u2192 \`}\${value ?? 'undecided'}\`
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
    element('button', { class: 'back', type: 'button' }, '\u2191 All cases'),
    element('h2', { tabindex: '-1', dir: 'auto' }, row.title),
    element(
      'p',
      { class: 'facts' },
      element('span', { class: \`badge \${row.tone ?? ''}\` }, row.label),
      \` \${row.counts}\${/\\d\\/\\d+$/.test(row.counts) ? ' iterations passed' : ''}\`,
      ...(row.facts ?? []).map((fact) => \` \u00b7 \${fact}\`),
      timeChange(row),
    ),
    placeOf(row, page),
    row.slices.length > 0 &&
      element(
        'p',
        { class: 'quiet', dir: 'auto' },
        \`Slices: \${row.slices.map((slice) => page.slices[slice]).join(' \u00b7 ')}\`,
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
  return before !== '' && before !== now && \` \u00b7 \${before} \u2192 \${now}\`
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
  byId('found').textContent = \`\${countText(found.length)} of \${countText(cases.size)} \${page.noun}s\`
  detail.replaceChildren(
    element(
      'p',
      { class: 'quiet' },
      found.length === 0 ? \`No \${page.noun} matches.\` : \`Select a \${page.noun} to see its evidence.\`,
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
`,longestText=2e4,mostEvidence=4e7;function evidenceOf(e,t,n){let{head:r,base:i}=e,a=r?.evidence??[],o=require_gate.beforeAfter(e)?.before??i?.evidence?.find(({output:e})=>e!==void 0);if(t<=0||a.length===0&&o===void 0)return{shown:{},size:0};let s=new Map([...r?.scores??[]].map(([e,{threshold:t}])=>[e,t])),c=a.map(e=>htmlEvidence(e,n,s)),l=o===void 0?void 0:htmlEvidence(o,n),u=JSON.stringify([c,l]).length;return u>t?{shown:{},size:0}:{shown:{evidence:c.length>0?c:void 0,before:l},size:u}}function htmlEvidence({location:e,attempts:t,toolCalls:n,scores:r,trace:i,...a},o,s){let{message:c,detail:l,input:u,output:d,expected:f}=a;return{...a,trace:require_gate.traceUrl(o,i),message:shownOrNone(require_gate.saidOfAttempts(c,t)),detail:shownOrNone(l),input:shownOrNone(u),output:shownOrNone(d),expected:shownOrNone(f),toolCalls:n?.map(e=>({name:require_gate.makeVisibleLine(e.name),status:e.status,arguments:e.arguments===void 0?void 0:shownText(JSON.stringify(e.arguments,null,2))})),scores:r?.map(({name:e,value:t,rationale:n})=>({name:require_gate.makeVisibleLine(e),value:t,threshold:s?.get(e),rationale:shownOrNone(n)}))}}function shownOrNone(e){return e===void 0?void 0:shownText(e)}function shownText(e){let t=e.length>longestText?`${e.slice(0,longestText)}\n(cut)`:e;return require_gate.makeVisible(t)}const mostHistory=6e6,longestLabel=24;function htmlHistories({report:e},t=6e6){let n=require_gate.baseRunsOf(e);if(n.length===0)return{runs:{runs:[],scorers:[]},historyOf:()=>({})};let r=new Map,i=[],placeOf=e=>{let t=r.get(e);return t===void 0?(r.set(e,r.size),i.push(require_gate.makeVisibleLine(e)),r.size-1):t},a=t,historyOf=e=>{let t=require_gate.caseHistory(e,n);if(require_gate.isSteady(t)&&t.scores.length===0)return{};if(a<=0)return{historyLeftOut:!0};let r=t.counts.flatMap(({passed:e,judged:t})=>[e,t]),i=t.scores.map(({name:e,means:t})=>[placeOf(e),...t.map(rounded)]),o={counts:r,scores:i.length>0?i:void 0};return a-=JSON.stringify(o).length,{history:o}};return{runs:{runs:[...n.map(e=>{let{createdAt:t}=e.info;return{label:require_gate.cutText(require_gate.makeVisibleLine(require_gate.runLabel(e)),24),time:t>0?require_main.formatTime(t):void 0}}),{label:`this change`}],scorers:i},historyOf}}function rounded(e){return e===null?null:Number(e.toPrecision(3))}const mostSlices=2e3;var SliceNumbers=class{#e=new Map;#t=new Map;get names(){return this.#e.size===0?void 0:[...this.#e.keys()].map(e=>require_gate.makeVisibleLine(e))}of({head:e,base:t}){let n=e?.slices??t?.slices;if(n===void 0)return;let r=this.#t.get(n);return r===void 0&&(r=n.flatMap(e=>this.#n(e)??[]),this.#t.set(n,r)),r}#n(e){let t=this.#e.get(e);return t!==void 0||this.#e.size>=2e3?t:(this.#e.set(e,this.#e.size),this.#e.size-1)}};const tones={broken:`bad`,regressed:`bad`,failing:`bad`,newFailures:`bad`,stillFailing:`bad`,accepted:`odd`,uncounted:`odd`,lost:`odd`,noise:`odd`,flaky:`odd`,slower:`odd`,costlier:`odd`,skipped:`odd`,fixed:`good`};function htmlData(e){let{repository:t,commit:n}=e.report.links,r=t!==void 0&&n!==void 0,{runs:i,historyOf:a}=htmlHistories(e),o=new SliceNumbers,s=htmlCases(e,a,o);return{noun:e.noun,source:r?`${t}/blob/${n}/`:``,...i,slices:o.names,cases:s}}function htmlCases(e,t,n){let{comparison:r}=e.report,i=r.baseline!==null,a=new Map(require_gate.groupNames.map((e,t)=>[e,t])),o=require_platform.allCases(r).map(t=>({compared:t,group:require_gate.groupOf(t,r,e.report.verdict.outcome)??costGroup(t)})).map(e=>({...e,weight:a.get(e.group??``)??require_gate.groupNames.length})).sort((e,t)=>e.weight-t.weight||(t.compared.drop??0)-(e.compared.drop??0)),s=new Set(e.broken.flatMap(e=>e.gone)),c=4e7;return o.map(({compared:r,group:a})=>{let o=evidenceOf(r,c,e.report.links);c-=o.size;let l=s.has(r)?require_gate.caseLabels.broken:a===void 0?plainLabel(r,i):require_gate.caseLabels[a],u=a===void 0?void 0:tones[a];return{...caseRow(r,a,l,e),tone:u,slices:n.of(r),...t(r),...o.shown}})}function costGroup({slower:e,costlier:t}){return e===!0?`slower`:t===!0?`costlier`:void 0}function plainLabel({head:e,change:t},n){return e===void 0?`Removed`:require_gate.judged(e)===0?e.skipped>0?`Skipped`:`Not run`:n?t===`new`?`New`:`Unchanged`:`Passing`}function caseRow(e,t,n,r){let{head:i,identity:a}=e,{links:o}=r.report,s=i?.location??(a.file===void 0?void 0:{file:a.file}),c=s&&i&&require_gate.locationUrl(o,s),l=t===void 0?[]:require_gate.caseFacts(e,t,r,{name:require_gate.makeVisibleLine,text:require_gate.makeVisibleLine,hasScores:!0}),u=figureRows(e),d=require_platform.meanOf(i?.durationMs),f=u.length===1&&e.latencyMs!==void 0&&i?.latencyMs===void 0;return{title:require_gate.makeVisibleLine(r.nameOf(a)),label:n,outcome:outcomeOf(i),counts:require_gate.changeText(e,r.noun),drop:e.drop||void 0,place:s&&require_gate.makeVisibleLine(require_gate.locationText(s)),href:c===void 0?void 0:c.slice(`${o.repository}/blob/${o.commit}/`.length),ms:roundedMs(d),baseMs:f&&t!==`slower`?roundedMs(e.latencyMs?.base):void 0,facts:l.length>0?l:void 0,figures:u.length>0&&!f?u:void 0}}function roundedMs(e){if(e!==void 0)return e<10?Math.round(e*100)/100:Math.round(e)}function outcomeOf(e){return e===void 0?`absent`:require_gate.failures(e)>0?e.passed>0?`passes sometimes`:`fails`:e.passed>0?`passes`:e.lost>0?`lost`:`skipped`}function figureRows(e){let{scores:t=[]}=e,row=(e,t,n)=>[e,n(t.base),n(t.head),require_main.formatChange(t.relative)];return[...t.map(e=>row(require_gate.makeVisibleLine(e.name),e,require_main.formatNumber)),...require_main.metricNames.flatMap(t=>{let n=e[t];return n===void 0?[]:[row(require_main.metricTitles[t],n,e=>require_main.formatMetric(t,e))]})]}var Numbered=class{values=[];#e=new Map;of(e,t){let n=this.#e.get(e);return n===void 0?(this.#e.set(e,this.values.length),this.values.push(t)-1):n}};function packData({cases:e,...t}){let n=new Numbered,r=new Numbered,i=new Numbered,a=new Numbered;i.of(`
`,[``]);let o=e.map(({title:e})=>splitAfter(e,` \u203a `)),s=e.map(splitPlace),c={kind:e.map(({label:e,tone:t,outcome:r,counts:i})=>n.of(`${e}\n${t}\n${r}\n${i}`,{label:e,tone:t,outcome:r,counts:i})),suite:o.map(([e])=>r.of(e,e)),name:o.map(([,e])=>e),file:s.map(({text:e,href:t})=>i.of(`${e}\n${t??``}`,t===void 0?[e]:[e,t])),line:s.map(({line:e})=>e),ms:withoutTail(e.map(({ms:e})=>e??null),e=>e===null),baseMs:withoutTail(e.map(({baseMs:e})=>e??null),e=>e===null),drop:withoutTail(e.map(({drop:e=0})=>e),e=>e===0),tag:t.slices&&e.map(({slices:e=[]})=>a.of(e.join(),e))};return{data:{...t,columns:{...c,kinds:n.values,suites:r.values,files:i.values,tags:a.values}},details:withoutTail(e.map(detailOf),e=>e===void 0)}}function splitAfter(e,t){let n=e.lastIndexOf(t),r=n<0?0:n+t.length;return[e.slice(0,r),e.slice(r)]}function splitPlace({place:e=``,href:t}){let n=/:([1-9]\d{0,8})$/.exec(e)?.[1];return n===void 0||t!==void 0&&!t.endsWith(`#L${n}`)?{text:e,href:t,line:0}:{text:e.slice(0,-n.length-1),href:t?.slice(0,-n.length-2),line:Number(n)}}function withoutTail(e,t){return e.slice(0,e.findLastIndex(e=>!t(e))+1)}function detailOf({facts:e,figures:t,evidence:n,before:r,history:i,historyLeftOut:a}){let o={facts:e,figures:t,evidence:n,before:r,history:i,historyLeftOut:a};return Object.values(o).some(e=>e!==void 0)?o:void 0}function tableHtml$1(e,t,n){let r=t.map(e=>`<th scope="col">${require_gate.html(e)}</th>`).join(``),i=n.map(([e,...t])=>`<tr><th scope="row">${e}</th>${t.map(e=>`<td>${e}</td>`).join(``)}</tr>`);return`<table><caption>${require_gate.html(e)}</caption><thead><tr>${r}</tr></thead><tbody>${i.join(``)}</tbody></table>`}function figureHtml(e){let[,t=e,n]=/^(.*?) (\(.*\))$/.exec(e)??[],r=require_gate.html(t.replaceAll(/(?<![/\u2192,]) /g,`\xA0`));return n===void 0?r:`${r} <span class="remark">${require_gate.html(n)}</span>`}function armsHtml(e){let t=require_gate.armsTable(e);if(t===void 0)return``;let n={best:`good`,worse:`bad`},r=t.rows.map(({name:e,mark:t,cells:r})=>[`${t===`best`||t===`worse`?`<span class="badge ${n[t]}">${t}</span> `:``}<bdi>${require_gate.html(require_gate.makeVisibleLine(e))}</bdi>`,...r.map(figureHtml)]),i=tableHtml$1(`The variants of this run against each other`,[`Variant`,...t.columns],r);return`<section aria-label="Comparison of variants">${t.lead===void 0?``:`<p dir="auto">${require_gate.html(t.lead)}</p>`}${i}<p class="quiet">${require_gate.html(t.note)}</p></section>`}function slicesHtml(e){let t=require_gate.sliceRows(e);if(t.length===0)return``;let n=t.map(({name:e,cases:t,passed:n,change:r,pValue:i,isWorse:a})=>[`${a?`<span class="badge bad">worse</span> `:``}<bdi>${require_gate.html(require_gate.makeVisibleLine(e))}</bdi>`,require_gate.html(t),figureHtml(n),figureHtml(r||`\u2013`),figureHtml(i||`\u2013`)]);return`<details${t.some(({isWorse:e})=>e)?` open`:``}><summary>${require_gate.slicesTitle(e)}</summary><p class="quiet">${require_gate.html(require_gate.slicesNote(e))}</p>${tableHtml$1(`Slices by tags and metadata`,[`Slice`,`Cases`,`Pass rate`,`Change`,`p`],n)}</details>`}const shownCases=50,shownEntries=10;function healthHtml(e){let t=require_gate.suiteHealth(e);if(t===void 0)return``;let{runs:n,flaky:r,neverPass:i,alwaysPass:a}=t;if(r.length===0&&i.length===0)return``;let o=`Over ${require_main.plural(n,`base run`)}: ${require_gate.healthTitles(t).join(`, `)}`;return`<details><summary>${require_gate.html(o)}</summary>${[flakyTable(r,e),namesHtml(`Never passed, so they cannot get worse`,i),namesHtml(`Always passed, so they cannot distinguish two versions`,a),quarantineHtml(r)].join(``)}</details>`}function flakyTable(e,{nameOf:t}){return e.length===0?``:`${tableHtml$1(`Cases that both passed and failed`,[`Case`,`Failed`,`Iterations`,`Last in`],e.slice(0,50).map(({compared:e,failed:n,judged:r,lastFailure:i})=>[`<bdi>${require_gate.html(require_gate.makeVisibleLine(t(e.identity)))}</bdi>`,require_gate.html(require_main.formatRate(n/r)),figureHtml(`${require_main.formatCount(n)} of ${require_main.formatCount(r)}`),require_gate.html(require_gate.makeVisibleLine(i))]))}${moreHtml(e.length)}`}function namesHtml(e,t){return t.length===0?``:`<h3>${e}</h3><ul>${t.slice(0,50).map(e=>`<li dir="auto">${require_gate.html(require_gate.makeVisibleLine(e))}</li>`).join(``)}</ul>${moreHtml(t.length)}`}function moreHtml(e){return e>50?`<p class="quiet">and ${require_main.formatCount(e-50)} more</p>`:``}function quarantineHtml(e){let t=e.filter(({isProposed:e})=>e);if(t.length===0)return``;let n=require_gate.makeVisible(`cases:\n${t.slice(0,10).map(require_gate.quarantineEntry).join(`
`)}`);return`<h3>To take the flakiest out of the verdict for a while, in the policy file</h3><pre tabindex="0" aria-label="Policy entries">${require_gate.html(n)}</pre>`}function helpHtml({help:e}){if(e===void 0)return``;let{triage:t,reproductions:n=[],study:r}=e;return[t===void 0?``:detailsHtml(require_gate.triageTitle,`<pre dir="auto">${require_gate.html(t)}</pre>`),n.length===0?``:`<p>Read-only browser sessions for reproducing failures, open in the eval service:</p><ul>${n.map(({caseTitle:e,sessionId:t})=>`<li dir="auto">${require_gate.html(e)}: session ${require_gate.html(t)}</li>`).join(``)}</ul>`,r===void 0?``:detailsHtml(`Study insights`,`<p dir="auto">${require_gate.html(r.name)}${r.insights===void 0?`: not available`:``}</p>${r.insights===void 0?``:`<pre dir="auto">${require_gate.html(r.insights)}</pre>`}`)].filter(Boolean).join(`
`)}function detailsHtml(e,t){return`<details><summary>${e}</summary>${t}</details>`}const[width,height,margin,scaleWidth]=[220,56,8,48];function trendsHtml(e){if(e.comparison.suite?.of===`tests`)return``;let t=require_gate.suiteHistory(e),n=[{name:`Pass rate`,values:t.passRates,format:require_main.formatRate},...t.scores.map(({name:e,means:t})=>({name:require_gate.cutText(require_gate.makeVisibleLine(e),60),values:t,format:require_main.formatNumber}))].filter(({values:e})=>e.filter(e=>e!==null).length>1);if(n.length===0)return``;let r=t.labels.map(e=>require_gate.cutText(require_gate.makeVisibleLine(e),24));return`<section class="trends" aria-label="The last runs"><strong>The last ${require_main.plural(r.length-1,`base run`)} and this change</strong><div class="overview">${n.map(e=>trendHtml(e,r)).join(``)}</div>${tableHtml(n,r,t)}</section>`}function trendHtml({name:e,values:t,format:n},r){let i=t.filter(e=>e!==null),[a,o]=scaleOf(i),heightOf=e=>Math.round(height-margin-(e-a)/o*(height-2*margin)),s=t.flatMap((e,i)=>e===null?[]:[{x:Math.round(margin+i*(width-2*margin)/Math.max(1,t.length-1)),y:heightOf(e),title:`${r[i]??``}: ${n(e)}`}]),[c=0,l=0]=[i[0],i.at(-1)],u=`from ${n(c)} to ${n(l)} over ${require_main.plural(i.length,`run`)}`,d=`${n(c)} \u2192 ${n(l)}`,f=s.map(({x:e,y:t})=>`${e},${t}`).join(` `),p=s.map(({x:e,y:t,title:n})=>`<circle cx="${e}" cy="${t}" r="3"><title>${require_gate.html(n)}</title></circle>`),[m,h]=[Math.min(...i),Math.max(...i)],g=(heightOf(m)-heightOf(h)<12?[h]:[h,m]).map(e=>{let t=heightOf(e);return`<path d="M${margin} ${t}H${width-margin}"/><text x="${width}" y="${t+4}">${require_gate.html(n(e))}</text>`});return`<div class="trend"><strong><bdi>${require_gate.html(e)}</bdi></strong><svg viewBox="0 0 ${width+scaleWidth} ${height}" role="img" aria-label="${require_gate.attribute(`${e} ${u}`)}"><g class="scale" aria-hidden="true">${g.join(``)}</g><polyline points="${f}"/>${p.join(``)}</svg><span class="quiet">${require_gate.html(d)}</span></div>`}function scaleOf(e){let[t,n]=[Math.min(...e),Math.max(...e)],r=Math.max(n-t,Math.max(Math.abs(t),Math.abs(n))/20)||1;return[t-(r-(n-t))/2,r]}function tableHtml(e,t,{scorersLeftOut:n}){let r=[`Run`,...e.map(({name:e})=>e)].map(e=>`<th scope="col">${require_gate.html(e)}</th>`),i=t.map((t,n)=>{let r=e.map(({values:e,format:t})=>{let r=e[n]??null;return`<td>${r===null?`n/a`:require_gate.html(t(r))}</td>`});return`<tr><th scope="row">${require_gate.html(t)}</th>${r.join(``)}</tr>`}),a=n===0?``:`<p class="quiet">and ${require_main.plural(n,`more score`)}</p>`;return`<details><summary>The last runs as a table</summary><table><caption>The last runs, oldest first</caption><thead><tr>${r.join(``)}</tr></thead><tbody>${i.join(``)}</tbody></table>${a}</details>`}const verdictTones={passed:`good`,failed:`bad`,inconclusive:`odd`};function renderHtml(e){let{report:t}=e,{outcome:n}=t.verdict,{data:r,details:i}=packData(htmlData(e));return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${require_gate.attribute(contentPolicy())}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${require_gate.html(t.suiteName)}: ${n}</title>
<style>${reportStyle}</style>
</head>
<body>
${headerHtml(e)}
<main>
${armsHtml(t)}${browserHtml}
<noscript><p>The list of cases needs JavaScript. The verdict and the figures work without it.</p></noscript>
<section class="about" aria-label="The suite">
<div class="overview">
${figuresHtml(t)}
${trendsHtml(t)}
</div>
${[slicesHtml(t.comparison),healthHtml(e),judgementHtml(t),helpHtml(t)].filter(Boolean).join(`
`)}
</section>
</main>
${themeHtml}
<script type="application/json" id="data">${require_gate.scriptJson(r)}<\/script>
<script type="text/plain" id="details">${i.map(e=>e===void 0?``:require_gate.scriptJson(e)).join(`
`)}<\/script>
<script>${reportScript}<\/script>
</body>
</html>
`}function contentPolicy(){let hash=e=>`'sha256-${(0,require("node:crypto").createHash)(`sha256`).update(e).digest(`base64`)}'`;return[`default-src 'none'`,`style-src ${hash(reportStyle)}`,`script-src ${hash(reportScript)}`,`base-uri 'none'`,`form-action 'none'`].join(`; `)}function headerHtml(e){let{report:t}=e,{outcome:n}=t.verdict,r=require_gate.plainSentence(e),{first:i,more:a,rest:o}=require_gate.firstDoubts(e),s=baselineSentence(t,[r??``,...[...i,...o].map(({why:e})=>e)]),c=a===void 0?``:`<details><summary>${require_gate.html(a)}</summary>${listHtml(o.map(({what:e,why:t})=>`${e}: ${t}`))}</details>`,l=[r===void 0?``:`<p class="deciding" dir="auto">${require_gate.html(r)}</p>`,listHtml(i.map(({what:e,why:t})=>`${e}: ${t}`)),c,`<p class="quiet">${require_gate.html(require_gate.countsLine(e))}. ${require_gate.html(s)} ${linksHtml(t)}</p>`];return`<header>
<h1><span class="badge ${verdictTones[n]}">${n}</span> <bdi>${require_gate.html(t.suiteName)}</bdi>: ${require_gate.html(require_gate.headline(e))}</h1>
${l.filter(Boolean).join(`
`)}
</header>`}function listHtml(e){return e.length===0?``:`<ul>${e.map(e=>`<li dir="auto">${require_gate.html(e)}</li>`).join(``)}</ul>`}function baselineSentence(e,t){let{comparison:n,head:r}=e,{createdAt:i}=r.info,a=i>0?`Measured ${require_main.formatTime(i)}.`:``,{baseline:o}=n,s=o===null?require_gate.noBaseline(e):`Compared with ${o.description}.`;return(t.includes(s)?a:`${a} ${s}`).trim()}function linksHtml({links:e,service:t}){return[[`Workflow run`,e.workflowRun],...require_gate.serviceLinks(t).map(({name:e,address:t})=>[require_gate.html(e),t])].flatMap(([e,t])=>{let n=t===void 0?void 0:require_gate.url(t);return n===void 0?[]:[`<a href="${require_gate.attribute(n)}" rel="noreferrer">${e}</a>`]}).join(` `)}function figuresHtml(e){let t=require_gate.metricRows(e).filter(require_gate.isNews);if(t.length===0)return``;let n=t.some(({base:e})=>e!==void 0);return tableHtml$1(`Figures of the suite`,n?[`Figure`,`Base`,`This change`,`Change`]:[`Figure`,`This change`],t.map(({name:e,base:t=`n/a`,head:r,change:i=`n/a`})=>[require_gate.html(e),...(n?[t,r,i]:[r]).map(figureHtml)]))}function judgementHtml(e){let{verdict:t,policy:n,comparison:r,files:i,notices:a}=e,o=[[`Policy`,n],[`Confidence`,require_gate.suiteSentences(r)],[`Rules`,t.reasons.map(({status:e,rule:t,message:n})=>`${e}, ${t}: ${n}`)],[`Eval service`,require_gate.serviceDifference(e)],[`Reports`,i.map(({path:e,error:t,foreign:n})=>[e,t??n].filter(Boolean).join(`: `))],[`Notices`,a]].flatMap(([e,t])=>t.length===0?[]:[`<h2>${e}</h2>${listHtml(t)}`]);return o.length===0?``:`<details><summary>How this was judged</summary>${o.join(`
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