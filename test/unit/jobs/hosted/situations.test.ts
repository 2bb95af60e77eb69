import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Fault } from '../../../../local-service/faults/faults.ts'
import { type DoubtName, doubts } from '../../../../src/model/doubts.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import { situations, startSituations } from '../../../support/hosted/situations.ts'
import type { HostedWorld } from '../../../support/hosted-world.ts'
import { runMain } from '../../../support/run-main.ts'
import { lastingFolder } from '../../../support/workspace.ts'

/*
 * Every situation in which a hosted run must not be green, through the whole job in this process, against a baseline in
 * which nothing is wrong. `test/scenario/hosted-situations.test.ts` does the same to the built action.
 */

const onMain: CiContext = {
  provider: 'github_actions',
  repository: 'octo/app',
  workflow: 'Evals',
  job: 'evals',
  attempt: 1,
  branch: 'main',
  commit: 'b'.repeat(40),
  defaultBranch: 'main',
}
const onPullRequest: CiContext = {
  ...onMain,
  branch: 'feature',
  commit: 'c'.repeat(40),
  baseBranch: 'main',
  pullRequest: {
    number: 7,
    baseBranch: 'main',
    baseSha: 'b'.repeat(40),
    headSha: 'c'.repeat(40),
    headBranch: 'feature',
    fromFork: false,
  },
}

let world: HostedWorld
let runId = 0
const folder = lastingFolder()
const base = { 'results-file': 'base.json', baseline: 'none' }
beforeAll(async () => {
  world = await startSituations()
  const { exitCode, said } = await judge([], base, onMain)
  expect(exitCode, said).toBe(0)
})
afterAll(() => world.close())

async function judge(faults: readonly Fault[], more: Record<string, string> = {}, context = onPullRequest) {
  runId += 1
  const inputs = {
    suite: 'support',
    environment: 'staging',
    'suite-name': 'support',
    comment: 'off',
    ...more,
  }
  world.service.setFaults(faults)
  try {
    return await runMain(world.inputs({ baseline: 'file:base.json', ...inputs }), folder, {
      ...context,
      runId: String(runId),
    })
  } finally {
    world.service.setFaults([])
  }
}

const open = { policy: 'on-inconclusive: fail' }

it('a run in which nothing is odd is green', async () => {
  const { exitCode, said, report } = await judge([], open)
  expect(exitCode, said).toBe(0)
  expect(report?.verdict.outcome).toBe('passed')
})

it.each(situations)('$name: never green', async ({ faults, doubt }) => {
  const { exitCode, said, report } = await judge(faults, open)
  const reasons = report?.verdict.reasons
    .filter(({ status }) => status === 'inconclusive')
    .map(({ rule }) => rule)
  expect(reasons, said).toContain(doubt)
  expect(report?.verdict.outcome).toBe('inconclusive')
  expect(exitCode).toBe(doubts[doubt].kind === 'not-measured' ? 4 : 3)
})

describe('a fresh measurement that contradicts itself excuses nothing', () => {
  // The first list has a failing case; what is listed later, in the same words of the run, has none.
  const suspect: readonly Fault[] = [
    {
      kind: 'answer',
      operation: 'listEvalRunIterations',
      times: 1,
      change: { items: Object.fromEntries([0, 1, 2].map((index) => [index, { result: 'failed' }])) },
    },
    { kind: 'answer', operation: 'getEvalRun', change: { result: 'failed' } },
  ]

  it.each<Record<string, string>>([
    { 'look-again': 'auto', 'base-environment': 'production' },
    { 'look-again': 'auto', policy: 'on-inconclusive: fail\nlook-again-budget: { looks: 3 }' },
  ])('%o', async (more) => {
    const { exitCode, said, report } = await judge(suspect, { ...open, ...more })
    expect(JSON.stringify(report)).toContain('failed, and no iteration that it lists did')
    expect(report?.verdict.outcome, said).not.toBe('passed')
    expect(exitCode, said).not.toBe(0)
  })
})

it('one run for two environments is no measurement of both', async () => {
  const { outputs } = await judge([])
  const sameRun: Fault = {
    kind: 'answer',
    operation: 'createEvalRun',
    change: { runId: outputs['run-id'], environment: null },
  }
  // A deployment that does not say where a run ran, either.
  const nowhere: Fault = { kind: 'answer', operation: 'getEvalRun', change: { environment: null } }
  const both = { ...open, environment: 'staging\nproduction' }
  const { exitCode, said, report } = await judge([sameRun, nowhere], both)
  expect(report?.verdict.outcome, said).toBe('inconclusive')
  expect(exitCode).toBe(4)
  expect(said).toContain(
    `support in production was not measured: the service answered with the run ${outputs['run-id']}`,
  )
})

const change = (operation: string, by: Record<string, unknown>): Fault => ({
  kind: 'answer',
  operation,
  change: by,
})

describe('a run that a step with `wait: false` has started', () => {
  const start = async (more: Record<string, string>) => {
    const { exitCode, said, outputs } = await judge([], { ...more, wait: 'false' })
    expect(exitCode, said).toBe(0)
    return { suite: '', environment: '', 'run-id': outputs['run-id'] ?? '', ...open }
  }

  it('is green as it is', async () => {
    const { exitCode, said } = await judge([], await start({ repetitions: '3' }))
    expect(exitCode, said).toBe(0)
  })

  it.each<readonly [what: string, doubt: DoubtName, says: RegExp, faults: readonly Fault[]]>([
    [
      'fewer iterations than it asked for',
      'hosted-run',
      /has 4 iterations, and 6 were asked for/,
      [
        change('listEvalRunIterations', { items: { 4: null, 5: null } }),
        change('getEvalRun', { summary: { total: 4, passed: 4 } }),
      ],
    ],
    [
      'another environment',
      'unexplained-result',
      /ran in another environment \(env-production\) than was asked for/,
      [change('getEvalRun', { environment: { id: 'env-production' } })],
    ],
    [
      'another suite',
      'unexplained-result',
      /is one of another suite \(suite-other\)/,
      [change('getEvalRun', { suiteId: 'suite-other' })],
    ],
  ])('with %s is never green', async (_, doubt, says, faults) => {
    const later = await start({ repetitions: '3' })
    const { exitCode, said, report } = await judge(faults, later)
    expect(
      report?.verdict.reasons.map(({ rule }) => rule),
      said,
    ).toContain(doubt)
    expect(said).toMatch(says)
    expect(exitCode).toBe(doubts[doubt].kind === 'not-measured' ? 4 : 3)
  })
})

it('a run of an earlier step that names its commit and no branch is green', async () => {
  const { outputs } = await judge([])
  const detached = change('getEvalRun', { ciMetadata: { branch: null }, notes: null })
  const { exitCode, said } = await judge([detached], {
    suite: '',
    environment: '',
    'run-id': outputs['run-id'] ?? '',
    ...open,
  })
  expect(exitCode, said).toBe(0)
})

it('a run without a commit, from an earlier step, may be of any code', async () => {
  const { outputs } = await judge([])
  const anonymous: Fault = {
    kind: 'answer',
    operation: 'getEvalRun',
    change: { ciMetadata: null, notes: null },
  }
  const { exitCode, said } = await judge([anonymous], {
    suite: '',
    environment: '',
    'run-id': outputs['run-id'] ?? '',
    ...open,
  })
  expect(said).toContain('does not say which commit it measured')
  expect(exitCode).toBe(3)
})
