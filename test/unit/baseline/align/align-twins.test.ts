import { describe, expect, it } from 'vitest'
import { alignTwins } from '../../../../src/baseline/align/align-baseline.ts'
import { addResult } from '../../../../src/model/run/add-result.ts'
import { buildCaseKey } from '../../../../src/model/run/identity.ts'
import { createRun, type Run } from '../../../../src/model/run/run.ts'

/** A file that is listed once per project: the outcomes of its one case, in the order of the report. */
function runOf(...outcomes: readonly ('passed' | 'failed')[]): Run {
  const run = createRun({ id: 'run', suiteName: 's', createdAt: 0 })
  outcomes.forEach((outcome, index) => {
    const variant = index === 0 ? undefined : `listing ${index + 1}`
    addResult(run, { identity: { file: 'cart.test.ts', suite: [], name: 'adds', variant }, outcome })
  })
  return run
}

/** The outcomes of the base as they are compared with each listing of the head. */
function aligned(base: Run, head: Run): readonly string[] {
  const { cases } = alignTwins(base, head)
  return [...head.cases.values()].map(({ key, identity }) => {
    const tally = cases.get(key)
    expect(tally && buildCaseKey(tally.identity)).toBe(buildCaseKey(identity))
    return tally?.passed === 1 ? 'passed' : 'failed'
  })
}

describe('cases that only the order of their listing tells apart', () => {
  it.each([
    ['in another order', ['failed', 'passed'], ['passed', 'failed'], ['passed', 'failed']],
    ['in the same order', ['failed', 'passed'], ['failed', 'passed'], ['failed', 'passed']],
    ['with one failure more', ['failed', 'passed'], ['failed', 'failed'], ['passed', 'failed']],
    ['with one failure less', ['failed', 'failed'], ['passed', 'failed'], ['failed', 'failed']],
    [
      'of three projects',
      ['failed', 'passed', 'passed'],
      ['passed', 'passed', 'failed'],
      ['passed', 'passed', 'failed'],
    ],
  ] as const)('%s: as many pairs differ as outcomes do', (_, base, head, expected) => {
    expect(aligned(runOf(...base), runOf(...head))).toEqual(expected)
  })

  it('stay as they are when a project was added', () => {
    const base = runOf('failed', 'passed')
    const { cases } = alignTwins(base, runOf('passed', 'passed', 'failed'))
    expect([...cases.values()].map(({ passed }) => passed)).toEqual([0, 1])
  })
})
