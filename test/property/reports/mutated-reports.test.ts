import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { judgeReports } from '../../support/reports/judge-reports.ts'
import { mutateReport } from '../../support/reports/mutate-report.ts'
import { toolReports, toolsFolder } from '../../support/reports/tool-fixtures.ts'
import { unseen } from '../../support/reports/unseen.ts'

/** Mutations of each report, and what they are drawn by: `npm run test:mutated-reports` makes many. */
const count = Number(process.env.MUTATIONS ?? 1)
const seed = process.env.SEED ?? 'one'

const folder = mkdtempSync(join(tmpdir(), 'mutations-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reports = toolReports()
  .filter(({ file }) => !file.includes('*'))
  .flatMap(({ tool, file, states }) => states.map((state) => ({ tool, file, state })))
  .filter(({ tool, file, state }) => existsSync(join(toolsFolder, tool, state, file)))

it('a report that is red or open is never green with something less in it', {
  timeout: 3_600_000,
}, async () => {
  const random = createSeededRandom(`mutations ${seed}`)
  const green: string[] = []
  let mutations = 0
  for (const { tool, file, state } of reports) {
    const whole = await judgeReports(join(toolsFolder, tool), `base/${file}`, `${state}/${file}`)
    if (whole.verdict.outcome === 'passed') continue
    const text = readFileSync(join(toolsFolder, tool, state, file), 'utf8')
    const place = join(folder, tool)
    cpSync(join(toolsFolder, tool), place, { recursive: true })
    for (let made = 0; made < count; made += 1) {
      const mutation = mutateReport(text, file, random)
      if (mutation === undefined) continue
      mutations += 1
      writeFileSync(join(place, state, file), mutation.text)
      const { verdict } = await judgeReports(place, `base/${file}`, `${state}/${file}`)
      if (verdict.outcome === 'passed') green.push(`${tool} ${file} ${state}: ${mutation.what}`)
    }
    rmSync(place, { recursive: true })
  }
  process.stdout.write(`${mutations} mutations, ${green.length} green\n`)
  expect(mutations).toBeGreaterThan(100)
  expect(green.filter((mutant) => !unseen.some(({ mutants }) => mutants.test(mutant)))).toEqual([])
})
