import type { Baseline } from '../../model/comparison/baseline.ts'
import { whyPartial } from '../../model/run/delivery.ts'
import { failures, judged, otherTallies, type Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import type { MissingSettings } from '../policy/policy.ts'
import { isOutage } from './lost.ts'

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
 * those that lost so much
 * to infrastructure errors that they are outages, and older ones in which most of what passes in all other runs failed (an expired
 * key, a full disk). The newest run stays even if it is ill, since the base branch may really have broken.
 */
export function soundBase(baseline: Baseline, policy: MissingSettings): SoundBase {
  const some = (runs: readonly Run[], otherwise: readonly Run[]) => (runs.length === 0 ? otherwise : runs)
  const judging = some(baseline.runs.filter(hasJudged), baseline.runs)
  const isWhole = ({ info: { delivery } }: Run) =>
    delivery === undefined || whyPartial(delivery, policy) === undefined
  const measured = some(judging.filter(isWhole), judging)
  const kept = some(
    measured.filter((run) => !isOutage(run, measured)),
    measured,
  )
  const ill = new Set(kept.filter((run) => isIll(run, kept)))
  const runs = kept.filter((run, index) => index === 0 || !ill.has(run))
  const [newest] = runs
  const isNewestIll = newest !== undefined && runs.length > 1 && ill.has(newest)
  return { baseline: runs.length === baseline.runs.length ? baseline : { ...baseline, runs }, isNewestIll }
}

function hasJudged(run: Run): boolean {
  if (run.cases instanceof CaseTable && run.cases.passes > 0) return true
  for (const tally of otherTallies(run)) if (judged(tally) > 0) return true
  return false
}

/** Most of the cases that passed in all other runs failed in this one. */
function isIll(run: Run, runs: readonly Run[]): boolean {
  const failing = [...otherTallies(run)].filter((of) => failures(of) > 0 && of.passed === 0)
  // Most runs are healthy, and may have very many cases.
  if (runs.length < 2 || failing.length < fewestBroken || failing.length * 2 <= run.cases.size / 2)
    return false
  const others = runs.filter((other) => other !== run)
  const alwaysPassed = (key: string) => {
    const tallies = others.flatMap((other) => other.cases.get(key) ?? []).filter((of) => judged(of) > 0)
    return tallies.length > 0 && tallies.every((of) => failures(of) === 0)
  }
  const broken = failing.filter(({ key }) => alwaysPassed(key)).length
  if (broken < fewestBroken) return false
  let known = 0
  for (const of of run.cases.values()) if (judged(of) > 0 && alwaysPassed(of.key)) known += 1
  return broken * 2 > known
}
