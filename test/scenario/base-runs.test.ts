import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readZip } from '../../src/platform/github/artifacts/zip.ts'
import { type GitHub, type PullRequest, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'
import { zipOf } from '../support/zip.ts'

let github: GitHub
let token: string

beforeEach(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterEach(() => github.close())

const passing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target' }]
const failing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target', outcome: 'failed' }]
/** Three iterations of two evals. */
const evals = (passed: number): readonly ReportCase[] =>
  ['asks', 'answers'].flatMap((name) =>
    [0, 1, 2].map(
      (at): ReportCase => ({
        name: `${name} (iteration ${at + 1})`,
        outcome: at < passed ? 'passed' : 'failed',
      }),
    ),
  )

/** The step, and its requests to the API of GitHub. */
async function gate(
  job: Awaited<ReturnType<typeof pushJob>>,
  cases: readonly ReportCase[],
  more: Readonly<Record<string, string>> = {},
) {
  github.requests.length = 0
  const result = await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
    inputs: {
      reports: 'junit.xml',
      'suite-name': 'pool',
      'html-report': 'off',
      'github-token': token,
      ...more,
    },
    ...job,
  })
  const requests = github.requests
    .map(({ path }) => path)
    .filter((path) => path.startsWith('/repos/') || path.startsWith('/graphql'))
  return { ...result, requests, opened: requests.filter((path) => path.endsWith('/zip')) }
}

const onBranch = async (cases: readonly ReportCase[], branch = 'main', more = {}) =>
  gate(await pushJob(github, branch), cases, more)

let pulls = 0
async function onPullRequest(cases: readonly ReportCase[], base = 'main', more = {}) {
  pulls += 1
  const pull: PullRequest = await github.createPullRequest(`change-${pulls}`, undefined, base)
  return gate(pullRequestJob(github, pull, { baseBranch: base }), cases, more)
}

async function mains(count: number, cases: readonly ReportCase[] = passing): Promise<void> {
  for (let run = 0; run < count; run += 1) await onBranch(cases)
}

/** Nothing runs for so long; GitHub keeps artifacts for 90 days. */
function pause(days: number): void {
  const earlier = (at: string) => new Date(Date.parse(at) - days * 86_400_000).toISOString()
  const { runs, artifacts } = github.artifacts
  for (const run of runs.values()) Object.assign(run, { createdAt: earlier(run.createdAt) })
  for (const artifact of artifacts)
    Object.assign(artifact, { createdAt: earlier(artifact.createdAt), expired: days > 90 })
}

/** Rewrites the baselines as another release would have stored them. */
async function rewriteBaselines(change: (text: string) => string): Promise<void> {
  for (const artifact of github.artifacts.artifacts) {
    const files = ['eval-gate-results.json']
    const content = (await readZip(artifact.body, { files, maxBytes: 1e6 })).get('eval-gate-results.json')
    const text = change(String(content))
    artifact.body = zipOf([{ name: 'eval-gate-results.json', content: Buffer.from(text) }])
  }
}

const ofVersion = (version: number) => (text: string) => text.replace('"version":1', `"version":${version}`)

describe('a default branch that gets another name', () => {
  async function rename(): Promise<void> {
    const path = '/repos/octo/app'
    const sha = await github.headOf('main')
    await github.api('POST', `${path}/git/refs`, { ref: 'refs/heads/trunk', sha })
    await github.api('PATCH', path, { default_branch: 'trunk' })
    await github.api('DELETE', `${path}/git/refs/heads/main`)
  }

  it('keeps its runs, before and after its first push', async () => {
    for (let run = 0; run < 4; run += 1) await onBranch(run === 1 ? failing : passing)
    await rename()
    const first = await onPullRequest(failing, 'trunk')
    expect(first.summary, first.stdout).toContain('compared with 4 base runs')
    await onBranch(passing, 'trunk')
    const second = await onPullRequest(passing, 'trunk')
    expect(second.summary, second.stdout).toContain('compared with 5 base runs')
    expect(second.opened).toHaveLength(1)
  })

  it('takes no run of a commit that was merged into it', async () => {
    await github.createPullRequest('feature')
    await onBranch(failing, 'feature')
    const path = '/repos/octo/app/git'
    const parents = [await github.headOf('main'), await github.headOf('feature')]
    const head = await github.api<{ tree: { sha: string } }>('GET', `${path}/commits/${parents[1]}`)
    const merge = { message: 'Merge feature', tree: head.tree.sha, parents }
    const { sha } = await github.api<{ sha: string }>('POST', `${path}/commits`, merge)
    await github.api('PATCH', `${path}/refs/heads/main`, { sha })
    const result = await onPullRequest(failing)
    expect(result.summary, result.stdout).toContain('has no baseline of this suite yet')
  })
})

it('a branch that the inputs name and that has no baseline: the default branch stands in, by its own name', async () => {
  await onBranch(passing)
  for (const [head, verdict] of [
    [failing, 'failed'],
    [passing, 'passed'],
  ] as const) {
    const result = await onPullRequest(head, 'main', { 'baseline-branch': 'nowhere' })
    expect(result.outputs, result.stdout).toMatchObject({ verdict })
    const [firstLines = ''] = result.summary.split('<details>')
    expect(firstLines).toContain('nowhere has no baseline of this suite, so this run is compared with main')
    expect(result.stdout).not.toMatch(/of nowhere|nowhere@/)
  }
})

describe('a pause', () => {
  it.each([10, 35])('of %i days: a test that breaks is red', async (days) => {
    await mains(10)
    pause(days)
    const red = await onPullRequest(failing)
    expect(red.outputs, red.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(red.requests.length, red.requests.join('\n')).toBeLessThanOrEqual(12)
    const green = await onPullRequest(passing)
    expect(green.outputs, green.stdout).toMatchObject({ verdict: 'passed' })
    const [firstLines = ''] = green.summary.split('<details>')
    const isSaid = firstLines.includes('The newest run of the base branch is 35 days old')
    expect(isSaid).toBe(days === 35)
    expect(green.requests.length, green.requests.join('\n')).toBeLessThanOrEqual(12)
  })

  it.each([1, 3])(
    'of 35 days: evals are not judged by what a model did then (%i of 3 pass)',
    async (passed) => {
      await mains(10, evals(3))
      pause(35)
      const result = await onPullRequest(evals(passed))
      expect(result.outputs, result.stdout).toMatchObject({ verdict: 'inconclusive' })
      expect(result.summary).toContain('so 2 evals were not compared with it')
    },
  )

  it('of 100 days: nothing is left to compare with, and the next run of the branch mends that', async () => {
    await mains(10)
    pause(100)
    const open = await onPullRequest(passing)
    expect(open.outputs, open.stdout).toMatchObject({ verdict: 'inconclusive' })
    expect(open.requests.length, open.requests.join('\n')).toBeLessThanOrEqual(12)
    await onBranch(passing)
    const green = await onPullRequest(passing)
    expect(green.outputs, green.stdout).toMatchObject({ verdict: 'passed' })
    expect(green.requests.length, green.requests.join('\n')).toBeLessThanOrEqual(12)
  })
})

describe('baselines of another release', () => {
  it('of the version before this one are read, and written again with the next one', async () => {
    await mains(10)
    await rewriteBaselines(ofVersion(3))
    const red = await onPullRequest(failing)
    expect(red.outputs, red.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(red.summary).toContain('compared with 10 base runs')
    await onBranch(passing)
    const next = await onPullRequest(failing)
    expect(next.summary, next.stdout).toContain('compared with 10 base runs')
    expect(next.opened).toHaveLength(1)
  })

  it('of a newer version are void: opened by the next run of the branch, and never again', async () => {
    await mains(10)
    await rewriteBaselines(ofVersion(9))
    const open = await onPullRequest(passing)
    expect(open.outputs, open.stdout).toMatchObject({ verdict: 'inconclusive' })
    expect(open.opened).toHaveLength(3)
    expect((await onBranch(passing)).opened).toHaveLength(3)
    const second = await onBranch(passing)
    expect(second.opened, second.stdout).toHaveLength(1)
    const green = await onPullRequest(passing)
    expect(green.outputs, green.stdout).toMatchObject({ verdict: 'passed' })
    expect(green.opened).toHaveLength(1)
    expect(green.requests.length, green.requests.join('\n')).toBeLessThanOrEqual(12)
  })
})

describe('a test that failed, and has no result in what comes next', () => {
  const gone: readonly ReportCase[] = [{ name: 'stable' }]

  it('is missed in the next push of a feature branch and in the next attempt on main, within twelve requests', async () => {
    await mains(3)
    await github.createPullRequest('feature')
    await onBranch(failing, 'feature')
    const pushed = await onBranch(gone, 'feature')
    const runId = 65_000
    await gate(await pushJob(github, 'main', { runId }), failing)
    const again = await gate(await pushJob(github, 'main', { runId, attempt: 2 }), gone)
    for (const { outputs, summary, requests, stdout } of [pushed, again]) {
      expect(outputs.verdict, stdout).toBe('inconclusive')
      expect(summary).toContain('1 failed before')
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12)
    }
  })
})

it('a second workflow file with the suite of another one fails, and its output is not `passed`', async () => {
  const pull = await github.createPullRequest('two-files')
  await gate(pullRequestJob(github, pull), passing)
  const other = await gate(
    pullRequestJob(github, pull, { workflowFile: 'other.yml', workflow: 'Other' }),
    passing,
  )
  expect(other.exitCode, other.stdout).toBe(2)
  expect(other.outputs.verdict).toBe('inconclusive')
})
