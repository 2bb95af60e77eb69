import { applyConfirmation, casesToRerun } from '../../../src/gate/again/confirm.ts'
import { judgeSuiteAgain } from '../../../src/gate/again/confirm-suite.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decide } from '../../../src/gate/judge/decide.ts'
import type { Baseline } from '../../../src/model/comparison/baseline.ts'
import type { Comparison } from '../../../src/model/comparison.ts'
import { joinRuns } from '../../../src/model/run/merge-tallies.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'
import type { DrawnSides, Setting } from './simulate-gate.ts'

type Judge = Pick<Setting, 'policy' | 'confirm'>

/** The verdict of the real gate, with a confirmation if the setting has one. */
export function judgeDrawn(sides: DrawnSides, setting: Judge): VerdictOutcome {
  return decide(sides.head, compareDrawn(sides, setting), setting.policy).outcome
}

/** Compares both sides as a job does, and reruns what there is to confirm. */
export function compareDrawn(
  { head, base, rerun }: DrawnSides,
  { policy, confirm: confirms = false }: Judge,
): Comparison {
  const comparison = compareRuns(head, baselineOf(base), policy, { today: 0 })
  if (!confirms || casesToRerun(comparison, policy).length === 0) return comparison
  const [freshHead, freshBase] = rerun()
  let again = judgeSuiteAgain(comparison, freshHead, freshBase, policy, 1)
  if (again?.isOpen === true) {
    const [moreHead, moreBase] = rerun()
    const [wholeHead, wholeBase] = [joinRuns(freshHead, moreHead), joinRuns(freshBase, moreBase)]
    again = judgeSuiteAgain(comparison, wholeHead, wholeBase, policy, 2)
  }
  return applyConfirmation(comparison, freshHead, freshBase, again?.confirmation)
}

export function baselineOf(runs: DrawnSides['base']): Baseline {
  return { source: 'file', description: 'made up', runs }
}
