import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { mergeGroupJob, pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'
import { git } from './repository.ts'

let github: GitHub
let token: string

const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]
const policyFile = '.github/eval-gate.yml'
const strict = 'fail-on: regressions\nmin-pass-rate: 50%\n'
const lax = 'fail-on: never\nmin-pass-rate: 10%\n'

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  await github.api('PUT', `/repos/octo/app/contents/${policyFile}`, {
    message: 'A policy',
    content: Buffer.from(strict).toString('base64'),
    branch: 'main',
  })
  // So that there is something to compare with.
  const workspace = createWorkspace({ 'junit.xml': junitReport(passing), [policyFile]: strict })
  const inputs = { reports: 'junit.xml', 'suite-name': 'rules', 'github-token': token }
  await runStep({ workspace, inputs, ...(await pushJob(github)) })
})
afterAll(() => github.close())

let branches = 0

async function judge(files: Record<string, string>, more: Record<string, string> = {}) {
  branches += 1
  const pullRequest = await github.createPullRequest(`rules-${branches}`)
  const result = await runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(broken), ...files }),
    inputs: { reports: 'junit.xml', 'suite-name': 'rules', 'github-token': token, ...more },
    ...pullRequestJob(github, pullRequest),
  })
  const [comment] = await github.comments(pullRequest.number)
  return { result, comment: comment?.body ?? '' }
}

describe('the policy of a pull request', () => {
  it.each([
    ['that never fails', lax],
    ['that ignores every case', 'cases: [{match: "*", gate: false}]\n'],
  ])(
    'is the one of the base: a change of it %s counts once merged, and every view says so',
    async (_, changed) => {
      const { result, comment } = await judge({ [policyFile]: changed })
      expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
      expect(result.exitCode).toBe(1)
      for (const view of [comment, result.summary, result.stdout]) {
        expect(view).toMatch(/changes the policy/)
        expect(view).toContain('once it is merged')
      }
    },
  )

  it('is said to be removed when the pull request removes it', async () => {
    const { result } = await judge({})
    expect(result.exitCode).toBe(1)
    expect(result.summary).toMatch(/removes the policy/)
  })

  it('says nothing where nothing changes', async () => {
    const { result } = await judge({ [policyFile]: strict })
    expect(result.exitCode).toBe(1)
    expect(result.summary).not.toMatch(/changes the policy/)
  })

  it('is the one of the pull request with `policy-from: head`, which every view says too', async () => {
    const { result, comment } = await judge({ [policyFile]: lax }, { 'policy-from': 'head' })
    expect(result.exitCode, result.stdout).toBe(0)
    for (const view of [comment, result.summary, result.stdout]) expect(view).toMatch(/changes the policy/)
  })

  it('is read by git where there is no token', async () => {
    const workspace = createWorkspace({ [policyFile]: strict, 'base.xml': junitReport(passing) })
    git(workspace, 'init', '--quiet')
    git(workspace, 'add', '.')
    git(workspace, 'commit', '--quiet', '-m', 'base')
    const baseSha = git(workspace, 'rev-parse', 'HEAD')
    const pullRequest = { ...(await github.createPullRequest('by-git')), baseSha }
    writeFileSync(join(workspace, policyFile), lax)
    writeFileSync(join(workspace, 'junit.xml'), junitReport(broken))
    const result = await runStep({
      workspace,
      inputs: { reports: 'junit.xml', 'suite-name': 'rules', baseline: 'file:base.xml' },
      ...pullRequestJob(github, pullRequest),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.summary).toMatch(/changes the policy/)
  })
})

describe('the policy of another event', () => {
  const feature = async () => {
    branches += 1
    return (await github.createPullRequest(`rules-${branches}`)).branch
  }

  it.each<[string, () => Promise<{ readonly env: Record<string, string>; readonly event: unknown }>]>([
    [
      'the merge queue',
      async () => mergeGroupJob(github, await github.createPullRequest(`rules-${++branches}`)),
    ],
    ['a push to a branch that nobody reviews', async () => pushJob(github, await feature())],
    [
      'a start by hand on a branch',
      async () => pushJob(github, await feature(), { event: 'workflow_dispatch' }),
    ],
    ['a tag', () => pushJob(github, 'main', { tag: `v${++branches}` })],
  ])('is the one of the base: %s', async (_, start) => {
    const result = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(broken), [policyFile]: lax }),
      inputs: { reports: 'junit.xml', 'suite-name': 'rules', 'github-token': token },
      ...(await start()),
    })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.summary).toMatch(/policy/)
  })

  it('is the one of the checkout where the history of the branch is reviewed', async () => {
    const result = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(broken), [policyFile]: lax }),
      inputs: { reports: 'junit.xml', 'suite-name': 'reviewed', 'github-token': token },
      ...(await pushJob(github)),
    })
    expect(result.exitCode, result.stdout).toBe(0)
  })
})

describe('a policy file that is a symbolic link', () => {
  skipOnWindows('links need a right that not every user has')

  it('out of the workspace is refused, and nothing of its target is shown', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'eval-gate-outside-'))
    writeFileSync(join(outside, 'secrets.yml'), 'database-password: hunter2\n')
    const workspace = createWorkspace({ 'junit.xml': junitReport(passing), '.github/keep': '' })
    symlinkSync(join(outside, 'secrets.yml'), join(workspace, policyFile))
    const result = await runStep({
      workspace,
      inputs: { reports: 'junit.xml', 'suite-name': 'linked', 'github-token': token },
      ...(await pushJob(github)),
    })
    expect(result.exitCode, result.stdout).toBe(2)
    expect(result.stdout).toContain('outside of the workspace')
    expect(result.stdout).not.toContain('database-password')
  })
})
