const e=require("./platform.js"),t=require("./gate.js"),n=require("./main.js");let r;const require_details=()=>r??=require("./details.js");let i;const require_failures=()=>i??=require("./failures.js"),a=`:root {
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
.plots figure {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  max-width: 600px;
  margin: 4px 0 12px;
}
.plots figcaption {
  flex: 1 1 100%;
  font-weight: 600;
}
.plots figcaption .quiet {
  font-weight: 400;
}
.histogram {
  width: 319px;
}
.points {
  width: 234px;
  overflow: visible;
}
.plots svg {
  max-width: 100%;
}
.plots path {
  fill: none;
  stroke: var(--line);
}
.plots .same {
  stroke: var(--quiet);
  stroke-dasharray: 2 3;
}
.plots rect.before {
  fill: var(--quiet);
}
.plots rect.now {
  fill: var(--link);
}
.plots circle {
  fill: var(--quiet);
  fill-opacity: 0.7;
}
.plots circle.bad {
  fill: var(--bad);
}
.plots circle.good {
  fill: var(--good);
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
.tools,
#controls > div {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: end;
}
.tools {
  padding: 8px 0;
}
@media (min-width: 901px) {
  #controls > summary {
    display: none;
  }
  /* It has a label. */
  #search::placeholder {
    color: transparent;
  }
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
.row.head,
.row.more {
  grid-template: none / minmax(0, 1fr) auto;
}
.row.head {
  background: var(--raised);
  font-weight: 600;
}
.row.more {
  color: var(--link);
}
.grouped .row:not(.head) {
  padding-left: 28px;
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
  .row.head,
  .row.more {
    grid-template: "names counts" / minmax(0, 1fr) auto;
  }
  .row.head .title,
  .row.more .title {
    grid-area: names;
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
  /* The cases come before the table of variants. */
  main {
    display: flex;
    flex-direction: column;
    padding-top: 2px;
  }
  h1 {
    font-size: 18px;
  }
  .tools {
    position: relative;
    display: block;
    padding: 4px 0;
  }
  .arms {
    order: 1;
    margin-top: 16px;
  }
  .about {
    order: 2;
  }
  .search > span {
    position: absolute;
    clip-path: inset(50%);
  }
  #search {
    width: 100%;
  }
  #controls {
    margin: 4px 0;
  }
  #controls > summary {
    padding: 4px 0;
  }
  #controls > div {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 6px 8px;
  }
  .tools select {
    width: 100%;
  }
  #found {
    position: absolute;
    right: 0;
    top: 44px;
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
  /* The name of a figure has a line of its own, so that all its values fit. */
  .figures :is(caption, thead, tbody) {
    display: block;
  }
  .figures tr {
    display: grid;
    grid-template-columns: 2fr 2fr 3fr;
    border-bottom: 1px solid var(--line);
  }
  .figures :is(th, td) {
    border: 0;
  }
  .figures th:first-child {
    grid-column: 1 / -1;
  }
  .figures thead th:first-child {
    height: 0;
    padding: 0;
    overflow: hidden;
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
.arms {
  overflow-x: auto;
}
.trends {
  min-width: 0;
  max-width: 100%;
}
`,o=`(() => {
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
  if (ms < 0.995) return \`\${Number(ms.toFixed(2))} ms\`
  if (ms < 9.95) return \`\${Number(ms.toFixed(1))} ms\`
  if (ms < 999.5) return \`\${ms.toFixed(0)} ms\`
  if (ms < 59_950) return \`\${Number((ms / 1000).toPrecision(3))} s\`
  const seconds = Math.round(ms / 1000)
  const minutes = Math.round(ms / 60_000)
  if (seconds < 3600) return pairText(seconds, 'min', 's')
  return pairText(minutes, 'h', 'min')
}

/** A time in a unit, of which 60 are one of the larger unit. */
function pairText(count, largeUnit, unit) {
  const large = \`\${countText(Math.floor(count / 60))} \${largeUnit}\`
  if (count % 60 === 0) return large
  return \`\${large} \${count % 60} \${unit}\`
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

  /** Number of its message; 0 without one. */
  message(at) {
    return this.#columns.message[at] ?? 0
  }

  messageText(number) {
    return this.#columns.messages[number]
  }

  /** Number of its file; 0 without one. */
  file(at) {
    return this.#columns.file[at]
  }

  fileText(number) {
    return this.#columns.files[number][0]
  }

  /** Positions of its slices. */
  slices(at) {
    const { tag, tags } = this.#columns
    if (tag === undefined) return []
    return tags[tag[at]]
  }

  /** What a search looks at, made for all cases by the first search. */
  searched(at) {
    this.#searched ??= this.#columns.name.map((_, index) =>
      \`\${this.title(index)}\\n\${this.place(index)}\`.toLowerCase(),
    )
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
      if (end < 0) return text
      return text.slice(0, end)
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
   * @param {(item: number | object) => object} rowAt what a row shows
   * @param {(item: number | object, how: 'opening' | 'link' | 'click' | 'key') => void} onSelect
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

  /** The current row and its item; none: -1. */
  get current() {
    return { index: this.#current, item: this.#rows[this.#current] }
  }

  /** Replaces the rows, given as the numbers of their cases or as rows of groups. */
  show(rows) {
    this.#rows = rows
    this.#current = -1
    for (const row of this.#shown.values()) row.remove()
    this.#shown.clear()
    this.#filler.style.height = \`\${rows.length * this.#rowHeight}px\`
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
  const attributes = {
    id: \`row-\${index}\`,
    class: \`row \${row.kind ?? ''}\`,
    role: 'option',
    'data-index': index,
    'aria-posinset': index + 1,
    'aria-setsize': size,
  }
  if (row.kind) {
    return element(
      'div',
      attributes,
      element('span', { class: 'title', dir: 'auto' }, row.name),
      element('span', { class: 'counts' }, row.counts),
    )
  }
  return element(
    'div',
    attributes,
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

/** Members of a group that are shown before the rest is asked for. */
const shownMembers = 3
/** Lines of what the members of a group have besides. */
const shownLines = 20

/**
 * The rows of a list in groups: a head, the first members as the numbers of their cases, and a row for the rest.
 * Groups of one case come together at the end. Empty where the cases have nothing to group by.
 * @param {Iterable<number>} found
 * @param {{ key: (at: number) => number, name: (key: number) => string, single: string, none: string }} by
 *   the key is 0 for a case without one
 * @param {{ open: Set<string | number>, weigh: (at: number) => number, isSorted: boolean }} options
 *   groups shown whole; groups keep their order where the reader has sorted the cases
 */
function groupCases(found, by, { open, weigh, isSorted }) {
  const byKey = Map.groupBy(found, by.key)
  const none = byKey.get(0) ?? []
  byKey.delete(0)
  if (byKey.size === 0) return []
  const several = [...byKey].filter(([, cases]) => cases.length > 1)
  const single = [...byKey].flatMap(([, cases]) => (cases.length > 1 ? [] : cases))
  const named = several.map(([key, cases]) => ({
    key,
    name: by.name(key),
    cases,
    weight: cases.reduce((sum, at) => sum + weigh(at), 0),
  }))
  if (!isSorted) named.sort((a, b) => b.weight - a.weight)
  const others = [
    { key: 'single', name: by.single, cases: single },
    { key: 'none', name: by.none, cases: none },
  ]
  return [...named, ...others.filter(({ cases }) => cases.length > 0)].flatMap((group) => {
    const isWhole = open.has(group.key) || group.cases.length <= shownMembers + 1
    if (isWhole) return [{ group }, ...group.cases]
    return [
      { group },
      ...group.cases.slice(0, shownMembers),
      { group, rest: group.cases.length - shownMembers },
    ]
  })
}

/** The row of a head, or of the members that are not shown. */
function groupRow({ group, rest }) {
  if (rest !== undefined) return { kind: 'more', name: \`Show \${countText(rest)} more\` }
  return { kind: 'head', name: group.name, counts: countText(group.cases.length) }
}

/** What a group has in common, and where its cases are, or how they fail. */
function groupDetail({ group: { name, cases } }, noun, besides) {
  const lines = [...Map.groupBy(cases, besides.key)].sort(([, a], [, b]) => b.length - a.length)
  const shown = lines.slice(0, shownLines).map(([key, those]) => {
    const text = key === 0 ? besides.none : besides.name(key)
    return element('li', { dir: 'auto' }, element('strong', {}, countText(those.length)), \` \${text}\`)
  })
  const more = lines.length - shown.length
  return [
    element('button', { class: 'back', type: 'button' }, '\u2191 All cases'),
    element('h2', { tabindex: '-1', dir: 'auto' }, name),
    element('p', {}, \`\${countText(cases.length)} \${noun}s\`),
    element('ul', { class: 'besides' }, ...shown),
    more > 0 && element('p', { class: 'quiet' }, \`and \${countText(more)} more\`),
  ].filter(Boolean)
}

/** In CSS pixels; must match the style sheet. */
const lineWidth = 160
const lineHeight = 36
const lineMargin = 6
const scaleWidth = 40

/**
 * One case over the runs of the base branch, oldest first, and this change.
 * @param {object} row
 * @param {{ runs: { label: string, time?: string }[], scorers: string[], isHistory?: true }} page the runs of a history
 *   are days
 * @returns {Node | false}
 */
function caseHistory(row, { runs, scorers, isHistory }) {
  if (runs.length === 0) return false
  return element('section', { class: 'history' }, element('h3', {}, 'History'), ...parts())

  function parts() {
    const before = runs.length - 1
    const base = before === 1 ? 'the base run' : \`all \${countText(before)} base runs\`
    if (row.historyLeftOut) return [quiet('Left out for space: more important cases come first.')]
    if (!row.history && isHistory) return [quiet('Every iteration passed, on every day.')]
    if (!row.history) return [quiet(\`Every iteration passed, in \${base} and in this change.\`)]
    const { counts, scores } = row.history
    return [
      showStrip(counts, runs, isHistory || /\\d\\/\\d+$/.test(row.counts), isHistory),
      scores && scoresTable(scores, runs, scorers, isHistory ? 'day' : 'run'),
    ]
  }
}

function quiet(text) {
  return element('p', { class: 'quiet' }, text)
}

/** A box for each run: its counts, its name, and a colour that only repeats what the counts say. */
function showStrip(counts, runs, hasIterations, isHistory) {
  return element(
    'ol',
    {
      class: isHistory ? 'strip days' : 'strip',
      role: 'list',
      'aria-label': \`\${hasIterations ? 'Iterations passed' : 'Results'}, oldest \${isHistory ? 'day' : 'run'} first\`,
    },
    ...runs.map(({ label, time }, index) => {
      const [passed, judged] = counts.slice(2 * index, 2 * index + 2)
      const result = describeCounts(passed, judged, hasIterations)
      return element(
        'li',
        { class: chooseTone(passed, judged), title: describeRun(label, time, isHistory && result) },
        element('span', { class: 'result' }, result),
        element('span', { class: 'run', dir: 'auto' }, label),
      )
    }),
  )
}

function describeRun(...parts) {
  return parts.filter(Boolean).join(', ')
}

function describeCounts(passed, judged, hasIterations) {
  if (judged === 0) return 'not judged'
  if (hasIterations || judged > 1) return \`\${passed}/\${judged}\`
  return passed === 1 ? 'passed' : 'failed'
}

function chooseTone(passed, judged) {
  if (judged === 0) return 'none'
  if (passed === judged) return 'good'
  if (passed === 0) return 'bad'
  return 'odd'
}

function scoresTable(scores, runs, scorers, unit) {
  const named = scores.map(([place, ...means]) => ({ name: scorers[place], means }))
  return element(
    'div',
    {},
    element(
      'table',
      {},
      element('caption', {}, \`Mean scores, oldest \${unit} first\`),
      element(
        'tbody',
        {},
        ...named.map(({ name, means }) =>
          element(
            'tr',
            {},
            element('th', { scope: 'row', dir: 'auto' }, name),
            element('td', {}, drawLine(name, means)),
            element('td', { class: 'line-range' }, rangeText(means).replaceAll(' ', '\\u00a0')),
          ),
        ),
      ),
    ),
    element(
      'details',
      {},
      element('summary', {}, \`Each \${unit}'s scores\`),
      element(
        'table',
        {},
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            ...[unit === 'day' ? 'Day' : 'Run', ...named.map(({ name }) => name)].map((text) =>
              element('th', { scope: 'col' }, text),
            ),
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

function drawLine(name, means) {
  const known = means.filter((mean) => mean !== null)
  const lowest = Math.min(...known)
  const highest = Math.max(...known)
  // It begins at zero, so that a fall looks as large as it is.
  const low = Math.min(0, lowest)
  const span = Math.max(0, highest) - low || 1
  const findHeight = (mean) =>
    Math.round(lineHeight - lineMargin - ((mean - low) / span) * (lineHeight - 2 * lineMargin))
  const places = means.flatMap((mean, index) => {
    if (mean === null) return []
    const x = lineMargin + (index * (lineWidth - 2 * lineMargin)) / (means.length - 1)
    return [[Math.round(x), findHeight(mean)]]
  })
  const [x, y] = places.at(-1)
  const label = \`\${name} over \${known.length} runs: \${rangeText(means)}, lowest \${lowest}, highest \${highest}\`
  // Two marks that would touch are one.
  const marks = [highest]
  if (findHeight(lowest) - findHeight(highest) >= 12) marks.push(lowest)
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
      drawing('text', { x: lineWidth + 2, y: findHeight(mean) + 4, 'aria-hidden': 'true' }, String(mean)),
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
  const hasIterations = /\\d\\/\\d+$/.test(row.counts)
  return [
    element('button', { class: 'back', type: 'button' }, '\u2191 All cases'),
    element('h2', { tabindex: '-1', dir: 'auto' }, row.title),
    element(
      'p',
      { class: 'facts' },
      element('span', { class: \`badge \${row.tone ?? ''}\` }, row.label),
      \` \${row.counts}\${hasIterations ? ' iterations passed' : ''}\`,
      ...(row.facts ?? []).map((fact) => \` \u00b7 \${fact}\`),
      timeChange(row),
    ),
    showPlace(row, page),
    row.slices.length > 0 &&
      element(
        'p',
        { class: 'quiet', dir: 'auto' },
        \`Slices: \${row.slices.map((slice) => page.slices[slice]).join(' \u00b7 ')}\`,
      ),
    change,
    caseHistory(row, page),
    showFigures(row),
    ...(row.evidence ?? []).map((evidence, index) =>
      showIteration(evidence, index === 0 && !change, hasIterations),
    ),
    row.before && showIteration(row.before, false, hasIterations, 'Before, on the base branch: '),
    !row.evidence &&
      !page.isHistory &&
      element('p', { class: 'quiet' }, 'No evidence: a plain pass keeps none.'),
  ].filter(Boolean)
}

/** Nothing where both read the same. */
function timeChange({ baseMs, ms }) {
  const [before, now] = [baseMs, ms].map((time) => (time === undefined ? '' : durationText(time)))
  return before !== '' && before !== now && \` \u00b7 \${before} \u2192 \${now}\`
}

function showPlace(row, { source }) {
  const code = row.place && element('code', {}, row.place)
  const place = row.href ? element('a', { href: source + row.href, rel: 'noreferrer' }, code) : code
  return element('p', { class: 'where' }, place, element('a', { href: row.link }, 'Link to this case'))
}

function showFigures(row) {
  if (!row.figures) return false
  const head = ['Figure', 'Base', 'This change', 'Change']
  return element(
    'table',
    { class: 'figures' },
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

/** A plain test has no iterations to speak of. */
function showIteration(evidence, open, hasIterations, prefix = '') {
  const outcome = evidence.infrastructure ? 'lost to infrastructure errors' : evidence.outcome
  const time = evidence.durationMs === undefined ? '' : \`, \${durationText(evidence.durationMs)}\`
  const which = hasIterations ? \`iteration \${evidence.ordinal}: \` : ''
  const retried = evidence.flaky ? ', only on a retry' : ''
  return element(
    'details',
    { class: 'iteration', open },
    element('summary', {}, \`\${prefix}\${which}\${outcome}\${retried}\${time}\`),
    evidence.message && element('p', { class: 'message', dir: 'auto' }, evidence.message),
    evidence.trace && element('p', {}, element('a', { href: evidence.trace, rel: 'noreferrer' }, 'Trace')),
    ...showTexts(evidence),
    showToolCalls(evidence.toolCalls),
    showScores(evidence.scores),
    evidence.detail && block('Failure', evidence.detail),
  )
}

function showTexts({ input, expected, output }) {
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

function showToolCalls(calls) {
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
          status !== undefined && \` \${status}\`,
          given !== undefined && element('pre', { tabindex: '0', 'aria-label': 'Arguments' }, given),
        ),
      ),
    ),
  )
}

function showScores(scores) {
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
  (item) => (typeof item === 'number' ? cases.row(item) : groupRow(item)),
  (item, how) => {
    if (item.rest !== undefined && how === 'click') return showRest()
    detail.scrollTop = 0
    if (typeof item !== 'number') {
      const besides = byId('group').value === 'file' ? groupings.message : groupings.file
      return detail.replaceChildren(...groupDetail(item, page.noun, besides))
    }
    const row = { ...cases.whole(item), link: \`#case-\${item + 1}\` }
    detail.replaceChildren(...caseDetail(row, page))
    // On a phone the case is below the list, and a picture that leads to it is below both.
    const { top } = detail.getBoundingClientRect()
    if ((how === 'click' && top > innerHeight / 2) || (how === 'link' && (top < 0 || top > innerHeight / 2)))
      detail.scrollIntoView()
    // Nobody chose the case that a page opens with.
    if (how !== 'opening' && row.link !== location.hash) history.replaceState(null, '', row.link)
  },
)

/** What cases are grouped by. */
const groupings = {
  message: {
    key: (at) => cases.message(at),
    name: (key) => cases.messageText(key),
    single: 'Each with a message of its own',
    none: 'Without a message',
  },
  file: {
    key: (at) => cases.file(at),
    name: (key) => cases.fileText(key),
    single: 'Each in a file of its own',
    none: 'Without a file',
  },
}
/** Keys of the groups that are shown whole. */
const openGroups = new Set()
/** From so many failures on they are grouped when the page opens, if at least half share their message. */
const manyFailures = 20

const orders = {
  name: (a, b) => compareText(cases.searched(a), cases.searched(b)),
  drop: (a, b) => cases.drop(b) - cases.drop(a),
  slowest: (a, b) => (cases.ms(b) ?? -1) - (cases.ms(a) ?? -1),
}

const { compare: compareText } = new Intl.Collator('en', { numeric: true })

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

/** The rows of the cases that were found. */
function buildRows(found) {
  const by = groupings[byId('group').value]
  const options = {
    open: openGroups,
    weigh: (at) => (cases.kind(at).tone === 'bad' ? 1 : 0),
    isSorted: byId('order').value !== 'weight',
  }
  const grouped = by ? groupCases(found, by, options) : []
  byId('cases').classList.toggle('grouped', grouped.length > 0)
  return grouped.length > 0 ? grouped : found
}

/** Shows the members of the current group that are not in the list; the first of them is then the current row. */
function showRest() {
  const { index, item } = list.current
  openGroups.add(item.group.key)
  list.show(buildRows(listFound()))
  list.select(index, 'key')
}

/** Groups many failures by their messages. */
function chooseGrouping() {
  const failing = columns.message.filter((message) => message > 0).length
  if (failing >= manyFailures && columns.messages.length - 1 <= failing / 2) byId('group').value = 'message'
}

function listFound() {
  const tests = wanted()
  const matching = tests.length === 0 ? all : all.filter((at) => tests.every((test) => test(at)))
  const order = orders[byId('order').value]
  return order ? matching.toSorted(order) : matching
}

function refresh() {
  const found = listFound()
  openGroups.clear()
  list.show(buildRows(found))
  byId('cases').scrollTop = 0
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
  const order = names.map((_, index) => index).sort((a, b) => compareText(names[a], names[b]))
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
for (const id of ['change', 'outcome', 'slice', 'group', 'order'])
  byId(id).addEventListener('change', refresh)
byId('theme').addEventListener('change', (event) => applyTheme(event.target.value))
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || /^(?:INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName)) return
  event.preventDefault()
  byId('search').focus()
})
byId('cases').addEventListener('keydown', (event) => {
  if (event.key !== 'Enter') return
  if (list.current.item?.rest !== undefined) showRest()
  else detail.querySelector('h2')?.focus()
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
  else if (cases.size > 0 && cases.kind(0).tone !== undefined)
    list.select(byId('cases').classList.contains('grouped') ? 1 : 0, 'opening')
}

addEventListener('hashchange', () => {
  for (const id of ['search', 'change', 'outcome', 'slice', 'group']) byId(id).value = ''
  byId('order').value = 'weight'
  refresh()
  openLinked()
})
if (!location.hash) chooseGrouping()
byId('groups').hidden = cases.size < manyFailures
// On a phone the first cases are worth more than the controls.
byId('controls').open = matchMedia('(min-width: 901px)').matches
refresh()
openLinked()
fillSelects()
byId('slices').hidden = page.slices === undefined
// There may be thousands of slices: they come when the first rows are shown.
if (page.slices) requestAnimationFrame(() => setTimeout(fillSlices))
})()
`;var Numbered=class{values=[];#e=new Map;addValue(e,t){let n=this.#e.get(e);return n===void 0?(this.#e.set(e,this.values.length),this.values.push(t)-1):n}};function packData({cases:e,...t}){let n=new Numbered,r=new Numbered,i=new Numbered,a=new Numbered,o=new Numbered;o.addValue(``,``),i.addValue(`
`,[``]);let s=e.map(({title:e})=>splitTitle(e)),c=e.map(splitPlace),l={kind:e.map(({label:e,tone:t,outcome:r,counts:i})=>n.addValue(`${e}\n${t}\n${r}\n${i}`,{label:e,tone:t,outcome:r,counts:i})),suite:s.map(([e])=>r.addValue(e,e)),name:s.map(([,e])=>e),file:c.map(({text:e,href:t})=>i.addValue(`${e}\n${t??``}`,t===void 0?[e]:[e,t])),line:c.map(({line:e})=>e),ms:dropEmptyTail(e.map(({ms:e})=>e??null),e=>e===null),baseMs:dropEmptyTail(e.map(({baseMs:e})=>e??null),e=>e===null),drop:dropEmptyTail(e.map(({drop:e=0})=>e),e=>e===0),message:dropEmptyTail(e.map(({message:e})=>e===void 0?0:o.addValue(e.shape,e.text)),e=>e===0),tag:t.slices&&e.map(({slices:e=[]})=>a.addValue(e.join(),e))};return{data:{...t,columns:{...l,kinds:n.values,suites:r.values,files:i.values,tags:a.values,messages:o.values}},details:dropEmptyTail(e.map(pickDetail),e=>e===void 0)}}function splitTitle(e){let t=e.lastIndexOf(` \u203a `),n=t<0?0:t+3;return[e.slice(0,n),e.slice(n)]}function splitPlace({place:e=``,href:t}){let n=/:([1-9]\d{0,8})$/.exec(e)?.[1];return n===void 0||t!==void 0&&!t.endsWith(`#L${n}`)?{text:e,href:t,line:0}:{text:e.slice(0,-n.length-1),href:t?.slice(0,-n.length-2),line:Number(n)}}function dropEmptyTail(e,t){return e.slice(0,e.findLastIndex(e=>!t(e))+1)}function pickDetail({facts:e,figures:t,evidence:n,before:r,history:i,historyLeftOut:a}){let o={facts:e,figures:t,evidence:n,before:r,history:i,historyLeftOut:a};if(Object.values(o).some(e=>e!==void 0))return o}function renderFrame({title:e,style:n=``,header:r,main:i,data:c}){let{data:l,details:u}=packData(c);return`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${t.escapeAttribute(buildContentPolicy(n))}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="referrer" content="no-referrer">
<title>${t.escapeHtml(e)}</title>
<style>${a}</style>${n&&`<style>${n}</style>`}
</head>
<body>
${r}
<main>
${i}
</main>
${s}
<script type="application/json" id="data">${t.escapeScriptJson(l)}<\/script>
<script type="text/plain" id="details">${u.map(e=>e===void 0?``:t.escapeScriptJson(e)).join(`
`)}<\/script>
<script>${o}<\/script>
</body>
</html>
`}function buildContentPolicy(e){let hashSource=e=>`'sha256-${(0,require("node:crypto").createHash)(`sha256`).update(e).digest(`base64`)}'`;return[`default-src 'none'`,`style-src ${hashSource(a)} ${hashSource(e)}`,`script-src ${hashSource(o)}`,`base-uri 'none'`,`form-action 'none'`].join(`; `)}function renderBrowser(e){return`<section id="browser" aria-label="Cases" data-scripted hidden>
<div class="tools">
<label class="search"><span>Search names and files <span class="keys">(press /)</span></span><input id="search" type="search" placeholder="Search names and files" autocomplete="off" spellcheck="false"></label>
<details id="controls" open><summary>Filter and sort</summary><div>
<label>${e}<select id="change"><option value="">all</option></select></label>
<label>Outcome now<select id="outcome"><option value="">all</option></select></label>
<label id="slices" hidden>Slice<select id="slice"><option value="">all</option></select></label>
<label id="groups" hidden>Group by<select id="group"><option value="">nothing</option><option value="message">message</option><option value="file">file</option></select></label>
<label>Sort by<select id="order"><option value="weight">importance</option><option value="name">name</option><option value="drop">largest drop</option><option value="slowest">duration</option></select></label>
</div></details>
<p id="found" role="status"></p>
</div>
<div class="panes">
<div id="cases" role="listbox" tabindex="0" aria-label="Cases, move with the arrow keys"></div>
<div id="detail" role="region" tabindex="0" aria-label="Selected case"></div>
</div>
</section>`}const s=`<footer data-scripted hidden><label class="theme">Theme<select id="theme"><option value="auto">System</option><option value="light">Light</option><option value="dark">Dark</option></select></label></footer>`;function buildJudgesTable({judges:t}){if(t!==void 0&&t.pairs.length+t.repeated.length!==0)return{columns:[`Equal verdicts`,`\u03ba`,`\u03ba on the base`],rows:t.pairs.flatMap(({grader:e,other:t,labels:n,head:r,base:i,fell:a,slices:o})=>{let s=`${e} and ${t}${n===!0?` (people)`:``}`;return[{name:s,isWorse:a===!0,cells:[...formatCells(r),formatKappa(i)]},...o.map(({slice:e,...t})=>({name:`${s}: ${e}`,isWorse:!1,cells:[...formatCells(t),`\u2013`]}))]}),notes:t.repeated.map(({grader:t,iterations:n,share:r})=>`${t}: ${e.formatRate(r)} of the variance within cases is its own, by ${e.formatPlural(n,`further grade`)} of the same output.`)}}function formatCells(t){let{agreed:n,iterations:r}=t;return[`${e.formatCount(n)}/${e.formatCount(r)} (${e.formatRate(n/r)})`,formatKappa(t)]}function formatKappa(t){if(t?.kappa===void 0)return`\u2013`;let{kappa:n,low:r,high:i}=t.kappa;return`${e.formatNumber(n,2)} (${e.formatNumber(r,2)} to ${e.formatNumber(i,2)})`}function renderTableHtml(e,n,r,i=``){let a=n.map(e=>`<th scope="col">${t.escapeHtml(e)}</th>`).join(``),o=r.map(([e,...t])=>`<tr><th scope="row">${e}</th>${t.map(e=>`<td>${e}</td>`).join(``)}</tr>`);return`<table class="${i}" tabindex="0"><caption>${t.escapeHtml(e)}</caption><thead><tr>${a}</tr></thead><tbody>${o.join(``)}</tbody></table>`}function renderFigureHtml(e){let[,n=e,r]=/^(.*?) (\(.*\))$/.exec(e)??[],i=t.escapeHtml(n.replaceAll(/(?<![/\u2192,]) /g,`\xA0`));return r===void 0?i:`${i} <span class="remark">${t.escapeHtml(r)}</span>`}function renderArmsHtml(e){let n=t.buildArmsTable(e);if(n===void 0)return``;let r={best:`good`,worse:`bad`},i=n.rows.map(({name:e,mark:n,cells:i})=>[`${n===`best`||n===`worse`?`<span class="badge ${r[n]}">${n}</span> `:``}<bdi>${t.escapeHtml(t.makeVisibleLine(e))}</bdi>`,...i.map(renderFigureHtml)]),a=renderTableHtml(`The variants of this run against each other`,[`Variant`,...n.columns],i);return`<section class="arms" aria-label="Comparison of variants">${n.lead===void 0?``:`<p dir="auto">${t.escapeHtml(n.lead)}</p>`}${a}<p class="quiet">${t.escapeHtml(n.note)}</p></section>`}function renderJudgesHtml(e){let n=buildJudgesTable(e);if(n===void 0)return``;let r=n.rows.map(({name:e,isWorse:n,cells:r})=>[`${n?`<span class="badge bad">worse</span> `:``}<bdi>${t.escapeHtml(t.makeVisibleLine(e))}</bdi>`,...r.map(renderFigureHtml)]),i=r.length===0?``:renderTableHtml(`Agreement of the graders`,[`Graders`,...n.columns],r),a=n.notes.map(e=>`<p class="quiet" dir="auto">${t.escapeHtml(t.makeVisibleLine(e))}</p>`);return`<details${n.rows.some(({isWorse:e})=>e)?` open`:``}><summary>Judges</summary>${i}${a.join(``)}</details>`}function renderSlicesHtml(e){let n=t.buildSliceRows(e);if(n.length===0)return``;let r=n.map(({name:e,cases:n,passed:r,change:i,pValue:a,isWorse:o})=>[`${o?`<span class="badge bad">worse</span> `:``}<bdi>${t.escapeHtml(t.makeVisibleLine(e))}</bdi>`,t.escapeHtml(n),renderFigureHtml(r),renderFigureHtml(i||`\u2013`),renderFigureHtml(a||`\u2013`)]);return`<details${n.some(({isWorse:e})=>e)?` open`:``}><summary>${t.formatSlicesTitle(e)}</summary><p class="quiet">${t.escapeHtml(t.writeSlicesNote(e))}</p>${renderTableHtml(`Slices by tags and metadata`,[`Slice`,`Cases`,`Pass rate`,`Change`,`p`],r)}</details>`}const c=2e4;function selectEvidence(t,n,r){let{head:i,base:a}=t,o=i?.evidence??[],s=require_failures().findBeforeAfter(t)?.before??a?.evidence?.find(({output:e})=>e!==void 0);if(n<=0||o.length===0&&s===void 0)return{shown:{},size:0};let c=new Map([...i?.scores??[]].map(([e,{threshold:t}])=>[e,t])),l=o.map(e=>toHtmlEvidence(e,r,c)),u=s&&toHtmlEvidence(s,r),d=JSON.stringify([l,u]).length;return d>n?{shown:{},size:0}:{shown:{evidence:e.omitEmpty(l),before:u},size:d}}function toHtmlEvidence({location:e,attempts:n,toolCalls:r,scores:i,trace:a,...o},s,c){let{message:l,detail:u,input:d,output:f,expected:p}=o;return{...o,trace:t.checkTraceUrl(s,a),message:showOptionalText(require_failures().addAttempts(l,n)),detail:showOptionalText(u),input:showOptionalText(d),output:showOptionalText(f),expected:showOptionalText(p),toolCalls:r?.map(e=>({name:t.makeVisibleLine(e.name),status:e.status,arguments:e.arguments===void 0?void 0:showText(JSON.stringify(e.arguments,null,2))})),scores:i?.map(({name:e,value:n,rationale:r})=>({name:t.makeVisibleLine(e),value:n,threshold:c?.get(e),rationale:showOptionalText(r)}))}}function showOptionalText(e){if(e!==void 0)return showText(e)}function showText(e){let n=e.length>c?`${e.slice(0,c)}\n(cut)`:e;return t.makeVisible(n)}function createHtmlHistories({report:r},i=6e6){let a=t.listBaseRuns(r);if(a.length===0)return{runs:{runs:[],scorers:[]},historyOf:()=>({})};let o=new Map,s=[],numberScorer=e=>{let n=o.get(e);return n===void 0?(o.set(e,o.size),s.push(t.makeVisibleLine(e)),o.size-1):n},c=i,collectHistory=n=>{let r=t.collectCaseTimeline(n,a);if(t.isSteadyCase(r)&&r.scores.length===0)return{};if(c<=0)return{historyLeftOut:!0};let i=r.counts.flatMap(({passed:e,judged:t})=>[e,t]),o=r.scores.map(({name:e,means:t})=>[numberScorer(e),...t.map(roundMean)]),s={counts:i,scores:e.omitEmpty(o)};return c-=JSON.stringify(s).length,{history:s}};return{runs:{runs:[...a.map(e=>{let{createdAt:r}=e.info;return{label:t.cutText(t.makeVisibleLine(t.formatRunLabel(e)),24),time:r>0?n.formatTime(r):void 0}}),{label:`this change`}],scorers:s},historyOf:collectHistory}}function roundMean(e){return e===null?null:Number(e.toPrecision(3))}var SliceNumbers=class{#e=new Map;#t=new Map;get names(){if(this.#e.size!==0)return[...this.#e.keys()].map(e=>t.makeVisibleLine(e))}numberSlices({head:e,base:t}){let n=e?.slices??t?.slices;if(n===void 0)return;let r=this.#t.get(n);return r===void 0&&(r=n.flatMap(e=>this.#n(e)??[]),this.#t.set(n,r)),r}#n(e){let t=this.#e.get(e);return t!==void 0||this.#e.size>=2e3?t:(this.#e.set(e,this.#e.size),this.#e.size-1)}};const l={broken:`bad`,regressed:`bad`,accepted:`odd`,failing:`bad`,newFailures:`bad`,uncounted:`odd`,lost:`odd`,skipped:`odd`,fixed:`good`,noise:`odd`,flaky:`odd`,new:void 0,removed:void 0,slower:`odd`,costlier:`odd`,stillFailing:`bad`};function collectHtmlData(e,t=rankCases(e)){let{repository:n,commit:r}=e.report.links,i=n!==void 0&&r!==void 0,{runs:a,historyOf:o}=createHtmlHistories(e),s=new SliceNumbers,c=buildHtmlCases(e,t,o,s);return{noun:e.noun,source:i?`${n}/blob/${r}/`:``,...a,slices:s.names,cases:c}}const{compare:u}=new Intl.Collator(`en`,{numeric:!0});function rankCases(n){let{comparison:r}=n.report,i=new Map(t.groupNames.map((e,t)=>[e,t]));return e.listAllCases(r).map(e=>({compared:e,group:t.assignGroup(e,r,n.report.verdict.outcome)??findCostGroup(e)})).map(e=>({...e,weight:(e.group&&i.get(e.group))??t.groupNames.length})).sort((e,t)=>e.weight-t.weight||(t.compared.drop??0)-(e.compared.drop??0)||u(n.nameOf(e.compared.identity),n.nameOf(t.compared.identity)))}function buildHtmlCases(e,n,r,i){let a=e.report.comparison.baseline!==null,o=new Set(e.broken.flatMap(e=>e.gone)),s=4e7;return n.map(({compared:n,group:c})=>{let u=selectEvidence(n,s,e.report.links);s-=u.size;let d=c&&t.caseLabels[c];o.has(n)&&(d=t.caseLabels.broken),d??=choosePlainLabel(n,a);let f=c&&l[c];return{...buildCaseRow(n,c,d,e),tone:f,slices:i.numberSlices(n),...r(n),...u.shown}})}function findCostGroup({slower:e,costlier:t}){if(e===!0)return`slower`;if(t===!0)return`costlier`}function choosePlainLabel({head:t,change:n},r){return t===void 0?`Removed`:e.countJudged(t)===0?t.skipped>0?`Skipped`:`Not run`:r?n===`new`?`New`:`Unchanged`:`Passing`}function buildCaseRow(n,r,i,a){let{head:o,identity:s}=n,{links:c}=a.report,l=t.findKnownPlace(o,s),u=l&&o&&t.buildLocationUrl(c,l),d=r&&require_failures().listCaseFacts(n,r,a,{name:t.makeVisibleLine,text:t.makeVisibleLine,hasScores:!0}),f=buildFigureRows(n),p=require_details().getSampleMean(o?.durationMs),m=f.length===1&&n.latencyMs!==void 0&&o?.latencyMs===void 0;return{title:t.makeVisibleLine(a.nameOf(s)),label:i,outcome:describeOutcome(o),counts:require_failures().formatCaseChange(n,a.noun),drop:n.drop||void 0,message:findGroupMessage(n),place:l&&t.makeVisibleLine(t.formatLocation(l)),href:u?.slice(`${c.repository}/blob/${c.commit}/`.length),ms:roundMs(p),baseMs:m&&r!==`slower`?roundMs(n.latencyMs?.base):void 0,facts:d&&e.omitEmpty(d),figures:f.length>0&&!m?f:void 0}}function findGroupMessage(e){let n=t.findMessageShape(e),r=require_failures().findTellingMessage(e.head);if(n!==void 0&&r!==void 0)return{text:t.makeVisibleLine(t.cutText(r.trim(),200)),shape:n}}function roundMs(e){if(e!==void 0)return e<10?Math.round(e*100)/100:Math.round(e)}function describeOutcome(t){return t===void 0?`absent`:e.countFailures(t)>0?t.passed>0?`passes sometimes`:`fails`:t.passed>0?`passes`:t.lost>0?`lost`:`skipped`}function buildFigureRows(r){let{scores:i=[]}=r,buildFigureRow=(t,n,r)=>[t,r(n.base),r(n.head),e.formatChange(n.relative)];return[...i.map(n=>buildFigureRow(t.makeVisibleLine(n.name),n,e.formatNumber)),...n.metricNames.flatMap(e=>{let t=r[e];return t===void 0?[]:[buildFigureRow(n.metricTitles[e],t,t=>n.formatMetric(e,t))]})]}exports.collectHtmlData=collectHtmlData,exports.describeOutcome=describeOutcome,exports.rankCases=rankCases,exports.renderArmsHtml=renderArmsHtml,exports.renderBrowser=renderBrowser,exports.renderFigureHtml=renderFigureHtml,exports.renderFrame=renderFrame,exports.renderJudgesHtml=renderJudgesHtml,exports.renderSlicesHtml=renderSlicesHtml,exports.renderTableHtml=renderTableHtml,exports.roundMean=roundMean,exports.roundMs=roundMs,exports.selectEvidence=selectEvidence;