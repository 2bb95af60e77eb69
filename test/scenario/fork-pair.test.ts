import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, type PullRequest, readmePermissions, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep, workflowRunJob } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'
import { type ZipEntry, zipOf } from '../support/zip.ts'

let github: GitHub
let service: LocalService
/** What each half of the pair is given. */
let readToken: string
let writeToken: string

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  // The workflow that measures is on the default branch, as the recipe has it.
  await github.api('PUT', '/repos/octo/app/contents/.github/workflows/evals.yml', {
    message: 'Measure',
    content: Buffer.from('name: Evals\n').toString('base64'),
    branch: 'main',
  })
  service = await startLocalService({ keys: ['sk_fork'], rateLimit: 'off' })
  readToken = await github.createToken({ contents: 'read', actions: 'read' })
  writeToken = await github.createToken({ ...readmePermissions, checks: 'write' })
})
afterAll(async () => {
  await github.close()
  await service.close()
})

const suite = 'forks'
const artifact = `eval-gate-collected-${suite}`
const good: readonly ReportCase[] = [{ name: 'adds' }, { name: 'removes' }]
const worse: readonly ReportCase[] = [
  { name: 'adds' },
  { name: 'removes', outcome: 'failed', message: '1 is not 2' },
]

let nextRun = 20_000
let branches = 0

/** A pull request of a fork, with a baseline to compare with. */
async function forkPullRequest(): Promise<PullRequest> {
  branches += 1
  return github.createForkPullRequest(`fork-${branches}`)
}

async function keepBaseline(): Promise<void> {
  const step = await runStep({
    workspace: createWorkspace({ 'reports/junit.xml': junitReport(good) }),
    inputs: { reports: 'reports/*.xml', 'suite-name': suite, 'github-token': writeToken },
    ...(await pushJob(github)),
  })
  expect(step.exitCode, step.stdout).toBe(0)
}

async function collect(pullRequest: PullRequest, cases: readonly ReportCase[], runId = nextRun++) {
  const step = await runStep({
    workspace: createWorkspace({ 'reports/junit.xml': junitReport(cases) }),
    inputs: { mode: 'collect', reports: 'reports/*.xml', 'suite-name': suite, 'github-token': readToken },
    ...pullRequestJob(github, pullRequest, { runId, fromFork: true }),
  })
  return { step, runId }
}

async function publish(
  measured: { readonly runId: number; readonly event?: string },
  pullRequest: Pick<PullRequest, 'branch' | 'headSha'>,
  more: Record<string, string> = {},
  options: { readonly headRepository?: string } = {},
) {
  return runStep({
    workspace: createWorkspace({}),
    inputs: { mode: 'publish', 'suite-name': suite, 'github-token': writeToken, ...more },
    ...(await workflowRunJob(github, measured, pullRequest, options)),
  })
}

/** Lets the run of a fork store whatever it likes. */
function forge(runId: number, pullRequest: PullRequest, entries: readonly ZipEntry[] | Buffer): void {
  const run = github.artifacts.addRun({
    id: runId,
    event: 'pull_request',
    branch: pullRequest.branch,
    commit: pullRequest.headSha,
    workflowPath: '.github/workflows/evals.yml',
    fromFork: true,
  })
  github.artifacts.store(artifact, run, Buffer.isBuffer(entries) ? entries : zipOf(entries))
}

const honestFacts = (pullRequest: number) => ({
  schema: 'eval-gate-collected',
  version: 1,
  suiteName: suite,
  pullRequest,
  files: [],
})

function honestResults(passed: number): Record<string, unknown> {
  const counts = { passed, failed: 0, errored: 0, skipped: 0, lost: 0, flaky: 0 }
  return {
    schema: 'eval-gate-results',
    version: 1,
    run: {
      info: { id: 'x', suiteName: suite, createdAt: 0 },
      groups: [{ suite: ['checkout'], cases: [{ name: 'adds', ...counts }] }],
    },
  }
}

function archive(facts: unknown, results: unknown): ZipEntry[] {
  return [
    { name: 'eval-gate-facts.json', content: JSON.stringify(facts) },
    { name: 'eval-gate-results.json', content: JSON.stringify(results) },
  ]
}

describe('a pull request of a fork', () => {
  it('is measured without permissions and published with them', async () => {
    await keepBaseline()
    const pullRequest = await forkPullRequest()
    const { step, runId } = await collect(pullRequest, worse)
    expect(step.exitCode, step.stdout).toBe(0)
    expect(step.outputs).toMatchObject({ total: '2', failed: '1' })
    expect(await github.comments(pullRequest.number)).toEqual([])

    const before = service.requests.length
    const published = await publish({ runId }, pullRequest, {
      'check-run': 'true',
      'api-key': 'sk_fork',
      'base-url': service.baseUrl,
    })
    expect(published.exitCode, published.stdout).toBe(1)
    expect(published.outputs).toMatchObject({ verdict: 'failed', regressions: '1' })
    expect(Object.keys(JSON.parse(published.outputs.timings ?? ''))).toEqual([
      'find',
      'parse',
      'upload',
      'baseline',
      'gate',
      'publish',
    ])
    const [comment, ...others] = await github.comments(pullRequest.number)
    expect(others).toEqual([])
    expect(comment?.user.login).toBe('github-actions[bot]')
    expect(comment?.body).toContain('removes')
    expect(comment?.body).toContain('1 is not 2')
    expect(comment?.body).toContain(`run=${runId} attempt=1 commit=${pullRequest.headSha}`)
    expect(published.summary).toContain('trust these figures as much as the code')
    const check = github.requests.find(
      ({ method, path }) => method === 'POST' && path.endsWith('/check-runs'),
    )
    expect(check?.body).toMatchObject({ head_sha: pullRequest.headSha, conclusion: 'failure' })
    const [sent] = service.requests
      .slice(before)
      .map(({ body }) => body as { results: { passed: boolean }[] })
    expect(sent?.results.map(({ passed }) => passed).toSorted()).toEqual([false, true])
    expect(sent).toMatchObject({ ci: { pipelineId: String(runId), commitSha: pullRequest.headSha } })

    const again = await collect(pullRequest, good)
    const repaired = await publish({ runId: again.runId }, pullRequest)
    expect(repaired.exitCode, repaired.stdout).toBe(0)
    expect(
      (await github.comments(pullRequest.number)).map(({ body }) => body.includes('good to merge')),
    ).toEqual([true])
    // What is late does not speak over what is newer.
    const late = await publish({ runId }, pullRequest)
    expect(late.stdout).toContain('newer measurement')
  })

  it('may run a selection if the workflow that publishes says so, never because the fork says so', async () => {
    const name = 'forks selection'
    const all: readonly ReportCase[] = ['a', 'b', 'c', 'd', 'e'].map((of) => ({ name: of }))
    const base = await runStep({
      workspace: createWorkspace({ 'reports/junit.xml': junitReport(all) }),
      inputs: { reports: 'reports/*.xml', 'suite-name': name, 'github-token': writeToken },
      ...(await pushJob(github)),
    })
    expect(base.exitCode, base.stdout).toBe(0)
    const pullRequest = await forkPullRequest()
    const runId = nextRun++
    const inputs = { mode: 'collect', reports: 'reports/*.xml', 'github-token': readToken, selection: 'true' }
    const collected = await runStep({
      workspace: createWorkspace({ 'reports/junit.xml': junitReport(all.slice(0, 1)) }),
      inputs: { ...inputs, 'suite-name': name },
      ...pullRequestJob(github, pullRequest, { runId, fromFork: true }),
    })
    expect(collected.exitCode, collected.stdout).toBe(0)

    const doubted = await publish({ runId }, pullRequest, { 'suite-name': name })
    expect(doubted.outputs.verdict, doubted.stdout).toBe('inconclusive')
    const [missing] = await github.comments(pullRequest.number)
    expect(missing?.body).toContain('4 of the 5 cases of the base branch have no result now')

    const trusted = await publish({ runId }, pullRequest, { 'suite-name': name, selection: 'true' })
    expect(trusted.outputs.verdict, trusted.stdout).toBe('passed')
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body.split('\n').slice(0, 6).join('\n')).toContain('4 cases of the baseline were not run')
  })

  it('stores no baseline and opens no issue, whatever its branch is called', async () => {
    const pullRequest = await github.createForkPullRequest('develop')
    const { runId } = await collect(pullRequest, worse)
    const published = await publish({ runId }, pullRequest, { policy: 'issue-on-failure: true' })
    expect(published.outputs['issue-url']).toBe('')
    const names = github.artifacts.artifacts.filter(({ run }) => run.event !== 'push').map(({ name }) => name)
    expect(names.filter((name) => name.includes('baseline'))).toEqual([])
  })

  it('needs no other workflow when it is of a branch of our own', async () => {
    const pullRequest = await github.createPullRequest('own-branch')
    const { runId } = await collect(pullRequest, good)
    const published = await publish({ runId }, pullRequest, {}, { headRepository: 'octo/app' })
    expect(published.exitCode, published.stdout).toBe(0)
    expect(await github.comments(pullRequest.number)).toHaveLength(1)
    expect(published.summary).not.toContain('workflow of a fork')
  })

  it('that changes the policy is judged by the one of the base branch, and every view says so', async () => {
    await keepBaseline()
    const pullRequest = await github.createPullRequest('own-policy', {
      '.github/eval-gate.yml': 'fail-on: never\n',
    })
    const { runId } = await collect(pullRequest, worse)
    const published = await publish({ runId }, pullRequest, {}, { headRepository: 'octo/app' })
    expect(published.exitCode, published.stdout).toBe(1)
    const [comment] = await github.comments(pullRequest.number)
    for (const view of [comment?.body, published.summary, published.stdout]) {
      expect(view).toContain('adds the policy (.github/eval-gate.yml)')
      expect(view).toContain('once it is merged')
    }
  })

  it('is not judged green while a named policy cannot be read', async () => {
    const pullRequest = await forkPullRequest()
    const { runId } = await collect(pullRequest, good)
    const stop = github.intercept(({ url }) =>
      url.pathname.includes('/contents/gates') ? { status: 503 } : undefined,
    )
    const published = await publish({ runId }, pullRequest, { policy: 'gates/policy.yml' })
    stop()
    expect(published.outputs.verdict, published.stdout).toBe('inconclusive')
    expect(published.summary).toContain('The policy of main could not be read')
  })

  it('that has moved on is not commented with what it was', async () => {
    const pullRequest = await forkPullRequest()
    const { runId } = await collect(pullRequest, good)
    const stale = { ...pullRequest, headSha: 'c'.repeat(40) }
    const published = await publish({ runId }, stale)
    expect(published.exitCode, published.stdout).toBe(0)
    expect(published.stdout).toContain('another head')
    expect(await github.comments(pullRequest.number)).toEqual([])
  })

  it('whose next commit was not measured does not keep the verdict on the one before', async () => {
    await keepBaseline()
    const pullRequest = await forkPullRequest()
    const first = await publish(await collect(pullRequest, good), pullRequest)
    expect(first.outputs.verdict, first.stdout).toBe('passed')
    // The workflow of the next push ends before it stores anything.
    const { runId } = { runId: nextRun++ }
    pullRequestJob(github, pullRequest, { runId, fromFork: true })
    const second = await publish({ runId }, pullRequest)
    expect(second.outputs.verdict, second.stdout).toBe('inconclusive')
    expect(second.exitCode).toBe(4)
    const comments = await github.comments(pullRequest.number)
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toContain('not measured: no results arrived')
    expect(comments[0]?.body).not.toContain('good to merge')
  })

  it('whose reports are missing says so in both halves', async () => {
    const pullRequest = await forkPullRequest()
    const runId = nextRun++
    const step = await runStep({
      workspace: createWorkspace({}),
      inputs: { mode: 'collect', reports: 'reports/*.xml', 'suite-name': suite, 'github-token': readToken },
      ...pullRequestJob(github, pullRequest, { runId, fromFork: true }),
    })
    expect(step.exitCode, step.stdout).toBe(2)
    const published = await publish({ runId }, pullRequest)
    expect(published.outputs.verdict, published.stdout).toBe('failed')
  })
})

describe('a fork that lies', () => {
  const refusedSilently = async (pullRequest: PullRequest, runId: number, problem: RegExp) => {
    const published = await publish({ runId }, pullRequest)
    expect(published.exitCode, published.stdout).toBe(3)
    expect(published.stdout).toMatch(problem)
    expect(published.stdout).not.toContain('This is a bug')
    expect(await github.comments(pullRequest.number)).toEqual([])
  }

  it('about its pull request: of another author, of another fork, of nobody', async () => {
    const victim = await github.createPullRequest('victim')
    const pullRequest = await forkPullRequest()
    for (const number of [victim.number, 987_654]) {
      const runId = nextRun++
      forge(runId, pullRequest, archive(honestFacts(number), honestResults(1)))
      await refusedSilently(pullRequest, runId, /but it is not/)
    }
    expect(await github.comments(victim.number)).toEqual([])
  })

  it('about the repository its head comes from: that is asked of GitHub alone', async () => {
    const pullRequest = await forkPullRequest()
    const runId = nextRun++
    forge(runId, pullRequest, archive(honestFacts(pullRequest.number), honestResults(1)))
    const published = await publish({ runId }, pullRequest, {}, { headRepository: 'eve/app' })
    expect(published.exitCode).toBe(3)
    expect(await github.comments(pullRequest.number)).toEqual([])
  })

  it.each<[string, (number: number) => readonly ZipEntry[] | Buffer, RegExp]>([
    ['no archive at all', () => Buffer.from('<!doctype html>'), /not a zip archive/],
    ['no facts', () => [{ name: 'other.json', content: '{}' }], /eval-gate-facts.json is missing/],
    [
      'facts with more than facts',
      (number) => archive({ ...honestFacts(number), extra: 1 }, honestResults(1)),
      /extra/,
    ],
    [
      'another suite',
      (number) => archive({ ...honestFacts(number), suiteName: 'x' }, honestResults(1)),
      /another suite/,
    ],
    [
      'a number that is not one',
      (number) => archive({ ...honestFacts(number), pullRequest: '1 OR 1' }, honestResults(1)),
      /pullRequest/,
    ],
    ['another schema', (number) => archive(honestFacts(number), { schema: 'junit' }), /not a results file/],
    [
      'another version',
      (number) => archive(honestFacts(number), { ...honestResults(1), version: 99 }),
      /version 99/,
    ],
    [
      'no JSON',
      (number) => [
        ...archive(honestFacts(number), 0).slice(0, 1),
        { name: 'eval-gate-results.json', content: '{"sch' },
      ],
      /not valid JSON/,
    ],
    [
      'a billion iterations',
      (number) => archive(honestFacts(number), honestResults(1e9)),
      /too many iterations/,
    ],
    [
      'evidence of another shape',
      (number) => {
        const results = honestResults(1) as { run: { groups: { cases: Record<string, unknown>[] }[] } }
        for (const tally of results.run.groups.flatMap(({ cases }) => cases))
          tally.evidence = [{ outcome: 'passed', ordinal: 1, input: { a: 1 } }]
        return archive(honestFacts(number), results)
      },
      /evidence/,
    ],
    [
      'a bomb',
      (number) => [
        ...archive(honestFacts(number), 0).slice(0, 1),
        { name: 'eval-gate-results.json', content: Buffer.alloc(200 * 1024 * 1024, ' ') },
      ],
      /more than 64 MiB/,
    ],
    [
      'paths that climb out',
      (number) =>
        archive(honestFacts(number), honestResults(1)).map(({ name, content }) => ({
          name: `../../${name}`,
          content,
        })),
      /eval-gate-facts.json is missing/,
    ],
  ])('with %s', async (_, contents, problem) => {
    const pullRequest = await forkPullRequest()
    const runId = nextRun++
    forge(runId, pullRequest, contents(pullRequest.number))
    await refusedSilently(pullRequest, runId, problem)
  })

  it('with an artifact larger than anything honest, which is not even fetched', async () => {
    const pullRequest = await forkPullRequest()
    const runId = nextRun++
    forge(runId, pullRequest, Buffer.alloc(65 * 1024 * 1024))
    github.requests.length = 0
    await refusedSilently(pullRequest, runId, /too large/)
    expect(github.requests.filter(({ path }) => path.includes('/zip'))).toEqual([])
  })

  it('with names that try to speak to the runner or the reader', async () => {
    const pullRequest = await forkPullRequest()
    const hostile = '::error::gotcha <img src=x> @octo'
    const { runId } = await collect(pullRequest, [{ name: hostile, outcome: 'failed', message: hostile }])
    const published = await publish({ runId }, pullRequest)
    expect(published.stdout).not.toMatch(/^\s*::error::gotcha/m)
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body.replaceAll(/`[^`]*`/g, '')).not.toMatch(/<img|(?<!\u200b)@octo/)
  })
})

describe('the two modes in a wrong place', () => {
  it('publish without a triggering run', async () => {
    const workspace = createWorkspace({ 'reports/junit.xml': junitReport(good) })
    const common = { 'suite-name': suite, reports: 'reports/*.xml', 'github-token': writeToken }
    const alone = await runStep({
      workspace,
      inputs: { ...common, mode: 'publish' },
      ...(await pushJob(github)),
    })
    expect(alone.exitCode).toBe(2)
    expect(alone.stdout).toContain('workflow_run')
  })

  it('neither starts a run in the eval service', async () => {
    const step = await runStep({
      workspace: createWorkspace({}),
      inputs: { mode: 'collect', hosted: 'suite: suite-1', 'suite-name': suite, 'github-token': readToken },
      ...(await pushJob(github)),
    })
    expect(step.exitCode).toBe(2)
    expect(step.stdout).toContain('is for reports')
  })

  it('both need the name of the suite', async () => {
    const step = await runStep({
      workspace: createWorkspace({}),
      inputs: { mode: 'publish', 'github-token': writeToken },
      ...(await pushJob(github)),
    })
    expect(step.exitCode).toBe(2)
    expect(step.stdout).toContain('suite-name is required with')
  })

  it('a run that no pull request has started is left alone; one of none that is open is called so', async () => {
    const pullRequest = await forkPullRequest()
    const pushed = await publish({ runId: nextRun++, event: 'push' }, pullRequest)
    expect(pushed.exitCode, pushed.stdout).toBe(0)
    const gone = { ...pullRequest, branch: 'gone' }
    const empty = await publish({ runId: nextRun++ }, gone)
    expect(empty.exitCode, empty.stdout).toBe(3)
    expect(empty.stdout).toContain('has stored no measurement')
  })
})
