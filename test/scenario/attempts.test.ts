import { describe, expect, it } from 'vitest'
import { gateFiles, report, testcase, testcases } from '../support/gate-files.ts'

describe('a case that is written again after it failed', () => {
  const base = { 'junit.xml': report(testcases(21)) }
  const flaky = report(testcases(20) + testcase('t21', 'F') + testcase('t21', 'P'))

  it('passed at the end: flaky, and no alarm', async () => {
    const judged = await gateFiles(base, { 'junit.xml': flaky })
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.changes).toMatchObject({ flaky: 1, unchanged: 20 })
  })

  it('in the order of gotestsum, which lists what failed first', async () => {
    const judged = await gateFiles(base, {
      'junit.xml': report(testcase('t21', 'F') + testcases(20) + testcase('t21', 'P')),
    })
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.changes).toMatchObject({ flaky: 1 })
  })

  it('failed in every attempt: failed once, also in a small file', async () => {
    const judged = await gateFiles(
      { 'junit.xml': report(testcases(2)) },
      { 'junit.xml': report(testcase('t1') + testcase('t2', 'F') + testcase('t2', 'F')) },
    )
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.changes).toMatchObject({ regressed: 1, unchanged: 1 })
  })

  it('everything fails in every attempt: the base, which runs each once, shows that these are attempts', async () => {
    const judged = await gateFiles(
      { 'junit.xml': report(testcases(2)) },
      { 'junit.xml': report(testcases(2, [1, 2]) + testcases(2, [1, 2]) + testcases(2, [1, 2])) },
    )
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.changes).toMatchObject({ regressed: 2 })
  })

  it('pytest-rerunfailures: attempts before the last look passed, the last decides', async () => {
    const pytest = (cases: string, tests: number) =>
      `<testsuites name="pytest tests"><testsuite name="pytest" errors="0" failures="0" skipped="0" tests="${tests}">${cases}</testsuite></testsuites>`
    const before = { 'junit.xml': pytest(testcases(4, [], 'tests.test_shop'), 4) }
    const failing = testcases(3, [], 'tests.test_shop') + testcase('t4', 'P', 'tests.test_shop')
    const judged = await gateFiles(before, {
      'junit.xml': pytest(
        failing + testcase('t4', 'P', 'tests.test_shop') + testcase('t4', 'F', 'tests.test_shop'),
        4,
      ),
    })
    expect(judged.verdict, judged.said).toBe('failed')
    const passing = await gateFiles(before, {
      'junit.xml': pytest(failing + testcase('t4', 'P', 'tests.test_shop'), 4),
    })
    expect(passing.verdict, passing.said).toBe('passed')
    expect(passing.changes).toMatchObject({ flaky: 1, unchanged: 3 })
  })
})

describe('evals that are repeated k times', () => {
  /** Twelve evals, three times each; `failures` per case, the failing iterations first. */
  const evals = (failures: readonly number[]) =>
    report(
      Array.from({ length: 12 }, (_, index) =>
        [0, 1, 2]
          .map((iteration) => testcase(`t${index}`, iteration < (failures[index] ?? 0) ? 'F' : 'P'))
          .join(''),
      ).join(''),
    )

  it('failures that are followed by passes are iterations, for other cases ran again after a pass', async () => {
    const judged = await gateFiles({ 'junit.xml': evals([2, 0, 1]) }, { 'junit.xml': evals([2, 2, 1]) })
    expect(judged.verdict, judged.said).not.toBe('failed')
    expect(judged.changes).toMatchObject({ regressed: 0 })
  })

  it('a case that fails in every iteration counts each of them', async () => {
    const judged = await gateFiles({ 'junit.xml': evals([]) }, { 'junit.xml': evals([3, 3, 3, 3]) })
    expect(judged.verdict, judged.said).toBe('failed')
  })

  it('only one case is repeated, and it passes at the end: the base knows that these are iterations', async () => {
    const five = (outcomes: string) =>
      report(testcases(20) + [...outcomes].map((outcome) => testcase('eval', outcome as 'P' | 'F')).join(''))
    const judged = await gateFiles({ 'junit.xml': five('PPPPP') }, { 'junit.xml': five('FFFFP') })
    expect(judged.verdict, judged.said).not.toBe('passed')
  })

  it('the number of the iteration is in the name', async () => {
    const of = (outcomes: string) =>
      report(
        testcases(20) +
          [...outcomes]
            .map((outcome, index) => testcase(`eval (iteration ${index + 1})`, outcome as 'P' | 'F'))
            .join(''),
      )
    const judged = await gateFiles({ 'junit.xml': of('P') }, { 'junit.xml': of('FFFFP') })
    expect(judged.changes, judged.said).toMatchObject({ flaky: 0 })
    expect(judged.verdict).not.toBe('passed')
  })
})
