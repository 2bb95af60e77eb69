import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, readmePermissions, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase, writeFiles } from '../support/workspace.ts'

let github: GitHub
let token: string
let readmeToken: string

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken({ ...readmePermissions, checks: 'write' })
  readmeToken = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.requests.length = 0
})

interface CheckRequest {
  readonly name?: string
  readonly head_sha?: string
  readonly conclusion?: string
  readonly external_id?: string
  readonly output: {
    readonly title: string
    readonly summary: string
    readonly annotations: readonly object[]
  }
}

const checkRequests = () =>
  github.requests
    .filter(({ method, path }) => method !== 'GET' && path.includes('/check-runs'))
    .map(({ method, body }) => ({ method, body: body as CheckRequest }))

function cases(count: number, outcome: 'passed' | 'failed' = 'passed'): ReportCase[] {
  return Array.from({ length: count }, (_, index) => ({
    name: `case ${index}`,
    outcome,
    file: 'src/cart.test.ts',
    line: index + 1,
  }))
}

async function newSuite(
  suiteName: string,
  baseline: readonly ReportCase[],
  more: Record<string, string> = {},
) {
  const workspace = createWorkspace({
    'reports/junit.xml': junitReport(baseline),
    'src/cart.test.ts': '// the cases',
  })
  const inputs = {
    reports: 'reports/*.xml',
    'suite-name': suiteName,
    'github-token': token,
    'check-run': 'true',
    'html-report': 'off',
    ...more,
  }
  await runStep({ workspace, inputs, ...(await pushJob(github)) })
  const pullRequest = await github.createPullRequest(suiteName.replaceAll(' ', '-'))
  github.requests.length = 0
  return {
    pullRequest,
    async measure(head: readonly ReportCase[], options: { runId?: number; attempt?: number } = {}) {
      writeFiles(workspace, { 'reports/junit.xml': junitReport(head) })
      return runStep({ workspace, inputs, ...pullRequestJob(github, pullRequest, options) })
    },
  }
}

describe('the check of a commit', () => {
  it('is green on the head of the pull request when the gate passes', async () => {
    const suite = await newSuite('check green', cases(2))
    const step = await suite.measure(cases(2))
    const [check, ...others] = checkRequests()
    expect(others).toEqual([])
    expect(check?.body).toMatchObject({
      name: 'Eval Gate: check green',
      head_sha: suite.pullRequest.headSha,
      status: 'completed',
      conclusion: 'success',
    })
    expect(check?.body.output.title).toContain('good to merge')
    expect(check?.body.output.summary).toContain('check green')
    expect(step.outputs['check-url']).toMatch(/^http/)
  })

  it('carries the annotations, fifty in a request', async () => {
    const suite = await newSuite('check red', cases(80))
    await suite.measure(cases(80, 'failed'))
    const sent = checkRequests()
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'PATCH'])
    expect(sent.map(({ body }) => body.output.annotations.length)).toEqual([50, 30])
    expect(sent[0]?.body.conclusion).toBe('failure')
    expect(sent[0]?.body.output.annotations[0]).toMatchObject({
      path: 'src/cart.test.ts',
      start_line: 1,
      end_line: 1,
      annotation_level: 'failure',
    })
    expect(Buffer.byteLength(sent[0]?.body.output.summary ?? '')).toBeLessThanOrEqual(65_535)
  })

  it('stays red when an older run of the job that passed is late', async () => {
    const suite = await newSuite('check late', cases(3))
    await suite.measure(cases(3, 'failed'), { runId: 9802 })
    await suite.measure(cases(3), { runId: 9801 })
    const { check_runs: shown } = await github.api<{ check_runs: readonly Required<CheckRequest>[] }>(
      'GET',
      `/repos/octo/app/commits/${suite.pullRequest.headSha}/check-runs?filter=all`,
    )
    expect(
      shown.map(({ external_id, conclusion }) => `${external_id.slice(0, 7)} ${conclusion}`).toSorted(),
    ).toEqual(['gh-9801 failure', 'gh-9802 failure'])
  })

  it('is a new one for another attempt, and another job of the same attempt may not write it', async () => {
    const suite = await newSuite('check again', cases(3))
    await suite.measure(cases(3, 'failed'), { runId: 9701 })
    const otherJob = await suite.measure(cases(3, 'failed'), { runId: 9701 })
    expect(otherJob.exitCode).not.toBe(0)
    expect(otherJob.stdout).toContain('is also used by another job of this workflow run')
    await suite.measure(cases(3, 'failed'), { runId: 9701, attempt: 2 })
    expect(checkRequests().map(({ method }) => method)).toEqual(['POST', 'POST'])
    expect(checkRequests().map(({ body }) => body.output.annotations.length)).toEqual([3, 3])
  })

  it('is neutral when the gate cannot tell', async () => {
    const suite = await newSuite('check neutral', cases(4))
    const step = await suite.measure([{ name: 'nothing that was there before' }])
    expect(step.outputs.verdict).toBe('inconclusive')
    expect(checkRequests()[0]?.body.conclusion).toBe('neutral')
  })

  it('without the permission the step says which lines to add, and goes on', async () => {
    const suite = await newSuite('check refused', cases(2), { 'github-token': readmeToken })
    const step = await suite.measure(cases(2))
    expect(step.exitCode, step.stdout).toBe(0)
    expect(step.stdout).toContain('checks: write')
    expect(step.summary).toContain('checks: write')
    expect(step.outputs['check-url']).toBe('')
    expect(step.outputs['comment-url']).not.toBe('')
  })
})
