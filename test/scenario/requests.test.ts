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
