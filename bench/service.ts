import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request as send } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'
import { type LocalService, startLocalService } from '../local-service/index.ts'
import type { Iteration } from '../local-service/store/records.ts'

/**
 * What the local service costs as a run grows: `npm run bench:service [RESULTS]`, by default 1,000,000. A batch of 200
 * results is sent to a run that holds few results and to one that holds many; the list of suites is read with all of
 * them stored; 200 clients send at once. Exits with 1 when a limit is broken.
 */
const limits = { batchGrowth: 2, suitesMs: 50, resets: 0 }
const most = Number(process.argv[2] ?? 1_000_000)
const sizes = [100, 10_000, 100_000, most].filter(
  (size, index, all) => size <= most && all.indexOf(size) === index,
)
const batchSize = 200
const key = 'sk_bench'

type Body = Readonly<Record<string, unknown>>

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

function call(service: LocalService, method: string, path: string, body?: Body): Promise<Body> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      `${service.baseUrl}/projects/bench/${path}`,
      { method, agent, headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' } },
      (response) => {
        let text = ''
        response.on('data', (chunk) => {
          text += String(chunk)
        })
        response.on('end', () => {
          if (response.statusCode === 200) resolve(JSON.parse(text))
          else reject(new Error(`${method} ${path}: ${response.statusCode} ${text}`))
        })
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

const resultsFrom = (first: number) =>
  Array.from({ length: batchSize }, (_, index) => ({
    caseTitle: `case ${(first + index) % 500}`,
    passed: index % 20 !== 0,
    durationMs: 12,
    externalIterationId: `i-${first + index}`,
    externalCaseId: `case-${(first + index) % 500}`,
  }))

/** Puts results into the run without the network, up to that size. */
async function fill(service: LocalService, runId: string, from: number, to: number): Promise<void> {
  const { store } = service
  const [template] = store.iterations.list(runId)
  if (template === undefined) throw new Error('the run has no iteration to copy')
  const chunk = 10_000
  for (let start = from; start < to; start += chunk) {
    store.transaction(() => {
      for (let index = start; index < Math.min(to, start + chunk); index += 1) {
        const one: Iteration = {
          ...template,
          id: `filled-${index}`,
          externalIterationId: `i-filled-${index}`,
        }
        store.iterations.insert(one)
      }
    })
    await setImmediate()
  }
}

async function median(times: number, work: (round: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = []
  for (let round = 0; round < times; round += 1) {
    const start = performance.now()
    await work(round)
    taken.push(performance.now() - start)
  }
  return taken.toSorted((a, b) => a - b)[Math.floor(times / 2)] ?? 0
}

async function measure(service: LocalService): Promise<boolean> {
  const { runId } = await call(service, 'POST', 'eval-ingest/runs/start', {
    suiteName: 'bench',
    externalRunId: 'bench-1',
  })
  const id = String(runId)
  let sent = 0
  const append = () => {
    const results = resultsFrom(sent)
    sent += batchSize
    return call(service, 'POST', 'eval-ingest/runs/iterations', { runId: id, results })
  }
  await append()
  const costs: number[] = []
  for (const size of sizes) {
    const { total } = service.store.iterations.summarize(id)
    await fill(service, id, total, size)
    await append()
    costs.push(await median(9, append))
    console.log(
      `batch of ${batchSize} at ${size.toLocaleString('en')} results: ${costs.at(-1)?.toFixed(1)} ms`,
    )
  }
  const growth = (costs.at(-1) ?? 0) / (costs[0] ?? 1)
  const suitesMs = await median(5, () => call(service, 'GET', 'eval-suites'))
  let resets = 0
  const clients = Array.from({ length: 200 }, async (_, client) => {
    for (let round = 0; round < 5; round += 1) {
      const results = resultsFrom(10_000_000 + (client * 5 + round) * batchSize).slice(0, 20)
      const body = { runId: id, results }
      await call(service, 'POST', 'eval-ingest/runs/iterations', body).catch((error: unknown) => {
        if (!(error instanceof Error) || !('code' in error)) throw error
        resets += 1
      })
    }
  })
  await Promise.all(clients)
  console.log(`growth of a batch: ${growth.toFixed(2)} (limit ${limits.batchGrowth})`)
  console.log(`list of suites: ${suitesMs.toFixed(1)} ms (limit ${limits.suitesMs})`)
  console.log(`200 clients × 5 batches: ${resets} connections lost (limit ${limits.resets})`)
  return growth <= limits.batchGrowth && suitesMs <= limits.suitesMs && resets <= limits.resets
}

const folder = mkdtempSync(join(tmpdir(), 'eval-gate-bench-'))
const service = await startLocalService({
  database: join(folder, 'bench.db'),
  rateLimit: 'off',
  requestLogSize: 0,
  seed: { keys: [{ secret: key }], projects: [{ id: 'bench', name: 'Bench', default: true }] },
})
try {
  if (!(await measure(service))) process.exitCode = 1
} finally {
  agent.destroy()
  await service.close()
  rmSync(folder, { recursive: true, force: true })
}
