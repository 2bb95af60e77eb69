import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { countJudged, countTotals, listOtherTallies, type Run } from '../../model/run/run.ts'
import { computeFisherChance } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import { roundStably } from '../statistics/stable.ts'

/** A run that lost a larger share to infrastructure errors is an outage, also where there is no base. */
export const outage = 0.1

/**
 * The level at which one side lost more than the other. Either may, so both together are a doubt in 5% of
 * runs at most.
 */
const level = 0.025

/**
 * What was lost to infrastructure errors on each side, and whether one side lost more than the other by more
 * than chance (Fisher's exact test). On the head, the known cases of a file that was lost as a whole count as
 * well: they are missing from the report because of it.
 */
export function compareLostIterations(head: Run, baseline: Baseline | null): Comparison['lost'] {
  const headLost = countLostIterations([head], countVanishedCases(head, baseline))
  const baseLost = countLostIterations(baseline?.runs ?? [], 0)
  return {
    head: computeLostShare(headLost),
    base: computeLostShare(baseLost),
    pValue:
      baseLost.all === 0
        ? undefined
        : roundStably(Math.min(computeLossChance(headLost, baseLost), computeLossChance(baseLost, headLost))),
    isTooMuch:
      hasLostMore(headLost, baseLost) ||
      // Less on the head is a doubt only about a base that was an outage.
      (computeLostShare(baseLost) > outage && hasLostMore(baseLost, headLost)),
  }
}

/** Whether a run of the base lost so much more than the others that it measured an outage. */
export function isOutageRun(run: Run, runs: readonly Run[]): boolean {
  const runLost = countLostIterations([run], 0)
  const others = runs.filter((other) => other !== run)
  return (
    computeLostShare(runLost) > outage &&
    others.length > 0 &&
    hasLostMore(runLost, countLostIterations(others, 0))
  )
}

interface Lost {
  readonly lost: number
  readonly all: number
}

function countLostIterations(runs: readonly Run[], vanished: number): Lost {
  let lost = vanished
  let all = vanished
  for (const run of runs) {
    const totals = countTotals(run)
    lost += totals.lost
    all += totals.total - totals.skipped
  }
  return { lost, all }
}

function computeLostShare({ lost, all }: Lost): number {
  if (all === 0) return 0
  return lost / all
}

/** A side that lost nothing explains no outage, however few its iterations are. */
function hasLostMore(side: Lost, otherSide: Lost): boolean {
  if (otherSide.lost === 0 && computeLostShare(side) > outage) return true
  return otherSide.all > 0 && isAtMost(computeLossChance(side, otherSide), level)
}

/** Probability that chance alone gives the one side as many of the losses of both. */
function computeLossChance(side: Lost, otherSide: Lost): number {
  const readKept = ({ lost, all }: Lost) => ({ passed: all - lost, judged: all })
  return computeFisherChance(readKept(otherSide), readKept(side))
}

function countVanishedCases(head: Run, baseline: Baseline | null): number {
  const newest = baseline?.runs[0]
  if (newest === undefined) return 0
  const lostFiles = new Set<string>()
  for (const tally of listOtherTallies(head)) {
    if (tally.scope !== 'suite' || tally.lost === 0 || countJudged(tally) > 0) continue
    if (tally.identity.file !== undefined) lostFiles.add(tally.identity.file)
  }
  if (lostFiles.size === 0) return 0
  let vanished = 0
  for (const { key, identity, scope } of newest.cases.values()) {
    if (scope !== 'suite' && identity.file !== undefined && lostFiles.has(identity.file)) {
      if (!head.cases.has(key)) vanished += 1
    }
  }
  return vanished
}
