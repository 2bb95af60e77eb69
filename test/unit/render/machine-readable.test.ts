import { readFileSync } from 'node:fs'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { renderCtrf } from '../../../src/render/exports/ctrf.ts'
import { renderJunit } from '../../../src/render/exports/junit.ts'
import { readResults } from '../../../src/results/read-results.ts'
import { serializeResults, toComparisonJson } from '../../../src/results/write-results.ts'
import { buildReport, passingCases } from './builders.ts'
import { showcase } from './showcase.ts'
import { situations } from './situations.ts'

const schemaPath = new URL('../../../docs/results.schema.json', import.meta.url)
const schema: unknown = JSON.parse(readFileSync(schemaPath, 'utf8'))
const validate = new Ajv2020({
  strict: true,
  strictTuples: false,
  strictTypes: false,
  strictRequired: false,
}).compile(schema as object)

const everySituation = Object.entries({ ...situations, showcase })

describe.each(everySituation)('the results of %s', (_, build) => {
  const report = build()

  it('are as the schema in the documentation says', () => {
    validate(JSON.parse(serializeResults(report)))
    expect(validate.errors).toBeNull()
  })

  it('hold the whole run, so that they serve as a baseline', () => {
    const run = readResults(serializeResults(report), 'results.json')
    expect(new Map(run.cases)).toEqual(new Map(report.head.cases))
  })

  it('are the same bytes each time', () => {
    expect(serializeResults(build())).toBe(serializeResults(report))
  })

  it('have one CTRF test for each case, and sums that agree', () => {
    const { results } = JSON.parse(renderCtrf(report))
    const { summary, tests } = results
    expect(tests).toHaveLength(report.head.cases.size)
    expect(summary.passed + summary.failed + summary.skipped + summary.other).toBe(summary.tests)
    for (const test of tests) expect(test.name).not.toBe('')
  })

  it('are well-formed JUnit with the exact counts', () => {
    const { totals } = report.verdict
    expect(countJunit(renderJunit(report))).toEqual({
      testcase: totals.total,
      failure: totals.failed,
      error: totals.errored,
      skipped: totals.skipped,
      flakyFailure: totals.flaky,
    })
  })
})

it('writes JUnit of a case with very many iterations without most of those that are alike', () => {
  const report = buildReport({ cases: [{ name: 'answers', before: [1, 1], after: [50_000, 50_001] }] })
  const junit = renderJunit(report)
  expect(junit).toContain('tests="50001" failures="1"')
  expect(countJunit(junit)).toMatchObject({ testcase: 1_001, failure: 1 })
})

function countJunit(xml: string): Record<string, number> {
  const counts: Record<string, number> = { testcase: 0, failure: 0, error: 0, skipped: 0, flakyFailure: 0 }
  const parser = new SaxesParser()
  parser.on('opentag', ({ name }) => {
    if (name in counts) counts[name] = (counts[name] ?? 0) + 1
  })
  parser.on('error', (error) => {
    throw error
  })
  parser.write(xml).close()
  return counts
}

describe('the compact comparison', () => {
  it('counts every change and lists only what is not as before', () => {
    const report = buildReport({
      cases: [...passingCases(3), { name: 'x', before: [0, 2], after: [2, 2] }],
    })
    const json = toComparisonJson(report.comparison)
    expect(json.changes).toMatchObject({ unchanged: 3, fixed: 1, regressed: 0 })
    expect(json.cases).toMatchObject([
      { change: 'fixed', before: { passed: 0, judged: 2 }, after: { passed: 2, judged: 2 } },
    ])
  })
})
