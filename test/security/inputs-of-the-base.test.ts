import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub
let token: string

const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]
const policyFile = '.github/eval-gate.yml'
const inputsOfMain = { reports: 'unit.xml\ne2e.xml', 'suite-name': 'evidence' }

const files = (unit: readonly ReportCase[]) => ({
  'unit.xml': junitReport(unit, 'unit'),
  'e2e.xml': junitReport(passing, 'e2e'),
  'forged.xml': junitReport(unit, 'unit'),
})

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  await runStep({
    workspace: createWorkspace(files(passing)),
    inputs: { ...inputsOfMain, 'github-token': token },
    ...(await pushJob(github)),
  })
})
afterAll(() => github.close())

let branches = 0

/** A pull request that breaks a test, and brings a workflow with these inputs. */
async function judge(inputs: Record<string, string>, unit = broken) {
  branches += 1
  const pullRequest = await github.createPullRequest(`evidence-${branches}`)
  const result = await runStep({
    workspace: createWorkspace(files(unit)),
    inputs: { ...inputsOfMain, 'github-token': token, ...inputs },
    ...pullRequestJob(github, pullRequest),
  })
  const [comment] = await github.comments(pullRequest.number)
  return { result, comment: comment?.body ?? '' }
}

describe('a pull request whose workflow chooses other evidence', () => {
  it.each<[string, Record<string, string>]>([
    ['baseline', { baseline: 'file:forged.xml' }],
    ['baseline', { baseline: 'none' }],
    ['baseline-branch', { 'baseline-branch': 'main' }],
    ['look-again', { 'look-again': 'cp forged.xml "$EVAL_GATE_REPORTS"', 'look-again-base': 'off' }],
    ['reports', { reports: 'e2e.xml' }],
    ['selection', { selection: 'true' }],
    ['policy', { policy: 'fail-on: never' }],
  ])('says so in the first lines: %s', async (name, inputs) => {
    const { result, comment } = await judge(inputs)
    const names = Object.keys(inputs)
      .map((input) => `\`${input}\``)
      .join(', ')
    expect(names).toContain(name)
    const [first = ''] = comment.split('<details>')
    for (const view of [first.replaceAll('\\', ''), result.stdout])
      expect(view).toContain(`Measured with other inputs than main: ${names}.`)
  })

  it('says nothing where the inputs are those of main', async () => {
    for (const unit of [passing, broken])
      expect((await judge({}, unit)).result.summary).not.toContain('other inputs')
  })

  it('is never green where the policy of main locks what it changes', async () => {
    await github.api('PUT', `/repos/octo/app/contents/${policyFile}`, {
      message: 'A policy',
      content: Buffer.from('lock: [reports, baseline]\n').toString('base64'),
      branch: 'main',
    })
    for (const [name, value] of [
      ['reports', 'e2e.xml'],
      ['baseline', 'none'],
      ['baseline', 'file:forged.xml'],
    ] as const) {
      const { result, comment } = await judge({ [name]: value })
      expect(result.outputs.verdict, result.stdout).not.toBe('passed')
      expect(comment.replaceAll('\\', '')).toContain('The policy of main locks')
    }
  })
})
