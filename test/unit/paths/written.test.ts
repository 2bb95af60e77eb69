import { describe, expect, it } from 'vitest'
import { splitLines } from '../../../src/paths/lines.ts'
import {
  findPathBelow,
  isAbsoluteAnywhere,
  isWindowsFilePath,
  matchSpelling,
  readWrittenPath,
} from '../../../src/paths/written.ts'

describe('a path that a report names', () => {
  it.each([
    ['src\\a.test.ts', 'src/a.test.ts'],
    ['D:\\a\\app\\src\\a.ts', 'D:/a/app/src/a.ts'],
    ['\\\\server\\share\\a.ts', '//server/share/a.ts'],
    ['file:///home/me/a%20b.ts', '/home/me/a b.ts'],
    ['file:///D:/a/app/a%20b.ts', 'D:/a/app/a b.ts'],
    ['file://server/share/a.ts', '//server/share/a.ts'],
    ['file://localhost/home/a.ts', '/home/a.ts'],
    ['file:/home/me/a.ts', '/home/me/a.ts'],
    ['file:///100%/a.ts', '/100%/a.ts'],
  ])('%s', (written, expected) => {
    expect(readWrittenPath(written)).toBe(expected)
  })

  it('is absolute by the rules of the system that wrote it', () => {
    const absolute = ['/a', 'C:\\a', 'c:/a', '\\\\server\\share', '//server/share']
    expect(absolute.filter((path) => !isAbsoluteAnywhere(path))).toEqual([])
    expect(['a/b', './a', '..\\a', 'C:a', 'c', ''].filter(isAbsoluteAnywhere)).toEqual([])
  })

  it('lies below a folder, in any case of letters where that folder is one of Windows', () => {
    expect(findPathBelow('/repo', '/repo/a.ts')).toBe('a.ts')
    expect(findPathBelow('/repo', '/Repo/a.ts')).toBeUndefined()
    expect(findPathBelow('/repo', '/repository/a.ts')).toBeUndefined()
    expect(findPathBelow('D:/a/app', 'd:/A/App/Src/a.ts')).toBe('Src/a.ts')
    expect(findPathBelow('D:/a/app', 'D:/a/apple/a.ts')).toBeUndefined()
    expect(findPathBelow('//server/share/app', '//SERVER/share/app/a.ts')).toBe('a.ts')
  })
})

describe('the name of a suite', () => {
  it('is a path of Windows only when it ends like a file', () => {
    const paths = ['src\\a.test.ts', '.\\tests\\cart spec\\a.spec.js', 'tests\\test_cart.py']
    expect(paths.filter((name) => !isWindowsFilePath(name))).toEqual([])
    const names = [
      'App\\Tests\\CartTest',
      'src/a.test.ts',
      'a\\',
      'matches \\d+\\.',
      'reads C:\\a.txt',
      '\\n',
    ]
    expect(names.filter(isWindowsFilePath)).toEqual([])
  })
})

describe('a file on a system that does not distinguish cases', () => {
  it('is named as its folder spells it', () => {
    expect(matchSpelling('SRC/A.ts', 'D:\\a\\app\\src\\a.ts')).toBe('src/a.ts')
    expect(matchSpelling('src/a.ts', '/Users/me/app/Src/a.ts')).toBe('Src/a.ts')
    expect(matchSpelling('src/a.ts', '/repo/src/a.ts')).toBe('src/a.ts')
  })

  it('keeps its name where a link leads elsewhere', () => {
    expect(matchSpelling('link.ts', '/repo/src/a.ts')).toBe('link.ts')
  })
})

it('a text has the same lines on every system', () => {
  expect(splitLines('a\r\nb\n\nc')).toEqual(['a', 'b', '', 'c'])
})
