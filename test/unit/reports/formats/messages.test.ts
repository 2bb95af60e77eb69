import { describe, expect, it } from 'vitest'
import { readFileAt, readJson } from '../../../support/reports/reading.ts'
import { toolsFolder } from '../../../support/reports/tool-fixtures.ts'

/** Messages of the cases of a real report that did not pass, by name. */
async function messagesOf(path: string): Promise<Record<string, string | undefined>> {
  const { results } = await readFileAt(toolsFolder, path, { root: '/repo' })
  return Object.fromEntries(
    results
      .filter(({ outcome }) => outcome !== 'passed')
      .map(({ identity, message }) => [identity.name, message]),
  )
}

describe('the message of a case says what happened', () => {
  it.each([
    ['vitest/4.1/head-timeout/report.json', 'is in time', /^the test timed out/],
    ['vitest/5.1/head-timeout/report.json', 'is in time', /Test timed out in 50ms/],
    ['vitest/5.1/head-timeout/junit.xml', 'is in time', /Test timed out in 50ms/],
    ['vitest/5.1/head-schema/junit.xml', 'checks a schema', /invalid_type.*Required/],
    ['vitest/5.1/head-schema/report.json', 'checks a schema', /invalid_type|ZodError/],
    ['node-test/24/base/junit.xml', 'plans', /not yet written/],
    ['deepeval/4.3/head-judge/ignoring-errors.json', 'capital', /^Exact.*the judge has a bug/],
    ['deepeval/4.3/head-judge/results.json', 'capital', /^Exact.*no result/],
    ['go/1.26/head-build/go-test.json', 'example.com/shop/p2', /broken\.go:3|cannot use "a text"/],
    ['go/1.26/head-case/go-test.json', 'TestAdds', /1 \+ 1 is 3/],
    ['mocha/12.0/head-hook/mocha.json', '"before all" hook for "reads"', /^no database$/],
    ['playwright/1.65/head-case/report.json', 'adds', /expect\(received\)\.toBe\(expected\)/],
    ['rspec/3.12/head-case/rspec.json', 'adds', /^expected: 2, got: 3$/],
    ['rspec/3.12/head-load/rspec.json', 'load_spec.rb', /does_not_exist|error occurred/],
    ['robot/7.5/head-hook/output.xml', 'Adds', /^Parent suite setup failed: the store is closed/],
    ['node-test/24/head-case/report.tap', 'adds', /^3 == 2$/],
    ['perl-tap/5/head-case/shop.tap', 'adds', /Failed test 'adds'/],
    ['trx/mstest/head-case/results.trx', 'Adds', /Expected:<2>\. Actual:<3>/],
    ['trx/mstest/head-host/results.trx', 'the test run', /aborted|crashed/],
    ['nunit/3.21/head-case/TestResult.xml', 'Adds', /Expected: 2/],
    ['nunit/3.21/head-setup/TestResult.xml', 'Removes', /no database/],
    ['xunit-net/v2/head-case/xunit.xml', 'Adds', /Assert\.Equal\(\) Failure/],
    ['dart/3.9/head-case/machine.jsonl', 'adds', /^Expected: <2>/],
    ['dart/3.9/head-load/machine.jsonl', 'test/store_test.dart', /Compilation failed/],
  ])('%s: %s', async (path, name, message) => {
    expect((await messagesOf(path))[name]).toMatch(message)
  })

  it('why Playwright skipped it, and nothing of another that it did not skip', async () => {
    const annotations = [{ type: 'skip', description: 'waits for the new API' }]
    const specs = (['skipped', 'expected'] as const).map((status) => {
      const result = { status: status === 'expected' ? 'passed' : status, duration: 1 }
      return {
        title: status,
        file: 'orders.spec.ts',
        tests: [{ expectedStatus: result.status, status, annotations, results: [result] }],
      }
    })
    const suites = [{ title: 'orders.spec.ts', file: 'orders.spec.ts', specs }]
    const { results } = await readJson({ config: {}, suites, errors: [] }, { root: '/repo' })
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['skipped', 'waits for the new API'],
      ['passed', undefined],
    ])
  })
})

describe('a scorer of evalite', () => {
  const suiteOf = (scores: readonly number[]) => ({
    run: { runType: 'full' },
    evals: [
      {
        name: 'capitals',
        filepath: '/repo/a.eval.ts',
        results: scores.map((score, index) => ({
          input: `q${index}`,
          status: 'success',
          scores: [{ name: 'Exact', score }],
        })),
      },
    ],
  })

  it('that gives only 0 and 1 decides', async () => {
    const { results } = await readJson(suiteOf([1, 0]), { root: '/repo' })
    expect(results.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['passed', undefined],
      ['failed', 'Exact is 0'],
    ])
  })

  it('on a scale of its own decides nothing', async () => {
    const { results } = await readJson(suiteOf([1, 0, 0.5]), { root: '/repo' })
    expect(results.map(({ outcome }) => outcome)).toEqual(['passed', 'passed', 'passed'])
  })
})
