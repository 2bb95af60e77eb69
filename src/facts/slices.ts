import type { SliceComparison, SliceSide, SlicesCompared } from '../model/comparison/breakdowns.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatCount, formatPlural, formatPValue, formatRate, formatRateChange } from '../model/format.ts'

/** One slice for a table. Only `name` is foreign. */
interface SliceRow {
  readonly name: string
  readonly cases: string
  /** Iterations that passed: `12/12 → 5/12`, or with the interval of the rate where nothing is compared. */
  readonly passed: string
  readonly change: string
  readonly pValue: string
  readonly isWorse: boolean
  /** The rate is not that of the base; without a base: not everything passed. */
  readonly isNews: boolean
}

/** The slices of a run, those with the largest drop first; empty without tags or metadata. */
export function buildSliceRows({ slices }: { readonly slices?: SlicesCompared }): SliceRow[] {
  return (slices?.rows ?? []).map((row) => ({
    name: row.slice,
    cases: formatCount(row.cases),
    passed: formatPassed(row),
    change: row.base === undefined ? '' : formatSliceChange(row.base, row.head),
    // The column is named p.
    pValue: row.pValue === undefined ? '' : formatPValue(row.pValue).replace(/^p (?:= )?/, ''),
    isWorse: row.worse === true,
    isNews: isChangedSlice(row),
  }))
}

function isChangedSlice({ base, head }: SliceComparison): boolean {
  if (base === undefined || base.judged === 0) return head.passed < head.judged
  return head.passed * base.judged !== base.passed * head.judged
}

/** `97.2% → 96%`; without a comparison the rate, its iterations and its interval. */
function formatPassed({ base, head }: SliceComparison): string {
  if (base !== undefined && base.judged > 0 && head.judged > 0) {
    const { before, after } = formatRateChange(base.passed / base.judged, head.passed / head.judged)
    return `${before} → ${after}`
  }
  const { low, high, passed, judged } = head
  const counts = `${formatCount(passed)}/${formatCount(judged)}`
  if (judged === 0) return 'not judged'
  const rate = `${formatRate(passed / judged)} (${counts}`
  if (low === undefined || high === undefined) return `${rate})`
  return `${rate}; 95% interval ${formatRate(low)} to ${formatRate(high)})`
}

function formatSliceChange(base: SliceSide, head: SliceSide): string {
  if (base.judged === 0 || head.judged === 0) return ''
  return formatRateChange(base.passed / base.judged, head.passed / head.judged).change
}

/** Title of the table: the number of slices, and how many are worse. Ours, never foreign. */
export function formatSlicesTitle({ slices }: Comparison): string {
  const { rows = [], leftOut = 0 } = slices ?? {}
  const worse = rows.filter((row) => row.worse === true).length
  const title = `Slices: ${formatCount(rows.length + leftOut)}`
  if (worse === 0) return title
  return `${title}, ${formatCount(worse)} worse`
}

/** Which slice explains an alarm of the whole suite: one sentence, foreign in part. */
export function describeCarrier({ slices }: Comparison): string | undefined {
  const { carrier, rows = [] } = slices ?? {}
  const row = carrier && rows.find(({ slice }) => slice === carrier.slice)
  if (carrier === undefined || row === undefined) return undefined
  return `${describeShare(carrier.share)} of the drop is in ${carrier.slice} (${formatPassed(row)}).`
}

function describeShare(share: number): string {
  if (share >= 0.995) return 'All'
  if (share >= 0.9) return 'Almost all'
  return 'Most'
}

/** How the table is to be read. */
export function writeSlicesNote({ slices }: Comparison): string {
  const more = slices?.leftOut ?? 0
  const note =
    'A case can be in several slices. A slice is worse when it fell beyond chance, and more than the other cases did. The verdict does not depend on it.'
  if (more === 0) return note
  return `${formatPlural(more, 'more slice')} not shown. ${note}`
}
