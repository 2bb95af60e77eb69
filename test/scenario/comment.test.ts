import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

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
