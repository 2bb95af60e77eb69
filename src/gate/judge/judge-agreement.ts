import type { Agreement, JudgePair, JudgesCompared } from '../../model/comparison/judges.ts'
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
import type { Finding } from './cases.ts'

/** Graders that can't be trusted, and how far they agree with the labels of people. */
export function findJudgeDoubts({ judges }: Comparison): readonly Finding[] {
  if (judges === undefined) return []
  const constant = judges.constant.map(({ grader, value, iterations, before }): Finding => {
    return {
      message: `${quoteName(grader)} gives ${formatNumber(value)} to all ${formatPlural(iterations, 'iteration')}, and gave ${formatPlural(before, 'value')} on the base. ${doubts['judge-agreement'].remedy}`,
      evidence: { grader, iterations, before },
    }
  })
  return [...constant, ...judges.pairs.flatMap(describePair), ...describeSwapped(judges)]
}

function describeSwapped({ swapped }: JudgesCompared): readonly Finding[] {
  if (swapped === undefined) return []
  const { pairs, disagreeing } = swapped
  const counted = `${formatPlural(pairs, 'pair')} of answers ${choosePlural(pairs, 'was', 'were')} compared in both orders`
  const evidence = { pairs, disagreeing: disagreeing.length }
  if (disagreeing.length === 0)
    return [{ status: 'info', message: `${counted}, with equal verdicts.`, evidence }]
  return [
    {
      status: 'warning',
      message: `${counted}: the verdict on ${formatCount(disagreeing.length)} depends on the order, so it is that of the judge and not of the answers.`,
      evidence,
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
  const evidence = { grader, agreed: head.agreed, iterations: head.iterations }
  if (fell === true) return [{ message, evidence }]
  return [{ status: 'info', message, evidence }]
}

/** `46 of 50 iterations (92%, κ = 0.81, 0.65 to 0.97)`. */
export function formatAgreement({ agreed, iterations, kappa }: Agreement): string {
  const beyond =
    kappa === undefined
      ? ''
      : `, κ = ${formatNumber(kappa.kappa, 2)}, ${formatNumber(kappa.low, 2)} to ${formatNumber(kappa.high, 2)}`
  return `${formatCount(agreed)} of ${formatPlural(iterations, 'iteration')} (${formatRate(agreed / iterations)}${beyond})`
}
