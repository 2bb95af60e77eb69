import { afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub | undefined
let token = ''

/** A repository of its own for each test: what is found depends on everything that was ever stored. */
beforeEach(async () => {
  await github?.close()
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github?.close())

const here = (): GitHub => {
  if (github === undefined) throw new Error('GitHub is not there')
  return github
}

const name = 'eval-gate-baseline-trust'
const passing: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes', outcome: 'failed' }]

interface Job {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

async function gate(job: Job, cases: readonly ReportCase[], more: Record<string, string> = {}, files = {}) {
  return runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases), ...files }),
    inputs: { reports: 'junit.xml', 'suite-name': 'trust', 'github-token': token, comment: 'off', ...more },
    ...job,
  })
}

let branches = 0
async function onPullRequest(more: Record<string, string> = {}) {
  branches += 1
  const pullRequest = await here().createPullRequest(`change-${branches}`)
  return gate(pullRequestJob(here(), pullRequest), broken, more)
}

/** Commits to main and measures it. */
async function onMain(cases: readonly ReportCase[], files = {}) {
  await here().api('PUT', `/repos/octo/app/contents/main-${branches++}.txt`, {
    message: 'Work on main',
    content: Buffer.from(`${branches}`).toString('base64'),
    branch: 'main',
  })
  return gate(await pushJob(here()), cases, {}, files)
}

/** A run of main, by GitHub's word, that has measured the commit. */
async function storeBroken(job: Job, commit: string) {
  Object.assign(here().artifacts.runs.get(Number(job.env.GITHUB_RUN_ID)) ?? {}, { commit })
  await gate({ ...job, env: { ...job.env, GITHUB_SHA: commit } }, broken)
}

/** Artifacts that somebody else has stored under the name of the baseline. */
function flood(count: number, run: { readonly branch: string; readonly fromFork: boolean }): void {
  const { artifacts } = here()
  for (let index = 0; index < count; index += 1) {
    const added = artifacts.addRun({
      id: 600_000 + index,
      event: 'pull_request',
      commit: 'd'.repeat(40),
      workflowPath: '.github/workflows/evals.yml',
      ...run,
    })
    artifacts.store(name, added, Buffer.from('no archive'))
  }
}

describe('the baseline of the base branch', () => {
  it.each([
    ['of a fork', { branch: 'main', fromFork: true }],
    ['of branches of our own', { branch: 'renovate/all', fromFork: false }],
  ])('is found behind a thousand newer artifacts %s', async (_, run) => {
    await onMain(passing)
    flood(1000, run)
    const result = await onPullRequest()
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    const asked = here().requests.filter(({ path }) => path.includes('/actions/')).length
    expect(asked).toBeLessThan(40)
  })

  it('is undecided, and says so, when it is not reached among the runs of the base branch', async () => {
    await onMain(passing)
    const { artifacts } = here()
    const commit = await here().headOf('main')
    // A busy branch: hundreds of newer runs that have stored nothing, and others’ artifacts of the name.
    for (let index = 0; index < 400; index += 1) {
      artifacts.addRun({
        id: 700_000 + index,
        event: 'push',
        branch: 'main',
        commit,
        workflowPath: '.github/workflows/evals.yml',
        fromFork: false,
      })
    }
    flood(150, { branch: 'main', fromFork: true })
    const result = await onPullRequest()
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toMatch(/not (?:reached|found among)/i)
  })

  it('is never a tag of the same name, even where five newer runs of it are stored', async () => {
    await onMain(passing)
    const aside = await here().createPullRequest('unreviewed')
    // GitHub gives the name of a pushed tag as the branch of its run.
    await storeBroken(await pushJob(here(), 'main'), aside.headSha)
    const { artifacts } = here()
    const [stored] = artifacts.artifacts.toSorted((one, other) => other.id - one.id)
    if (stored === undefined) throw new Error('nothing was stored')
    for (let index = 1; index < 5; index += 1) {
      const run = artifacts.addRun({ ...stored.run, id: stored.run.id + 10_000 + index })
      artifacts.artifacts.push({ ...stored, id: stored.id + 10_000 + index, run })
    }
    const result = await onPullRequest({ policy: 'baseline-runs: 5' })
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
  })

  it('is undecided when all there is comes from commits that the base branch does not contain', async () => {
    const aside = await here().createPullRequest('aside')
    await storeBroken(await pushJob(here(), 'main'), aside.headSha)
    const result = await onPullRequest()
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.summary).toContain('not contained in main')
  })
})

describe('a measurement of other code than the commit of the event', () => {
  it('under workflow_dispatch is not a baseline of the branch', async () => {
    const job: Job = await pushJob(here())
    const run = here().artifacts.runs.get(Number(job.env.GITHUB_RUN_ID))
    Object.assign(run ?? {}, { event: 'workflow_dispatch' })
    const dispatched = { ...job, env: { ...job.env, GITHUB_EVENT_NAME: 'workflow_dispatch' } }
    const result = await gate(dispatched, broken, {}, { '.git/HEAD': `${'e'.repeat(40)}\n` })
    expect(result.stdout).toMatch(/not kept as a baseline/)
    expect(here().artifacts.artifacts.filter((artifact) => artifact.name === name)).toEqual([])
  })

  it('on a branch that is checked out by its name is not kept either', async () => {
    const job: Job = await pushJob(here())
    const files = { '.git/HEAD': 'ref: refs/heads/other\n', '.git/refs/heads/other': `${'e'.repeat(40)}\n` }
    const result = await gate(job, broken, {}, files)
    expect(result.stdout).toMatch(/not kept as a baseline/)
    const packed = {
      '.git/HEAD': 'ref: refs/heads/other\n',
      '.git/packed-refs': `# pack-refs with: peeled\n${'e'.repeat(40)} refs/heads/other\n`,
    }
    const second = await gate(await pushJob(here()), broken, {}, packed)
    expect(second.stdout).toMatch(/not kept as a baseline/)
    expect(here().artifacts.artifacts.filter((artifact) => artifact.name === name)).toEqual([])
  })

  it.each(['issue_comment', 'workflow_run', 'deployment_status'])(
    'by %s is neither kept nor sent as the branch',
    async (event) => {
      const service = await startLocalService({ keys: ['sk_trust'], rateLimit: 'off' })
      onTestFinished(() => service.close())
      const inService = {
        'api-key': 'sk_trust',
        'base-url': service.baseUrl,
        project: 'local-project',
      }
      const job: Job = await pushJob(here())
      Object.assign(here().artifacts.runs.get(Number(job.env.GITHUB_RUN_ID)) ?? {}, { event })
      const onComment = { ...job, env: { ...job.env, GITHUB_EVENT_NAME: event } }
      const files = { '.git/HEAD': `${'e'.repeat(40)}\n` }
      await gate(onComment, broken, inService, files)
      expect(here().artifacts.artifacts.filter((artifact) => artifact.name === name)).toEqual([])
      const [sent] = service.requests.filter(({ method }) => method === 'POST').map(({ body }) => body)
      expect(JSON.stringify(sent)).not.toContain('"main"')
      expect(JSON.stringify(sent)).not.toMatch(/branch/i)
      await gate(await pushJob(here()), passing, { ...inService, baseline: 'service' })
      const judged = await onPullRequest({ ...inService, baseline: 'service' })
      expect(judged.outputs, judged.stdout).toMatchObject({ verdict: 'failed', regressions: '1' })
    },
  )
})
