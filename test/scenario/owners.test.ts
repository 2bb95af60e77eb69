import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  await github.api('PUT', '/repos/octo/app/contents/.github/CODEOWNERS', {
    message: 'Owners',
    content: Buffer.from('* @everybody\n*.ts @octo/payments\n').toString('base64'),
    branch: 'main',
  })
})
afterAll(() => github.close())

it('a regression has the owners of its file, as the base branch names them', async () => {
  const inputs = { reports: 'junit.xml', 'suite-name': 'owners', 'github-token': token }
  const report = (outcome?: 'failed') =>
    createWorkspace({
      'junit.xml': junitReport([{ name: 'adds' }, { name: 'pays', outcome, file: 'src/pay.ts' }]),
    })
  await runStep({ workspace: report(), inputs, ...(await pushJob(github)) })
  const pullRequest = await github.createPullRequest('owned', { 'docs/CODEOWNERS': '* @mallory\n' })
  const result = await runStep({
    workspace: report('failed'),
    inputs,
    ...pullRequestJob(github, pullRequest),
  })
  expect(result.exitCode, result.stdout).toBe(1)
  const [comment] = await github.comments(pullRequest.number)
  expect(comment?.body).toContain('owned by `@octo/payments`')
  expect(result.stdout).not.toContain('@mallory')
})
