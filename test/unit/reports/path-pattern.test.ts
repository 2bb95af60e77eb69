import { posix } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createPathPattern, splitFixedFolder } from '../../../src/reports/files/path-pattern.ts'

const match = (pattern: string, path: string) => createPathPattern(pattern).match(path)

describe('named parts of a pattern', () => {
  it.each([
    ['artifacts/{os}/**/*.xml', 'artifacts/linux/a/b/junit.xml', ['linux']],
    ['artifacts/{os}/**/*.xml', 'artifacts/linux/junit.xml', ['linux']],
    ['junit-{os}-{node}.xml', 'junit-windows-20.xml', ['windows', '20']],
    ['{a,b}/{os}/x?.xml', 'b/mac/x1.xml', ['mac']],
    ['{x/{os},{os}}.xml', 'x/mac.xml', ['mac']],
    ['out[1]/{os}.xml', 'out1/mac.xml', ['mac']],
    ['{a,b}/*.xml', 'a/b.xml', []],
  ])('%s in %s: %j', (pattern, path, values) => {
    expect(match(pattern, path)).toEqual(values)
  })
})

describe('a pattern', () => {
  it.each([
    ['[z-a].xml', 'z.xml', false],
    ['{os}[z-a].xml', 'linux.xml', false],
    ['[a-c_]*.xml', '_x.xml', true],
    ['[!a]*.xml', 'b.xml', true],
    ['[]]x', ']x', true],
    ['[.xml', '[.xml', true],
    ['a{b', 'a{b', true],
    ['a}b,c', 'a}b,c', true],
    ['{**/a,b}.xml', 'x/y/a.xml', true],
    ['a**/b', 'ax/y/b', false],
    ['a**/b', 'ax/b', true],
    ['\\*.xml', '*.xml', true],
    ['\\*.xml', 'a.xml', false],
    ['?.xml', '\u{1f600}.xml', true],
  ])('%s: %s is %s', (pattern, path, matches) => {
    expect(match(pattern, path) !== undefined).toBe(matches)
  })

  it('is read as by other globs', () => {
    const piece = fc.constantFrom(
      'a',
      'b',
      'A',
      '.x',
      '/',
      '*',
      '**/',
      '?',
      '{a,b}',
      '{a,b/*,}',
      '[ab]',
      '[!a]',
    )
    const patterns = fc.array(piece, { minLength: 1, maxLength: 7 }).map((pieces) => pieces.join(''))
    const paths = fc
      .array(fc.constantFrom('a', 'b', 'ab', 'A', 'a.x', '.x', 'bb.x'), { minLength: 1, maxLength: 4 })
      .map((names) => names.join('/'))
    // Others differ where a name in a pattern may be empty, and where the point of a hidden name is behind a star.
    const isPlain = (pattern: string) => !/\/\/|^\/|\/$|\/[,}]|[{,]\/|,\}|[*}]\.x/.test(pattern)
    fc.assert(
      fc.property(patterns.filter(isPlain), paths, (pattern, path) => {
        expect([pattern, path, match(pattern, path) !== undefined]).toEqual([
          pattern,
          path,
          posix.matchesGlob(path, pattern),
        ])
      }),
      { numRuns: 5_000, seed: 1 },
    )
  })

  it('leads into the folders of what it matches, and into few others', () => {
    const { expectIn } = createPathPattern('{a,b}/*/x-{os}/*.xml')
    for (const folder of ['a', 'b/c', 'a/b/x-linux']) expect(expectIn(folder), folder).toBeDefined()
    for (const folder of ['c', 'a/b/y', 'a/b/x-linux/deeper'])
      expect(expectIn(folder), folder).toBeUndefined()
    const deep = createPathPattern('a/**')
    expect(deep.expectIn('a/b/c')).toBe(deep.expectIn('a/b'))
  })

  it('ends soon, however many ways there are to match it', () => {
    const name = 'a'.repeat(250)
    for (const pattern of ['*a'.repeat(100), '{a,b}'.repeat(190), '{os}*'.repeat(100), '**/*a'.repeat(60)])
      expect(match(`${pattern}b`, name), pattern).toBeUndefined()
  })

  it('is divided into what it fixes and the rest', () => {
    expect(splitFixedFolder('../a/b/*/c.xml')).toEqual(['../a/b/', '*/c.xml'])
    expect(splitFixedFolder('/a.xml')).toEqual(['/', 'a.xml'])
    expect(splitFixedFolder('{a,b}/c')).toEqual(['', '{a,b}/c'])
    expect(splitFixedFolder('a\\[1]/b')).toEqual(['', 'a\\[1]/b'])
  })
})
