import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, writeFiles } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

it('jobs that comment at the same time make one comment between them', async () => {
  const workspace = createWorkspace({ 'reports/junit.xml': junitReport([{ name: 'pays' }]) })
  for (let round = 0; round < 2; round += 1) {
    const pullRequest = await github.createPullRequest(`comment-${round}`)
    const runs = [1, 2, 3, 4].map((run) => 9500 + round * 10 + run)
    const steps = await Promise.all(
      runs.map((runId) =>
        runStep({
          workspace,
          inputs: { reports: 'reports/*.xml', 'suite-name': 'at once', 'github-token': token },
          ...pullRequestJob(github, pullRequest, { runId }),
        }),
      ),
    )
    expect(steps.map(({ exitCode }) => exitCode)).toEqual([0, 0, 0, 0])
    const comments = await github.comments(pullRequest.number)
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toContain(`run=${Math.max(...runs)} attempt=1`)
  }
})

it('remembers the measurements of a pull request, so that a job is not run again until it is green', async () => {
  const suite = (failing: number) =>
    junitReport(
      Array.from({ length: 60 }, (_, entry) => ({
        name: `asks ${entry % 20}`,
        outcome: entry % 20 < failing && entry < 40 ? ('failed' as const) : ('passed' as const),
      })),
    )
  const workspace = createWorkspace({ 'base.xml': suite(1), 'reports/junit.xml': suite(1) })
  const pullRequest = await github.createPullRequest('comment-remembers')
  const measure = async (runId: number, failing: number) => {
    writeFiles(workspace, { 'reports/junit.xml': suite(failing) })
    const inputs = {
      reports: 'reports/*.xml',
      'suite-name': 'asked',
      baseline: 'file:base.xml',
      'github-token': token,
    }
    const { exitCode } = await runStep({
      workspace,
      inputs,
      ...pullRequestJob(github, pullRequest, { runId }),
    })
    const [comment] = await github.comments(pullRequest.number)
    const marker = comment?.body?.split('\n')[0] ?? ''
    return { exitCode, chances: /chances=(\S*)/.exec(marker)?.[1]?.split(','), body: comment?.body ?? '' }
  }
  const red = await measure(9801, 6)
  expect(red.exitCode).toBe(1)
  expect(red.chances).toHaveLength(1)
  // The same report again is no new measurement, and a good one does not outweigh the bad one.
  expect((await measure(9802, 6)).chances).toEqual(red.chances)
  const good = await measure(9803, 1)
  expect(good.chances).toHaveLength(2)
  expect(good.body).toContain('inconclusive, please check')
})
