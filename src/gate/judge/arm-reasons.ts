import type { Arm, ArmsCompared } from '../../model/comparison/breakdowns.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatPoints, formatRate, listSome, plural, quoteName } from '../../model/format.ts'
import { formatMetric } from '../../model/run/metric.ts'
import type { Reason } from '../../model/verdict.ts'
import type { CaseSettings, FailOnSettings, FloorSettings, SliceSettings } from '../policy/policy.ts'

/**
 * What came out of comparing the variants of the run. It is for a person to choose by and decides nothing: without a
 * baseline and without a floor the verdict is inconclusive, since nothing was judged.
 */
export function armReasons(
  { arms, baseline }: Comparison,
  policy: CaseSettings & FailOnSettings & FloorSettings & SliceSettings,
): Reason[] {
  if (arms === undefined) return []
  const evidence = { by: arms.by, arms: arms.arms.length, commonCases: arms.commonCases }
  const problem = problemOf(arms)
  if (problem !== undefined) return [{ rule: 'arms', status: 'inconclusive', message: problem, evidence }]
  const found = armsSentence(arms)
  if (baseline !== null || hasFloors(policy))
    return [{ rule: 'arms', status: 'info', message: found, evidence }]
  const message = `${found} A comparison decides nothing by itself: set a floor such as min-pass-rate, or a baseline, for a verdict.`
  return [{ rule: 'arms', status: 'inconclusive', message, evidence }]
}

function problemOf({ by, arms, commonCases }: ArmsCompared): string | undefined {
  const [only] = arms
  if (only === undefined)
    return `\`compare: ${by}\` found nothing to compare: no result names its ${by}. docs/formats.md says what is read.`
  if (arms.length === 1)
    return `\`compare: ${by}\` found nothing to compare: all results that name their ${by} have ${quoteName(only.name)}.`
  if (commonCases === 0)
    return `\`compare: ${by}\` found ${plural(arms.length, 'arm')}, but no case that all of them judged.`
  return undefined
}

/** Whether the policy can fail a run that has no baseline. */
function hasFloors(policy: CaseSettings & FailOnSettings & FloorSettings & SliceSettings): boolean {
  const { minPassRate, minScores, limits, slices, cases, failOn } = policy
  return (
    minPassRate !== undefined ||
    Object.keys(minScores).length > 0 ||
    Object.keys(limits).length > 0 ||
    slices.length > 0 ||
    failOn === 'failures' ||
    cases.some(
      (rule) => rule.minPassRate !== undefined || rule.minScores !== undefined || rule.limits !== undefined,
    )
  )
}

/** Arms that a sentence names. */
const shownArms = 5

/** What a comparison of variants says, in one to three sentences: the best, what is proven worse, what is cheaper. */
export function armsSentence({ by, arms, commonCases }: ArmsCompared): string {
  const [best, ...others] = arms
  if (best === undefined || others.length === 0 || commonCases === 0) return ''
  const worse = others.filter(isWorse)
  const close = others.filter((arm) => !isWorse(arm))
  const sentences = [
    `Of ${plural(arms.length, by)} over ${plural(commonCases, 'case')}, ${quoteName(best.name)} has the highest pass rate (${formatRate(best.rate)}).`,
  ]
  if (worse.length > 0) sentences.push(`Proven worse: ${namesWithRates(worse)}.`)
  if (close.length > 0) sentences.push(closeSentence(close))
  const cheaper = cheapestOf(best, close)
  if (cheaper !== undefined) sentences.push(cheaper)
  return sentences.join(' ')
}

function isWorse({ worse }: Arm): boolean {
  return worse === true
}

/** Quoted names, each with its pass rate in brackets. */
function namesWithRates(arms: readonly Arm[]): string {
  return listSome(arms, shownArms, ({ name, rate }) => `${quoteName(name)} (${formatRate(rate)})`)
}

function closeSentence(close: readonly Arm[]): string {
  const most = Math.max(...close.map(({ ruledOutDrop = 1 }) => ruledOutDrop))
  const bound = most < 1 ? `; a difference of more than ${formatPoints(most)} is ruled out` : ''
  return `Not distinguishable from it: ${namesWithRates(close)}${bound}.`
}

function cheapestOf(best: Arm, close: readonly Arm[]): string | undefined {
  const [cheapest] = close
    .flatMap((arm) => (arm.costUsd === undefined ? [] : [{ name: arm.name, costUsd: arm.costUsd }]))
    .sort((a, b) => a.costUsd - b.costUsd)
  if (cheapest === undefined || best.costUsd === undefined || cheapest.costUsd >= best.costUsd)
    return undefined
  return `Of these, ${quoteName(cheapest.name)} is cheaper: ${formatMetric('costUsd', cheapest.costUsd)} instead of ${formatMetric('costUsd', best.costUsd)} per iteration.`
}
