import { afterAll, beforeAll, describe, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import {
  always,
  echoTest,
  type HostedWorld,
  hostedKey,
  slowTest,
  startHostedWorld,
} from '../support/hosted-world.ts'
import { pushJob } from '../support/run-action.ts'
import { faultKinds, pick, randomOf, scheduleOf } from './fault-kinds.ts'
import { startFaultProxy } from './fault-proxy.ts'
import { machineOf } from './machine.ts'
import {
  commonProblems,
  createFolder,
  endAfter,
  maybeKilled,
  onMachine,
  quickStep,
  report,
  seeds,
} from './support.ts'

let github: GitHub
let world: HostedWorld
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  const tests = [echoTest('one', [true]), echoTest('two', always)]
  world = await startHostedWorld(
    {
      suites: [
        { id: 'suite-quick', name: 'quick', servers: ['everything'], tests },
        { id: 'suite-slow', name: 'slow', servers: ['everything'], tests: [slowTest('waits', 4)] },
      ],
    },
    { slots: 50 },
  )
})
afterAll(async () => {
  await world.close()
  await github.close()
})

/** The hosted runs that a workflow run has started. */
function runsOf(runId: number) {
  return ['suite-quick', 'suite-slow']
    .flatMap((suiteId) => world.service.store.runs.listBySuite(suiteId, 100_000))
    .filter(
      (run) =>
        JSON.stringify(run).includes(`actions%2Fruns%2F${runId}`) ||
        JSON.stringify(run).includes(`actions/runs/${runId}"`),
    )
    .map(({ id, status }) => ({ id, status }))
}

const isOver = (status: string) => ['completed', 'failed', 'cancelled', 'timed_out'].includes(status)

/**
 * Main, post and the next attempt of a job with a hosted run, which costs money: in the end none is open, and no more
 * were started than one for each attempt that could not use the other's.
 */
describe.concurrent('hosted', () => {
  it.each(seeds)('hosted %d', async (seed) => {
    const random = randomOf(seed + 20_000)
    const machine = machineOf(randomOf(seed + 70_000))
    const proxy = await startFaultProxy(world.service.baseUrl.replace(/\/api\/v1$/, ''))
    try {
      const runId = 800_000 + seed
      const ending = random() < 0.4 ? pick(random, ['kill', 'cancel'] as const) : undefined
      const name = random() < 0.3 ? 'slow' : 'quick'
      const workspace = createFolder({})
      const inputs = world.inputs({
        suite: name,
        'suite-name': `hosted faults ${seed}`,
        'base-url': world.service.baseUrl.replace(/^http:\/\/[^/]+/, proxy.url),
        'github-token': token,
        baseline: 'none',
        'html-report': 'off',
      })
      proxy.schedule(scheduleOf(random, faultKinds))
      const job = await pushJob(github, 'main', { runId })
      const onStart = ending && endAfter(Math.floor(random() * 4_000), ending)
      const first = await quickStep({
        workspace,
        inputs,
        ...onMachine(job, machine),
        onStart: (child) => {
          machine.onStart(child)
          onStart?.(child)
        },
      })
      proxy.schedule(undefined)
      const killed = maybeKilled(randomOf(seed + 80_000))
      const post = await quickStep({ workspace, inputs, ...job, state: first.state, ...killed })
      const afterPost = runsOf(runId)
      const again = await pushJob(github, 'main', { runId, attempt: 2 })
      const second = await quickStep({ workspace, inputs, ...again })
      const lastPost = await quickStep({ workspace, inputs, ...again, state: second.state })

      const steps = [first, post, second, lastPost]
      const wasEnded = first.exitCode === null || ending !== undefined
      const problems = steps.flatMap((step, index) =>
        commonProblems(step, [hostedKey, token], (wasEnded && index === 0) || step.exitCode === null),
      )
      const said = first.outputs.verdict
      if (said !== undefined && said !== 'passed' && said !== 'inconclusive')
        problems.push(`the first verdict is ${said}`)
      if (!wasEnded && said === undefined && !/::error/.test(first.stdout))
        problems.push('no verdict, and not loud')
      const open = afterPost.filter(({ status }) => !isOver(status))
      // The next attempt takes such a run over.
      const isExcused = post.exitCode === null || machine.losesState
      if (open.length > 0 && !isExcused)
        problems.push(`after the post step a paid run is open: ${JSON.stringify(open)}`)
      if (second.outputs.verdict !== 'passed')
        problems.push(`the second verdict is ${second.outputs.verdict}`)
      const runs = runsOf(runId)
      if (runs.some(({ status }) => !isOver(status))) problems.push('a paid run is open at the end')
      const useful = afterPost.some(({ status }) => status === 'completed')
      if (runs.length > (useful ? 1 : 2))
        problems.push(`${runs.length} runs were paid for: ${JSON.stringify(runs)}`)
      report('hosted', seed, problems, { machine, struck: proxy.struck, steps })
    } finally {
      machine.release()
      await proxy.close()
    }
  })
})
