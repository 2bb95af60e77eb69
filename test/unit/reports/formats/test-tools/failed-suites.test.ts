import { describe, expect, it } from 'vitest'
import type { Result } from '../../../../../src/model/run/result.ts'
import { readJson } from '../../../../support/reports/reading.ts'

interface TestFile {
  readonly name: string
  readonly message?: string
  /** `suite > name`, with the status. */
  readonly tests: Readonly<Record<string, string>> | readonly (readonly [string, string])[]
}

/** What Vitest 5 writes: hooks that fail in a `describe` leave no message, and their tests are `skipped`. */
function vitestReport(numFailedTestSuites: number, files: readonly TestFile[]) {
  return {
    numTotalTestSuites: 9,
    numFailedTestSuites,
    numTotalTests: 9,
    testResults: files.map(({ name, message = '', tests }) => {
      const entries = Array.isArray(tests) ? tests : Object.entries(tests)
      return {
        name,
        message,
        status: 'failed',
        assertionResults: entries.map(([title, status]) => {
          const path = title.split(' > ')
          const failureMessages = status === 'failed' ? ['AssertionError: expected 1 to be 2'] : []
          return { ancestorTitles: path.slice(0, -1), title: path.at(-1), status, failureMessages }
        }),
      }
    }),
  }
}

const broken = (results: readonly Result[]) =>
  results
    .filter(({ scope }) => scope === 'suite')
    .map(({ identity: { file, suite, name } }) => [file, ...suite, name].join(' > '))

describe('Vitest, a hook that fails beside a failing test', () => {
  const beforeAll = {
    name: 'a.test.ts',
    tests: { 'with hook > one': 'skipped', 'with hook > two': 'skipped', 'plain > fails': 'failed' },
  }

  it('is a broken suite with its name when its tests did not run', async () => {
    const { results, summary } = await readJson(vitestReport(3, [beforeAll]))
    expect(broken(results)).toEqual(['a.test.ts > with hook'])
    expect(summary.suiteErrors).toBe(1)
  })

  it('is a broken suite of a nested describe', async () => {
    const tests = { 'outer > inner > one': 'skipped', 'outer > two': 'passed', fails: 'failed' }
    expect(broken((await readJson(vitestReport(3, [{ name: 'a.test.ts', tests }]))).results)).toEqual([
      'a.test.ts > outer > inner',
    ])
  })

  it('is a broken suite of the file after its tests ran', async () => {
    const tests = { 'after > one': 'passed', 'after > two': 'passed', fails: 'failed' }
    const { results } = await readJson(vitestReport(2, [{ name: 'b.test.ts', tests }]))
    expect(broken(results)).toEqual(['b.test.ts > b.test.ts'])
    expect(results.at(-1)?.message).toBe(
      '1 of the 2 failed suites have no failing test: a hook failed in b.test.ts',
    )
  })

  it('is a broken file when the hook is one of the file', async () => {
    const tests = { one: 'passed', fails: 'failed' }
    const file = { name: 'c.test.ts', message: 'cannot close', tests }
    const { results } = await readJson(vitestReport(1, [file]))
    expect(broken(results)).toEqual(['c.test.ts > c.test.ts'])
    expect(results.at(-1)?.message).toBe('cannot close')
  })

  it.each([
    ['several failing tests in one describe', 2, { 'x > a': 'failed', 'x > b': 'failed' }],
    ['nested describes', 3, { 'x > y > a': 'failed' }],
    ['a describe that is skipped on purpose', 2, { 'x > a': 'failed', 'off > b': 'skipped' }],
  ])('is not suspected where the tests explain it: %s', async (_, count, tests) => {
    expect(broken((await readJson(vitestReport(count, [{ name: 'd.test.ts', tests }]))).results)).toEqual([])
  })

  it('is not suspected where several describes have one name', async () => {
    const apart = [
      ['x > a', 'failed'],
      ['y > a', 'passed'],
      ['x > b', 'failed'],
      ['z > a', 'failed'],
      ['z > a', 'failed'],
    ] as const
    expect(broken((await readJson(vitestReport(5, [{ name: 'e.test.ts', tests: apart }]))).results)).toEqual(
      [],
    )
  })
})

describe('Jest, a hook that fails beside a failing test', () => {
  const report = (message: string) => ({
    numRuntimeErrorTestSuites: 0,
    numFailedTestSuites: 1,
    testResults: [
      {
        name: '/repo/a.test.js',
        status: 'failed',
        message,
        assertionResults: [
          { ancestorTitles: [], title: 'fails', status: 'failed', failureMessages: ['Error: no'] },
          { ancestorTitles: [], title: 'passes', status: 'passed', failureMessages: [] },
        ],
      },
    ],
  })
  const ofTest = '  ● fails\n\n    no\n\n      at a.test.js:3:1\n'

  it('is a broken file with the message of the hook', async () => {
    const message = `  ● Test suite failed to run\n\n    cannot close\n\n      at a.test.js:2:9\n\n${ofTest}`
    const { results } = await readJson(report(message))
    expect(broken(results)).toHaveLength(1)
    expect(results.at(-1)?.message).toBe('cannot close')
    expect(results.at(-1)?.detail).not.toContain('● fails')
  })

  it('is broken by its message where its status is gone', async () => {
    const without = (message: string) => {
      const whole = report(message)
      return { ...whole, testResults: whole.testResults.map(({ status: _, ...file }) => file) }
    }
    const message = `  ● Test suite failed to run\n\n    cannot close\n\n${ofTest}`
    expect(broken((await readJson(without(message))).results)).toHaveLength(1)
    expect(broken((await readJson(without(ofTest))).results)).toEqual([])
  })

  it('is nothing where only the test failed', async () => {
    expect(broken((await readJson(report(ofTest))).results)).toEqual([])
  })
})
