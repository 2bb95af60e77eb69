import type { SliceComparison, SliceSide, SlicesCompared } from '../../model/comparison/breakdowns.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { addUp, compareText } from '../../model/data.ts'
import { countFailures, readCounts } from '../../model/run/run.ts'
import { readSliceName } from '../../model/run/slices.ts'
import { addUpCounts } from '../../model/run/tally.ts'
import { exactStratifiedTest } from '../statistics/exact-stratified.ts'
import { computeWilsonInterval } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { computeNormalTail } from '../statistics/quantiles.ts'
import { roundStably } from '../statistics/stable.ts'
import { computeDrop, type Stratum } from '../statistics/stratum.ts'
import { groupBySlice } from './case-slices.ts'

/** What a slice needs to know of a case. */
export interface SlicedCase extends CaseComparison {
  /** Both sides judged it, and it counts. */
  readonly stratum?: Stratum
  /** The test of the whole suite includes the case. */
  readonly isInSuiteTest: boolean
}

/** Most slices in a comparison; those with the largest drop, then the largest ones. */
const mostRows = 100
/** A name with more values is an id when its values have hardly more than one case each. */
const mostSingleValues = 10
/** Level of the tests of all marked slices together. */
const markLevel = 0.05

/**
 * The parts of the suite by tags and metadata, each with its own figures. For the reader: slices overlap, and
 * their p-values decide nothing. Undefined where no case has a slice.
 *
 * @param unsliced further cases without a slice, none of which is worse, and their weight in the test over
 * all cases
 */
export function compareSuiteSlices(
  cases: readonly SlicedCase[],
  unsliced: { readonly cases: number; readonly weight: number } = { cases: 0, weight: 0 },
): SlicesCompared | undefined {
  const totalCases = cases.length + unsliced.cases
  const groups = removeIdSlices(groupBySlice(cases))
  // A slice that every case has is the whole suite.
  for (const [slice, group] of groups)
    if (group.length === totalCases || group.every(({ head }) => head === undefined)) groups.delete(slice)
  if (groups.size === 0) return undefined
  const order = [...groups]
    .map(([slice, group]) => ({ slice, group, size: group.length, loss: computeSliceLoss(group) }))
    .sort(
      (a, b) =>
        b.loss - a.loss ||
        // Among slices with the same drop, the smaller one says more.
        (a.loss > 0 ? a.size - b.size : b.size - a.size) ||
        compareText(a.slice, b.slice),
    )
  const shownGroups = order.slice(0, mostRows)
  const rows = shownGroups.map(({ slice, group }) => compareSlice(slice, group))
  const tested = rows.filter(({ pValue }) => pValue !== undefined).length
  const suite = compareSlice('', cases)
  const isSliceWorse = (row: SliceComparison) =>
    row.pValue !== undefined &&
    isAtMost(row.pValue * tested, markLevel) &&
    fellMoreThanOthers(row, suite, unsliced.cases, markLevel / tested)
  return {
    rows: rows.map((row) => ({ ...row, worse: isSliceWorse(row) || undefined })),
    leftOut: order.length - shownGroups.length,
    carrier: findDropCarrier(cases, groups, rows, unsliced.weight),
  }
}

/** Metadata such as a ticket number makes a slice of every case. */
function removeIdSlices<T>(groups: Map<string, T[]>): Map<string, T[]> {
  const names = new Map<string, { values: number; cases: number }>()
  for (const [slice, { length }] of groups) {
    const name = readSliceName(slice)
    const counts = names.get(name) ?? { values: 0, cases: 0 }
    names.set(name, { values: counts.values + 1, cases: counts.cases + length })
  }
  return new Map(
    [...groups].filter(([slice]) => {
      const { values, cases } = names.get(readSliceName(slice)) ?? { values: 0, cases: 0 }
      return values <= mostSingleValues || cases >= values * 2
    }),
  )
}

function compareSlice(slice: string, group: readonly SlicedCase[]): SliceComparison {
  const strata = listStrata(group)
  const paired = strata.length > 0
  const heads = group.flatMap(({ head }) => head ?? [])
  const head = paired
    ? strata.map(({ headPassed, headCount }) => ({ passed: headPassed, judged: headCount }))
    : heads.map(readCounts)
  const base = strata.map(({ basePassed, baseCount }) => ({ passed: basePassed, judged: baseCount }))
  return {
    slice,
    cases: heads.length,
    failing: heads.filter((tally) => countFailures(tally) > 0).length,
    regressed: group.filter(({ change }) => change === 'regressed').length,
    head: addRateInterval(addUpCounts(head)),
    ...(paired && { base: addUpCounts(base), pValue: roundStably(exactStratifiedTest(strata).mid) }),
  }
}

const noBase: SliceSide = { passed: 0, judged: 0 }

/**
 * Whether a slice fell more than the rest of the suite did: where everything fell, no slice stands out.
 * Iterations count as independent, which is near enough for a mark that decides nothing.
 *
 * @param clean further cases of the rest, which passed on both sides
 */
function fellMoreThanOthers(
  { head, base = noBase }: SliceComparison,
  { base: suiteBase = noBase, ...suite }: SliceComparison,
  clean: number,
  level: number,
): boolean {
  const leaveOut = (part: SliceSide, whole: SliceSide) => ({
    passed: whole.passed - part.passed + clean,
    judged: whole.judged - part.judged + clean,
  })
  const othersHead = leaveOut(head, suite.head)
  const othersBase = leaveOut(base, suiteBase)
  if (othersBase.judged === 0) return true
  // One pass and one failure more on each side keep the variance from being 0.
  const computeSmoothedRate = ({ passed, judged: count }: SliceSide) => (passed + 1) / (count + 2)
  const computeRateVariance = (side: SliceSide) =>
    (computeSmoothedRate(side) * (1 - computeSmoothedRate(side))) / (side.judged + 2)
  const excess =
    computeSmoothedRate(base) -
    computeSmoothedRate(head) -
    (computeSmoothedRate(othersBase) - computeSmoothedRate(othersHead))
  const variance = addUp([base, head, othersBase, othersHead], computeRateVariance)
  return isAtMost(computeNormalTail(excess / Math.sqrt(variance)), level)
}

function addRateInterval(side: SliceSide): SliceSide {
  if (side.judged === 0) return side
  const { low, high } = computeWilsonInterval(side.passed, side.judged)
  return { ...side, low: roundStably(low), high: roundStably(high) }
}

function listStrata(group: readonly SlicedCase[]): readonly Stratum[] {
  return group.flatMap(({ stratum }) => stratum ?? [])
}

/** How much the cases of a slice lower the mean pass rate: the sum of their drops, by weight. */
function computeSliceLoss(group: readonly SlicedCase[]): number {
  return addUp(listStrata(group), (stratum) => (stratum.weight ?? 1) * computeDrop(stratum))
}

/** Least part of the whole drop that a slice must have to explain it. */
const leastShare = 0.6
/**
 * A slice that has most cases has most of every drop: it explains one only by more than its part of the
 * cases.
 */
const leastExcess = 1.4

/** The slice that has most of the drop of the suite and is much smaller than the suite. */
function findDropCarrier(
  cases: readonly SlicedCase[],
  groups: ReadonlyMap<string, readonly SlicedCase[]>,
  rows: readonly SliceComparison[],
  otherWeight: number,
): SlicesCompared['carrier'] {
  const inTest = cases.filter(({ isInSuiteTest }) => isInSuiteTest)
  const loss = computeSliceLoss(inTest)
  const weight = sumSliceWeight(inTest) + otherWeight
  if (loss <= 0 || weight === 0) return undefined
  let best: { slice: string; share: number; lift: number } | undefined
  for (const { slice, pValue = 1 } of rows) {
    const group = (groups.get(slice) ?? []).filter(({ isInSuiteTest }) => isInSuiteTest)
    const share = computeSliceLoss(group) / loss
    const lift = share / (sumSliceWeight(group) / weight || 1)
    if (share < leastShare || lift < leastExcess || !isAtMost(pValue, markLevel)) continue
    if (best === undefined || lift * share > best.lift * best.share) best = { slice, share, lift }
  }
  return best && { slice: best.slice, share: roundStably(Math.min(1, best.share)) }
}

function sumSliceWeight(group: readonly SlicedCase[]): number {
  return addUp(listStrata(group), ({ weight = 1 }) => weight)
}
