import type { Fault } from '../../../local-service/faults/faults.ts'
import type { DoubtName } from '../../../src/model/doubts.ts'
import type { HostedStatements } from '../../../src/service/runs/statements.ts'
import { always, echoTest, type HostedWorld, startHostedWorld } from '../hosted-world.ts'

/** The parts of the statements that give a situation away. */
type Said = (statements: HostedStatements) => unknown

/** A hosted run that must not be green, although its list of iterations may look so. */
export interface Situation {
  readonly name: string
  /** What the verdict is open for. */
  readonly doubt: DoubtName
  /** What the deployment answers; `answer` changes what the local service says. */
  readonly faults: readonly Fault[]
  /** What is said about it: the member of the statements, and its value. Absent: the run can't be read. */
  readonly says?: readonly [Said, unknown]
  /** Words of the error, where the run can't be read. */
  readonly refused?: RegExp
}

export const casesOfSituation = ['returns', 'refunds']

/** Two cases, each stored with five iterations, all of which pass: the world in which a situation differs. */
export async function startSituations(): Promise<HostedWorld> {
  const tests = casesOfSituation.map((title) => ({ ...echoTest(title, always), provider: undefined }))
  const support = { id: 'suite-support', name: 'support', environments: ['staging', 'production'], tests }
  return await startHostedWorld({ suites: [support] }, { slots: 100 })
}

const run = (change: Readonly<Record<string, unknown>>): Fault => ({
  kind: 'answer',
  operation: 'getEvalRun',
  change,
})
const launch = (change: Readonly<Record<string, unknown>>): Fault => ({
  kind: 'answer',
  operation: 'createEvalRun',
  change,
})
/** The list of iterations: by index, or all of them with `*`; null takes one out. */
const list = (items: unknown): Fault => ({
  kind: 'answer',
  operation: 'listEvalRunIterations',
  change: { items },
})
const total = (count: number, passed = count) => ({
  summary: { total: count, passed, failed: count - passed, passRate: passed / count },
})
/** Iterations of the list, by index. The service lists those of the first case first. */
const some = (from: number, to: number, value: unknown) =>
  Object.fromEntries(Array.from({ length: to - from }, (_, index) => [String(from + index), value]))

const judge = (more: Readonly<Record<string, unknown>>) =>
  run({ judges: { goalCompletion: { status: 'completed', errorCode: null, cases: [], ...more } } })
const policy = (more: Readonly<Record<string, unknown>>) =>
  run({
    verdictSummary: {
      cases: [
        {
          caseId: 'returns',
          verdict: 'passed',
          passedTrials: 5,
          failedTrials: 0,
          eligibleTrials: 5,
          ...more,
        },
      ],
    },
  })
const score = {
  scorerId: 'helpful',
  definitionHash: 'd1',
  status: 'scored',
  value: 0.2,
  passThreshold: 0.7,
  passed: false,
}
const scored = (role: string, more: object = {}) =>
  list({
    '0': {
      scores: [{ ...score, ...more }],
      evaluationConfig: { hash: 'h', definitions: [{ scorerId: 'helpful', definitionHash: 'd1', role }] },
    },
  })

const result: Said = ({ result }) => result
const summary: Said = ({ summary }) => summary
const listed: Said = ({ listed }) => listed
const byCase: Said = ({ cases }) => cases.map(({ name, due, listed: { total } }) => [name, due, total])
const contradictions: Said = (statements) =>
  [...new Set(statements.contradictions.map(({ by, evidence }) => `${by}: ${evidence}`))].concat(
    String(statements.contradictions.length),
  )
const judges: Said = (statements) =>
  statements.judges.map(({ name, status, failed }) => [name, status, failed.length])
const counts = (more: object) => ({ total: 10, passed: 10, failed: 0, skipped: 0, ungraded: 0, ...more })

/** What a deployment can say about a run whose list is green, and what it can leave out. */
export const situations: readonly Situation[] = [
  // The run's own verdict.
  {
    name: 'result: failed',
    doubt: 'unexplained-result',
    faults: [run({ result: 'failed' })],
    says: [result, 'failed'],
  },
  {
    name: 'result: inconclusive',
    doubt: 'unexplained-result',
    faults: [run({ result: 'inconclusive' })],
    says: [result, 'inconclusive'],
  },
  {
    name: 'result: pending, although completed',
    doubt: 'unexplained-result',
    faults: [run({ result: 'pending' })],
    says: [result, 'pending'],
  },
  {
    name: 'no result, although completed',
    doubt: 'unexplained-result',
    faults: [run({ result: null })],
    says: [result, null],
  },
  {
    name: 'a result of a newer word',
    doubt: 'unexplained-result',
    faults: [run({ result: 'blocked' })],
    says: [result, 'blocked'],
  },
  {
    name: 'a summary with failures that no iteration shows',
    doubt: 'unexplained-result',
    faults: [run(total(10, 7))],
    says: [summary, { total: 10, passed: 7, failed: 3 }],
  },
  {
    name: 'a summary of more than is listed',
    doubt: 'hosted-run',
    faults: [run(total(12))],
    says: [summary, { total: 12, passed: 12, failed: 0 }],
  },
  {
    name: 'a summary of less than is listed',
    doubt: 'unexplained-result',
    faults: [run(total(8))],
    says: [summary, { total: 8, passed: 8, failed: 0 }],
  },
  // The policy of the suite.
  {
    name: 'a case that failed by the policy',
    doubt: 'unexplained-result',
    faults: [policy({ verdict: 'failed' })],
    says: [
      ({ verdicts }) => verdicts?.map(({ case: name, verdict }) => [name, verdict]),
      [['returns', 'failed']],
    ],
  },
  {
    name: 'a case that the policy could not decide',
    doubt: 'unexplained-result',
    faults: [policy({ verdict: 'inconclusive', eligibleTrials: 0 })],
    says: [
      ({ verdicts }) => verdicts?.map(({ verdict, eligible }) => [verdict, eligible]),
      [['inconclusive', 0]],
    ],
  },
  {
    name: 'a case with failed trials in the policy alone',
    doubt: 'unexplained-result',
    faults: [policy({ passedTrials: 3, failedTrials: 2 })],
    says: [({ verdicts }) => verdicts?.map(({ passed, failed }) => [passed, failed]), [[3, 2]]],
  },
  {
    name: 'a policy in a shape that nobody can read',
    doubt: 'unexplained-result',
    faults: [run({ verdictSummary: { cases: 'two failed' } })],
    says: [({ unreadable }) => unreadable, ['verdictSummary']],
  },
  {
    name: 'a policy that could not be applied',
    doubt: 'unexplained-result',
    faults: [run({ verdictPolicyIntegrityError: 'the policy names a case that is gone' })],
    says: [({ integrity }) => integrity.policy, 'the policy names a case that is gone'],
  },
  {
    name: 'scores that did not verify',
    doubt: 'unexplained-result',
    faults: [run({ scoreIntegrity: 'invalid' })],
    says: [({ integrity }) => integrity.scores, 'invalid'],
  },
  // Judges.
  {
    name: 'a judge that fails both cases',
    doubt: 'unexplained-result',
    faults: [
      judge({
        cases: ['returns', 'refunds'].map((caseKey) => ({
          caseKey,
          score: 0.1,
          passed: false,
          reason: 'rude',
        })),
      }),
    ],
    says: [
      judges,
      [
        ['goalCompletion', 'completed', 2],
        ['groundedness', null, 0],
      ],
    ],
  },
  {
    name: 'a judge that broke',
    doubt: 'unexplained-result',
    faults: [judge({ status: 'failed', errorCode: 'MODEL_UNAVAILABLE' })],
    says: [
      judges,
      [
        ['goalCompletion', 'failed', 0],
        ['groundedness', null, 0],
      ],
    ],
  },
  {
    name: 'a judge that is not done',
    doubt: 'unexplained-result',
    faults: [judge({ status: 'pending' })],
    says: [
      judges,
      [
        ['goalCompletion', 'pending', 0],
        ['groundedness', null, 0],
      ],
    ],
  },
  {
    name: 'judges in a shape that nobody can read',
    doubt: 'unexplained-result',
    faults: [run({ judges: { goalCompletion: 'failed' } })],
    says: [({ unreadable }) => unreadable, ['judges']],
  },
  // Where it ran, and what.
  {
    name: 'another environment than was asked for, in the answer to the launch too',
    doubt: 'unexplained-result',
    faults: [
      launch({ environment: { id: 'env-production', revision: 1 } }),
      run({ environment: { id: 'env-production' } }),
    ],
    says: [({ environment }) => environment, { asked: 'env-staging', got: 'env-production' }],
  },
  {
    name: 'another environment at the end',
    doubt: 'unexplained-result',
    faults: [run({ environment: { id: 'env-production', name: 'production' } })],
    says: [({ environment }) => environment, { asked: 'env-staging', got: 'env-production' }],
  },
  {
    name: 'no environment, although one was asked for',
    doubt: 'unexplained-result',
    faults: [run({ environment: null })],
    says: [({ environment }) => environment, { asked: 'env-staging', got: null }],
  },
  {
    name: 'another revision of the environment',
    doubt: 'unexplained-result',
    faults: [run({ environment: { revision: 7 } })],
    says: [({ revision }) => revision, { asked: 1, got: 7 }],
  },
  {
    name: 'a run of another suite',
    doubt: 'unexplained-result',
    faults: [run({ suiteId: 'suite-other' })],
    says: [({ suite }) => suite, { asked: 'suite-support', got: 'suite-other' }],
  },
  {
    name: 'a replay of a run of another commit',
    doubt: 'unexplained-result',
    faults: [
      launch({ deduped: true }),
      run({ ciMetadata: { branch: 'feature', commitSha: 'f'.repeat(40) } }),
    ],
    says: [({ isReplay, commit }) => [isReplay, commit.got], [true, 'f'.repeat(40)]],
  },
  {
    name: 'a replay of a run that names no commit',
    doubt: 'unexplained-result',
    faults: [launch({ deduped: true }), run({ ciMetadata: null, notes: null })],
    says: [({ isReplay, commit }) => [isReplay, commit.got], [true, null]],
  },
  {
    name: 'more iterations announced than there are',
    doubt: 'hosted-run',
    faults: [run({ expectedIterations: 20 })],
    says: [({ iterations }) => iterations, { asked: 10, got: 20 }],
  },
  // How it ended.
  {
    name: 'status: failed beside passed',
    doubt: 'hosted-run',
    faults: [run({ status: 'failed' })],
    says: [({ status }) => status, 'failed'],
  },
  {
    name: 'status: cancelled beside passed',
    doubt: 'hosted-run',
    faults: [run({ status: 'cancelled' })],
    says: [({ status }) => status, 'cancelled'],
  },
  {
    name: 'status: timed_out beside passed',
    doubt: 'hosted-run',
    faults: [run({ status: 'timed_out' })],
    says: [({ status }) => status, 'timed_out'],
  },
  // Iterations that contradict themselves.
  {
    name: 'iterations that passed and ran out of time',
    doubt: 'unexplained-result',
    faults: [list(some(0, 3, { status: 'timed_out' }))],
    says: [contradictions, ['status: timed_out', '3']],
  },
  {
    name: 'iterations that passed and still run',
    doubt: 'unexplained-result',
    faults: [list({ '*': { status: 'running' } })],
    says: [contradictions, ['status: running', '10']],
  },
  {
    name: 'iterations that passed and were skipped',
    doubt: 'unexplained-result',
    faults: [list(some(0, 5, { status: 'skipped' }))],
    says: [contradictions, ['status: skipped', '5']],
  },
  {
    name: 'iterations that nobody graded',
    doubt: 'unexplained-result',
    faults: [list(some(0, 2, { result: null }))],
    says: [listed, counts({ passed: 8, ungraded: 2 })],
  },
  {
    name: 'iterations that passed with every score below its threshold',
    doubt: 'unexplained-result',
    faults: [list({ '*': { scores: [score] } })],
    says: [contradictions, ['score: helpful', '10']],
  },
  {
    name: 'a required score that failed',
    doubt: 'unexplained-result',
    faults: [scored('gating')],
    says: [contradictions, ['score: helpful', '1']],
  },
  {
    name: 'a required score that broke',
    doubt: 'unexplained-result',
    faults: [scored('gating', { status: 'error', passed: null })],
    says: [contradictions, ['score: helpful', '1']],
  },
  {
    name: 'a required score that was never given',
    doubt: 'unexplained-result',
    faults: [scored('required', { status: 'skipped', passed: null })],
    says: [contradictions, ['score: helpful', '1']],
  },
  {
    name: 'an iteration whose score evidence is malformed',
    doubt: 'unexplained-result',
    faults: [list({ '4': { scoreIntegrity: 'score_integrity_invalid' } })],
    says: [contradictions, ['integrity: score_integrity_invalid', '1']],
  },
  // What is missing of the list.
  {
    name: 'a case that ran once instead of five times',
    doubt: 'hosted-run',
    faults: [list(some(1, 5, null)), run(total(6))],
    says: [
      byCase,
      [
        ['returns', 5, 1],
        ['refunds', 5, 5],
      ],
    ],
  },
  {
    name: 'every case ran once',
    doubt: 'hosted-run',
    faults: [list({ ...some(1, 5, null), ...some(6, 10, null) }), run(total(2))],
    says: [
      byCase,
      [
        ['returns', 5, 1],
        ['refunds', 5, 1],
      ],
    ],
  },
  {
    name: 'a case that did not run',
    doubt: 'hosted-run',
    faults: [list(some(0, 5, null)), run(total(5))],
    says: [
      byCase,
      [
        ['returns', 5, 0],
        ['refunds', 5, 5],
      ],
    ],
  },
  {
    name: 'no summary, and less than was asked for',
    doubt: 'hosted-run',
    faults: [list({ ...some(2, 5, null), ...some(7, 10, null) }), run({ summary: null })],
    says: [
      byCase,
      [
        ['returns', 5, 2],
        ['refunds', 5, 2],
      ],
    ],
  },
  {
    name: 'nine iterations of one case and one of the other',
    doubt: 'hosted-run',
    faults: [list(some(5, 9, { testCaseId: 'case-returns', title: 'returns' }))],
    says: [
      ({ listed: { total }, cases }) => [
        total,
        cases.some(({ due, listed }) => due !== null && listed.total < due),
      ],
      [10, true],
    ],
  },
  {
    name: 'an iteration that is listed twice',
    doubt: 'hosted-run',
    faults: [list({ '9': null, '0': { id: 'i-1' }, '1': { id: 'i-1' } })],
    says: [listed, counts({ total: 8, passed: 8 })],
  },
  {
    name: 'a list that ends early',
    doubt: 'hosted-run',
    faults: [list(some(5, 10, null))],
    says: [({ listed: { total }, summary }) => [total, summary?.total], [5, 10]],
  },
  {
    name: 'an empty list',
    doubt: 'hosted-run',
    faults: [list(some(0, 10, null))],
    says: [({ listed: { total } }) => total, 0],
  },
  {
    name: 'iterations of a case that nobody asked for, in place of one that was',
    doubt: 'hosted-run',
    faults: [list(some(0, 5, { testCaseId: 'case-other', title: 'other' }))],
    says: [
      byCase,
      [
        ['returns', 5, 0],
        ['refunds', 5, 5],
        ['other', null, 5],
      ],
    ],
  },
  {
    name: 'another model than the case names',
    doubt: 'unexplained-result',
    faults: [list({ '*': { model: 'tiny', provider: 'local' } })],
    says: [
      ({ cases }) => cases.map(({ models }) => models),
      Array(2).fill({ asked: ['local/scripted'], got: ['tiny'] }),
    ],
  },
  // What can't be read.
  {
    name: 'a list that fails',
    doubt: 'hosted-run',
    faults: [{ kind: 'status', operation: 'listEvalRunIterations' }],
    refused: /503/,
  },
  {
    name: 'a list that is gone',
    doubt: 'hosted-run',
    faults: [{ kind: 'status', status: 404, operation: 'listEvalRunIterations' }],
    refused: /404/,
  },
  {
    name: 'a list that never ends',
    doubt: 'hosted-run',
    faults: [{ kind: 'endless', operation: 'listEvalRunIterations' }],
    refused: /only records of the pages before/,
  },
  {
    name: 'a list of another shape',
    doubt: 'hosted-run',
    faults: [{ kind: 'answer', operation: 'listEvalRunIterations', change: { items: 'none' } }],
    refused: /unexpected shape/,
  },
  {
    name: 'an answer about another run',
    doubt: 'hosted-run',
    faults: [run({ id: 'run-of-another' })],
    refused: /answered with run run-of-another/,
  },
]
