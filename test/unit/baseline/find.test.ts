import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findBranchBaseline, findRunBaseline } from '../../../src/baseline/find.ts'
import { orderByAncestry } from '../../../src/baseline/from-artifacts.ts'
import { addResult } from '../../../src/model/add-result.ts'
import { createRun } from '../../../src/model/run.ts'
import type { Artifacts, Commits, StoredArtifact } from '../../../src/ports/github.ts'
import type { Log } from '../../../src/ports/platform.ts'
import { resultsSchemaName, resultsVersion } from '../../../src/results/results-schema.ts'
import { runToJson } from '../../../src/results/run-json.ts'

const scratch = mkdtempSync(join(tmpdir(), 'eval-gate-find-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

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
    ...more,
  }
}

function contentOf(artifact: StoredArtifact): string {
  const run = createRun({
    id: `m${artifact.id}`,
    suiteName: 's',
    createdAt: artifact.createdAt,
    commit: artifact.commit,
  })
  addResult(run, { identity: { suite: [], name: 'a' }, outcome: 'passed' })
  return JSON.stringify({ schema: resultsSchemaName, version: resultsVersion, run: runToJson(run) })
}

function surroundings(
  list: readonly StoredArtifact[],
  options: {
    readonly contents?: Readonly<Record<number, string>>
    readonly untrusted?: readonly number[]
    readonly commits?: Commits
  } = {},
) {
  const warnings: string[] = []
  const log: Log = {
    debug: () => {},
    info: () => {},
    notice: () => {},
    warning: (message) => warnings.push(message),
    error: () => {},
    group: (_title, body) => body(),
    mask: () => {},
  }
  const artifacts: Artifacts = {
    save: async () => ({ id: 1 }),
    listOnBranch: async (_name, branch) => list.filter((artifact) => artifact.branch === branch),
    isTrusted: async ({ id }) => !(options.untrusted ?? []).includes(id),
    findInThisRun: async () => undefined,
    findInRun: async (_name, runId) => list.find((artifact) => artifact.runId === runId),
    fetch: async (artifact) => {
      const path = join(scratch, `${artifact.id}-eval-gate-results.json`)
      writeFileSync(path, options.contents?.[artifact.id] ?? contentOf(artifact))
      return [path]
    },
  }
  return {
    warnings,
    context: { provider: 'github_actions' as const, branch: 'main', commit: 'c1' },
    log,
    clock: { now: () => now, sleep: async () => {} },
    scratch,
    artifacts,
    ...(options.commits && { commits: options.commits }),
  }
}

const search = { suiteName: 's', runs: 2, maxAgeDays: 30 }

describe('finding the baseline of a branch', () => {
  it('takes as many as asked for and describes them', async () => {
    const baseline = await findBranchBaseline(search, surroundings([stored(1), stored(2), stored(3)]))
    expect(baseline?.runs.map(({ info }) => info.id)).toEqual(['m1', 'm2'])
    expect(baseline?.description).toBe('main@c1 and 1 more, 24 h old, 2 iterations')
  })

  it('passes over what is of another version, cut off, or not to be trusted', async () => {
    const around = surroundings([stored(1), stored(2), stored(3), stored(4)], {
      contents: {
        1: contentOf(stored(1)).replace('"version":1', '"version":7'),
        2: contentOf(stored(2)).slice(0, 60),
      },
      untrusted: [3],
    })
    const baseline = await findBranchBaseline(search, around)
    expect(baseline?.runs.map(({ info }) => info.id)).toEqual(['m4'])
    expect(around.warnings).toEqual([
      expect.stringMatching(/run 10 has version 7/),
      expect.stringMatching(/run 20 is not readable/),
    ])
  })

  it('is null without any, and says when all are too old', async () => {
    expect(await findBranchBaseline(search, surroundings([]))).toBeNull()
    const around = surroundings([stored(31), stored(40)])
    expect(await findBranchBaseline(search, around)).toBeNull()
    expect(around.warnings[0]).toContain('older than 30 days')
  })

  it('prefers the nearest ancestors, and goes on without them when GitHub does not say', async () => {
    const list = [stored(1), stored(2), stored(3)]
    const commits = { ancestors: async () => ['c3', 'c2'], mergeBase: async () => 'c3' }
    const near = await findBranchBaseline(search, surroundings(list, { commits }))
    expect(near?.runs.map(({ info }) => info.id)).toEqual(['m3', 'm2'])
    const broken = { ...commits, ancestors: async () => Promise.reject(new Error('503')) }
    const newest = await findBranchBaseline(search, surroundings(list, { commits: broken }))
    expect(newest?.runs.map(({ info }) => info.id)).toEqual(['m1', 'm2'])
  })

  it('asks the same trust of a named run', async () => {
    expect((await findRunBaseline('20', 's', surroundings([stored(2)]))).runs).toHaveLength(1)
    await expect(findRunBaseline('20', 's', surroundings([stored(2)], { untrusted: [2] }))).rejects.toThrow(
      /another workflow/,
    )
    await expect(findRunBaseline('99', 's', surroundings([stored(2)]))).rejects.toThrow(
      /Run 99 has no baseline/,
    )
  })
})

it('orders what is no ancestor behind, the newest first', () => {
  const ordered = orderByAncestry([stored(3), stored(1), stored(2), stored(4)], ['c4'])
  expect(ordered.map(({ id }) => id)).toEqual([4, 1, 2, 3])
})
