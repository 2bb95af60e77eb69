import { collectScorePairs, type ScorePair, type ScorePairs } from '../../facts/run-history.ts'
import type { View } from '../../facts/view.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { formatCount, formatNumber, formatPlural, quoteName } from '../../model/format.ts'
import { escapeAttribute, escapeHtml } from '../escape.ts'
import { cutText, makeVisibleLine } from '../visible.ts'

/** Side of the plot of points, and room for the text at its edges. */
const side = 190
const edge = 34
/** Cases in one field of this grid are one point, so that a page of many cases stays small. */
const fields = 36
const bins = 10
/** Plots that are open, and all that are drawn. */
const openPlots = 2
const mostPlots = 4
/** A change by this share of the scale has a colour. */
const notable = 0.05

interface Scale {
  readonly low: number
  readonly span: number
}

/**
 * For the pass rate and each scorer how many cases reached what, before and now, and each case as a point; drawn without
 * a script. A point leads to its case.
 *
 * @param positions of the cases in the page, from 0
 */
export function renderScorePlots(view: View, positions: ReadonlyMap<CaseComparison, number>): string {
  const all = collectScorePairs(view.report)
  if (all.length === 0) return ''
  const plots = all.slice(0, mostPlots).map((scored) => renderPlots(scored, view, positions))
  const folded = plots.slice(openPlots)
  const more =
    folded.length === 0
      ? ''
      : `<details><summary>${formatPlural(folded.length, 'more score')}</summary><div class="overview">${folded.join('')}</div></details>`
  return `<section class="plots" aria-label="The cases before and now"><strong>The cases before and now</strong><div class="overview">${plots.slice(0, openPlots).join('')}</div>${more}</section>`
}

function renderPlots(scored: ScorePairs, view: View, positions: ReadonlyMap<CaseComparison, number>): string {
  const { pairs } = scored
  const name = cutText(makeVisibleLine(scored.name), 60)
  const values = pairs.flatMap(({ base, head }) => [base, head])
  const low = Math.min(0, ...values)
  const scale = { low, span: Math.max(1, ...values) - low }
  return `<figure><figcaption><bdi>${escapeHtml(name)}</bdi></figcaption>${renderHistogram(pairs, scale, name)}${renderPoints(scored, scale, name, view, positions)}</figure>`
}

/** How many cases reached what: a pair of bars for each tenth of the scale. */
function renderHistogram(pairs: readonly ScorePair[], { low, span }: Scale, name: string): string {
  const count = (select: (pair: ScorePair) => number) => {
    const counts = new Array<number>(bins).fill(0)
    for (const pair of pairs) {
      const bin = Math.min(bins - 1, Math.floor(((select(pair) - low) / span) * bins))
      counts[bin] = (counts[bin] ?? 0) + 1
    }
    return counts
  }
  const before = count(({ base }) => base)
  const now = count(({ head }) => head)
  const most = Math.max(...before, ...now)
  const step = (1.5 * side) / bins
  const bars = [before, now].flatMap((counts, index) =>
    counts.map((cases, bin) => {
      const height = Math.round((cases / most) * (side - 10))
      const from = formatNumber(low + (bin * span) / bins)
      const title = `${index === 0 ? 'before' : 'now'}: ${formatPlural(cases, 'case')} from ${from} to ${formatNumber(low + ((bin + 1) * span) / bins)}`
      const x = edge + bin * step + 2 + (index * (step - 4)) / 2
      return `<rect class="${index === 0 ? 'before' : 'now'}" x="${x.toFixed(1)}" y="${side - height}" width="${((step - 4) / 2).toFixed(1)}" height="${height}"><title>${escapeHtml(title)}</title></rect>`
    }),
  )
  const width = edge + 1.5 * side
  const ends = `<text x="${edge}" y="${side + 14}">${escapeHtml(formatNumber(low))}</text><text x="${width}" y="${side + 14}" text-anchor="end">${escapeHtml(formatNumber(low + span))}</text><text x="${edge - 4}" y="14" text-anchor="end">${formatCount(most)}</text><text x="${edge - 4}" y="${side}" text-anchor="end">0</text>`
  const label = `${name}: how many cases reached what, before and now`
  return `<svg class="histogram" viewBox="0 0 ${width} ${side + edge}" role="img" aria-label="${escapeAttribute(label)}"><path d="M${edge} ${side}H${width}"/>${bars.join('')}${ends}<rect class="before" x="${edge}" y="${side + 21}" width="10" height="10"/><text x="${edge + 14}" y="${side + 30}">cases before</text><rect class="now" x="${edge + 100}" y="${side + 21}" width="10" height="10"/><text x="${edge + 114}" y="${side + 30}">cases now</text></svg>`
}

/** Each case as a point: before from left to right, now from bottom to top. What did not change is on the diagonal. */
function renderPoints(
  scored: ScorePairs,
  scale: Scale,
  name: string,
  view: View,
  positions: ReadonlyMap<CaseComparison, number>,
): string {
  const place = (value: number) => Math.round(((value - scale.low) / scale.span) * fields)
  const byField = Map.groupBy(scored.pairs, ({ base, head }) => `${place(base)} ${place(head)}`)
  const points = [...byField.values()].flatMap((pairs) => {
    const [first] = pairs
    if (first === undefined) return []
    const { compared, base, head } = first
    const x = edge + Math.round((place(base) / fields) * side)
    const y = Math.round((1 - place(head) / fields) * side)
    const others = pairs.length === 1 ? '' : ` and ${formatPlural(pairs.length - 1, 'more case')}`
    const title = `${quoteName(makeVisibleLine(view.nameOf(compared.identity)))}: ${formatNumber(base)} → ${formatNumber(head)}${others}`
    const radius = Math.min(9, 2.5 + Math.sqrt(pairs.length)).toFixed(1)
    return `<a href="#case-${(positions.get(compared) ?? 0) + 1}" tabindex="-1"><circle class="${chooseTone(first, scored, scale)}" cx="${x}" cy="${y}" r="${radius}"><title>${escapeHtml(title)}</title></circle></a>`
  })
  const [low, high] = [scale.low, scale.low + scale.span].map(formatNumber).map(escapeHtml)
  const label = `${name}: each case before and now; below the diagonal it is ${scored.lowerIsBetter ? 'better' : 'worse'}`
  return `<svg class="points" viewBox="0 -10 ${edge + side + 10} ${side + edge + 10}" role="group" aria-label="${escapeAttribute(label)}"><path d="M${edge} 0V${side}H${edge + side}"/><path class="same" d="M${edge} ${side}L${edge + side} 0"/>${points.join('')}<g aria-hidden="true"><text x="${edge - 4}" y="10" text-anchor="end">${high}</text><text x="${edge - 4}" y="${side}" text-anchor="end">${low}</text><text x="${edge}" y="${side + 14}">${low}</text><text x="${edge + side}" y="${side + 14}" text-anchor="end">${high}</text><text x="${edge + side / 2}" y="${side + 14}" text-anchor="middle">before</text><text x="${edge - 4}" y="${side / 2}" text-anchor="end">now</text></g></svg>`
}

function chooseTone(
  { base, head }: ScorePair,
  { lowerIsBetter }: ScorePairs,
  { span }: Scale,
): 'good' | 'bad' | 'same' {
  const gain = (lowerIsBetter ? base - head : head - base) / span
  if (Math.abs(gain) < notable) return 'same'
  return gain > 0 ? 'good' : 'bad'
}
