import type { Baseline } from '../../model/comparison/baseline.ts'
import { explainPartial } from '../../model/run/delivery.ts'
import {
  computePassRate,
  countJudged,
  countTotals,
  listOtherTallies,
  type Run,
  readCounts,
} from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { addUpCounts } from '../../model/run/tally.ts'
import type { MissingSettings } from '../policy/policy.ts'
import { isOutageRun } from './lost.ts'

/** The base runs that measured something, the newest first. */
interface SoundBase {
  readonly baseline: Baseline
  /** The newest of them, where it is left out as a bad one. */
  readonly badNewest: Run | undefined
}

/**
 * Leaves out base runs that are no measurement, if there are others: those that judged nothing or not all that was due,
 * those that lack a tenth of the cases of their time, those that lost so much to infrastructure errors that they are
 * outages, and bad ones, which passed far less than the others (an expired key, a full disk), wherever they stand. If the
 * newest two or more are bad, the base is.
 */
export function selectSoundBase(baseline: Baseline, policy: MissingSettings): SoundBase {
  const fallBackIfEmpty = (runs: readonly Run[], otherwise: readonly Run[]) => {
    if (runs.length === 0) return otherwise
    return runs
  }
  const judging = fallBackIfEmpty(baseline.runs.filter(hasJudgedCases), baseline.runs)
  const isDeliveryComplete = ({ info: { delivery } }: Run) =>
    delivery === undefined || explainPartial(delivery, policy) === undefined
  const measured = fallBackIfEmpty(judging.filter(isDeliveryComplete), judging)
  const whole = fallBackIfEmpty(
    measured.filter((run, index) => policy.sampled || !isRunPartial(run, measured[index + 1])),
    measured,
  )
  const soundRuns = fallBackIfEmpty(
    whole.filter((run) => !isOutageRun(run, whole)),
    whole,
  )
  const bad = new Set(soundRuns.filter((run) => isBadRun(run, soundRuns)))
  const badStreak = soundRuns.findIndex((run) => !bad.has(run))
  const runs = soundRuns.filter((run, index) => !bad.has(run) || (badStreak > 1 && index < badStreak))
  return {
    baseline: runs.length === baseline.runs.length ? baseline : { ...baseline, runs },
    badNewest: badStreak === 1 ? soundRuns[0] : undefined,
  }
}

function hasJudgedCases(run: Run): boolean {
  if (run.cases instanceof CaseTable && run.cases.passes > 0) return true
  for (const tally of listOtherTallies(run)) if (countJudged(tally) > 0) return true
  return false
}

/** Share of the cases that a run of the base may lack. */
const mostLacking = 0.1

/**
 * Whether a run lacks more of what was due at its time, such as a smoke test that somebody started by hand. Where it
 * does not say, it is held against the run before it: a second one that is as small is no accident.
 */
function isRunPartial(run: Run, previous: Run | undefined): boolean {
  const cases = countRunCases(run)
  const { stillDue } = run.info
  const due = stillDue === undefined ? countRunCases(previous) : cases + stillDue.length
  return cases < due * (1 - mostLacking)
}

function countRunCases(run: Run | undefined): number {
  if (run === undefined) return 0
  let count = run.cases instanceof CaseTable ? run.cases.passes : 0
  for (const tally of listOtherTallies(run)) {
    if (tally.scope !== 'suite' && countJudged(tally) + tally.lost > 0) count += 1
  }
  return count
}

/** A run that passes a smaller share of what the others pass is a bad one, if chance does not explain it. */
const leastShare = 0.7
const standardErrors = 3
/** Fewer cases that fail together are a break, not a bad hour. */
const fewestBroken = 3

/** With two runs, nobody knows which is the bad one. */
function isBadRun(run: Run, runs: readonly Run[]): boolean {
  // Somebody has accepted how low it is.
  if ([...listOtherTallies(run)].some(({ accepted }) => accepted === true)) return false
  const others = runs.filter((other) => other !== run)
  // Most runs are healthy, and may have very many cases.
  if (others.length < 2 || (computePassRate(countTotals(run)) ?? 1) >= leastShare) return false
  let passes = 0
  let usual = 0
  let variance = 0
  for (const tally of run.cases.values()) {
    const { passed, judged } = addUpCounts(others.map(({ cases }) => readCounts(cases.get(tally.key))))
    const ownJudged = countJudged(tally)
    if (ownJudged === 0 || judged === 0) continue
    passes += tally.passed / ownJudged
    usual += passed / judged
    const rate = (passed + 0.5) / (judged + 1)
    variance += rate * (1 - rate) * (1 / ownJudged + 1 / judged)
  }
  const missing = usual - passes
  return (
    passes < leastShare * usual && missing >= fewestBroken && missing > standardErrors * Math.sqrt(variance)
  )
}
