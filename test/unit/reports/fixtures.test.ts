import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { formatCaseTitle } from '../../../src/model/run/identity.ts'
import { countsOf, distinctCases, readFileAt } from '../../support/reports/reading.ts'

const folder = join(import.meta.dirname, '../../fixtures/reports')
const read = (name: string) => readFileAt(folder, name, { root: '/repo' })

/** Counted by hand in the projects that the fixtures come from. */
const expected: readonly [file: string, format: string, counts: string, distinct: number][] = [
  ['mocha.json', 'mocha-json', '6 tests: 3 passed, 1 failed, 0 errored, 2 skipped, 1 flaky, 0 suites', 6],
  [
    'playwright.json',
    'playwright-json',
    '4 tests: 2 passed, 1 failed, 0 errored, 1 skipped, 1 flaky, 0 suites',
    4,
  ],
  ['tap.tap', 'tap', '4 tests: 1 passed, 1 failed, 0 errored, 2 skipped, 0 flaky, 0 suites', 4],
  ['bats.xml', 'junit-xml', '3 tests: 1 passed, 1 failed, 0 errored, 1 skipped, 0 flaky, 0 suites', 3],
  ['catch2.xml', 'junit-xml', '4 tests: 2 passed, 1 failed, 1 errored, 0 skipped, 0 flaky, 0 suites', 4],
  ['ctest.xml', 'junit-xml', '5 tests: 1 passed, 1 failed, 1 errored, 2 skipped, 0 flaky, 0 suites', 5],
  ['evalite.json', 'evalite-json', '2 tests: 1 passed, 1 failed, 0 errored, 0 skipped, 0 flaky, 0 suites', 2],
  [
    'go-junit-report.xml',
    'junit-xml',
    '6 tests: 2 passed, 3 failed, 0 errored, 1 skipped, 0 flaky, 0 suites',
    6,
  ],
  ['googletest.xml', 'junit-xml', '7 tests: 4 passed, 1 failed, 0 errored, 2 skipped, 0 flaky, 0 suites', 7],
  ['gotestsum.xml', 'junit-xml', '6 tests: 2 passed, 3 failed, 0 errored, 1 skipped, 0 flaky, 0 suites', 6],
  [
    'jest-junit-suite-errors.xml',
    'junit-xml',
    '13 tests: 7 passed, 3 failed, 2 errored, 1 skipped, 0 flaky, 0 suites',
    11,
  ],
  [
    'jest-junit.xml',
    'junit-xml',
    '11 tests: 7 passed, 3 failed, 0 errored, 1 skipped, 0 flaky, 0 suites',
    10,
  ],
  ['jest.json', 'jest-json', '11 tests: 6 passed, 3 failed, 1 errored, 2 skipped, 1 flaky, 1 suites', 11],
  ['libtest.json', 'libtest-json', '9 tests: 5 passed, 3 failed, 0 errored, 1 skipped, 0 flaky, 0 suites', 9],
  ['mocha-xunit.xml', 'junit-xml', '6 tests: 3 passed, 1 failed, 0 errored, 2 skipped, 0 flaky, 0 suites', 6],
  ['node-test.xml', 'junit-xml', '6 tests: 3 passed, 1 failed, 0 errored, 2 skipped, 0 flaky, 0 suites', 6],
  ['phpunit.xml', 'junit-xml', '6 tests: 3 passed, 1 failed, 1 errored, 1 skipped, 0 flaky, 0 suites', 6],
  [
    'playwright-retries.xml',
    'junit-xml',
    '4 tests: 2 passed, 1 failed, 0 errored, 1 skipped, 1 flaky, 0 suites',
    4,
  ],
  ['playwright.xml', 'junit-xml', '4 tests: 2 passed, 1 failed, 0 errored, 1 skipped, 0 flaky, 0 suites', 4],
  [
    'pytest-xunit1.xml',
    'junit-xml',
    '14 tests: 6 passed, 3 failed, 3 errored, 2 skipped, 0 flaky, 0 suites',
    11,
  ],
  [
    'pytest-xunit2.xml',
    'junit-xml',
    '14 tests: 6 passed, 3 failed, 3 errored, 2 skipped, 0 flaky, 0 suites',
    11,
  ],
  [
    'surefire-setup.xml',
    'junit-xml',
    '1 tests: 0 passed, 0 failed, 1 errored, 0 skipped, 0 flaky, 0 suites',
    1,
  ],
  ['surefire.xml', 'junit-xml', '9 tests: 6 passed, 1 failed, 1 errored, 1 skipped, 1 flaky, 0 suites', 8],
  [
    'tap-formatter-junit.xml',
    'junit-xml',
    '4 tests: 3 passed, 1 failed, 1 errored, 0 skipped, 0 flaky, 1 suites',
    5,
  ],
  [
    'vitest-evals.json',
    'vitest-json',
    '7 tests: 4 passed, 1 failed, 1 errored, 1 skipped, 0 flaky, 0 suites',
    5,
  ],
  [
    'vitest-junit.xml',
    'junit-xml',
    '13 tests: 6 passed, 3 failed, 1 errored, 3 skipped, 0 flaky, 0 suites',
    12,
  ],
  ['vitest.json', 'vitest-json', '11 tests: 6 passed, 2 failed, 2 errored, 3 skipped, 1 flaky, 2 suites', 12],
]

describe('a report of the real tool', () => {
  it.each(expected)('%s is %s with %s', async (file, format, counts, distinct) => {
    const { summary, results } = await read(file)
    expect(summary.format).toBe(format)
    expect(countsOf(summary)).toBe(counts)
    expect(distinctCases(results)).toBe(distinct)
    expect(summary.error).toBeUndefined()
  })
})

describe('what went wrong', () => {
  const told: readonly [file: string, lines: readonly string[]][] = [
    [
      'pytest-xunit2.xml',
      [
        "failed pytest › test_cases.TestOrders › test_refused: AssertionError: assert {'status': 200} == {'status': 403}",
        'errored pytest › test_cases › test_setup_error: failed on setup with "RuntimeError: no database"',
        'errored pytest › test_cases › test_teardown_error: failed on teardown with "RuntimeError: could not clean up"',
        'failed pytest › test_cases › test_fails_and_teardown_error: assert False',
        'errored pytest › test_cases › test_fails_and_teardown_error: failed on teardown with "RuntimeError: could not clean up"',
        "failed pytest › test_cases › test_capital[spain]: AssertionError: assert ('spain' == 'france'",
      ],
    ],
    [
      'surefire.xml',
      [
        'errored com.example.CasesTest › broken: no database',
        'failed com.example.CasesTest › refused: expected: <403> but was: <200>',
      ],
    ],
    ['surefire-setup.xml', ['errored suite com.example.SetupTest: no database']],
    [
      'jest.json',
      [
        'failed orders <b>@team</b> | pipe › are refused & told why: - "status": 403, + "status": 200 (Error: expect(received).toEqual(expected))',
        'failed orders <b>@team</b> | pipe › say ␛[31mred␛[0m 😀: Error: a red ]]> error',
        'failed with a broken hook › never runs: Error: no database',
        "errored suite import.test.js: Cannot find module './missing' from 'import.test.js'",
      ],
    ],
    [
      'vitest.json',
      [
        'failed orders <b>@team</b> | pipe › are refused & told why: AssertionError: expected { status: 200 } to deeply equal { status: 403 }',
        'failed orders <b>@team</b> | pipe › fail softly: AssertionError: expected 1 to be 2 // Object.is equality',
        'errored suite hook.test.mjs: the file failed outside of its tests (a hook or an import)',
        "errored suite import.test.mjs: Cannot find module './missing.mjs' imported from /repo/import.test.mjs",
      ],
    ],
    [
      'playwright-retries.xml',
      [
        'failed cases.spec.js › orders › are refused: Expected: 403, Received: 200 (expect(received).toBe(expected))',
      ],
    ],
    [
      'ctest.xml',
      ['failed (empty) › refused: undefined', 'errored (empty) › missing: Unable to find executable'],
    ],
    [
      'catch2.xml',
      [
        'failed catch2 › catch2.global › orders are refused/by status: 200 == 403',
        'errored catch2 › catch2.global › orders break: no database',
      ],
    ],
    ['googletest.xml', ['failed Orders › Refused: Expected equality of these values: 403 200']],
    [
      'phpunit.xml',
      [
        'failed CasesTest › testRefused: Failed asserting that 200 is identical to 403.',
        'errored CasesTest › testBroken: RuntimeException: no database',
      ],
    ],
    [
      'tap-formatter-junit.xml',
      [
        'failed cases_t › 2 - refused: not ok 2 - refused',
        'errored suite cases_t: Dubious, test returned 1 (wstat 256, 0x100)',
      ],
    ],
  ]
  it.each(told)('%s', async (file, lines) => {
    const { results } = await read(file)
    const wrong = results.filter(({ outcome }) => outcome === 'failed' || outcome === 'errored')
    expect(
      wrong.map(({ identity, outcome, scope, message }) =>
        [outcome, scope, `${formatCaseTitle(identity)}: ${message}`]
          .filter((part) => part !== undefined)
          .join(' '),
      ),
    ).toEqual(lines)
  })
})

describe('what evals measured', () => {
  it('vitest-evals: scores, tokens, cost, tool calls, and an overloaded model as a fault of the infrastructure', async () => {
    const { results } = await read('vitest-evals.json')
    const [france, spain, italy] = results
    expect(france).toMatchObject({
      outcome: 'passed',
      scores: [
        { name: 'Exact', value: 1, rationale: 'it said Paris' },
        { name: 'Tone', value: 0.8 },
      ],
      tokens: { input: 40, output: 3, total: 43 },
      costUsd: 0.0002,
      latencyMs: 250,
      model: 'atlas-1',
      provider: 'acme',
      toolCalls: [{ name: 'lookUp', arguments: { country: 'France' }, status: 'ok' }],
      input: 'France',
      output: 'Paris',
    })
    expect(spain).toMatchObject({ outcome: 'failed', scores: [{ value: 0 }, { value: 0.8 }] })
    expect(italy).toMatchObject({ outcome: 'errored', infrastructure: true })
    const steady = results.filter(({ identity }) => identity.name === 'is steady')
    expect(steady).toHaveLength(3)
  })

  it('pytest: scores and cost of each iteration', async () => {
    const { results } = await read('pytest-xunit1.xml')
    const spain = results.filter(({ identity }) => identity.name === 'test_capital[spain]')
    expect(
      spain.map(({ outcome, scores, costUsd, tokens }) => ({ outcome, scores, costUsd, tokens })),
    ).toEqual([
      {
        outcome: 'failed',
        scores: [{ name: 'exact', value: 0 }],
        costUsd: 0.0002,
        tokens: { input: 40, output: 3 },
      },
      {
        outcome: 'passed',
        scores: [{ name: 'exact', value: 0.25 }],
        costUsd: 0.0002,
        tokens: { input: 40, output: 3 },
      },
    ])
  })
})
