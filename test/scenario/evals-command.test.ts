import { afterAll, beforeAll, expect, it } from 'vitest'
import { entries } from '../support/bundle.ts'
import { type GitHub, type PullRequest, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub({ actions: 'write' })
  token = await github.createToken({
    contents: 'read',
    actions: 'write',
    issues: 'write',
    pull_requests: 'write',
  })
  await github.api('PUT', '/repos/octo/app/collaborators/ada', { permission: 'push' })
})
afterAll(() => github.close())

/** Comments on the pull request, and runs the step that the comment starts on the default branch. */
async function command(pullRequest: PullRequest, by: string, body: string) {
  await github.commentAs(by, pullRequest.number, body)
  const comment = (await github.comments(pullRequest.number)).at(-1)
  const { env } = pullRequestJob(github, pullRequest, { workflowFile: 'evals-commands.yml' })
  return await runStep({
    entry: entries.command,
    workspace: createWorkspace({}),
    inputs: { workflows: 'evals.yml', 'github-token': token },
    env: { ...env, GITHUB_EVENT_NAME: 'issue_comment' },
    event: { action: 'created', issue: { number: pullRequest.number, pull_request: {} }, comment },
  })
}

const asked = (part: string) =>
  github.requests.filter(({ method, path }) => method === 'POST' && path.includes(part))

it('a comment runs the original run again, for people with write access only', async () => {
  const pullRequest = await github.createPullRequest('commands')
  const id = 7777
  pullRequestJob(github, pullRequest, { runId: id })
  const run = github.artifacts.runs.get(id)
  if (run === undefined) throw new Error('the run is not known')

  const early = await command(pullRequest, 'ada_token', '/evals rerun failed')
  expect(early.exitCode, early.stdout).toBe(0)
  expect(asked('/rerun')).toEqual([])
  const answer = (await github.comments(pullRequest.number)).at(-1)
  expect(answer?.body).toBe(`Nothing was started: run ${id} is not over yet. Repeat the command when it is.`)

  run.conclusion = 'failure'
  const foreign = await command(pullRequest, 'mallory_token', '/evals rerun')
  expect(foreign.stdout).toContain('The command of mallory is ignored')
  expect(asked('/rerun')).toEqual([])

  const failed = await command(pullRequest, 'ada_token', '/evals rerun failed')
  expect(failed.exitCode, failed.stdout).toBe(0)
  expect(failed.outputs).toEqual({ command: 'rerun failed', 'run-ids': String(id) })
  expect(asked('/rerun').map(({ path }) => path)).toEqual([
    `/repos/octo/app/actions/runs/${id}/rerun-failed-jobs`,
  ])
  expect(asked('/reactions').map(({ body }) => body)).toEqual([
    { content: 'confused' },
    { content: 'rocket' },
  ])
})
