import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { callerOf } from '../../../test/support/service/caller.ts'
import { type LocalService, startLocalService } from '../../http/server.ts'

let service: LocalService
let now = 1_800_000_000_000
const call = (...args: Parameters<ReturnType<typeof callerOf>>) => callerOf(service)(...args)
const ingest = (suffix: string, body: unknown, key?: string) =>
  call('POST', `/projects/default/eval-ingest/${suffix}`, { body, ...(key === undefined ? {} : { key }) })

const result = (n: number, passed = true) => ({
  caseTitle: `case ${n}`,
  passed,
  externalIterationId: `gh-1-${n}`,
})

beforeEach(async () => {
  now = 1_800_000_000_000
  service = await startLocalService({ rateLimit: 'off', clock: () => now })
})
afterEach(() => service.close())

describe('a report in one request', () => {
  test('creates suite and run, and answers the verdict by the needed percentage', async () => {
    const body = {
      suiteName: 'checkout',
      externalRunId: 'gh-1',
      passCriteria: { minimumPassRate: 50 },
      results: [result(1), result(2, false)],
    }
    const { status, json } = await ingest('report', body)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ok: true,
      status: 'completed',
      result: 'passed',
      summary: { total: 2, passed: 1, failed: 1, passRate: 0.5 },
    })
    expect(service.store.suites.findByName('local-project', 'checkout')).toMatchObject({
      id: json.suiteId,
      managedBy: 'ci',
    })
  })

  test('needs every iteration when no percentage is named', async () => {
    const { json } = await ingest('report', { suiteName: 's', results: [result(1), result(2, false)] })
    expect(json.result).toBe('failed')
  })

  test('sent twice under one externalRunId is one run with the same answer', async () => {
    const body = { suiteName: 's', externalRunId: 'gh-1', results: [result(1)] }
    const first = await ingest('report', body)
    const second = await ingest('report', body)
    expect(second.json).toEqual(first.json)
    expect(service.store.runs.countBySuite(first.json.suiteId)).toBe(1)
  })

  test('a later run of the same suite name goes to the same suite with the next number', async () => {
    const first = await ingest('report', { suiteName: 's', externalRunId: 'a', results: [result(1)] })
    const second = await ingest('report', { suiteName: 's', externalRunId: 'b', results: [result(1)] })
    expect(second.json.suiteId).toBe(first.json.suiteId)
    expect(second.json.runId).not.toBe(first.json.runId)
    expect(service.store.runs.get(second.json.runId)?.runNumber).toBe(2)
  })

  test.each([
    ['an unknown field of a result', { ...result(1), colour: 'red' }, /extra field `colour`/],
    ['two different case ids', { ...result(1), caseId: 'a', externalCaseId: 'b' }, /caseId/],
    ['a case id with a slash', { ...result(1), caseId: 'a/b' }, /caseId/],
    ['a result that is still running', { ...result(1), status: 'running' }, /status/],
  ])('%s refuses the whole upload', async (_, item, message) => {
    const { status, json } = await ingest('report', { suiteName: 's', results: [result(2), item] })
    expect(status).toBe(400)
    expect(json.code).toBe('VALIDATION_ERROR')
    expect(json.message).toMatch(message)
    expect(service.store.suites.findByName('local-project', 's')).toBeUndefined()
  })
})

describe('a run in pieces', () => {
  const start = (fields = {}) => ingest('runs/start', { suiteName: 's', externalRunId: 'gh-1', ...fields })

  test('starts, takes batches, skips what it has, and finalizes once', async () => {
    const started = await start()
    expect(started.json).toMatchObject({ ok: true, status: 'running', result: 'pending' })
    expect(started.json).not.toHaveProperty('reused')
    const { runId } = started.json
    const one = await ingest('runs/iterations', { runId, results: [result(1), result(2)] })
    expect(one.json).toEqual({ ok: true, inserted: 2, skipped: 0, total: 2 })
    const two = await ingest('runs/iterations', { runId, results: [result(2), result(3)] })
    expect(two.json).toEqual({ ok: true, inserted: 1, skipped: 1, total: 3 })
    const finalized = await ingest('runs/finalize', { runId, externalRunId: 'gh-1' })
    expect(finalized.json).toMatchObject({ status: 'completed', result: 'passed', summary: { total: 3 } })
    now += 60_000
    expect((await ingest('runs/finalize', { runId })).json).toEqual(finalized.json)
    expect(service.store.runs.get(runId)?.completedAt).toBe(1_800_000_000_000)
  })

  test('a second start answers the same run, underway and finished', async () => {
    const { runId } = (await start()).json
    expect((await start()).json).toMatchObject({ runId, reused: true, status: 'running', result: 'pending' })
    await ingest('runs/iterations', { runId, results: [result(1)] })
    await ingest('runs/finalize', { runId })
    expect((await start()).json).toMatchObject({
      runId,
      reused: true,
      status: 'completed',
      result: 'passed',
      summary: { total: 1 },
    })
  })

  test('a finished run skips results it has and refuses new ones', async () => {
    const { runId } = (await start()).json
    await ingest('runs/iterations', { runId, results: [result(1)] })
    await ingest('runs/finalize', { runId })
    const again = await ingest('runs/iterations', { runId, results: [result(1)] })
    expect(again.json).toEqual({ ok: true, inserted: 0, skipped: 1, total: 1 })
    const more = await ingest('runs/iterations', { runId, results: [result(1), result(2)] })
    expect(more).toMatchObject({ status: 409, json: { code: 'CONFLICT' } })
  })

  test('may end as cancelled', async () => {
    const { runId } = (await start()).json
    const { json } = await ingest('runs/finalize', { runId, terminalStatus: 'cancelled' })
    expect(json).toMatchObject({
      status: 'cancelled',
      result: 'inconclusive',
      summary: { total: 0, passRate: 0 },
    })
  })

  test.each([
    ['another evaluationConfigHash', () => start({ evaluationConfigHash: 'other' }), 409],
    ['an unknown run', () => ingest('runs/iterations', { runId: 'nope', results: [result(1)] }), 404],
    ['a finalize without a known run', () => ingest('runs/finalize', { runId: 'nope' }), 404],
    ['a start without an id', () => ingest('runs/start', { suiteName: 's' }), 400],
    ['a blank suite name', () => start({ suiteName: '' }), 400],
    ['a rate above 100', () => start({ passCriteria: { minimumPassRate: 101 } }), 400],
    ['a host configuration without its hash', () => start({ externalRunId: 'x', hostConfig: {} }), 400],
  ])('%s is refused', async (_, request, expected) => {
    await start({ evaluationConfigHash: 'first' })
    const { status, json } = await request()
    expect(status).toBe(expected)
    expect(Object.keys(json)).toEqual(expect.arrayContaining(['code', 'message']))
  })

  test('a finalize that names another external run is refused', async () => {
    const { runId } = (await start()).json
    expect(await ingest('runs/finalize', { runId, externalRunId: 'other' })).toMatchObject({ status: 409 })
  })

  test('credentials of a replay configuration are neither stored nor logged', async () => {
    const { runId } = (
      await start({ serverReplayConfigs: [{ serverId: 's', url: 'https://x.test', accessToken: 'hush' }] })
    ).json
    expect(JSON.stringify(service.store.runs.get(runId))).not.toContain('hush')
    expect(JSON.stringify(service.requests)).not.toContain('hush')
  })
})

describe('cases', () => {
  test('a declared id names the case, and is adopted by a case first seen without one', async () => {
    const send = async (externalRunId: string, fields: object) => {
      const { json } = await ingest('report', {
        suiteName: 's',
        externalRunId,
        results: [{ caseTitle: 'adds', passed: true, externalIterationId: `${externalRunId}-1`, ...fields }],
      })
      return service.store.iterations.list(json.runId)[0]?.testCaseId
    }
    const unnamed = await send('a', {})
    expect(await send('b', {})).toBe(unnamed)
    expect(await send('c', { caseId: 'adds-item' })).toBe(unnamed)
    expect(await send('d', { caseTitle: 'adds an item', externalCaseId: 'adds-item' })).toBe(unnamed)
    expect(await send('e', { caseTitle: 'removes' })).not.toBe(unnamed)
  })
})

describe('artifacts', () => {
  test('a minted URL takes one file without a key, and only one', async () => {
    const { json } = await ingest('artifacts/upload-url', {})
    const post = () =>
      fetch(json.uploadUrl, {
        method: 'POST',
        headers: { 'content-type': 'text/xml' },
        body: '<testsuites/>',
      })
    const first = await post()
    expect(first.status).toBe(200)
    const { storageId } = (await first.json()) as { storageId: string }
    const stored = service.store.blobs.read(storageId)
    expect(stored?.contentType).toBe('text/xml')
    expect(Buffer.from(stored?.bytes ?? []).toString()).toBe('<testsuites/>')
    expect((await post()).status).toBe(403)
  })

  test('a URL grows old after an hour', async () => {
    const { json } = await ingest('artifacts/upload-url', {})
    now += 3_600_000
    const late = await fetch(json.uploadUrl, { method: 'POST', body: 'x' })
    expect(late.status).toBe(403)
    expect(await late.json()).toEqual({ error: 'The upload URL is expired.' })
  })

  test('an unknown URL and a file over 16 MiB are refused', async () => {
    expect((await fetch(`${service.origin}/uploads/nope`, { method: 'POST', body: 'x' })).status).toBe(404)
    const { json } = await ingest('artifacts/upload-url', {})
    const large = await fetch(json.uploadUrl, { method: 'POST', body: Buffer.alloc(16 * 1024 * 1024 + 1) })
    expect(large.status).toBe(413)
  })
})
