import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { baselineFileName } from '../../src/paths/artifact-name.ts'
import { readZip } from '../../src/platform/github/artifacts/zip.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { type JobOptions, pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'
import { zipOf } from '../support/zip.ts'

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

const gate = (cases: readonly ReportCase[], job: Awaited<ReturnType<typeof pushJob>>) =>
  runStep({
    workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
    inputs: { reports: 'junit.xml', 'suite-name': 'pool', 'html-report': 'off', 'github-token': token },
    ...job,
  })

const onMain = async (cases: readonly ReportCase[], options: JobOptions = {}) =>
  gate(cases, await pushJob(github, 'main', options))

/** The step, and its requests to the API of GitHub, which count against the limit of the token. */
async function onPullRequest(branch: string, cases: readonly ReportCase[]) {
  const pullRequest = await github.createPullRequest(branch)
  github.requests.length = 0
  const result = await gate(cases, pullRequestJob(github, pullRequest))
  const requests = github.requests.filter(({ path }) => path.startsWith('/repos/'))
  const downloads = requests.filter(({ path }) => path.endsWith('/zip'))
  return { result, requests, downloads }
}

/** As they were stored before main kept several runs in one. */
async function withoutEarlierRuns(): Promise<void> {
  for (const artifact of github.artifacts.artifacts) {
    const files = await readZip(artifact.body, { files: [baselineFileName], maxBytes: 1e6 })
    const results = files.get(baselineFileName)
    if (results === undefined) throw new Error(`${artifact.name} is not a baseline`)
    artifact.body = zipOf([{ name: baselineFileName, content: Buffer.from(results) }])
  }
}

/** Requests to the API of GitHub since they were counted last. */
function takeApiRequests(): readonly string[] {
  const paths = github.requests.map(({ path }) => path)
  github.requests.length = 0
  return paths.filter((path) => path.startsWith('/repos/') || path === '/graphql')
}

const inFile = (cases: readonly ReportCase[]) => cases.map((one) => ({ ...one, file: 'src/cart.test.ts' }))

describe('a job on a runner of GitHub', () => {
  /** Runs of the other workflow would be earlier ones of this. */
  const ofItsOwn = { workflow: 'Runner', workflowFile: 'runner.yml' }

  /** With a checkout, owners, and the name of the runner, by which GitHub lists the job. */
  async function measure(branch: string, cases: readonly ReportCase[]) {
    const pullRequest = await github.createPullRequest(branch)
    takeApiRequests()
    const { env, event } = pullRequestJob(github, pullRequest, ofItsOwn)
    const files = { '.git/HEAD': `${env.GITHUB_SHA}\n`, '.github/CODEOWNERS': '* @octo\n' }
    const result = await runStep({
      workspace: createWorkspace({ ...files, 'junit.xml': junitReport(inFile(cases)) }),
      inputs: {
        reports: 'junit.xml',
        'suite-name': 'runner',
        'github-token': token,
        'check-run-id': '70001',
      },
      env: { ...env, RUNNER_NAME: 'runner 1' },
      event,
    })
    return { result, requests: takeApiRequests() }
  }

  it('takes at most twelve, before there is a baseline, green and red', async () => {
    const first = await measure('runner-first', passing)
    expect(first.result.outputs.verdict, first.result.stdout).toBe('passed')
    const main = await pushJob(github, 'main', ofItsOwn)
    const inputs = { reports: 'junit.xml', 'suite-name': 'runner', 'github-token': token }
    await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport(inFile(passing)) }),
      inputs,
      ...main,
    })
    const green = await measure('runner-green', passing)
    expect(green.result.outputs.verdict, green.result.stdout).toBe('passed')
    const red = await measure('runner-red', failing)
    expect(red.result.outputs.verdict, red.result.stdout).toBe('failed')
    for (const { requests } of [first, green, red])
      expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(12)
  })
})

describe.each([
  ['one job', () => 'evals'],
  ['five jobs', (suite: string) => suite],
])('five suites of %s', (place, nameJob) => {
  const suites = ['unit', 'e2e', 'api', 'agent', 'docs']
  const ofItsOwn = { workflow: `Suites of ${place}`, workflowFile: `${place.replace(' ', '-')}.yml` }
  type Started = Awaited<ReturnType<typeof pushJob>>

  /** No suite believes what another one of its run left behind. */
  async function measure(start: (job: string) => Promise<Started>, cases: readonly ReportCase[]) {
    const counts: number[] = []
    for (const suiteName of suites) {
      const { env, event } = await start(nameJob(suiteName))
      takeApiRequests()
      const files = { '.git/HEAD': `${env.GITHUB_SHA}\n`, 'junit.xml': junitReport(inFile(cases)) }
      await runStep({
        workspace: createWorkspace(files),
        inputs: {
          reports: 'junit.xml',
          'suite-name': `${suiteName} of ${place}`,
          'github-token': token,
          'check-run-id': String(70_001 + suites.indexOf(nameJob(suiteName))),
        },
        env: { ...env, RUNNER_NAME: 'runner 1' },
        event,
      })
      counts.push(takeApiRequests().length)
    }
    return counts
  }

  it('take at most twelve each, the list of suites in the comment among them', async () => {
    const runId = 62_000 + 100 * place.length
    await measure((job) => pushJob(github, 'main', { ...ofItsOwn, runId, job }), passing)
    for (const [branch, cases, most] of [
      [`suites-green-${place.length}`, passing, 55],
      [`suites-red-${place.length}`, failing, 60],
    ] as const) {
      const pull = await github.createPullRequest(branch)
      const options = { ...ofItsOwn, runId: runId + pull.number }
      const counts = await measure(async (job) => pullRequestJob(github, pull, { ...options, job }), cases)
      expect(Math.max(...counts), `${branch}: ${counts.join(', ')}`).toBeLessThanOrEqual(12)
      const all = counts.reduce((sum, count) => sum + count, 0)
      expect(all, `${branch}: ${counts.join(', ')}`).toBeLessThanOrEqual(most)
    }
  })
})

describe('thirty legs', () => {
  it.each([
    ['green', passing],
    ['red', failing],
  ])('take at most fifteen together: %s', async (outcome, cases) => {
    const suite = { 'suite-name': `legs ${outcome}`, 'github-token': token }
    const legs = Array.from({ length: 30 }, (_, leg) => leg)
    async function run(
      start: (job: string) => Promise<Awaited<ReturnType<typeof pushJob>>>,
      first: typeof cases,
    ) {
      for (const leg of legs) {
        const { env, event } = await start('evals')
        await runStep({
          workspace: createWorkspace({
            'junit.xml': junitReport(inFile(leg === 0 ? first : [{ name: `leg ${leg}` }])),
          }),
          inputs: {
            ...suite,
            mode: 'collect',
            reports: 'junit.xml',
            matrix: JSON.stringify({ leg }),
            strategy: JSON.stringify({ 'job-index': leg, 'job-total': legs.length }),
            'check-run-id': String(80_000 + leg),
          },
          env: { ...env, RUNNER_NAME: 'runner 1' },
          event,
        })
      }
      const { env, event } = await start('verdict')
      const workspace = createWorkspace({})
      return await runStep({ workspace, inputs: { ...suite, mode: 'merge' }, env, event })
    }
    // What ran before is over, and stored nothing of this suite.
    for (const run of github.artifacts.runs.values()) run.conclusion ??= 'success'
    const ids = { green: 60_001, red: 60_003 }[outcome] ?? 0
    await run((job) => pushJob(github, 'main', { runId: ids, job }), passing)
    const pull = await github.createPullRequest(`legs-${outcome}`)
    takeApiRequests()
    const merged = await run(async (job) => pullRequestJob(github, pull, { runId: ids + 1, job }), cases)
    const requests = takeApiRequests()
    expect(merged.outputs.verdict, merged.stdout).toBe(outcome === 'green' ? 'passed' : 'failed')
    expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(15)
  })
})

describe('a pull request after twelve runs of main', () => {
  it('takes at most twelve requests and one download, and pools ten runs', async () => {
    for (let run = 0; run < 12; run += 1) await onMain(run === 4 ? failing : passing)
    const red = await onPullRequest('requests-red', failing)
    expect(red.result.summary).toContain('compared with 10 base runs')
    expect(red.downloads).toHaveLength(1)
    expect(red.requests.length, JSON.stringify(red.requests.map(({ path }) => path))).toBeLessThanOrEqual(12)

    const green = await onPullRequest('requests-green', passing)
    expect(green.result.exitCode, green.result.stdout).toBe(0)
    expect(green.requests.length).toBeLessThanOrEqual(10)
  })

  it('reads artifacts that have no earlier runs one by one, with the same verdict', async () => {
    for (let run = 0; run < 3; run += 1) await onMain(run === 1 ? failing : passing)
    const rolled = await onPullRequest('requests-rolled', failing)
    await withoutEarlierRuns()
    const single = await onPullRequest('requests-single', failing)
    expect([rolled.downloads.length, single.downloads.length]).toEqual([1, 3])
    const verdictOf = ({ result }: typeof rolled) => [
      result.exitCode,
      result.outputs.verdict,
      result.summary.split('\n', 1),
    ]
    expect(verdictOf(single)).toEqual(verdictOf(rolled))
    expect(single.result.summary).toContain('compared with 3 base runs')
  })
})
