import { describe, expect, it } from 'vitest'
import { unreadRows } from '../../../../src/tools/formats/unread.ts'
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
  it.each(
    unreadRows
      .filter(({ where }) => where === undefined)
      .flatMap((row) => (row.roots ?? []).map((root) => ({ ...row, root }))),
  )('<$root> is $what, with the way out', async ({ root, what, instead }) => {
    const { summary } = await readContent(`<${root}/>`)
    expect(summary.foreign).toBe(instead === undefined ? what : `${what}; ${instead}`)
  })

  it.each(unreadRows.flatMap((row) => (row.has ?? []).map((paths) => ({ ...row, paths }))))(
    'JSON with $paths is $what, and no format that is read',
    async ({ paths, what }) => {
      const { summary } = await readJson(documentWith(paths))
      expect(summary.format).toBeNull()
      expect(summary.foreign).toMatch(what)
    },
  )

  it.each([
    ['<testsuites xmlns="http://check.sourceforge.net/ns"/>', /libcheck.*CK_TAP_LOG_FILE_NAME/],
    ['<TestRun><FailedTests/></TestRun>', /CppUnit.*JUnit XML/],
    ['PK\u0003\u0004', /zip archive; unpack/],
    ['question,answer,faithfulness\nx,y,0.5\n', /CSV.*to_json/],
    ['=== RUN   TestA\n--- PASS: TestA (0.00s)\nPASS\n', /go test -json/],
    ['============================= test session starts ====\n', /log of a test runner/],
    ['description: my eval\nproviders: []\n', /YAML/],
    ['{"some":{"other":"thing"}}', /use a reporter of its tool/],
  ])('%j is named', async (content, what) => {
    expect((await readContent(content, { name: 'report.txt' })).summary.foreign).toMatch(what)
  })
})
