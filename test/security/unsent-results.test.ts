import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMemoryZip, listZip, readZipEntry } from '../../src/zip/read-zip.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { type IncomingRequest, jsonReply, listen } from '../support/http-server.ts'
import { pullRequestJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const key = 'sk_of_the_repository'
const fileName = 'eval-gate-unsent.json'

/** The run of a suite that a job without the key would like to have in the service. */
const forged = (runId: number) => ({
  version: 1,
  projectId: 'default',
  externalRunId: `gh-${runId}-1-forged`,
  run: {
    suiteName: 'evals',
    externalRunId: `gh-${runId}-1-forged`,
    ci: { provider: 'github_actions', branch: 'main', commitSha: 'f'.repeat(40) },
  },
  batches: [[{ caseTitle: 'adds', passed: false, externalIterationId: 'forged-1' }]],
})

let runs = 81_000

/** Attempt 2 of a pull request's run in which another job has stored this text. Returns what the service gets. */
async function attemptTwo(text: (runId: number) => string, suite = 'evals') {
  runs += 1
  const runId = runs
  const received: IncomingRequest[] = []
  const service = await listen((request) => {
    received.push(request)
    return jsonReply({ ok: true, suiteId: 's', runId: 'r', status: 'completed', inserted: 1, skipped: 0 })
  })
  try {
    const pullRequest = await github.createPullRequest(`unsent-${runId}`)
    const job = pullRequestJob(github, pullRequest, { runId, attempt: 2 })
    const run = github.artifacts.runs.get(runId)
    if (run === undefined) throw new Error('the run is not known')
    github.artifacts.store(`eval-gate-unsent-${suite}`, run, { [fileName]: text(runId) })
    const step = await runStep({
      workspace: createWorkspace({ 'junit.xml': junitReport([{ name: 'adds' }]) }),
      inputs: {
        reports: 'junit.xml',
        'suite-name': suite,
        'github-token': token,
        'api-key': key,
        'base-url': `${service.url}/v1`,
        comment: 'off',
      },
      ...job,
    })
    return { step, sent: received.map(({ body }) => body.toString()).join('\n') }
  } finally {
    await service.close()
  }
}

const sealBy = (secret: string, name: string, runId: number, text: string) =>
  `${createHmac('sha256', secret)
    .update(JSON.stringify([name, 'octo/app', String(runId)]))
    .update(text)
    .digest('hex')} ${text}`

describe('unsent results that another job of the run has stored', () => {
  it.each<[string, (runId: number) => string]>([
    ['without a seal', (runId) => JSON.stringify(forged(runId))],
    ['with a seal of zeros', (runId) => `${'0'.repeat(64)} ${JSON.stringify(forged(runId))}`],
    [
      'sealed by another key',
      (runId) => sealBy('sk_of_mallory', 'eval-gate-unsent-evals', runId, JSON.stringify(forged(runId))),
    ],
    [
      'copied from another suite',
      (runId) => sealBy(key, 'eval-gate-unsent-others', runId, JSON.stringify(forged(runId))),
    ],
    [
      'copied from another run',
      (runId) => sealBy(key, 'eval-gate-unsent-evals', runId - 1, JSON.stringify(forged(runId))),
    ],
  ])('are not sent: %s', async (_, text) => {
    const { step, sent } = await attemptTwo(text)
    expect(step.exitCode, step.stdout).toBe(0)
    expect(sent).not.toContain('forged')
    expect(sent).not.toContain('"branch":"main"')
    expect(step.stdout).toContain('was not written by a step of this run')
  })

  it('name neither suite nor branch, even with the seal of this run', async () => {
    const { sent } = await attemptTwo((runId) =>
      sealBy(key, 'eval-gate-unsent-evals', runId, JSON.stringify(forged(runId))),
    )
    expect(sent).toContain('forged-1')
    expect(sent).not.toContain('"branch":"main"')
  })
})

describe('results of which the service took a part', () => {
  it('are kept without those, and the verdict is the same', async () => {
    const paths: string[] = []
    const service = await listen(({ url }) => {
      const path = String(url).split('?')[0] ?? ''
      paths.push(path)
      const isIteration = path.endsWith('/iterations')
      const batches = paths.filter((one) => one.endsWith('/iterations')).length
      if (isIteration && batches === 1) return jsonReply({ ok: false, message: 'too large' }, 413)
      if (isIteration && batches > 2)
        return jsonReply({ ok: false, code: 'VALIDATION_ERROR', message: 'the suite is full' }, 400)
      return jsonReply({ ok: true, suiteId: 's', runId: 'r', status: 'running', inserted: 200, skipped: 0 })
    })
    try {
      const pullRequest = await github.createPullRequest('half-sent')
      const cases = Array.from({ length: 900 }, (_, index) => ({ name: `case ${index}` }))
      runs += 1
      const job = pullRequestJob(github, pullRequest, { runId: runs })
      const step = await runStep({
        workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
        inputs: {
          reports: 'junit.xml',
          'suite-name': 'half',
          'github-token': token,
          'api-key': key,
          'base-url': `${service.url}/v1`,
          comment: 'off',
        },
        ...job,
      })
      expect(step.exitCode).toBe(0)
      expect(step.stdout).toContain('The results could not be uploaded; the verdict does not depend on it.')
      expect(step.stdout).toContain(
        'The results are stored as an artifact; run the job again to upload them.',
      )
      const stored = github.artifacts.artifacts.find(({ name }) => name === 'eval-gate-unsent-half')
      const source = createMemoryZip(stored?.body ?? Buffer.alloc(0))
      const entries = await listZip(source)
      const entry = entries.find(({ name }) => name === fileName) ?? expect.fail()
      const text = (await readZipEntry(source, entry, 10_000_000)).toString()
      expect(text.match(/"caseTitle"/g)).toHaveLength(700)
    } finally {
      await service.close()
    }
  })
})
