import { caseDetail } from './case-detail.js'
import { CaseList } from './case-list.js'
import { countText, element } from './elements.js'

const byId = (id) => document.getElementById(id)

const { cases, ...page } = JSON.parse(byId('data').textContent)

/** Made when somebody searches or sorts: a page may have 100,000 cases and should open at once. */
function searchedIn(row) {
  row.searched ??= `${row.title}\n${row.place ?? ''}`.toLowerCase()
  return row.searched
}

const detail = byId('detail')
const list = new CaseList(byId('cases'), (row, { quietly }) => {
  row.link ??= `#case-${cases.indexOf(row) + 1}`
  detail.replaceChildren(...caseDetail(row, page))
  detail.scrollTop = 0
  // Nobody chose the case that a page opens with.
  if (!quietly && row.link !== location.hash) history.replaceState(null, '', row.link)
})

const orders = {
  weight: undefined,
  name: (a, b) => (searchedIn(a) < searchedIn(b) ? -1 : searchedIn(a) > searchedIn(b) ? 1 : 0),
  drop: (a, b) => (b.drop ?? 0) - (a.drop ?? 0),
  slowest: (a, b) => (b.ms ?? -1) - (a.ms ?? -1),
}

function refresh() {
  const words = byId('search').value.toLowerCase().split(/\s+/).filter(Boolean)
  const label = byId('change').value
  const outcome = byId('outcome').value
  const slice = byId('slice').value
  const order = orders[byId('order').value]
  const found = cases.filter(
    (row) =>
      (label === '' || row.label === label) &&
      (outcome === '' || row.outcome === outcome) &&
      (slice === '' || row.slices?.includes(Number(slice))) &&
      words.every((word) => searchedIn(row).includes(word)),
  )
  if (order) found.sort(order)
  list.show(found)
  byId('found').textContent = `${countText(found.length)} of ${countText(cases.length)} cases`
  detail.replaceChildren(
    element(
      'p',
      { class: 'quiet' },
      found.length === 0 ? 'No case matches.' : 'Select a case to see its evidence.',
    ),
  )
}

/** Fills a select with the values that occur and their counts. */
function fillSelect(id, key) {
  const counts = new Map()
  for (const row of cases) counts.set(row[key], (counts.get(row[key]) ?? 0) + 1)
  for (const [value, count] of counts) {
    byId(id).append(element('option', { value }, `${value} (${countText(count)})`))
  }
}

/** Slices overlap: a case counts in each of its own. */
function fillSlices() {
  const names = page.slices ?? []
  if (names.length === 0) return
  const counts = names.map(() => 0)
  for (const { slices = [] } of cases) for (const slice of slices) counts[slice] += 1
  const order = names.map((_, index) => index).sort((a, b) => (names[a] < names[b] ? -1 : 1))
  for (const index of order) {
    byId('slice').append(element('option', { value: index }, `${names[index]} (${countText(counts[index])})`))
  }
  byId('slices').hidden = false
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

fillSelect('change', 'label')
fillSelect('outcome', 'outcome')
fillSlices()
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
applyTheme(readTheme())
byId('browser').hidden = false

/** Shows the case that the address names, else the most important one. */
function openLinked() {
  const linked = Number(/^#case-(\d{1,9})$/.exec(location.hash)?.[1] ?? 0) - 1
  if (cases[linked]) list.select(linked)
  else if (cases[0]?.tone !== undefined) list.select(0, { quietly: true })
}

addEventListener('hashchange', () => {
  for (const id of ['search', 'change', 'outcome', 'slice']) byId(id).value = ''
  byId('order').value = 'weight'
  refresh()
  openLinked()
})
refresh()
openLinked()
