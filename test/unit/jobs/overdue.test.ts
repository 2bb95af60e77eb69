import { expect, it } from 'vitest'
import type { Config } from '../../../src/config/load.ts'
import type { Job } from '../../../src/jobs/job.ts'
import { listOverdueReasons } from '../../../src/jobs/overdue.ts'
import type { StoredArtifact } from '../../../src/ports/artifacts.ts'
import type { CiContext } from '../../../src/ports/context.ts'
import type { Storage } from '../../../src/ports/platform.ts'
import { fakePlatform } from '../../support/platform.ts'

const hour = 3_600_000
const now = Date.UTC(2030, 0, 10)

interface World {
  readonly suites?: readonly string[]
  readonly context?: Partial<CiContext>
  readonly isKept?: boolean
  readonly measured?: readonly string[]
  readonly storage?: Partial<Storage>
}

/** `nightly` and `own` should be measured every hour; nothing was. */
async function reasons({ suites = ['nightly'], context, isKept = true, measured = [], storage }: World = {}) {
  const warnings: string[] = []
  const newest = measured.map(
    (name) => ({ name: `eval-gate-baseline-${name}`, createdAt: now }) as StoredArtifact,
  )
  const platform = fakePlatform({
    runtime: {
      context: { provider: 'github_actions', defaultBranch: 'main', branch: 'main', ...context },
      clock: { now: () => now },
      log: { warning: (text: string) => warnings.push(text) },
    },
    storage: {
      artifacts: {
        listNewest: async (branch) => (branch === 'main' ? newest : []),
        listNamed: async () => ({ artifacts: [], isComplete: true }),
      },
      ...storage,
    },
  })
  const found = await listOverdueReasons(
    {
      config: { suiteName: 'own' } as Config,
      platform,
      policy: { heartbeat: Object.fromEntries(suites.map((suite) => [suite, hour])) },
      budget: { spend: (_: string, body: () => unknown) => body() },
    } as unknown as Job,
    isKept,
  )
  expect(warnings).toEqual(found.map(({ message }) => message))
  return found
}

it('warns of a suite that was not measured', async () => {
  expect(await reasons()).toEqual([
    {
      rule: 'overdue-suite',
      status: 'warning',
      message: '“nightly” has no measurement on main, and should be measured every 1 hour.',
      evidence: { suites: 1 },
    },
  ])
})

it('says nothing without a heartbeat, in a terminal, and when all were measured', async () => {
  expect(await reasons({ suites: [] })).toEqual([])
  expect(await reasons({ context: { provider: 'terminal' } })).toEqual([])
  expect(await reasons({ measured: ['nightly'] })).toEqual([])
})

it('says nothing to a pull request or a merge queue', async () => {
  const pullRequest = { number: 7 } as CiContext['pullRequest']
  expect(await reasons({ context: { pullRequest } })).toEqual([])
  const mergeGroup = { baseBranch: 'main' } as CiContext['mergeGroup']
  expect(await reasons({ context: { mergeGroup } })).toEqual([])
})

it('leaves out the own suite, which this run stores, and only then', async () => {
  const of = async (more: World) => (await reasons({ suites: ['own'], ...more })).length
  expect(await of({})).toBe(0)
  expect(await of({ isKept: false })).toBe(1)
  expect(await of({ context: { branch: 'change' } })).toBe(1)
})

it('names five, and counts the others', async () => {
  const suites = (count: number) => Array.from({ length: count }, (_, index) => `nightly-${index}`)
  const message = async (count: number) => (await reasons({ suites: suites(count) }))[0]?.message
  expect(await message(5)).not.toContain('more')
  const seven = await message(7)
  expect(seven).toContain('“nightly-4”')
  expect(seven).not.toContain('“nightly-5”')
  expect(seven).toMatch(/ And 2 more\.$/)
})

it('looks at the base branch where the default branch is not known', async () => {
  const context = { defaultBranch: undefined, baseBranch: 'release', branch: 'change' }
  expect((await reasons({ context, measured: ['nightly'] }))[0]?.message).toContain('on release')
})

it.each([
  ['no storage', { artifacts: undefined, noArtifacts: 'this server has none' }, {}, 'this server has none'],
  ['no branch', {}, { defaultBranch: undefined }, 'the default branch is not known'],
])('says that it could not tell with %s', async (_, storage, context, why) => {
  expect(await reasons({ storage, context })).toMatchObject([
    { status: 'warning', message: expect.stringMatching(`^Could not tell .*: ${why}$`) },
  ])
})
