import type { Outcome } from './result.ts'
import { type CaseTally, countJudged, type Evidence } from './run.ts'

/**
 * Treats all entries of the case as attempts at one iteration. The last one decides: a final pass is flaky, anything
 * else is one failure. The earlier attempts are kept in `retried`.
 *
 * @param last outcome of the last entry
 */
export function takeAsAttempts(tally: CaseTally, last: Outcome): CaseTally {
  if (countJudged(tally) < 2) return tally
  const { repeatsUnclear: _, repeatsAssumed: __, ...rest } = tally
  const passes = last === 'passed'
  const errs = !passes && (tally.failed === 0 || last === 'errored')
  const failed = Number(!passes && !errs)
  const errored = tally.lost + Number(errs)
  return {
    ...rest,
    passed: Number(passes),
    flaky: Number(passes),
    failed,
    errored,
    retried: { failed: tally.failed - failed, errored: tally.errored - errored },
    evidence: tally.evidence && pickLastEvidence(tally.evidence, last, countJudged(tally)),
  }
}

/** The inverse of {@link takeAsAttempts} for a case that turns out to be repeated. */
export function takeAsIterations(tally: CaseTally): CaseTally {
  const { retried, ...rest } = tally
  if (retried === undefined) return tally
  return {
    ...rest,
    evidence: rest.evidence?.map(({ attempts: _, ...evidence }) => evidence),
    failed: tally.failed + retried.failed,
    errored: tally.errored + retried.errored,
    flaky: Math.max(0, tally.flaky - 1),
  }
}

/** For a passed case, the failed attempt as evidence of a flaky pass; otherwise the last failure. */
function pickLastEvidence(evidence: readonly Evidence[], last: Outcome, attempts: number): Evidence[] {
  const failures = evidence.filter(({ outcome }) => outcome === 'failed' || outcome === 'errored')
  const chosen = failures.at(-1) ?? evidence.at(-1)
  if (chosen === undefined) return []
  if (last === 'passed') return [{ ...chosen, outcome: 'passed', ordinal: 1, flaky: true }]
  return [{ ...chosen, ordinal: 1, attempts }]
}
