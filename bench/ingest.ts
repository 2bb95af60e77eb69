import { fork } from 'node:child_process'
import { createServer } from 'node:http'
import { performance } from 'node:perf_hooks'
import { Agent } from 'undici'
import { limits } from '../src/contract/limits.ts'
import type { EvalResultInput } from '../src/contract/operations/ingest.ts'
import type { Clock } from '../src/ports/platform.ts'
import { createServiceClient } from '../src/service/client/client.ts'
import { createIngest } from '../src/service/ingest/ingest.ts'

/**
 * `npm run bench:ingest [RESULTS]`: the upload of 100,000 results to a server on loopback. On a clock that jumps over
 * every wait, so the same run gives both figures: how long the limits of the service make it take, against the least
 * that they allow, and how long the work takes without them, against an undici loop that sends the same bodies.
 */
const total = Number(process.argv[2] ?? 100_000)
/** What fits into a batch. */
const perBatch = Math.floor(limits.ingestBatchBytes / (JSON.stringify(resultsFrom(total, 1)).length - 1))

if (process.argv[2] === 'server') serve()
else await measure()

/** Takes everything, and answers as the service does. */
function serve(): void {
  const run = { runId: 'run', suiteId: 'suite', status: 'running' }
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const isAppend = request.url?.endsWith('/runs/iterations') === true
      const inserted = isAppend ? (JSON.parse(Buffer.concat(chunks).toString()).results.length as number) : 0
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify(isAppend ? { ok: true, inserted, skipped: 0 } : run))
    })
  })
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1', () => process.send?.(server.address()))
  process.on('disconnect', () => process.exit())
}

async function measure(): Promise<void> {
  const server = fork(import.meta.filename, ['server'])
  const { port } = await new Promise<{ readonly port: number }>((resolve) => server.once('message', resolve))
  try {
    const url = `http://127.0.0.1:${port}`
    await upload(url, 2_000)
    const ours = await upload(url, total)
    const bare = await sendBare(url, total)
    const requests = Math.ceil(total / perBatch) + 2
    const leastMs = (Math.max(0, requests - limits.requestBurst) * 60_000) / limits.requestsPerMinute
    say(`${total.toLocaleString('en')} results in ${requests} requests`)
    say(
      `  waits of the client        ${(ours.waitedMs / 1000).toFixed(1).padStart(7)} s; the limits allow ${(leastMs / 1000).toFixed(1)} s`,
    )
    say(
      `  its own work               ${(ours.ms / 1000).toFixed(1).padStart(7)} s, at most ${ours.rssMb.toFixed(0)} MB`,
    )
    say(`  undici, the same bytes     ${(bare / 1000).toFixed(1).padStart(7)} s`)
    goal('time at the limits, of what they allow', (ours.waitedMs + ours.ms) / leastMs, 1.1, '≤')
    goal('speed without them, of the undici loop', bare / ours.ms, 0.5, '≥')
  } finally {
    server.disconnect()
  }
}

/** What a wait takes is only added up. */
function jumpingClock(): Clock & { waitedMs(): number } {
  let waitedMs = 0
  return {
    now: () => performance.timeOrigin + performance.now() + waitedMs,
    sleep: async (ms) => {
      waitedMs += ms
    },
    waitedMs: () => waitedMs,
  }
}

async function upload(url: string, count: number) {
  const clock = jumpingClock()
  const client = createServiceClient({ baseUrl: `${url}/v1`, apiKey: 'sk_bench', clock, env: {} })
  const run = { suiteName: 'bench', externalRunId: `bench-${count}`, framework: 'bench' }
  const ingest = createIngest(client.project('default'), { run })
  const startedAt = performance.now()
  for (let first = 0; first < count; first += 1_000)
    await ingest.add(resultsFrom(first, Math.min(1_000, count - first)))
  await ingest.finish()
  const ms = performance.now() - startedAt
  await client.close()
  return { ms, waitedMs: clock.waitedMs(), rssMb: process.resourceUsage().maxRSS / 1024 }
}

/** The same results in the same batches, made into JSON and sent one after the other. */
async function sendBare(url: string, count: number): Promise<number> {
  const agent = new Agent()
  const startedAt = performance.now()
  for (let first = 0; first < count; first += perBatch) {
    const results = resultsFrom(first, Math.min(perBatch, count - first))
    const { body } = await agent.request({
      origin: url,
      path: '/v1/runs/iterations',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ runId: 'run', results }),
    })
    await body.json()
  }
  const ms = performance.now() - startedAt
  await agent.close()
  return ms
}

function resultsFrom(first: number, count: number): EvalResultInput[] {
  return Array.from({ length: count }, (_, index) => {
    const id = first + index
    return {
      caseTitle: `answers question ${id} of the support desk`,
      passed: id % 20 !== 0,
      durationMs: id % 997,
      externalIterationId: `iteration-${id}`,
      externalCaseId: `case-${id}`,
      query: `How do I return the order ${id}, and how long does it take until the money is back?`,
      expectedOutput: 'Within 30 days of delivery, with the form of the shop; the money is back in a week.',
      trace: [
        { role: 'user', content: `How do I return the order ${id}?` },
        { role: 'assistant', content: 'You can return it within 30 days. '.repeat(6) },
      ],
    } as EvalResultInput
  })
}

function goal(what: string, value: number, limit: number, sign: '≤' | '≥'): void {
  const isMet = sign === '≤' ? value <= limit : value >= limit
  say(`  → ${what}: ${value.toFixed(3)}× (goal ${sign} ${limit}×) ${isMet ? 'met' : 'MISSED'}`)
  if (!isMet) process.exitCode = 1
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
