import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ArtifactError } from '../../../../../src/errors.ts'
import { readZip } from '../../../../../src/platform/github/artifacts/zip.ts'
import { skipOnWindows } from '../../../../support/systems.ts'
import { zipOf } from '../../../../support/zip.ts'

skipOnWindows('cat and zip do not exist')

const limits = { files: ['results.json', 'facts.json'], maxBytes: 1024 * 1024 }
const honest = zipOf([
  { name: 'results.json', content: '{"a":1}' },
  { name: 'facts.json', content: '{}', stored: true },
])

describe('a zip archive of a stranger', () => {
  it('gives the files that are wanted', async () => {
    const files = await readZip(honest, limits)
    expect(files.get('results.json')?.toString()).toBe('{"a":1}')
    expect(files.get('facts.json')?.toString()).toBe('{}')
  })

  it.each([true, false])('may have a file of just as much as is read, stored: %s', async (stored) => {
    const content = Buffer.alloc(limits.maxBytes, 'x')
    const files = await readZip(zipOf([{ name: 'facts.json', content, stored }]), limits)
    expect(files.get('facts.json')?.length).toBe(limits.maxBytes)
    const more = Buffer.alloc(limits.maxBytes + 1, 'x')
    const larger = zipOf([{ name: 'facts.json', content: more, stored }])
    await expect(readZip(larger, limits)).rejects.toThrow(/more than/)
  })

  it('is read as others write it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'eval-gate-zip-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'results.json'), '{"by":"python"}')
    execFileSync('python3', ['-m', 'zipfile', '-c', 'archive.zip', 'results.json'], { cwd: folder })
    const archive = execFileSync('cat', ['archive.zip'], { cwd: folder })
    const files = await readZip(archive, limits)
    expect(files.get('results.json')?.toString()).toBe('{"by":"python"}')
  })

  it.each([
    '../results.json',
    '/results.json',
    '..\\results.json',
    'results.json\u0000',
    'RESULTS.JSON',
    'a/results.json',
  ])('has a file %j that is passed over', async (name) => {
    expect([...(await readZip(zipOf([{ name, content: 'x' }]), limits)).keys()]).toEqual([])
  })

  it.each([
    [
      'a file that is there twice',
      zipOf(['1', '2'].map((content) => ({ name: 'facts.json', content }))),
      /two files/,
    ],
    ['a bomb', zipOf([{ name: 'results.json', content: Buffer.alloc(64 * 1024 * 1024) }]), /more than 1 MiB/],
    [
      'a file that is too large as it is',
      zipOf([{ name: 'results.json', content: Buffer.alloc(2 * 1024 * 1024), stored: true }]),
      /more than 1 MiB/,
    ],
    [
      'a torn file',
      zipOf([{ name: 'results.json', content: 'x'.repeat(9), stored: true, method: 8 }]),
      /damaged/,
    ],
    ['an encrypted file', zipOf([{ name: 'results.json', content: 'x', flags: 1 }]), /encrypted/],
    ['an unknown packing', zipOf([{ name: 'results.json', content: 'x', method: 99 }]), /unknown way/],
    ['no archive', Buffer.from('hello'), /not a zip archive/],
    ['nothing', Buffer.alloc(0), /not a zip archive/],
    ['half of one', honest.subarray(20), /damaged|cut off/],
  ])('is refused as %s', async (_, archive, problem) => {
    await expect(readZip(archive, limits)).rejects.toThrow(problem)
    await expect(readZip(archive, limits)).rejects.toThrow(ArtifactError)
  })

  it('never does worse than be refused, whatever bytes are changed', async () => {
    const changes = fc.array(fc.tuple(fc.nat(honest.length - 1), fc.nat(255)), { maxLength: 8 })
    await fc.assert(
      fc.asyncProperty(changes, async (changes) => {
        const archive = Buffer.from(honest)
        for (const [at, value] of changes) archive[at] = value
        try {
          for (const content of (await readZip(archive, limits)).values()) {
            expect(content.length).toBeLessThanOrEqual(limits.maxBytes)
          }
        } catch (error) {
          expect(error).toBeInstanceOf(ArtifactError)
        }
      }),
    )
  })
})
