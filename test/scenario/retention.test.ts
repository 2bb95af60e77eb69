import { afterAll, beforeAll, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
beforeAll(async () => {
  github = await startGitHub()
})
afterAll(() => github.close())

const day = 24 * 60 * 60 * 1000

async function storedDays(given: Readonly<Record<string, string>>) {
  github.requests.length = 0
  const step = await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport([{ name: 'a' }]) }),
    inputs: { reports: 'junit.xml', 'suite-name': `kept ${Object.values(given)}`, ...given },
    ...(await pushJob(github)),
  })
  const days = github.requests
    .filter(({ path }) => path.endsWith('/CreateArtifact'))
    .map(({ body }) => Date.parse(String((body as Record<string, unknown>).expires_at)) - Date.now())
    .map((ms) => Math.round(ms / day))
  return { step, days: [...new Set(days)] }
}

it('everything that a step stores is kept as long as the workflow says, by default 90 days', async () => {
  expect((await storedDays({})).days).toEqual([90])
  expect((await storedDays({ 'retention-days': '7' })).days).toEqual([7])
})

it('another value than a number of days is refused', async () => {
  const { step, days } = await storedDays({ 'retention-days': 'forever' })
  expect(step.exitCode).toBe(2)
  expect(step.stdout).toContain('retention-days')
  expect(days).toEqual([])
})
