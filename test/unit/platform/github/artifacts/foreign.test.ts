import { describe, expect, it } from 'vitest'
import { ArtifactError, ArtifactGone, PermissionError } from '../../../../../src/errors.ts'
import { createForeignArtifacts } from '../../../../../src/platform/github/artifacts/foreign.ts'
import { createRest } from '../../../../../src/platform/github/rest.ts'
import type { Log } from '../../../../../src/ports/platform.ts'
import { fakeClock } from '../../../../support/clocks.ts'
import { json, type Reply, serve } from '../../../../support/http/scripted-server.ts'
import { zipOf } from '../../../../support/zip.ts'

interface Listed {
  readonly id: number
  readonly name: string
  readonly expired?: boolean
  readonly size_in_bytes?: number
}

const archive = zipOf([{ name: 'facts.json', content: '{}' }])
const limits = { files: ['facts.json'], maxBytes: 1000 }

/** A run with these artifacts and jobs, in pages of 100. */
async function run(artifacts: readonly Listed[], jobs: readonly object[] = [], download?: Reply) {
  const page = (path: string, all: readonly object[]) => {
    const at = Number(new URL(path, 'http://x').searchParams.get('page'))
    return all.slice((at - 1) * 100, at * 100)
  }
  const server = await serve((request, response) => {
    const { path } = request
    if (path.includes('/zip')) {
      if (download !== undefined) return download(request, response)
      response.writeHead(200, { 'content-type': 'application/zip' })
      response.end(archive)
      return
    }
    if (path.includes('/jobs')) return json(200, { jobs: page(path, jobs) })(request, response)
    const listed = page(
      path,
      artifacts.map((of) => ({ expired: false, size_in_bytes: 10, ...of })),
    )
    return json(200, { artifacts: listed })(request, response)
  })
  const log = { debug: () => {} } as unknown as Log
  const rest = createRest('ghs_x', server.url, fakeClock(), log)
  const own = { runId: undefined, storage: undefined, log }
  return { artifacts: createForeignArtifacts(rest, { owner: 'octo', repo: 'app' }, own), server }
}

const errorOf = (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (error: unknown) => error,
  )
const many = (count: number): Listed[] =>
  Array.from({ length: count }, (_, id) => ({ id, name: `a${String(id).padStart(4, '0')}` }))

describe('the artifacts of a run', () => {
  it('are the wanted ones that are kept, of each name the newest, by name', async () => {
    const { artifacts } = await run([
      { id: 1, name: 'b' },
      { id: 5, name: 'a' },
      { id: 3, name: 'a' },
      { id: 9, name: 'a', expired: true },
      { id: 4, name: 'c' },
      { id: 7, name: 'b' },
    ])
    expect(await artifacts.list('7', (name) => name !== 'c')).toEqual([
      { id: 5, name: 'a' },
      { id: 7, name: 'b' },
    ])
  })

  it.each([0, 99, 100, 101, 999])('are all looked at: %i', async (count) => {
    const { artifacts } = await run(many(count))
    expect(await artifacts.list('7', () => true)).toHaveLength(count)
  })

  it('are too many from a thousand on, since which of them are missing is not known', async () => {
    const { artifacts } = await run(many(1_000))
    expect(await errorOf(artifacts.list('7', () => true))).toMatchObject({
      message: expect.stringContaining('more than 1000 artifacts'),
    })
  })

  it('are read up to their bound, by the size that GitHub measured', async () => {
    const { artifacts, server } = await run([
      { id: 1, name: 'fits', size_in_bytes: 1000 },
      { id: 2, name: 'large', size_in_bytes: 1001 },
    ])
    await artifacts.list('7', () => true)
    expect((await artifacts.read({ id: 1, name: 'fits' }, limits)).get('facts.json')?.toString()).toBe('{}')
    server.requests.length = 0
    expect(await errorOf(artifacts.read({ id: 2, name: 'large' }, limits))).toMatchObject({
      message: 'The artifact large is too large to be read.',
    })
    expect(server.requests).toEqual([])
  })

  it('that are gone are called so, and a missing permission is not', async () => {
    const read = async (status: number) =>
      errorOf(
        (await run([], [], json(status, { message: 'no' }))).artifacts.read({ id: 1, name: 'a' }, limits),
      )
    for (const status of [404, 410]) {
      expect(await read(status)).toBeInstanceOf(ArtifactGone)
      expect(await read(status)).toMatchObject({ message: 'GitHub no longer has the artifact a.' })
    }
    expect(await read(403)).toBeInstanceOf(PermissionError)
    expect(await read(403)).toMatchObject({ permission: 'actions: read' })
    expect(await read(422)).not.toBeInstanceOf(ArtifactError)
  })
})

describe('the jobs of a run', () => {
  it('are those of every page, up to an attempt, with how they ended', async () => {
    const ends = [
      'success',
      'failure',
      'skipped',
      'cancelled',
      'neutral',
      'timed_out',
      null,
      'action_required',
    ]
    const jobs = Array.from({ length: 104 }, (_, id) => ({
      id,
      name: `job ${id}`,
      conclusion: ends[id % 8],
      run_attempt: id < 100 ? 1 : 3,
    }))
    const { artifacts, server } = await run([], [...jobs, { id: 200, name: 'of old', conclusion: 'failure' }])
    const listed = await artifacts.listJobs('7', 2)
    expect(listed.map(({ id }) => id)).toEqual([...jobs.slice(0, 100).map(({ id }) => id), 200])
    expect(listed.slice(0, 8).map(({ isFailed }) => isFailed)).toEqual([
      false,
      true,
      false,
      true,
      false,
      true,
      false,
      true,
    ])
    expect(listed.at(-1)).toMatchObject({ id: 200, name: 'of old', attempt: 1, isFailed: true })
    expect(server.requests[0]?.path).toContain('/runs/7/jobs')
    expect(await artifacts.listJobs('7', 3)).toHaveLength(105)
  })

  it('have the step that runs, and those that ran', async () => {
    const steps = [
      { name: 'set up', status: 'completed', conclusion: 'success' },
      { name: 'passed over', status: 'completed', conclusion: 'skipped' },
      { name: 'test', status: 'in_progress', conclusion: null },
      { name: 'later', status: 'queued', conclusion: null },
    ]
    const job = { id: 1, name: 'evals', conclusion: null, run_attempt: 1, steps }
    const { artifacts } = await run([], [job, { ...job, id: 2, steps: undefined }])
    expect(await artifacts.listJobs('7', 1)).toMatchObject([
      { step: 'test', steps: [{ name: 'set up', conclusion: 'success' }], isFailed: false, isSkipped: false },
      { step: undefined, steps: [] },
    ])
  })

  it('are looked for on so many pages, and not further', async () => {
    const jobs = Array.from({ length: 1_100 }, (_, id) => ({
      id,
      name: 'x',
      conclusion: null,
      run_attempt: 1,
    }))
    const { artifacts, server } = await run([], jobs)
    await expect(artifacts.listJobs('7', 1)).rejects.toThrow('more than 1000 jobs')
    expect(server.requests).toHaveLength(10)
  })
})
