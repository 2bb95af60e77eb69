import { caseDetail } from './case-detail.js'
import { CaseList } from './case-list.js'
import { CaseTable } from './case-table.js'
import { countText, element } from './elements.js'
import { groupCases, groupDetail, groupRow } from './groups.js'

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
    const row = { ...cases.whole(item), link: `#case-${item + 1}` }
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
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean)
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
  byId('found').textContent = `${countText(found.length)} of ${countText(cases.size)} ${page.noun}s`
  detail.replaceChildren(
    element(
      'p',
      { class: 'quiet' },
      found.length === 0 ? `No ${page.noun} matches.` : `Select a ${page.noun} to see its evidence.`,
    ),
  )
}

function addOptions(id, options) {
  byId(id).append(
    ...options.map(({ value, name, count }) => element('option', { value }, `${name} (${countText(count)})`)),
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
  const linked = Number(/^#case-(\d{1,9})$/.exec(location.hash)?.[1] ?? 0) - 1
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
