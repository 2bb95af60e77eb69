import { expect, it } from 'vitest'
import { readContent, readJson } from '../../support/reports/reading.ts'

const testcase = '<testcase classname="app" name="works"/>'

it.each([
  ['failures of JUnit', `<testsuite tests="1" failures="some">${testcase}</testsuite>`],
  ['tests of JUnit', `<testsuites tests=""><testsuite>${testcase}</testsuite></testsuites>`],
  [
    'errors of xUnit.net',
    '<assemblies><assembly errors="some"><test name="a" result="Pass"/></assembly></assemblies>',
  ],
])('a count that is no number leaves an entry without an outcome: %s', async (_, text) => {
  const { results } = await readContent(text)
  expect(results).toMatchObject([{ outcome: 'passed' }, { scope: 'suite', unjudged: 'unknown' }])
})

it.each(['numFailedTests', 'numTotalTests', 'numFailedTestSuites'])('so does %s of Vitest', async (name) => {
  const assertionResults = [{ ancestorTitles: [], title: 'works', fullName: 'works', status: 'passed' }]
  const report = { numTotalTestSuites: 1, numTotalTests: 1, numFailedTests: 0, numFailedTestSuites: 0 }
  const testResults = [
    { name: '/repo/a.test.ts', status: 'passed', assertionResults, startTime: 0, endTime: 1 },
  ]
  const { results } = await readJson({
    ...report,
    numPassedTests: 1,
    [name]: 'some',
    testResults,
    success: true,
  })
  expect(results.filter(({ unjudged }) => unjudged === 'unknown')).toHaveLength(1)
})
