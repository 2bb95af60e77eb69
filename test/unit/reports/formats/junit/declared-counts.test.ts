import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../../../support/list-files.ts'
import { readContent, readFileAt } from '../../../../support/reports/reading.ts'
import { toolsFolder } from '../../../../support/reports/tool-fixtures.ts'

const cases = (count: number, inner = '') =>
  Array.from({ length: count }, (_, index) => `<testcase name="t${index}">${inner}</testcase>`).join('')

async function missingIn(xml: string) {
  return (await readContent(`<testsuites>${xml}</testsuites>`)).summary.missing
}

describe('cases that a suite declares and does not contain', () => {
  it.each([
    ['fewer', `<testsuite tests="20">${cases(18)}</testsuite>`, 2],
    ['as many', `<testsuite tests="20">${cases(20)}</testsuite>`, undefined],
    ['more, as with hooks and attempts', `<testsuite tests="20">${cases(21)}</testsuite>`, undefined],
    ['no count', `<testsuite>${cases(2)}</testsuite>`, undefined],
    ['no number', `<testsuite tests="all">${cases(2)}</testsuite>`, undefined],
    ['skipped ones not written', `<testsuite tests="20" skipped="2">${cases(18)}</testsuite>`, undefined],
    ['skipped ones written', `<testsuite tests="4" skipped="2">${cases(2, '<skipped/>')}</testsuite>`, 2],
    [
      'the cases in nested suites',
      `<testsuite tests="4"><testsuite tests="2">${cases(2)}</testsuite>${cases(2)}</testsuite>`,
      undefined,
    ],
    [
      'one missing in a nested suite, counted once',
      `<testsuite tests="4"><testsuite tests="2">${cases(1)}</testsuite>${cases(2)}</testsuite>`,
      1,
    ],
    [
      'an empty suite counted as a test, as node:test does',
      '<testsuite tests="2"><testsuite tests="0"/><testcase name="a"/></testsuite>',
      undefined,
    ],
    [
      'a suite that broke as a whole',
      '<testsuite tests="1" errors="1"><error message="no"/></testsuite>',
      undefined,
    ],
    [
      'two suites',
      `<testsuite tests="3">${cases(2)}</testsuite><testsuite tests="9">${cases(8)}</testsuite>`,
      2,
    ],
  ])('%s', async (_, xml, missing) => {
    expect(await missingIn(xml)).toBe(missing)
  })

  it('are in no report of a real tool', async () => {
    const reports = listFiles('**/*.xml', toolsFolder)
    expect(reports.length).toBeGreaterThan(50)
    for (const path of reports) {
      const { summary } = await readFileAt(toolsFolder, path, { root: join(toolsFolder, path) })
      expect(summary.missing, path).toBeUndefined()
    }
  })
})
