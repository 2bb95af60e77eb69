import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]
const policyFile = '.github/eval-gate.yml'

let github: GitHub
let token: string
/** `owner/name` of the repository with the shared policy, its first commit with a policy, and a branch beside the tag. */
let shared: string
let pinned: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  const created = await github.api<{ full_name: string }>('POST', '/user/repos', {
    name: 'policies',
    auto_init: true,
  })
  shared = created.full_name
  const put = async (text: string, sha?: string) =>
    github.api<{ commit: { sha: string }; content: { sha: string } }>(
      'PUT',
      `/repos/${shared}/contents/evals.yml`,
      { message: 'A policy', content: Buffer.from(text).toString('base64'), sha },
    )
  const first = await put('lock: [fail-on]\nfail-on: regressions\n')
  pinned = first.commit.sha
  await github.api('POST', `/repos/${shared}/git/refs`, { ref: 'refs/tags/v1', sha: pinned })
  const later = await put('fail-on: never\n', first.content.sha)
  // What is pinned is the tag, not the branch of the same name.
  await github.api('POST', `/repos/${shared}/git/refs`, { ref: 'refs/heads/v1', sha: later.commit.sha })
  await github.api('POST', `/repos/${shared}/git/refs`, { ref: 'refs/heads/v2', sha: later.commit.sha })
})
afterAll(() => github.close())

let suites = 0

/** A repository whose main has this policy and was measured, and what its pull request comes to. */
async function judge(policy: string, ofPullRequest = policy, more: Readonly<Record<string, string>> = {}) {
  suites += 1
  const inputs = { reports: 'junit.xml', 'suite-name': `extends-${suites}`, 'github-token': token, ...more }
  const known = await github
    .api<{ sha: string }>('GET', `/repos/octo/app/contents/${policyFile}`)
    .catch(() => undefined)
  await github.api('PUT', `/repos/octo/app/contents/${policyFile}`, {
    message: 'A policy',
    content: Buffer.from(policy).toString('base64'),
    branch: 'main',
    sha: known?.sha,
  })
  const measured = createWorkspace({ 'junit.xml': junitReport(passing), [policyFile]: policy })
  const onMain = await runStep({ workspace: measured, inputs, ...(await pushJob(github)) })
  const pullRequest = await github.createPullRequest(`extends-${suites}`)
  github.requests.length = 0
  const files = { 'junit.xml': junitReport(broken), [policyFile]: ofPullRequest }
  const result = await runStep({
    workspace: createWorkspace(files),
    inputs,
    ...pullRequestJob(github, pullRequest),
  })
  const [comment] = await github.comments(pullRequest.number)
  return { onMain, result, comment: comment?.body ?? '' }
}

describe('a policy that extends one of another repository', () => {
  it.each(['tag', 'commit'])('is judged by it, pinned to a %s', async (kind) => {
    const policy = `extends: ${shared}/evals.yml@${kind === 'tag' ? 'v1' : pinned}\nfail-on: never\n`
    const { onMain, result, comment } = await judge(policy)
    expect(onMain.exitCode, onMain.stdout).toBe(0)
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(github.requests.filter(({ path }) => path.startsWith(`/repos/${shared}/`))).toHaveLength(1)
    for (const view of [comment, result.summary, result.stdout, onMain.summary]) {
      expect(view).toContain('asks for less than the policy that it builds on')
      expect(view).toContain('fail-on: never')
    }
  })

  it('does not take a branch for a tag', async () => {
    const { onMain, result } = await judge(`extends: ${shared}/evals.yml@v2\n`)
    for (const { exitCode, stdout } of [onMain, result]) {
      expect(exitCode, stdout).toBe(2)
      expect(stdout).toContain(`${policyFile}:1:10`)
      expect(stdout).toContain(`${shared}/evals.yml@v2 does not exist, or the token may not read it`)
    }
  })

  it('is not left by a pull request that no longer extends it, also while it is out of reach', async () => {
    const policy = `extends: ${shared}/evals.yml@v1\n`
    const { result, comment } = await judge(policy, 'fail-on: never\n')
    expect(result.exitCode, result.stdout).toBe(1)
    expect(comment).toContain('changes the policy')

    const stop = github.intercept(({ url }) =>
      url.pathname.startsWith(`/repos/${shared}/`) ? { status: 503 } : undefined,
    )
    const workspace = createWorkspace({ 'junit.xml': junitReport(broken), [policyFile]: 'fail-on: never\n' })
    const pullRequest = await github.createPullRequest('extends-outage')
    const inputs = { reports: 'junit.xml', 'suite-name': `extends-${suites}`, 'github-token': token }
    const later = await runStep({ workspace, inputs, ...pullRequestJob(github, pullRequest) })
    stop()
    expect(later.outputs.verdict, later.stdout).toBe('inconclusive')
    expect(later.summary).toContain('The policy of main could not be read')
  })

  it('that GitHub does not give leaves the inputs to judge, and nothing green', async () => {
    const stop = github.intercept(({ url }) =>
      url.pathname.startsWith(`/repos/${shared}/`) ? { status: 503 } : undefined,
    )
    const { onMain, result } = await judge(`extends: ${shared}/evals.yml@v1\n`)
    stop()
    expect([onMain.outputs.verdict, onMain.exitCode], onMain.stdout).toEqual(['inconclusive', 0])
    expect([result.outputs.verdict, result.exitCode], result.stdout).toEqual(['failed', 1])
    for (const { summary } of [onMain, result]) expect(summary).toContain('follows the inputs alone')
  })

  it('is read in a terminal with GITHUB_TOKEN, and not without', async () => {
    const cwd = createWorkspace({
      'main.xml': junitReport(passing),
      'head.xml': junitReport(broken),
      [policyFile]: `extends: ${shared}/evals.yml@v1\nfail-on: never\n`,
    })
    const args = ['gate', '--baseline', 'main.xml', '--head', 'head.xml']
    const env = { GITHUB_TOKEN: token, GITHUB_API_URL: github.url }
    const judged = await runCli(args, { cwd, env })
    expect(judged.exitCode, judged.stderr).toBe(1)
    expect(judged.stderr).toContain('so they have no effect: `fail-on: never`')
    const without = await runCli(args, { cwd })
    expect(without.exitCode).toBe(2)
    expect(without.stderr).toContain("can't be read without a token")
  })
})
