import { Readable } from 'node:stream'
import { DefaultArtifactClient } from '@actions/artifact'
import { HttpClientResponse } from '@actions/http-client'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createToolkit } from '../../../../../src/platform/github/artifacts/toolkit.ts'

type Method = 'uploadArtifact' | 'getArtifact' | 'downloadArtifact' | 'deleteArtifact'
type Call = (...of: readonly unknown[]) => Promise<unknown>

const { readBody } = HttpClientResponse.prototype
/** Loading the toolkit takes its time, which is not that of a call. */
beforeAll(() => answering('getArtifact', missing()) && createToolkit().find('none').then(vi.restoreAllMocks))
afterAll(() => {
  HttpClientResponse.prototype.readBody = readBody
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The calls of a method of the toolkit, which answers them in turn; an error is thrown. One more ends all tries. */
function answering(method: Method, ...answers: readonly unknown[]): readonly (readonly unknown[])[] {
  const calls: (readonly unknown[])[] = []
  const answer: Call = async (...of) => {
    calls.push(of)
    if (calls.length > answers.length) throw new Error('409: no answer is left')
    const given = answers[calls.length - 1]
    if (given instanceof Error || typeof given === 'string') throw given
    return given
  }
  vi.spyOn(DefaultArtifactClient.prototype as unknown as Record<Method, Call>, method).mockImplementation(
    answer,
  )
  return calls
}

/** A method of the toolkit that does not answer, until it is told to fail. */
function silent(method: Method): { readonly called: Promise<void>; readonly fail: (error: Error) => void } {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const called = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<never>()
  vi.spyOn(DefaultArtifactClient.prototype as unknown as Record<Method, Call>, method).mockImplementation(
    () => {
      called.resolve()
      return answer.promise
    },
  )
  return { called: called.promise, fail: answer.reject }
}

function missing(name = 'ArtifactNotFoundError'): Error {
  return Object.assign(new Error('Artifact not found'), { name })
}

const refusalOf = (promise: Promise<unknown>) => promise.catch((error: unknown) => error)
const lateness = 'the artifact service did not answer within 90 s'

describe('an upload', () => {
  it.each([
    ['an archive, kept for ninety days', undefined, undefined, { retentionDays: 90, skipArchive: false }],
    [
      'a file as it is, kept as long as asked',
      5,
      { isReadable: true },
      { retentionDays: 5, skipArchive: true },
    ],
  ])('stores %s', async (_, days, asked, options) => {
    const calls = answering('uploadArtifact', { id: 1 })
    const files = ['/f/a', '/f/b']
    expect(await createToolkit(days).upload('base', files, '/f', asked)).toEqual({
      status: 'stored',
      id: 1,
      tries: 1,
    })
    expect(calls).toEqual([['base', files, '/f', options]])
  })

  it.each([
    ['an error', new Error('odd')],
    ['what is no error', 'failed after 5 attempts'],
    ['no id', {}],
    ['the id of nothing', { id: 0 }],
    ['an id below nothing', { id: -1 }],
  ])('is tried twice where the answer is %s', async (_, answer) => {
    const calls = answering('uploadArtifact', answer, { id: 7 })
    expect(await createToolkit().upload('base', [], '/f')).toEqual({ status: 'stored', id: 7, tries: 2 })
    expect(calls).toHaveLength(2)
  })

  it('fails as the second try does, and the next upload is tried', async () => {
    const calls = answering('uploadArtifact', new Error('odd'), {}, { id: 7 })
    const toolkit = createToolkit()
    expect(await refusalOf(toolkit.upload('base', [], '/f'))).toEqual(
      new Error('the artifact service gave no id'),
    )
    expect(await toolkit.upload('base', [], '/f')).toEqual({ status: 'stored', id: 7, tries: 1 })
    expect(calls).toHaveLength(3)
  })

  it.each(['an artifact with this name already exists', '409', 'CONFLICT'])(
    'says that the name is taken where the storage answers: %s',
    async (message) => {
      answering('uploadArtifact', new Error(message))
      expect(await createToolkit().upload('base', [], '/f')).toEqual({ status: 'taken', tries: 1 })
      answering('uploadArtifact', new Error('odd'), new Error(message))
      expect(await createToolkit().upload('base', [], '/f')).toEqual({ status: 'taken', tries: 2 })
    },
  )

  it('is not repeated where that is of no use, and the next upload is tried', async () => {
    const refusal = new Error('Received non-retryable error: 403')
    const calls = answering('uploadArtifact', refusal, { id: 7 })
    const toolkit = createToolkit()
    expect(await refusalOf(toolkit.upload('base', [], '/f'))).toBe(refusal)
    expect(await toolkit.upload('base', [], '/f')).toEqual({ status: 'stored', id: 7, tries: 1 })
    expect(calls).toHaveLength(2)
  })

  it.each([
    'Failed to make request after 5 attempts: 503',
    'connect ECONNREFUSED 127.0.0.1:1',
    'getaddrinfo ENOTFOUND results.example',
    'connect EHOSTUNREACH 10.0.0.1:443',
  ])('that finds the service down is the last one of this step: %s', async (message) => {
    const outage = new Error(message)
    const calls = answering('uploadArtifact', outage)
    const toolkit = createToolkit()
    expect(await refusalOf(toolkit.upload('base', [], '/f'))).toBe(outage)
    expect(await refusalOf(toolkit.upload('report', [], '/f'))).toEqual(
      new Error(`not tried after the last upload failed: ${message}`),
    )
    expect(calls).toHaveLength(1)
    answering('deleteArtifact', {})
    expect(await toolkit.remove('base')).toBeUndefined()
  })
})

describe('the other calls', () => {
  it('find an artifact, or nothing', async () => {
    const artifact = { name: 'base', id: 3, size: 12, digest: 'sha256:ab', createdAt: new Date(0) }
    const calls = answering('getArtifact', { artifact }, missing())
    const toolkit = createToolkit()
    expect(await toolkit.find('base')).toEqual({ id: 3, bytes: 12, digest: 'sha256:ab' })
    expect(await toolkit.find('none')).toBeUndefined()
    expect(calls).toEqual([['base'], ['none']])
  })

  it.each([
    ['another error', missing('Error')],
    ['what is no error', 'ArtifactNotFoundError'],
  ])('do not take %s for nothing', async (_, error) => {
    answering('getArtifact', error)
    expect(await refusalOf(createToolkit().find('base'))).toBe(error)
  })

  it('download into a folder, and remove', async () => {
    const [downloads, removals] = [answering('downloadArtifact', {}), answering('deleteArtifact', {})]
    const toolkit = createToolkit()
    expect(await toolkit.download(3, '/f')).toBeUndefined()
    expect(await toolkit.remove('base')).toBeUndefined()
    expect([downloads, removals]).toEqual([[[3, { path: '/f' }]], [['base']]])
  })

  it.each<[Method, (toolkit: ReturnType<typeof createToolkit>) => Promise<unknown>]>([
    ['uploadArtifact', (toolkit) => toolkit.upload('base', [], '/f')],
    ['getArtifact', (toolkit) => toolkit.find('base')],
    ['downloadArtifact', (toolkit) => toolkit.download(3, '/f')],
    ['deleteArtifact', (toolkit) => toolkit.remove('base')],
  ])('fail as %s does', async (method, call) => {
    const error = new Error('non-retryable')
    answering(method, error)
    expect(await refusalOf(call(createToolkit()))).toBe(error)
  })
})

describe('a call that is not answered', () => {
  it.each<[Method, (toolkit: ReturnType<typeof createToolkit>) => Promise<unknown>]>([
    ['uploadArtifact', (toolkit) => toolkit.upload('base', [], '/f')],
    ['getArtifact', (toolkit) => toolkit.find('base')],
    ['downloadArtifact', (toolkit) => toolkit.download(3, '/f')],
    ['deleteArtifact', (toolkit) => toolkit.remove('base')],
  ])('ends after 90 s: %s', async (method, call) => {
    const { called, fail } = silent(method)
    const toolkit = createToolkit()
    const ended = vi.fn()
    const refusal = refusalOf(call(toolkit)).finally(ended)
    await Promise.race([called, refusal])
    await vi.advanceTimersByTimeAsync(89_999)
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(await refusal).toMatchObject({ message: lateness })
    // Nobody is there for what comes later.
    fail(new Error('too late'))
    if (method === 'uploadArtifact')
      expect(await refusalOf(call(toolkit))).toEqual(
        new Error(`not tried after the last upload failed: ${lateness}`),
      )
  })

  it.each([
    ['an answer', { artifact: { id: 1, size: 2 } }],
    ['an error', missing()],
  ])('leaves no timer behind after %s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    answering('getArtifact', answer)
    await createToolkit().find('base')
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the answer of the service', () => {
  const read = (message: Readable) => new HttpClientResponse(message as never).readBody()

  it('is read as a whole, also where a character is cut in two', async () => {
    const bytes = Buffer.from('{"ok":"é"}')
    const chunks = [bytes.subarray(0, 8), bytes.subarray(8)]
    expect(await read(Readable.from(chunks))).toBe('{"ok":"é"}')
    expect(await read(Readable.from([]))).toBe('')
  })

  it('fails where the connection breaks within it', async () => {
    const message = new Readable({ read: () => {} })
    message.push('{"ok":')
    const refusal = refusalOf(read(message))
    message.destroy(new Error('ECONNRESET'))
    expect(await refusal).toEqual(new Error('the answer was cut off'))
  })
})
