import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../../support/github.ts'
import { type JobOptions, pullRequestJob, pushJob, runStep } from '../../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.artifacts.artifacts.length = 0
})

const passing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target' }]
const failing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target', outcome: 'failed' }]

interface Job {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

type Matrix = Readonly<Record<string, unknown>> | null

/** A step as the runner starts it: `matrix` holds what the default of the input makes of the job's matrix. */
function gate(
  job: Job,
  matrix: Matrix,
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  env: Record<string, string> = {},
) {
  return runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
    inputs: {
      reports: 'junit.xml',
      'html-report': 'off',
      'github-token': token,
      matrix: JSON.stringify(matrix),
      ...more,
    },
    ...job,
    env: { ...job.env, ...env },
  })
}

let runs = 20_000
const onMain = (options: JobOptions = {}) => pushJob(github, 'main', { runId: ++runs, ...options })

let branches = 0
async function pullRequest() {
  branches += 1
  return github.createPullRequest(`matrix-${branches}`)
}

const baselines = () =>
  github.artifacts.artifacts.map(({ id, name }) => ({ id, name })).sort((a, b) => a.id - b.id)

describe('the legs of a matrix', () => {
  it('have a baseline, a section of the comment and a verdict each, without a suite name', async () => {
    const runId = ++runs
    for (const python of ['3.11', '3.12']) {
      const result = await gate(await pushJob(github, 'main', { runId }), { python }, passing)
      expect(result.exitCode, result.stdout).toBe(0)
    }
    expect(baselines()).toHaveLength(2)

    const change = await pullRequest()
    const prRun = ++runs
    const broken = await gate(pullRequestJob(github, change, { runId: prRun }), { python: '3.11' }, failing)
    const fine = await gate(pullRequestJob(github, change, { runId: prRun }), { python: '3.12' }, passing)
    expect(broken.exitCode, broken.stdout).toBe(1)
    expect(fine.exitCode, fine.stdout).toBe(0)
    const [comment, ...others] = (await github.comments(change.number)).map(({ body }) => body)
    expect(others).toEqual([])
    expect(comment).toMatch(/^### ❌ Evals \/ evals \(3\.11\): /m)
    expect(comment).toMatch(/^### ✅ Evals \/ evals \(3\.12\): /m)
  })

  it('that share a suite name: the second is refused with the fix, and nothing of the first is lost', async () => {
    const name = { 'suite-name': 'shared' }
    const runId = ++runs
    await gate(await pushJob(github, 'main', { runId }), { os: 'linux' }, passing, name)
    const before = baselines()
    expect(before).toHaveLength(1)
    const second = await gate(await pushJob(github, 'main', { runId }), { os: 'windows' }, failing, name)
    expect(second.exitCode, second.stdout).not.toBe(0)
    expect(second.stdout).toMatch(/::error.*shared/)
    expect(second.stdout).toMatch(/suite-name: shared \(\$\{\{ matrix\.os \}\}\)/)
    expect(baselines()).toEqual(before)
  })

  it('that share a suite name on a pull request leave the comment of the other alone', async () => {
    const name = { 'suite-name': 'shared on a change' }
    await gate(await onMain(), { os: 'linux' }, passing, name)
    const change = await pullRequest()
    const runId = ++runs
    const broken = await gate(pullRequestJob(github, change, { runId }), { os: 'linux' }, failing, name)
    expect(broken.exitCode, broken.stdout).toBe(1)
    const [before] = await github.comments(change.number)
    const fine = await gate(pullRequestJob(github, change, { runId }), { os: 'windows' }, passing, name)
    expect(fine.exitCode, fine.stdout).toBe(2)
    expect(fine.stdout).toMatch(/::error.*shared on a change/)
    expect(await github.comments(change.number)).toEqual([before])
  })

  it('measure again when the job runs again, and replace what they stored themselves', async () => {
    const runId = ++runs
    const first = await gate(await pushJob(github, 'main', { runId }), { os: 'linux' }, failing)
    expect(baselines()).toHaveLength(1)
    const [before] = baselines()
    const again = await gate(await pushJob(github, 'main', { runId, attempt: 2 }), { os: 'linux' }, passing)
    expect(again.exitCode, `${first.stdout}${again.stdout}`).toBe(0)
    expect(baselines()).toHaveLength(1)
    expect(baselines()[0]?.id).not.toBe(before?.id)
  })
})

describe('two steps or jobs of one name', () => {
  it('in one job: the second step is refused before it measures anything', async () => {
    const job = await onMain()
    const first = await gate(job, null, passing)
    expect(first.exitCode, first.stdout).toBe(0)
    const before = baselines()
    const runnerTemp = (first.outputs['results-file'] ?? '').replace(/\/eval-gate.*$/, '')
    const second = await gate(
      job,
      null,
      failing,
      {},
      { GITHUB_ACTION: '__octo_gate_2', RUNNER_TEMP: runnerTemp },
    )
    expect(second.exitCode, second.stdout).toBe(2)
    expect(second.stdout).toMatch(/::error.*suite-name/)
    expect(baselines()).toEqual(before)
  })

  it('of one reusable workflow that is called twice: the second job is refused', async () => {
    // Both calls have the same workflow, the same id of the job and no matrix of their own.
    const runId = ++runs
    const first = await gate(await pushJob(github, 'main', { runId }), null, passing)
    expect(first.exitCode, first.stdout).toBe(0)
    const before = baselines()
    const second = await gate(await pushJob(github, 'main', { runId }), null, failing)
    expect(second.exitCode, second.stdout).not.toBe(0)
    expect(second.stdout).toMatch(/::error.*suite-name/)
    expect(baselines()).toEqual(before)
  })
})
