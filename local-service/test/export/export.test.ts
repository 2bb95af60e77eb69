import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { runCli } from '../../../src/cli/main.ts'
import { fakeClock } from '../../../test/support/clocks.ts'
import { emptyFolder } from '../../../test/support/run-main.ts'
import { callerOf } from '../../../test/support/service/caller.ts'
import { sharedEverything } from '../../../test/support/service/targets.ts'
import { type LocalService, startLocalService } from '../../http/server.ts'

const open: LocalService[] = []
afterEach(async () => {
  for (const service of open.splice(0)) await service.close()
})

async function start(database?: string): Promise<LocalService> {
  const { url } = await sharedEverything()
  const service = await startLocalService({
    database,
    rateLimit: 'off',
    seed: {
      projects: [
        { id: 'shop', name: 'Shop', default: true, servers: [{ id: 'srv', name: 'everything', url }] },
      ],
    },
  })
  open.push(service)
  return service
}

async function cli(folder: string, ...argv: string[]) {
  const said = { text: '' }
  const stream = {
    write: (chunk: string) => {
      said.text += chunk
    },
  }
  const io = { stdout: stream, stderr: stream, cwd: folder, env: {}, clock: fakeClock(), color: false }
  const exitCode = await runCli(['serve', 'export', ...argv], io)
  return { exitCode, said: said.text }
}

/** A file with an uploaded run of three results and a hosted run of two iterations. */
async function filled(folder: string): Promise<void> {
  const service = await start(join(folder, 'evals.db'))
  const call = callerOf(service)
  await call('POST', '/projects/shop/eval-ingest/report', {
    body: {
      suiteName: 'uploads',
      externalRunId: 'gh-1-1-unit',
      ci: { branch: 'main', commitSha: 'c1' },
      results: [
        {
          caseTitle: 'good',
          caseId: 'good',
          passed: true,
          durationMs: 10,
          externalIterationId: 'a',
          metadata: { k: 1 },
        },
        { caseTitle: 'bad', passed: false, error: 'no', externalIterationId: 'b' },
        { caseTitle: 'lost', passed: false, status: 'timed_out', externalIterationId: 'c' },
      ],
    },
  })
  const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]
  const test = { title: 'echoes', runs: 2, model: 'local/scripted', provider: 'local', steps }
  const body = { suiteName: 'hosted', serverIds: ['srv'], tests: [test] }
  const { json } = await call('POST', '/projects/shop/eval-runs', { body })
  await expect.poll(() => service.store.runs.get(json.runId)?.status, { timeout: 20_000 }).toBe('completed')
  await service.close()
  open.pop()
}

describe('what a local service keeps', () => {
  test('is written as JSON Lines', async () => {
    const folder = emptyFolder()
    await filled(folder)
    const { exitCode, said } = await cli(folder, '--db', 'evals.db', '--out', 'history')
    expect([exitCode, said]).toEqual([0, expect.stringContaining('runs.jsonl (2 lines)')])
    const rows = (name: string) =>
      readFileSync(join(folder, 'history', `${name}.jsonl`), 'utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    expect(rows('runs')).toMatchObject([
      {
        suite: 'uploads',
        externalRunId: 'gh-1-1-unit',
        branch: 'main',
        commit: 'c1',
        total: 3,
        passed: 1,
        failed: 1,
      },
      { suite: 'hosted', result: 'passed', total: 2, passed: 2 },
    ])
    expect(rows('cases').map(({ caseId, title }) => [caseId, title])).toContainEqual(['good', 'good'])
    expect(rows('results')).toHaveLength(5)
    expect(rows('ledger').map(({ title, passed, failed, other }) => [title, passed, failed, other])).toEqual([
      ['good', 1, 0, 0],
      ['bad', 0, 1, 0],
      ['lost', 0, 0, 1],
      ['echoes', 2, 0, 0],
    ])
  })

  test('is uploaded to a deployment under the same ids, and nothing is there twice', async () => {
    const folder = emptyFolder()
    await filled(folder)
    const other = await start()
    const flags = ['--db', 'evals.db', '--replay', '--base-url', other.baseUrl, '--api-key', other.key ?? '']
    for (const _ of [1, 2]) {
      const { exitCode, said } = await cli(folder, ...flags)
      expect([exitCode, said]).toEqual([0, expect.stringContaining('Uploaded 2 runs.')])
    }
    const { store } = other
    const run = store.runs.findByExternalId('shop', 'gh-1-1-unit')
    expect(run).toMatchObject({
      metadata: { ci: { branch: 'main' } },
      notes: expect.stringContaining('Measured '),
    })
    expect(store.iterations.list(run?.id ?? '')).toMatchObject([
      {
        externalIterationId: 'a',
        title: 'good',
        result: 'passed',
        durationMs: 10,
        extra: { metadata: { k: 1 } },
      },
      { externalIterationId: 'b', result: 'failed', error: 'no' },
      { externalIterationId: 'c', result: null, status: 'timed_out' },
    ])
    const suites = store.suites.list('shop').map(({ id, name }) => [name, store.runs.countBySuite(id)])
    expect(suites).toEqual([
      ['uploads', 1],
      ['hosted', 1],
    ])
  })

  test.each([
    [[], '--db is required'],
    [['--db', 'nothing.db', '--out', 'x'], '--db nothing.db: there is no such file or folder'],
    [['--db', 'nothing.db'], 'one of --out and --replay is required'],
  ])('%j is refused', async (argv, message) => {
    const { exitCode, said } = await cli(emptyFolder(), ...argv)
    expect([exitCode, said]).toEqual([2, expect.stringContaining(message)])
  })

  test('a key is revoked while the service runs, and refused at once', async () => {
    const service = await start()
    const call = callerOf(service)
    expect((await call('GET', '/me')).status).toBe(200)
    const headers = { authorization: `Bearer ${service.key}` }
    expect((await fetch(`${service.origin}/keys`, { method: 'DELETE', headers })).status).toBe(200)
    expect(await call('GET', '/me')).toMatchObject({
      status: 401,
      json: { message: 'The API key was revoked.' },
    })
    expect((await fetch(`${service.origin}/keys`, { method: 'DELETE', headers })).status).toBe(401)
  })
})
