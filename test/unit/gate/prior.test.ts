import { describe, expect, it } from 'vitest'
import { aBaseline, aRun, judge, manyCases } from '../../support/gate/build.ts'

const some = (count: number, failing: (index: number) => boolean) =>
  manyCases(count, (index) => (failing(index) ? 'f' : 'p'))
const none = () => false
/** Which of the tests fail in each base run, the newest first. */
const baseOf = (count: number, ...failing: readonly ((index: number) => boolean)[]) =>
  aBaseline(...failing.map((of, run) => aRun(`base ${run}`, some(count, of))))
const third = (index: number) => index === 3
const times = (count: number) => Array.from({ length: count }, () => none)

describe('a test that failed once on the base', () => {
  const head = aRun('head', some(20, third))

  it.each([
    [1, '3 more runs of the base branch have'],
    [3, '1 more run of the base branch has'],
  ])('is open when it fails again %i run later, and says until when', (passed, when) => {
    const { verdict, reasons } = judge(head, baseOf(20, ...times(passed), third, ...times(9 - passed)))
    expect(verdict.outcome).toBe('inconclusive')
    expect(reasons('unsettled-tests')[0]?.message).toMatch(
      /case 0003.*chance alone makes one fail in \d+(\.\d)?% of runs/,
    )
    expect(reasons('unsettled-tests')[0]?.message).toContain(`A failure stays open until ${when} passed.`)
  })

  it('is broken when it passed four times since, unless others are flaky, too', () => {
    const { verdict, reasons } = judge(head, baseOf(20, ...times(4), third, ...times(5)))
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-case')[0]?.message).toContain(
      'It passed in the 4 base runs since it failed there',
    )
    const fourth = (index: number) => index === 4
    const flaky = judge(head, baseOf(20, ...times(4), third, none, fourth, ...times(3)))
    expect(flaky.verdict.outcome).toBe('inconclusive')
    expect(flaky.reasons('unsettled-tests')[0]?.message).toContain(
      'until 6 more runs of the base branch have passed',
    )
  })

  it('is broken when the newest base run fails, too', () => {
    const { verdict, reasons } = judge(head, baseOf(20, third, ...times(4), third, ...times(4)))
    expect(verdict.outcome).toBe('failed')
    expect(reasons('regression-case')[0]?.message).toContain('two failures in a row')
    // More in a row are known.
    const known = judge(head, baseOf(20, third, third, ...times(4), third, ...times(3)))
    expect(known.caseOf('case 0003').change).toBe('still-failing')
  })
})

it('repairing one test does not excuse breaking another', () => {
  const head = aRun(
    'head',
    some(20, (index) => index === 4),
  )
  expect(judge(head, baseOf(20, third)).verdict.outcome).toBe('failed')
  expect(judge(head, baseOf(20, third, none, none)).verdict.outcome).toBe('failed')
})

describe('a base run in which everything failed', () => {
  const twelve = (index: number) => index < 12
  const head = aRun('head', some(30, twelve))
  const all = () => true

  it('hides nothing as the newest one', () => {
    expect(judge(head, baseOf(30, all, ...times(9))).verdict.outcome).toBe('failed')
    expect(judge(aRun('head', some(30, none)), baseOf(30, all, ...times(9))).verdict.outcome).toBe('passed')
  })

  it('is no measurement as an older one', () => {
    const { verdict, caseOf } = judge(head, baseOf(30, none, all, ...times(8)))
    expect(verdict.outcome).toBe('failed')
    expect(caseOf('case 0000').base).toMatchObject({ passed: 9, failed: 0 })
  })

  it('is the state of the branch where the same tests fail', () => {
    expect(judge(head, baseOf(30, twelve, ...times(9))).verdict.outcome).toBe('passed')
  })
})
