import { describe, expect, it } from 'vitest'
import { chooseHostedBaseline } from '../../../../src/jobs/hosted/baseline.ts'
import type { Job } from '../../../../src/jobs/job.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import type { MeasuredRun } from '../../../../src/service/hosted/job.ts'
import { scriptedJob } from '../../../support/hosted/scripted-job.ts'
import { memoryGitHub } from '../../../support/memory-github.ts'
import { withPorts } from '../../../support/platform.ts'

const pullRequest = { number: 12, baseBranch: 'main', fromFork: false } as never

/** The baseline of the runs `head-s1`, … whose suites have these runs on the branch main, the newest first. */
async function choose(
  stored: Readonly<Record<string, readonly string[]>>,
  { context = {}, kind = 'service' }: { context?: Partial<CiContext>; kind?: 'service' | 'none' } = {},
) {
  const scripted = scriptedJob({
    context,
    answers: {
      listEvalSuiteRuns: ({ params: { suiteId = '' } }) => ({
        items: (stored[suiteId] ?? []).map((id) => ({
          id,
          status: 'completed',
          createdAt: 1_000_000,
          ciMetadata: { branch: 'main' },
        })),
      }),
      listEvalRunIterations: ({ params: { runId } }) => [
        { id: `${runId}-1`, title: `case of ${runId}`, status: 'completed', result: 'passed' },
      ],
    },
  })
  const github = memoryGitHub(undefined)
  github.breaks({ noList: true })
  const { storage } = github.platformOf({ event: 'push', runId: '99', workspace: '.' }).platform
  const ledgers: string[] = []
  const log = { ...scripted.job.platform.runtime.log, debug: (text: string) => ledgers.push(text) }
  const hosted = {
    ...scripted.job,
    config: { ...scripted.job.config, baselineBranch: 'main', baseline: { kind } },
    platform: withPorts(scripted.job.platform, { storage, runtime: { log } }),
  } as unknown as typeof scripted.job
  const job = {
    policy: { baselineRuns: 3, baselineMaxAgeDays: 30 },
    budget: { spend: (_: string, body: () => Promise<unknown>) => body() },
  } as unknown as Job
  const measured = Object.keys(stored).map(
    (suiteId) => ({ suiteId, runId: `head-${suiteId}`, identity: { suite: [] } }) as unknown as MeasuredRun,
  )
  const chosen = await chooseHostedBaseline(measured, hosted, job)
  return { chosen, ledgers, operations: scripted.asked.map(({ operation }) => operation) }
}

describe('the baseline of hosted runs', () => {
  it('joins the newest runs of all suites, then the second ones, as far as there are any', async () => {
    const { chosen } = await choose({ s1: ['a1'], s2: ['b1', 'b2'], s3: [] })
    const names = chosen.baseline?.runs.map(({ info, cases }) => [
      info.id,
      [...cases.values()].map(({ identity }) => identity.name),
    ])
    expect(names).toEqual([
      ['a1', ['case of a1', 'case of b1']],
      ['b2', ['case of b2']],
    ])
    expect(chosen.uncompared?.map(({ run }) => run.runId)).toEqual(['head-s3'])
  })

  it('is not looked for in the service where the inputs say otherwise', async () => {
    const { chosen, operations } = await choose({ s1: ['a1'] }, { kind: 'none' })
    expect(chosen).toMatchObject({ baseline: null, missing: { kind: 'unwanted' } })
    expect(operations).toEqual([])
  })

  it.each<[string, Partial<CiContext>, number]>([
    ['on a branch', { branch: 'main' }, 1],
    ['without a branch', { branch: undefined }, 0],
    ['on a pull request', { branch: 'feature', pullRequest }, 0],
    ['in a merge queue', { branch: 'queue', mergeGroup: { baseSha: 'b' } as never }, 0],
  ])('takes the stored ledger along on a branch alone: %s', async (_, context, times) => {
    const { chosen, ledgers } = await choose({ s1: ['a1'] }, { context })
    expect(chosen.baseline?.runs).toHaveLength(1)
    expect(ledgers).toHaveLength(times)
  })
})
