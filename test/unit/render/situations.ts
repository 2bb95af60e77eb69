import { writeAcceptCommand } from '../../../src/model/acceptance/command.ts'
import type { GateReport, ReportSummary } from '../../../src/model/gate-report.ts'
import { attacks } from './attacks.ts'
import { buildReport, type CaseStory, headCommit, passingCases, someTime } from './builders.ts'

/** An eval that breaks beyond doubt. */
const regression: CaseStory = {
  name: 'applies a discount once',
  suite: ['cart', 'totals'],
  line: 41,
  before: [15, 15],
  after: [0, 5],
  message: 'expected 80 to be 90',
}

/** Plain tests: one iteration a run. */
const tests = (count: number, runs = 1): CaseStory[] =>
  passingCases(count, 1).map((story) => ({ ...story, before: [runs, runs] as const }))

const file = (path: string, facts: Partial<ReportSummary>): ReportSummary => ({
  path,
  format: 'junit',
  tests: 0,
  passed: 0,
  failed: 0,
  errored: 0,
  skipped: 0,
  flaky: 0,
  warnings: [],
  ...facts,
})

/** What a pull request can run into, each as the gate reports it. */
export const situations: Readonly<Record<string, () => GateReport>> = {
  'first-run': () =>
    buildReport({
      hasBaseline: false,
      cases: [...tests(40), { name: 'rounds to cents', after: [0, 1], message: 'expected 1.5 to be 1.49' }],
    }),

  'all-green': () => buildReport({ cases: tests(412, 5), baseRuns: 5 }),

  'one-regression': () => buildReport({ cases: [...passingCases(47), regression], baseRuns: 3 }),

  'one-broken-test': () =>
    buildReport({
      cases: [...tests(197, 3), { ...regression, before: [3, 3], after: [0, 1] }],
      baseRuns: 3,
    }),

  'owned-files': () =>
    buildReport({
      cases: [...passingCases(47), regression, { ...regression, name: 'rounds to cents', line: 57 }],
      baseRuns: 3,
      ownersOf: (name) => (name === regression.name ? ['@acme/payments', '@ada'] : undefined),
    }),

  'one-accepted': () =>
    buildReport({
      cases: [...passingCases(47), regression],
      baseRuns: 3,
      accepted: {
        names: [regression.name],
        acceptance: {
          by: 'ada',
          covered: 1,
          reason: 'discounts are applied to each item since the new price list',
          until: '2026-04-01',
          url: 'https://github.com/acme/shop/pull/41#issuecomment-7',
        },
      },
    }),

  'one-accepted-of-two': () =>
    buildReport({
      cases: [...passingCases(47), regression, { ...regression, name: 'rounds to cents', line: 57 }],
      baseRuns: 3,
      accepted: {
        names: [regression.name],
        acceptance: { by: 'ada', reason: 'the new price list', until: '2026-04-01', covered: 34 },
      },
      report: {
        acceptCommand: writeAcceptCommand(
          {
            commit: headCommit,
            suiteName: 'checkout',
            cases: ['tests/checkout.test.ts > cart > totals > rounds to cents'],
          },
          someTime,
        ),
      },
    }),

  'over-budget': () =>
    buildReport({
      cases: passingCases(40).map((story, index) => ({
        ...story,
        result: { costUsd: 0.01 + index / 1000, tokens: { total: 900 }, latencyMs: 800 + 10 * index },
      })),
      policy: { budget: { mode: 'fail', costUsd: 5, tokens: 2_000_000 } },
      report: {
        ledger: {
          entries: [1, 2, 3].map((day) => ({
            id: `run-${day}`,
            at: new Date(someTime - day * 86_400_000).toISOString(),
            mean: 1,
            cases: 40,
            iterations: 200,
            cost: day === 3 ? null : 5.5 + day,
          })),
          cases: [],
          days: [],
        },
      },
    }),

  '500-regressions': () =>
    buildReport({
      cases: Array.from({ length: 500 }, (_, index) => ({
        ...regression,
        name: `applies discount ${String(index).padStart(3, '0')}`,
        line: index + 1,
        before: [5, 5] as const,
        after: [index % 4, 5] as const,
      })),
    }),

  inconclusive: () =>
    buildReport({
      cases: [...passingCases(6), { name: 'answers politely', before: [5, 5], after: [3, 5] }],
    }),

  'looked-again': () =>
    buildReport({
      cases: [
        ...passingCases(20, 3),
        {
          name: 'stays in its role',
          before: [3, 3],
          after: [0, 3],
          rerun: { before: [5, 5], after: [0, 5] },
        },
        { name: 'stays polite', before: [3, 3], after: [1, 3], rerun: { before: [5, 5], after: [5, 5] } },
      ],
    }),

  'infrastructure-outage': () =>
    buildReport({
      cases: [
        ...passingCases(10),
        ...Array.from({ length: 12 }, (_, index) => ({
          name: `calls the model ${index + 1}`,
          before: [5, 5] as const,
          lost: 5,
        })),
      ],
    }),

  'no-permission': () =>
    buildReport({
      cases: tests(12),
      hasBaseline: false,
      missingBaseline: {
        kind: 'out-of-reach',
        explanation: 'The token may not read the artifacts of earlier runs, so no baseline can be found.',
      },
      report: {
        notices: [
          'The token may not list artifacts.\nAdd to the job:\npermissions:\n  actions: read',
          'The token may not write comments.\nAdd to the job:\npermissions:\n  pull-requests: write',
        ],
      },
    }),

  'below-the-floors': () =>
    buildReport({
      cases: [
        ...passingCases(399),
        {
          name: 'explains the delay',
          before: [5, 5],
          after: [4, 5],
          result: { scores: [{ name: 'helpfulness', value: 0.6996 }], durationMs: 1180, costUsd: 0.0042 },
        },
      ],
      policy: {
        minPassRate: 0.9999,
        minScores: { helpfulness: 0.7, safety: 0.99 },
        limits: { latencyMs: 100, costUsd: 0.004 },
      },
    }),

  'huge-messages': () =>
    buildReport({
      cases: [
        ...passingCases(3),
        ...Array.from({ length: 60 }, (_, index) => ({
          ...regression,
          name: `${'very '.repeat(400)}long ${index}`,
          message: `expected ${'x'.repeat(20_000)}\nto be ${'y'.repeat(20_000)}`,
        })),
      ],
      baseRuns: 3,
    }),

  'right-to-left': () =>
    buildReport({
      suiteName: 'قائمة المشتريات',
      cases: [
        ...passingCases(4),
        { ...regression, suite: ['سلة'], name: 'يحسب المجموع 12', message: 'المتوقع 80 لكن النتيجة 90' },
        { ...regression, suite: ['עגלה'], name: 'מחשב סכום', message: 'user\u202etxt.exe' },
      ],
      baseRuns: 3,
    }),

  'hostile-names': () =>
    buildReport({
      suiteName: '</h3> @octocat [x](https://evil.example) <!-- eval-gate',
      cases: attacks
        .filter((attack) => attack.length < 2000)
        .map((attack, index) => ({
          ...regression,
          name: `${attack}`,
          suite: [`${index}`, attack],
          file: index % 2 === 0 ? attack : 'tests/a.test.ts',
          message: attack,
        })),
      baseRuns: 3,
      policy: { cases: attacks.slice(10, 20).map((attack) => ({ match: [attack], weight: 2 })) },
      report: {
        notices: [...attacks.slice(20, 30)],
        history: attacks.slice(0, 8).map((label, index) => ({ label, createdAt: 0, passRate: index / 8 })),
      },
    }),

  'flaky-tests': () =>
    buildReport({
      cases: [
        ...tests(30, 10),
        { name: 'loads the page', before: [10, 10], after: [1, 1], flaky: 1 },
        { name: 'waits for the worker', before: [7, 10], after: [0, 1] },
        { name: 'sends the mail', before: [0, 10], after: [1, 1] },
        { name: 'keeps failing', before: [0, 10], after: [0, 1] },
      ],
      baseRuns: 10,
    }),

  'evals-with-scores': () =>
    buildReport({
      suiteName: 'support agent',
      cases: [
        ...passingCases(20, 3).map((story) => ({ ...story, before: [15, 15] as const })),
        {
          name: 'refund policy question',
          before: [15, 15],
          after: [0, 3],
          message: 'faithfulness 0.41 is below 0.7',
          result: {
            input: 'Can I return a lamp after 40 days?',
            output: 'Yes, any time.',
            expected: 'No, only within 30 days.',
            scores: [{ name: 'faithfulness', value: 0.41, threshold: 0.7 }],
            toolCalls: [{ name: 'search_policy', arguments: { query: 'returns' }, status: 'ok' }],
            tokens: { total: 2140 },
            costUsd: 0.0081,
          },
          earlier: (run) => ({
            output: 'No, only within 30 days.',
            scores: [{ name: 'faithfulness', value: 0.91 + 0.01 * run, threshold: 0.7 }],
            tokens: { total: 810 + 5 * run },
            costUsd: 0.0031 + 0.00001 * run,
          }),
        },
        {
          name: 'greets the customer',
          before: [15, 15],
          after: [3, 3],
          result: { latencyMs: 4200 },
          earlier: (run) => ({ latencyMs: 900 + 10 * run }),
        },
      ],
      baseRuns: 5,
      report: {
        service: {
          kind: 'uploaded',
          run: { runId: 'run_42', runUrl: 'https://evals.example/runs/run_42', result: 'failed' },
        },
      },
    }),

  'hosted-runs': () =>
    buildReport({
      suiteName: 'support, search',
      cases: ['support', 'search'].flatMap((suite, index) => [
        ...passingCases(8, 3).map((story) => ({ ...story, suite: [suite] })),
        { ...regression, suite: [suite], before: [3, 3] as const, after: [3 - 3 * index, 3] as const },
      ]),
      report: {
        service: {
          kind: 'executed',
          runs: ['support', 'search'].map((label, index) => ({
            label,
            runId: `run_${index + 1}`,
            runUrl: `https://evals.example/runs/run_${index + 1}`,
            result: index === 0 ? 'passed' : 'failed',
          })),
        },
      },
    }),

  'several-models': () =>
    buildReport({
      suiteName: 'models',
      cases: ['small', 'large', 'local | quantised'].flatMap((variant, index) => [
        ...passingCases(8, 3).map((story) => ({ ...story, variant })),
        { ...regression, variant, before: [5, 5] as const, after: index === 2 ? [0, 5] : ([5, 5] as const) },
      ]),
    }),

  arms: () =>
    buildReport({
      suiteName: 'which model',
      hasBaseline: false,
      cases: [
        ['large', 1, 0.012, 2400],
        ['small', 0.95, 0.0014, 800],
        ['local | quantised', 0.4, 0, 5200],
      ].flatMap(([model, rate, costUsd, latencyMs]) =>
        passingCases(20, 5).map((story, index) => ({
          ...story,
          variant: String(model),
          after: [index / 20 < Number(rate) ? 5 : 1, 5] as const,
          result: { model: String(model), costUsd: Number(costUsd), latencyMs: Number(latencyMs) },
        })),
      ),
      policy: { compare: 'model' },
    }),

  slices: () =>
    buildReport({
      suiteName: 'support agent',
      cases: ['billing', 'delivery', 'returns'].flatMap((category, index) =>
        passingCases(12, 5).map((story, number) => ({
          ...story,
          suite: [category],
          after: [index === 0 && number < 7 ? 2 : 5, 5] as const,
          result: {
            slices: [`category: ${category}`, `level: ${number % 2 === 0 ? 'easy' : 'hard'}`],
            scores: [{ name: 'correctness', value: 1 }],
          },
        })),
      ),
      policy: {
        slices: [
          { match: ['category: *'], minPassRate: 0.9 },
          { match: ['category: refunds'], minPassRate: 0.9 },
        ],
      },
      baseRuns: 2,
    }),

  'renamed-and-removed': () =>
    buildReport({
      cases: [
        ...tests(9),
        { name: 'adds up the whole cart', before: [1, 1] },
        { name: 'adds up the whole basket', after: [1, 1] },
        { name: 'new but broken', after: [0, 1] },
        { name: 'needs a database', before: [1, 1], skipped: 1 },
        { name: 'left out', before: [0, 1], after: [0, 1] },
        { name: 'known to be broken', before: [1, 1], after: [0, 1] },
        { name: 'thought to be fixed', before: [1, 1], after: [0, 1] },
      ],
      policy: {
        cases: [
          { match: ['left out'], ignore: true },
          {
            match: ['known to be broken'],
            quarantine: { reason: 'waits for the new API', owner: '@ada', until: '2026-04-01' },
          },
          {
            match: ['thought to be fixed'],
            quarantine: { reason: 'until the release', owner: '@ada', until: '2026-02-01' },
          },
        ],
      },
    }),

  'unreadable-report': () =>
    buildReport({
      cases: tests(5),
      unreadable: 1,
      report: {
        service: { kind: 'failed', message: 'The service answered 503 four times.', unsent: 5 },
        files: [
          file('reports/a.xml', { tests: 5, passed: 5, warnings: ['2 texts were cut'] }),
          file('reports/b.xml', {
            error: 'line 812: the document ends within an element. Was the run stopped?',
          }),
          file('reports/coverage.xml', { format: null, foreign: 'a coverage report' }),
        ],
      },
    }),
}
