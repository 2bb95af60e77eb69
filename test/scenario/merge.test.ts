import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type LocalService, startLocalService } from '../../local-service/index.ts'
import { type GitHub, type PullRequest, startGitHub } from '../support/github.ts'
import { type JobOptions, pullRequestJob, pushJob, runStep } from '../support/run-action.ts'
import { createWorkspace, junitReport, type ReportCase } from '../support/workspace.ts'

let github: GitHub
let token: string
let service: LocalService

beforeAll(async () => {
  github = await startGitHub({ checks: 'write' })
  token = await github.createToken()
  service = await startLocalService({ keys: ['sk_merge'], rateLimit: 'off' })
})
afterAll(async () => {
  await github.close()
  await service.close()
})
beforeEach(() => github.artifacts.jobs.clear())

interface Leg {
  readonly matrix: Readonly<Record<string, string | number>>
  readonly index: number
  readonly total: number
}

/** The legs of a matrix with one dimension. */
const legsOf = (name: string, values: readonly (string | number)[]): readonly Leg[] =>
  values.map((value, index) => ({ matrix: { [name]: value }, index, total: values.length }))

type Start = (
  options: JobOptions,
) => Promise<Awaited<ReturnType<typeof pushJob>>> | Awaited<ReturnType<typeof pushJob>>

let runs = 50_000
let suites = 0

/** A workflow run whose legs collect and whose last job merges. */
function workflowRun(start: Start, suite: string, runId = runs++) {
  const inputs = { 'suite-name': suite, 'github-token': token }
  return {
    runId,
    async collect(
      leg: Leg,
      cases: readonly ReportCase[],
      attempt = 1,
      more: Readonly<Record<string, string>> = {},
    ) {
      return await runStep({
        ...(await start({ runId, attempt, job: 'evals' })),
        workspace: createWorkspace({ 'junit.xml': junitReport(cases) }),
        inputs: {
          ...inputs,
          mode: 'collect',
          reports: 'junit.xml',
          matrix: JSON.stringify(leg.matrix),
          strategy: JSON.stringify({ 'job-index': leg.index, 'job-total': leg.total }),
          ...more,
        },
      })
    },
    async merge(more: Readonly<Record<string, string>> = {}, attempt = 1) {
      return await runStep({
        ...(await start({ runId, attempt, job: 'verdict' })),
        workspace: createWorkspace({}),
        inputs: { ...inputs, mode: 'merge', ...more },
      })
    },
  }
}

function newSuite(): string {
  suites += 1
  return `merged ${suites}`
}
const onMain: Start = (options) => pushJob(github, 'main', options)
const onPull =
  (pull: PullRequest): Start =>
  (options) =>
    pullRequestJob(github, pull, options)
const passing = (...names: readonly string[]): ReportCase[] => names.map((name) => ({ name }))
const failing = (name: string): ReportCase => ({ name, outcome: 'failed' })

/** One run on main with everything passing, as the baseline. */
async function keepBaseline(
  suite: string,
  legs: readonly Leg[],
  casesOf: (index: number) => readonly ReportCase[],
) {
  const run = workflowRun(onMain, suite)
  for (const leg of legs) expect((await run.collect(leg, casesOf(leg.index))).exitCode).toBe(0)
  const merged = await run.merge()
  expect(merged.outputs.verdict, merged.stdout).toBe('passed')
  expect(merged.stdout).toContain('Kept as the baseline of main')
}

describe('GitHub that does not answer', () => {
  it.each([
    [
      'lists no parts',
      /\/(?:ListArtifacts|actions\/runs\/\d+\/artifacts)$/,
      'The parts of this run could not be listed',
    ],
    ['delivers no part', /\/GetSignedArtifactURL$/, 'took too long'],
  ])('%s: nothing was measured, and everything else happens', async (_, path, said) => {
    const run = workflowRun(onMain, newSuite())
    await run.collect({ matrix: { shard: 1 }, index: 0, total: 1 }, passing('adds'))
    const end = github.intercept(({ url }) => (path.test(url.pathname) ? new Promise(() => {}) : undefined))
    const { exitCode, outputs, summary, stdout } = await run.merge({
      policy: '{ publish-timeout: 0.05, allow-empty: true }',
    })
    end()
    expect(outputs, stdout).toMatchObject({ verdict: 'inconclusive', total: '0' })
    expect(summary).toContain(said)
    expect(exitCode).toBe(4)
  })
})

describe('shards of one suite', () => {
  const shards = legsOf('shard', [1, 2])
  const casesOf = (index: number) => (index === 0 ? passing('adds', 'removes') : passing('pays', 'ships'))

  it('are one measurement: one verdict, one comment, one check, one run of the service', async () => {
    const suite = newSuite()
    await keepBaseline(suite, shards, casesOf)
    const pull = await github.createPullRequest('shards')
    const run = workflowRun(onPull(pull), suite)
    await run.collect(shards[0] as Leg, casesOf(0))
    await run.collect(shards[1] as Leg, [...passing('pays'), failing('ships')])
    const withChecks = await github.createToken({
      contents: 'read',
      actions: 'read',
      issues: 'write',
      pull_requests: 'write',
      checks: 'write',
    })
    const step = await run.merge({
      'github-token': withChecks,
      'check-run': 'true',
      'api-key': 'sk_merge',
      'base-url': service.baseUrl,
    })
    expect(step.exitCode, step.stdout).toBe(1)
    expect(step.outputs).toMatchObject({ verdict: 'failed', total: '4', regressions: '1' })
    expect(step.outputs['check-url']).not.toBe('')
    const comments = await github.comments(pull.number)
    expect(comments).toHaveLength(1)
    expect(comments[0]?.body).toContain('ships')
    const uploaded = service.store.runs
      .listNewest(10)
      .filter(({ externalRunId }) => externalRunId?.startsWith(`gh-${run.runId}-`))
    expect(uploaded.map(({ status }) => status)).toEqual(['completed'])
    const { total, passed } = service.store.iterations.summarize(uploaded[0]?.id ?? '')
    expect({ total, passed }).toEqual({ total: 4, passed: 3 })
  })

  it('a leg whose test step failed though its cases passed: named, and never green', async () => {
    const suite = newSuite()
    const run = workflowRun(onMain, suite)
    const failed = { 'test-outcome': 'failure' }
    for (const leg of shards) {
      await run.collect(leg, passing(`of ${leg.index}`), 1, leg.index === 1 ? failed : {})
    }
    const step = await run.merge()
    expect(step.outputs.verdict, step.stdout).toBe('inconclusive')
    expect(step.summary).toMatch(/no result shows a failure.*evals \(2\)/)
    expect(step.stdout).toContain('not kept as a baseline')
  })

  it('with one missing are never green, and the missing one is named', async () => {
    const suite = newSuite()
    await keepBaseline(suite, shards, casesOf)
    const run = workflowRun(onPull(await github.createPullRequest('missing')), suite)
    await run.collect(shards[0] as Leg, casesOf(0))
    const step = await run.merge()
    expect(step.outputs.verdict, step.stdout).toBe('inconclusive')
    expect(step.exitCode).toBe(4)
    expect(step.summary).toContain('not measured: a part is missing')
    expect(step.summary).toContain('1 of 2 parts is missing: leg 2 of 2 of evals.')
  })

  it('are counted by `expected-parts`, where the parts of one matrix are not all', async () => {
    const suite = newSuite()
    const run = workflowRun(onMain, suite)
    for (const leg of shards) await run.collect(leg, casesOf(leg.index))
    const step = await run.merge({ 'expected-parts': '3' })
    expect(step.outputs.verdict).toBe('inconclusive')
    expect(step.stdout).toContain('1 of 3 parts is missing.')
    expect(step.stdout).toContain('not kept as a baseline: parts of it are missing')
  })

  it('none of which is there fail: nothing was measured', async () => {
    const step = await workflowRun(onMain, newSuite()).merge()
    expect({ exitCode: step.exitCode, verdict: step.outputs.verdict }).toEqual({
      exitCode: 4,
      verdict: 'inconclusive',
    })
    expect(step.stdout).toContain('No job of this run has stored a part')
  })

  it('a broken part is named, and is no measurement', async () => {
    const suite = newSuite()
    const run = workflowRun(onMain, suite)
    for (const leg of shards) await run.collect(leg, casesOf(leg.index))
    const stored = github.artifacts.artifacts.findLast(({ name }) => name.includes('collected'))
    if (stored !== undefined) stored.body = stored.body.subarray(0, 100)
    const step = await run.merge()
    expect(step.outputs.verdict).toBe('inconclusive')
    expect(step.summary).toMatch(/The part in the artifact eval-gate-collected-\S+ can't be read/)
  })
})

describe('a run whose jobs ran again', () => {
  const legs = legsOf('shard', [1, 2])

  it('takes the newer part of the leg that ran again, once', async () => {
    const run = workflowRun(onMain, newSuite())
    await run.collect(legs[0] as Leg, passing('adds'))
    await run.collect(legs[1] as Leg, [failing('pays')])
    expect((await run.merge({ policy: 'fail-on: failures' })).outputs.verdict).toBe('failed')
    await run.collect(legs[1] as Leg, passing('pays'), 2)
    const step = await run.merge({ policy: 'fail-on: failures' }, 2)
    expect(step.outputs, step.stdout).toMatchObject({ verdict: 'passed', total: '2' })
    expect(step.summary).toContain('Attempt 2 measured 1 of 2 parts again (evals (2))')
  })

  it('does not take an old part for that of a leg that failed before it could store one', async () => {
    const run = workflowRun(onMain, newSuite())
    for (const leg of legs) await run.collect(leg, passing(`of ${leg.index}`))
    github.artifacts.jobs.set(`${run.runId}/2`, [{ name: 'evals (2)', conclusion: 'failure' }])
    await run.collect(legs[0] as Leg, passing('of 0'), 2)
    const step = await run.merge({}, 2)
    expect(step.outputs.verdict, step.stdout).toBe('inconclusive')
    expect(step.stdout).toContain(
      '1 part is of an earlier attempt (evals (2)), and evals (2) failed in this one',
    )
  })
})

describe('variants', () => {
  it('are cases of their own: one of three that breaks is red, and named', async () => {
    const models = legsOf('model', ['small', 'medium', 'large'])
    const suite = newSuite()
    await keepBaseline(suite, models, () => passing('answers', 'cites'))
    const run = workflowRun(onPull(await github.createPullRequest('variants')), suite)
    for (const leg of models) {
      await run.collect(
        leg,
        leg.index === 1 ? [...passing('answers'), failing('cites')] : passing('answers', 'cites'),
      )
    }
    const step = await run.merge()
    expect(step.outputs, step.stdout).toMatchObject({ verdict: 'failed', total: '6', regressions: '1' })
    expect(step.summary).toMatch(/cites.*medium/s)
  })

  it('may be asked for, and shards too', async () => {
    const legs = legsOf('shard', [1, 2])
    const run = workflowRun(onMain, newSuite())
    for (const leg of legs) await run.collect(leg, passing('same'))
    const casesOf = (step: { readonly outputs: Readonly<Record<string, string>> }) =>
      JSON.parse(readFileSync(step.outputs['results-file'] ?? '', 'utf8')).totals.cases
    expect(casesOf(await run.merge({ policy: 'parts: variants' }))).toBe(2)
    expect(casesOf(await run.merge({ policy: 'parts: shards' }))).toBe(1)
  })
})
