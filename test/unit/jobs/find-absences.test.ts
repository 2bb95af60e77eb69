import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findAbsences } from '../../../src/jobs/find-absences.ts'
import type { FileChange } from '../../../src/model/file-change.ts'
import { createWholeMeasurement } from '../../../src/model/measured.ts'
import { ampleBudget } from '../../support/ample-budget.ts'
import { addCase, aRun, judge } from '../../support/gate/build.ts'
import { fakePlatform } from '../../support/platform.ts'
import { createWorkspace } from '../../support/workspace.ts'

interface World {
  /** Files of the checkout; undefined: there is none. */
  readonly files?: readonly string[]
  /** What GitHub says that lies between the base run and the head; an error when it can't be asked. */
  readonly changes?: readonly FileChange[] | Error
}

const stays = 'test/stays.test.ts'
const gone = 'test/cart.test.ts'
const removed = { path: gone, previousPath: undefined, isRemoved: true, patch: undefined }

/** How many of the two absent cases of a file are explained, what GitHub was asked, and what the log says. */
async function explain({ files = [], changes }: World, isAbsent = true) {
  const [head, base] = [aRun('head', {}), aRun('base', {})]
  for (const run of [head, base]) addCase(run, 'stays', 'p', { file: stays })
  for (const run of isAbsent ? [base] : [head, base])
    for (const name of ['a', 'b']) addCase(run, name, 'p', { file: gone })
  const asked: string[] = []
  const said: string[] = []
  const platform = fakePlatform({
    machine: {
      workspace: createWorkspace(Object.fromEntries(files.map((file) => [file, 'x']))),
      files: { sizeOf: async (path: string) => statSync(path).size },
    },
    runtime: {
      context: { checkedOut: 'merge', commit: 'head' },
      log: { info: (text: string) => said.push(text) },
    },
    repository: {
      commits: changes && {
        changes: async (from: string, to: string) => {
          asked.push(`${from}...${to}`)
          if (changes instanceof Error) throw changes
          return changes
        },
      },
    },
  })
  const from = { ...base, info: { ...base.info, commit: 'base' } }
  const { comparison } = judge(head, from)
  const { explained } = await findAbsences(comparison, createWholeMeasurement(head), platform, ampleBudget)
  return { size: explained.size, asked, said }
}

const checkout = '.git/HEAD'

describe('what the change removed', () => {
  it('lies between the newest base run and the measured commit', async () => {
    expect(await explain({ changes: [removed], files: [checkout, stays, gone] })).toEqual({
      size: 2,
      asked: ['base...merge'],
      said: [],
    })
    expect((await explain({ changes: [], files: [checkout, stays] })).size).toBe(0)
  })

  it('is not asked for where no case is absent', async () => {
    expect(await explain({ changes: [removed] }, false)).toEqual({ size: 0, asked: [], said: [] })
  })

  it('is what the checkout lacks where GitHub does not answer', async () => {
    const { size, said } = await explain({ changes: new Error('502'), files: [checkout, stays] })
    expect({ size, said }).toEqual({ size: 2, said: ['Could not tell what the change removes: 502'] })
  })

  it.each<[string, readonly string[], number]>([
    ['a file is gone', [checkout, stays], 2],
    ['it is there', [checkout, stays, gone], 0],
    ['there is no checkout', [stays], 0],
    ['the report names files from another folder', [checkout], 0],
  ])('in a checkout: %s', async (_, files, size) => {
    expect((await explain({ files })).size).toBe(size)
  })
})
