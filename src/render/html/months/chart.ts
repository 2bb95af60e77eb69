import type { HistoryFacts, HistoryMark } from '../../../facts/history/history.ts'
import type { HistorySeries, HistoryValue } from '../../../facts/history/series.ts'
import { escapeAttribute, escapeHtml } from '../../escape.ts'
import { cutText, makeVisibleLine } from '../../visible.ts'
import { renderFigureHtml } from '../tables.ts'

/** Marks that are numbered and listed, the newest. */
const shownMarks = 60
/** Nearer to the mark before it, in percent of the width, its number is only in the list. */
const leastGap = 2.5

/** Marks of one day, with the number that the charts and the list give them. */
interface NumberedMarks {
  readonly number: number
  readonly day: number
  readonly marks: readonly HistoryMark[]
}

/** The marks that are shown, by day, oldest first. */
export function numberMarks({ marks }: HistoryFacts): readonly NumberedMarks[] {
  const byDay = Map.groupBy(marks.slice(-shownMarks), ({ day }) => day)
  return [...byDay].map(([day, dayMarks], index) => ({ number: index + 1, day, marks: dayMarks }))
}

/**
 * One figure over time: its value on each day, its 95% interval as a band, and the marks as lines. It is drawn in percent
 * of its width, so that it fits every screen.
 */
export function renderChart(series: HistorySeries, facts: HistoryFacts): string {
  const { values, format } = series
  const name = cutText(makeVisibleLine(series.name), 60)
  const known = values.filter((value) => value !== null)
  const low = Math.min(...known.map((value) => value.low))
  const high = Math.max(...known.map((value) => value.high))
  const findX = createTimeScale(facts)
  const findY = (value: number) => (high === low ? 50 : 4 + (92 * (high - value)) / (high - low))
  const [first] = known
  const last = known.at(-1)
  if (first === undefined || last === undefined) return ''
  const words = `${name}: from ${format(first.value)} to ${format(last.value)}, lowest ${format(low)}, highest ${format(high)} with the interval`
  const points = values.map((value, day) => value && { ...value, x: findX(day) })
  const shapes = splitAtGaps(points).map((part) => {
    const top = part.map(({ x, high: end }) => `${round(x * 10)},${round(findY(end))}`)
    const bottom = part.toReversed().map(({ x, low: end }) => `${round(x * 10)},${round(findY(end))}`)
    const line = part.map(({ x, value }) => `${round(x * 10)},${round(findY(value))}`)
    return `<polygon points="${[...top, ...bottom].join(' ')}"/><polyline points="${line.join(' ')}"/>`
  })
  const titled = values.flatMap((value, day) => {
    if (value === null) return []
    const title = `${facts.days[day]?.date}: ${format(value.value)} (${format(value.low)} to ${format(value.high)})`
    return [
      `<circle cx="${round(findX(day))}%" cy="${round(findY(value.value))}%" r="2"><title>${escapeHtml(title)}</title></circle>`,
    ]
  })
  const now = `${format(last.value)} (${format(last.low)} to ${format(last.high)})`
  return `<figure class="chart"><figcaption><bdi>${escapeHtml(name)}</bdi> <span class="quiet">${renderFigureHtml(now)}</span></figcaption><div class="axis quiet" aria-hidden="true"><span>${escapeHtml(format(high))}</span><span>${escapeHtml(format(low))}</span></div><svg role="img" aria-label="${escapeAttribute(words)}">${renderMarkLines(facts, findX)}<svg class="area" viewBox="0 0 1000 100" preserveAspectRatio="none">${shapes.join('')}</svg>${titled.join('')}</svg><div class="dates quiet" aria-hidden="true"><span>${facts.days[0]?.date}</span><span>${facts.days.at(-1)?.date}</span></div></figure>`
}

/** The place of each day from left to right, in percent. */
function createTimeScale({ days }: HistoryFacts): (day: number) => number {
  const start = days[0]?.at ?? 0
  const length = (days.at(-1)?.at ?? 0) - start || 1
  return (day) => 1 + (98 * ((days[day]?.at ?? 0) - start)) / length
}

function renderMarkLines(facts: HistoryFacts, findX: (day: number) => number): string {
  let end = Number.NEGATIVE_INFINITY
  const lines = numberMarks(facts).map(({ number, day }) => {
    const x = findX(day)
    const line = `<line x1="${round(x)}%" x2="${round(x)}%" y1="0" y2="100%"/>`
    if (x - end < leastGap) return line
    end = x
    return `${line}<text x="${round(x)}%" y="10">${number}</text>`
  })
  return `<g class="marks" aria-hidden="true">${lines.join('')}</g>`
}

/** Days without a value end a line. */
function splitAtGaps<T>(points: readonly (T | null)[]): readonly (readonly T[])[] {
  const parts: T[][] = [[]]
  for (const point of points) {
    if (point === null) parts.push([])
    else parts.at(-1)?.push(point)
  }
  return parts.filter((part) => part.length > 0)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}

/** The figures of all charts as a table. */
export function renderDayTable({ series, days }: HistoryFacts): string {
  const heads = ['Day', 'Runs', ...series.map(({ name }) => cutText(makeVisibleLine(name), 60))].map(
    (name) => `<th scope="col">${escapeHtml(name)}</th>`,
  )
  const rows = days.map(({ date, runs, remembered }, day) => {
    const cells = series.map(({ values, format }) => `<td>${formatCell(values[day] ?? null, format)}</td>`)
    return `<tr><th scope="row">${date}</th><td>${runs.length + remembered.length}</td>${cells.join('')}</tr>`
  })
  return `<details><summary>Each day as a table</summary><div class="wide"><table tabindex="0"><caption>Main by day, with 95% intervals</caption><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div></details>`
}

function formatCell(value: HistoryValue | null, format: HistorySeries['format']): string {
  if (value === null) return 'n/a'
  return escapeHtml(`${format(value.value)} (${format(value.low)} to ${format(value.high)})`)
}
