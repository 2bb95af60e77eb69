import type { Comparison } from '../../model/comparison.ts'
import { plural } from '../../model/format.ts'
import { failures } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import type { FailOnSettings } from '../policy/policy.ts'
import { failsNow, reasonAbout, type WeighedCases } from './cases.ts'

/**
 * What fails by `fail-on` alone, whatever the base says: new tests, failures that the base never had, any failure.
 *
 * @param named cases that another rule already names
 */
export function failOnReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: FailOnSettings,
  named: ReadonlySet<string>,
): Reason[] {
  return [
    ...newTestReasons(comparison, cases, policy, named),
    ...newFailureReasons(comparison, cases, policy),
    ...failureReasons(cases, policy),
  ]
}

/** A new test that fails: it has no history, and nothing else reports it if the runner's exit code is ignored. */
function newTestReasons(
  { suite, cases }: Comparison,
  { counted }: WeighedCases,
  { failOn, newTests }: FailOnSettings,
  named: ReadonlySet<string>,
): Reason[] {
  // Without a common case it is unknown what is new; cases that are accepted are common, too.
  if (
    failOn !== 'regressions' ||
    newTests !== 'fail' ||
    (suite === null && !cases.some(({ accepted }) => accepted !== undefined))
  )
    return []
  const failing = counted.filter(
    (one) =>
      one.of.change === 'new' &&
      one.of.judgedAs === 'test' &&
      failsNow(one) &&
      one.of.again?.isWorse !== false &&
      !named.has(one.of.key),
  )
  return reasonAbout(
    failing,
    { rule: 'new-failing-test', status: 'failed', evidence: { failing: failing.length } },
    (count, names) => `${plural(count, 'new test fails', 'new tests fail')}: ${names}.`,
  )
}

/** `fail-on: new-failures`: failed now and never in the baseline, proven or not. */
function newFailureReasons(
  { baseline }: Comparison,
  { counted }: WeighedCases,
  { failOn }: FailOnSettings,
): Reason[] {
  if (failOn !== 'new-failures' || baseline === null) return []
  const failing = counted.filter(
    (one) =>
      failsNow(one) &&
      one.of.change !== 'regressed' &&
      (one.of.base === undefined || failures(one.of.base) === 0),
  )
  return reasonAbout(
    failing,
    { rule: 'new-failures', status: 'failed', evidence: { newFailures: failing.length } },
    (count, names) => `${plural(count, 'case')} failed now and never in the baseline: ${names}.`,
  )
}

/** `fail-on: failures`: every failed case counts, new or old. */
function failureReasons({ counted, brokenSuites }: WeighedCases, { failOn }: FailOnSettings): Reason[] {
  if (failOn !== 'failures') return []
  const failing = [...counted.filter(failsNow), ...brokenSuites]
  if (failing.length === 0) {
    return [{ rule: 'failures', status: 'passed', message: 'No case failed.', evidence: { failing: 0 } }]
  }
  return reasonAbout(
    failing,
    { rule: 'failures', status: 'failed', evidence: { failing: failing.length } },
    (count, names) => `${plural(count, 'case')} failed: ${names}.`,
  )
}
