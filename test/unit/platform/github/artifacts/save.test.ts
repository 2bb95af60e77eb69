import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ArtifactError, NameTaken } from '../../../../../src/errors.ts'
import { createReadableFiles } from '../../../../../src/platform/github/artifacts/readable-files.ts'
import { saveArtifact, saveReadableFile } from '../../../../../src/platform/github/artifacts/save-artifact.ts'
import type { Toolkit } from '../../../../../src/platform/github/artifacts/toolkit.ts'
import type { Writer } from '../../../../../src/platform/github/identity/writer.ts'

const ours: Writer = { step: 'a'.repeat(12), attempt: 1, job: 'b'.repeat(12) }
const noteName = 'eval-gate-writer.txt'

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-save-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return folder
}

interface Artifact {
  readonly id: number
  readonly files: Readonly<Record<string, string>>
}

/** The storage of one run: names are unique, and `begun` ones belong to uploads that were never finished. */
function storage(
  options: { readonly begun?: readonly string[]; readonly tries?: number; readonly loses?: boolean } = {},
) {
  const { begun = [], tries = 1, loses = false } = options
  const stored = new Map<string, Artifact>()
  const calls: string[] = []
  let nextId = 1
  const put = (name: string, files: Readonly<Record<string, string>>) => {
    stored.set(name, { id: nextId++, files })
    return nextId - 1
  }
  const toolkit: Toolkit = {
    async upload(name, files) {
      calls.push(`upload ${name}`)
      if (begun.includes(name) || stored.has(name)) return { status: 'taken', tries }
      const id = put(
        name,
        Object.fromEntries(files.map((path) => [basename(path), readFileSync(path, 'utf8')])),
      )
      return loses ? { status: 'taken', tries: 2 } : { status: 'stored', id }
    },
    async find(name) {
      const found = stored.get(name)
      const [only = ''] = Object.values(found?.files ?? {})
      return found && { id: found.id, bytes: Buffer.byteLength(only) }
    },
    async download(id, folder) {
      const found = [...stored.values()].find((one) => one.id === id)
      mkdirSync(folder, { recursive: true })
      for (const [name, text] of Object.entries(found?.files ?? {})) writeFileSync(join(folder, name), text)
    },
    async remove(name) {
      calls.push(`remove ${name}`)
      await Promise.resolve()
      stored.delete(name)
    },
  } as Toolkit
  return { toolkit, stored, calls, put }
}

const note = ({ step, attempt, job }: Writer) => `${step}.${attempt}.${job}`
const refusalOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )

describe('an artifact', () => {
  const save = ({ toolkit }: ReturnType<typeof storage>, writer = ours) => {
    const folder = folderWith({ 'results.json': '{}', 'facts.json': '[]' })
    return saveArtifact(toolkit, 'base', [join(folder, 'results.json'), join(folder, 'facts.json')], writer)
  }

  it('has its files, and who stored it', async () => {
    const run = storage()
    expect(await save(run)).toBe(1)
    expect(run.stored.get('base')?.files).toEqual({
      'results.json': '{}',
      'facts.json': '[]',
      [noteName]: note(ours),
    })
    await expect(saveArtifact(run.toolkit, 'none', [], ours)).rejects.toThrow('needs a file')
  })

  it('of this very step is not stored again: only the answer was lost', async () => {
    const run = storage({ loses: true })
    expect(await save(run)).toBe(1)
    expect(run.calls).toEqual(['upload base'])
  })

  it('of an earlier attempt of this step is replaced', async () => {
    const run = storage()
    run.put('base', { [noteName]: note(ours) })
    expect(await save(run, { ...ours, attempt: 2, job: 'c'.repeat(12) })).toBe(2)
    expect(run.calls).toEqual(['upload base', 'remove base', 'upload base'])
  })

  it.each<[string, Readonly<Record<string, string>>, Writer]>([
    ['of another step', { [noteName]: note({ ...ours, step: 'd'.repeat(12) }) }, ours],
    ['of another job of this attempt', { [noteName]: note({ ...ours, job: 'd'.repeat(12) }) }, ours],
    [
      'of a later attempt, which the first can’t have seen',
      { [noteName]: note({ ...ours, attempt: 2 }) },
      ours,
    ],
    ['that does not say whose it is', { 'results.json': '{}' }, ours],
    ['with a broken note', { [noteName]: 'me' }, ours],
  ])('%s is left alone', async (_, files, writer) => {
    const run = storage()
    run.put('base', files)
    expect(await refusalOf(save(run, writer))).toBeInstanceOf(NameTaken)
    expect(run.calls).toEqual(['upload base'])
    expect(run.stored.get('base')?.files).toEqual(files)
  })

  it('takes another name where an upload that was never finished blocks its own', async () => {
    const run = storage({ begun: ['base', 'base (2)'] })
    expect(await save(run)).toBe(1)
    expect([...run.stored.keys()]).toEqual(['base (3)'])
  })

  it('leaves a name for the next attempt where its own uploads end in the middle', async () => {
    const run = storage({ begun: ['base', 'base (2)', 'base (3)'], tries: 2 })
    const error = await refusalOf(save(run))
    expect(error).toBeInstanceOf(ArtifactError)
    expect(error).toMatchObject({ message: expect.stringContaining('its name is blocked by an upload') })
    expect(run.calls).toEqual(['upload base', 'upload base (2)'])
  })

  it('that can’t be stored says so, and names a proxy', async () => {
    const { toolkit } = storage()
    const broken: Toolkit = { ...toolkit, upload: () => Promise.reject(new Error('socket hang up')) }
    const folder = folderWith({ 'results.json': '{}' })
    const attempt = () => refusalOf(saveArtifact(broken, 'base', [join(folder, 'results.json')], ours))
    expect(await attempt()).toMatchObject({
      message: 'The artifact base could not be stored: socket hang up.',
      advice: ['The verdict does not depend on it.'],
    })
    const before = process.env.HTTPS_PROXY
    onTestFinished(() => {
      if (before === undefined) delete process.env.HTTPS_PROXY
      else process.env.HTTPS_PROXY = before
    })
    process.env.HTTPS_PROXY = 'http://user:secret@proxy.example:3128'
    const { advice } = (await attempt()) as ArtifactError
    expect(advice.join()).toContain('through the proxy proxy.example:3128')
    expect(advice.join()).not.toContain('secret')
  })
})

describe('a readable file', () => {
  const page = (text = '<p>') => join(folderWith({ 'report.html': text }), 'report.html')

  it('is stored under its own name, in every attempt under another', async () => {
    const run = storage()
    const save = (attempt: number, runUrl?: string) =>
      createReadableFiles(run.toolkit, { provider: 'github_actions', attempt, runUrl }).save(page())
    expect(await save(1, 'https://github.com/octo/app/actions/runs/7')).toEqual({
      url: 'https://github.com/octo/app/actions/runs/7/artifacts/1',
    })
    expect(await save(2)).toEqual({})
    expect([...run.stored.keys()]).toEqual(['report.html', 'report.attempt-2.html'])
  })

  it('is ours where only the answer was lost, and nobody else’s', async () => {
    const lost = storage({ loses: true })
    expect(await saveReadableFile(lost.toolkit, page())).toBe(1)
    for (const [text, tries] of [
      ['<b>', 2],
      ['<pp>', 2],
      ['<p>', 1],
    ] as const) {
      const run = storage({ tries })
      run.put('report.html', { 'report.html': text })
      const sameDigest: Toolkit = {
        ...run.toolkit,
        find: async () => ({ id: 1, bytes: text.length, digest: text === '<b>' ? 'sha256:0' : undefined }),
      } as Toolkit
      expect(await refusalOf(saveReadableFile(sameDigest, page())), text).toBeInstanceOf(NameTaken)
    }
  })

  it('takes another name where its own is blocked, with its ending', async () => {
    const run = storage({ begun: ['report.html'] })
    const file = page()
    await saveReadableFile(run.toolkit, file)
    expect([...run.stored.keys()]).toEqual(['report (2).html'])
    expect(existsSync(file)).toBe(true)
    const full = storage({ begun: ['report.html', 'report (2).html', 'report (3).html'] })
    expect(await refusalOf(saveReadableFile(full.toolkit, page()))).toMatchObject({
      message: expect.stringContaining('its name is blocked'),
    })
  })
})
