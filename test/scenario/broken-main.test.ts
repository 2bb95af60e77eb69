import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep, type StepResult } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const names = ['adds', 'removes', 'pays', 'ships']
const failing = (...broken: readonly string[]) =>
  junitReport(
    names.map((name) => ({
      name,
      outcome: broken.includes(name) ? ('failed' as const) : ('passed' as const),
    })),
  )

/** What a suite says on main and in pull requests. */
function measure(suite: string) {
  const inputs = { reports: 'junit.xml', 'suite-name': suite, 'github-token': token, 'html-report': 'off' }
  const gate = (report: string, job: { env: Readonly<Record<string, string>>; event: unknown }) =>
    runStep({ workspace: createWorkspace({ 'junit.xml': report }), inputs, ...job })
  return {
    push: async (report: string, message: string) => {
      const sha = await commitToMain(message)
      const job = await pushJob(github)
      const result = await gate(report, {
        ...job,
        event: { ...job.event, head_commit: { id: sha, message } },
      })
      return { ...result, sha: sha.slice(0, 7) }
    },
    night: async (report: string) => gate(report, await pushJob(github, 'main', { event: 'schedule' })),
    pull: async (report: string, branch: string) =>
      gate(report, pullRequestJob(github, await github.createPullRequest(branch))),
  }
}

let commits = 0
async function commitToMain(message: string): Promise<string> {
  commits += 1
  await github.api('PUT', `/repos/octo/app/contents/commit-${commits}.txt`, {
    message,
    content: Buffer.from(String(commits)).toString('base64'),
    branch: 'main',
  })
  return github.headOf('main')
}

/** Headline and first lines of the summary, as a person reads them. */
const firstLines = ({ summary }: StepResult) =>
  summary.split('\n').slice(0, 8).join('\n').replaceAll('\u200B', '')

describe('a test that breaks on main', () => {
  it('keeps main red until it passes again, and names the commit and the pull request', async () => {
    const { push, night, pull } = measure('stays')
    await push(failing(), 'Add a shop')
    const breaks = await push(failing('pays'), 'Change the prices (#5)\n\nAll of them.')
    expect(breaks.exitCode, breaks.stdout).toBe(1)
    for (const still of [await night(failing('pays')), await push(failing('pays'), 'Fix a typo (#6)')]) {
      expect(still.exitCode, still.stdout).toBe(1)
      expect(firstLines(still)).toContain('1 of 4 tests still broken')
      expect(firstLines(still)).toContain(`1 test is broken since ${breaks.sha} (#5)`)
      expect(still.summary).not.toContain('intermittently')
    }
    const healthy = await pull(failing('pays'), 'stays-healthy')
    expect(healthy.exitCode, healthy.stdout).toBe(0)
    expect(firstLines(healthy)).toContain('✅')
    expect(firstLines(healthy)).toContain(`1 test fails on main since ${breaks.sha} (#5), not yours: “pays”`)
    const another = await pull(failing('pays', 'ships'), 'stays-another')
    expect(another.outputs).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(firstLines(another)).toContain('not yours: “pays”')

    const repaired = await push(failing(), 'Repair the prices (#7)')
    expect(repaired.exitCode, repaired.stdout).toBe(0)
    expect((await night(failing())).exitCode).toBe(0)
  })
})
