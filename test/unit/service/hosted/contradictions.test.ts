import { describe, expect, it } from 'vitest'
import { findContradictions } from '../../../../src/service/hosted/contradictions.ts'
import type {
  CaseStatement,
  CaseVerdict,
  Counts,
  HostedStatements,
  JudgeStatement,
} from '../../../../src/service/runs/statements.ts'

const nothing = { asked: null, got: null }
const counts = (passed: number, failed = 0, ungraded = 0): Counts => ({
  total: passed + failed + ungraded,
  passed,
  failed,
  skipped: 0,
  ungraded,
})
const aCase = (name: string, more: Partial<CaseStatement> = {}): CaseStatement => ({
  id: null,
  name,
  due: 5,
  models: nothing,
  listed: counts(5),
  ...more,
})

/** A run of which everything agrees: ten iterations of two cases passed. */
const fine = {
  runId: 'run1',
  status: 'completed',
  result: 'passed',
  suite: { asked: 'fruit', got: 'fruit' },
  environment: { asked: 'staging', got: 'staging' },
  revision: { asked: 3, got: 3 },
  commit: { asked: ['aaaaaaaaaa', 'bbbbbbbbbb'], got: 'bbbbbbbbbb' },
  isReplay: false,
  summary: { total: 10, passed: 10, failed: 0 },
  listed: counts(10),
  unjudged: 0,
  cases: [aCase('pears', { id: 'p' }), aCase('plums')],
  contradictions: [],
  judges: [],
  verdicts: null,
  integrity: { scores: 'valid', policy: null },
  unreadable: [],
} as unknown as HostedStatements

const said = (more: Partial<HostedStatements>) => findContradictions('staging', { ...fine, ...more })
const verdict = (of: string, word: string | null, failed: number | null = 0): CaseVerdict => ({
  case: of,
  verdict: word,
  passed: 5,
  failed,
  eligible: 5,
})
const judge = (more: Partial<JudgeStatement> = {}): JudgeStatement => ({
  name: 'tone',
  status: 'completed',
  errorCode: null,
  failed: [],
  ...more,
})
const onModel = (asked: readonly string[] | null, got: readonly string[] | null) => ({
  cases: [aCase('pears', { models: { asked, got } })],
})

describe('a hosted run that agrees with its results says nothing', () => {
  it.each<[string, Partial<HostedStatements>]>([
    ['as it is', {}],
    ['nothing was asked for', { suite: nothing, environment: nothing, revision: nothing }],
    ['no commit is known', { commit: { asked: [], got: 'ffffffffff' } }],
    ['its own run has no commit', { commit: { asked: ['aaaaaaaaaa'], got: null } }],
    ['the commit is abbreviated', { commit: { asked: ['aaaaaaaaaa'], got: 'aaaaaaa' } }],
    ['it does not say its revision', { revision: { asked: 3, got: null } }],
    ['it failed with a failing iteration', { result: 'failed', listed: counts(9, 1) }],
    ['it is open with an ungraded iteration', { result: 'inconclusive', listed: counts(9, 0, 1) }],
    ['it is open with a failing iteration', { result: 'inconclusive', listed: counts(9, 1) }],
    ['it has no summary', { summary: null }],
    ['its list has a failure that its summary lacks', { listed: counts(10, 1) }],
    ['its verdicts agree', { verdicts: [verdict('p', 'passed'), verdict('plums', 'passed', null)] }],
    [
      'a failed case has a failing iteration',
      {
        verdicts: [verdict('pears', 'failed', 1)],
        cases: [aCase('pears', { listed: counts(4, 1) })],
      },
    ],
    [
      'an open case has an ungraded iteration',
      {
        verdicts: [verdict('pears', 'inconclusive')],
        cases: [aCase('pears', { listed: counts(4, 0, 1) })],
      },
    ],
    [
      'the failures of its judge are in its list',
      { judges: [judge({ failed: [{ case: 'p', reason: null }] })], listed: counts(9, 1) },
    ],
    ['its judge was never asked', { judges: [judge({ status: null })] }],
    ['nobody checked its scores', { integrity: { scores: null, policy: null } as never }],
    ['a model has a provider and a date', onModel(['openai/gpt-5.1-mini'], ['GPT-5.1-mini-2026-04-01'])],
    ['it does not say its model', onModel(['openai/gpt-5'], null)],
    ['no model was asked for', onModel([], ['gpt-5'])],
  ])('%s', (_, more) => {
    expect(said(more)).toEqual([])
  })
})

describe('a hosted run says of itself', () => {
  it.each<[Partial<HostedStatements>, string]>([
    [
      { commit: { asked: ['aaaaaaaaaa'], got: 'ffffffffff' } },
      'staging measured the commit fffffff, and this job is about aaaaaaa. Pass the run of this workflow run, and delete the receipts of earlier ones before the tests run.',
    ],
    [
      { commit: { asked: ['aaaaaaaaaa'], got: null }, isReplay: true },
      'was started before this step, and does not say which commit it measured.',
    ],
    [{ suite: { asked: 'fruit', got: 'roots' } }, 'is one of another suite (roots).'],
    [{ suite: { asked: 'fruit', got: null } }, 'is one of another suite (it names none).'],
    [
      { environment: { asked: 'staging', got: null }, revision: { asked: 3, got: 4 } },
      'ran in another environment (it names none) than was asked for.',
    ],
    [{ revision: { asked: 3, got: 4 } }, 'ran in revision 4 of its environment, and revision 3 was started.'],
    [
      onModel(['openai/gpt-5'], ['gpt-5', 'gpt-4']),
      'ran “pears” on another model (gpt-5, gpt-4) than was asked for (openai/gpt-5).',
    ],
    [{ result: 'failed' }, 'failed, and no iteration that it lists did.'],
    [
      { result: 'failed', listed: counts(9, 0, 1), summary: null },
      'failed, and no iteration that it lists did.',
    ],
    [
      { result: 'inconclusive' },
      'is inconclusive according to the service, and every iteration that it lists has a result.',
    ],
    [{ result: null }, 'is completed, and its result is missing: neither passed nor failed.'],
    [{ result: 'pending' }, 'is completed, and its result is pending: neither passed nor failed.'],
    [
      { summary: { total: 10, passed: 9, failed: 1 } },
      'counts 1 failed iteration, and its list has 0 of them.',
    ],
    [
      { summary: { total: 9, passed: 9, failed: 0 } },
      'counts 9 passed iterations, and its list has 10 of them.',
    ],
    [{ verdicts: [verdict('p', 'failed')] }, 'judges cases otherwise than their iterations: “p (failed)”.'],
    [
      { verdicts: [verdict('pears', 'passed', 2)] },
      'judges cases otherwise than their iterations: “pears (passed, 2 failed trials)”.',
    ],
    [
      { verdicts: [verdict('elsewhere', null)] },
      'judges cases otherwise than their iterations: “elsewhere (no verdict)”.',
    ],
    [
      { verdicts: [verdict('pears', 'failed')], cases: [aCase('pears', { listed: counts(4, 0, 1) })] },
      'judges cases otherwise than their iterations: “pears (failed)”.',
    ],
    [
      {
        verdicts: [verdict('p', 'failed')],
        cases: [aCase('pears', { id: 'p' }), aCase('plums', { listed: counts(4, 1) })],
      },
      'judges cases otherwise than their iterations: “p (failed)”.',
    ],
    [
      { judges: [judge({ failed: [{ case: 'p', reason: null }] })] },
      'lists iterations that passed, and its judge tone failed 1 case.',
    ],
    [{ judges: [judge({ status: 'failed' })] }, 'was not graded by its judge tone (failed).'],
    [
      { judges: [judge({ status: 'failed', errorCode: 'NO_KEY' })] },
      'was not graded by its judge tone (failed, NO_KEY).',
    ],
    [{ unjudged: 2 }, 'has 2 iterations that ended without a grade.'],
    [
      { integrity: { scores: 'invalid', policy: null } as never },
      'has scores that the service calls invalid.',
    ],
    [
      { integrity: { scores: 'valid', policy: 'default' } as never },
      'was not judged by the policy of its suite (default).',
    ],
    [
      { contradictions: [{ name: 'pears', by: 'its status is', evidence: 'timed_out' }] as never },
      'has 1 iteration that passed and can’t have (its status is timed_out): “pears”.',
    ],
    [
      { unreadable: ['judges', 'scores'] },
      'says something that can’t be read (judges, scores). Update Eval Gate.',
    ],
  ])('%j: %s', (more, sentence) => {
    const expected = sentence.replaceAll('’', "'")
    expect(said(more)).toEqual([
      expected.startsWith('staging') ? expected : `staging: the hosted run run1 ${expected}`,
    ])
  })
})
