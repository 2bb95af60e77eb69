import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { parse } from 'yaml'
import { inputNames } from '../../src/config/inputs.ts'
import type { GitHub } from '../support/github.ts'
import { echoTest, type HostedWorld, hostedKey, startHostedWorld } from '../support/hosted-world.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { startScenario } from '../support/scenario.ts'

let github: GitHub
let world: HostedWorld
let workspace: string
let token: string

beforeEach(async () => {
  ;({ github, token, workspace } = await startScenario())
  world = await startHostedWorld((everything) => ({
    servers: [{ id: 'srv-cart', name: 'cart', url: everything }],
    suites: [
      { id: 'suite-support', name: 'support', environments: ['staging'], tests: [echoTest('one', [true])] },
    ],
    clients: [{ id: 'client', name: 'client', model: 'local/scripted', servers: ['cart'] }],
    environments: [{ id: 'env-staging', name: 'staging', client: 'client' }],
  }))
}, 60_000)
afterEach(async () => {
  await world.close()
  await github.close()
})

interface Recipe {
  readonly inputs: Record<string, string>
  readonly workflow: { readonly on: unknown; readonly permissions: Readonly<Record<string, string>> }
}

/** The inputs of the only step of ours in the recipe, with its expressions filled in. Its page may have several. */
function readRecipe(page: string, title = ''): Recipe {
  const text = readFileSync(resolve(import.meta.dirname, '../../docs/recipes', page), 'utf8')
  const workflow = parse(/```yaml\n([\s\S]*?)```/.exec(text.slice(text.indexOf(title)))?.[1] ?? '')
  const steps = Object.values<{ steps: { uses?: string; with?: Record<string, unknown> }[] }>(workflow.jobs)
    .flatMap((job) => job.steps)
    .filter(({ uses }) => uses?.startsWith('eval-gate/eval-gate@') === true)
  expect(steps).toHaveLength(1)
  const values = Object.entries(steps[0]?.with ?? {}).map(([input, value]): [string, string] => [
    input,
    String(value)
      .replaceAll('${' + '{ secrets.EVAL_API_KEY }}', hostedKey)
      .replaceAll('${' + '{ vars.EVAL_BASE_URL }}', world.service.baseUrl),
  ])
  for (const [input, value] of values) {
    expect(inputNames).toContain(input)
    expect(value).not.toContain('${' + '{')
  }
  return { inputs: { ...Object.fromEntries(values), 'github-token': token }, workflow }
}

it('a hosted run every night', async () => {
  const { inputs, workflow } = readRecipe('hosted.md', '## A nightly run')
  expect(workflow.permissions).toMatchObject({ issues: 'write' })
  const result = await runStep({ workspace, inputs, ...(await pushJob(github)) })
  expect(result.exitCode, result.stdout).toBe(0)
  expect(result.outputs).toMatchObject({ verdict: 'passed', total: '5' })
})

it('the schedule of the service as code', async () => {
  const { inputs } = readRecipe('hosted.md', "## The service's schedule")
  mkdirSync(join(workspace, 'evals'))
  writeFileSync(
    join(workspace, 'evals/support.yml'),
    'name: support\nschedule: { every-minutes: 360 }\ncases:\n  - { title: one, steps: [{ tool: echo, arguments: { message: one } }] }\n',
  )
  const result = await runStep({ workspace, inputs, ...(await pushJob(github)) })
  expect(result.exitCode, result.stdout).toBe(0)
  expect(world.service.store.suites.get('suite-support')?.schedule).toMatchObject({
    enabled: true,
    intervalMinutes: 360,
  })
})

it('a weekly check of servers and tools', async () => {
  const { inputs } = readRecipe('hosted.md', '## A weekly check')
  const result = await runStep({ workspace, inputs, ...(await pushJob(github)) })
  expect(result.exitCode, result.stdout).toBe(0)
  expect(result.stdout).toContain('cart: ready')
})

it('an environment for each pull request', async () => {
  const { inputs } = readRecipe('pull-request-environments.md')
  const onMain = await runStep({ workspace, inputs, ...(await pushJob(github)) })
  expect(onMain.exitCode, onMain.stdout).toBe(0)

  const pullRequest = await github.createPullRequest('own-environment')
  const job = pullRequestJob(github, pullRequest)
  const opened = await runStep({ workspace, inputs, ...job })
  expect(opened.exitCode, opened.stdout).toBe(0)
  const name = `staging-pr-${pullRequest.number}`
  expect(opened.stdout).toContain(`Running in the environment ${name}.`)
  // Compared with what main measured in the environment that this one is a copy of.
  expect(opened.summary).toContain('from the eval service')
  const own = () => world.service.store.environments.list('shop').find((one) => one.name === name)
  expect(own()).toMatchObject({ hostId: 'client', archivedAt: null })

  // A step that judges what another has started finds the same baseline.
  const later = pullRequestJob(github, pullRequest)
  const start = await runStep({ workspace, inputs: { ...inputs, wait: 'false' }, ...later })
  const judging = { ...inputs, suite: '', 'run-id': start.outputs['run-id'] ?? '' }
  const judged = await runStep({ workspace, inputs: judging, ...later })
  expect(judged.exitCode, judged.stdout).toBe(0)
  expect(judged.summary).toContain('from the eval service')

  const close = () => runStep({ workspace, inputs, env: job.env, event: { ...job.event, action: 'closed' } })
  const closed = await close()
  expect(closed.exitCode, closed.stdout).toBe(0)
  expect(closed.stdout).toContain(`Archived the environment ${name}.`)
  expect(own()?.archivedAt).toEqual(expect.any(Number))
  expect((await close()).exitCode).toBe(0)
})
