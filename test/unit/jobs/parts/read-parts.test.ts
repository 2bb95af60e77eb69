import { describe, expect, it } from 'vitest'
import { PermissionError } from '../../../../src/errors.ts'
import { readCollectedParts } from '../../../../src/jobs/parts/read-parts.ts'
import { formatArtifactName } from '../../../../src/paths/artifact-name.ts'
import type { ForeignArtifacts } from '../../../../src/ports/artifacts.ts'
import type { Log } from '../../../../src/ports/platform.ts'
import { collectedFiles } from '../../../../src/results/collected-run.ts'
import { ampleBudget } from '../../../support/ample-budget.ts'
import { fakePlatform } from '../../../support/platform.ts'

const suiteName = 'evals'
const nameOf = (place: number, counter = '') =>
  `${formatArtifactName('collected', suiteName)}.${String(place).padStart(12, '0')}${counter}`

interface Stored {
  readonly name?: string
  readonly part?: object
  readonly info?: object
  readonly cases?: number
  readonly passed?: number
  /** In place of the files. */
  readonly error?: Error
}

/** What the parts of a run are, by what its jobs have stored; `asked`: the artifacts that were downloaded. */
async function read(stored: readonly Stored[], attempt = 1) {
  const names = stored.map(({ name }, index) => name ?? nameOf(index))
  const asked: string[] = []
  const said: string[] = []
  const foreignArtifacts: ForeignArtifacts = {
    list: async (runId, isWanted) => {
      expect(runId).toBe('7')
      return names.filter(isWanted).map((name, id) => ({ id, name }))
    },
    read: async ({ name }, { files }) => {
      expect(files).toEqual(Object.values(collectedFiles))
      asked.push(name)
      const {
        part = { job: 'evals', attempt: 1 },
        info,
        cases = 1,
        passed = 1,
        error,
      } = stored[names.indexOf(name)] ?? {}
      if (error !== undefined) throw error
      const facts = { schema: 'eval-gate-collected', version: 1, suiteName, part, files: [] }
      const tallies = Array.from({ length: cases }, (_, index) => {
        return { name: `case ${index}`, passed, failed: 0, errored: 0, skipped: 0, lost: 0, flaky: 0 }
      })
      const results = {
        schema: 'eval-gate-results',
        version: 1,
        run: {
          info: { id: 'x', suiteName, createdAt: 0, ...info },
          groups: [{ suite: ['s'], cases: tallies }],
        },
      }
      return new Map([
        [collectedFiles.facts, Buffer.from(JSON.stringify(facts))],
        [collectedFiles.results, Buffer.from(JSON.stringify(results))],
      ])
    },
    listJobs: async () => [],
  }
  const log = {
    warning: (text: string) => said.push(text),
    info: (text: string) => said.push(text),
  } as unknown as Log
  const { parts, unreadable } = await readCollectedParts('7', attempt, suiteName, {
    platform: fakePlatform({ storage: { foreignArtifacts }, runtime: { log } }),
    budget: ampleBudget,
  })
  return { labels: parts.map(({ label }) => label), unreadable, asked, said, parts }
}

const leg = (index: number, more: object = {}) => ({
  job: 'evals',
  leg: `v${index}`,
  index,
  total: 20,
  attempt: 1,
  ...more,
})

describe('the parts of a run', () => {
  it('are in the order of their jobs and legs, whatever their artifacts are called', async () => {
    const parts = [leg(10), leg(2), { job: 'unit', attempt: 1 }, leg(0), { job: 'agents', attempt: 1 }]
    const { labels, unreadable, said } = await read(parts.map((part) => ({ part })))
    expect(labels).toEqual(['agents', 'evals (v0)', 'evals (v2)', 'evals (v10)', 'unit'])
    expect(unreadable).toEqual([])
    expect(said).toEqual(labels.map((label) => `${label}: 1 case`))
  })

  it.each([
    [{ attempt: 1 }, 'a job'],
    [{ job: 'evals', attempt: 1 }, 'evals'],
    [{ job: 'evals', attempt: 1, index: 0, total: 1 }, 'evals'],
    [{ job: 'evals', attempt: 1, index: 1, total: 3 }, 'evals (2 of 3)'],
    [{ job: 'evals', attempt: 1, total: 3 }, 'evals'],
    [{ job: 'evals', attempt: 1, leg: '3.12, linux', index: 1, total: 3 }, 'evals (3.12, linux)'],
  ])('are called after what they are: %j', async (part, label) => {
    expect((await read([{ part }])).labels).toEqual([label])
  })

  it('are those of the suite alone', async () => {
    const others = [
      { name: 'coverage' },
      { name: `${formatArtifactName('collected', 'other')}.000000000000` },
      { name: `${nameOf(1)}0` },
      { name: nameOf(1, ' (4)') },
    ]
    const { asked } = await read([...others, { name: nameOf(2) }])
    expect(asked).toEqual([nameOf(2)])
  })

  it('that can’t be read are named, and the others count', async () => {
    const { labels, unreadable, said } = await read([{ error: new Error('it is torn') }, { part: leg(1) }])
    expect(labels).toEqual(['evals (v1)'])
    expect(unreadable).toEqual([`The part in the artifact ${nameOf(0)} can't be read: it is torn`])
    expect(said[0]).toBe(unreadable[0])
  })

  it('need a token that may read them', async () => {
    const error = new PermissionError('no', 'actions: read', [])
    await expect(read([{ error }])).rejects.toBe(error)
    const log = {} as Log
    await expect(
      readCollectedParts('7', 1, suiteName, {
        platform: fakePlatform({ runtime: { log } }),
        budget: ampleBudget,
      }),
    ).rejects.toThrow('without a token')
  })
})

describe('parts that nobody believes', () => {
  it('are of an attempt that has not begun', async () => {
    expect(await read([{ part: leg(1, { attempt: 3 }) }], 2)).toMatchObject({
      labels: [],
      unreadable: [`The artifact ${nameOf(0)} says that it is of attempt 3, but this is attempt 2.`],
    })
    expect((await read([{ part: leg(1, { attempt: 2 }) }], 2)).labels).toEqual(['evals (v1)'])
  })

  it('are those of one leg by several jobs, of whatever attempts', async () => {
    for (const attempt of [1, 2]) {
      const { labels, unreadable } = await read([{ part: leg(1) }, { part: leg(1, { attempt }) }], 2)
      expect(labels).toEqual([])
      expect(unreadable).toEqual([
        `Several artifacts claim to be the part of evals (v1), so none of them is used: ${nameOf(0)}, ${nameOf(1)}.`,
      ])
    }
  })

  it('are not the two of one job in two attempts, of which the later one counts', async () => {
    const stored = [
      { name: nameOf(1), part: leg(1), passed: 1 },
      { name: nameOf(1, ' (2)'), part: leg(1, { attempt: 2 }), passed: 5 },
    ]
    for (const order of [stored, stored.toReversed()]) {
      const { parts, unreadable } = await read(order, 2)
      expect(parts.map(({ facts }) => facts.attempt)).toEqual([2])
      expect(unreadable).toEqual([])
    }
  })

  it('are more than a job can hold together, and the rest is not even downloaded', async () => {
    const huge = (index: number) => ({ part: leg(index), cases: 200, passed: 10_000 })
    const { labels, unreadable, asked } = await read([0, 1, 2, 3, 4].map(huge))
    expect(labels).toEqual(['evals (v0)', 'evals (v1)'])
    expect(unreadable).toEqual([
      expect.stringContaining('more than 500,000 cases or 5,000,000 iterations together'),
    ])
    expect(asked).toHaveLength(3)
  })

  it.each([
    ['an address', { url: 'x'.repeat(100_001) }],
    ['a workflow', { workflow: 'x'.repeat(100_001) }],
    ['a branch', { branch: 'x'.repeat(100_001) }],
    ['patterns', { reports: [{ pattern: 'x'.repeat(100_001), files: 1 }] }],
    [
      'patterns together',
      { reports: Array.from({ length: 100 }, () => ({ pattern: 'x'.repeat(1_001), files: 1 })) },
    ],
  ])('say too much of their run: %s', async (_, info) => {
    const { labels, unreadable } = await read([{ info }])
    expect(labels).toEqual([])
    expect(unreadable).toEqual([expect.stringMatching(/too large|rejected|can't be read/)])
  })
})
