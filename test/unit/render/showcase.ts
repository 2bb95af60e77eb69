import { type GateReport, historyOf } from '../../../src/model/gate-report.ts'
import { baseRunsOf, buildReport, type CaseStory } from './builders.ts'

const topics = ['refunds', 'delivery', 'warranty', 'invoices', 'accounts', 'vouchers']
const questions = [
  'answers in the language of the customer',
  'cites the policy it relies on',
  'does not promise what it can not keep',
  'hands over to a person when asked',
  'keeps private data to itself',
  'names the right deadline',
  'refuses to discount twice',
  'stays polite with an angry customer',
]

function steadyCases(): CaseStory[] {
  return topics.flatMap((topic, row) =>
    questions.map((name, column) => ({
      name,
      suite: [topic],
      file: `evals/${topic}.eval.ts`,
      line: 14 + 9 * column,
      before: [15, 15] as const,
      after: [5, 5] as const,
      result: {
        durationMs: 900 + 61 * row + 37 * column,
        scores: [
          { name: 'faithfulness', value: 0.85 + 0.01 * ((row + column) % 9) },
          { name: 'politeness', value: 0.96 + 0.01 * (column % 4) },
        ],
      },
      earlierScores: [0.02, 0.03, 0.025].map((more, run) => ({
        faithfulness: 0.85 + more + 0.01 * ((row + column) % 9),
        politeness: 0.96 + 0.01 * ((column + run) % 4),
      })),
    })),
  )
}

const regressedCases: readonly CaseStory[] = [
  {
    name: 'states the 30 day limit',
    suite: ['refunds'],
    file: 'evals/refunds.eval.ts',
    line: 87,
    change: 'regressed',
    before: [15, 15],
    after: [0, 5],
    message: 'faithfulness 0.41 is below 0.7: the answer contradicts the policy',
    earlierScores: [
      { faithfulness: 0.92, politeness: 0.97 },
      { faithfulness: 0.94, politeness: 0.98 },
      { faithfulness: 0.93, politeness: 0.96 },
    ],
    result: {
      durationMs: 1480,
      input: 'I bought a lamp 40 days ago and do not like it. Can I send it back?',
      expected: 'No. A return is possible within 30 days of delivery, and only with the receipt.',
      output: 'Yes! A return is possible at any time after delivery, and only with the receipt.',
      detail:
        'AssertionError: faithfulness 0.41 is below 0.7\n    at judge (evals/judges/faithfulness.ts:31:11)\n    at evals/refunds.eval.ts:87:5',
      scores: [
        {
          name: 'faithfulness',
          value: 0.41,
          threshold: 0.7,
          rationale: 'The policy allows 30 days; the answer says any time.',
        },
        { name: 'politeness', value: 0.98 },
      ],
      toolCalls: [
        { name: 'search_policy', arguments: { query: 'return after 40 days', limit: 3 }, status: 'ok' },
        { name: 'find_order', arguments: { customer: 'c_183', item: 'lamp' }, status: 'ok' },
      ],
    },
    compared: {
      pValue: 0.0001,
      adjustedPValue: 0.0031,
      scores: [
        { name: 'faithfulness', base: 0.93, head: 0.41, relative: -0.56, significant: true, pValue: 0.001 },
      ],
      tokens: { base: 820, head: 1410, relative: 0.72 },
      costUsd: { base: 0.0031, head: 0.0052, relative: 0.68 },
      latencyMs: { base: 1120, head: 1480, relative: 0.32 },
      costlier: true,
    },
  },
  {
    name: 'asks for the order number first',
    suite: ['delivery'],
    file: 'evals/delivery.eval.ts',
    line: 41,
    change: 'regressed',
    before: [15, 15],
    after: [1, 5],
    message: 'expected a call of find_order before the answer',
    result: { durationMs: 1010 },
    compared: { pValue: 0.0014, adjustedPValue: 0.018 },
  },
]

const otherCases: readonly CaseStory[] = [
  {
    name: 'explains the warranty of batteries',
    suite: ['warranty'],
    file: 'evals/warranty.eval.ts',
    line: 90,
    change: 'newly-failing',
    before: [14, 15],
    after: [4, 5],
    message: 'expected "24 months" in the answer',
    compared: { pValue: 0.45, flakyHistory: true },
  },
  {
    name: 'splits an invoice over two addresses',
    suite: ['invoices'],
    file: 'evals/invoices.eval.ts',
    line: 72,
    change: 'fixed',
    before: [2, 15],
    after: [5, 5],
  },
  {
    name: 'closes an account in two steps',
    suite: ['accounts'],
    file: 'evals/accounts.eval.ts',
    line: 66,
    change: 'flaky',
    before: [12, 15],
    after: [4, 5],
    compared: { flakyHistory: true },
  },
  {
    name: 'reads a scanned voucher',
    suite: ['vouchers'],
    file: 'evals/vouchers.eval.ts',
    line: 95,
    before: [15, 15],
    after: [5, 5],
    result: { durationMs: 6900 },
    compared: { slower: true, latencyMs: { base: 2100, head: 6900, relative: 2.286 } },
  },
]

/** A pull request as the documentation shows it: a little of everything. */
export function showcase(): GateReport {
  const cases = [...steadyCases(), ...regressedCases, ...otherCases]
  const baselineRuns = baseRunsOf(cases, 3)
  return buildReport({
    suiteName: 'support agent',
    outcome: 'failed',
    cases,
    suite: { pValue: 0.008, lowerBound: -0.061, smallestDetectableDrop: 0.027 },
    comparison: {
      baseline: {
        source: 'artifact',
        description: 'main@9f1a2b3 and 2 more, 24 h old, 810 iterations',
        runs: baselineRuns.map(({ info }) => info),
      },
      latencyMs: { base: 1180, head: 1310, relative: 0.11, significant: false, pValue: 0.21 },
      tokens: { base: 811, head: 902, relative: 0.112, significant: true, pValue: 0.012 },
      costUsd: { base: 0.0031, head: 0.0034, relative: 0.097 },
      scores: [
        {
          name: 'faithfulness',
          base: 0.917,
          head: 0.881,
          relative: -0.039,
          significant: true,
          pValue: 0.002,
        },
        { name: 'politeness', base: 0.975, head: 0.975, relative: 0 },
      ],
    },
    reasons: [
      {
        rule: 'regression-case',
        status: 'failed',
        message:
          '2 cases regressed beyond chance (smallest adjusted p = 0.003; with nothing changed, fewer than 5 % of runs would show this).',
      },
    ],
    report: {
      history: historyOf(baselineRuns.toReversed()),
      baselineRuns,
      policy: [
        'fails on regressions, at most 5 % false alarms',
        'fails below a pass rate of 90 %',
        'warns when cost rises by more than 20 %',
      ],
      upload: {
        status: 'done',
        runId: 'run_8f31',
        runUrl: 'https://evals.example/runs/run_8f31',
        result: 'failed',
      },
      files: [
        {
          path: 'reports/support-agent.json',
          format: 'vitest-evals',
          tests: 270,
          passed: 259,
          failed: 11,
          errored: 0,
          skipped: 0,
          flaky: 0,
          warnings: [],
        },
      ],
    },
  })
}
