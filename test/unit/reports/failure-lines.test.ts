import { describe, expect, it } from 'vitest'
import { readFailures, reports, rows } from '../../support/reports/recorded-failures.ts'

describe('the line that is shown of a failure', () => {
  it.each(reports)('%s', async (report) => {
    const expected = rows.filter((row) => row.report === report)
    const shown = await readFailures(report)
    const table = expected.map(({ test, line, place }, index) => {
      const found = shown[index]
      return [
        test,
        found?.line.includes(line) === true ? line : found?.line,
        found?.place === place ? place : found?.place,
      ]
    })
    expect(table).toEqual(
      expected.map(({ test, line, place, missed }, index) => [
        test,
        line,
        missed === 'place' ? shown[index]?.place : place,
      ]),
    )
    expect(shown).toHaveLength(expected.length)
  })

  it('is right in 95% of 200 failures of 20 projects', () => {
    expect(rows.length).toBeGreaterThanOrEqual(200)
    expect(reports.length).toBeGreaterThanOrEqual(20)
    expect(rows.filter(({ missed }) => missed !== '').length).toBeLessThanOrEqual(0.05 * rows.length)
  })
})
