import { describe, expect, it } from 'vitest'
import { hostedInputNames } from '../../../../../src/service/input-names.ts'
import { computeSlotWaitMs, launchRun } from '../../../../../src/service/runs/launch/launch-run.ts'
import type { PlannedRun } from '../../../../../src/service/runs/launch/plan-runs.ts'
import { json, type Reply, serve } from '../../../../support/http/scripted-server.ts'
import { fakeRuntime } from '../../../../support/platform.ts'
import { clientFor, serviceErrorOf } from '../../../../support/service/client-for.ts'

const planned: PlannedRun = {
  suite: { id: 's1', name: 'support' },
  label: 'support',
  body: { suiteId: 's1' },
}
const started = json(202, { runId: 'r1', suiteId: 's1', status: 'running' })
const full = json(429, {
  code: 'RATE_LIMITED',
  message: 'busy',
  details: { reason: 'CONCURRENT_RUN_LIMIT', maxConcurrentRuns: 2 },
})
const replay = (runId: string, status: string) => json(202, { runId, status, deduped: true })

async function launch(replies: readonly Reply[], timeoutMs = 600_000) {
  const server = await serve(...replies)
  const { client, clock } = clientFor(server.url)
  const said: string[] = []
  const launched = launchRun(client.project('p'), planned, {
    modelApiKeys: { anthropic: 'secret-4711' },
    notes: 'Eval Gate: branch=main',
    idempotencyKey: 'key',
    labels: { launcher: { kind: 'cli' } },
    deadline: clock.now() + timeoutMs,
    clock,
    random: () => 0.5,
    log: fakeRuntime({ log: { info: (line) => said.push(line), notice: (line) => said.push(line) } }).log,
    names: hostedInputNames,
  })
  const keys = () => server.requests.map(({ headers }) => headers['idempotency-key'])
  return { launched, server, clock, said, keys }
}

describe('launching a run', () => {
  it('sends model keys in the body and nowhere else', async () => {
    const { launched, server } = await launch([started])
    expect(await launched).toMatchObject({ runId: 'r1' })
    const [request] = server.requests
    expect(request?.json).toEqual({
      idempotencyKey: 'key',
      suiteId: 's1',
      notes: 'Eval Gate: branch=main',
      modelApiKeys: { anthropic: 'secret-4711' },
    })
    expect(JSON.stringify(request?.headers)).not.toContain('secret-4711')
  })

  it('waits for a slot, asking less and less often', async () => {
    const { launched, server, clock, said } = await launch([full, full, full, started])
    expect(await launched).toMatchObject({ runId: 'r1' })
    expect(server.requests).toHaveLength(4)
    expect(clock.waits.filter((ms) => ms >= 5_000)).toEqual([10_000, 15_000, 22_500])
    expect(said).toEqual(['support: all slots for hosted runs are taken; waiting for one.'])
  })

  it('says when no slot became free in time', async () => {
    const { launched, server } = await launch([full], 120_000)
    const error = await serviceErrorOf(launched)
    expect(error.message).toMatch(
      /^support: no slot for a hosted run became free within 1 min \d+ s \(2 at once\)\.$/,
    )
    expect(error.advice.join(' ')).toContain('timeout-minutes')
    expect(server.requests.length).toBeLessThanOrEqual(6)
  })

  it('spreads jobs that wait for the same slot', () => {
    expect([0, 0.5, 1].map((random) => computeSlotWaitMs(1, random))).toEqual([5_000, 10_000, 15_000])
    expect(computeSlotWaitMs(50, 1)).toBe(90_000)
  })

  it('picks up the run of an earlier attempt, finished or not', async () => {
    for (const status of ['running', 'completed', 'grading']) {
      const { launched, keys } = await launch([replay('r0', status)])
      expect(await launched).toMatchObject({ runId: 'r0', status })
      expect(keys()).toEqual(['key'])
    }
  })

  it('does not pick up runs that ended without a verdict, nor spent keys', async () => {
    const spent = json(409, { code: 'CONFLICT', message: 'x', details: { reason: 'IDEMPOTENCY_CONFLICT' } })
    const { launched, keys } = await launch([replay('r0', 'cancelled'), spent, started])
    expect(await launched).toMatchObject({ runId: 'r1' })
    expect(keys()).toEqual(['key', 'key-2', 'key-3'])
  })

  it('launches again when the environment changed meanwhile', async () => {
    const moved = json(409, { code: 'CONFLICT', message: 'The environment changed.' })
    const { launched, keys } = await launch([moved, started])
    expect(await launched).toMatchObject({ runId: 'r1' })
    expect(keys()).toEqual(['key', 'key'])
  })
})
