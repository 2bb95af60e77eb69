import { afterAll, beforeAll, describe, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pushJob } from '../support/run-action.ts'
import { junitReport } from '../support/workspace.ts'
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

const key = 'sk_faults_ingest_0123456789'
let github: GitHub
let service: LocalService
let token: string

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  service = await startLocalService({ keys: [key], rateLimit: 'off' })
})
afterAll(async () => {
  await github.close()
  await service.close()
})

const isKilled = ({ exitCode }: { readonly exitCode: number | null }) => exitCode === null

/** What a step that can't write its outputs says of the verdict: a green one is an error of the machine. */
function verdictOf(exitCode: number | null, stdout: string): string | undefined {
  if (exitCode === 1) return 'failed'
  return exitCode === 3 && stdout.includes('::error::The file of the outputs') ? 'passed' : undefined
}

/** The runs of the service that belong to a workflow run, by attempt. */
function runsOf(runId: number) {
  return service.store.runs
    .listNewest(100_000)
    .filter(({ externalRunId }) => externalRunId?.startsWith(`gh-${runId}-`))
    .map(({ id, status, externalRunId }) => ({
      attempt: Number(externalRunId?.split('-')[2]),
      status,
      results: service.store.iterations.summarize(id).total,
    }))
}

/**
 * Main, post, and the next attempt, through a service that fails in every way. In the end each result is there exactly
 * once, no run is open, and the verdict was never another one.
 */
describe.concurrent('ingest', () => {
  it.each(seeds)('ingest %d', async (seed) => {
    const random = randomOf(seed)
    const machine = machineOf(randomOf(seed + 30_000))
    const proxy = await startFaultProxy(service.baseUrl.replace(/\/api\/v1$/, ''))
    try {
      const count = pick(random, [3, 150, 250, 450, 450, 900])
      const fails = random() < 0.5
      const cases = Array.from({ length: count }, (_, index) => ({
        name: `case ${index}`,
        outcome: fails && index === 0 ? ('failed' as const) : ('passed' as const),
      }))
      const ending = random() < 0.3 ? pick(random, ['kill', 'cancel'] as const) : undefined
      const workspace = createFolder({ 'junit.xml': junitReport(cases) })
      const runId = 600_000 + seed
      const inputs = {
        reports: 'junit.xml',
        'suite-name': `faults ${seed}`,
        'api-key': key,
        'base-url': service.baseUrl.replace(/^http:\/\/[^/]+/, proxy.url),
        'github-token': token,
        baseline: 'none',
        policy: 'fail-on: failures',
        'html-report': 'off',
      }
      proxy.schedule(scheduleOf(random, faultKinds))
      const job = await pushJob(github, 'main', { runId })
      const onStart = ending && endAfter(Math.floor(random() * 2_500), ending)
      const first = await quickStep({
        workspace,
        inputs,
        ...onMachine(job, machine),
        onStart: (child) => {
          machine.onStart(child)
          onStart?.(child)
        },
      })
      if (random() < 0.6) proxy.schedule(undefined)
      const killed = maybeKilled(randomOf(seed + 40_000))
      const post = await quickStep({ workspace, inputs, ...job, state: first.state, ...killed })
      proxy.schedule(undefined)
      const again = await pushJob(github, 'main', { runId, attempt: 2 })
      const second = await quickStep({ workspace, inputs, ...again })
      const lastPost = await quickStep({ workspace, inputs, ...again, state: second.state })

      const steps = [first, post, second, lastPost]
      const wasEnded = first.exitCode === null || first.stdout.includes('was asked to stop')
      const verdict = fails ? 'failed' : 'passed'
      const runs = runsOf(runId)
      const problems = steps.flatMap((step, index) =>
        commonProblems(step, [key, token], (wasEnded && index === 0) || (step === post && isKilled(post))),
      )
      const said = machine.losesOutputs ? verdictOf(first.exitCode, first.stdout) : first.outputs.verdict
      if (first.exitCode !== null && said !== verdict) problems.push(`the first verdict is ${said}`)
      if (second.outputs.verdict !== verdict) problems.push(`the second verdict is ${second.outputs.verdict}`)
      if (second.exitCode !== (fails ? 1 : 0)) problems.push(`the second exit code is ${second.exitCode}`)
      for (const step of [post, lastPost])
        if (step.exitCode !== 0 && !isKilled(step)) problems.push(`the post step ended with ${step.exitCode}`)
        else if (Object.keys(step.outputs).length > 0) problems.push('the post step did more than its part')
      const ofSecond = runs.filter(({ attempt }) => attempt === 2)
      if (ofSecond.length !== 1 || ofSecond[0]?.status !== 'completed' || ofSecond[0].results !== count)
        problems.push(`the second attempt left ${JSON.stringify(ofSecond)} of ${count}`)
      const ofFirst = runs.filter(({ attempt }) => attempt === 1)
      const open = ofFirst.filter(({ status }) => status !== 'completed' && status !== 'cancelled')
      // A post step that meets faults too, or is killed, may fail to end the run of a job that was killed.
      const isExcused = post.stdout.includes('The clean-up failed') || isKilled(post) || machine.losesState
      if (open.length > 0 && !isExcused) problems.push(`a run is still open: ${JSON.stringify(open)}`)
      if (
        !wasEnded &&
        first.exitCode !== null &&
        !ofFirst.some(({ status, results }) => status === 'completed' && results === count) &&
        // Where nothing can be written, nothing can be kept for the next attempt.
        !(machine.name !== 'fine' && first.stdout.includes('The unsent results could not be kept'))
      )
        problems.push(`the first attempt left ${JSON.stringify(ofFirst)} of ${count}`)
      if (ofFirst.some(({ results }) => results > count)) problems.push('results are there twice')
      report('ingest', seed, problems, { machine, struck: proxy.struck, steps })
    } finally {
      machine.release()
      await proxy.close()
    }
  })
})
