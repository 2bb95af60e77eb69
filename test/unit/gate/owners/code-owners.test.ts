import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readCodeOwners } from '../../../../src/jobs/code-owners.ts'
import { anyCharacter } from '../../../support/any-character.ts'

/** The owner of the file by a CODEOWNERS file with one rule. */
const isOwned = (pattern: string, path: string) => readCodeOwners(`${pattern} @owner`)(path).length > 0

describe('a pattern', () => {
  it.each([
    ['*', ['a', 'a/b/c.js'], []],
    ['*.js', ['a.js', 'src/deep/a.js'], ['a.ts', 'a.js.map']],
    ['/build/logs/', ['build/logs/a', 'build/logs/b/c'], ['src/build/logs/a', 'build/logs']],
    ['docs/*', ['docs/getting-started.md'], ['docs/build-app/troubleshooting.md', 'src/docs/a.md']],
    ['apps/', ['apps/a', 'src/apps/deep/a'], ['apps', 'myapps/a']],
    ['/docs/', ['docs/a', 'docs/b/c'], ['src/docs/a']],
    ['/scripts/', ['scripts/a'], ['src/scripts/a']],
    ['**/logs', ['build/logs/a', 'scripts/logs/a', 'deeply/nested/logs/a', 'logs/a'], ['build/logsmore']],
    ['/apps/github', ['apps/github', 'apps/github/a/b'], ['apps/githubber/a', 'x/apps/github/a']],
    ['docs', ['docs', 'docs/a', 'src/docs/a'], ['docs.md']],
    ['/a/**', ['a/b', 'a/b/c'], ['a', 'b/a/c']],
    ['/a/**/z', ['a/z', 'a/b/c/z', 'a/b/z/file'], ['z', 'b/a/z']],
    ['/*', ['a'], ['a/b']],
    ['/**', ['a', 'a/b'], []],
    ['**/', ['a/b', 'a/b/c'], ['a']],
    ['src/*.t?', ['src/a.ts'], ['src/a.tsx', 'src/deep/a.ts']],
    ['/with\\ space/', ['with space/a'], ['with/space/a']],
  ])('%s', (pattern, owned, others) => {
    for (const path of owned) expect(isOwned(pattern, path), path).toBe(true)
    for (const path of others) expect(isOwned(pattern, path), path).toBe(false)
  })

  it('matches a path however it is written', () => {
    for (const path of ['./docs/a', 'docs//a', 'docs/./a']) expect(isOwned('/docs/a', path), path).toBe(true)
  })

  it('is case-sensitive', () => {
    expect(isOwned('/Docs/', 'docs/a')).toBe(false)
  })
})

describe('the file', () => {
  it('is read up to the size that GitHub reads', () => {
    const sized = (length: number) => readCodeOwners(`* @owner\n#`.padEnd(length, ' '))('a')
    expect(sized(3 * 1024 * 1024)).toEqual(['@owner'])
    expect(sized(3 * 1024 * 1024 + 1)).toEqual([])
  })

  const owners = readCodeOwners(`# comment
*       @global-owner1 @global-owner2
*.js    @js-owner # inline comment
*.go    docs@example.com

/apps/  @octocat
/apps/github
/docs/  @octo-org/docs
!/src/  @nobody
/[ab]/  @nobody
\\#x     @nobody
*.js    not-an-owner
`)

  it.each([
    ['README.md', ['@global-owner1', '@global-owner2']],
    ['src/a.js', ['@js-owner']],
    ['src/a.go', ['docs@example.com']],
    ['apps/x/y', ['@octocat']],
    ['apps/github/y', []],
    ['docs/a/b.js', ['@octo-org/docs']],
    ['src/a.ts', ['@global-owner1', '@global-owner2']],
    ['a/x', ['@global-owner1', '@global-owner2']],
  ])('gives %s to the last rule that matches, and leaves out lines that GitHub skips', (path, expected) => {
    expect(owners(path)).toEqual(expected)
  })

  it('never throws or hangs, whatever is in it', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: anyCharacter, maxLength: 200 }),
        fc.string({ unit: anyCharacter }),
        (text, path) => {
          expect(Array.isArray(readCodeOwners(text)(path))).toBe(true)
        },
      ),
    )
    const hostile = `${'**/*'.repeat(200)}x @a\n`.repeat(50)
    expect(readCodeOwners(hostile)(`${'a/'.repeat(300)}b`)).toEqual([])
  })
})
