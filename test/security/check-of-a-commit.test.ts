import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, type PullRequest, readmePermissions, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep, workflowRunJob } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken({ ...readmePermissions, checks: 'write' })
})
afterAll(() => github.close())

const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]

interface Job {
  readonly env: Record<string, string>
  readonly event: object
}

function gate(suite: string, job: Job, cases: readonly ReportCase[], more: Record<string, string> = {}) {
  return runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
    inputs: {
      reports: 'junit.xml',
      'suite-name': suite,
      'github-token': token,
      'check-run': 'true',
      ...more,
    },
    ...job,
  })
}

/** Every check that was reported for the suite since, in order. */
function checksOf(suite: string) {
  return github.requests
    .filter(({ method, path }) => method === 'POST' && path.endsWith('/check-runs'))
    .map(({ body }) => body as { name: string; conclusion: string })
    .filter(({ name }) => name.includes(suite))
}

/** The same commit as a pull request to another branch than the default one. */
function towards(base: string, job: Job): Job {
  const event = structuredClone(job.event) as { pull_request: { number: number; base: { ref: string } } }
  event.pull_request.base.ref = base
  event.pull_request.number += 1000
  return {
    env: { ...job.env, GITHUB_BASE_REF: base },
    event: { ...event, repository: { default_branch: 'main' } },
  }
}

describe('the check of a commit', () => {
  it('is not turned green by a pull request of the same commit to another branch', async () => {
    await gate('twice', await pushJob(github), passing)
    const pullRequest = await github.createPullRequest('twice')
    const first = await gate('twice', pullRequestJob(github, pullRequest), broken)
    expect(first.exitCode, first.stdout).toBe(1)
    await gate('twice', towards('old', pullRequestJob(github, pullRequest)), broken)
    const [red, other] = checksOf('twice').slice(-2)
    expect(red).toMatchObject({ name: 'Eval Gate: twice', conclusion: 'failure' })
    expect(other?.name).toBe('Eval Gate: twice (old)')
    expect(other?.conclusion).not.toBe('success')
  })

  it('of an undecided verdict is red where `on-inconclusive: fail` asks for it', async () => {
    await gate('undecided', await pushJob(github), passing)
    const pullRequest = await github.createPullRequest('undecided')
    github.artifacts.forbidReading = true
    try {
      const inputs = { policy: 'on-inconclusive: fail' }
      const result = await gate('undecided', pullRequestJob(github, pullRequest), passing, inputs)
      expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    } finally {
      github.artifacts.forbidReading = false
    }
    expect(checksOf('undecided').at(-1)).toMatchObject({ conclusion: 'failure' })
  })
})

describe('publishing what a run of a fork has measured', () => {
  const suite = 'published'
  let runs = 90_000

  async function collect(pullRequest: PullRequest, cases: readonly ReportCase[]) {
    runs += 1
    const step = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
      inputs: { mode: 'collect', reports: 'junit.xml', 'suite-name': suite, 'github-token': token },
      ...pullRequestJob(github, pullRequest, { runId: runs, fromFork: true }),
    })
    expect(step.exitCode, step.stdout).toBe(0)
    return runs
  }

  async function publishAs(workflowPath: string, runId: number, pullRequest: PullRequest, more = {}) {
    const job = await workflowRunJob(github, { runId }, pullRequest)
    Object.assign(job.event.workflow_run, { path: workflowPath })
    return runStep({
      workspace: createWorkspace({}),
      inputs: { mode: 'publish', 'suite-name': suite, 'github-token': token, 'check-run': 'true', ...more },
      ...job,
    })
  }

  async function commitWorkflow(path: string): Promise<void> {
    await github.api('PUT', `/repos/octo/app/contents/${path}`, {
      message: 'A workflow',
      content: Buffer.from('name: Evals\n').toString('base64'),
      branch: 'main',
    })
  }

  beforeAll(async () => {
    await commitWorkflow('.github/workflows/evals.yml')
    await commitWorkflow('.github/workflows/lint.yml')
    await gate(suite, await pushJob(github), passing)
  })

  it('refuses a workflow file that the pull request has brought along, and leaves the check alone', async () => {
    const pullRequest = await github.createForkPullRequest('brought-along')
    const runId = await collect(pullRequest, broken)
    const honest = await publishAs('.github/workflows/evals.yml', runId, pullRequest)
    expect(honest.exitCode, honest.stdout).toBe(1)
    const before = checksOf(suite).length

    const forged = await publishAs('.github/workflows/mine.yml', runId, pullRequest)
    expect(forged.exitCode, forged.stdout).toBe(3)
    expect(forged.stdout).toContain('.github/workflows/mine.yml')
    // A file that is there, but measures something else: no baseline is of it, and that is not a success.
    const other = await publishAs('.github/workflows/lint.yml', runId, pullRequest)
    expect(other.exitCode, other.stdout).toBe(3)
    expect(checksOf(suite)).toHaveLength(before)
  })

  it('takes the workflow by its path alone where the input names one', async () => {
    const pullRequest = await github.createForkPullRequest('named')
    const runId = await collect(pullRequest, broken)
    const named = { workflow: '.github/workflows/evals.yml' }
    const other = await publishAs('.github/workflows/lint.yml', runId, pullRequest, named)
    expect(other.exitCode, other.stdout).toBe(3)
    expect(other.stdout).toContain('workflow')
    const honest = await publishAs('.github/workflows/evals.yml', runId, pullRequest, named)
    expect(honest.exitCode, honest.stdout).toBe(1)
  })
})
