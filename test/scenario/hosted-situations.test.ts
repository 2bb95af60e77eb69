import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doubts } from '../../src/model/doubts.ts'
import type { GitHub } from '../support/github.ts'
import { type Situation, situations, startSituations } from '../support/hosted/situations.ts'
import type { HostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { runCli } from '../support/run-cli.ts'
import { startScenario } from '../support/scenario.ts'

/*
 * A part of the situations in which a hosted run must not be green, with the bundles as processes and the service as the
 * baseline. `test/unit/jobs/hosted/situations.test.ts` has all of them.
 */

let github: GitHub
let world: HostedWorld
let token: string
let workspace: string
beforeAll(async () => {
  ;({ github, token, workspace } = await startScenario())
  world = await startSituations()
  const base = await runStep({ workspace, inputs: inputs(), ...(await pushJob(github)) })
  expect(base.exitCode, base.stdout).toBe(0)
})
afterAll(async () => {
  await world.close()
  await github.close()
})

function inputs(more: Record<string, string> = {}): Record<string, string> {
  return world.inputs({
    suite: 'support',
    environment: 'staging',
    'suite-name': 'support',
    'github-token': token,
    'html-report': 'off',
    ...more,
  })
}

async function during<T>({ faults }: Situation, measure: () => Promise<T>): Promise<T> {
  world.service.setFaults(faults)
  try {
    return await measure()
  } finally {
    world.service.setFaults([])
  }
}

const codeOf = ({ doubt }: Situation) => (doubts[doubt].kind === 'not-measured' ? 4 : 3)

describe('the action', () => {
  const some = situations.filter((_, index) => index % 4 === 0)

  it('is tried in at least a dozen', () => expect(some.length).toBeGreaterThanOrEqual(12))

  it.each(some)('$name: never green', async (situation) => {
    const pullRequest = await github.createPullRequest(`odd-${situations.indexOf(situation)}`)
    const result = await during(situation, () =>
      runStep({
        workspace,
        inputs: inputs({ policy: 'on-inconclusive: fail' }),
        ...pullRequestJob(github, pullRequest),
      }),
    )
    expect(result.outputs.verdict, result.stdout).toBe('inconclusive')
    expect(result.exitCode, result.stdout).toBe(codeOf(situation))
    const [comment] = await github.comments(pullRequest.number)
    expect(comment?.body).not.toContain('good to merge')
    expect(comment?.body).toMatch(/not measured|undecided|inconclusive/i)
  })
})

describe('the command line', () => {
  it.each(situations.filter((_, index) => index % 13 === 5))('$name: never green', async (situation) => {
    const args = ['run', '--hosted', '{ suite: support, environment: staging }', '--baseline', 'none']
    const { 'api-key': apiKey = '', 'base-url': baseUrl = '' } = inputs()
    const env = { EVAL_GATE_API_KEY: apiKey, EVAL_GATE_BASE_URL: baseUrl }
    const { exitCode, stdout, stderr } = await during(situation, () =>
      runCli([...args], { cwd: workspace, env, waitsFile: join(workspace, 'waits') }),
    )
    expect(exitCode, stdout + stderr).toBe(codeOf(situation))
    expect(stdout).toContain('INCONCLUSIVE')
  })
})
