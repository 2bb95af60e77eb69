import { describe, expect, it } from 'vitest'
import { gateFiles, report, testcase, testcases } from '../support/gate-files.ts'
import { type RetriedRun, type RetryNotation, retryNotations } from '../support/retry-notations.ts'

const healthy: RetriedRun = { cases: { a1: 'P', a2: 'P', a3: 'P', a4: 'P' } }
const judge = ({ write }: RetryNotation, cases: RetriedRun['cases'], died?: true) =>
  gateFiles([write(healthy), write(healthy)], write({ cases, died }))

describe.each(retryNotations)('a case that $tool ran again', (notation) => {
  it('passed on the retry: flaky, and nothing else', async () => {
    const judged = await judge(notation, { ...healthy.cases, a1: 'FP' })
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.changes.flaky).toBe(1)
  })

  it('failed in each attempt: broken', async () => {
    const judged = await judge(notation, { ...healthy.cases, a1: 'FF' })
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.changes.regressed, judged.said).toBe(1)
  })

  it('is flaky beside one that broke', async () => {
    const judged = await judge(notation, { ...healthy.cases, a1: 'FP', a2: 'FF' })
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.changes).toMatchObject({ regressed: 1, flaky: 1 })
  })

  it('is in a group that died', async () => {
    const judged = await judge(notation, {}, true)
    expect(judged.verdict, judged.said).not.toBe('passed')
  })

  it('passed in an attempt that had fewer cases', async () => {
    const judged = await judge(notation, { a1: 'FP', a3: 'P', a4: 'P' })
    expect(judged.verdict, judged.said).not.toBe('passed')
  })
})

describe('what attempts explain', () => {
  const [surefire] = retryNotations
  if (surefire === undefined) throw new Error('no notations')
  const flaky = { cases: { ...healthy.cases, a1: 'FP' } } as const

  it('is no failure of another run, however many attempts the base had', async () => {
    const lost = surefire.write(healthy)['TEST-shop.ATest.xml']?.replace('failures="0"', 'failures="1"') ?? ''
    const base = surefire.write(flaky)
    const judged = await gateFiles([base, base], { ...surefire.write(healthy), 'TEST-shop.ATest.xml': lost })
    expect(judged.verdict, judged.said).toBe('inconclusive')
  })

  it('is no missing case of a report that counts the last attempt only', async () => {
    const report = retryNotations[1]?.write(flaky)['TEST-shop.ATest.xml'] ?? ''
    const judged = await gateFiles([surefire.write(healthy)], {
      ...surefire.write(healthy),
      'TEST-shop.ATest.xml': report.replace('tests="4"', 'tests="5"'),
    })
    expect(judged.verdict, judged.said).toBe('inconclusive')
  })
})

describe('a file with nothing but cases that failed in another one', () => {
  const cases = (ends: string) => [...ends].map((end, at) => testcase(`t${at}`, end as 'P' | 'F')).join('')
  const whole = report(testcases(40, [], 'app.Other') + cases('PPP'))
  const first = report(testcases(40, [], 'app.Other') + cases('FFP'))

  it('holds attempts, also the third ones', async () => {
    const judged = await gateFiles(
      { 'out/app.xml': whole },
      { 'out/app.xml': first, 'out/x_2.xml': report(cases('FP')), 'out/y.xml': report(testcase('t0')) },
    )
    expect(judged.verdict, judged.said).toBe('passed')
    expect(judged.changes).toMatchObject({ flaky: 2, unchanged: 41 })
  })

  it('is one of two environments where each has all of them', async () => {
    const judged = await gateFiles(
      { 'linux.xml': whole, 'windows.xml': whole },
      { 'linux.xml': first, 'windows.xml': whole },
    )
    expect(judged.verdict, judged.said).toBe('failed')
    expect(judged.changes).toMatchObject({ regressed: 2 })
  })

  it('was an environment on the base: its cases are due', async () => {
    const judged = await gateFiles(
      { 'all.xml': whole, 'smoke.xml': report(cases('P')) },
      { 'all.xml': report(testcases(40, [], 'app.Other') + cases('FPP')), 'smoke.xml': report(cases('P')) },
    )
    expect(judged.verdict, judged.said).not.toBe('passed')
  })
})
