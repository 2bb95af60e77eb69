import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import {
  createEnvironment,
  createSuite,
  expectRefusal,
  expectStatus,
  findServer,
  invalid,
  type Rule,
  steps,
} from './expectations.ts'
import type { Answer, Probe } from './probe.ts'

/** Rules that start runs, which may cost. */
export const launchRules: readonly Rule[] = [
  ...['title', 'runs', 'model', 'provider', 'steps'].map(
    (name): Rule => ({
      rule: `an inline test of a run without ${name}: 400 VALIDATION_ERROR`,
      source: 'public document',
      ask: async (probe: Probe) => {
        const [provider = ''] = probe.model.split('/')
        const test = { title: 'a', runs: 1, model: probe.model, provider, steps, [name]: undefined }
        const body = {
          suiteName: `eval-gate conformance ${randomUUID().slice(0, 8)}`,
          serverIds: [await findServer(probe)],
          tests: [test],
        }
        expectRefusal(await probe.askProject('POST', '/eval-runs', { body }), 400, invalid)
      },
    }),
  ),
  {
    rule: "a model that can't be executed: 400, details.hostedModels lists valid ones",
    source: 'public page',
    ask: async (probe) => {
      const [provider = ''] = probe.model.split('/')
      const test = { title: 'a', runs: 1, model: `${provider}/no-such-model`, provider, steps }
      const body = {
        suiteName: `eval-gate conformance ${randomUUID().slice(0, 8)}`,
        serverIds: [await findServer(probe)],
        tests: [test],
      }
      const answer = await probe.askProject('POST', '/eval-runs', { body })
      expectRefusal(answer, 400, invalid)
      assert.ok(Array.isArray(answer.json.details?.hostedModels))
    },
  },
  {
    rule: 'servers together with an environment are refused',
    source: 'public page',
    ask: async (probe) => {
      const suiteId = await createSuite(probe)
      const { id } = await createEnvironment(probe)
      expectStatus(
        await probe.askProject('PATCH', `/eval-suites/${suiteId}`, { body: { environmentIds: [id] } }),
        200,
      )
      const server = await findServer(probe)
      const both = { suiteId, environmentId: id, serverIds: [server] }
      expectRefusal(await probe.askProject('POST', '/eval-runs', { body: both }), 400, invalid)
      const override = { suiteId, serverIds: [server] }
      expectRefusal(
        await probe.askProject('POST', '/eval-runs', { body: override }),
        400,
        invalid,
        'ENVIRONMENT_SERVERS_NOT_OVERRIDABLE',
      )
    },
  },
  {
    rule: 'a run under the same idempotency key is the same run, and says so',
    source: 'what deployments do',
    ask: async (probe) => {
      const toolCall = [{ id: 's', kind: 'toolCall', toolName: probe.tool, arguments: {} }]
      const suiteId = await createSuite(probe, { tests: [{ title: 'a', steps: toolCall }] })
      const body = { suiteId, idempotencyKey: randomUUID() }
      const first = expectStatus(await probe.askProject('POST', '/eval-runs', { body }), 202)
      const again = expectStatus(await probe.askProject('POST', '/eval-runs', { body }), 202)
      assert.deepEqual([again.runId, again.deduped], [first.runId, true])
      const end = await untilEnded(probe, String(first.runId))
      assert.ok(
        ['completed', 'failed', 'cancelled', 'timed_out'].includes(String(end.status)),
        String(end.status),
      )
      const { items } = expectStatus(
        await probe.askProject('GET', `/eval-runs/${first.runId}/iterations`),
        200,
      )
      assert.equal(items?.length, 1)
    },
  },
]

async function untilEnded(probe: Probe, runId: string): Promise<Answer['json']> {
  for (let looks = 0; ; looks += 1) {
    const json = expectStatus(await probe.askProject('GET', `/eval-runs/${runId}`), 200)
    const isOver = ['completed', 'failed', 'cancelled', 'timed_out'].includes(String(json.status))
    if (isOver || looks > 120) return json
    await new Promise((resolve) => setTimeout(resolve, 1_000))
  }
}
