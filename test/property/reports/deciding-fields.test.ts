import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { type Field, listDecidingFields } from '../../support/reports/deciding-fields.ts'
import { judgeReports } from '../../support/reports/judge-reports.ts'
import { toolReports, toolsFolder } from '../../support/reports/tool-fixtures.ts'

/** How many of the fields of each report are spoilt, and what they are drawn by. */
const count = Number(process.env.FIELDS ?? 2)
const seed = process.env.SEED ?? 'one'

/** Fields that decide nothing: why, and where. */
const undecided: Readonly<Record<string, RegExp>> = {
  'totals, which are compared with the cases elsewhere':
    /^\.(?:summary|metricsScores|reductions|results\.scores|results\.prompts)\b/,
  'loading a file, which the tests in it show': /^\.collectors\[\]/,
  'parts of a test that its outcome sums up':
    /\.(?:setup|call|teardown)\.outcome$|\.results\[\]\.status$|\.ok$|\.detailed_results\b|metric_result_per_invocation|metric_results\[\]\.eval_status$|^status@/,
  'how promptfoo came to `success`':
    /^(?:\.results\.results\[\])?\.score$|gradingResult|componentResults|\bassert(?:ion|\[\])/,
  'a suite of evalite, which its evals show': /^\.suites\[\]\.status$/,
  'what was asked, said and traced': /\.(?:events|spans|labels|group|vars|metadata)\b/,
}

const folder = mkdtempSync(join(tmpdir(), 'fields-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const reports = toolReports().filter(
  ({ tool, file }) => !file.includes('*') && existsSync(join(toolsFolder, tool, 'base', file)),
)

it('a healthy report of which a field that decides says nothing is never green', {
  timeout: 3_600_000,
}, async () => {
  const random = createSeededRandom(`fields ${seed}`)
  const green: string[] = []
  let spoilt = 0
  for (const { tool, file } of reports) {
    const text = readFileSync(join(toolsFolder, tool, 'base', file), 'utf8')
    const fields = listDecidingFields(text, file).filter(
      ({ path }) => !Object.values(undecided).some((pattern) => pattern.test(path)),
    )
    if (fields.length === 0) continue
    const place = join(folder, tool)
    cpSync(join(toolsFolder, tool, 'base'), join(place, 'base'), { recursive: true })
    cpSync(join(toolsFolder, tool, 'base'), join(place, 'head'), { recursive: true })
    const whole = await judgeReports(place, `base/${file}`, `head/${file}`)
    for (const field of draw(fields, count, random)) {
      for (const spoil of ['null', 'word'] as const) {
        writeFileSync(join(place, 'head', file), field.spoil(spoil))
        const { verdict } = await judgeReports(place, `base/${file}`, `head/${file}`)
        spoilt += 1
        if (verdict.outcome === 'passed') green.push(`${tool} ${file}: ${spoil} ${field.path}`)
      }
    }
    expect(whole.verdict.outcome, `${tool} ${file}`).toBe('passed')
    rmSync(place, { recursive: true })
  }
  expect(spoilt).toBeGreaterThan(100)
  expect(green).toEqual([])
})

function draw(fields: readonly Field[], most: number, random: () => number): readonly Field[] {
  return Array.from({ length: Math.min(most, fields.length) }, () => {
    const [field] = fields.slice(Math.floor(random() * fields.length))
    return field
  }).filter((field) => field !== undefined)
}
