import { cpSync, existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startLocalService } from '../../../local-service/index.ts'
import { type GitHub, startGitHub } from '../../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase, writeFiles } from '../../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const passing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target' }]
const failing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target', outcome: 'failed' }]

interface Job {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

/** Gitea, Forgejo and GitHub Enterprise Server run the same actions under another address. */
function gate(
  job: Job,
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  workspace = createWorkspace({}),
) {
  writeFiles(workspace, { 'junit.xml': junitReport(cases) })
  return runStep({
    workspace,
    inputs: { reports: 'junit.xml', 'suite-name': 'ghes', 'github-token': token, ...more },
    ...job,
    env: { ...job.env, GITHUB_SERVER_URL: 'https://github.acme.example' },
  })
}

let names = 0
const nextName = (kind: string) => {
  names += 1
  return `${kind}-${names}`
}

async function onPullRequest(
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  workspace?: string,
) {
  const change = await github.createPullRequest(nextName('ghes'))
  return gate(pullRequestJob(github, change), cases, more, workspace)
}

describe('a server without artifacts of the fourth version', () => {
  it('is recognized: said once, with what works there, and never passed', async () => {
    const onMain = await gate(await pushJob(github), passing)
    const result = await onPullRequest(failing)
    for (const { stdout } of [onMain, result]) {
      expect(stdout).not.toContain('GHESNotSupportedError')
      expect(stdout.match(/^::(error|warning|notice)[^\n]*github\.acme\.example/gm), stdout).toHaveLength(1)
      expect(stdout).toContain('baseline: file:')
    }
    expect(result.outputs.verdict, result.stdout).not.toBe('passed')
    expect(result.summary).toContain('github.acme.example')
    expect((await onPullRequest(passing)).outputs.verdict).toBe('inconclusive')
    expect((await onPullRequest(passing, { policy: 'on-inconclusive: fail' })).exitCode).not.toBe(0)
  })

  it('needs no baseline when none is wanted', async () => {
    const result = await onPullRequest(passing, { baseline: 'none' })
    expect(result.outputs.verdict, result.stdout).toBe('passed')
  })

  it('works with the service as the memory', async () => {
    const service = await startLocalService({ keys: ['sk_ghes'], rateLimit: 'off' })
    onTestFinished(() => service.close())
    const inputs = { 'api-key': 'sk_ghes', 'base-url': service.baseUrl, project: 'local-project' }
    await gate(await pushJob(github), passing, inputs)
    const result = await onPullRequest(failing, inputs)
    expect(result.exitCode, result.stdout).toBe(1)
  })

  it('works with a cache of results files as the memory', async () => {
    // What actions/cache brings back and takes away.
    const cache = createWorkspace({})
    const inputs = {
      baseline: 'file:eval-gate-baseline/*.json',
      policy: 'on-missing-baseline: neutral',
      'results-file': 'results.json',
    }
    const restored = () => {
      const workspace = createWorkspace({})
      if (existsSync(cache)) cpSync(cache, join(workspace, 'eval-gate-baseline'), { recursive: true })
      return workspace
    }
    const first = restored()
    const empty = await gate(await pushJob(github), passing, inputs, first)
    expect(empty.outputs.verdict, empty.stdout).toBe('inconclusive')
    expect(empty.exitCode).toBe(0)
    cpSync(join(first, 'results.json'), join(cache, '1.json'))
    expect(readdirSync(cache)).toEqual(['1.json'])
    const broken = await onPullRequest(failing, inputs, restored())
    expect(broken.exitCode, broken.stdout).toBe(1)
    const fine = await onPullRequest(passing, inputs, restored())
    expect(fine.outputs.verdict, fine.stdout).toBe('passed')
  })
})
