import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../support/list-files.ts'
import { readChunked } from '../../support/reports/chunked.ts'
import { checkTruthful, mutate, mutations } from '../../support/reports/fuzz.ts'
import { readContent, readFileAt } from '../../support/reports/reading.ts'
import { toolsFolder } from '../../support/reports/tool-fixtures.ts'

/** One report of each tool in which something fails. */
const files = listFiles('*/*/head-{case,wrong}/*', toolsFolder)

describe('reports of real tools', () => {
  it('when damaged, never crash a reader or make it count wrongly', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), mutations, async (path, changes) => {
        const bytes = mutate(readFileSync(join(toolsFolder, path)), changes)
        checkTruthful(await readContent(bytes, { name: basename(path) }))
      }),
      { numRuns: Number(process.env.FUZZ_RUNS ?? 150) },
    )
  })

  it('give the same results in chunks of any size', async () => {
    const damaged: string[] = []
    for (const path of files.filter((file) => !file.endsWith('.eval'))) {
      const { summary, results } = await readFileAt(toolsFolder, path, { root: '/repo' })
      if (summary.error !== undefined) {
        damaged.push(path)
        continue
      }
      const bytes = readFileSync(join(toolsFolder, path))
      const size = bytes.length > 50_000 ? 4_093 : 17
      const chunks = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
        bytes.subarray(index * size, (index + 1) * size),
      )
      const chunked = await readChunked(summary.format ?? '', chunks)
      const shown = (all: typeof results) =>
        all.map(({ identity: { name }, outcome }) => `${name} ${outcome}`)
      expect(shown(chunked.results), path).toEqual(shown(results))
    }
    // bats 1.8 stops its own report after a failing file; Jasmine's dots stand before the lines of the plan.
    expect(damaged).toEqual(['bats-junit/1.8/head-case/junit.xml', 'jasmine-tap/5/head-case/report.tap'])
  })
})
