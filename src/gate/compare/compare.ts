import { readBrokenState } from '../../model/broken-state.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { computePassRate, countJudged, isJudged, type Run } from '../../model/run/run.ts'
import type { EvidenceSettings, Policy } from '../policy/policy.ts'
import { computeMean } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { roundStably } from '../statistics/stable.ts'
import { readBaseChange } from './base-change.ts'
import { leaveOutBroken, nameBroken } from './broken-state.ts'
import { type CompareOptions, compareBothSides } from './compare-sides.ts'
import { isProvenBy } from './fall.ts'
import { settleOutages } from './settle-outages.ts'
import { selectSoundBase } from './sound-base.ts'

export { settleOutages }

/**
 * Joins the head with the baseline case by case, runs every test and classifies each case. Pure: the same
 * input gives the same result, regardless of the order of the cases.
 *
 * @param measuredBase runs pooled into one, the newest first; `null` or no runs: nothing to compare with
 */
export function compareRuns(
  measuredHead: Run,
  measuredBase: Baseline | null,
  policy: Policy,
  options: CompareOptions,
): Comparison {
  const { ofBranch = false, kinds } = options
  const { head, baseline } = settleOutages({ head: measuredHead, baseline: measuredBase }, policy, kinds)
  const whole = ofBranch && baseline !== null ? leaveOutBroken(baseline, head) : baseline
  const broken = readBrokenState(baseline?.runs ?? [])
  const failedLast = new Set(options.failedLast)
  if (ofBranch) for (const { digest } of broken.cases) failedLast.add(digest)
  const comparison = compareMeasurement(head, whole, policy, { ...options, failedLast })
  return nameBroken(comparison, broken, ofBranch)
}

function compareMeasurement(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  options: CompareOptions,
): Comparison {
  const comparison = compareWithSoundBase(head, baseline, policy, options)
  const { before: earlier } = options
  const chanceAlone = comparison.chances?.alone
  if (earlier === undefined || chanceAlone === undefined || !earlier.same.includes(chanceAlone))
    return comparison
  // The very same result is no new measurement: a job ran again without measuring.
  const same = earlier.same.filter((chance) => chance !== chanceAlone)
  return compareWithSoundBase(head, baseline, policy, { ...options, before: { ...earlier, same } })
}

function compareWithSoundBase(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  options: CompareOptions,
): Comparison {
  if (baseline === null || baseline.runs.length === 0)
    return compareBothSides(head, null, policy, options).comparison
  const { baseline: sound, badNewest } = selectSoundBase(baseline, policy)
  const { comparison, isNewestLow } = compareBothSides(head, sound, policy, options)
  const newest = badNewest ?? sound.runs[0]
  if (newest === undefined || options.ofBranch === true || baseline.runs.length < 2) return comparison
  if (isClearlyBetter(head, newest)) return comparison
  // A case that fails in the newest run of the base as well is not blamed on the head.
  const alike = comparison.cases.filter((compared) => failsAlike(compared, newest))
  const without = new Set([...(options.without ?? []), ...alike.map(({ key }) => key)])
  const rest =
    alike.length === 0
      ? comparison
      : compareBothSides(head, sound, policy, { ...options, without }).comparison
  const broken = new Set(alike.filter(({ head: tally }) => tally?.passed === 0).map(({ key }) => key))
  const cases = rest.cases.map(
    (compared): CaseComparison =>
      broken.has(compared.key) ? { ...compared, change: 'still-failing' } : compared,
  )
  const isWorse = isComparisonWorse(rest, policy)
  const lower = alike.filter(({ key }) => !broken.has(key)).map(({ key }) => key)
  if (isWorse && !isNewestLow && badNewest === undefined) return { ...rest, cases }
  if (!isWorse && lower.length === 0) return { ...rest, cases }
  return {
    ...rest,
    cases,
    // Nothing is ruled out: the base may have fallen, too.
    suite: rest.suite && { ...rest.suite, ruledOutDrop: null },
    fellOnBase: {
      ...readBaseChange(newest, sound.runs),
      olderRate: rest.suite?.baseRate,
      newestRate: computeMeanRate(newest, rest),
      cases: isWorse ? listRegressedCases(rest) : lower,
    },
  }
}

/** A case that was worse than this share of unchanged runs, and fails on both sides, is not counted for the head. */
const suspicious = 0.05

/**
 * Whether a case that looks broken fails as much in this run of the base. A test that failed twice in a row counts all
 * the same.
 */
function failsAlike(
  { key, change, head, judgedAs, flake, pValue = 1 }: CaseComparison,
  { cases }: Run,
): boolean {
  const tally = cases.get(key)
  if (head === undefined || !isJudged(tally)) return false
  if (judgedAs === 'test' && flake !== undefined) return false
  const looksBroken = change === 'regressed' || (change === 'still-failing' && isAtMost(pValue, suspicious))
  return looksBroken && tally.passed / countJudged(tally) <= head.passed / countJudged(head)
}

const standardErrors = 2

/** Whether the head passes more than this run of the base by more than chance, over the cases that both judged. */
function isClearlyBetter(head: Run, newest: Run): boolean {
  let gain = 0
  let variance = 0
  for (const tally of head.cases.values()) {
    const base = newest.cases.get(tally.key)
    if (!isJudged(tally) || !isJudged(base)) continue
    const headCount = countJudged(tally)
    const baseCount = countJudged(base)
    gain += tally.passed / headCount - base.passed / baseCount
    const rate = (tally.passed + base.passed + 0.5) / (headCount + baseCount + 1)
    variance += rate * (1 - rate) * (1 / headCount + 1 / baseCount)
  }
  return gain > standardErrors * Math.sqrt(variance)
}

/** Keys of the cases that regressed. */
function listRegressedCases({ cases }: Comparison): string[] {
  return cases.filter(({ change }) => change === 'regressed').map(({ key }) => key)
}

function isComparisonWorse(comparison: Comparison, policy: EvidenceSettings): boolean {
  const { chances, suite } = comparison
  return listRegressedCases(comparison).length > 0 || isProvenBy(chances, suite, policy)
}

/** Mean rate of a run over the compared cases; undefined without one. */
function computeMeanRate(run: Run, { cases }: Comparison): number | undefined {
  const compared = cases.filter(({ drop }) => drop !== undefined)
  const rates = compared.flatMap(({ key }) => computePassRate(run.cases.get(key)) ?? [])
  if (rates.length === 0) return undefined
  return roundStably(computeMean(rates))
}
