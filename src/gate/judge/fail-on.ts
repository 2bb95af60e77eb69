import { countFailures } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { type Finders, isCaseFailing, listFindings, nameCases } from './cases.ts'
import type { Judged } from './judged.ts'

interface Given extends Judged {
  /** Keys of cases that another rule already names. */
  readonly named: ReadonlySet<string>
}

const finders = {
  /** It has no history, and nothing else reports it if the runner's exit code is ignored. */
  'new-failing-test': ({ comparison: { suite, cases }, cases: { counted }, policy, named }) => {
    // Without a common case it is unknown what is new; cases that are accepted are common, too.
    const isNewKnown = suite !== null || cases.some(({ accepted }) => accepted !== undefined)
    if (policy.failOn !== 'regressions' || policy.newTests !== 'fail' || !isNewKnown) return []
    const failing = counted.filter(
      (weighed) =>
        weighed.change === 'new' &&
        weighed.judgedAs === 'test' &&
        isCaseFailing(weighed) &&
        weighed.again?.isWorse !== false &&
        !named.has(weighed.key),
    )
    return nameCases(failing, 'new test fails', 'new tests fail')
  },
  /** Proven or not. */
  'new-failures': ({ comparison: { baseline }, cases: { counted }, policy: { failOn } }) => {
    if (failOn !== 'new-failures' || baseline === null) return []
    const failing = counted.filter(
      (weighed) =>
        isCaseFailing(weighed) && weighed.change !== 'regressed' && countFailures(weighed.base) === 0,
    )
    return nameCases(
      failing,
      'case failed now and never in the baseline',
      'cases failed now and never in the baseline',
    )
  },
  /** Every failed case counts, new or old. */
  failures: ({ cases: { counted, brokenSuites }, policy: { failOn } }) => {
    if (failOn !== 'failures') return []
    const failing = [...counted.filter(isCaseFailing), ...brokenSuites]
    if (failing.length === 0) return [{ status: 'passed', message: 'No case failed.' }]
    return nameCases(failing, 'case failed', 'cases failed')
  },
} satisfies Finders<Given>

/** What fails by `fail-on` alone, whatever the base says: new tests, failures that the base never had, any failure. */
export function listFailOnReasons(given: Given): Reason[] {
  return listFindings(finders, given, 'failed')
}
