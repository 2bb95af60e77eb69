import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

const hourMs = 60 * 60 * 1000
const policyFile = '.github/eval-gate.yml'
const policy = 'heartbeat: { nightly: 26h, weekly evals: 8d, never ran: 30d }\n'

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
  for (const suite of ['unit', 'nightly', 'weekly evals']) await onMain(suite)
})
afterAll(() => github.close())

const workspace = () =>
  createWorkspace({ 'junit.xml': junitReport([{ name: 'adds' }]), [policyFile]: policy })
const inputs = (suite: string) => ({
  reports: 'junit.xml',
  'suite-name': suite,
  'github-token': token,
  'html-report': 'off',
})

async function onMain(suite: string) {
  return await runStep({ workspace: workspace(), inputs: inputs(suite), ...(await pushJob(github)) })
}

/** As if the newest measurement of the suite were that old, until the test ends. */
function age(artifact: string, hours: number) {
  for (const [index, one] of github.artifacts.artifacts.entries()) {
    if (one.name !== artifact) continue
    const createdAt = new Date(Date.now() - hours * hourMs).toISOString()
    github.artifacts.artifacts[index] = { ...one, createdAt }
    onTestFinished(() => {
      github.artifacts.artifacts[index] = one
    })
  }
}

const firstLines = (text: string) => text.split('\n').slice(0, 8).join('\n')

describe('suites that should be measured every so often', () => {
  it('are named where they are overdue or never came, in the first lines and the log of runs of the branch', async () => {
    age('eval-gate-baseline-nightly', 25)
    const view = firstLines((await onMain('unit')).summary)
    expect(view).toContain('never ran')
    expect(view).not.toContain('nightly')
    expect(view).not.toContain('weekly')

    age('eval-gate-baseline-nightly', 27)
    const { stdout, summary, exitCode, outputs } = await onMain('unit')
    // This suite is not worse for it.
    expect([exitCode, outputs.verdict], stdout).toEqual([0, 'passed'])
    expect(firstLines(summary)).toContain('was last measured on main 27 hours ago')
    expect(stdout).toMatch(/^::warning::“nightly” was last measured .* every 26 hours\. “never ran” has no/m)
  })

  it('are nothing that a pull request is told', async () => {
    const pullRequest = await github.createPullRequest('overdue')
    const job = pullRequestJob(github, pullRequest)
    const { stdout } = await runStep({ workspace: workspace(), inputs: inputs('unit'), ...job })
    const [comment] = await github.comments(pullRequest.number)
    for (const text of [stdout, comment?.body]) expect(text).not.toContain('no measurement on main')
  })

  it('have an issue where the policy wants one, until they are measured', async () => {
    const late = 'heartbeat: { late-evals: 26h }\nissue-on-failure: true\n'
    const onMainWith = async (suite: string) =>
      runStep({
        workspace: createWorkspace({ 'junit.xml': junitReport([{ name: 'adds' }]), 'late.yml': late }),
        inputs: { ...inputs(suite), policy: 'late.yml' },
        ...(await pushJob(github)),
      })
    const listIssues = async () => {
      const all = await github.api<readonly { title: string; state: string; body: string }[]>(
        'GET',
        '/repos/octo/app/issues?state=all&per_page=100',
      )
      return all.filter(({ title }) => title.includes('late-evals'))
    }
    await onMainWith('unit')
    await onMainWith('nightly')
    const [issue, ...others] = await listIssues()
    expect(others).toEqual([])
    expect(issue).toMatchObject({ title: 'Eval Gate: late-evals is overdue', state: 'open' })
    expect(issue?.body).toContain(
      '“late-evals” has no measurement on main, and should be measured every 26 hours.',
    )
    await onMainWith('late-evals')
    expect((await listIssues()).map(({ state }) => state)).toEqual(['closed'])
    age('eval-gate-baseline-late-evals', 27)
    await onMainWith('unit')
    expect((await listIssues()).map(({ title, state }) => [title, state])).toEqual([
      ['Eval Gate: late-evals is overdue', 'open'],
    ])
  })

  it('are not named by the run that measures them', async () => {
    age('eval-gate-baseline-nightly', 27)
    const { stdout } = await onMain('nightly')
    expect(stdout).not.toContain('“nightly” was last measured')
    expect((await onMain('unit')).stdout).not.toContain('“nightly” was last')
  })

  it('are found behind a hundred newer artifacts of other suites', async () => {
    const run = github.artifacts.addRun({
      id: 1,
      event: 'push',
      branch: 'main',
      commit: 'c'.repeat(40),
      workflowPath: '.github/workflows/evals.yml',
      fromFork: false,
    })
    for (let index = 0; index < 100; index += 1) github.artifacts.store(`other-${index}`, run, {})
    const result = await onMain('unit')
    expect(result.stdout).not.toContain('“weekly evals”')
    expect(result.stdout).toContain('“never ran” has no measurement on main')
  })

  it('are not taken for measured in time where GitHub does not say so', async () => {
    const stop = github.intercept(({ url }) =>
      url.pathname.endsWith('/actions/artifacts') ? { status: 403 } : undefined,
    )
    const result = await onMain('unit')
    stop()
    expect(firstLines(result.summary)).toContain('Could not tell whether every suite')
  })
})

describe('eval-gate overdue', () => {
  const ask = async (text: string) =>
    runCli(['overdue', '--repository', 'octo/app'], {
      cwd: createWorkspace({ [policyFile]: text }),
      env: { GITHUB_TOKEN: token, GITHUB_API_URL: github.url },
    })

  it('ends with 4 and a line for each overdue suite, for a scheduled job', async () => {
    expect(await ask(policy)).toMatchObject({
      exitCode: 4,
      stdout: '“never ran” has no measurement on main, and should be measured every 30 days.\n',
    })
    expect(await ask('heartbeat: { nightly: 26h }')).toMatchObject({
      exitCode: 0,
      stdout: 'The suite of heartbeat was measured on main in time.\n',
    })
  })

  it('does not pass where nothing says what is due', async () => {
    const { exitCode, stderr } = await ask('fail-on: regressions')
    expect([exitCode, stderr]).toEqual([2, expect.stringContaining('has no heartbeat')])
  })
})
