import { caseDetail } from './case-detail.js'
import { CaseList } from './case-list.js'
import { CaseTable } from './case-table.js'
import { countText, element } from './elements.js'

const byId = (id) => document.getElementById(id)

const { columns, ...page } = JSON.parse(byId('data').textContent)
const cases = new CaseTable(columns, () => byId('details').textContent)
const all = Uint32Array.from({ length: cases.size }, (_, at) => at)

const detail = byId('detail')
const list = new CaseList(
  byId('cases'),
  (at) => cases.row(at),
  (at, how) => {
    const row = { ...cases.whole(at), link: `#case-${at + 1}` }
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

function refresh() {
  const tests = wanted()
  const matching = tests.length === 0 ? all : all.filter((at) => tests.every((test) => test(at)))
  const order = orders[byId('order').value]
  const found = order ? matching.toSorted(order) : matching
  list.show(found)
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
  const linked = Number(/^#case-(\d{1,9})$/.exec(location.hash)?.[1] ?? 0) - 1
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
