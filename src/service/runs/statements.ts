import * as v from 'valibot'
import { maybe, text } from '../../contract/schema.ts'
import { type Contradiction, findIterationContradictions } from './contradictions.ts'
import type { HostedIteration } from './iteration-result.ts'
import { readRunCommit } from './origin.ts'
import type { Ask } from './run-ask.ts'
import type { HostedRun } from './wait/poll.ts'

/** What was asked for, and what the run says. Null: nobody said. */
export interface AskedAndGot<T> {
  readonly asked: T | null
  readonly got: T | null
}

interface Totals {
  readonly total: number
  readonly passed: number
  readonly failed: number
}

/** Iterations by the word of the service. `ungraded`: neither passed, failed nor skipped. */
export interface Counts extends Totals {
  readonly skipped: number
  readonly ungraded: number
}

/** A case that was due, or that ran. */
export interface CaseStatement {
  /** The stored case; null where the service names none. */
  readonly id: string | null
  readonly name: string
  /**
   * Iterations that were asked for, in the models that it names. Null: the case ran and was not asked for, or
   * nobody knows what was. The stored number is a floor: a suite may raise it.
   */
  readonly due: number | null
  /** Models that the case names (`asked`) and ran on (`got`). */
  readonly models: AskedAndGot<readonly string[]>
  readonly listed: Counts
}

/** A grader that the service ran beside the assertions. The service calls it advisory. */
export interface JudgeStatement {
  readonly name: string
  /** Null: the judge was never asked. */
  readonly status: string | null
  readonly errorCode: string | null
  readonly failed: readonly { readonly case: string; readonly reason: string | null }[]
}

/** The service's verdict on one case by the policy of the suite. */
export interface CaseVerdict {
  readonly case: string
  readonly verdict: string | null
  readonly passed: number | null
  readonly failed: number | null
  readonly eligible: number | null
}

/**
 * Everything that a hosted run says about itself beside its list of results, and what it was asked for.
 * Nothing here is a judgement: whoever decides holds the parts against each other. Every member is required,
 * so that none is forgotten; null means that the deployment, or the launch, does not say.
 */
export interface HostedStatements {
  readonly runId: string
  readonly status: string
  /** The run's own result: `passed`, `failed`, `inconclusive`, `pending` or a newer word. */
  readonly result: string | null
  readonly suite: AskedAndGot<string>
  /** Ids of environments. A run may be pinned to another one than was asked for. */
  readonly environment: AskedAndGot<string>
  /** Revision, in the answer to the launch and in the run (the run must keep it). */
  readonly revision: AskedAndGot<number>
  /** The commit of this job, and the one that the run's metadata or notes name. Hashes may be abbreviated. */
  readonly commit: { readonly asked: readonly string[]; readonly got: string | null }
  /** An earlier launch started the run: see {@link Ask}. */
  readonly isReplay: boolean
  /** The run's own totals; null where it has none. */
  readonly summary: Totals | null
  /** Totals of the run's list of iterations. */
  readonly listed: Counts
  /** Iterations that ended, and have no result. */
  readonly unjudged: number
  /** Iterations that were asked for in all (`asked`) or announced by an upload (`got`). */
  readonly iterations: AskedAndGot<number>
  /** Cases that were asked for, when only their number is known; and those that ran. */
  readonly caseCount: AskedAndGot<number>
  /** Cases that were due, followed by others that ran. */
  readonly cases: readonly CaseStatement[]
  /** Iterations whose own members disagree, such as one that passed and ran out of time. */
  readonly contradictions: readonly Contradiction[]
  readonly judges: readonly JudgeStatement[]
  /** Null where the service has no policy that speaks of cases. */
  readonly verdicts: readonly CaseVerdict[] | null
  readonly integrity: {
    /** `valid` or `invalid`; null: the deployment did not check. */
    readonly scores: string | null
    /** Why the service could not apply the policy of the suite. */
    readonly policy: string | null
  }
  /** Members that are there in a shape that nobody here can read. */
  readonly unreadable: readonly string[]
}

const judgeSchema = v.looseObject({
  status: maybe(text),
  errorCode: maybe(text),
  cases: maybe(v.array(v.looseObject({ caseKey: maybe(text), passed: v.boolean(), reason: maybe(text) }))),
})
const judgesSchema = v.record(text, v.nullish(judgeSchema))

const summarySchema = v.looseObject({
  cases: v.array(
    v.looseObject({
      caseId: maybe(text),
      verdict: maybe(text),
      passedTrials: maybe(v.number()),
      failedTrials: maybe(v.number()),
      eligibleTrials: maybe(v.number()),
    }),
  ),
})

/** What a run and the list of its iterations say, beside what was asked for. */
export function collectRunStatements(
  run: HostedRun,
  iterations: readonly HostedIteration[],
  ask: Ask,
): HostedStatements {
  const unreadable: string[] = []
  const readMember = <Schema extends v.GenericSchema>(name: string, schema: Schema, value: unknown) => {
    if (value === undefined || value === null) return undefined
    const parsed = v.safeParse(schema, value)
    if (!parsed.success) unreadable.push(name)
    if (parsed.success) return parsed.output
    return undefined
  }
  const judges = readMember('judges', judgesSchema, run.judges) ?? {}
  const verdicts = readMember('verdictSummary', summarySchema, run.verdictSummary)
  const cases = collectCaseStatements(iterations, ask)
  const { summary } = run
  return {
    runId: run.id,
    status: run.status,
    result: run.result ?? null,
    suite: { asked: ask.suiteId, got: run.suiteId ?? null },
    environment: { asked: ask.environment?.id ?? null, got: run.environment?.id ?? null },
    revision: { asked: ask.environment?.revision ?? null, got: run.environment?.revision ?? null },
    commit: { asked: ask.commits, got: readRunCommit(run) ?? null },
    isReplay: ask.isReplay,
    summary: summary ? { total: summary.total, passed: summary.passed, failed: summary.failed } : null,
    listed: countIterations(iterations),
    unjudged: iterations.filter(isUnjudged).length,
    iterations: { asked: ask.iterations, got: run.expectedIterations ?? null },
    caseCount: {
      asked: ask.caseCount,
      got: cases.filter(({ listed }) => listed.total > 0).length,
    },
    cases,
    contradictions: iterations.flatMap(findIterationContradictions),
    judges: Object.entries(judges).flatMap(([name, judge]) => (judge ? [toJudgeStatement(name, judge)] : [])),
    verdicts: verdicts?.cases.map(toCaseVerdict) ?? null,
    integrity: { scores: run.scoreIntegrity ?? null, policy: describeValue(run.verdictPolicyIntegrityError) },
    unreadable,
  }
}

function toJudgeStatement(name: string, judge: v.InferOutput<typeof judgeSchema>): JudgeStatement {
  const cases = judge.cases ?? []
  return {
    name,
    status: judge.status ?? null,
    errorCode: judge.errorCode ?? null,
    failed: cases
      .filter(({ passed }) => !passed)
      .map(({ caseKey, reason }) => ({ case: caseKey ?? 'a case without a key', reason: reason ?? null })),
  }
}

function toCaseVerdict(summaryCase: v.InferOutput<typeof summarySchema>['cases'][number]): CaseVerdict {
  return {
    case: summaryCase.caseId ?? 'a case without an id',
    verdict: summaryCase.verdict ?? null,
    passed: summaryCase.passedTrials ?? null,
    failed: summaryCase.failedTrials ?? null,
    eligible: summaryCase.eligibleTrials ?? null,
  }
}

function collectCaseStatements(
  iterations: readonly HostedIteration[],
  { cases: due }: Ask,
): readonly CaseStatement[] {
  const readCaseKey = ({ testCaseId, caseId, title, id }: HostedIteration) =>
    testCaseId ?? caseId ?? title ?? id
  const ran = Map.groupBy(iterations, readCaseKey)
  const dueStatements = (due ?? []).map((dueCase) => {
    const ranKey = [dueCase.id, dueCase.declaredId, dueCase.name].find(
      (key) => key !== undefined && ran.has(key),
    )
    const listed = ranKey === undefined ? [] : (ran.get(ranKey) ?? [])
    if (ranKey !== undefined) ran.delete(ranKey)
    return toCaseStatement(
      { id: dueCase.id, name: dueCase.name, due: dueCase.iterations, models: dueCase.models },
      listed,
    )
  })
  const others = [...ran.values()].map((listed) => {
    const [first] = listed
    const name = first?.title ?? first?.caseId ?? first?.testCaseId ?? 'a case without a name'
    return toCaseStatement({ id: first?.testCaseId ?? null, name, due: null, models: null }, listed)
  })
  return [...dueStatements, ...others]
}

function toCaseStatement(
  { models, ...statement }: Pick<CaseStatement, 'id' | 'name' | 'due'> & { models: readonly string[] | null },
  iterations: readonly HostedIteration[],
): CaseStatement {
  const got = new Set(iterations.flatMap(({ model }) => model ?? []))
  return {
    ...statement,
    models: { asked: models, got: got.size === 0 ? null : [...got] },
    listed: countIterations(iterations),
  }
}

function countIterations(iterations: readonly HostedIteration[]): Counts {
  const countResult = (word: string) => iterations.filter(({ result }) => result === word).length
  const total = iterations.length
  const passed = countResult('passed')
  const failed = countResult('failed')
  const skipped = iterations.filter(
    ({ status, result }) =>
      (status === 'skipped' || result === 'skipped') && result !== 'passed' && result !== 'failed',
  ).length
  return { total, passed, failed, skipped, ungraded: total - passed - failed - skipped }
}

/** True for an iteration that is complete and has no result. */
function isUnjudged({ status, result }: HostedIteration): boolean {
  return status === 'completed' && !['passed', 'failed', 'skipped'].includes(result ?? '')
}

function describeValue(value: unknown): string | null {
  if (value === undefined || value === null || value === false) return null
  return (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).slice(0, 300).toWellFormed()
}
