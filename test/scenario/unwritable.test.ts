import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type GitHub, type PullRequest, startGitHub } from '../support/github.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { skipOnWindows } from '../support/systems.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string
let pull: PullRequest

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  pull = await github.createPullRequest('unwritable')
})
afterAll(() => github.close())

let suites = 0

/** A step on the pull request, of a suite of its own. */
async function step(
  env: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = {},
  outcome: 'passed' | 'failed' = 'passed',
) {
  suites += 1
  const job = pullRequestJob(github, pull)
  const result = await runStep({
    event: job.event,
    env: { ...job.env, ...env },
    workspace: createWorkspace({ 'junit.xml': junitReport([{ name: 'one', outcome }]) }),
    inputs: {
      reports: 'junit.xml',
      'suite-name': `unwritable ${suites}`,
      'github-token': token,
      baseline: 'none',
      policy: 'fail-on: failures',
      ...inputs,
    },
  })
  const comments = await github.comments(pull.number)
  return { ...result, hasComment: comments.some(({ body }) => body.includes(`unwritable%20${suites} `)) }
}

/** A file of a full disk. */
const full = '/dev/full'

describe('a file that cannot be written', () => {
  skipOnWindows('/dev/full and permissions of files do not exist')

  it('the job summary: said, and nothing else changes', async () => {
    const { exitCode, stdout, outputs, hasComment } = await step({ GITHUB_STEP_SUMMARY: full })
    expect(stdout).toMatch(/::warning::The job summary .* can't be written \(the disk is full/)
    expect(stdout).not.toContain('This is a bug')
    expect(outputs).toMatchObject({ verdict: 'passed', 'comment-url': expect.stringContaining('comment') })
    expect({ exitCode, hasComment }).toEqual({ exitCode: 0, hasComment: true })
  })

  it('the outputs, which later steps read: infrastructure, and no bug', async () => {
    const { exitCode, stdout, summary, hasComment } = await step({ GITHUB_OUTPUT: full })
    expect(stdout).toMatch(/::error::The file of the outputs .* can't be written \(the disk is full/)
    expect(stdout.match(/can't be written/g)).toHaveLength(1)
    expect(summary).toContain('passed')
    expect({ exitCode, hasComment }).toEqual({ exitCode: 3, hasComment: true })
  })

  it('a failed verdict has the first word', async () => {
    expect((await step({ GITHUB_OUTPUT: full }, {}, 'failed')).exitCode).toBe(1)
  })

  it('a results file on a full disk: everything else is published, and the disk is to blame', async () => {
    const { exitCode, stdout, outputs, hasComment } = await step({}, { 'results-file': full })
    expect(stdout).toMatch(/::error::results-file: \/dev\/full can't be written/)
    expect(outputs).toMatchObject({ verdict: 'inconclusive', 'results-file': '' })
    expect({ exitCode, hasComment }).toEqual({ exitCode: 3, hasComment: true })
  })

  it('a results file at a place that is wrong: the input is to blame', async () => {
    const { exitCode, stdout, outputs, hasComment } = await step(
      {},
      { 'results-file': 'junit.xml/results.json' },
    )
    expect(stdout).toContain('Name a file in a folder that this step may write to.')
    expect(outputs.verdict).toBe('inconclusive')
    expect({ exitCode, hasComment }).toEqual({ exitCode: 2, hasComment: true })
  })

  it('a temporary folder that is not there: the one of the system does', async () => {
    const { exitCode, outputs } = await step({ RUNNER_TEMP: '/proc/nowhere' })
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 0, verdict: 'passed' })
  })

  it('the state of the step', async () => {
    const { exitCode, outputs } = await step({ GITHUB_STATE: '/nowhere/state' })
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 0, verdict: 'passed' })
  })
})

describe('surroundings that are not as they should be', () => {
  it('the payload of the event is damaged: it goes on without it', async () => {
    const folder = createWorkspace({})
    const path = join(folder, 'event.json')
    writeFileSync(path, '{"pull_request":')
    const { exitCode, outputs } = await step({ GITHUB_EVENT_PATH: path })
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 0, verdict: 'passed' })
  })

  it('the workspace is no folder', async () => {
    const { exitCode, stdout } = await step({ GITHUB_WORKSPACE: '/nowhere' })
    expect(stdout).toContain('::error::the workspace of the job (GITHUB_WORKSPACE) is not a folder: /nowhere')
    expect(exitCode).toBe(2)
  })
})

describe('GitHub that does not answer', () => {
  it('costs no more than the budget, and takes nothing of the result along', async () => {
    const end = github.intercept(({ url }) =>
      /CreateArtifact|comments/.test(url.pathname) ? new Promise(() => {}) : undefined,
    )
    onTestFinished(() => void end())
    const { exitCode, stdout, outputs, summary } = await step({}, { policy: 'publish-timeout: 0.05' })
    expect(stdout).toMatch(/::warning::The HTML report took too long/)
    expect(stdout).toMatch(/::warning::The pull-request comment took too long/)
    expect(summary).toContain('took too long')
    expect({ exitCode, verdict: outputs.verdict }).toEqual({ exitCode: 0, verdict: 'passed' })
  })

  it('judges by the policy of the checkout when that of the base comes too late, and is never green', async () => {
    const end = github.intercept(({ url }) =>
      url.pathname.includes('/contents/') ? new Promise(() => {}) : undefined,
    )
    onTestFinished(() => void end())
    const { exitCode, outputs, summary, stdout } = await step({}, { policy: 'publish-timeout: 0.05' })
    expect(outputs, stdout).toMatchObject({ verdict: 'inconclusive', total: '1' })
    expect(summary).toContain('The policy of main could not be read (Reading the policy took too long')
    expect(exitCode).toBe(0)
  })

  it('makes the verdict inconclusive when the baseline cannot be searched in time', async () => {
    const end = github.intercept(({ url }) =>
      /\/actions\/artifacts/.test(url.pathname) ? new Promise(() => {}) : undefined,
    )
    onTestFinished(() => void end())
    const inputs = { policy: 'publish-timeout: 0.1', baseline: 'auto' }
    const { outputs, stdout } = await step({}, inputs)
    expect(outputs.verdict, stdout).toBe('inconclusive')
    expect(stdout).toContain('The search for the baseline took too long')
  })
})
