import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { simulateMonths } from '../support/gate/team-months.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

const policyFile = '.github/eval-gate.yml'
const historyUrl = 'https://octo.github.io/app/evals.html'
const policy = `history-url: ${historyUrl}\nissue-on-failure: true\n`
const names = ['adds', 'removes', 'pays', 'ships']
const report = (...broken: readonly string[]) =>
  junitReport(
    names.map((name) => ({
      name,
      outcome: broken.includes(name) ? ('failed' as const) : ('passed' as const),
    })),
  )

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  await github.api('PUT', `/repos/octo/app/contents/${policyFile}`, {
    message: 'A policy',
    content: Buffer.from(policy).toString('base64'),
    branch: 'main',
  })
})
afterAll(() => github.close())

const gate = (text: string, job: { env: Readonly<Record<string, string>>; event: unknown }) =>
  runStep({
    workspace: createWorkspace({ 'junit.xml': text, [policyFile]: policy }),
    inputs: { reports: 'junit.xml', 'suite-name': 'unit', 'github-token': token, 'html-report': 'off' },
    ...job,
  })

describe('eval-gate history', () => {
  it('reads what the action keeps on GitHub, which links to the page', async () => {
    await gate(report(), await pushJob(github))
    const red = await github.createPullRequest('breaks')
    const { summary } = await gate(report('pays'), pullRequestJob(github, red))
    const [comment] = await github.comments(red.number)
    for (const text of [summary, comment?.body]) expect(text).toContain(`[History](${historyUrl})`)
    const green = await github.createPullRequest('is-fine')
    await gate(report(), pullRequestJob(github, green))
    await github.api('PUT', `/repos/octo/app/pulls/${red.number}/merge`, {})
    await gate(report('pays'), await pushJob(github))
    const open = await github.api<{ body: string; pull_request?: object }[]>('GET', '/repos/octo/app/issues')
    const issue = open.find((item) => item.pull_request === undefined)
    expect(issue?.body).toContain(`[History](${historyUrl})`)

    const cwd = createWorkspace({})
    const env = { GITHUB_TOKEN: token, GITHUB_API_URL: github.url }
    const flags = ['--repository', 'octo/app', '--suite-name', 'unit']
    const { exitCode, stdout, stderr } = await runCli(['history', ...flags], { cwd, env })
    expect(exitCode, stderr).toBe(0)
    expect(stdout).toContain('2 runs of main, 4 cases.')
    expect(stdout).toContain('Of 2 pull requests, 1 was red and 0 undecided at least once.')
    expect(stdout).toContain(
      'Merged although red: 1, after which the cases failed on main in 1 and held in 0.',
    )
    const page = readFileSync(join(cwd, 'eval-gate-history.html'), 'utf8')
    expect(page).toContain(`https://github.com/octo/app/pull/${red.number}`)

    const other = await runCli(['history', ...flags, '--suite-name', 'e2e'], { cwd, env })
    expect(other.exitCode).toBe(2)
    expect(other.stderr).toContain('It has baselines of “unit”')
  })

  it('keeps nothing of a pull request without the address of a page', async () => {
    const other = await startGitHub()
    try {
      const inputs = { reports: 'junit.xml', 'suite-name': 'unit', 'github-token': await other.createToken() }
      const workspace = createWorkspace({ 'junit.xml': report() })
      const job = pullRequestJob(other, await other.createPullRequest('quiet'))
      expect((await runStep({ workspace, inputs, ...job })).exitCode).toBe(0)
      const kept = other.artifacts.artifacts.filter(({ name }) => name.startsWith('eval-gate-results-'))
      expect(kept).toEqual([])
    } finally {
      await other.close()
    }
  })

  it('reads files, without an account', async () => {
    const { files } = await simulateMonths(30, 46)
    const cwd = createWorkspace(files)
    const { exitCode, stdout, stderr } = await runCli(
      ['history', '--runs', 'runs', '--pull-results', 'pulls', '--html-file', 'out/months.html'],
      { cwd },
    )
    expect(exitCode, stderr).toBe(0)
    expect(stdout).toContain('2030-01-01 to 2030-02-15: 46 runs of main, 33 cases.')
    expect(stdout).toContain(
      'Merged although red: 1, after which the cases failed on main in 1 and held in 0.',
    )
    expect(readFileSync(join(cwd, 'out/months.html'), 'utf8')).toContain('“atlas-1” → “atlas-2” (33 cases)')
  })

  it.each([
    [[], '--runs or --repository is required'],
    [['--repository', 'octo/app'], '--suite-name is required with --repository'],
    [['--runs', 'nowhere'], "nowhere can't be read"],
    [['--runs', '.', '--days', 'many'], '--days must be a whole number from 1 to 400'],
  ])('says what is wrong with %j', async (args, message) => {
    const env = { GITHUB_TOKEN: 'none' }
    const { exitCode, stderr } = await runCli(['history', ...args], { cwd: createWorkspace({}), env })
    expect(exitCode).toBe(2)
    expect(stderr).toContain(message)
  })
})
