import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { judged, otherTallies, type Run, totalsOf } from '../../model/run/run.ts'
import { fisherDrop } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import { stable } from '../statistics/stable.ts'

/** A run that lost a larger share to infrastructure errors is an outage, also where there is no base. */
export const outage = 0.1

/**
 * The level at which one side lost more than the other. Either may, so both together are a doubt in 5% of
 * runs at most.
 */
const level = 0.025

/**
 * What was lost to infrastructure errors on each side, and whether one side lost more than the other by more
 * than chance
 * (Fisher's exact test). On the head, the known cases of a file that was lost as a whole count as well: they
 * are missing
 * from the report because of it.
 */
export function compareLost(head: Run, baseline: Baseline | null): Comparison['lost'] {
  const [now, before] = [countLost([head], vanishedCases(head, baseline)), countLost(baseline?.runs ?? [], 0)]
  return {
    head: shareOf(now),
    base: shareOf(before),
    pValue: before.all === 0 ? undefined : stable(Math.min(chanceOf(now, before), chanceOf(before, now))),
    isTooMuch:
      isMore(now, before) ||
      // Less on the head is a doubt only about a base that was an outage.
      (shareOf(before) > outage && isMore(before, now)),
  }
}

/** Whether a run of the base lost so much more than the others that it measured an outage. */
export function isOutage(run: Run, runs: readonly Run[]): boolean {
  const own = countLost([run], 0)
  const others = runs.filter((other) => other !== run)
  return shareOf(own) > outage && others.length > 0 && isMore(own, countLost(others, 0))
}

interface Lost {
  readonly lost: number
  readonly all: number
}

function countLost(runs: readonly Run[], vanished: number): Lost {
  let [lost, all] = [vanished, vanished]
  for (const run of runs) {
    const totals = totalsOf(run)
    lost += totals.lost
    all += totals.total - totals.skipped
  }
  return { lost, all }
}

function shareOf({ lost, all }: Lost): number {
  return all === 0 ? 0 : lost / all
}

/** A side that lost nothing explains no outage, however few its iterations are. */
function isMore(one: Lost, other: Lost): boolean {
  if (other.lost === 0 && shareOf(one) > outage) return true
  return other.all > 0 && isAtMost(chanceOf(one, other), level)
}

/** Probability that chance alone gives the one side as many of the losses of both. */
function chanceOf(one: Lost, other: Lost): number {
  return fisherDrop({
    headCount: one.all,
    headPassed: one.all - one.lost,
    baseCount: other.all,
    basePassed: other.all - other.lost,
  })
}

function vanishedCases(head: Run, baseline: Baseline | null): number {
  const newest = baseline?.runs[0]
  if (newest === undefined) return 0
  const lostFiles = new Set<string>()
  for (const tally of otherTallies(head)) {
    if (tally.scope !== 'suite' || tally.lost === 0 || judged(tally) > 0) continue
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
