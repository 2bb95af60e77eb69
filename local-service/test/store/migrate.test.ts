import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callerOf } from '../../../test/support/service/caller.ts'
import { sharedEverything } from '../../../test/support/service/targets.ts'
import { startLocalService } from '../../http/server.ts'
import { openStore } from '../../store/open-store.ts'
import { closing } from '../contract/world.ts'

/** Stores that the code of earlier commits wrote (fixtures/write-fixture.mjs), with what is in each of them. */

const fixtures = readdirSync(join(import.meta.dirname, 'fixtures')).filter((name) => name.endsWith('.sql'))
let folder: string
let files = 0
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'eval-gate-migrate-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** The store of a fixture as a file. */
function restore(name: string, more = ''): string {
  files += 1
  const file = join(folder, `${files}.db`)
  const database = new DatabaseSync(file)
  database.exec(readFileSync(join(import.meta.dirname, 'fixtures', name), 'utf8') + more)
  database.close()
  return file
}

const versionOf = (file: string) => {
  const database = new DatabaseSync(file, { readOnly: true })
  const { user_version: version } = database.prepare('PRAGMA user_version').get() ?? {}
  database.close()
  return version
}

describe.each(fixtures)('a store of %s', (name) => {
  test('is read whole: runs, counts, results and cases', async () => {
    const file = restore(name)
    const service = closing(await startLocalService({ database: file, keys: [], rateLimit: 'off' }))
    const call = callerOf({ baseUrl: service.baseUrl, key: 'sk_old' })
    const { items: suites } = (await call('GET', '/projects/shop/eval-suites')).json
    expect(suites).toMatchObject([
      { name: 'greets', totals: { runs: 1 } },
      { name: 'cart', totals: { runs: 2 } },
    ])
    const listRuns = async (suite: string) => {
      const { id } = suites.find((each) => each.name === suite) ?? {}
      return (await call('GET', `/projects/shop/eval-suites/${id}/runs`)).json.items
    }
    expect(await listRuns('greets')).toMatchObject([
      { status: 'completed', result: 'passed', summary: { total: 3, passed: 2, failed: 1 } },
    ])
    const [underway, reported] = await listRuns('cart')
    expect(reported).toMatchObject({ status: 'completed', summary: { total: 3, passed: 2, failed: 1 } })
    // The iteration that was lost to its set-up is no failure.
    expect(service.store.iterations.summarize(String(underway?.id))).toMatchObject({ total: 1, failed: 0 })
    const { items } = (await call('GET', `/projects/shop/eval-runs/${reported?.id}/iterations`)).json
    expect(items).toMatchObject([
      { title: 'adds', result: 'passed', durationMs: 12 },
      { title: 'adds', result: 'passed' },
      { title: 'removes', result: 'failed', error: 'expected 1' },
    ])
  })

  test('runs its cases by the words of today', async () => {
    const { url } = await sharedEverything()
    const file = restore(name)
    const service = closing(await startLocalService({ database: file, keys: [], rateLimit: 'off' }))
    const { store, baseUrl } = service
    const server = store.servers.get('everything')
    if (server !== undefined) store.servers.put({ ...server, url })
    const [says, fails, judged] = store.cases.list('greets')
    expect(says?.fields.steps).toMatchObject([
      { 'x-reply': 'It is done.', 'x-calls': [{ toolName: 'echo' }] },
      { assertion: { type: 'toolCalledWith' } },
      { assertion: { type: 'responseContains', needle: 'It is', caseSensitive: true } },
      { assertion: { type: 'toolCalledAtLeastOnce', toolName: 'echo' } },
      { assertion: { type: 'toolNeverCalled', toolName: 'get-sum' } },
    ])
    expect(judged?.fields.steps).toMatchObject([
      { 'x-replies': ['one', {}] },
      { assertion: { type: 'x-llm-judge' } },
    ])
    const call = callerOf({ baseUrl, key: 'sk_old' })
    const body = { suiteId: 'greets', caseIds: [says?.id, fails?.id] }
    const { json } = await call('POST', '/projects/shop/eval-runs', { body })
    expect(json.message).toBeUndefined()
    await expect.poll(() => store.runs.get(json.runId)?.status, { timeout: 10_000 }).toBe('completed')
    expect((await call('GET', `/projects/shop/eval-runs/${json.runId}`)).json).toMatchObject({
      summary: { total: 3, passed: 2, failed: 1 },
    })
  })

  test('is kept beside the new one, for its owner only', () => {
    const file = restore(name)
    const version = versionOf(file)
    openStore(file).close()
    const copy = `${file}.v${version}`
    expect([versionOf(file), versionOf(copy)]).toEqual([3, version])
    if (process.platform !== 'win32') expect(statSync(copy).mode & 0o777).toBe(0o600)
    openStore(file).close()
    expect(existsSync(`${copy}.2`)).toBe(false)
  })

  test('is as it was after a migration that failed', () => {
    const broken = "INSERT INTO cases (id, owner, name, body) VALUES ('broken', 'greets', 'broken', '{');"
    const file = restore(name, broken)
    const version = versionOf(file)
    expect(() => openStore(file)).toThrow()
    expect(versionOf(file)).toBe(version)
  })
})
