import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { type JobOptions, pullRequestJob, pushJob, runStep, wrongClock } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())
beforeEach(() => {
  github.requests.length = 0
  github.artifacts.artifacts.length = 0
})

const passing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target' }]
const failing: readonly ReportCase[] = [{ name: 'stable' }, { name: 'target', outcome: 'failed' }]

interface Job {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

async function gate(
  job: Job,
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  files: Record<string, string> = {},
) {
  const workspace = createWorkspace({ 'junit.xml': junitReport(cases), ...files })
  return runStep({
    workspace,
    inputs: {
      reports: 'junit.xml',
      'suite-name': 'pool',
      'html-report': 'off',
      'github-token': token,
      ...more,
    },
    ...job,
  })
}

const onMain = (cases: readonly ReportCase[], options: JobOptions = {}) =>
  pushJob(github, 'main', options).then((job) => gate(job, cases))

let branches = 0
async function onPullRequest(
  cases: readonly ReportCase[],
  more: Record<string, string> = {},
  env: Record<string, string> = {},
  files: Record<string, string> = {},
) {
  branches += 1
  const pullRequest = await github.createPullRequest(`baseline-${branches}`)
  const job = pullRequestJob(github, pullRequest)
  return gate({ ...job, env: { ...job.env, ...env } }, cases, more, files)
}

describe('a baseline from a results file', () => {
  const [stable] = passing
  const some = [stable as ReportCase]

  async function stored(cases: readonly ReportCase[], more: Record<string, string> = {}): Promise<string> {
    const { outputs, stdout } = await gate(await pushJob(github), cases, more)
    expect(outputs['results-file'], stdout).toBeTruthy()
    return readFileSync(String(outputs['results-file']), 'utf8')
  }

  function compare(
    bases: readonly string[],
    cases: readonly ReportCase[],
    more: Record<string, string> = {},
  ) {
    const files = Object.fromEntries(bases.map((text, index) => [`base-${index}.json`, text]))
    return onPullRequest(cases, { baseline: 'file:base-*.json', ...more }, {}, files)
  }

  it.each([
    ['a selection', { selection: 'true' }, 'only a selection ran'],
    ['a failed step of tests', { 'test-outcome': 'failure' }, 'the step that ran the tests did not succeed'],
    ['a report that did not come', { reports: 'junit.xml\nother.xml' }, 'reports are missing'],
  ])('a measurement that is not whole proves nothing: %s', async (_, inputs, why) => {
    const { outputs, summary, stdout } = await compare([await stored(some, inputs)], passing)
    expect(outputs.verdict, stdout).toBe('inconclusive')
    expect(summary).toContain(`The baseline is not a whole measurement: ${why}`)
  })

  it('a whole measurement beside it is enough', async () => {
    const bases = [await stored(passing), await stored(some, { selection: 'true' })]
    const { outputs, stdout } = await compare(bases, passing)
    expect(outputs, stdout).toMatchObject({ verdict: 'passed' })
  })

  it('the same selection on both sides is compared', async () => {
    const bases = [await stored(some, { selection: 'true' })]
    const { outputs, stdout } = await compare(bases, some, { selection: 'true' })
    expect(outputs, stdout).toMatchObject({ verdict: 'passed' })
  })
})

describe('the baseline of a pull request', () => {
  it('pools the last runs of the base branch, so that a flaky test is judged by its history', async () => {
    await onMain(passing)
    await onMain(failing)
    await onMain(passing)
    const result = await onPullRequest(failing)
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.summary).toContain('compared with 3 base runs')
    expect(result.outputs.regressions).toBe('0')
  })

  it('pools no more runs than asked for', async () => {
    await onMain(failing)
    await onMain(passing)
    const result = await onPullRequest(failing, { policy: 'baseline-runs: 1' })
    expect(result.exitCode, result.stdout).toBe(1)
    expect(result.outputs.regressions).toBe('1')
  })

  it('takes the nearest ancestors first', async () => {
    const before = await github.headOf('main')
    await onMain(passing)
    await github.api('PUT', '/repos/octo/app/contents/later.txt', {
      message: 'Later on main',
      content: Buffer.from('later').toString('base64'),
      branch: 'main',
    })
    await onMain(failing)
    branches += 1
    const branch = `old-${branches}`
    await github.api('POST', '/repos/octo/app/git/refs', { ref: `refs/heads/${branch}`, sha: before })
    const pullRequest = { number: 1, branch, headSha: before, baseSha: before }
    const result = await gate(pullRequestJob(github, pullRequest), failing, {
      policy: 'baseline-runs: 1',
      comment: 'off',
    })
    expect(result.outputs.regressions, result.stdout).toBe('1')
  })

  it('is never of a fork, of a pull request, of another workflow or of another branch', async () => {
    await onMain(passing, { runId: 8100 })
    await onMain(passing, { runId: 8101 })
    await onMain(passing, { runId: 8102 })
    await onMain(passing, { runId: 8103 })
    const change = (id: number, to: object) => {
      const artifact = github.artifacts.artifacts.find(({ run }) => run.id === id)
      if (artifact === undefined) throw new Error(`run ${id} has stored nothing`)
      const run = { ...artifact.run, ...to }
      Object.assign(artifact, { run })
      github.artifacts.runs.set(id, run)
    }
    change(8100, { fromFork: true })
    change(8101, { event: 'pull_request' })
    change(8102, { workflowPath: '.github/workflows/other.yml' })
    change(8103, { branch: 'release', commit: 'e'.repeat(40) })
    const result = await onPullRequest(failing)
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.summary).toMatch(/no baseline/i)

    const named = await onPullRequest(failing, { baseline: 'run:8101' })
    expect(named.exitCode, named.stdout).toBe(3)
    expect(named.stdout).toContain('another workflow or to a pull request')
  })

  it('may be a named run', async () => {
    await onMain(passing, { runId: 8200 })
    await onMain(failing, { runId: 8201 })
    const result = await onPullRequest(failing, { baseline: 'run:8200' })
    expect(result.outputs.regressions, result.stdout).toBe('1')
  })

  it.each(['local-project', 'default'])(
    'may be what the service has of the base branch: %s',
    async (project) => {
      const service = await startLocalService({ keys: ['sk_base'], rateLimit: 'off' })
      onTestFinished(() => service.close())
      const inputs = {
        'api-key': 'sk_base',
        'base-url': service.baseUrl,
        project,
        baseline: 'service',
        'suite-name': `in the service as ${project}`,
      }
      const first = await pushJob(github).then((job) => gate(job, passing, inputs))
      expect(first.exitCode, first.stdout).toBe(0)
      expect(first.summary).toMatch(/no baseline/i)
      const result = await onPullRequest(failing, inputs)
      expect(result.exitCode, result.stdout).toBe(1)
      expect(result.outputs.regressions).toBe('1')
      expect(result.summary).toContain('from the eval service')
    },
  )

  it('is not a run of a selection that was uploaded', async () => {
    const service = await startLocalService({ keys: ['sk_some'], rateLimit: 'off' })
    onTestFinished(() => service.close())
    const inputs = { 'api-key': 'sk_some', 'base-url': service.baseUrl, baseline: 'service' }
    await pushJob(github).then((job) => gate(job, passing, { ...inputs, selection: 'true' }))
    const alone = await onPullRequest(failing, inputs)
    expect(alone.outputs, alone.stdout).toMatchObject({ verdict: 'failed', regressions: '0' })
    expect(alone.summary).toMatch(/no baseline/i)
    await pushJob(github).then((job) => gate(job, passing, inputs))
    const result = await onPullRequest(failing, inputs)
    expect(result.outputs.regressions, result.stdout).toBe('1')
  })

  it('is compared with tests although it is too old, which is said', async () => {
    await onMain(passing)
    const [artifact] = github.artifacts.artifacts
    Object.assign(artifact ?? {}, { createdAt: new Date(Date.now() - 45 * 86_400_000).toISOString() })
    const result = await onPullRequest(failing)
    expect(result.outputs.regressions, result.stdout).toBe('1')
    expect(result.summary).toContain('The newest run of the base branch is 45 days old')
    const patient = await onPullRequest(failing, { policy: 'baseline-max-age: 60' })
    expect(patient.outputs.regressions, patient.stdout).toBe('1')
  })

  it('is as old as GitHub says, however wrong the clock of the machine is', async () => {
    await onMain(passing)
    const day = 86_400_000
    for (const ahead of [40 * day, -400 * day]) {
      const result = await onPullRequest(failing, {}, wrongClock([0, ahead]))
      expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
      expect(result.exitCode).toBe(1)
    }
  })

  it('is missing because the token may not look: no red build, and the permission is named', async () => {
    await onMain(passing)
    const blind = await github.createToken({ contents: 'read', pull_requests: 'write', issues: 'write' })
    github.artifacts.forbidReading = true
    try {
      const result = await onPullRequest(failing, { 'github-token': blind })
      expect(result.exitCode, result.stdout).toBe(0)
      expect(result.stdout).toContain('actions: read')
      expect(result.outputs.verdict).toBe('inconclusive')
    } finally {
      github.artifacts.forbidReading = false
    }
  })
})

it('goes on under another name when the job was renamed, and not when the job is still there', async () => {
  const measure = (job: Job, name: string, checkRun: number, cases: readonly ReportCase[]) => {
    const { GITHUB_RUN_ID: runId = '' } = job.env
    const listed = github.artifacts.jobs.get(`${runId}/1`) ?? []
    github.artifacts.jobs.set(`${runId}/1`, [...listed, { name, id: checkRun, conclusion: 'success' }])
    return gate(job, cases, {
      'suite-name': `suite of ${name}`,
      'check-run-id': String(checkRun),
      comment: 'off',
    })
  }
  await measure(await pushJob(github, 'main'), 'unit', 501, passing)
  const pullRequest = await github.createPullRequest('renamed-job')
  const renamed = await measure(pullRequestJob(github, pullRequest), 'tests', 601, failing)
  expect(renamed.exitCode, renamed.stdout).toBe(1)
  expect(renamed.stdout).toContain('Compared with the history of "suite of unit"')

  const both = pullRequestJob(github, pullRequest)
  await measure(both, 'unit', 701, passing)
  const added = await measure(both, 'copy', 702, failing)
  expect(added.stdout).not.toContain('Compared with the history of')
})
