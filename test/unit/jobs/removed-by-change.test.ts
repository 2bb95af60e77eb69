import { statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { findRemovedGroups } from '../../../src/jobs/removed-by-change.ts'
import { ampleBudget } from '../../support/ample-budget.ts'
import { addCase, aRun, judge } from '../../support/gate/build.ts'
import { fakePlatform } from '../../support/platform.ts'
import { createWorkspace } from '../../support/workspace.ts'

interface Of {
  /** Files of the checkout; undefined: there is none. */
  readonly files?: readonly string[]
  /** What GitHub says that the pull request deletes; an error when it can't be asked. */
  readonly deleted?: readonly string[] | Error
}

/** Whether a change removed the cases of this suite or file, of which nothing ran, and what the log says. */
async function removed(group: { readonly file?: string; readonly suite?: string }, { files, deleted }: Of) {
  const name = group.file ?? group.suite ?? ''
  const [head, base] = [aRun('head', {}), aRun('base', {})]
  const identity = (of: string) => ({ suite: [group.suite ?? 's'], name: of })
  for (const of of ['a', 'b']) {
    addCase(base, of, 'p', { identity: { ...identity(of), file: group.file } })
    for (const run of [head, base])
      addCase(run, of, 'p', {
        identity: { suite: ['stays'], name: of, file: group.file && 'test/stays.test.ts' },
      })
  }
  const workspace = createWorkspace(Object.fromEntries((files ?? []).map((file) => [file, 'x'])))
  const said: string[] = []
  const platform = fakePlatform({
    machine: { workspace, files: { sizeOf: async (path: string) => statSync(path).size } },
    runtime: { log: { info: (text: string) => said.push(text) } },
    review: {
      changedFiles:
        deleted &&
        (async () => {
          if (deleted instanceof Error) throw deleted
          return { changed: new Set(), removed: new Set(deleted) }
        }),
    },
  })
  const isRemoved = await findRemovedGroups(judge(head, base).comparison, platform, ampleBudget)
  return { isRemoved: isRemoved(name), said }
}

const checkout = '.git/HEAD'

describe('a change removed a file of which nothing ran', () => {
  const file = 'test/cart.test.ts'
  it.each<[string, Of, boolean]>([
    ['when it is gone from the checkout', { files: [checkout] }, true],
    ['not when it is there', { files: [checkout, file] }, false],
    ['not when there is no checkout to look in', {}, false],
    ['when the pull request deletes it', { files: [checkout, file], deleted: [file] }, true],
    ['not when it deletes another one', { files: [checkout, file], deleted: ['test/a.test.ts'] }, false],
  ])('%s', async (_, of, expected) => {
    expect(await removed({ file }, of)).toEqual({ isRemoved: expected, said: [] })
  })
})

describe('a change removed a suite of which nothing ran', () => {
  it.each([
    ['com.shop.CartTest', 'src/test/java/com/shop/CartTest.java', true],
    ['CartTest', 'src/test/java/com/shop/CartTest.java', true],
    ['tests.shop.test_cart', 'tests/shop/test_cart.py', true],
    ['app.tests.shop.test_cart', 'tests/shop/test_cart.py', true],
    ['src/cart.test.ts', 'src/cart.test.ts', true],
    ['cart.spec.js', 'web/cart.spec.js', true],
    ['Test', 'src/test/java/com/shop/CartTest.java', false],
    ['com.shop.CartTest', 'src/test/java/com/shop/BigCartTest.java', false],
    ['shop', 'tests/shop/test_cart.py', false],
    ['.py', 'tests/shop/test_cart.py', false],
  ])('%s with the deleted file %s: %s', async (suite, path, expected) => {
    expect((await removed({ suite }, { deleted: [path] })).isRemoved).toBe(expected)
  })

  it('not where nobody knows what it deletes, which is said', async () => {
    expect(await removed({ suite: 'CartTest' }, { deleted: new Error('502') })).toEqual({
      isRemoved: false,
      said: ['Could not tell what the pull request removes: 502'],
    })
    expect((await removed({ suite: 'CartTest' }, {})).isRemoved).toBe(false)
  })
})
