import { describe, expect, it } from 'vitest'
import { jsonShapes } from '../../../../src/reports/foreign/json-shapes.ts'
import { xmlRoots } from '../../../../src/reports/foreign/xml-roots.ts'
import { readContent, readJson } from '../../../support/reports/reading.ts'

/** A document that has all of these paths. */
function documentWith(paths: readonly string[]): unknown {
  if (paths.some((path) => path.startsWith('[]')))
    return [documentWith(paths.map((path) => path.replace(/^\[\]\.?/, '')))]
  return Object.fromEntries(
    paths.map((path) => {
      const [key = '', ...rest] = path.split('.')
      return [key, rest.length === 0 ? 'x' : documentWith([rest.join('.')])]
    }),
  )
}

describe('a file of a format that is not read', () => {
  it.each([...xmlRoots])('<%s> is named with the way out', async (root, { what, instead }) => {
    const { summary } = await readContent(`<${root}/>`)
    expect(summary.foreign).toBe(instead === undefined ? what : `${what}; ${instead}`)
  })

  it.each(jsonShapes.map((shape) => ({ ...shape, keys: shape.has.join(', ') })))(
    'JSON with $keys is $what',
    async ({ has, what }) => {
      const { summary } = await readJson(documentWith(has))
      expect(summary.foreign).toMatch(what)
    },
  )

  it.each([
    ['question,answer,faithfulness\nx,y,0.5\n', /CSV.*to_json/],
    ['=== RUN   TestA\n--- PASS: TestA (0.00s)\nPASS\n', /go test -json/],
    ['============================= test session starts ====\n', /log of a test runner/],
    ['description: my eval\nproviders: []\n', /YAML/],
    ['{"some":{"other":"thing"}}', /docs\/tools\.md/],
  ])('%j is named', async (content, what) => {
    expect((await readContent(content, { name: 'report.txt' })).summary.foreign).toMatch(what)
  })
})
