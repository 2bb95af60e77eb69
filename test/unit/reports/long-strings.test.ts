import { describe, expect, it } from 'vitest'
import { only, readContent } from '../../support/reports/reading.ts'

const mebibyte = 1024 * 1024

/** A Jest report whose first case failed with this text, as it is written in JSON. */
const reportWith = (text: string) =>
  `{"numTotalTests":2,"testResults":[{"name":"a.test.js","status":"failed","assertionResults":[{"ancestorTitles":[],"title":"long","status":"failed","failureMessages":["${text}"]},{"ancestorTitles":[],"title":"after","status":"passed","failureMessages":[]}]}]}`

describe('a string of more than a mebibyte in a JSON report', () => {
  it.each([
    ['ASCII', 'a'.repeat(3 * mebibyte)],
    ['characters of several bytes', 'ü€'.repeat(mebibyte)],
    ['escapes', '\\n\\"\\u00fc'.repeat(mebibyte / 2)],
    ['few places to cut', `${'😀'.repeat(mebibyte)} the end of it`],
  ])('of %s is cut, and what follows is read', async (_, filler) => {
    const { results, summary } = await readContent(reportWith(`Error: expected 1${filler}`), {
      name: 'report.json',
    })
    expect(summary.error).toBeUndefined()
    expect(results.map(({ identity, outcome }) => `${identity.name} ${outcome}`)).toEqual([
      'long failed',
      'after passed',
    ])
    expect(results[0]?.detail).toMatch(/^Error: expected 1/)
    expect(results[0]?.detail?.length).toBeLessThan(10_000)
  })

  it('says how long it was', async () => {
    const long = `Error: ${'x'.repeat(5 * mebibyte)}`
    const { results } = await readContent(
      `{"numTotalTests":1,"testResults":[{"name":"a","status":"failed","assertionResults":[{"title":"t","status":"failed","failureMessages":["${long}"]}]}]}`,
      { name: 'report.json' },
    )
    expect(only(results).detail).toContain(`of ${long.length.toLocaleString('en')} characters]`)
  })
})
