import { expect, it } from 'vitest'
import { UsageError } from '../../../../src/errors.ts'
import type { HostedJobConfig } from '../../../../src/jobs/hosted/job.ts'
import { addReceiptRuns } from '../../../../src/jobs/hosted/receipts.ts'
import { fakePlatform } from '../../../support/platform.ts'

const baseUrl = 'https://evals.example.com/api/v1'
const receipt = (runId: string, more: object = {}) =>
  JSON.stringify({
    schemaVersion: 1,
    baseUrl: 'https://evals.example.com',
    projectId: 'p1',
    suiteId: 's1',
    suiteName: 'smoke',
    framework: 'vitest',
    runId,
    ...more,
  })

/** @param folder absent: it can't be read */
async function read(folder: Readonly<Record<string, string>> | undefined, projectId = 'default') {
  const said: string[] = []
  const config = { hosted: { receipts: 'receipts' }, service: { baseUrl, projectId } } as HostedJobConfig
  const of = (path: string) => folder?.[path.replace(/^.*[\\/]receipts[\\/]/, '')] ?? ''
  const { service, hosted } = await addReceiptRuns(
    config,
    fakePlatform({
      machine: {
        workspace: '/work',
        files: {
          list: () => {
            if (folder === undefined) throw new Error('ENOENT')
            return Object.keys(folder)
          },
          sizeOf: async (path: string) => Buffer.byteLength(of(path)),
          readText: (path: string) => of(path),
        },
      },
      runtime: { log: { info: (text: string) => said.push(text) } },
    }),
  )
  return { projectId: service.projectId, runIds: hosted.runIds, said }
}

const messageOf = (promise: Promise<unknown>) =>
  promise.then(
    () => 'no error',
    (error: unknown) => (error instanceof UsageError ? error.problems[0]?.message : error),
  )

it('the receipts name the runs, in the order of their files, and the project', async () => {
  const folder = { 'b.json': receipt('r2', { suiteName: undefined }), 'a.json': receipt('r1'), 'c.txt': 'no' }
  expect(await read(folder)).toEqual({
    projectId: 'p1',
    runIds: ['r1', 'r2'],
    said: ['The tests uploaded 2 runs: smoke (r1), r2'],
  })
  expect((await read(folder, 'p9')).projectId).toBe('p9')
})

it('without a folder of receipts, the configuration stays as it is', async () => {
  const config = { hosted: {}, service: { baseUrl } } as HostedJobConfig
  expect(await addReceiptRuns(config, fakePlatform({}))).toBe(config)
})

it('a folder without a receipt, or that can’t be read, is an error', async () => {
  expect(await messageOf(read({ 'a.txt': 'x' }))).toBe('the folder receipts has no receipt')
  expect(await messageOf(read(undefined))).toBe("the folder receipts can't be read (ENOENT)")
})

it('so many receipts are read, and no larger ones', async () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.json`, receipt(`r${index}`)]))
  expect((await read(many(100))).runIds).toHaveLength(100)
  expect(await messageOf(read(many(101)))).toBe('the folder receipts has more than 100 files')
  const sized = (bytes: number) => ({ 'a.json': receipt('r1').padEnd(bytes) })
  expect((await read(sized(64 * 1024))).runIds).toEqual(['r1'])
  expect(await messageOf(read(sized(64 * 1024 + 1)))).not.toBe('no error')
})
