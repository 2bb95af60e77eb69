import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHub, startGitHub } from '../support/github.ts'
import { pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub
let token: string
beforeAll(async () => {
  github = await startGitHub()
  token = await github.createToken()
})
afterAll(() => github.close())

const good: readonly ReportCase[] = [{ name: 'adds' }, { name: 'pays' }]
const broken: readonly ReportCase[] = [{ name: 'adds' }, { name: 'pays', outcome: 'failed' }]
type Job = Awaited<ReturnType<typeof pushJob>>

async function collect(job: Job, index: number, cases: readonly ReportCase[], suite: string) {
  const named = cases.map((one) => ({ ...one, name: `${one.name} ${index}` }))
  const step = await runStep({
    ...job,
    workspace: createWorkspace({ 'junit.xml': junitReport(named) }),
    inputs: {
      mode: 'collect',
      reports: 'junit.xml',
      'suite-name': suite,
      'github-token': token,
      matrix: JSON.stringify({ shard: index + 1 }),
      strategy: JSON.stringify({ 'job-index': index, 'job-total': 2 }),
    },
  })
  expect(step.exitCode, step.stdout).toBe(0)
}

const merge = (job: Job, suite: string) =>
  runStep({
    ...job,
    workspace: createWorkspace({}),
    inputs: { mode: 'merge', 'suite-name': suite, 'github-token': token, comment: 'off' },
  })

let runs = 91_000

/** A run with a broken second leg, in which another job has stored its own part for that leg. */
async function attack(
  suite: string,
  claimed: { readonly attempt: number; readonly own: number },
  forge = broken,
) {
  const main = (runId: number) => pushJob(github, 'main', { runId, job: 'evals' })
  const [before, elsewhere, here] = [runs++, runs++, runs++]
  for (const index of [0, 1]) await collect(await main(before), index, good, suite)
  expect((await merge(await main(before), suite)).outputs.verdict).toBe('passed')

  const pull = await github.createPullRequest(`parts-${here}`)
  const jobOf = (runId: number, attempt: number) =>
    pullRequestJob(github, pull, { runId, attempt, job: 'evals' })
  // What the code of the attacker would write: a passing part of that leg, of the attempt it likes.
  await collect(jobOf(elsewhere, claimed.attempt), 1, forge === broken ? good : forge, suite)
  const { artifacts } = github.artifacts
  const forged = artifacts.findLast(({ run, name }) => run.id === elsewhere && name.includes('collected'))
  await collect(jobOf(here, claimed.own), 0, good, suite)
  await collect(jobOf(here, claimed.own), 1, broken, suite)
  const run = github.artifacts.runs.get(here)
  if (run === undefined || forged === undefined) throw new Error('nothing to forge with')
  const name = forged.name.replace(/[0-9a-f]{12}$/, 'abcdef012345')
  return { run, name, forged, judge: () => merge(jobOf(here, claimed.own), suite) }
}

describe('a part that another job of the run has stored', () => {
  it.each([
    ['of an attempt to come', { attempt: 99_999, own: 1 }],
    ['of the same attempt', { attempt: 1, own: 1 }],
    ['of a later attempt than the leg', { attempt: 2, own: 2 }],
  ])('replaces no failing leg: %s', async (title, claimed) => {
    const { run, name, forged, judge } = await attack(`forged ${title}`, claimed)
    github.artifacts.store(name, run, forged.body)
    const judged = await judge()
    expect(judged.outputs.verdict, judged.stdout).not.toBe('passed')
    expect(judged.stdout).toMatch(/says that it is of attempt|claim to be the part of evals \(2\)/)
  })

  it('is not needed for a leg to count in its latest attempt', async () => {
    const { judge } = await attack('honest', { attempt: 1, own: 1 })
    expect((await judge()).outputs.verdict).toBe('failed')
  })
})
