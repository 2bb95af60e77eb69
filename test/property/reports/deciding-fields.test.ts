import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { compact } from '../../../src/model/data.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { getSampleMoments } from '../../../src/model/run/sample.ts'
import { type Field, listDecidingFields, spoils, unmeasure } from '../../support/reports/deciding-fields.ts'
import { healthyFormats } from '../../support/reports/healthy-formats.ts'
import { judgeReports } from '../../support/reports/judge-reports.ts'
import { toolReports, toolsFolder } from '../../support/reports/tool-fixtures.ts'

/** How many of the fields of each report are spoilt, and what they are drawn by. */
const count = Number(process.env.FIELDS ?? 2)
const seed = process.env.SEED ?? 'one'

/** Fields that decide nothing: why, and where. */
const undecided: Readonly<Record<string, RegExp>> = {
  'totals, which are compared with the cases elsewhere':
    /^\.(?:(?:results\.)?summary|metricsScores|reductions|evals\[\]\.passed$|results\.scores|results\.prompts|passed$)\b/,
  'loading a file, which the tests in it show': /^\.collectors\[\]/,
  'parts of a test that its outcome sums up':
    /\.(?:setup|call|teardown)\.outcome$|\.results\[\]\.status$|\.ok$|\.detailed_results\b|metrics\[\]\.success$|gradeResult\.(?:details\[\]\.passed|score)$|metric_result_per_invocation|metric_results\[\]\.eval_status$|^status@/,
  'how promptfoo came to `success`':
    /^(?:\.results\.results\[\])?\.score$|gradingResult|componentResults|\bassert(?:ion|\[\])/,
  'a suite of evalite, which its evals show': /^\.suites\[\]\.status$/,
  'what was asked, said and traced': /\.(?:events|spans|labels|group|vars|metadata)\b/,
}

const folder = mkdtempSync(join(tmpdir(), 'fields-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Healthy reports: those of the tools, and one of each format that none of them wrote. */
const reports = [
  ...toolReports()
    .filter(({ tool, file }) => !file.includes('*') && existsSync(join(toolsFolder, tool, 'base', file)))
    .map(({ tool, file }) => ({ of: tool, file, from: join(toolsFolder, tool, 'base') })),
  ...Object.entries(healthyFormats).map(([format, text]) => {
    const from = join(folder, 'written', format)
    mkdirSync(from, { recursive: true })
    writeFileSync(join(from, 'report.json'), text)
    return { of: format, file: 'report.json', from }
  }),
]

it('a healthy report of which a field that decides says nothing is never green', {
  timeout: 3_600_000,
}, async () => {
  const random = createSeededRandom(`fields ${seed}`)
  const green: string[] = []
  let spoilt = 0
  for (const { of, file, from } of reports) {
    const text = readFileSync(join(from, file), 'utf8')
    const fields = listDecidingFields(text, file).filter(
      ({ path }) => !Object.values(undecided).some((pattern) => pattern.test(path)),
    )
    const place = join(folder, 'judged')
    cpSync(from, join(place, 'base'), { recursive: true })
    cpSync(from, join(place, 'head'), { recursive: true })
    const judge = async () => await judgeReports(place, `base/${file}`, `head/${file}`)
    const whole = await judge()
    const variants = [
      ...draw(fields, count, random).flatMap((field) =>
        spoils.map((spoil) => [`${spoil} ${field.path}`, field.spoil(spoil)] as const),
      ),
      ...listMissing(whole.head.run).map((how) => [how, unmeasure(text, how)] as const),
    ]
    if (variants.length > 0) expect(whole.verdict.outcome, `${of} ${file}`).toBe('passed')
    for (const [how, spoiltText] of variants) {
      writeFileSync(join(place, 'head', file), spoiltText)
      spoilt += 1
      if ((await judge()).verdict.outcome === 'passed') green.push(`${of} ${file}: ${how}`)
    }
    rmSync(place, { recursive: true })
  }
  process.stdout.write(`${spoilt} spoilt reports, ${green.length} green\n`)
  expect(spoilt).toBeGreaterThan(100)
  expect(green).toEqual([])
})

/** What a run of evals can lack: its answers, and what they cost. */
function listMissing({ cases }: Run): readonly ('silent' | 'free')[] {
  const tallies = [...cases.values()]
  const hasAnswers = tallies.some(({ evidence = [] }) => evidence.some(({ output = '' }) => output !== ''))
  const hasCosts = tallies.some(({ tokens = 0, costUsd = 0 }) =>
    [tokens, costUsd].some((sample) => getSampleMoments(sample).max > 0),
  )
  return compact([hasAnswers && 'silent', hasAnswers && hasCosts && 'free'])
}

function draw(fields: readonly Field[], most: number, random: () => number): readonly Field[] {
  return Array.from({ length: Math.min(most, fields.length) }, () => {
    const [field] = fields.slice(Math.floor(random() * fields.length))
    return field
  }).filter((field) => field !== undefined)
}
