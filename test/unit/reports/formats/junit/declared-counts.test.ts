import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { listFiles } from '../../../../support/list-files.ts'
import { readContent, readFileAt } from '../../../../support/reports/reading.ts'
import { toolsFolder } from '../../../../support/reports/tool-fixtures.ts'

const cases = (count: number, inner = '') =>
  Array.from({ length: count }, (_, index) => `<testcase name="t${index}">${inner}</testcase>`).join('')

async function missingIn(xml: string) {
  const { summary } = await readContent(`<testsuites>${xml}</testsuites>`)
  return (summary.unexplained ?? [])
    .filter(({ what }) => what === 'cases')
    .map(({ declared, shown }) => declared - shown)[0]
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

  it('are in no report of a real tool, and failures without an entry in few', async () => {
    const reports = listFiles('**/*.xml', toolsFolder)
    expect(reports.length).toBeGreaterThan(50)
    const stating: string[] = []
    for (const path of reports) {
      const { summary } = await readFileAt(toolsFolder, path, { root: join(toolsFolder, path) })
      for (const { what, declared, shown } of summary.unexplained ?? [])
        stating.push(`${path}: ${what} ${shown} of ${declared}`)
    }
    expect(stating).toEqual([
      'cmocka/1.1/head-hook/cmocka_cart.xml: failures 0 of 1',
      // A package that does not compile is counted by gotestsum as a failure and as an error.
      'go/1.26/head-build/gotestsum.xml: failures 1 of 2',
      'newman/6.2/head-import/junit.xml: failures 0 of 1',
      'newman/6.2/head-server/junit.xml: failures 1 of 2',
      'newman/6.2/head-server/junit.xml: failures 1 of 2',
    ])
  })
})

describe('failures that a suite declares and does not contain', () => {
  const failing = '<testcase name="f"><failure message="no"/></testcase>'
  it.each([
    ['as many', `<testsuite failures="1">${failing}</testsuite>`, []],
    [
      'a case that is marked by an attribute',
      '<testsuite failures="1"><testcase name="f" status="failed"/></testsuite>',
      [],
    ],
    [
      'two in one case',
      '<testsuite failures="1" errors="1"><testcase name="f"><failure/><error/></testcase></testsuite>',
      [],
    ],
    ['a suite that broke as a whole', '<testsuite name="a" errors="1"><error message="no"/></testsuite>', []],
    [
      'none, and what went wrong, as Newman writes it',
      '<testsuite name="Login" errors="1"><system-err><![CDATA[RequestError: connect ECONNREFUSED\n at x]]></system-err></testsuite>',
      [{ suite: 'Login', declared: 1, shown: 0, text: 'RequestError: connect ECONNREFUSED' }],
    ],
    [
      'none, in an empty suite, as cmocka writes it',
      '<testsuite name="cart" tests="0" errors="1"></testsuite>',
      [{ suite: 'cart', declared: 1, shown: 0 }],
    ],
    [
      'those of a nested suite are counted once',
      `<testsuite name="a" failures="3"><testsuite name="b" failures="2">${failing}</testsuite>${failing}</testsuite>`,
      [{ suite: 'b', declared: 2, shown: 1 }],
    ],
  ])('%s', async (_, xml, expected) => {
    const { summary } = await readContent(`<testsuites>${xml}</testsuites>`)
    expect(summary.unexplained ?? []).toMatchObject(expected)
    expect(summary.unexplained ?? []).toHaveLength(expected.length)
  })

  it('are read of the element around all suites', async () => {
    const { summary } = await readContent(
      '<testsuites failures="2"><testsuite><testcase name="a"/></testsuite></testsuites>',
    )
    expect(summary.unexplained).toMatchObject([{ what: 'failures', declared: 2, shown: 0 }])
  })
})
