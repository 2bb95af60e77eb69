import { posix, win32 } from 'node:path'
import { describe, expect, it } from 'vitest'
import { findPathWithin, isPathWithin, normalizeGlob, toRepositoryPath } from '../../../src/paths/folders.ts'

describe('a path in a folder', () => {
  it.each([
    ['/srv/app', '/srv/app/src/a.ts', 'src/a.ts', posix],
    ['/srv/app', '/srv/app', '', posix],
    ['/srv/app', '/srv/app/..a/b', '..a/b', posix],
    ['/srv/app', '/srv/apple/a.ts', undefined, posix],
    ['/srv/app', '/srv', undefined, posix],
    ['/srv/app', '/srv/app/../other', undefined, posix],
    // A backslash is a character of a name.
    ['/srv/app', '/srv/app/a\\b.xml', 'a\\b.xml', posix],
    ['D:\\a\\app', 'D:\\a\\app\\src\\a.ts', 'src/a.ts', win32],
    ['D:\\a\\app', 'd:/A/App/src/a.ts', 'src/a.ts', win32],
    ['D:\\a\\app', 'D:\\a\\app\\..\\other', undefined, win32],
    ['D:\\a\\app', 'C:\\a\\app\\src\\a.ts', undefined, win32],
    ['D:\\a\\app', '\\\\server\\share\\a.ts', undefined, win32],
    ['\\\\server\\share\\app', '\\\\server\\share\\app\\a.ts', 'a.ts', win32],
    ['\\\\server\\share\\app', '\\\\server\\other\\app\\a.ts', undefined, win32],
  ] as const)('%s and %s', (folder, path, expected, paths) => {
    expect(findPathWithin(folder, path, paths)).toBe(expected)
    expect(isPathWithin(folder, path, paths)).toBe(expected !== undefined && expected !== '')
  })
})

describe('a path of a configuration', () => {
  it.each([
    ['.github/eval-gate.yml', '.github/eval-gate.yml', posix],
    ['./a/../b.yml', 'b.yml', posix],
    ['../b.yml', undefined, posix],
    ['/etc/b.yml', undefined, posix],
    ['.github\\eval-gate.yml', '.github/eval-gate.yml', win32],
    ['.github/eval-gate.yml', '.github/eval-gate.yml', win32],
    ['..\\b.yml', undefined, win32],
    ['C:\\b.yml', undefined, win32],
    ['\\\\server\\share\\b.yml', undefined, win32],
  ] as const)('%s', (path, expected, paths) => {
    expect(toRepositoryPath(path, paths)).toBe(expected)
  })
})

describe('a glob', () => {
  it('has backslashes between folders on Windows, and before characters elsewhere', () => {
    expect(normalizeGlob('out\\{os}\\*.xml', win32)).toBe('out/{os}/*.xml')
    expect(normalizeGlob('out/\\[1\\]/*.xml', posix)).toBe('out/\\[1\\]/*.xml')
  })
})
