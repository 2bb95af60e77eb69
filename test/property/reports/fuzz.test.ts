import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, it } from 'vitest'
import { checkTruthful, mutate, mutations } from '../../support/reports/fuzz.ts'
import { readContent } from '../../support/reports/reading.ts'

const folder = join(import.meta.dirname, '../../fixtures/reports')
const fixtures = readdirSync(folder)
  .filter((name) => /\.(?:xml|json|jsonl)$/.test(name))
  .sort()

describe('real reports with damage', () => {
  it('are read to results or to an error, never to a crash or wrong counts', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...fixtures), mutations, async (name, changes) => {
        const bytes = mutate(readFileSync(join(folder, name)), changes)
        checkTruthful(await readContent(bytes, { name }))
      }),
      // Seeded, so that the same sources always give the same verdict; the corpus run takes other seeds.
      { seed: 20_261, numRuns: 400 },
    )
  })
})
