import type { Baseline } from '../../model/comparison/baseline.ts'
import { explainPartial } from '../../model/run/delivery.ts'
import { countFailures, countJudged, listOtherTallies, type Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import type { MissingSettings } from '../policy/policy.ts'
import { isOutageRun } from './lost.ts'

/** The base runs that measured something, the newest first. */
export interface SoundBase {
  readonly baseline: Baseline
  /** The newest of them looks ill, although it may show what the base branch is like now. */
  readonly isNewestIll: boolean
}

/** Fewer cases that fail together are a break, not an outage. */
const fewestBroken = 3

/**
 * Leaves out base runs that are no measurement, if there are others: those that judged nothing or not all that was due,
 * those that lack a tenth of the cases of their time, those that lost so much
 * to infrastructure errors that they are outages, and older ones in which most of what passes in all other runs failed (an expired
 * key, a full disk). The newest run stays even if it is ill, since the base branch may really have broken.
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
  const ill = new Set(soundRuns.filter((run) => isRunIll(run, soundRuns)))
  const runs = soundRuns.filter((run, index) => index === 0 || !ill.has(run))
  const [newest] = runs
  const isNewestIll = newest !== undefined && runs.length > 1 && ill.has(newest)
  return { baseline: runs.length === baseline.runs.length ? baseline : { ...baseline, runs }, isNewestIll }
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

/** Most of the cases that passed in all other runs failed in this one. */
function isRunIll(run: Run, runs: readonly Run[]): boolean {
  const failing = [...listOtherTallies(run)].filter((tally) => countFailures(tally) > 0 && tally.passed === 0)
  // Most runs are healthy, and may have very many cases.
  if (runs.length < 2 || failing.length < fewestBroken || failing.length * 2 <= run.cases.size / 2)
    return false
  const others = runs.filter((other) => other !== run)
  const hasAlwaysPassed = (key: string) => {
    const tallies = others
      .flatMap((other) => other.cases.get(key) ?? [])
      .filter((tally) => countJudged(tally) > 0)
    return tallies.length > 0 && tallies.every((tally) => countFailures(tally) === 0)
  }
  const broken = failing.filter(({ key }) => hasAlwaysPassed(key)).length
  if (broken < fewestBroken) return false
  let known = 0
  for (const tally of run.cases.values()) if (countJudged(tally) > 0 && hasAlwaysPassed(tally.key)) known += 1
  return broken * 2 > known
}
