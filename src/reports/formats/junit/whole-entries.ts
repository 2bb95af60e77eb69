import type { Outcome } from '../../../model/run/result.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import type { Problem } from './case.ts'
import type { Suite } from './suite.ts'

/** Whether a failing case stands for a file or suite that broke as a whole, by the notation of its writer. */
export function isWholeFile(outcome: Outcome, attributes: XmlAttributes, suite: Suite): boolean {
  if (outcome !== 'failed' && outcome !== 'errored') return false
  const name = attributes.get('name')
  const classname = attributes.get('classname')
  // jest-junit says so; Surefire gives a failed set-up of a class a case without a name, GoogleTest that of a suite.
  if (classname === 'Test suite failed to run') return true
  if (name === '' && classname !== undefined && (classname !== '' || suite.name !== '')) return true
  // Bun, for a hook outside of the tests.
  if (name === '(unnamed)') return true
  // gotestsum, for a package that does not compile or that panicked outside of a test.
  if (name === 'TestMain' && classname === '') return true
  // Vitest and jest-junit write a case named after the file for a file that could not be run.
  return name !== undefined && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name)
}

/**
 * Whether the case of a GoogleTest suite was skipped because `SetUpTestSuite` failed. The reason of such a skip is only the
 * place of the test, where `GTEST_SKIP` in a test writes its own place. From 1.14 on a `GTEST_SKIP` in `SetUpTestSuite`
 * looks exactly the same (up to 1.16 a failure is written nowhere; after it, in an entry without a name), so without the
 * exit code of the program the worse of the two is assumed.
 */
export function isFailedSetUp(attributes: XmlAttributes, problems: readonly Problem[]): boolean {
  const [first] = problems
  if (problems.length !== 1 || first?.kind !== 'skipped' || attributes.get('result') !== 'skipped')
    return false
  const line = attributes.get('line')
  return line !== undefined && first.message.trim() === `${attributes.get('file')}:${line}`
}
