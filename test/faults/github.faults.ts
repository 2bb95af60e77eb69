import { afterAll, beforeAll, describe, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob } from '../support/run-action.ts'
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

const suite = 'github-faults'
let github: GitHub
let token: string

const good = junitReport([{ name: 'adds' }, { name: 'removes' }, { name: 'pays' }])
const broken = junitReport([{ name: 'adds', outcome: 'failed' }, { name: 'removes' }, { name: 'pays' }])
const inputs = () => ({ reports: 'junit.xml', 'suite-name': suite, 'github-token': token })

beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
  const workspace = createFolder({ 'junit.xml': good })
  await quickStep({ workspace, inputs: inputs(), ...(await pushJob(github, 'main', { runId: 700_000 })) })
})
afterAll(() => github.close())

type Job = Awaited<ReturnType<typeof pushJob>>

/** The same job, which reaches GitHub by another address. */
function through(url: string, { env, event }: Job): Job {
  const replaced = Object.entries(env).map(([name, value]) => [name, value.replaceAll(github.url, url)])
  return { env: Object.fromEntries(replaced), event }
}

const exitCodes = { passed: 0, failed: 1, inconclusive: 0 } as const

/**
 * Main, post and the next attempt, through a GitHub that fails in every way: its API, the artifact service and the blob
 * store. The verdict is the right one or inconclusive, and in the end there is one right comment and the baseline.
 */
describe.concurrent('github', () => {
  it.each(seeds)('github %d', async (seed) => {
    const random = randomOf(seed + 10_000)
    const machine = machineOf(randomOf(seed + 50_000))
    const proxy = await startFaultProxy(github.url)
    try {
      const isPush = random() < 0.25
      const fails = !isPush && random() < 0.6
      const workspace = createFolder({ 'junit.xml': fails ? broken : good })
      const runId = 700_000 + seed
      const pull = isPush ? undefined : await github.createPullRequest(`faults-${seed}`)
      const jobOf = async (attempt: number) =>
        pull === undefined
          ? await pushJob(github, 'main', { runId, attempt })
          : (pullRequestJob(github, pull, { runId, attempt }) as unknown as Job)
      const ending = random() < 0.15 ? pick(random, ['kill', 'cancel'] as const) : undefined
      proxy.schedule(scheduleOf(random, faultKinds))
      const job = through(proxy.url, await jobOf(1))
      const onStart = ending && endAfter(Math.floor(random() * 4_000), ending)
      const html = pick(random, ['auto', 'off'])
      const first = await quickStep({
        workspace,
        inputs: { ...inputs(), 'html-report': html },
        ...onMachine(job, machine),
        onStart: (child) => {
          machine.onStart(child)
          onStart?.(child)
        },
      })
      const killed = maybeKilled(randomOf(seed + 60_000))
      const post = await quickStep({ workspace, inputs: inputs(), ...job, state: first.state, ...killed })
      proxy.schedule(undefined)
      const again = through(proxy.url, await jobOf(2))
      const second = await quickStep({ workspace, inputs: { ...inputs(), 'html-report': html }, ...again })

      const steps = [first, post, second]
      const wasEnded = first.exitCode === null || ending !== undefined
      const verdict = fails ? 'failed' : 'passed'
      const problems = steps.flatMap((step, index) =>
        commonProblems(step, [token], (wasEnded && index === 0) || step.exitCode === null),
      )
      const said = first.outputs.verdict
      if (said !== undefined && said !== verdict && said !== 'inconclusive')
        problems.push(`the first verdict is ${said}`)
      if (said === 'inconclusive' && !/::(warning|error)/.test(first.stdout))
        problems.push('inconclusive, and not loud')
      if (!wasEnded && machine.losesOutputs) {
        if (first.exitCode === 0 || !/::error/.test(first.stdout))
          problems.push('the outputs are lost, and nothing says so')
      } else if (!wasEnded) {
        const isRefused = first.exitCode === 3 && /::error::GitHub could not be asked/.test(first.stdout)
        const isRight = said !== undefined && first.exitCode === exitCodes[said as keyof typeof exitCodes]
        if (!isRight && !isRefused) problems.push(`verdict ${said} with exit code ${first.exitCode}`)
      }
      if (second.outputs.verdict !== verdict) problems.push(`the second verdict is ${second.outputs.verdict}`)
      if (second.exitCode !== exitCodes[verdict]) problems.push(`the second exit code is ${second.exitCode}`)
      if (pull !== undefined) {
        const comments = await github.comments(pull.number)
        if (comments.length !== 1) problems.push(`there are ${comments.length} comments`)
        const shows = fails ? /not ready to merge|failed/i : /passed|ready to merge/i
        if (!shows.test(comments[0]?.body ?? '')) problems.push('the comment shows another verdict')
      } else {
        const kept = github.artifacts.artifacts.filter(
          ({ name, run, finalized }) => finalized && run.id === runId && name.includes('-baseline-'),
        )
        if (kept.length === 0) problems.push('there is no baseline')
      }
      report('github', seed, problems, { machine, struck: proxy.struck, steps })
    } finally {
      machine.release()
      await proxy.close()
    }
  })
})
