import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

/** Twenty evals, five iterations each, of which the first so many pass. */
const evals = (passing: number) =>
  JSON.stringify(
    Array.from({ length: 100 }, (_, at) => ({ q: `q${at % 20}`, ok: at % 20 < passing, cost: 0.01 })),
  )

it('is green only when it is proven better, and the branch itself need not be', async () => {
  const inputs = {
    reports: 'rows.json',
    'suite-name': 'lift',
    'html-report': 'off',
    'github-token': token,
    policy: 'format: { name: q, pass: ok, cost: cost }\nmin-lift: 0\nkind: evals',
  }
  const run = async (passing: number, job: Awaited<ReturnType<typeof pushJob>>) =>
    await runStep({ workspace: createWorkspace({ 'rows.json': evals(passing) }), inputs, ...job })
  await run(10, await pushJob(github, 'main'))
  const again = await run(10, await pushJob(github, 'main'))
  expect(again.outputs.verdict, again.stdout).toBe('passed')
  const propose = async (passing: number) =>
    await run(passing, pullRequestJob(github, await github.createPullRequest(`lift-${passing}`)))
  const same = await propose(10)
  expect(same.outputs.verdict, same.stdout).toBe('inconclusive')
  expect(same.summary).toContain('0 cases won, 20 tied, 0 lost')
  const better = await propose(18)
  expect(better.outputs.verdict, better.stdout).toBe('passed')
  expect(better.summary).toContain('Proven better: a rise is proven with 95% confidence')
})
