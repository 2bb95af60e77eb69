import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport } from '../support/workspace.ts'

let github: GitHub
let service: LocalService

beforeAll(async () => {
  github = await startGitHub()
  service = await startLocalService({ keys: ['sk_post'], rateLimit: 'off' })
})
afterAll(async () => {
  await github.close()
  await service.close()
})

async function until(condition: () => boolean): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (condition()) return
    await wait(25)
  }
  throw new Error('It never came to that.')
}

describe('the post step', () => {
  it('marks a run as cancelled that a killed main step left open', async () => {
    // More than one batch.
    const message = 'expected another answer '.repeat(40)
    const cases = Array.from({ length: 4_000 }, (_, index) => ({
      name: `case ${index}`,
      outcome: 'failed' as const,
      message,
    }))
    const workspace = createWorkspace({ 'junit.xml': junitReport(cases) })
    const inputs = {
      reports: 'junit.xml',
      'suite-name': 'killed',
      'api-key': 'sk_post',
      'base-url': service.baseUrl,
      'github-token': await github.createToken(),
    }
    const job = await pushJob(github)
    const appends = () =>
      service.requests.filter(({ operationId }) => operationId === 'appendIngestIterations').length
    const before = appends()
    service.setFaults([{ kind: 'latency', operation: 'appendIngestIterations', after: 1, ms: 60_000 }])
    const main = await runStep({
      workspace,
      inputs,
      ...job,
      onStart: (child) => {
        // The state has the run before its first results are sent.
        void until(() => appends() > before).finally(() => child.kill('SIGKILL'))
      },
    })
    service.setFaults([])
    expect(main.exitCode).toBeNull()
    expect(main.state['open-run']).toContain('runId')

    const post = await runStep({ workspace, inputs, ...job, state: main.state })
    expect(post.exitCode, post.stdout).toBe(0)
    expect(post.stdout).toContain('marked as cancelled')
    const finalize = service.requests.findLast(({ operationId }) => operationId === 'finalizeIngestRun')
    expect(finalize).toMatchObject({ status: 200, body: { terminalStatus: 'cancelled' } })
  })

  it('cancels a run whose id never arrived', async () => {
    const cases = Array.from({ length: 450 }, (_, index) => ({ name: `case ${index}` }))
    const workspace = createWorkspace({ 'junit.xml': junitReport(cases) })
    const inputs = {
      reports: 'junit.xml',
      'suite-name': 'never arrived',
      'api-key': 'sk_post',
      'base-url': service.baseUrl,
      'github-token': await github.createToken(),
    }
    const job = await pushJob(github, 'main', { runId: 880_002 })
    const starts = () => service.requests.filter(({ operationId }) => operationId === 'startIngestRun').length
    const before = starts()
    service.setFaults([{ kind: 'reset-after-commit', operation: 'startIngestRun' }])
    const main = await runStep({
      workspace,
      inputs,
      ...job,
      onStart: (child) => void until(() => starts() > before).finally(() => child.kill('SIGKILL')),
    })
    service.setFaults([])
    expect(main.exitCode).toBeNull()
    const post = await runStep({ workspace, inputs, ...job, state: main.state })
    expect(post.stdout).toContain('marked as cancelled')
    const runs = service.store.runs
      .listNewest(20)
      .filter(({ externalRunId }) => externalRunId?.startsWith('gh-880002-'))
    expect(runs.map(({ status }) => status)).toEqual(['cancelled'])
  })

  it('never runs the job: a main step that was killed at once has left no trace', async () => {
    const workspace = createWorkspace({ 'junit.xml': junitReport([{ name: 'one', outcome: 'failed' }]) })
    const inputs = {
      reports: 'junit.xml',
      'suite-name': 'killed at once',
      'api-key': 'sk_post',
      'base-url': service.baseUrl,
      'github-token': await github.createToken(),
    }
    const before = service.requests.length
    const post = await runStep({ workspace, inputs, ...(await pushJob(github)), state: {} })
    expect(post.exitCode, post.stdout).toBe(0)
    expect(post.outputs).toEqual({})
    expect(service.requests.length).toBe(before)
  })

  it('leaves alone the run into which the next attempt sends what is kept', async () => {
    const cases = Array.from({ length: 450 }, (_, index) => ({ name: `case ${index}` }))
    const workspace = createWorkspace({ 'junit.xml': junitReport(cases) })
    const inputs = {
      reports: 'junit.xml',
      'suite-name': 'kept',
      'api-key': 'sk_post',
      'base-url': service.baseUrl,
      'github-token': await github.createToken(),
    }
    const runId = 880_001
    const job = await pushJob(github, 'main', { runId })
    service.setFaults([{ kind: 'status', status: 500, operation: 'appendIngestIterations' }])
    const main = await runStep({ workspace, inputs, ...job })
    service.setFaults([])
    expect(main.stdout).toContain('The results are stored as an artifact')
    const post = await runStep({ workspace, inputs, ...job, state: main.state })
    expect(post.stdout).not.toContain('marked as cancelled')

    const again = await runStep({
      workspace,
      inputs,
      ...(await pushJob(github, 'main', { runId, attempt: 2 })),
    })
    expect(again.stdout).toContain('Uploaded the results that an earlier attempt could not upload')
    const runs = service.store.runs
      .listNewest(100)
      .filter(({ externalRunId }) => externalRunId?.startsWith(`gh-${runId}-`))
    expect(runs.map(({ status }) => status)).toEqual(['completed', 'completed'])
    expect(runs.map(({ id }) => service.store.iterations.summarize(id).total)).toEqual([450, 450])
  })

  it('does nothing after a main step that finished', async () => {
    const workspace = createWorkspace({ 'junit.xml': junitReport([{ name: 'one' }]) })
    const inputs = {
      reports: 'junit.xml',
      'suite-name': 'finished',
      'api-key': 'sk_post',
      'base-url': service.baseUrl,
      'github-token': await github.createToken(),
    }
    const job = await pushJob(github)
    const main = await runStep({ workspace, inputs, ...job })
    expect(main.exitCode, main.stdout).toBe(0)
    const before = service.requests.length
    const post = await runStep({ workspace, inputs, ...job, state: main.state })
    expect(post.exitCode, post.stdout).toBe(0)
    expect(service.requests.length).toBe(before)
  })
})
