import { defaultPolicy, describePolicy } from '../../../src/config/policy/table.ts'
import { requestFirstLook } from '../../../src/gate/again/choose.ts'
import { compareWithLooks } from '../../../src/gate/again/compare-again.ts'
import { compareRuns } from '../../../src/gate/compare/compare.ts'
import { decideWithAccepted } from '../../../src/gate/judge/accept.ts'
import { findAcceptableCases } from '../../../src/gate/judge/acceptable.ts'
import { type Decision, decideVerdict } from '../../../src/gate/judge/decide.ts'
import type { GateFacts } from '../../../src/gate/judge/judged.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import type { Acceptance } from '../../../src/model/acceptance/acceptance.ts'
import { obligationNames } from '../../../src/model/certificate.ts'
import type { Baseline, MissingBaseline } from '../../../src/model/comparison/baseline.ts'
import { buildRecord } from '../../../src/model/data.ts'
import { buildRunHistory, type GateReport } from '../../../src/model/gate-report.ts'
import type { Measured } from '../../../src/model/measured.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import type { CaseIdentity, Result } from '../../../src/model/run/result.ts'
import { createRun, type Run } from '../../../src/model/run/run.ts'
import { createVerdict, type Reason, type VerdictOutcome } from '../../../src/model/verdict.ts'
import { aMeasured } from '../../support/gate/build.ts'

/** 2026-03-01 12:00 UTC. */
export const someTime = Date.UTC(2026, 2, 1, 12)

export const headCommit = '4f0c1d2e3b4a59687786950413223140aabbccdd'
export const baseCommit = '9f1a2b3c4d5e6f708192a3b4c5d6e7f801234567'

/** What the evals of a support agent are about, and what each asks. */
export const topics = ['refunds', 'delivery', 'warranty', 'invoices', 'accounts', 'vouchers']
export const questions = [
  'answers in the language of the customer',
  'cites the policy it relies on',
  'does not promise what it cannot keep',
  'hands over to a person when asked',
  'keeps private data to itself',
  'names the right deadline',
  'refuses to discount twice',
  'stays polite with an angry customer',
]

type Counts = readonly [passed: number, judged: number]

/** One case on both sides, as its iterations. */
export interface CaseStory {
  readonly name: string
  readonly suite?: readonly string[]
  readonly file?: string
  readonly line?: number
  readonly variant?: string
  /** Passed of judged; absent: the case is not there on that side. */
  readonly before?: Counts
  readonly after?: Counts
  /** Of each base run, the newest first, where `before` is not dealt out evenly. */
  readonly runs?: readonly Counts[]
  readonly skipped?: number
  readonly lost?: number
  readonly flaky?: number
  readonly message?: string
  readonly result?: Partial<Result>
  /** What the iterations of a base run have in place of `result`; 0 is the oldest run. */
  readonly earlier?: (run: number) => Partial<Result>
  /** Fresh iterations of both sides; with any, they were looked at again. */
  readonly rerun?: { readonly before: Counts; readonly after: Counts }
}

function addStory(run: Run, story: CaseStory, side: 'before' | 'after'): void {
  const { name, suite = [], file = 'tests/checkout.test.ts', variant } = story
  const isHead = side === 'after'
  const isThere = isHead && (story.skipped !== undefined || story.lost !== undefined)
  const counts = story[side] ?? (isThere ? [0, 0] : undefined)
  if (counts === undefined) return
  const identity: CaseIdentity =
    variant === undefined ? { file, suite, name } : { file, suite, name, variant }
  const location = { file, line: story.line ?? 12 }
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

/** What was measured, and under which policy. Everything else is what the gate makes of it. */
export interface Situation {
  readonly suiteName?: string
  readonly cases: readonly CaseStory[]
  readonly hasBaseline?: boolean
  /** Base runs that the iterations of `before` are dealt out to. */
  readonly baseRuns?: number
  readonly policy?: Partial<Policy>
  readonly unreadable?: number
  /** What somebody accepted, by the names of the cases. */
  readonly accepted?: { readonly names: readonly string[]; readonly acceptance: Acceptance }
  readonly missingBaseline?: MissingBaseline
  /** Owners of the files of cases that got worse, by the name of the case. */
  readonly ownersOf?: (name: string) => readonly string[] | undefined
  /** What the jobs know besides the measurement. */
  readonly report?: Partial<Omit<GateReport, 'head' | 'comparison' | 'verdict' | 'policy'>>
}

/** The report that the gate makes of a situation: joined, tested, decided and described by the real thing. */
export function buildReport(situation: Situation): GateReport {
  const { suiteName = 'checkout', cases, hasBaseline = true, baseRuns = 1 } = situation
  const policy: Policy = { ...defaultPolicy, ...situation.policy }
  const head = createRun({
    id: 'run-2',
    suiteName,
    createdAt: someTime,
    commit: headCommit,
    branch: 'feature',
    attempt: 1,
  })
  for (const story of cases) addStory(head, story, 'after')
  const runs = hasBaseline ? baseRunsOf(cases, baseRuns) : []
  const baseline: Baseline | null = hasBaseline
    ? { source: 'artifact', description: describeRuns(runs), runs }
    : null
  const comparison = lookedAgain(cases, policy, head, baseline)
  const { unreadable = 0, missingBaseline } = situation
  const measured = aMeasured(head, { unreadable })
  const facts = { missingBaseline }
  const decision = { comparison, verdict: decideVerdict(measured, comparison, policy, facts) }
  return {
    suiteName,
    ofPullRequest: true,
    head,
    ...owned(situation, accepted(situation, decision, { measured, baseline, policy, facts })),
    files: [],
    service: { kind: 'none' },
    policy: describePolicy(policy),
    notices: [],
    history: buildRunHistory(runs.toReversed()),
    baselineRuns: runs,
    links: {
      repository: 'https://github.com/acme/shop',
      commit: headCommit,
      workflowRun: 'https://github.com/acme/shop/actions/runs/1001',
      report: 'https://github.com/acme/shop/actions/runs/1001/artifacts/7',
    },
    ...situation.report,
  }
}

function owned({ ownersOf }: Situation, decision: Decision): Decision {
  if (ownersOf === undefined) return decision
  const cases = decision.comparison.cases.map((of) =>
    of.change === 'regressed' ? { ...of, owners: ownersOf(of.identity.name) } : of,
  )
  return { ...decision, comparison: { ...decision.comparison, cases } }
}

function accepted(
  situation: Situation,
  decision: Decision,
  given: { measured: Measured; baseline: Baseline | null; policy: Policy; facts: GateFacts },
): Decision {
  if (situation.accepted === undefined) return decision
  const { names, acceptance } = situation.accepted
  const { measured, baseline, policy, facts } = given
  const cases = new Map(
    findAcceptableCases(decision.comparison, decision.verdict)
      .filter(({ identity }) => names.includes(identity.name))
      .map(({ key }) => [key, acceptance]),
  )
  const rest = compareRuns(measured.run, baseline, policy, {
    today: someTime,
    without: new Set(cases.keys()),
  })
  return decideWithAccepted(
    measured,
    decision,
    { cases, isSuite: false, isWhole: false, rest },
    policy,
    facts,
  )
}

function lookedAgain(cases: readonly CaseStory[], policy: Policy, head: Run, baseline: Baseline | null) {
  const rerun = cases.filter((story) => story.rerun !== undefined)
  const options = { today: someTime }
  const first = compareRuns(head, baseline, policy, options)
  if (rerun.length === 0 || baseline === null) return first
  const fresh = (side: 'before' | 'after') => {
    const run = createRun({ id: `fresh ${side}`, suiteName: 'checkout', createdAt: someTime })
    for (const story of rerun) addStory(run, { ...story, [side]: story.rerun?.[side] }, side)
    return run
  }
  const looks = [{ head: fresh('after'), base: fresh('before'), asksMean: false }]
  const chosen = requestFirstLook(first, policy).cases.filter(({ identity }) =>
    rerun.some(({ name }) => name === identity.name),
  )
  return compareWithLooks(first, chosen, looks, { head, baseline, policy, options, planned: 3, controls: [] })
    .comparison
}

function describeRuns(runs: readonly Run[]): string {
  return runs.length === 1 ? 'main@9f1a2b3 (run 1000)' : `main@9f1a2b3 and ${runs.length - 1} more`
}

/** The base as so many runs, newest first: the iterations of each case dealt out evenly, failures to the newest. */
export function baseRunsOf(cases: readonly CaseStory[], count: number): Run[] {
  const share = (of: number, index: number) => Math.floor(of / count) + (index < of % count ? 1 : 0)
  return Array.from({ length: count }, (_, index) => {
    const run = createRun({
      id: `run-${count - index}`,
      suiteName: 'checkout',
      createdAt: someTime - (index + 1) * 86_400_000,
      commit: `${((0x9f1a2b3 - 0x1234567 * index) & 0xfffffff).toString(16).padStart(7, '0')}${baseCommit.slice(7)}`,
      branch: 'main',
      url: `https://github.com/acme/shop/actions/runs/${1000 - index}`,
    })
    for (const story of cases) {
      const [passed, all] = story.before ?? [0, 0]
      const judgedNow = share(all, index)
      const dealt = [judgedNow - share(all - passed, index), judgedNow] as const
      const before = story.runs?.[index] ?? dealt
      const result = { ...story.result, ...story.earlier?.(count - 1 - index) }
      if (before[1] > 0) addStory(run, { ...story, before, result }, 'before')
    }
    return run
  })
}

/** The report with another verdict, for tests of code that only looks at the verdict. Never for a golden file. */
export function withVerdict(
  report: GateReport,
  outcome: VerdictOutcome,
  reasons: readonly Reason[] = [],
): GateReport {
  const state = ({ passed: 'settled', failed: 'failed', inconclusive: 'open' } as const)[outcome]
  const certificate = buildRecord(obligationNames, () => ({ state, figures: {} }))
  return { ...report, verdict: createVerdict(certificate, reasons, report.verdict.totals) }
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
