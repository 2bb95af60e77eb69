import { describe, expect, it } from 'vitest'
import {
  type BaselineOutcome,
  findBranchBaseline,
  findRunBaseline,
} from '../../../src/baseline/find-baseline.ts'
import { ArtifactGone } from '../../../src/errors.ts'
import { addResult } from '../../../src/model/run/add-result.ts'
import { createRun } from '../../../src/model/run/run.ts'
import { emptyRunsFileName, formatEarlierFileName } from '../../../src/paths/artifact-name.ts'
import type { Artifacts, StoredArtifact } from '../../../src/ports/artifacts.ts'
import type { Commits } from '../../../src/ports/github.ts'
import { resultsSchemaName, resultsVersion } from '../../../src/results/format.ts'
import { groupsToJson } from '../../../src/results/run-json.ts'
import { fakePlatform, withPorts } from '../../support/platform.ts'

const now = Date.UTC(2026, 5, 1)
const day = 24 * 60 * 60 * 1000

function stored(id: number, more: Partial<StoredArtifact> = {}): StoredArtifact {
  return {
    id,
    name: 'eval-gate-baseline-s',
    runId: String(id * 10),
    branch: 'main',
    commit: `c${id}`,
    createdAt: now - id * day,
    isExpired: false,
    ...more,
  }
}

function contentOf(artifact: StoredArtifact, id = `m${artifact.id}`): string {
  const run = createRun({
    id,
    suiteName: 's',
    createdAt: artifact.createdAt,
    commit: artifact.commit,
  })
  addResult(run, { identity: { suite: [], name: 'a' }, outcome: 'passed' })
  return JSON.stringify({
    schema: resultsSchemaName,
    version: resultsVersion,
    run: { info: run.info, groups: [...groupsToJson(run)] },
  })
}

interface Options {
  readonly contents?: Readonly<Record<number, string>>
  /** Earlier runs that an artifact contains as well. */
  readonly earlier?: Readonly<Record<number, readonly string[]>>
  /** Ids of the runs of which an artifact says that they have nothing to read. */
  readonly emptyRuns?: Readonly<Record<number, readonly string[]>>
  /** Artifacts that GitHub lists and does not deliver. */
  readonly undelivered?: readonly number[]
  /** Artifacts that were deleted since they were listed, with the one that is there instead, if one is. */
  readonly gone?: Readonly<Record<number, StoredArtifact | undefined>>
  /** Artifacts whose run was of a pull request. */
  readonly ofPullRequests?: readonly number[]
  /** Artifacts of runs of another workflow file. */
  readonly ofOtherWorkflow?: readonly number[]
  readonly commits?: Partial<Commits>
  /** Artifacts of others stand in front of the list of names. */
  readonly isCrowded?: boolean
  /** So many of the newest runs fit on the first page. */
  readonly newest?: number
  /** Runs that have stored nothing, newer than the others. */
  readonly idleRuns?: number
  /** By the clock that dates the artifacts; absent: not known. */
  readonly askedAt?: number
}

function surroundings(list: readonly StoredArtifact[], options: Options = {}) {
  const { ofPullRequests = [], ofOtherWorkflow = [], isCrowded = false, idleRuns = 0 } = options
  const strangers = [...ofPullRequests, ...ofOtherWorkflow]
  const asked: string[] = []
  const read: number[] = []
  const warnings: string[] = []
  const runsOf = (branch: string) => {
    const idle = Array.from({ length: idleRuns }, (_, index) => ({
      id: `idle-${index}`,
      commit: 'tip',
      createdAt: now,
      isOver: true,
    }))
    const ofList = list
      .filter(({ id, ...artifact }) => artifact.branch === branch && !strangers.includes(id))
      .filter(({ runId }, index, all) => all.findIndex((of) => of.runId === runId) === index)
      .map(({ runId, commit, createdAt }) => ({ id: runId, commit, createdAt, isOver: true }))
    return [...idle, ...ofList]
  }
  const artifacts: Artifacts = {
    save: async () => ({ id: 1 }),
    listNewestRuns: async (branch) => ({
      runs: runsOf(branch).slice(0, options.newest),
      isComplete: options.newest === undefined,
      askedAt: options.askedAt,
    }),
    listBranchRuns: async (branch, sinceMs) => ({
      runs: runsOf(branch).filter(({ createdAt }) => createdAt >= sinceMs),
      isComplete: true,
    }),
    listNamed: async () => ({
      artifacts: isCrowded ? [] : list,
      isComplete: !isCrowded,
    }),
    listNewest: async (branch) => list.filter((artifact) => artifact.branch === branch),
    originOf: async (runId) => {
      const id = Number(runId) / 10
      const isOfBranch = !ofPullRequests.includes(id)
      return {
        event: isOfBranch ? 'push' : 'pull_request',
        workflowPath: `.github/workflows/${ofOtherWorkflow.includes(id) ? 'other' : 'evals'}.yml`,
        isOfBranch,
        createdAt: 0,
        startedAt: 0,
      }
    },
    findInThisRun: async () => undefined,
    findInRun: async (_name, runId) => {
      asked.push(runId)
      const [replaced] =
        Object.entries(options.gone ?? {}).find(([id]) => Number(id) * 10 === Number(runId)) ?? []
      if (replaced !== undefined) return options.gone?.[Number(replaced)]
      return list.find((artifact) => artifact.runId === runId)
    },
    read: async (artifact) => {
      if (options.gone !== undefined && artifact.id in options.gone) throw new ArtifactGone('it is gone', [])
      if (options.undelivered?.includes(artifact.id)) throw new Error('socket hang up')
      const content = options.contents?.[artifact.id] ?? contentOf(artifact)
      read.push(artifact.id)
      const earlier = options.earlier?.[artifact.id] ?? []
      return new Map([
        ['eval-gate-results.json', Buffer.from(content)],
        ...earlier.map((text, index) => [formatEarlierFileName(index + 1), Buffer.from(text)] as const),
        [emptyRunsFileName, Buffer.from(JSON.stringify(options.emptyRuns?.[artifact.id] ?? []))],
      ])
    },
  }
  return {
    warnings,
    asked,
    read,
    artifacts,
    ...fakePlatform({
      runtime: {
        context: {
          branch: 'main',
          baseBranch: 'main',
          commit: 'c0',
          workflowPath: '.github/workflows/evals.yml',
        },
        log: { warning: (message) => warnings.push(message) },
        clock: { now: () => now, sleep: async () => {} },
      },
      storage: { artifacts },
      repository: {
        commits: {
          changing: async () => ({ items: [], isComplete: true }),
          ancestors: async () => [],
          firstParents: async () => [],
          mergeBase: async () => '',
          tipOf: async () => 'tip',
          isContained: async () => true,
          rulesOf: async () => [],
          ...options.commits,
        },
      },
    }),
  }
}

const search = { suiteName: 's', runs: 2, maxAgeDays: 30 }

async function runIdsOf(outcome: Promise<BaselineOutcome>): Promise<readonly string[]> {
  const found = await outcome
  return found.status === 'found' ? found.baseline.runs.map(({ info }) => info.id) : [found.status]
}

describe('an artifact that is gone when it is read', () => {
  const replacement = { ...stored(1), id: 99 }

  it('is read where another attempt of its job has put it', async () => {
    const around = surroundings([stored(1), stored(2)], { gone: { 1: replacement } })
    expect(await runIdsOf(findBranchBaseline(search, around))).toEqual(['m99', 'm2'])
    expect(around.asked).toEqual(['10'])
  })

  it.each([undefined, stored(1)])('is left out where nothing else is there: %j', async (found) => {
    const around = surroundings([stored(1), stored(2)], { gone: { 1: found } })
    const outcome = await findBranchBaseline(search, around)
    expect(outcome.status === 'found' && outcome.baseline.runs.map(({ info }) => info.id)).toEqual(['m2'])
    expect(around.warnings.join()).toContain('it is gone')
  })
})

describe('finding the baseline of a branch', () => {
  it('takes as many as asked for and describes them', async () => {
    const outcome = await findBranchBaseline(search, surroundings([stored(1), stored(2), stored(3)]))
    if (outcome.status !== 'found') throw new Error(outcome.status)
    expect(outcome.baseline.runs.map(({ info }) => info.id)).toEqual(['m1', 'm2'])
    expect(outcome.baseline.description).toBe('main@c1 and 1 more, 24 hours old, 2 iterations')
  })

  it('takes the earlier runs that an artifact contains, once each, and none that is too old', async () => {
    const list = [stored(1), stored(2), stored(5)]
    const earlier = [2, 3, 40].map((id) => contentOf(stored(id), `gh-${id * 10}-1-abc`))
    const around = surroundings(list, { earlier: { 1: earlier } })
    const find = (runs: number) => runIdsOf(findBranchBaseline({ ...search, runs }, around))
    expect(await find(3)).toEqual(['m1', 'gh-20-1-abc', 'gh-30-1-abc'])
    expect(around.read).toEqual([1])
    expect(await find(9)).toEqual(['m1', 'gh-20-1-abc', 'gh-30-1-abc', 'm5'])
    expect(around.read).toEqual([1, 1, 5])
    const damaged = surroundings(list, { earlier: { 1: [earlier[0]?.slice(0, 99) ?? ''] } })
    expect(await runIdsOf(findBranchBaseline(search, damaged))).toEqual(['m1', 'm2'])
  })

  it('goes on behind the first page of runs', async () => {
    const around = surroundings([stored(1), stored(2), stored(3)], { newest: 1 })
    expect(await runIdsOf(findBranchBaseline(search, around))).toEqual(['m1', 'm2'])
    const idle = surroundings([stored(4)], { newest: 2, idleRuns: 3 })
    expect(await runIdsOf(findBranchBaseline(search, idle))).toEqual(['m4'])
  })

  it('takes the last one that the attempts of a run have stored, wherever it is in the list', async () => {
    const attempts = [stored(1), { ...stored(1), id: 7 }, { ...stored(1), id: 3 }]
    expect(await runIdsOf(findBranchBaseline(search, surroundings(attempts)))).toEqual(['m7'])
  })

  it('lists all runs by event where those of others push them out of the newest ones', async () => {
    const around = surroundings([stored(1), stored(2)])
    const listNewestRuns = async () => ({ runs: [], isComplete: false })
    const crowded = withPorts(around, { storage: { artifacts: { ...around.artifacts, listNewestRuns } } })
    expect(await runIdsOf(findBranchBaseline(search, crowded))).toEqual(['m1', 'm2'])
    const oneOfTwo = async () => ({
      runs: [{ id: '310', commit: 'c31', createdAt: now - 31 * day, isOver: true }],
      isComplete: false,
    })
    const workflows = ['.github/workflows/a.yml', '.github/workflows/b.yml']
    const two = withPorts(around, {
      storage: { artifacts: { ...around.artifacts, listNewestRuns: oneOfTwo } },
    })
    expect(await runIdsOf(findBranchBaseline({ ...search, workflows }, two))).toEqual(['m1', 'm2'])
    expect((await findBranchBaseline(search, two)).status).toBe('rejected')
  })

  it('goes on to the next where one is of another version or cut off', async () => {
    const around = surroundings([stored(1), stored(2), stored(4)], {
      contents: {
        1: contentOf(stored(1)).replace('"version":1', '"version":7'),
        2: contentOf(stored(2)).slice(0, 60),
      },
    })
    expect(await runIdsOf(findBranchBaseline(search, around))).toEqual(['m4'])
    expect(around.warnings).toEqual([
      expect.stringMatching(/run 10 has version 7/),
      expect.stringMatching(/run 20 is not valid JSON/),
    ])
  })

  it('says that the branch has never had one, and only then', async () => {
    expect(await findBranchBaseline(search, surroundings([]))).toMatchObject({
      status: 'never',
      branch: 'main',
    })
    const elsewhere = surroundings([stored(1, { branch: 'release' })])
    expect(await findBranchBaseline(search, elsewhere)).toMatchObject({ status: 'never', branch: 'main' })
  })

  it.each<[string, readonly StoredArtifact[], Options, RegExp]>([
    ['expired', [stored(1, { isExpired: true })], {}, /no longer kept/],
    ['of another workflow', [stored(1)], { ofOtherWorkflow: [1] }, /belongs to the workflow .*other.yml/],
    ['of a pull request', [stored(1)], { ofPullRequests: [1] }, /started by pull_request/],
    [
      'of a commit elsewhere',
      [stored(1)],
      { commits: { isContained: async () => false } },
      /c1, which is not contained/,
    ],
    [
      'of a branch that is gone',
      [stored(1)],
      { commits: { tipOf: async () => undefined } },
      /not contained in main/,
    ],
    ['cut off', [stored(1)], { contents: { 1: '{"sch' } }, /can't be read/],
  ])('says why none is used when all are %s', async (_, list, options, why) => {
    const outcome = await findBranchBaseline(search, surroundings(list, options))
    expect(outcome).toMatchObject({ status: 'rejected', explanation: expect.stringMatching(why) })
  })

  it('is the newest that there is where all are too old, with the runs of its own time', async () => {
    const list = [stored(45), stored(46), stored(90)]
    const earlier = [46, 90].map((id) => contentOf(stored(id, { runId: String(id * 10) }), `gh-${id * 10}-1`))
    const around = surroundings(list, { earlier: { 45: earlier } })
    const outcome = await findBranchBaseline({ ...search, runs: 10 }, around)
    expect(outcome).toMatchObject({ status: 'found', baseline: { outdatedDays: 45 } })
    expect(await runIdsOf(Promise.resolve(outcome))).toEqual(['m45', 'gh-460-1'])
    expect(around.read).toEqual([45])
  })

  it('opens at most three that cannot be read, and says which the next search need not open', async () => {
    const list = [1, 2, 3, 4, 5].map((id) => stored(id))
    const contents = Object.fromEntries(list.map(({ id }) => [id, '{"schema"']))
    const around = surroundings(list, { contents })
    expect(await findBranchBaseline(search, around)).toMatchObject({
      status: 'rejected',
      emptyRuns: ['10', '20', '30', '40', '50'],
    })
    expect(around.read).toEqual([1, 2, 3])
  })

  it('opens nothing that an artifact says is not worth it', async () => {
    const list = [1, 2, 3].map((id) => stored(id))
    const contents = { 2: '{"schema"', 3: '{"schema"' }
    const around = surroundings(list, { contents, emptyRuns: { 1: ['20', '30'] } })
    expect(await runIdsOf(findBranchBaseline(search, around))).toEqual(['m1'])
    expect(around.read).toEqual([1])
  })

  it.each([
    [3, 3, undefined],
    [5, 3, '- 2 more.'],
  ])('names three of %i that are not used', async (count, named, rest) => {
    const list = Array.from({ length: count }, (_, index) => stored(index + 1, { isExpired: true }))
    const outcome = await findBranchBaseline(search, surroundings(list))
    const lines = 'explanation' in outcome ? outcome.explanation.split('\n').slice(1) : []
    expect(lines.filter((line) => line.startsWith('- The baseline of run '))).toHaveLength(named)
    expect(lines[3]).toBe(rest)
  })

  it('is not reached when GitHub lists baselines and delivers none of them', async () => {
    const around = surroundings([stored(1), stored(2)], { undelivered: [1, 2] })
    expect(await findBranchBaseline(search, around)).toMatchObject({
      status: 'not-reached',
      explanation: expect.stringContaining('run 10 could not be downloaded: socket hang up'),
    })
    const partly = surroundings([stored(1), stored(2)], { undelivered: [1] })
    expect(await runIdsOf(findBranchBaseline(search, partly))).toEqual(['m2'])
    expect(partly.warnings).toEqual([expect.stringContaining('run 10 could not be downloaded')])
  })

  it('asks the runs of the branch one by one where artifacts of others crowd the list', async () => {
    const around = surroundings([stored(1), stored(2), stored(3)], { isCrowded: true, idleRuns: 3 })
    expect(await runIdsOf(findBranchBaseline(search, around))).toEqual(['m1', 'm2'])
    expect(around.asked).toEqual(['idle-0', 'idle-1', 'idle-2', '10', '20'])
  })

  it('stops at a bound, and says that it was not reached', async () => {
    const around = surroundings([stored(1)], { isCrowded: true, idleRuns: 500 })
    expect(await findBranchBaseline(search, around)).toMatchObject({
      status: 'not-reached',
      explanation: expect.stringContaining('there may be older ones'),
    })
    expect(around.asked.length).toBeLessThanOrEqual(60)
  })

  it('prefers the nearest ancestors, and goes on without them when GitHub does not say', async () => {
    const list = [stored(1), stored(2), stored(3)]
    const near = surroundings(list, { commits: { ancestors: async () => ['c3', 'c2'] } })
    expect(await runIdsOf(findBranchBaseline(search, near))).toEqual(['m3', 'm2'])
    let calls = 0
    const ancestors = async () => {
      calls += 1
      return calls === 1 ? Promise.reject(new Error('503')) : ['c1', 'c2', 'c3']
    }
    const newest = surroundings(list, { commits: { ancestors } })
    expect(await runIdsOf(findBranchBaseline(search, newest))).toEqual(['m1', 'm2'])
  })

  it('takes no commit for one of the branch because the code that is checked out contains it', async () => {
    const around = surroundings([stored(1)], {
      commits: {
        ancestors: async (commit) => (commit === 'tip' ? ['tip'] : ['c0', 'c1']),
        isContained: async () => false,
      },
    })
    const context = { branch: undefined, notTheBranch: 'other code' }
    expect(
      (
        await findBranchBaseline(
          search,
          withPorts(around, { runtime: { context: { ...around.runtime.context, ...context } } }),
        )
      ).status,
    ).toBe('rejected')
  })

  it('asks the same trust of a named run', async () => {
    expect((await findRunBaseline('20', { suiteName: 's' }, surroundings([stored(2)]))).runs).toHaveLength(1)
    for (const options of [{ ofPullRequests: [2] }, { ofOtherWorkflow: [2] }]) {
      const named = findRunBaseline('20', { suiteName: 's' }, surroundings([stored(2)], options))
      await expect(named).rejects.toThrow(/another workflow/)
    }
    await expect(findRunBaseline('99', { suiteName: 's' }, surroundings([stored(2)]))).rejects.toThrow(
      /Run 99 has no baseline/,
    )
  })
})
