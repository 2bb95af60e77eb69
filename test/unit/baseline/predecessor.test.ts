import { describe, expect, it } from 'vitest'
import { findSuitePast } from '../../../src/baseline/predecessor.ts'
import type { Run } from '../../../src/model/run/run.ts'
import type {
  Artifacts,
  ForeignArtifacts,
  StoredArtifact,
  WorkflowJob,
} from '../../../src/ports/artifacts.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import { streamRunFile } from '../../../src/results/write-results.ts'
import { aRun, manyCases } from '../../support/gate/build.ts'
import { fakePlatform } from '../../support/platform.ts'

const workflow = '.github/workflows/evals.yml'
const job = (
  id: number,
  name: string,
  { steps = [], ...more }: Partial<Omit<WorkflowJob, 'steps'>> & { readonly steps?: readonly string[] } = {},
): WorkflowJob => ({
  id,
  name,
  attempt: 1,
  isFailed: false,
  isSkipped: false,
  step: undefined,
  steps: steps.map((step) => ({ name: step, conclusion: 'success', startedAt: 0, completedAt: 0 })),
  ...more,
})

/** A suite that the branch has: its name, its cases, the check run of its job, and how its run came about. */
interface Suite {
  readonly name: string
  readonly cases: number
  readonly checkRun?: number
  readonly isExpired?: boolean
  readonly isOfBranch?: boolean
  readonly workflowPath?: string
  readonly isDamaged?: boolean
}

interface World {
  readonly suites?: readonly Suite[]
  /** Earlier runs of the branch, by their jobs. */
  readonly runs?: readonly (readonly WorkflowJob[])[]
  readonly ours?: readonly WorkflowJob[]
  readonly theirs?: readonly WorkflowJob[]
  readonly context?: Partial<CiContext>
  readonly without?: 'artifacts' | 'foreignArtifacts'
}

function content({ name, cases, checkRun, isDamaged }: Suite): string {
  if (isDamaged === true) return '{'
  const run = aRun(name, manyCases(cases, 'p'))
  return [...streamRunFile({ ...run, info: { ...run.info, suiteName: name, checkRun } })].join('')
}

/** The past of the suite `new`, which has ten cases and is measured by the job 1 of run 9. */
async function past({
  suites = [],
  runs = [],
  ours = [job(1, 'evals')],
  theirs = [],
  context,
  without,
}: World) {
  const asked: string[] = []
  const artifacts = {
    listNewest: async (branch: string) =>
      branch !== 'main'
        ? []
        : suites.map(
            ({ name, isExpired = false }, index) =>
              ({
                id: index,
                name: `eval-gate-baseline-${name}`,
                runId: `s${index}`,
                isExpired,
              }) as StoredArtifact,
          ),
    originOf: async (runId: string) => {
      const { isOfBranch = true, workflowPath = workflow } = suites[Number(runId.slice(1))] ?? {}
      return { isOfBranch, workflowPath, event: 'push', createdAt: 0, startedAt: 0 }
    },
    listNewestRuns: async () => ({ runs: runs.map((_, index) => ({ id: `r${index}` })) }),
    read: async ({ id }: StoredArtifact) => {
      asked.push(`read ${suites[id]?.name}`)
      return new Map([['eval-gate-results.json', Buffer.from(content(suites[id] as Suite))]])
    },
  } as unknown as Artifacts
  const foreignArtifacts = {
    listJobs: async (runId: string, attempt: number) => {
      asked.push(`jobs of ${runId} to ${attempt}`)
      if (runId === '9') return ours
      return runId.startsWith('s') ? theirs : (runs[Number(runId.slice(1))] ?? [])
    },
  } as unknown as ForeignArtifacts
  const head = aRun('head', manyCases(10, 'p'))
  const found = await findSuitePast(
    { ...head, info: { ...head.info, suiteName: 'new' } } as Run,
    'main',
    [workflow],
    fakePlatform({
      runtime: { context: { provider: 'github_actions', runId: '9', checkRunId: 1, ...context } },
      storage: {
        artifacts: without === 'artifacts' ? undefined : artifacts,
        foreignArtifacts: without === 'foreignArtifacts' ? undefined : foreignArtifacts,
      },
    }),
  )
  return { found, asked }
}

const renamed = (suiteName: string) => ({ kind: 'renamed', suiteName })
const old = { name: 'old', cases: 10, checkRun: 5 }

describe('a suite without a baseline was renamed', () => {
  it('where a suite with its cases was measured by a job that is gone', async () => {
    expect((await past({ suites: [old], theirs: [job(5, 'tests')] })).found).toEqual(renamed('old'))
    const skipped = [job(1, 'evals'), job(2, 'tests', { isSkipped: true })]
    expect((await past({ suites: [old], theirs: [job(5, 'tests')], ours: skipped })).found).toEqual(
      renamed('old'),
    )
  })

  it('where a suite with its cases was measured by this very job', async () => {
    expect((await past({ suites: [old], theirs: [job(5, 'evals')] })).found).toEqual(renamed('old'))
  })

  it('not where the other job is still there, or nobody knows it', async () => {
    const world = { suites: [old], ours: [job(1, 'evals'), job(2, 'tests')] }
    expect((await past({ ...world, theirs: [job(5, 'tests')] })).found).toBeUndefined()
    expect((await past({ ...world, theirs: [job(6, 'gone')] })).found).toBeUndefined()
    expect(
      (await past({ suites: [{ name: 'old', cases: 10 }], theirs: [job(5, 'gone')] })).found,
    ).toBeUndefined()
  })

  it.each<[string, boolean, Partial<Suite>]>([
    ['just over half of the cases', true, { cases: 6 }],
    ['half of the cases', false, { cases: 5 }],
    ['many more cases, which ours has lost', true, { cases: 40 }],
    ['an artifact that is gone', false, { isExpired: true }],
    ['a run of a pull request', false, { isOfBranch: false }],
    ['a run of another workflow', false, { workflowPath: '.github/workflows/other.yml' }],
    ['a damaged artifact', false, { isDamaged: true }],
    ['the same name', false, { name: 'new' }],
  ])('by a suite with %s: %s', async (_, isRenamed, more) => {
    const { found } = await past({ suites: [{ ...old, ...more }], theirs: [job(5, 'gone')] })
    expect(found?.kind).toBe(isRenamed ? 'renamed' : undefined)
  })

  it('from the one with most of the cases, among the five newest', async () => {
    const gone = { theirs: [job(5, 'gone')] }
    const half = { ...old, name: 'half', cases: 6 }
    expect((await past({ suites: [half, old], ...gone })).found).toEqual(renamed('old'))
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ name: `s${index}`, cases: 1 }))
    expect((await past({ suites: [...many(4), old], ...gone })).found).toEqual(renamed('old'))
    expect((await past({ suites: [...many(5), old], ...gone })).found).toBeUndefined()
  })

  it('by the newest artifact of a name alone', async () => {
    const { asked } = await past({ suites: [old, old], theirs: [job(5, 'gone')] })
    expect(asked.filter((of) => of.startsWith('read'))).toEqual(['read old'])
  })
})

describe('a suite without a baseline has lost it', () => {
  const step = 'Gate'
  const own = job(1, 'evals', { step, steps: [] })

  it('where an earlier run of the branch has the same step of the job', async () => {
    const before = job(7, 'evals', { steps: [step] })
    expect((await past({ ours: [own], runs: [[], [before]] })).found).toEqual({ kind: 'lost', runId: 'r1' })
    for (const other of [job(7, 'tests', { steps: [step] }), job(7, 'evals', { steps: ['Other'] })])
      expect((await past({ ours: [own], runs: [[other]] })).found).toBeUndefined()
  })

  it('where the earlier run has as many steps of the name', async () => {
    const second = job(1, 'evals', { step, steps: [step] })
    const ofRun = (count: number) => [job(7, 'evals', { steps: Array<string>(count).fill(step) })]
    expect((await past({ ours: [second], runs: [ofRun(1)] })).found).toBeUndefined()
    expect((await past({ ours: [second], runs: [ofRun(2)] })).found).toMatchObject({ kind: 'lost' })
  })

  it('as three runs tell, and only where the own step is known', async () => {
    const before = [job(7, 'evals', { steps: [step] })]
    expect((await past({ ours: [own], runs: [[], [], before] })).found).toMatchObject({ runId: 'r2' })
    expect((await past({ ours: [own], runs: [[], [], [], before] })).found).toBeUndefined()
    expect((await past({ ours: [job(1, 'evals')], runs: [before] })).found).toBeUndefined()
    expect((await past({ ours: [], runs: [before] })).found).toBeUndefined()
  })
})

it('jobs are asked for up to this attempt here, and of other runs all', async () => {
  const { asked } = await past({
    suites: [old],
    runs: [[]],
    ours: [job(1, 'evals', { step: 'Gate' })],
    context: { attempt: 2 },
  })
  expect(asked).toEqual(['read old', 'jobs of 9 to 2', 'jobs of s0 to 1000', 'jobs of r0 to 1000'])
})

it.each<[string, World]>([
  ['storage', { without: 'artifacts' }],
  ['a list of jobs', { without: 'foreignArtifacts' }],
  ['a run', { context: { runId: undefined } }],
  ['a job', { context: { checkRunId: undefined } }],
  ['a run of its own', { context: { trigger: {} as never } }],
  ['anything on the branch', {}],
])('without %s nothing is asked, and nothing is known', async (_, world) => {
  const suites = world.context || world.without ? [old] : []
  expect(await past({ ...world, suites })).toEqual({ found: undefined, asked: [] })
})
