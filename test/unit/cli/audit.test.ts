import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { auditHistory } from '../../../src/cli/audit/audit.ts'
import { describeAudit } from '../../../src/cli/audit/describe.ts'
import { createQuestion, judgeEachSize } from '../../../src/cli/audit/question.ts'
import { createAuditHistory } from '../../../src/cli/audit/resample.ts'
import { swapCases } from '../../../src/cli/audit/suite.ts'
import { runCli } from '../../../src/cli/main.ts'
import { breakCase, createSeededGenerator, lowerPassRate } from '../../../src/cli/rehearse/changes.ts'
import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { computePassRate, countTotals, createRun, type Run } from '../../../src/model/run/run.ts'
import { streamRunFile } from '../../../src/results/write-results.ts'
import { fakeClock } from '../../support/clocks.ts'
import { createWorkspace } from '../../support/workspace.ts'

/** Runs of a world in which nothing changes, the newest first. */
function history(count: number, { cases = 20, iterations = 5, rate = 0.97 } = {}): readonly Run[] {
  const random = createSeededGenerator(7)
  const runs = Array.from({ length: count }, (_, index) => {
    const run = createRun({
      id: `run ${index}`,
      suiteName: 'shop',
      createdAt: (index + 1) * 86_400_000,
      commit: 'abcdef0',
    })
    for (let number = 0; number < cases; number += 1)
      for (let iteration = 0; iteration < iterations; iteration += 1)
        addResult(run, {
          identity: { suite: [], name: `case ${number}` },
          outcome: random() < rate ? 'passed' : 'failed',
          costUsd: 0.01,
        })
    return run
  })
  return runs.reverse()
}

describe('an audit', () => {
  const runs = history(12)
  const result = auditHistory(runs, defaultPolicy, { baselineRuns: 5 })

  it('judges every run against those before it', () => {
    expect(result.replayed).toHaveLength(11)
    expect(result.replayed.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  })

  it('is quiet when nothing changed, and finds more the larger the fall', () => {
    expect(result.unchanged.red.share).toBeLessThan(0.06)
    const drops = result.breaks.filter(({ kind }) => kind === 'drop').map(({ red }) => red.share)
    expect(drops).toEqual(drops.toSorted((a, b) => a - b))
    expect(result.breaks.find(({ kind }) => kind === 'case')?.red.share).toBeGreaterThan(0.8)
  })

  it('plans with what the runs cost', () => {
    expect(result.plan.map(({ iterations, isNow }) => [iterations, isNow])).toEqual([
      [1, false],
      [3, false],
      [5, true],
      [10, false],
    ])
    expect(result.plan.map(({ costUsd }) => costUsd?.toFixed(2))).toEqual(['0.20', '0.60', '1.00', '2.00'])
    expect(result.plan.at(-1)?.findsDrop.low).toBeGreaterThan(result.plan[0]?.findsDrop.share ?? 1)
  })

  // The sizes of a suite change nothing here.
  const few = history(3, { cases: 4, iterations: 5 })
  const auditFew = (policy = defaultPolicy) => auditHistory(few, policy, { baselineRuns: 1 })
  const ofFew = auditFew()

  it('says the same every time', () => {
    expect(auditFew()).toEqual(ofFew)
  })

  it('sees what the policy lets through', () => {
    expect(Math.max(...ofFew.breaks.map(({ red }) => red.share))).toBeGreaterThan(0.8)
    const blind = auditFew({ ...defaultPolicy, failOn: 'never' })
    expect(blind.breaks.map(({ red }) => red.share)).toEqual(blind.breaks.map(() => 0))
  })

  it('of tests that always pass has no plan', () => {
    const tests = history(4, { iterations: 1, rate: 1 }).map((run) => run)
    const { plan, breaks, unchanged } = auditHistory(
      tests,
      { ...defaultPolicy, kind: 'tests' },
      { baselineRuns: 3 },
    )
    expect(breaks.find(({ kind }) => kind === 'case')?.red.share).toBe(1)
    // Of 20 results, 2 points are less than one.
    expect(breaks.flatMap(({ kind, size }) => (kind === 'drop' ? size : []))).toEqual([5, 10])
    expect([unchanged.red.share, plan.length === 0 || plan[0]?.findsCase.share]).toEqual([0, 1])
  })
})

describe('an audit for a terminal', () => {
  const chance = (share: number, range = 0) => ({ share, low: share - range, high: share + range })
  const chances = { red: chance(0.02), undecided: chance(0.1, 0.2), green: chance(0.88), tries: 50 }
  const runs = history(7)
  const text = describeAudit(
    {
      runs: 7,
      cases: 20,
      iterations: 5,
      baselineRuns: 5,
      replayed: runs.map(({ info }, index) => ({ run: info, outcome: index < 6 ? 'failed' : 'passed' })),
      unchanged: chances,
      breaks: [
        { kind: 'case', size: 1, ...chances },
        { kind: 'drop', size: 5, ...chances },
        { kind: 'swap', size: 2, ...chances },
      ],
      plan: [
        { iterations: 5, isNow: true, findsCase: chance(0.5), findsDrop: chance(0.25), costUsd: 1 },
        { iterations: 10, isNow: false, findsCase: chance(0.9), findsDrop: chance(0.5), costUsd: null },
      ],
      weeks: [],
    },
    'shop',
    'the default',
  )

  it('names the runs that would have been red, five at most', () => {
    expect(text).toContain('6 of 7 red, 0 undecided, 1 green')
    expect(text.match(/^ {2}red: abcdef0, /gm)).toHaveLength(5)
    expect(text).toContain('and 1 more')
  })

  it('says what the levels of several suites come to', () => {
    expect(text).toContain('of 5 suites like this one, any is red by chance in 10% of pull requests')
  })

  it('has the chances of each break, and what other iterations bring', () => {
    expect(text).toMatch(/nothing changed +2% +10% \(-?\d+–30%\) +88%/)
    for (const name of [
      'one case broke',
      'the pass rate fell by 5 points',
      '2 cases broke, others got better',
    ])
      expect(text).toContain(name)
    expect(text).toMatch(/5 \(now\) +50% +25% +1\.00 USD/)
    expect(text).toMatch(/10 +90% +50% +unknown/)
  })
})

describe('the breaks of an audit', () => {
  const [run] = history(1, { cases: 40, rate: 0.9 }) as [Run]
  const rate = (of: Run) => computePassRate(countTotals(of)) ?? 0

  it('break what they say', () => {
    const [key = ''] = run.cases.keys()
    expect(breakCase(run, key).cases.get(key)).toMatchObject({ passed: 0, failed: 5 })
    expect(rate(run) - rate(lowerPassRate(run, 0.1, createSeededGenerator(1)))).toBeGreaterThan(0.05)
    expect(Math.abs(rate(run) - rate(swapCases(run, 2, createSeededGenerator(1))))).toBeLessThan(0.03)
    expect(run.cases.get(key)?.passed).toBeGreaterThan(0)
  })
})

describe('a question to the gate', () => {
  const outcomes = ['passed', 'inconclusive', 'failed'] as const
  const steady = createAuditHistory(history(12))

  it('asks a head for as few sizes of a fall as tell all of them', () => {
    for (let first = 0; first <= 4; first += 1)
      for (let second = first; second <= 4; second += 1) {
        const expected = [0, 1, 2, 3].map((size) => outcomes[size < first ? 0 : size < second ? 1 : 2])
        const asked: number[] = []
        const told = judgeEachSize(4, (size) => {
          asked.push(size)
          return expected[size] ?? 'passed'
        })
        expect([told, new Set(asked).size]).toEqual([expected, asked.length])
        if (first === second) expect(asked.length).toBeLessThanOrEqual(3)
      }
  })

  function rangeOf(share: number, tries: number, { runs = steady, bases = tries } = {}) {
    const question = createQuestion({
      history: runs,
      bases,
      // The first so many bases fail.
      answer: (_, base) => [base < share * bases ? 'failed' : 'passed'],
    })
    question.ask(tries)
    const [{ red, green } = expect.fail()] = question.chances()
    expect(green.share).toBeCloseTo(1 - red.share)
    expect(red.low <= red.share && red.share <= red.high).toBe(true)
    return red.high - red.low
  }

  it('has a range that is as wide as little is known', () => {
    expect(rangeOf(0.5, 400)).toBeLessThan(rangeOf(0.5, 40))
    // Heads of one base are no measurements of their own.
    expect(rangeOf(0.5, 400, { bases: 20 })).toBeGreaterThan(1.5 * rangeOf(0.5, 400))
    // However often the gate is asked, a short history, or one with bad days, tells less.
    const short = { ...steady, runs: steady.runs.slice(0, 4) }
    expect(rangeOf(0.5, 4000, { runs: short })).toBeGreaterThan(1.2 * rangeOf(0.5, 4000))
    expect(rangeOf(0.5, 4000, { runs: { ...steady, hasWeather: true } })).toBeGreaterThan(
      2 * rangeOf(0.5, 4000),
    )
    expect(rangeOf(0, 400)).toBeLessThan(0.02)
  })
})

describe('eval-gate audit', () => {
  async function run(cwd: string, ...argv: string[]) {
    let stdout = ''
    let stderr = ''
    const exitCode = await runCli(['audit', ...argv], {
      stdout: { write: (text) => (stdout += text) },
      stderr: { write: (text) => (stderr += text) },
      env: {},
      clock: fakeClock(),
      cwd,
      color: false,
    })
    return { exitCode, stdout, stderr }
  }
  const report = (failing: number) =>
    `<testsuite name="s">${[1, 2, 3, 4, 5].map((number) => `<testcase name="t${number}">${number === failing ? '<failure/>' : ''}</testcase>`).join('')}</testsuite>`

  it('reads a folder with a file or a folder for each run', async () => {
    const cwd = createWorkspace({ 'runs/1.xml': report(0), 'runs/2.xml': report(0) })
    for (const name of ['3', '4']) {
      mkdirSync(join(cwd, 'runs', name))
      writeFileSync(join(cwd, 'runs', name, 'report.xml'), report(0))
    }
    const { exitCode, stdout } = await run(cwd, '--runs', 'runs')
    expect(exitCode).toBe(0)
    expect(stdout).toContain('4 runs of')
    expect(stdout).toContain('0 of 3 red, 0 undecided, 3 green')
    expect(stdout).toMatch(/one case broke +100%/)
    expect(JSON.parse((await run(cwd, '--runs', 'runs', '--json')).stdout)).toMatchObject({
      runs: 4,
      cases: 5,
    })
  })

  it('sums what `measure` spent on pull requests, which are no part of the audit', async () => {
    const measuring = { ended: 'decided', evaluations: 22, most: 100, costUsd: 0.22 } as const
    const cwd = createWorkspace(Object.fromEntries([1, 2, 3].map((day) => [`runs/${day}.xml`, report(0)])))
    const [first] = history(1)
    if (first === undefined) expect.fail()
    mkdirSync(join(cwd, 'changes'))
    for (const [index, day] of ['2026-11-23', '2026-11-24', '2026-11-30'].entries()) {
      const info = { ...first.info, id: `change ${index}`, createdAt: Date.parse(day), measuring }
      writeFileSync(join(cwd, 'changes', `${index}.json`), [...streamRunFile({ ...first, info })].join(''))
    }
    const { exitCode, stdout } = await run(cwd, '--runs', 'runs', '--pull-requests', 'changes')
    expect(exitCode, stdout).toBe(0)
    expect(stdout).toContain('3 runs of')
    expect(stdout).toContain('week of 2026-11-23: 2 runs, 44 of 200 evaluations, 0.44 USD')
    expect(stdout).toContain('week of 2026-11-30: 1 run, 22 of 100 evaluations, 0.22 USD')
    expect((await run(cwd, '--runs', 'runs')).stdout).not.toContain('What `measure` spent')
  })

  it.each([
    [[], '--runs is required'],
    [['--runs', 'nowhere'], "nowhere can't be read"],
    [['--runs', 'runs'], 'an audit needs at least 3 runs; runs has 1'],
  ])('refuses %j', async (argv, message) => {
    const { exitCode, stderr } = await run(createWorkspace({ 'runs/1.xml': report(0) }), ...argv)
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining(message)])
  })
})
