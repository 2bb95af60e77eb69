import { describe, expect, it } from 'vitest'
import { NameTaken } from '../../../../src/errors.ts'
import { keepBaseline } from '../../../../src/jobs/publish/keep-baseline.ts'
import type { GateReport } from '../../../../src/model/gate-report.ts'
import type { Run } from '../../../../src/model/run/run.ts'
import type { Artifacts } from '../../../../src/ports/artifacts.ts'
import type { CiContext } from '../../../../src/ports/context.ts'
import { addCase, aRun } from '../../../support/gate/build.ts'
import { fakePlatform } from '../../../support/platform.ts'
import { buildReport, passingCases, withVerdict } from '../../render/builders.ts'

const report = withVerdict(buildReport({ cases: passingCases(2) }), 'passed')

interface World {
  readonly of?: GateReport
  readonly earlier?: readonly Run[]
  readonly context?: Partial<CiContext>
  readonly refuses?: Error
}

async function keep({ of = report, earlier = [], context, refuses }: World = {}) {
  const said: string[] = []
  const stored: string[] = []
  const tell = (level: string) => (text: string) => said.push(`${level}: ${text}`)
  const platform = fakePlatform({
    runtime: {
      context: { branch: 'main', ...context },
      log: { info: tell('info'), notice: tell('notice'), warning: tell('warning') },
    },
    machine: { files: { writeScratch: (name) => name, emptyScratchFolder: (name) => name } },
  })
  const artifacts = {
    save: async (_: string, files: readonly string[]) => {
      if (refuses !== undefined) throw refuses
      stored.push(...files)
      return { id: 7 }
    },
  } as unknown as Artifacts
  await keepBaseline(of, { runs: earlier, emptyRuns: [] }, artifacts, platform)
  return { said, stored }
}

const runOf = (id: string, size: number, branch: string | undefined = report.head.info.branch): Run => {
  const run = addCase(aRun(id, {}), 'one', 'p')
  const cases = new Map(run.cases)
  return {
    ...run,
    cases: Object.defineProperty(cases, 'size', { value: size }),
    info: { ...run.info, branch },
  }
}

describe('the baseline of a branch', () => {
  it('is kept', async () => {
    const { said, stored } = await keep()
    expect(said).toEqual(['info: Kept as the baseline of main (artifact 7).'])
    expect(stored).toHaveLength(1)
  })

  it.each<[string, Partial<CiContext>]>([
    ['of a pull request', { pullRequest: {} as never }],
    ['of a merge queue', { mergeGroup: {} as never }],
    ['of a tag', { branch: undefined }],
  ])('is not kept, and nothing is said, %s', async (_, context) => {
    expect(await keep({ context })).toEqual({ said: [], stored: [] })
  })

  it('is not kept of another commit than that of the branch, which is said', async () => {
    const { said, stored } = await keep({ context: { branch: undefined, notTheBranch: 'it is old' } })
    expect([said, stored]).toEqual([['notice: This measurement is not kept as a baseline: it is old.'], []])
  })

  const file = { path: 'a.xml', warnings: [] } as unknown as GateReport['files'][number]

  it.each<[string, GateReport]>([
    ['nothing was judged', withVerdict(buildReport({ cases: [] }), 'passed')],
    ['a report is damaged', { ...report, files: [file, { ...file, error: 'damaged' }] }],
  ])('is not kept where %s', async (_, of) => {
    expect(await keep({ of })).toEqual({
      said: ['notice: This measurement is not complete, so it is not kept as a baseline.'],
      stored: [],
    })
  })

  it('has the earlier runs of the branch with it, up to a number of cases', async () => {
    const room = 200_000 - report.head.cases.size
    const count = async (...earlier: readonly Run[]) => (await keep({ earlier })).stored.length - 1
    expect(await count(runOf('a', 5), runOf('b', 5, 'other'), runOf('c', 5))).toBe(2)
    expect(await count(runOf('a', room))).toBe(1)
    expect(await count(runOf('a', room + 1))).toBe(0)
    expect(await count(runOf('a', room - 5), runOf('b', 6), runOf('c', 1))).toBe(1)
  })

  it('that can’t be stored is a warning, and one of another job an error', async () => {
    expect((await keep({ refuses: new Error('no space') })).said).toEqual([
      expect.stringMatching(/^warning: The baseline could not be stored.* no space$/),
    ])
    const taken = Object.create(NameTaken.prototype) as NameTaken
    await expect(keep({ refuses: taken })).rejects.toBe(taken)
  })
})
