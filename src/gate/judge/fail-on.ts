import type { Comparison } from '../../model/comparison.ts'
import { formatPlural } from '../../model/format.ts'
import { countFailures } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import type { FailOnSettings } from '../policy/policy.ts'
import { createCaseReasons, isCaseFailing, type WeighedCases } from './cases.ts'

/**
 * What fails by `fail-on` alone, whatever the base says: new tests, failures that the base never had, any failure.
 *
 * @param named cases that another rule already names
 */
export function listFailOnReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: FailOnSettings,
  named: ReadonlySet<string>,
): Reason[] {
  return [
    ...listNewTestReasons(comparison, cases, policy, named),
    ...listNewFailureReasons(comparison, cases, policy),
    ...listFailureReasons(cases, policy),
  ]
}

/** A new test that fails: it has no history, and nothing else reports it if the runner's exit code is ignored. */
function listNewTestReasons(
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
    (weighed) =>
      weighed.change === 'new' &&
      weighed.judgedAs === 'test' &&
      isCaseFailing(weighed) &&
      weighed.again?.isWorse !== false &&
      !named.has(weighed.key),
  )
  return createCaseReasons(
    failing,
    { rule: 'new-failing-test', status: 'failed' },
    (count, names) => `${formatPlural(count, 'new test fails', 'new tests fail')}: ${names}.`,
  )
}

/** `fail-on: new-failures`: failed now and never in the baseline, proven or not. */
function listNewFailureReasons(
  { baseline }: Comparison,
  { counted }: WeighedCases,
  { failOn }: FailOnSettings,
): Reason[] {
  if (failOn !== 'new-failures' || baseline === null) return []
  const failing = counted.filter(
    (weighed) =>
      isCaseFailing(weighed) && weighed.change !== 'regressed' && countFailures(weighed.base) === 0,
  )
  return createCaseReasons(
    failing,
    { rule: 'new-failures', status: 'failed' },
    (count, names) => `${formatPlural(count, 'case')} failed now and never in the baseline: ${names}.`,
  )
}

/** `fail-on: failures`: every failed case counts, new or old. */
function listFailureReasons({ counted, brokenSuites }: WeighedCases, { failOn }: FailOnSettings): Reason[] {
  if (failOn !== 'failures') return []
  const failing = [...counted.filter(isCaseFailing), ...brokenSuites]
  if (failing.length === 0) {
    return [{ rule: 'failures', status: 'passed', message: 'No case failed.' }]
  }
  return createCaseReasons(
    failing,
    { rule: 'failures', status: 'failed' },
    (count, names) => `${formatPlural(count, 'case')} failed: ${names}.`,
  )
}
