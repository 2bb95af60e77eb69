import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkTruthful, mutate, mutations } from '../support/reports/fuzz.ts'
import { readContent, readFileAt } from '../support/reports/reading.ts'
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
    if (summary.foreign !== undefined) expect(results).toEqual([])
    else expect(summary).toMatchObject({ format: 'ctrf-json', tests: results.length })
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
