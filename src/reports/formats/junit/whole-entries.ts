import type { Outcome } from '../../../model/run/result.ts'
import type { XmlAttributes } from '../../xml/attributes.ts'
import type { Problem } from './case.ts'
import type { Suite } from './suite.ts'

/** Whether a failing case stands for a file or suite that broke as a whole, by the notation of its writer. */
export function isWholeFile(outcome: Outcome, attributes: XmlAttributes, suite: Suite): boolean {
  if (outcome !== 'failed' && outcome !== 'errored') return false
  const name = attributes.get('name')
  const classname = attributes.get('classname')
  // jest-junit says so; Surefire gives a failed set-up of a class a case without a name.
  if (classname === 'Test suite failed to run') return true
  if (name === '' && classname !== undefined && classname !== '') return true
  // gotestsum, for a package that does not compile or that panicked outside of a test.
  if (name === 'TestMain' && classname === '') return true
  // Vitest and jest-junit write a case named after the file for a file that could not be run.
  return name !== undefined && name === classname && name === suite.name && /\.[cm]?[jt]sx?$/.test(name)
}

/**
 * GoogleTest up to 1.12 skips the cases of a suite whose `SetUpTestSuite` failed and writes no failure at all. The reason of
 * such a skip is only the place of the test, where `GTEST_SKIP` writes its own place.
 */
export function isFailedSetUp(attributes: XmlAttributes, problems: readonly Problem[]): boolean {
  const [first] = problems
  if (problems.length !== 1 || first?.kind !== 'skipped' || attributes.get('result') !== 'skipped')
    return false
  const line = attributes.get('line')
  return line !== undefined && first.message.trim() === `${attributes.get('file')}:${line}`
}
