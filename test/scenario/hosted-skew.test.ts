import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { GitHub } from '../support/github.ts'
import { always, echoTest, never, startHostedWorld, statusesOf } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'

let github: GitHub
let token: string
let workspace: string

beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
})
afterAll(async () => {
  await github.close()
})

describe.each([
  ['behind', -30],
  ['ahead of', 30],
])('a service whose clock is hours %s that of the runner', (name, skewHours) => {
  it('launches, is waited for, judges against the base branch, and is picked up again', async () => {
    const serviceTime = () => Date.now() + skewHours * 3_600_000
    const world = await startHostedWorld(
      {
        suites: [
          {
            id: 'suite-fruit',
            name: 'fruit',
            servers: ['everything'],
            tests: ['apples', 'pears', 'plums', 'figs'].map((title) => echoTest(title, always)),
          },
        ],
      },
      { clock: serviceTime },
    )
    const inputs = world.inputs({
      suite: 'fruit',
      'suite-name': name,
      'github-token': token,
      // Shorter than the clocks are apart.
      policy: 'baseline-max-age: 1',
    })
    const step = async (job: Awaited<ReturnType<typeof pushJob>> | ReturnType<typeof pullRequestJob>) =>
      await runStep({ workspace, inputs, ...job })
    try {
      const base = await step(await pushJob(github))
      expect(base.exitCode, base.stdout).toBe(0)

      world.change('suite-fruit', [echoTest('pears', never)])
      const pullRequest = await github.createPullRequest(`skew${skewHours}`)
      world.service.setFaults([
        {
          kind: 'status',
          status: 429,
          operation: 'getEvalRun',
          times: 1,
          retryAfter: new Date(serviceTime() + 50_000).toUTCString(),
        },
      ])
      const first = world.service.requests.length
      const head = await step(pullRequestJob(github, pullRequest, { runId: 9600, attempt: 1 }))
      expect(head.exitCode, head.stdout).toBe(1)
      expect(head.outputs).toMatchObject({ verdict: 'failed', failed: '5', regressions: '1' })
      expect(head.stdout).not.toMatch(/::warning|does not answer/)
      const results = JSON.parse(readFileSync(head.outputs['results-file'] ?? '', 'utf8'))
      expect(results.comparison.baseline).toMatchObject({
        source: 'service',
        runs: [{ id: base.outputs['run-id'] }],
      })
      // Refused once and obeyed: neither asked again at once nor given up.
      expect(statusesOf(world.service, 'getEvalRun', first).slice(0, 2)).toEqual([429, 200])
      expect(
        head.waits.find((ms) => ms > 36_000 && ms < 52_000),
        head.waits.join(),
      ).toBeDefined()

      const second = world.service.requests.length
      const again = await step(pullRequestJob(github, pullRequest, { runId: 9600, attempt: 2 }))
      expect(again.exitCode, again.stdout).toBe(1)
      expect(again.stdout).toContain('was started by an earlier attempt')
      expect(again.outputs).toMatchObject({
        verdict: 'failed',
        regressions: '1',
        'run-id': head.outputs['run-id'],
      })
      // It is over already: one look is enough.
      expect(statusesOf(world.service, 'getEvalRun', second)).toEqual([200])
      expect(world.service.store.runs.listBySuite('suite-fruit', 100)).toHaveLength(2)
      const [comment, ...others] = await github.comments(pullRequest.number)
      expect(others).toEqual([])
      expect(comment?.body).toContain('from the eval service')
      expect(comment?.body).not.toMatch(/-\d+ (min|h|days)/)
    } finally {
      await world.close()
    }
  })
})
