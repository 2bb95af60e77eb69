import type { ArmsCompared } from '../../model/comparison/breakdowns.ts'
import type { Comparison } from '../../model/comparison.ts'
import { plural, quoteName } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import type { Policy } from '../policy/policy.ts'
import { armsSentence } from './describe-arms.ts'

/**
 * What came out of comparing the variants of the run. It is for a person to choose by and decides nothing: without a
 * baseline and without a floor the verdict is inconclusive, since nothing was judged.
 */
export function armReasons({ arms, baseline }: Comparison, policy: Policy): Reason[] {
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
function hasFloors(policy: Policy): boolean {
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
