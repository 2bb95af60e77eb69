import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openStore, type Store } from '../../store/open-store.ts'
import type { Iteration } from '../../store/records.ts'

let folder: string
let files = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eval-gate-store-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const newFile = (): string => {
  files += 1
  return join(folder, `${files}.db`)
}

describe('a database file', () => {
  const opener = `const { openStore } = await import(process.argv[1])
openStore(process.argv[2])
console.log('open')
setInterval(() => {}, 1000)`

  test('belongs to one process: the second one is refused with the id of the first', async () => {
    const file = newFile()
    const module = pathToFileURL(join(import.meta.dirname, '../../store/open-store.ts')).href
    const owner = spawn(process.execPath, ['--input-type=module', '-e', opener, module, file])
    try {
      await once(owner.stdout, 'data')
      expect(() => openStore(file)).toThrow(
        `${file} is in use by process ${owner.pid}. One local service owns a database file: stop that one, or name another file.`,
      )
    } finally {
      owner.kill('SIGKILL')
      await once(owner, 'exit')
    }
    // The lock of a killed process ends with it, although its pid file is still there.
    expect(existsSync(`${file}.pid`)).toBe(true)
    openStore(file).close()
    expect(existsSync(`${file}.pid`)).toBe(false)
  })

  test('of a newer release is refused and left as it is', () => {
    const file = newFile()
    openStore(file).close()
    const database = new DatabaseSync(file)
    database.exec('PRAGMA user_version = 99')
    database.close()
    expect(() => openStore(file)).toThrow('A newer release wrote the database: it has version 99')
    const again = new DatabaseSync(file)
    expect(again.prepare('PRAGMA user_version').get()).toEqual({ user_version: 99 })
    again.close()
  })

  test('of another program is refused, and not a byte of it changes', () => {
    const file = newFile()
    const foreign = new DatabaseSync(file)
    foreign.exec('CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES (1)')
    foreign.close()
    const before = readFileSync(file)
    expect(() => openStore(file)).toThrow('The database belongs to another program')
    expect(readFileSync(file).equals(before)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.startsWith(`${basename(file)}`))).toEqual([
      basename(file),
    ])
  })
})

describe('the counters of a run', () => {
  const iteration = (id: string, fields: Partial<Iteration> = {}): Iteration => ({
    id,
    runId: 'r',
    externalIterationId: id,
    testCaseId: 'c',
    title: 'c',
    iterationNumber: 1,
    status: 'completed',
    result: 'passed',
    model: null,
    provider: null,
    startedAt: 0,
    durationMs: null,
    usage: null,
    expectedToolCalls: [],
    actualToolCalls: [],
    error: null,
    steps: [],
    trace: null,
    extra: {},
    ...fields,
  })
  const startRun = (store: Store): void =>
    store.runs.put({
      id: 'r',
      projectId: 'p',
      suiteId: 's',
      runNumber: 1,
      externalRunId: null,
      status: 'running',
      source: 'sdk',
      notes: null,
      minimumPassRate: 100,
      environment: null,
      evaluationConfigHash: null,
      runGroupId: null,
      plan: null,
      metadata: {},
      createdBy: 'u',
      createdAt: 0,
      completedAt: null,
    })

  test('say what a recount would say, also for iterations sent twice and rolled back', () => {
    const store = openStore(':memory:')
    startRun(store)
    store.iterations.insert(iteration('a'))
    expect(store.iterations.insert(iteration('a2', { externalIterationId: 'a' }))).toBe(false)
    store.iterations.insert(iteration('b', { result: 'failed', testCaseId: 'd' }))
    store.iterations.insert(iteration('c', { result: null, status: 'skipped', testCaseId: null }))
    expect(() =>
      store.transaction(() => {
        store.iterations.insert(iteration('lost'))
        throw new Error('refused')
      }),
    ).toThrow('refused')
    const all = store.iterations.list('r')
    const count = (result: unknown) => all.filter((one) => one.result === result).length
    expect(store.iterations.summarize('r')).toEqual({
      total: all.length,
      passed: count('passed'),
      failed: count('failed'),
      skipped: 1,
      passRate: 0.5,
    })
    expect(store.iterations.summarizeSuite('s')).toMatchObject({ total: 3, passed: 1, failed: 1 })
    expect(store.iterations.summarizeCase('r', 'd')).toEqual({ total: 1, passed: 0, failed: 1 })
    store.close()
  })
})

test('a filtered page starts after the last record it showed, whatever happened to the others', () => {
  const store = openStore(':memory:')
  const stamp = { createdAt: 0, updatedAt: 0, projectId: 'p', description: null }
  const put = (id: string, shared = true) => store.skills.put({ ...stamp, id, name: id, shared })
  for (const id of ['a', 'b', 'c', 'd']) put(id)
  const isShared = ({ shared }: { readonly shared: boolean }) => shared
  const first = store.skills.page('p', { after: 0, limit: 2 }, isShared)
  expect(first.items.map(({ id }) => id)).toEqual(['a', 'b'])
  put('a', false)
  store.skills.remove('b')
  const second = store.skills.page('p', { after: first.next ?? 0, limit: 2 }, isShared)
  expect(second.items.map(({ id }) => id)).toEqual(['c', 'd'])
  expect(second.next).toBeUndefined()
  store.close()
})
