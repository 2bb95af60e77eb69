import type { Baseline } from '../../model/comparison/baseline.ts'
import { type CaseTally, copyCases, type Evidence, listOtherTallies, type Run } from '../../model/run/run.ts'
import type { JudgedAs } from '../policy/judged-as.ts'
import type { CaseSettings } from '../policy/policy.ts'
import { joinBothSides } from './join-sides.ts'
import { poolBaseRuns } from './pool.ts'

interface Sides {
  readonly head: Run
  readonly baseline: Baseline | null
}

/**
 * Both sides with what kept evals from being judged as lost iterations. The same error of a test is a failure, so only
 * this function, which knows how a case is judged, decides; a report does not.
 *
 * @param kinds how cases are judged that were judged before
 */
export function settleOutages(
  sides: Sides,
  policy: CaseSettings,
  kinds?: ReadonlyMap<string, JudgedAs>,
): Sides {
  const lost = listLostCases(sides, policy, kinds)
  if (lost.size === 0) return sides
  const { head, baseline } = sides
  return {
    head: loseIterations(head, lost),
    baseline: baseline && { ...baseline, runs: baseline.runs.map((run) => loseIterations(run, lost)) },
  }
}

/** Keys of the evals that have failures which say what kept them from being judged. */
function listLostCases(
  { head, baseline }: Sides,
  policy: CaseSettings,
  kinds?: ReadonlyMap<string, JudgedAs>,
): ReadonlySet<string> {
  const runs = [head, ...(baseline?.runs ?? [])]
  if (!runs.some((run) => listTalliesWithOutages(run).length > 0)) return new Set()
  const { cases } = joinBothSides(head, baseline, policy, { today: 0, kinds, pool: poolBaseRuns })
  const evals = cases.filter(({ judgedAs }) => judgedAs === 'eval')
  return new Set(evals.flatMap(({ key, base }) => [key, base?.tally.key ?? key]))
}

function listTalliesWithOutages(run: Run): readonly CaseTally[] {
  return [...listOtherTallies(run)].filter(({ outages }) => outages !== undefined)
}

function loseIterations(run: Run, lost: ReadonlySet<string>): Run {
  const tallies = listTalliesWithOutages(run).filter(({ key }) => lost.has(key))
  if (tallies.length === 0) return run
  const cases = copyCases(run.cases)
  for (const tally of tallies) cases.set(tally.key, loseOutages(tally))
  return { ...run, cases }
}

function loseOutages({ outages, ...tally }: CaseTally): CaseTally {
  if (outages === undefined) return tally
  // Attempts that a later entry replaced are no longer counted.
  const failed = Math.min(tally.failed, outages.failed)
  const errored = Math.min(tally.errored - tally.lost, outages.errored)
  const settled = {
    ...tally,
    failed: tally.failed - failed,
    errored: tally.errored + failed,
    lost: tally.lost + failed + errored,
    unjudged: tally.unjudged ?? outages.cause,
  }
  if (settled.failed > 0 || settled.errored > settled.lost) return settled
  const markLost = (evidence: Evidence): Evidence => {
    if (evidence.outcome !== 'failed' && evidence.outcome !== 'errored') return evidence
    return { ...evidence, outcome: 'errored', infrastructure: true, unjudged: outages.cause }
  }
  return { ...settled, evidence: tally.evidence?.map(markLost) }
}
