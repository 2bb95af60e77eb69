import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { startCli } from '../support/run-cli.ts'
import { limitFiles, mountSmallDisk } from '../support/small-disk.ts'
import { lastingFolder } from '../support/workspace.ts'

const key = 'sk_full_disk'

interface Served {
  readonly child: ChildProcess
  readonly said: () => string
  readonly call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>
  readonly stop: () => Promise<void>
}

interface Answer {
  readonly runId?: string
  readonly projectId?: string
  readonly message?: string
  readonly summary?: { readonly total: number }
}

async function serve(database: string): Promise<Served> {
  const args = ['serve', '--port', '0', '--key', key, '--db', database, '--rate-limit', 'off']
  const child = startCli(args, { cwd: lastingFolder() })
  let said = ''
  child.stderr?.on('data', (chunk) => {
    said += chunk
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  onTestFinished(stop)
  const [first] = await once(child.stdout ?? child, 'data')
  const [, baseUrl] = /base-url: (\S+)/.exec(String(first)) ?? []
  return {
    child,
    said: () => said,
    stop,
    call: async (method, path, body) => {
      const response = await fetch(`${baseUrl}/projects/${path}`, {
        method,
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: body === undefined ? undefined : JSON.stringify(body),
      })
      return { status: response.status, body: (await response.json()) as Answer }
    },
  }
}

const batchSize = 50

function batchOf(runId: string | undefined, number: number) {
  return {
    runId,
    results: Array.from({ length: batchSize }, (_, index) => ({
      caseTitle: `case ${index}`,
      externalIterationId: `${number}-${index}`,
      passed: true,
      metadata: { filler: 'x'.repeat(2_000) },
    })),
  }
}

/** Appends until the disk is full, makes room, goes on, starts again: what was acknowledged is there, once. */
async function fill(
  database: string,
  disk: { full(of: Served): void; free(of: Served): void },
): Promise<void> {
  const service = await serve(database)
  const start = { suiteName: 'full', externalRunId: 'full-1' }
  const { body: run } = await service.call('POST', 'default/eval-ingest/runs/start', start)
  const append = async (number: number) =>
    await service.call('POST', 'default/eval-ingest/runs/iterations', batchOf(run.runId, number))
  disk.full(service)
  let acknowledged = 0
  let refused: Awaited<ReturnType<typeof append>> | undefined
  for (; acknowledged < 400; acknowledged += 1) {
    const answer = await append(acknowledged)
    if (answer.status === 200) continue
    refused = answer
    break
  }
  expect(refused?.status).toBe(500)
  expect(JSON.stringify(refused?.body)).toMatch(
    /could not use its database file: .*Nothing of this request was stored/,
  )
  const read = await service.call('GET', `${run.projectId}/eval-runs/${run.runId}`)
  expect(read.status).toBe(200)
  expect(service.said()).toMatch(
    /^The database file could not be used: .*Requests that write are refused\.\n$/,
  )

  disk.free(service)
  expect((await append(acknowledged)).status).toBe(200)
  await service.stop()
  const again = await serve(database)
  const { body } = await again.call('GET', `${run.projectId}/eval-runs/${run.runId}`)
  expect(body.summary?.total).toBe((acknowledged + 1) * batchSize)
}

describe.skipIf(process.platform !== 'linux')('the local service on a full disk', () => {
  it('refuses what it can’t write, keeps what it has, and goes on when there is room', async () => {
    await fill(join(lastingFolder(), 'full.db'), {
      full: ({ child }) => limitFiles(child.pid, 2_000_000),
      free: ({ child }) => limitFiles(child.pid, 'unlimited'),
    })
  })

  it('does the same on a file system of its own', async ({ skip }) => {
    const disk = mountSmallDisk(3_000)
    if (disk === undefined) return skip('this user may not mount a file system')
    onTestFinished(() => disk.release())
    await fill(join(disk.folder, 'full.db'), { full: () => {}, free: () => disk.remount('size=20000k') })
  })

  it('does not take the database of another program', async () => {
    const { DatabaseSync } = await import('node:sqlite')
    const file = join(lastingFolder(), 'theirs.db')
    const theirs = new DatabaseSync(file)
    theirs.exec('CREATE TABLE runs (id TEXT); PRAGMA user_version = 1')
    theirs.close()
    const child = startCli(['serve', '--port', '0', '--db', file], { cwd: lastingFolder() })
    let said = ''
    child.stderr?.on('data', (chunk) => {
      said += chunk
    })
    const [code] = await once(child, 'close')
    expect(said).toContain('The database belongs to another program. Name another file.')
    expect(code).toBe(2)
  })
})
