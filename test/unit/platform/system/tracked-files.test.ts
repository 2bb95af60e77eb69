import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTrackedFiles } from '../../../../src/platform/system/tracked-files.ts'

describe('files that came with the commit', () => {
  const listTracked = createTrackedFiles()
  const paths = [
    'reports/old.xml',
    'reports/changed.xml',
    'reports/new.xml',
    'reports/staged.xml',
    'other/new.xml',
  ]
  let folder = ''
  let path = process.env.PATH

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'tracked-'))
    path = process.env.PATH
    git('init', '--quiet')
  })

  afterEach(() => {
    process.env.PATH = path
    rmSync(folder, { recursive: true, force: true })
  })

  function git(...args: readonly string[]): void {
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], { cwd: folder })
  }

  function write(name: string, text: string): void {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), text)
  }

  function commitReports(): void {
    write('reports/old.xml', 'old\n')
    write('reports/changed.xml', 'before\n')
    git('add', '.')
    git('commit', '--quiet', '--message', 'reports')
    write('reports/changed.xml', 'after\n')
    write('reports/new.xml', 'new\n')
    write('reports/staged.xml', 'staged\n')
    git('add', 'reports/staged.xml')
    write('other/new.xml', 'new\n')
  }

  it.each([
    ['as git writes it', []],
    ['with shortened paths', ['update-index', '--index-version', '4']],
    ['in two files', ['update-index', '--split-index']],
  ])('are those of HEAD, whatever the index is like: %s', async (_, change) => {
    commitReports()
    if (change.length > 0) git(...change)
    expect(await listTracked(folder, paths)).toEqual(
      new Map([
        ['reports/old.xml', 'same'],
        ['reports/changed.xml', 'changed'],
      ]),
    )
  })

  it('are those of the index where the clone has no trees', async () => {
    commitReports()
    git('update-index', '--force-remove', 'reports/staged.xml')
    write('.git/HEAD', `${'1'.repeat(40)}\n`)
    expect((await listTracked(folder, paths))?.get('reports/old.xml')).toBe('same')
  })

  it('are the same with the line ends of Windows', async () => {
    commitReports()
    write('reports/old.xml', 'old\r\n')
    expect((await listTracked(folder, paths))?.get('reports/old.xml')).toBe('same')
  })

  it('are asked of git in a work tree, whose index is elsewhere', async () => {
    commitReports()
    git('worktree', 'add', '--quiet', 'tree')
    expect(await listTracked(join(folder, 'tree'), ['reports/old.xml'])).toEqual(
      new Map([['reports/old.xml', 'same']]),
    )
  })

  it('are not looked for in folders that the commit does not have (git does not start)', async () => {
    expect(await listTracked(folder, paths)).toEqual(new Map())
    commitReports()
    process.env.PATH = ''
    expect(await listTracked(folder, ['other/new.xml', 'new.xml'])).toEqual(new Map())
    expect(await listTracked(folder, paths)).toBeUndefined()
  })
})
