import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import type { Ledger } from '../../src/model/ledger.ts'
import { readResults } from '../../src/results/read-results.ts'
import { timesFaster } from '../support/bundle.ts'
import type { GitHub } from '../support/github.ts'
import {
  always,
  askedOf,
  echoTest,
  type HostedWorld,
  never,
  slowTest,
  startHostedWorld,
  statusesOf,
  withoutRepeats,
} from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'
import { skipOnWindows } from '../support/systems.ts'
import { zipOf } from '../support/zip.ts'

let github: GitHub
let world: HostedWorld
let token: string
let workspace: string

const fruit = ['apples', 'pears', 'plums', 'figs'].map((name) => echoTest(name, always))
const tests = [echoTest('one', [true]), echoTest('two', [true])]

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  world = await startHostedWorld(
    {
      suites: [
        { id: 'suite-fruit', name: 'fruit', servers: ['everything'], tests: fruit },
        { id: 'suite-nuts', name: 'nuts', servers: ['everything'], tests },
        { id: 'suite-memory', name: 'memory', servers: ['everything'], tests },
        { id: 'suite-berries', name: 'berries', servers: ['everything'], tests },
        { id: 'suite-plain', name: 'plain', servers: ['everything'], tests },
        { id: 'suite-rounds', name: 'rounds', servers: ['everything'], tests: fruit },
        { id: 'suite-two', name: 'two places', environments: ['staging', 'production'], tests },
        { id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 60)] },
        { id: 'suite-dead', name: 'dead', servers: ['dead'], tests },
      ],
    },
    { slots: 10 },
  )
})
afterAll(async () => {
  await world.close()
  await github.close()
})

function inputs(more: Record<string, string>): Record<string, string> {
  return world.inputs({ 'github-token': token, ...more })
}

async function onMain(more: Record<string, string>, options: { runId?: number; attempt?: number } = {}) {
  return await runStep({
    workspace,
    inputs: inputs(more),
    ...(await pushJob(github, 'main', options)),
  })
}

function runsOf(suiteId: string) {
  return world.service.store.runs.listBySuite(suiteId, 100)
}

describe('a hosted run', () => {
  it('is judged against the service’s own runs of the base branch, with the reason of the failed step', async () => {
    const first = world.service.requests.length
    const base = await onMain({ suite: 'fruit', 'suite-name': 'fruit' })
    expect(base.exitCode, base.stdout).toBe(0)
    expect(base.outputs).toMatchObject({ verdict: 'passed', total: '20', passed: '20' })
    expect(withoutRepeats(askedOf(world.service, first))).toEqual([
      'GET projects',
      'GET eval-suites',
      'GET capabilities',
      'GET eval-suites/suite-fruit/cases',
      'POST eval-runs',
      'GET eval-runs/ID',
      'GET eval-runs/ID/iterations?limit=200',
      'GET eval-suites/suite-fruit/runs?limit=100',
    ])

    world.change('suite-fruit', [echoTest('pears', never)])
    const pullRequest = await github.createPullRequest('worse-fruit')
    const second = world.service.requests.length
    const head = await runStep({
      workspace,
      inputs: inputs({ suite: 'suite-fruit', 'suite-name': 'fruit' }),
      ...pullRequestJob(github, pullRequest),
    })
    expect(head.exitCode, head.stdout).toBe(1)
    expect(head.outputs).toMatchObject({ verdict: 'failed', failed: '5', regressions: '1' })
    const phases = Object.keys(JSON.parse(head.outputs.timings ?? ''))
    expect(phases).toEqual(['launch', 'wait', 'baseline', 'gate', 'publish'])
    expect(head.summary).toContain('| wait |')
    expect(head.outputs['run-url']).toMatch(/\/evals\/suite\/suite-fruit\/runs\/\w+\?project=shop$/)
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body).toContain('pears')
    expect(comment?.body).toContain('Expected a call echo({"message":"pears"}); none was called.')
    expect(comment?.body).toContain('from the eval service')
    const resultsFile = readFileSync(head.outputs['results-file'] ?? '', 'utf8')
    expect(JSON.parse(resultsFile).comparison.baseline).toMatchObject({ source: 'service' })
    const { cases } = readResults(resultsFile, 'results.json')
    const pears = [...cases.values()].find(({ identity }) => identity.name === 'pears')
    expect(pears?.evidence?.[0]).toMatchObject({ input: 'Please say pears.', output: 'I would rather not.' })
    // One case fails five times: its reasons cost two requests each, and nothing else is looked at.
    const asked = askedOf(world.service, second)
    expect(asked.filter((line) => line.endsWith('/steps'))).toHaveLength(5)
    expect(asked.filter((line) => line.endsWith('/trace'))).toHaveLength(5)
    expect(asked.slice(-2)).toEqual([
      'GET eval-suites/suite-fruit/runs?limit=100',
      'GET eval-runs/ID/iterations?limit=200',
    ])
  })
})

describe('a repeated hosted run', () => {
  it('remembers the earlier runs of the branch, although the service knows only its own', async () => {
    const step = { suite: 'memory', 'suite-name': 'memory', repetitions: '1', cases: 'one' }
    const first = await onMain(step)
    const text = readFileSync(first.outputs['results-file'] ?? '', 'utf8')
    const { ledger } = JSON.parse(text) as { ledger: Ledger }
    const longAgo = {
      ...ledger.entries[0],
      id: 'long ago',
      at: new Date(Date.now() - 30 * 86_400_000).toISOString(),
    }
    const older = { ...ledger, entries: [...ledger.entries, longAgo] }
    const stored = github.artifacts.artifacts.find(({ name }) => name.includes('baseline-memory'))
    if (stored === undefined) throw new Error('no baseline was stored')
    const aged = text.replace(/^"ledger":.*$/m, `"ledger":${JSON.stringify(older)},`)
    stored.body = zipOf([{ name: 'eval-gate-results.json', content: aged }])
    const second = await onMain(step)
    const results = JSON.parse(readFileSync(second.outputs['results-file'] ?? '', 'utf8'))
    expect(results.comparison.baseline.source).toBe('service')
    const ids = (results.ledger as Ledger).entries.map(({ id }) => id)
    // The clocks of the two steps are not the same.
    expect(ids.toSorted()).toEqual([second.outputs['run-id'], first.outputs['run-id'], 'long ago'].toSorted())
  })

  it('is launched once, however often the job is run again', async () => {
    const before = runsOf('suite-berries').length
    const step = { suite: 'berries', 'suite-name': 'again', repetitions: '3', cases: 'one' }
    const first = await onMain(step, { runId: 9500, attempt: 1 })
    const second = await onMain(step, { runId: 9500, attempt: 2 })
    const other = await onMain({ ...step, repetitions: '2' }, { runId: 9500, attempt: 2 })
    expect(first.outputs).toMatchObject({ total: '3', passed: '3' })
    expect(second.outputs['run-id']).toBe(first.outputs['run-id'])
    expect(second.stdout).toContain('was started by an earlier attempt')
    expect(other.outputs['run-id']).not.toBe(first.outputs['run-id'])
    expect(runsOf('suite-berries')).toHaveLength(before + 2)
    expect(runsOf('suite-berries')[0]?.metadata).toMatchObject({
      ci: { provider: 'github_actions', branch: 'main', pipelineId: '9500', jobId: 'evals' },
      launcher: { kind: 'github_action' },
    })
  })

  it('measures several environments and suites in one comment', async () => {
    const result = await onMain({
      suite: 'two places',
      environment: 'staging\nproduction',
      'suite-name': 'matrix',
    })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs).toMatchObject({ total: '4', passed: '4' })
    expect(result.outputs['run-id']?.split(' ')).toHaveLength(2)
    const both = await onMain({ suite: 'plain\nnuts', 'suite-name': 'both' })
    expect(both.outputs).toMatchObject({ total: '4', passed: '4' })
    expect(both.summary).toContain('both')
  })

  it('can be started in one step and judged in another', async () => {
    const start = await onMain({ suite: 'plain', wait: 'false', 'suite-name': 'later' })
    expect(start.exitCode, start.stdout).toBe(0)
    expect(start.outputs.verdict).toBeUndefined()
    const runId = start.outputs['run-id'] ?? ''
    expect(runId).toMatch(/^\w+$/)
    // The post step of the first step leaves the run alone.
    expect(start.state['hosted-runs']).toMatch(/ \{"projectId":"shop","runs":\[\],"launches":\[\]\}$/)
    const judge = await onMain({ 'run-id': runId, 'suite-name': 'later' })
    expect(judge.exitCode, judge.stdout).toBe(0)
    expect(judge.outputs).toMatchObject({ verdict: 'passed', total: '2', 'run-id': runId })
  })

  it('that can’t reach its servers gives no verdict', async () => {
    const result = await onMain({ suite: 'dead', 'suite-name': 'dead' })
    expect(result.exitCode, result.stdout).toBe(4)
    expect(result.outputs).toMatchObject({ verdict: 'inconclusive', regressions: '0' })
    expect(result.summary).toContain('failed in the service')
  })

  it('that takes too long is cancelled', async () => {
    const result = await onMain({ suite: 'slow', 'suite-name': 'slow', 'timeout-minutes': '0.1' })
    expect(result.outputs.verdict).toBe('inconclusive')
    expect(result.summary).toContain('did not end within 6 s')
    expect(runsOf('suite-slow')[0]?.status).toBe('cancelled')
  })
})

describe('a cancelled job', () => {
  skipOnWindows('a process there gets no signals, it is ended')

  const start = async (suiteName: string, onLine: (line: string, stop: () => void) => void) => {
    return await runStep({
      workspace,
      inputs: inputs({ suite: 'slow', 'suite-name': suiteName }),
      ...(await pushJob(github)),
      onStart: (child) => {
        child.stdout?.on('data', (chunk) => onLine(String(chunk), () => child.kill('SIGINT')))
      },
    })
  }

  it('cancels its hosted run on SIGINT, as the runner sends it, within seconds', async () => {
    const result = await start('interrupted', (line, stop) => {
      if (line.includes('started')) stop()
    })
    expect(result.exitCode).toBe(3)
    expect(result.stdout).toContain('The job was cancelled')
    expect(runsOf('suite-slow')[0]?.status).toBe('cancelled')
  })

  it('leaves the rest to its post step when it is killed, and the leases end with it', async () => {
    const job = await pushJob(github)
    let killed = false
    const main = await runStep({
      workspace,
      inputs: inputs({ suite: 'slow', 'suite-name': 'killed' }),
      ...job,
      onStart: (child) => {
        child.stdout?.on('data', (chunk) => {
          if (killed || !String(chunk).includes('started')) return
          killed = true
          child.kill('SIGKILL')
        })
      },
    })
    const [run] = runsOf('suite-slow')
    expect(run?.status).toMatch(/pending|running/)
    world.service.store.leases.put({
      id: 'lease-1',
      projectId: 'shop',
      userId: run?.createdBy ?? '',
      runId: run?.id ?? '',
      model: 'local/scripted',
      expiresAt: Date.now() + 600_000,
      revoked: false,
    })
    const post = () =>
      runStep({
        workspace,
        inputs: inputs({ suite: 'slow', 'suite-name': 'killed' }),
        ...job,
        state: main.state,
      })
    const before = world.service.requests.length
    const after = await post()
    expect(after.exitCode, after.stdout).toBe(0)
    expect(askedOf(world.service, before)).toEqual(['POST eval-runs/ID/cancel', 'POST model-leases/revoke'])
    expect(runsOf('suite-slow')[0]?.status).toBe('cancelled')
    expect(world.service.store.leases.get('lease-1')?.revoked).toBe(true)
    // A second time changes nothing and says nothing alarming.
    const again = await post()
    expect(again.exitCode).toBe(0)
    expect(again.stdout).not.toMatch(/::error|::warning/)
  })
})

describe('a secret', () => {
  it('that is not a key of the service is refused', async () => {
    const result = await onMain({ suite: 'plain', 'api-key': 'sk_wrong' })
    expect(result.exitCode).toBe(3)
    expect(result.stdout).toContain('The key is wrong, revoked or missing')
  })

  it('of a model provider shows nowhere', async () => {
    const secret = 'model-secret-4711'
    const result = await onMain({
      suite: 'plain',
      'suite-name': 'keys',
      'model-api-keys': `anthropic: ${secret}`,
    })
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.stdout.replaceAll(/^::add-mask::.*$/gm, '')).not.toContain(secret)
    expect(result.stdout).toContain(`::add-mask::${secret}`)
    expect(result.summary).not.toContain(secret)
    expect(JSON.stringify(world.service.store.runs.listNewest(5))).not.toContain(secret)
  })
})

describe('a service in trouble', () => {
  it('that fails and comes back does not lose the run', async () => {
    world.service.setFaults([
      { kind: 'status', status: 503, operation: 'getEvalRun', times: 2 },
      { kind: 'reset', operation: 'getEvalRun', times: 1, after: 2 },
    ])
    const result = await onMain({ suite: 'plain', 'suite-name': 'flaky service' })
    world.service.setFaults([])
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'passed', total: '2' })
  })

  it('that storms with 429 is obeyed', async () => {
    world.service.setFaults([
      { kind: 'status', status: 429, retryAfter: '2', operation: 'getEvalRun', times: 3 },
      { kind: 'status', status: 429, operation: 'listEvalRunIterations', times: 1 },
    ])
    const before = world.service.requests.length
    // Without a baseline nothing but the run itself is read.
    const result = await onMain({ suite: 'plain', 'suite-name': 'storm', baseline: 'none' })
    world.service.setFaults([])
    expect(result.exitCode, result.stdout).toBe(0)
    expect(result.outputs, result.stdout).toMatchObject({ verdict: 'passed', total: '2' })
    const looks = statusesOf(world.service, 'getEvalRun', before)
    expect(looks.slice(0, 4)).toEqual([429, 429, 429, 200])
    expect(statusesOf(world.service, 'listEvalRunIterations', before)).toEqual([429, 200])
    // As long as asked, and a jitter that doubles.
    expect(result.waits.filter((ms) => ms >= 2_000 && ms < 6_000).length).toBeGreaterThanOrEqual(3)
  })

  it('that loses the answer to the launch is asked again, and there is one run', async () => {
    const before = runsOf('suite-plain').length
    world.service.setFaults([{ kind: 'reset-after-commit', operation: 'createEvalRun', times: 1 }])
    const result = await onMain({ suite: 'plain', 'suite-name': 'lost answer' })
    world.service.setFaults([])
    expect(result.exitCode, result.stdout).toBe(0)
    expect(runsOf('suite-plain')).toHaveLength(before + 1)
  })

  it('whose run is deleted meanwhile is not a verdict', async () => {
    const result = await runStep({
      workspace,
      inputs: inputs({ suite: 'slow', 'suite-name': 'deleted' }),
      ...(await pushJob(github)),
      onStart: (child) => {
        child.stdout?.on('data', (chunk) => {
          if (!String(chunk).includes('started')) return
          world.service.setFaults([{ kind: 'status', status: 404, operation: 'getEvalRun', times: 1 }])
        })
      },
    })
    world.service.setFaults([])
    expect(result.outputs.verdict).toBe('inconclusive')
    expect(result.summary).toContain('is gone')
  })
})

it('a service that is restarted in the middle is waited for; its run is lost, and that is not a verdict', {
  timeout: 180_000,
}, async () => {
  const database = join(workspace, 'service.db')
  const project = {
    suites: [{ id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 60)] }],
  }
  const first = await startHostedWorld(project, { database })
  const restarted = Promise.withResolvers<LocalService>()
  const port = Number(new URL(first.service.baseUrl).port)
  const result = await runStep({
    workspace,
    inputs: first.inputs({ suite: 'slow', 'suite-name': 'restart', 'github-token': token }),
    ...(await pushJob(github)),
    onStart: (child) => {
      child.stdout?.on('data', (chunk) => {
        if (!/run \w+ started/.test(String(chunk))) return
        first.service
          .close()
          .then(() => sleep(1_500))
          .then(() => startLocalService({ keys: [], rateLimit: 'off', database, port }))
          .then(restarted.resolve, restarted.reject)
      })
    },
  })
  const second = await restarted.promise
  await second.close()
  await first.client.close()
  expect(result.exitCode, result.stdout).toBe(4)
  expect(result.outputs.verdict).toBe('inconclusive')
  expect(result.summary).toContain('failed in the service')
})

it('waits for a slot without eating the rate limit, and keeps within that of its key', {
  timeout: 180_000,
}, async () => {
  const strict = await startHostedWorld(
    {
      suites: [
        { id: 'suite-plain', name: 'plain', servers: ['everything'], tests },
        { id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 60)] },
      ],
    },
    // The pauses of the steps are shorter than they take them for, so the limit refills as much faster.
    { rateLimit: { perMinute: 60 * timesFaster, burst: 10 } },
  )
  const params = { projectId: 'shop' }
  try {
    const body = { suiteId: 'suite-slow' }
    const busy = await Promise.all([1, 2].map(() => strict.client.call('createEvalRun', { params, body })))
    const isRefused = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const steps = isRefused.map(async ({ resolve }, index) =>
      runStep({
        workspace,
        inputs: strict.inputs({ suite: 'plain', 'suite-name': `step ${index}`, 'github-token': token }),
        ...(await pushJob(github)),
        onStart: (child) => {
          child.stdout?.on('data', (chunk) => {
            if (String(chunk).includes('all slots for hosted runs are taken')) resolve()
          })
        },
      }),
    )
    await Promise.all(isRefused.map(({ promise }) => promise))
    await Promise.all(
      busy.map(({ runId }) => strict.client.call('cancelEvalRun', { params: { ...params, runId } })),
    )
    const results = await Promise.all(steps)
    for (const result of results) expect(result.exitCode, result.stdout).toBe(0)
    const launches = statusesOf(strict.service, 'createEvalRun').filter((status) => status === 429)
    // Each refusal costs a pause of at least half of the ten seconds that a slot takes to free.
    const pauses = results.flatMap(({ waits }) => waits.filter((ms) => ms >= 5_000))
    expect(launches.length).toBeLessThanOrEqual(pauses.length)
    const refused = strict.service.requests.filter(
      ({ operationId, status }) => operationId !== 'createEvalRun' && status === 429,
    )
    // Two processes share the key and each knows only of itself: it waits after each refusal, for a second at least.
    const waits = results.flatMap(({ waits }) => waits.filter((ms) => ms >= 1_000))
    expect(launches.length + refused.length).toBeLessThanOrEqual(waits.length)
  } finally {
    await strict.close()
  }
})
