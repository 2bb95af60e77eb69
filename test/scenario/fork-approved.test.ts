import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

it('evals of a fork that run after an approval are judged by a job without its code', async () => {
  const suite = { 'suite-name': 'support agent', 'github-token': token }
  const cases = (failing: boolean) =>
    junitReport(
      ['a', 'b', 'c'].map((name) => ({
        name,
        outcome: failing && name === 'b' ? ('failed' as const) : ('passed' as const),
      })),
    )
  await runStep({
    workspace: createWorkspace({ 'reports/evals.xml': cases(false) }),
    inputs: { ...suite, reports: 'reports/*.xml' },
    ...(await pushJob(github, 'main')),
  })
  const pullRequest = await github.createForkPullRequest('approved')
  const target = (job: string, runId: number) => {
    const options = {
      fromFork: true,
      workflowFile: 'evals-of-forks.yml',
      workflow: 'Evals of forks',
      job,
      runId,
    }
    const { env, event } = pullRequestJob(github, pullRequest, options)
    return {
      event,
      env: {
        ...env,
        GITHUB_EVENT_NAME: 'pull_request_target',
        GITHUB_REF: 'refs/heads/main',
        GITHUB_SHA: pullRequest.baseSha,
      },
    }
  }
  const measure = async (failing: boolean, runId: number) => {
    const measured = await runStep({
      workspace: createWorkspace({
        '.git/HEAD': pullRequest.headSha,
        'reports/evals.xml': cases(failing),
      }),
      inputs: { ...suite, mode: 'collect', reports: 'reports/*.xml' },
      ...target('measure', runId),
    })
    expect(measured.exitCode, measured.stdout).toBe(0)
    return await runStep({
      workspace: createWorkspace({}),
      inputs: { ...suite, mode: 'merge', 'baseline-workflow': 'evals.yml' },
      ...target('gate', runId),
    })
  }
  const green = await measure(false, 81_000)
  expect(green.outputs.verdict, green.stdout).toBe('passed')
  const red = await measure(true, 81_001)
  expect(red.outputs.verdict, red.stdout).toBe('failed')
  expect(red.exitCode).toBe(1)
  const [comment] = await github.comments(pullRequest.number)
  expect(comment?.body).toContain('1 of 3 tests regressed')
})
