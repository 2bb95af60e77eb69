import type { GateReport } from '../../../src/model/gate-report.ts'
import { caseKey } from '../../../src/model/identity.ts'
import { attacks } from './attacks.ts'
import { buildReport, type CaseStory, passingCases, someTime } from './builders.ts'

const regression: CaseStory = {
  name: 'applies a discount once',
  suite: ['cart', 'totals'],
  line: 41,
  change: 'regressed',
  before: [5, 5],
  after: [1, 5],
  message: 'expected 80 to be 90',
  compared: { adjustedPValue: 0.004, pValue: 0.0001 },
}

const history = [0.98, 0.985, 0.979, 0.99, 0.988].map((passRate, index) => ({
  label: `#${990 + index}`,
  createdAt: someTime - (6 - index) * 86_400_000,
  passRate,
}))

const deterministic = (count: number) => passingCases(count, 1)

/** What a pull request can run into, each as the gate reports it. */
export const situations: Readonly<Record<string, () => GateReport>> = {
  'first-run': () =>
    buildReport({
      hasBaseline: false,
      cases: [
        ...deterministic(40),
        { name: 'rounds to cents', after: [0, 1], message: 'expected 1.5 to be 1.49' },
      ],
      reasons: [{ rule: 'no-baseline', status: 'info', message: 'No baseline was found on main.' }],
      report: { policy: ['fails on regressions', 'passes without a baseline'] },
    }),

  'all-green': () =>
    buildReport({
      cases: deterministic(412),
      reasons: [{ rule: 'regression-case', status: 'passed', message: 'No case regressed.' }],
      report: { history },
    }),

  'one-regression': () =>
    buildReport({
      outcome: 'failed',
      cases: [...passingCases(47), regression],
      reasons: [
        {
          rule: 'regression-case',
          status: 'failed',
          message: '1 case regressed (family-wise exact test, adjusted p = 0.004, limit 0.05).',
        },
      ],
      comparison: {
        latencyMs: { base: 118, head: 121, relative: 0.025, significant: false, pValue: 0.4 },
      },
      report: { history },
    }),

  '500-regressions': () =>
    buildReport({
      outcome: 'failed',
      cases: Array.from({ length: 500 }, (_, index) => ({
        ...regression,
        name: `applies discount ${String(index).padStart(3, '0')}`,
        line: index + 1,
        after: [index % 4, 5] as const,
      })),
      reasons: [
        { rule: 'regression-suite', status: 'failed', message: 'The pass rate fell from 100 % to 30 %.' },
        { rule: 'regression-case', status: 'failed', message: '500 cases regressed.' },
      ],
    }),

  inconclusive: () =>
    buildReport({
      outcome: 'inconclusive',
      cases: [
        ...passingCases(6),
        {
          name: 'answers politely',
          change: 'newly-failing',
          before: [5, 5],
          after: [4, 5],
          compared: { pValue: 0.5 },
        },
      ],
      suite: { pValue: 0.5, smallestDetectableDrop: 0.31, lowerBound: -0.2 },
      reasons: [
        {
          rule: 'regression-suite',
          status: 'inconclusive',
          message:
            'Too few iterations: only a drop of 31 points could have been found, and the policy asks for 5.',
        },
      ],
    }),

  'infrastructure-outage': () =>
    buildReport({
      outcome: 'inconclusive',
      cases: [
        ...passingCases(10),
        ...Array.from({ length: 12 }, (_, index) => ({
          name: `calls the model ${index + 1}`,
          before: [5, 5] as const,
          lost: 5,
        })),
      ],
      reasons: [
        {
          rule: 'infrastructure',
          status: 'inconclusive',
          message: '60 of 110 iterations were lost to the infrastructure (55 %, limit 10 %).',
        },
      ],
    }),

  'no-permission': () =>
    buildReport({
      cases: deterministic(12),
      reasons: [{ rule: 'no-baseline', status: 'warning', message: 'The baseline could not be fetched.' }],
      hasBaseline: false,
      report: {
        notices: [
          'The token may not list artifacts. Add to the job: permissions: actions: read',
          'The token may not write comments.\nAdd to the workflow:\npermissions:\n  pull-requests: write',
        ],
      },
    }),

  'huge-messages': () =>
    buildReport({
      outcome: 'failed',
      cases: [
        ...passingCases(3),
        ...Array.from({ length: 60 }, (_, index) => ({
          ...regression,
          name: `${'very '.repeat(400)}long ${index}`,
          message: `expected ${'x'.repeat(20_000)}\nto be ${'y'.repeat(20_000)}`,
        })),
      ],
      reasons: [
        { rule: 'regression-case', status: 'failed', message: `60 cases regressed. ${'Why? '.repeat(900)}` },
      ],
    }),

  'right-to-left': () =>
    buildReport({
      suiteName: 'قائمة المشتريات',
      outcome: 'failed',
      cases: [
        ...passingCases(4),
        { ...regression, suite: ['سلة'], name: 'يحسب المجموع 12', message: 'المتوقع 80 لكن النتيجة 90' },
        { ...regression, suite: ['עגלה'], name: 'מחשב סכום', message: 'user\u202etxt.exe' },
      ],
      reasons: [{ rule: 'regression-case', status: 'failed', message: 'تراجعت حالتان (p = 0.004).' }],
    }),

  'hostile-names': () =>
    buildReport({
      suiteName: '</h3> @octocat [x](https://evil.example) <!-- eval-gate',
      outcome: 'failed',
      cases: attacks
        .filter((attack) => attack.length < 2000)
        .map((attack, index) => ({
          ...regression,
          name: `${attack}`,
          suite: [`${index}`, attack],
          file: index % 2 === 0 ? attack : 'tests/a.test.ts',
          message: attack,
        })),
      reasons: [{ rule: 'regression-case', status: 'failed', message: attacks.slice(0, 9).join(' ') }],
      report: {
        policy: [...attacks.slice(10, 20)],
        notices: [...attacks.slice(20, 30)],
        history: attacks.slice(0, 8).map((label, index) => ({ label, createdAt: 0, passRate: index / 8 })),
      },
    }),

  'flaky-tests': () =>
    buildReport({
      cases: [
        ...deterministic(30),
        { name: 'loads the page', change: 'flaky', before: [1, 1], after: [1, 1], flaky: 1 },
        {
          name: 'waits for the worker',
          change: 'flaky',
          before: [7, 10],
          after: [0, 1],
          compared: { flakyHistory: true },
        },
        { name: 'sends the mail', change: 'fixed', before: [0, 1], after: [1, 1] },
        { name: 'keeps failing', change: 'still-failing', before: [0, 1], after: [0, 1] },
      ],
      reasons: [
        { rule: 'regression-case', status: 'passed', message: 'No case regressed.' },
        {
          rule: 'known-flaky',
          status: 'warning',
          message: '2 cases are flaky; they do not weigh in the verdict.',
        },
      ],
    }),

  'evals-with-scores': () =>
    buildReport({
      suiteName: 'support agent',
      outcome: 'failed',
      cases: [
        ...passingCases(20, 3),
        {
          name: 'refund policy question',
          change: 'regressed',
          before: [9, 9],
          after: [1, 3],
          message: 'faithfulness 0.41 is below 0.7',
          result: {
            input: 'Can I return a lamp after 40 days?',
            output: 'Yes, any time.',
            expected: 'No, only within 30 days.',
            scores: [{ name: 'faithfulness', value: 0.41, threshold: 0.7 }],
            toolCalls: [{ name: 'search_policy', arguments: { query: 'returns' }, status: 'ok' }],
          },
          compared: {
            adjustedPValue: 0.011,
            scores: [
              {
                name: 'faithfulness',
                base: 0.93,
                head: 0.52,
                relative: -0.44,
                significant: true,
                pValue: 0.002,
              },
            ],
            costlier: true,
            tokens: { base: 820, head: 2140, relative: 1.61 },
            costUsd: { base: 0.0031, head: 0.0081, relative: 1.61 },
          },
        },
        {
          name: 'greets the customer',
          before: [3, 3],
          after: [3, 3],
          compared: { slower: true, latencyMs: { base: 900, head: 4200, relative: 3.67 } },
        },
      ],
      comparison: {
        latencyMs: { base: 1240, head: 1510, relative: 0.218, significant: true, pValue: 0.01 },
        tokens: { base: 811, head: 902, relative: 0.112, significant: false, pValue: 0.2 },
        costUsd: { base: 0.0031, head: 0.0034, relative: 0.097 },
        scores: [
          {
            name: 'faithfulness',
            base: 0.92,
            head: 0.88,
            relative: -0.043,
            significant: true,
            pValue: 0.002,
          },
          { name: 'politeness', base: 0.97, head: 0.97, relative: 0 },
        ],
      },
      reasons: [
        {
          rule: 'regression-case',
          status: 'failed',
          message: '1 case regressed (adjusted p = 0.011, limit 0.05).',
        },
      ],
      report: {
        history,
        upload: {
          status: 'done',
          runId: 'run_42',
          runUrl: 'https://evals.example/runs/run_42',
          result: 'failed',
        },
      },
    }),

  'several-models': () =>
    buildReport({
      suiteName: 'models',
      outcome: 'failed',
      cases: ['small', 'large', 'local | quantised'].flatMap((variant, index) => [
        ...passingCases(8, 3).map((story) => ({ ...story, variant })),
        index === 2
          ? { ...regression, variant, before: [3, 3] as const, after: [0, 3] as const }
          : { ...regression, variant, change: 'unchanged' as const, after: [5, 5] as const },
      ]),
      reasons: [{ rule: 'regression-case', status: 'failed', message: '1 case regressed with one model.' }],
    }),

  'renamed-and-removed': () => {
    const file = 'tests/checkout.test.ts'
    const oldKey = caseKey({ file, suite: [], name: 'adds up' })
    const newKey = caseKey({ file, suite: [], name: 'adds up the cart' })
    return buildReport({
      cases: [
        ...deterministic(9),
        { name: 'adds up', change: 'removed', before: [1, 1], compared: { likelyRename: newKey } },
        { name: 'adds up the cart', change: 'new', after: [1, 1], compared: { likelyRename: oldKey } },
        { name: 'new but broken', change: 'new', after: [0, 1] },
        { name: 'needs a database', change: 'skipped', before: [1, 1], skipped: 1 },
        {
          name: 'left out',
          change: 'still-failing',
          before: [0, 1],
          after: [0, 1],
          compared: { ignored: true },
        },
        {
          name: 'known to be broken',
          change: 'newly-failing',
          before: [1, 1],
          after: [0, 1],
          compared: { quarantined: { reason: 'waits for the new API', until: '2026-04-01' } },
        },
      ],
      reasons: [{ rule: 'regression-case', status: 'passed', message: 'No case regressed.' }],
    })
  },

  'unreadable-report': () =>
    buildReport({
      outcome: 'failed',
      cases: deterministic(5),
      reasons: [
        { rule: 'unreadable-report', status: 'failed', message: '1 of 3 reports could not be read.' },
      ],
      report: {
        upload: { status: 'failed', message: 'The service answered 503 four times.', unsent: 5 },
        files: [
          {
            path: 'reports/a.xml',
            format: 'junit',
            tests: 5,
            passed: 5,
            failed: 0,
            errored: 0,
            skipped: 0,
            flaky: 0,
            warnings: ['2 texts were cut'],
          },
          {
            path: 'reports/b.xml',
            format: 'junit',
            tests: 0,
            passed: 0,
            failed: 0,
            errored: 0,
            skipped: 0,
            flaky: 0,
            warnings: [],
            error: 'line 812: the document ends inside of an element. Was the run stopped?',
          },
          {
            path: 'reports/coverage.xml',
            format: null,
            tests: 0,
            passed: 0,
            failed: 0,
            errored: 0,
            skipped: 0,
            flaky: 0,
            warnings: [],
            foreign: 'a coverage report',
          },
        ],
      },
    }),
}
