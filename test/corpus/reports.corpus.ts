import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTruthful, mutate, mutations } from '../support/reports/fuzz.ts'
import { countsOf, readContent, readFileAt } from '../support/reports/reading.ts'
import { corpusFolder } from './corpus-folders.ts'

interface Expected {
  readonly kind: 'junit' | 'jest-or-vitest' | 'other-format' | 'malformed'
  readonly tests?: number
  readonly failed?: number
  readonly skipped?: number
}

const folder = corpusFolder()
const files = Object.entries(
  JSON.parse(readFileSync(join(folder, 'expected.json'), 'utf8')) as Record<string, Expected>,
)
const ofKind = (...kinds: Expected['kind'][]): [string, Expected][] =>
  files.filter(([, { kind }]) => kinds.includes(kind))

/** Totals in the header of each file, and what it lists besides. */
const otherFormats: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['generated/mocha.json', 'mocha-json', 6, 3, 1, 0, 2, 1, 0],
    ['mocha/json/empty-suite.json', 'mocha-json', 0, 0, 0, 0, 0, 0, 0],
    ['mocha/json/multiple-suites-multiple-tests-tags.json', 'mocha-json', 3, 2, 1, 0, 0, 0, 0],
    ['mocha/json/multiple-suites-multiple-tests.json', 'mocha-json', 3, 2, 1, 0, 0, 0, 0],
    ['mocha/json/single-suite-single-test.json', 'mocha-json', 1, 1, 0, 0, 0, 0, 0],
    ['mocha/json/skipped-tests.json', 'mocha-json', 2, 1, 0, 0, 1, 0, 0],
    ['nunit/empty-results.xml', 'nunit-xml', 0, 0, 0, 0, 0, 0, 0],
    ['nunit/nunit_v2.xml', 'nunit-xml', 28, 18, 1, 4, 5, 0, 0],
    ['nunit/nunit_v3.xml', 'nunit-xml', 23, 13, 4, 2, 5, 0, 1],
    ['nunit/nunit_v3_fail.xml', 'nunit-xml', 1, 0, 1, 0, 0, 0, 0],
    ['nunit/nunit_v3_pass.xml', 'nunit-xml', 1, 1, 0, 0, 0, 0, 0],
    ['robot/single-suite.xml', 'robot-xml', 1, 1, 0, 0, 0, 0, 0],
    ['xunit/empty-results.xml', 'xunit-xml', 0, 0, 0, 0, 0, 0, 0],
    ['xunit/multiple-suites.xml', 'xunit-xml', 6, 3, 3, 0, 0, 0, 0],
    ['xunit/no-traits-suite.xml', 'xunit-xml', 1, 0, 1, 0, 0, 0, 0],
    ['xunit/single-suite.xml', 'xunit-xml', 1, 0, 1, 0, 0, 0, 0],
    ['xunit/skipped-suite.xml', 'xunit-xml', 1, 0, 0, 0, 1, 0, 0],
    ['xunit/xunit3.xml', 'xunit-xml', 1, 1, 0, 0, 0, 0, 0],
    ['xunit/xunit3_fail.xml', 'xunit-xml', 1, 0, 1, 0, 0, 0, 0],
    ['xunit/xunit3_skipped.xml', 'xunit-xml', 2, 0, 0, 0, 2, 0, 0],
  ].map(([file, format, tests, passed, failed, errored, skipped, flaky, suites]) => [
    file,
    `${format} ${tests} tests: ${passed} passed, ${failed} failed, ${errored} errored, ${skipped} skipped, ${flaky} flaky, ${suites} suites`,
  ]),
)

describe('counts are exact', () => {
  it.each(ofKind('junit'))('%s', async (path, { tests, failed, skipped }) => {
    const { summary, results } = await readFileAt(folder, path)
    checkTruthful({ summary, results })
    expect(summary).toMatchObject({ format: 'junit-xml', tests, skipped })
    // An error element is a failure there; a broken suite without a case of its own is none.
    expect(summary.failed + summary.errored - (summary.suiteErrors ?? 0)).toBe(failed)
    expect(summary.error).toBeUndefined()
  })

  it.each(ofKind('jest-or-vitest'))('%s', async (path, { tests, failed, skipped }) => {
    const { summary, results } = await readFileAt(folder, path)
    checkTruthful({ summary, results })
    expect(summary).toMatchObject({
      format: expect.stringMatching(/^(?:jest|vitest)-json$/),
      tests,
      failed,
      skipped,
    })
    expect(summary.error).toBeUndefined()
  })
})

describe('every other file is named, reported as damaged, or read with a message', () => {
  it.each(ofKind('other-format'))('%s', async (path) => {
    const { summary, results } = await readFileAt(folder, path)
    checkTruthful({ summary, results })
    const name = path.replace('test-results-parser/', '')
    if (summary.foreign !== undefined) expect(results).toEqual([])
    else if (summary.format === 'ctrf-json') expect(summary.tests).toBe(results.length)
    else expect(`${summary.format} ${countsOf(summary)}`).toBe(otherFormats[name])
  })

  it.each(ofKind('malformed'))('%s', async (path) => {
    const { summary, results } = await readFileAt(folder, path)
    checkTruthful({ summary, results })
    expect(summary.foreign ?? summary.error ?? summary.warnings[0]).toMatch(/\S/)
  })
})

describe('damaged copies', () => {
  it('never crash a reader or make it count wrongly (FUZZ_RUNS, FUZZ_SEED)', async () => {
    const seed = process.env.FUZZ_SEED
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files.map(([path]) => path)), mutations, async (path, changes) => {
        const bytes = mutate(readFileSync(join(folder, path)), changes)
        checkTruthful(await readContent(bytes, { name: 'copy' }))
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 1_000), ...(seed !== undefined && { seed: Number(seed) }) },
    )
  })
})
