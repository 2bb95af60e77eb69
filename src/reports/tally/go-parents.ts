import type { CaseTally } from '../../model/run/run.ts'

const goTest = /^(?:Test|Example|Fuzz|Benchmark)/
/** Lines that say which test it was and how it ended. */
const mark = /^\s*(?:(?:===|---) .*|Failed|)\s*$/i

/**
 * Whether a Go test failed only because its subtests did, which are cases of their own: it says nothing itself, and a
 * subtest that failed begins with its name.
 *
 * @param failing all cases of the report that failed
 */
export function isGoParent(tally: CaseTally, failing: readonly CaseTally[]): boolean {
  const { name, suite } = tally.identity
  if (!goTest.test(name) || tally.passed > 0) return false
  const says = (tally.evidence ?? []).some(({ message = '', detail = '' }) =>
    `${message}\n${detail}`.split('\n').some((line) => !mark.test(line)),
  )
  if (says) return false
  return failing.some(
    ({ identity }) => identity.name.startsWith(`${name}/`) && identity.suite.join('\n') === suite.join('\n'),
  )
}
