import { addResult } from '../../../src/model/add-result.ts'
import type { CaseComparison, Change, Comparison, SuiteTest } from '../../../src/model/comparison.ts'
import type { GateReport } from '../../../src/model/gate-report.ts'
import { caseKey } from '../../../src/model/identity.ts'
import type { CaseIdentity, Result } from '../../../src/model/result.ts'
import { type CaseTally, createRun, judged, type Run, totalsOf } from '../../../src/model/run.ts'
import type { Reason, VerdictOutcome } from '../../../src/model/verdict.ts'

/** 2026-03-01 12:00 UTC. */
export const someTime = Date.UTC(2026, 2, 1, 12)

export const headCommit = '4f0c1d2e3b4a59687786950413223140aabbccdd'
export const baseCommit = '9f1a2b3c4d5e6f708192a3b4c5d6e7f801234567'

/** One case on both sides, told by its iterations. */
export interface CaseStory {
  readonly name: string
  readonly suite?: readonly string[]
  readonly file?: string
  readonly line?: number
  readonly variant?: string
  readonly change?: Change
  /** Passed of judged; absent: the case is not there on that side. */
  readonly before?: readonly [passed: number, judged: number]
  readonly after?: readonly [passed: number, judged: number]
  readonly skipped?: number
  readonly lost?: number
  readonly flaky?: number
  readonly message?: string
  readonly result?: Partial<Result>
  readonly compared?: Partial<CaseComparison>
  /** Scores in the base runs of {@link baseRunsOf}, oldest run first. */
  readonly earlierScores?: readonly Readonly<Record<string, number>>[]
}

function identityOf({ name, suite = [], file = 'tests/checkout.test.ts', variant }: CaseStory): CaseIdentity {
  return { file, suite, name, ...(variant !== undefined && { variant }) }
}

function addStory(run: Run, story: CaseStory, side: 'before' | 'after'): void {
  const isHead = side === 'after'
  const isThere = isHead && (story.skipped !== undefined || story.lost !== undefined)
  const counts = story[side] ?? (isThere ? [0, 0] : undefined)
  if (counts === undefined) return
  const identity = identityOf(story)
  const location = { file: identity.file ?? '', line: story.line ?? 12 }
  const common = { identity, location, durationMs: 120, ...story.result }
  for (let index = 0; index < counts[1] - counts[0]; index += 1) {
    const message = story.message ?? 'expected 3 to be 4'
    addResult(run, { outcome: 'failed', message, detail: `AssertionError: ${message}`, ...common })
  }
  for (let index = 0; index < counts[0]; index += 1) {
    const flaky = isHead && index < (story.flaky ?? 0)
    addResult(run, { outcome: 'passed', ...common, ...(flaky && { flaky: true as const }) })
  }
  if (!isHead) return
  for (let index = 0; index < (story.skipped ?? 0); index += 1)
    addResult(run, { outcome: 'skipped', ...common })
  for (let index = 0; index < (story.lost ?? 0); index += 1) {
    const message = '429 Too Many Requests'
    addResult(run, { outcome: 'errored', infrastructure: true, message, ...common })
  }
}

function comparisonOf(
  story: CaseStory,
  head: CaseTally | undefined,
  base: CaseTally | undefined,
): CaseComparison {
  const identity = identityOf(story)
  const rate = (tally: CaseTally) => (judged(tally) === 0 ? 0 : tally.passed / judged(tally))
  return {
    key: caseKey(identity),
    identity,
    change: story.change ?? 'unchanged',
    ...(head && { head }),
    ...(base && { base }),
    ...(head && base && { drop: rate(base) - rate(head) }),
    ...story.compared,
  }
}

/** What a situation differs in from a plain green pull request. */
export interface Situation {
  readonly suiteName?: string
  readonly cases: readonly CaseStory[]
  readonly outcome?: VerdictOutcome
  readonly reasons?: readonly Reason[]
  readonly hasBaseline?: boolean
  readonly suite?: Partial<SuiteTest> | null
  readonly comparison?: Partial<Comparison>
  readonly report?: Partial<GateReport>
}

/** A gate report as the gate would hand it over, built through the model. */
export function buildReport(situation: Situation): GateReport {
  const { suiteName = 'checkout', cases, hasBaseline = true } = situation
  const head = createRun({
    id: 'run-2',
    suiteName,
    createdAt: someTime,
    commit: headCommit,
    branch: 'feature',
    attempt: 1,
  })
  const base = createRun({
    id: 'run-1',
    suiteName,
    createdAt: someTime - 86_400_000,
    commit: baseCommit,
    branch: 'main',
    url: 'https://github.com/acme/shop/actions/runs/1000',
  })
  for (const story of cases) {
    addStory(head, story, 'after')
    if (hasBaseline) addStory(base, story, 'before')
  }
  const compared = cases.map((story) => {
    const key = caseKey(identityOf(story))
    return comparisonOf(story, head.cases.get(key), hasBaseline ? base.cases.get(key) : undefined)
  })
  const common = compared.filter((one) => one.head !== undefined && one.base !== undefined)
  const meanRate = (side: 'head' | 'base') =>
    common.reduce((sum, one) => {
      const tally = one[side]
      return sum + (tally === undefined || judged(tally) === 0 ? 0 : tally.passed / judged(tally))
    }, 0) / Math.max(1, common.length)
  const suite: SuiteTest | null =
    !hasBaseline || common.length === 0 || situation.suite === null
      ? null
      : {
          commonCases: common.length,
          headRate: meanRate('head'),
          baseRate: meanRate('base'),
          meanChange: meanRate('head') - meanRate('base'),
          lowerBound: meanRate('head') - meanRate('base') - 0.02,
          pValue: 0.5,
          smallestDetectableDrop: 0.04,
          ...situation.suite,
        }
  return {
    suiteName,
    head,
    comparison: {
      head: head.info,
      baseline: hasBaseline
        ? { source: 'artifact', description: 'main@9f1a2b3 (run 1000)', runs: [base.info] }
        : null,
      cases: [...compared].sort((a, b) => (a.key < b.key ? -1 : 1)),
      suite,
      scores: [],
      ...situation.comparison,
    },
    verdict: {
      outcome: situation.outcome ?? 'passed',
      reasons: situation.reasons ?? [],
      totals: totalsOf(head),
    },
    files: [],
    upload: { status: 'off' },
    policy: ['fails on regressions'],
    notices: [],
    links: {
      repository: 'https://github.com/acme/shop',
      commit: headCommit,
      workflowRun: 'https://github.com/acme/shop/actions/runs/1001',
      report: 'https://github.com/acme/shop/actions/runs/1001/artifacts/7',
    },
    ...situation.report,
  }
}

/** The base as so many runs, newest first: the iterations of each case dealt out evenly, failures to the newest. */
export function baseRunsOf(cases: readonly CaseStory[], count: number): Run[] {
  const share = (of: number, index: number) => Math.floor(of / count) + (index < of % count ? 1 : 0)
  return Array.from({ length: count }, (_, index) => {
    const run = createRun({
      id: `run-${count - index}`,
      suiteName: 'checkout',
      createdAt: someTime - (index + 1) * 86_400_000,
      commit: `${(0x9f1a2b3 - 0x1234567 * index).toString(16).padStart(7, '0')}${baseCommit.slice(7)}`,
      branch: 'main',
    })
    for (const { earlierScores, ...story } of cases) {
      const [passed, all] = story.before ?? [0, 0]
      const judgedNow = share(all, index)
      const before = [judgedNow - share(all - passed, index), judgedNow] as const
      const scores = Object.entries(earlierScores?.[count - 1 - index] ?? {}).map(([name, value]) => ({
        name,
        value,
      }))
      const result = { ...story.result, ...(scores.length > 0 && { scores }) }
      if (judgedNow > 0) addStory(run, { ...story, before, result }, 'before')
    }
    return run
  })
}

/** So many cases that pass on both sides. */
export function passingCases(count: number, iterations = 5): CaseStory[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `passes ${String(index + 1).padStart(6, '0')}`,
    suite: ['steady'],
    before: [iterations, iterations] as const,
    after: [iterations, iterations] as const,
  }))
}
