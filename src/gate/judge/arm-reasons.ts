import type { Arm, ArmsCompared } from '../../model/comparison/breakdowns.ts'
import { formatPlural, formatPoints, formatRate, listSome, quoteName } from '../../model/format.ts'
import { formatMetric } from '../../model/run/metric.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import type { Judged } from './judged.ts'

/**
 * What came out of comparing the variants of the run. It is for a person to choose by and decides nothing: without a
 * baseline and without a floor the verdict is inconclusive, since nothing was judged.
 */
export function listArmReasons({ comparison: { arms, baseline }, policy }: Judged): Reason[] {
  if (arms === undefined) return []
  const problem = findArmProblem(arms)
  if (problem !== undefined) return [{ rule: 'arms', status: 'inconclusive', message: problem }]
  const sentence = describeArmComparison(arms)
  if (baseline !== null || hasPolicyFloors(policy))
    return [{ rule: 'arms', status: 'info', message: sentence }]
  const message = `${sentence} A comparison decides nothing by itself: set a floor such as min-pass-rate, or a baseline, for a verdict.`
  return [{ rule: 'arms', status: 'inconclusive', message }]
}

function findArmProblem({ by, arms, commonCases }: ArmsCompared): string | undefined {
  const [only] = arms
  if (only === undefined)
    return `\`compare: ${by}\` found nothing to compare: no result names its ${by}. It can be a field, a tag or metadata of the results.`
  if (arms.length === 1)
    return `\`compare: ${by}\` found nothing to compare: all results that name their ${by} have ${quoteName(only.name)}.`
  if (commonCases === 0)
    return `\`compare: ${by}\` found ${formatPlural(arms.length, 'arm')}, but no case that all of them judged.`
  return undefined
}

/** Whether the policy can fail a run that has no baseline. */
function hasPolicyFloors({ minPassRate, minScores, limits, slices, cases, failOn }: Policy): boolean {
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
export function describeArmComparison({ by, arms, commonCases }: ArmsCompared): string {
  const [best, ...others] = arms
  if (best === undefined || others.length === 0 || commonCases === 0) return ''
  const worse = others.filter((arm) => arm.worse === true)
  const close = others.filter((arm) => arm.worse !== true)
  const sentences = [
    `Of ${formatPlural(arms.length, by)} over ${formatPlural(commonCases, 'case')}, ${quoteName(best.name)} has the highest pass rate (${formatRate(best.rate)}).`,
  ]
  if (worse.length > 0) sentences.push(`Proven worse: ${quoteNamesWithRates(worse)}.`)
  if (close.length > 0) sentences.push(describeCloseArms(close))
  const cheaper = describeCheapestArm(best, close)
  if (cheaper !== undefined) sentences.push(cheaper)
  return sentences.join(' ')
}

/** Quoted names, each with its pass rate in brackets. */
function quoteNamesWithRates(arms: readonly Arm[]): string {
  return listSome(arms, shownArms, ({ name, rate }) => `${quoteName(name)} (${formatRate(rate)})`)
}

function describeCloseArms(close: readonly Arm[]): string {
  const most = Math.max(...close.map(({ ruledOutDrop = 1 }) => ruledOutDrop))
  const bound = most < 1 ? `; a difference of more than ${formatPoints(most)} is ruled out` : ''
  return `Not distinguishable from it: ${quoteNamesWithRates(close)}${bound}.`
}

function describeCheapestArm(best: Arm, close: readonly Arm[]): string | undefined {
  const [cheapest] = close
    .flatMap((arm) => (arm.costUsd === undefined ? [] : [{ name: arm.name, costUsd: arm.costUsd }]))
    .sort((a, b) => a.costUsd - b.costUsd)
  if (cheapest === undefined || best.costUsd === undefined || cheapest.costUsd >= best.costUsd)
    return undefined
  return `Of these, ${quoteName(cheapest.name)} is cheaper: ${formatMetric('costUsd', cheapest.costUsd)} instead of ${formatMetric('costUsd', best.costUsd)} per iteration.`
}
