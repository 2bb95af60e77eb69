import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { isSilentlyRed, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const passing = junitReport([{ name: 'pays' }, { name: 'ships' }])
const failing = junitReport([{ name: 'pays', outcome: 'failed', file: 'pay.test.ts', line: 3 }])
const noTest = junitReport([])
const cutOff = passing.slice(0, passing.indexOf('</testsuite>'))

/** `runStep` refuses every red step without an `::error`; these are the ways to become red. */
describe('a red step says why in an annotation', () => {
  it.each<[why: string, exitCode: number, report: string, error: RegExp, inputs: Record<string, string>]>([
    ['a case fails', 1, failing, /^::error .*pays/m, { policy: 'fail-on: failures' }],
    [
      'a case fails, and annotations are off',
      1,
      failing,
      /^::error::.*1 case/m,
      { policy: 'fail-on: failures', annotations: 'false' },
    ],
    ['the suite is below its minimum', 1, failing, /^::error::/m, { policy: 'min-pass-rate: 1' }],
    ['there is no test', 2, noTest, /^::error::/m, {}],
    ['a report is cut off', 2, cutOff, /^::error::.*junit\.xml/m, {}],
    ['an input is wrong', 2, passing, /^::error::.*comment/m, { comment: 'perhaps' }],
    ['there is no test to collect', 2, noTest, /^::error::/m, { mode: 'collect' }],
    ['a report to collect is cut off', 2, cutOff, /^::error::.*junit\.xml/m, { mode: 'collect' }],
    [
      'the verdict is open, and that is to fail',
      3,
      passing,
      /^::error::/m,
      { policy: 'on-inconclusive: fail', 'test-outcome': 'failure' },
    ],
    ['a report is missing', 4, passing, /^::error::.*e2e\.xml/m, { reports: 'junit.xml\ne2e.xml' }],
    ['no job has stored a part', 2, passing, /^::error::/m, { mode: 'merge' }],
    [
      'nothing was measured that can be published',
      2,
      passing,
      /^::error::.*workflow_run/m,
      { mode: 'publish' },
    ],
  ])('%s: exit code %i', async (why, exitCode, report, error, inputs) => {
    const step = await runStep({
      workspace: createWorkspace({ 'junit.xml': report }),
      inputs: {
        reports: 'junit.xml',
        'suite-name': why.replace(/\W+/g, '-'),
        'github-token': token,
        baseline: 'none',
        ...inputs,
      },
      ...(await pushJob(github)),
    })
    expect(step.exitCode, step.stdout).toBe(exitCode)
    expect(step.stdout).toMatch(error)
  })
})

it('an error counts as one only when it says something', () => {
  expect(isSilentlyRed({ exitCode: 4, stdout: '::warning::a report is missing\n' })).toBe(true)
  expect(isSilentlyRed({ exitCode: 4, stdout: '::error::\n' })).toBe(true)
  expect(
    isSilentlyRed({ exitCode: 4, stdout: 'Reports\n::error file=a.ts,line=3::a report is missing\n' }),
  ).toBe(false)
  expect(isSilentlyRed({ exitCode: 0, stdout: '' })).toBe(false)
})
