import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import type { EvidenceSettings, Policy } from '../policy/policy.ts'
import { roundStably } from '../statistics/stable.ts'
import { type CompareOptions, compareBothSides } from './compare-sides.ts'
import { selectSoundBase } from './sound-base.ts'
import { isProvenBy } from './test-pass-rates.ts'

/**
 * Joins the head with the baseline case by case, runs every test and classifies each case. Pure: the same
 * input gives the same result, regardless of the order of the cases.
 *
 * @param baseline runs pooled into one, the newest first; `null` or no runs: nothing to compare with
 */
export function compareRuns(
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
  const { baseline: sound, isNewestIll } = selectSoundBase(baseline, policy)
  const { comparison, restsOnNewest } = compareBothSides(head, sound, policy, options)
  const [newest, ...older] = sound.runs
  if (newest === undefined || older.length === 0 || !(isNewestIll || restsOnNewest)) return comparison
  // The newest run alone says that the base fell. It may have had a bad hour: what the older runs say is
  // asked, too.
  const { comparison: withOlder } = compareBothSides(head, { ...sound, runs: older }, policy, options)
  const worse = listRegressedCases(withOlder)
  if (isComparisonWorse(comparison, policy) || !isComparisonWorse(withOlder, policy)) return comparison
  const { suite } = comparison
  // A drop counts as ruled out only if it is ruled out against both bases.
  const bounds = [suite?.ruledOutDrop ?? null, withOlder.suite?.ruledOutDrop ?? null]
  const ruledOutDrop = bounds.includes(null) ? null : Math.max(...bounds.map(Number))
  return {
    ...comparison,
    suite: suite && { ...suite, ruledOutDrop },
    fellOnBase: {
      commit: newest.info.commit,
      createdAt: newest.info.createdAt,
      olderRate: withOlder.suite?.baseRate,
      newestRate: computeMeanRate(newest, withOlder),
      cases: worse,
    },
  }
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
  let sum = 0
  let count = 0
  for (const { key, drop } of cases) {
    const tally = drop === undefined ? undefined : run.cases.get(key)
    if (tally === undefined || countJudged(tally) === 0) continue
    sum += tally.passed / countJudged(tally)
    count += 1
  }
  if (count === 0) return undefined
  return roundStably(sum / count)
}
