import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  makeFolder,
  removeWorkspaceFile,
  writeFile,
  writeWorkspaceFile,
} from '../../../src/platform/write-file.ts'
import { createWorkspace } from '../../support/workspace.ts'

describe('a file of the workspace', () => {
  it('is written with its folders', () => {
    const workspace = createWorkspace({ 'old.txt': 'a longer text' })
    for (const name of ['old.txt', 'new/deep/file.txt']) {
      writeWorkspaceFile(workspace, join(workspace, name), 'text')
      expect(readFileSync(join(workspace, name), 'utf8')).toBe('text')
    }
  })

  it('is never written or removed behind a link', () => {
    const [workspace, outside] = [createWorkspace({}), createWorkspace({ 'kept.txt': 'kept' })]
    symlinkSync(join(outside, 'kept.txt'), join(workspace, 'link.txt'))
    symlinkSync(outside, join(workspace, 'folder'))
    const write = (name: string) => () => writeWorkspaceFile(workspace, join(workspace, name), 'text')
    expect(write('link.txt')).toThrow('it is a symbolic link')
    expect(write('folder/kept.txt')).toThrow('a symbolic link leads out of the workspace')
    expect(() => removeWorkspaceFile(workspace, join(workspace, 'folder/kept.txt'))).toThrow('leads out')
    removeWorkspaceFile(workspace, join(workspace, 'link.txt'))
    expect(lstatSync(join(workspace, 'link.txt'), { throwIfNoEntry: false })).toBeUndefined()
    expect(readFileSync(join(outside, 'kept.txt'), 'utf8')).toBe('kept')
  })

  it('is written outside where the user says so, through links, too', () => {
    const [workspace, outside] = [createWorkspace({}), createWorkspace({ 'real.txt': '' })]
    symlinkSync(join(outside, 'real.txt'), join(outside, 'link.txt'))
    writeWorkspaceFile(workspace, join(outside, 'link.txt'), 'text')
    expect(readFileSync(join(outside, 'real.txt'), 'utf8')).toBe('text')
  })

  it('that cannot be written is left as it is, with the reason of the system', () => {
    const workspace = createWorkspace({ 'folder/file.txt': 'text' })
    const folder = join(workspace, 'folder')
    expect(() => writeWorkspaceFile(workspace, folder, 'text')).toThrow(/EISDIR/)
    expect(() => makeFolder(join(folder, 'file.txt', 'deep'))).toThrow(/ENOTDIR|EEXIST/)
    const broken = function* () {
      yield 'a'.repeat(300_000)
      throw new Error('the text broke')
    }
    expect(() => writeFile(join(workspace, 'half.txt'), broken())).toThrow('the text broke')
    expect(existsSync(join(folder, 'file.txt'))).toBe(true)
  })

  it('of many pieces is the whole text', () => {
    const workspace = createWorkspace({})
    const pieces = ['a'.repeat(256 * 1024), 'b', 'c'.repeat(300_000), 'd']
    writeFile(join(workspace, 'large.txt'), pieces)
    expect(readFileSync(join(workspace, 'large.txt'), 'utf8')).toBe(pieces.join(''))
  })
})
