import { expect, it } from 'vitest'
import { hasInnerCheckout, readCheckedOutCommit } from '../../../src/platform/checked-out.ts'
import { createWorkspace } from '../../support/workspace.ts'

const [one, other] = ['a'.repeat(40), 'b'.repeat(40)]

it.each<[string, Record<string, string>, string | undefined]>([
  ['a detached head', { '.git/HEAD': `${one}\n` }, one],
  ['a branch', { '.git/HEAD': 'ref: refs/heads/main\n', '.git/refs/heads/main': `${one}\n` }, one],
  [
    'a packed branch',
    {
      '.git/HEAD': 'ref: refs/heads/main\n',
      '.git/packed-refs': `# pack-refs\n${other} refs/heads/old-refs/heads/main\n${one} refs/heads/main\n`,
    },
    one,
  ],
  ['no commit yet', { '.git/HEAD': 'ref: refs/heads/main\n' }, undefined],
  ['a path out of the repository', { '.git/HEAD': 'ref: refs/../../x\n', x: one, '.git/x': one }, undefined],
  ['no reference', { '.git/HEAD': 'nonsense\n' }, undefined],
  ['no repository', { 'a.txt': '' }, undefined],
])('reads the commit of %s', (_, files, expected) => {
  expect(readCheckedOutCommit(createWorkspace(files))).toBe(expected)
})

it('finds the checkout in a folder', () => {
  expect(hasInnerCheckout(createWorkspace({ 'a/.git/HEAD': one, 'b/c.txt': '' }))).toBe(true)
  expect(hasInnerCheckout(createWorkspace({ 'b/c.txt': '', '.git/HEAD': one }))).toBe(false)
  expect(hasInnerCheckout(`${createWorkspace({})}/gone`)).toBe(false)
})
