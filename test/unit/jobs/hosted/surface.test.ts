import { describe, expect, it } from 'vitest'
import { findSurfaceBaseline, keepToolSurface } from '../../../../src/jobs/hosted/servers/surface.ts'
import type { StoredArtifact } from '../../../../src/ports/artifacts.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import { pullRequest } from '../../../support/memory-github.ts'
import { fakePlatform } from '../../../support/platform.ts'

const now = Date.UTC(2030, 0, 1)
const workflowPath = '.github/workflows/evals.yml'
const snapshot = (commit: string | undefined) =>
  JSON.stringify({ schema: 'eval-gate-tool-surface', version: 1, commit, servers: [] })

interface World {
  readonly context?: Partial<CiContext>
  /** The text of the newest snapshot of each branch. */
  readonly snapshots?: Readonly<Record<string, string>>
  readonly chosen?: string
  readonly workflows?: readonly string[]
  readonly trouble?: 'listing' | 'storing'
  readonly hasNoArtifacts?: boolean
}

function surroundings({ context, snapshots = {}, trouble, hasNoArtifacts = false }: World) {
  const said: string[] = []
  const saved: string[] = []
  const tell = (level: string) => (text: string) => said.push(`${level}: ${text}`)
  const ofBranch = (branch: string, workflows: readonly string[] = [workflowPath]) =>
    branch in snapshots && workflows.includes(workflowPath)
      ? [{ id: branch, commit: `${branch}0123456789`, createdAt: now, isOver: true }]
      : []
  const artifactOf = (branch: string) =>
    ({
      id: 1,
      name: 'eval-gate-tool-surface-smoke',
      runId: branch,
      branch,
      commit: `${branch}0123456789`,
      createdAt: now,
      isExpired: false,
    }) satisfies StoredArtifact
  const artifacts = {
    save: async (name: string) => {
      if (trouble === 'storing') throw new Error('no space')
      saved.push(name)
      return { id: 1 }
    },
    listNewestRuns: async (branch: string, workflows?: readonly string[]) => {
      if (trouble === 'listing') throw new Error('502')
      return { runs: ofBranch(branch, workflows), isComplete: true }
    },
    listBranchRuns: async (branch: string, _: number, workflows?: readonly string[]) => ({
      runs: ofBranch(branch, workflows),
      isComplete: true,
    }),
    listNamed: async () => ({
      artifacts: Object.keys(snapshots).map(artifactOf),
      isComplete: true,
    }),
    originOf: async () => ({ event: 'push', workflowPath, isOfBranch: true, createdAt: 0, startedAt: 0 }),
    findInRun: async (_: string, runId: string) => artifactOf(runId),
    read: async ({ runId }: StoredArtifact) =>
      new Map([['eval-gate-tool-surface.json', Buffer.from(snapshots[runId] ?? '')]]),
  }
  const platform = fakePlatform({
    runtime: {
      context: {
        baseBranch: 'release',
        defaultBranch: 'main',
        branch: 'change',
        pullRequest: { ...pullRequest, baseBranch: 'release', baseSha: '', headSha: '' },
        workflowPath,
        ...context,
      },
      clock: { now: () => now },
      log: { info: tell('info'), notice: tell('notice'), warning: tell('warning') },
    },
    storage: { artifacts: hasNoArtifacts ? undefined : artifacts },
    repository: {
      commits: { tipOf: async () => 'tip', ancestors: async () => [], isContained: async () => true },
    },
    machine: { files: { emptyScratchFolder: (name) => name, writeScratch: (name) => name } },
  })
  return { platform, said, saved }
}

async function find(world: World) {
  const { platform, said } = surroundings(world)
  const config = {
    suiteName: 'smoke',
    baselineBranch: world.chosen,
    baselineWorkflows: world.workflows ?? [],
  }
  return { found: await findSurfaceBaseline(config as never, platform), said }
}

describe('the tools that the base branch had', () => {
  it('are those of its newest snapshot', async () => {
    expect(await find({ snapshots: { release: snapshot('9f1a2b3c4d'), main: snapshot('a') } })).toEqual({
      found: { description: 'release@9f1a2b3', servers: [] },
      said: [],
    })
    const unknown = await find({ snapshots: { release: snapshot(undefined) } })
    expect(unknown.found?.description).toBe('release')
  })

  it('are those of the default branch where it never stored one, which is said', async () => {
    expect(await find({ snapshots: { main: snapshot('9f1a2b3c4d') } })).toEqual({
      found: { description: 'main@9f1a2b3', servers: [] },
      said: ['notice: release has no tool snapshot; the tools are compared with those of main.'],
    })
  })

  it('are those of the branch that the inputs name', async () => {
    const snapshots = { main: snapshot('a'), next: snapshot('9f1a2b3c4d') }
    expect((await find({ snapshots, chosen: 'next' })).found?.description).toBe('next@9f1a2b3')
  })

  it('are not known where no branch has one, or nothing is stored', async () => {
    expect(await find({})).toEqual({ found: undefined, said: [] })
    expect(await find({ snapshots: { main: snapshot('a') }, hasNoArtifacts: true })).toEqual({
      found: undefined,
      said: [],
    })
  })

  it('are not known, with a warning, where the newest can’t be used or fetched', async () => {
    const damaged = await find({ snapshots: { release: '{', main: snapshot('a') } })
    expect(damaged.found).toBeUndefined()
    expect(damaged.said).toContain('warning: No tool snapshot of release can be used.')
    expect(await find({ trouble: 'listing' })).toEqual({
      found: undefined,
      said: ['warning: The tool snapshot of release could not be fetched: 502'],
    })
  })

  it('are only those that the workflows of the inputs stored', async () => {
    const snapshots = { release: snapshot('a') }
    expect((await find({ snapshots, workflows: ['evals.yml'] })).found).toBeDefined()
    expect((await find({ snapshots, workflows: ['other.yml'] })).found).toBeUndefined()
  })
})

describe('the tools of a branch', () => {
  const keep = async (world: World) => {
    const { platform, said, saved } = surroundings(world)
    await keepToolSurface('smoke', [], platform)
    return { said, saved }
  }
  const ofBranch = { branch: 'main', pullRequest: undefined }

  it('are stored for later runs', async () => {
    expect(await keep({ context: ofBranch })).toEqual({
      said: ['info: Stored the tool snapshot of main.'],
      saved: ['eval-gate-tool-surface-smoke'],
    })
  })

  it.each<[string, World]>([
    ['a pull request', {}],
    ['a tag', { context: { ...ofBranch, branch: undefined } }],
    ['a server without storage', { context: ofBranch, hasNoArtifacts: true }],
  ])('are not stored of %s', async (_, world) => {
    expect(await keep(world)).toEqual({ said: [], saved: [] })
  })

  it('that can’t be stored are a warning', async () => {
    expect((await keep({ context: ofBranch, trouble: 'storing' })).said).toEqual([
      expect.stringMatching(/^warning: Could not store the tool snapshot: .*no space/),
    ])
  })
})
