import type { GateReport } from '../../../src/model/gate-report.ts'
import type { Result } from '../../../src/model/run/result.ts'
import { buildReport, type CaseStory, questions, topics } from './builders.ts'

/** Small differences between runs, as a model has them. */
const wobble = [0.02, -0.01, 0.03, 0, 0.01]

function measured(scores: Readonly<Record<string, number>>, ms: number, tokens: number): Partial<Result> {
  return {
    durationMs: ms,
    latencyMs: ms,
    tokens: { total: tokens },
    costUsd: tokens * 0.0000038,
    scores: Object.entries(scores).map(([name, value]) => ({ name, value: Number(value.toFixed(2)) })),
  }
}

function steadyCases(): CaseStory[] {
  return topics.flatMap((topic, row) =>
    questions.map((name, column) => {
      const faithfulness = 0.88 + 0.01 * ((row + column) % 9)
      const politeness = 0.95 + 0.01 * (column % 4)
      const [ms, tokens] = [900 + 61 * row + 37 * column, 640 + 23 * row + 41 * column]
      return {
        name,
        suite: [topic],
        file: `evals/${topic}.eval.ts`,
        line: 14 + 9 * column,
        before: [25, 25] as const,
        after: [5, 5] as const,
        result: measured({ faithfulness: faithfulness - 0.02, politeness }, ms * 1.04, tokens * 1.09),
        earlier: (run: number) => {
          const more = wobble[run] ?? 0
          const scores = { faithfulness: faithfulness + more, politeness: politeness + more / 5 }
          return measured(scores, ms * (1 + more), tokens * (1 + more))
        },
      }
    }),
  )
}

const brokenCases: readonly CaseStory[] = [
  {
    name: 'states the 30 day limit',
    suite: ['refunds'],
    file: 'evals/refunds.eval.ts',
    line: 87,
    before: [25, 25],
    after: [0, 5],
    message: 'faithfulness 0.41 is below 0.7: the answer contradicts the policy',
    result: {
      ...measured({ politeness: 0.98 }, 1480, 1410),
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
    earlier: (run) => ({
      ...measured(
        { faithfulness: 0.92 + (wobble[run] ?? 0), politeness: 0.97 },
        1100 + 20 * run,
        810 + 5 * run,
      ),
      output: 'No. A return is possible within 30 days of delivery, and only with the receipt.',
      toolCalls: [
        { name: 'search_policy', arguments: { query: 'return after 40 days', limit: 3 }, status: 'ok' },
      ],
    }),
  },
  {
    name: 'asks for the order number first',
    suite: ['delivery'],
    file: 'evals/delivery.eval.ts',
    line: 41,
    before: [25, 25],
    after: [1, 5],
    message: 'expected a call of find_order before the answer',
    result: { durationMs: 1010 },
  },
]

const otherCases: readonly CaseStory[] = [
  {
    name: 'explains the warranty of batteries',
    suite: ['warranty'],
    file: 'evals/warranty.eval.ts',
    line: 90,
    before: [25, 25],
    after: [4, 5],
    message: 'expected "24 months" in the answer',
  },
  {
    name: 'splits an invoice over two addresses',
    suite: ['invoices'],
    file: 'evals/invoices.eval.ts',
    line: 72,
    before: [3, 25],
    after: [5, 5],
  },
  {
    name: 'closes an account in two steps',
    suite: ['accounts'],
    file: 'evals/accounts.eval.ts',
    line: 66,
    before: [20, 25],
    after: [4, 5],
  },
  {
    name: 'reads a scanned voucher',
    suite: ['vouchers'],
    file: 'evals/vouchers.eval.ts',
    line: 95,
    before: [25, 25],
    after: [5, 5],
    result: { latencyMs: 6900 },
    earlier: (run) => ({ latencyMs: 2100 + 20 * run }),
  },
]

/** A pull request as the documentation shows it: a little of everything. */
export function showcase(): GateReport {
  return buildReport({
    suiteName: 'support agent',
    cases: [...steadyCases(), ...brokenCases, ...otherCases],
    baseRuns: 5,
    policy: { minPassRate: 0.9 },
    report: {
      service: {
        kind: 'uploaded',
        run: {
          runId: 'run_8f31',
          runUrl: 'https://evals.example/runs/run_8f31',
          result: 'failed',
        },
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
