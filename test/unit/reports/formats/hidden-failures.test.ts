import { describe, expect, it } from 'vitest'
import { formatCaseTitle } from '../../../../src/model/run/identity.ts'
import { only, readContent, readJson } from '../../../support/reports/reading.ts'

const inSuite = (inner: string) =>
  readContent(`<testsuite name="s"><testcase name="a">${inner}</testcase></testsuite>`)

describe('what a tool calls by another name', () => {
  it.each([
    ['a test that EUnit cancelled', '<skipped type="timeout">in function a:b/0</skipped>', 'errored'],
    ['a skipped test', '<skipped type="pytest.skip">later</skipped>', 'skipped'],
    [
      'a risky test of PHPUnit',
      '<error type="PHPUnit\\Framework\\RiskyTestError">no assertions</error>',
      'passed',
    ],
    ['an error of PHPUnit', '<error type="RuntimeException">no</error>', 'errored'],
  ])('%s', async (_, inner, outcome) => {
    expect(only((await inSuite(inner)).results).outcome).toBe(outcome)
  })

  it("is Bun's failed hook, which has no name", async () => {
    const { results } = await readContent(
      '<testsuite name="a.test.ts"><testcase name="(unnamed)"><failure/></testcase></testsuite>',
    )
    expect(only(results)).toMatchObject({ scope: 'suite', outcome: 'errored' })
  })

  it.each([
    ['CppUnit', '<TestRun><FailedTests><FailedTest/></FailedTests></TestRun>', /CppUnit/],
    [
      'libcheck',
      '<testsuites xmlns="http://check.sourceforge.net/ns"><suite/></testsuites>',
      /libcheck.*CK_TAP/,
    ],
  ])('is named: the XML of %s', async (_, xml, foreign) => {
    expect((await readContent(xml)).summary.foreign).toMatch(foreign)
  })
})

describe('Braintrust', () => {
  const result = (fields: object) =>
    readJson({ summary: {}, results: [{ input: 'France', output: 'Paris', scores: {}, ...fields }] })

  it.each([
    [
      'a scorer that raised',
      { metadata: { scorer_errors: { Exact: 'Traceback: boom' } } },
      'errored',
      /Exact raised.*boom/,
    ],
    ['an error without a stack', { error: { stack: '', message: 'no network' } }, 'errored', /no network/],
    ['no scorer that gave a value', { scores: { Exact: null } }, 'errored', /no scorer/],
    ['a grade', { scores: { Exact: 1 } }, 'passed', /^$/],
  ])('%s', async (_, fields, outcome, message) => {
    const read = only((await result(fields)).results)
    expect(read.outcome).toBe(outcome)
    expect(read.message ?? '').toMatch(message)
  })
})

it('busted names a case by its file, and not by its line', async () => {
  const { results } = await readContent(
    '<testsuite><testcase name="adds" classname="./cart_spec.lua:8"/></testsuite>',
  )
  expect(formatCaseTitle(only(results).identity)).toBe('cart_spec.lua › adds')
})

it('NUnit names a case with the arguments of its fixture', async () => {
  const fixture = (argument: number) =>
    `<test-suite type="ParameterizedFixture" fullname="N.F"><test-suite type="TestFixture" classname="N.F" fullname="N.F(${argument})"><test-case name="T" fullname="N.F(${argument}).T" classname="N.F" result="Passed"/></test-suite></test-suite>`
  const { results } = await readContent(`<test-run failed="0">${fixture(42)}${fixture(5)}</test-run>`)
  expect(results.map(({ identity }) => formatCaseTitle(identity))).toEqual(['N.F(42) › T', 'N.F(5) › T'])
})

it('Vitest 1 gives its cases the names of later versions', async () => {
  const { results } = await readJson({
    numTotalTests: 1,
    testResults: [
      {
        name: '/r/a.test.ts',
        assertionResults: [{ ancestorTitles: ['', 'cart'], title: 'adds', status: 'passed' }],
      },
    ],
  })
  expect(only(results).identity.suite).toEqual(['cart'])
})
