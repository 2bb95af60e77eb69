import type { Agreement, JudgePair, JudgesCompared } from '../../model/comparison/breakdowns.ts'
import type { Comparison } from '../../model/comparison.ts'
import { doubts } from '../../model/doubts.ts'
import {
  choosePlural,
  formatCount,
  formatNumber,
  formatPlural,
  formatRate,
  quoteName,
} from '../../model/format.ts'
import { countsInVerdict, type Finding } from './cases.ts'

/** Share of its cases that a scorer may miss, whatever the base misses. */
const mostMissing = 0.5
/** A mean so many times the largest score of the base has another scale: percent instead of 0..1, points instead of stars. */
const otherScale = 2

/** Scorers that most cases lack now, or more of them than chance explains. */
export function findMissingScorers({ missingScorers = [] }: Comparison): readonly Finding[] {
  return missingScorers.map(({ name, had, missing, empty, unusual }): Finding => {
    const isMost = missing > had * mostMissing
    const status = isMost || unusual === true ? undefined : 'warning'
    if (empty > 0 && !isMost)
      return {
        status,
        message: `The scorer ${quoteName(name)} gave no value ${formatPlural(empty, 'time')}, more often than on the base branch.`,
      }
    const result = isMost ? 'its scores could not be compared' : 'these scores could not be compared'
    return {
      status,
      message: `The scorer ${quoteName(name)} is missing in ${formatNumber(missing)} of the ${formatPlural(had, 'case')} that it scored on the base branch, so ${result}.`,
    }
  })
}

/** Scorers whose scores are far above all that the base has. */
export function findOtherScales({ scores, cases }: Comparison): readonly Finding[] {
  return scores.flatMap(({ name, head, significant }) => {
    // Most scorers stay within 0..1, where no score is far above the others.
    if (head <= otherScale || significant === true) return []
    let largest = 0
    let most = 0
    for (const compared of cases) {
      if (!countsInVerdict(compared)) continue
      const tally = compared.base?.scores?.get(name)
      for (const value of tally?.values ?? []) largest = Math.max(largest, Math.abs(value))
      most += tally?.count ?? 0
    }
    if (most === 0 || head <= otherScale * Math.max(1, largest)) return []
    return [
      {
        message: `The scorer ${quoteName(name)} seems to have another scale: its mean is ${formatNumber(head)} now, and its largest score on the base branch was ${formatNumber(largest)}. Its scores could not be compared.`,
      },
    ]
  })
}

/** Graders that can't be trusted, and how far they agree with the labels of people. */
export function findJudgeDoubts({ judges }: Comparison): readonly Finding[] {
  if (judges === undefined) return []
  const constant = judges.constant.map(
    ({ grader, value, iterations, before }): Finding => ({
      message: `${quoteName(grader)} gives ${formatNumber(value)} to all ${formatPlural(iterations, 'iteration')}, and gave ${formatPlural(before, 'value')} on the base. ${doubts['judge-agreement'].remedy}`,
    }),
  )
  return [...constant, ...judges.pairs.flatMap(describePair), ...describeSwapped(judges)]
}

function describeSwapped({ swapped }: JudgesCompared): readonly Finding[] {
  if (swapped === undefined) return []
  const { pairs, disagreeing } = swapped
  const counted = `${formatPlural(pairs, 'pair')} of answers ${choosePlural(pairs, 'was', 'were')} compared in both orders`
  if (disagreeing.length === 0) return [{ status: 'info', message: `${counted}, with equal verdicts.` }]
  return [
    {
      status: 'warning',
      message: `${counted}: the verdict on ${formatCount(disagreeing.length)} depends on the order, so it is that of the judge and not of the answers.`,
      cases: disagreeing,
    },
  ]
}

function describePair(pair: JudgePair): readonly Finding[] {
  const { grader, other, labels, head, base, otherwise, fell } = pair
  if (labels !== true && fell !== true) return []
  const whom = labels === true ? `the labels ${quoteName(other)}` : quoteName(other)
  const before = base === undefined ? '' : `; on the base in ${formatAgreement(base)}`
  const apart =
    otherwise === 0
      ? ''
      : ` ${formatPlural(otherwise, 'case')} with another rubric or label are not compared.`
  const remedy = fell === true ? ` ${doubts['judge-agreement'].remedy}` : ''
  const message = `${quoteName(grader)} agrees with ${whom} in ${formatAgreement(head)}${before}.${apart}${remedy}`
  return [{ status: fell === true ? undefined : 'info', message }]
}

/** `46 of 50 iterations (92%, κ = 0.81, 0.65 to 0.97)`. */
function formatAgreement({ agreed, iterations, kappa }: Agreement): string {
  const beyond =
    kappa === undefined
      ? ''
      : `, κ = ${formatNumber(kappa.kappa, 2)}, ${formatNumber(kappa.low, 2)} to ${formatNumber(kappa.high, 2)}`
  return `${formatCount(agreed)} of ${formatPlural(iterations, 'iteration')} (${formatRate(agreed / iterations)}${beyond})`
}
