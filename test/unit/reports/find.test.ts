import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findReports } from '../../../src/reports/find.ts'
import { skipOnWindows } from '../../support/systems.ts'

let base: string
let root: string

beforeEach(async () => {
  base = await realpath(await mkdtemp(join(tmpdir(), 'find-')))
  root = join(base, 'repo')
  await mkdir(root)
})
afterEach(() => rm(base, { recursive: true, force: true }))

async function write(...paths: string[]): Promise<void> {
  for (const path of paths) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), '')
  }
}

async function find(patterns: readonly string[] | string, allowOutside = false) {
  const found = await findReports(typeof patterns === 'string' ? [patterns] : patterns, root, {
    allowOutside,
  })
  const { refused, unmatched } = found
  return { files: found.files.map(({ path }) => path), refused, unmatched }
}

describe('patterns', () => {
  it('may be lines of one text, with comments and excludes, and give each file once in order', async () => {
    await write('b/junit.xml', 'a/junit.xml', 'a/skip/junit.xml', 'a/other.json')
    const found = await find('# reports\n\n  **/*.xml  \r\na/*.xml\n!a/skip/**\n')
    expect(found).toEqual({ files: ['a/junit.xml', 'b/junit.xml'], refused: [], unmatched: [] })
  })

  it('exclude a file, a folder or a pattern wherever they stand', async () => {
    await write('a.xml', 'b.xml', 'c/d.xml', 'c/e.xml')
    expect((await find(['!a.xml', '**/*.xml', '!c/'])).files).toEqual(['b.xml'])
    expect((await find(['**/*.xml', '!**/e.xml'])).files).toEqual(['a.xml', 'b.xml', 'c/d.xml'])
  })

  it('are told with the files that they name', async () => {
    await write('a.xml', 'b/c.xml', 'b/d.xml')
    const { patterns } = await findReports(['**/*.xml', 'b/*.xml', '!b/d.xml', 'missing/*.xml'], root)
    expect(patterns).toEqual([
      { pattern: '**/*.xml', paths: ['a.xml', 'b/c.xml'] },
      { pattern: 'b/*.xml', paths: ['b/c.xml'] },
      { pattern: 'missing/*.xml', paths: [] },
    ])
  })

  it('that match nothing are reported as written', async () => {
    await write('a.xml')
    expect(await find(['a.xml', 'missing/*.xml', './nothing.xml'])).toEqual({
      files: ['a.xml'],
      refused: [],
      unmatched: ['missing/*.xml', './nothing.xml'],
    })
  })

  it('take a path with the characters of a glob literally where it exists', async () => {
    await write('out[1]/report (a).xml', 'out1/report.xml')
    expect((await find('out[1]/report (a).xml')).files).toEqual(['out[1]/report (a).xml'])
    expect((await find('out[1]/*.xml')).files).toEqual(['out1/report.xml'])
  })

  it('do not enter node_modules and .git, unless they name them', async () => {
    await write('node_modules/p/junit.xml', 'sub/node_modules/junit.xml', '.git/junit.xml', 'sub/junit.xml')
    expect((await find('**/junit.xml')).files).toEqual(['sub/junit.xml'])
    expect((await find('node_modules/**/junit.xml')).files).toEqual(['node_modules/p/junit.xml'])
  })

  it('match folders that have the name of a report only as folders', async () => {
    await write('junit.xml/TEST-a.xml')
    expect((await find('**/*.xml')).files).toEqual(['junit.xml/TEST-a.xml'])
  })

  it('enter hidden folders when they name them', async () => {
    await write('.reports/junit.xml')
    expect((await find('.reports/*.xml')).files).toEqual(['.reports/junit.xml'])
  })
})

describe('files outside of the workspace', () => {
  skipOnWindows('links need a right that not every user has')

  it('are refused with a reason, by "..", by an absolute path and by a symbolic link', async () => {
    await writeFile(join(base, 'secret.xml'), '')
    await symlink(join(base, 'secret.xml'), join(root, 'link.xml'))
    const found = await find(['../secret.xml', 'link.xml', join(base, 'secret.xml')])
    expect(found.files).toEqual([])
    expect(found.refused.map(({ path }) => path)).toEqual([join(base, 'secret.xml'), 'link.xml'])
    expect(found.refused[0]?.reason).toContain('outside of the workspace')
    expect(found.unmatched).toEqual([])
  })

  it('are refused behind a link to a folder, and taken behind one that stays inside', async () => {
    await mkdir(join(base, 'elsewhere'))
    await writeFile(join(base, 'elsewhere/a.xml'), '')
    await symlink(join(base, 'elsewhere'), join(root, 'out'))
    await write('real/b.xml')
    await symlink(join(root, 'real'), join(root, 'in'))
    const found = await find(['out/a.xml', 'in/b.xml'])
    expect(found.files).toEqual(['in/b.xml'])
    expect(found.refused.map(({ path }) => path)).toEqual(['out/a.xml'])
  })

  it('are taken where a person names them', async () => {
    await writeFile(join(base, 'mine.xml'), '')
    expect((await find('../mine.xml', true)).files).toEqual([join(base, 'mine.xml')])
  })
})

describe('a link to a folder', () => {
  skipOnWindows('links need a right that not every user has')

  it('is entered by a pattern with an asterisk and by the name of a folder, and a circle only once', async () => {
    await write('reports/a.xml', 'elsewhere/deep/b.xml')
    await symlink(join(root, 'elsewhere'), join(root, 'reports', 'linked'))
    await symlink('..', join(root, 'reports', 'circle'))
    for (const pattern of ['reports/**/*.xml', 'reports'])
      expect((await find(pattern)).files, pattern).toEqual(['reports/a.xml', 'reports/linked/deep/b.xml'])
    expect((await find('reports/*/deep/*.xml')).files).toEqual(['reports/linked/deep/b.xml'])
  })

  it('outside of the root is entered only where it is named, and then refused', async () => {
    await mkdir(join(base, 'cache'))
    await writeFile(join(base, 'cache', 'old.xml'), '')
    await write('reports/a.xml')
    await symlink(join(base, 'cache'), join(root, 'cache'))
    expect(await find('**/*.xml')).toMatchObject({ files: ['reports/a.xml'], refused: [] })
    expect((await find('cache/*.xml')).refused).toMatchObject([{ path: 'cache/old.xml' }])
    // It is said where the pattern could lead into it, and somebody may wait for its reports.
    for (const [pattern, outsideFolders] of [
      ['**/*.xml', ['cache']],
      ['*.xml', []],
      ['reports', []],
      ['cache/*.xml', []],
    ] as const)
      expect((await findReports([pattern], root)).outsideFolders, pattern).toEqual(outsideFolders)
    expect((await find('*/*.xml')).refused).toMatchObject([{ path: 'cache/old.xml' }])
    expect((await findReports(['**/*.xml'], root, { allowOutside: true })).outsideFolders).toEqual([])
  })
})

it('a folder stands for its reports, also those with an ending in capitals', async () => {
  await write('reports/a.xml', 'reports/B.XML', 'reports/notes.TXT')
  expect((await find('reports')).files).toEqual(['reports/B.XML', 'reports/a.xml'])
})

describe('a link to a report', () => {
  skipOnWindows('links need a right that not every user has')

  it('is left out where the report is read under its own path', async () => {
    await write('out/run-7.json', 'out/run-8.json')
    await symlink('run-8.json', join(root, 'out', 'latest.json'))
    await symlink('out', join(root, 'again'))
    const { files, links } = await findReports(['out/*.json', 'again/run-7.json'], root)
    expect(files.map(({ path }) => path)).toEqual(['out/run-7.json', 'out/run-8.json'])
    expect(links).toEqual([
      { path: 'again/run-7.json', to: 'out/run-7.json' },
      { path: 'out/latest.json', to: 'out/run-8.json' },
    ])
  })

  it('is read where the pattern names nothing else', async () => {
    await write('out/run-8.json')
    await symlink('run-8.json', join(root, 'out', 'latest.json'))
    expect(await find('out/latest.json')).toMatchObject({ files: ['out/latest.json'], refused: [] })
  })
})
