import type { Comparison } from '../../model/comparison.ts'
import { formatNumber, formatPlural, quoteName } from '../../model/format.ts'
import { countsInVerdict, type Finding } from './cases.ts'

/** Share of its cases that a scorer may miss; above it the verdict is inconclusive. */
const mostMissing = 0.5
/** A mean so many times the largest score of the base has another scale: percent instead of 0..1, points instead of stars. */
const otherScale = 2

/** Scorers that most cases lack now, or that gave no value. */
export function findMissingScorers({ missingScorers = [] }: Comparison): readonly Finding[] {
  return missingScorers.map(({ name, had, missing, empty }): Finding => {
    const isMost = missing > had * mostMissing
    if (empty > 0 && !isMost)
      return {
        message: `The scorer ${quoteName(name)} gave no value ${formatPlural(empty, 'time')}, and always gave one on the base branch.`,
        evidence: { scorer: name, had, missing, empty },
      }
    const result = isMost ? 'its scores could not be compared' : 'these scores could not be compared'
    return {
      status: isMost ? undefined : 'warning',
      message: `The scorer ${quoteName(name)} is missing in ${formatNumber(missing)} of the ${formatPlural(had, 'case')} that it scored on the base branch, so ${result}.`,
      evidence: { scorer: name, had, missing },
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
        evidence: { scorer: name, head, largestOfBase: largest },
      },
    ]
  })
}
