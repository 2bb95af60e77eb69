import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startLocalService } from '../local-service/index.ts'

/**
 * Many jobs on one key of the service, whose rate limit is on: `npm run bench:rate-limit [JOBS] [RESULTS] [alone]`, by
 * default 20 jobs of 450 results each. With `alone` the jobs don't know of each other, as jobs of several workflows.
 * Runs the built action. Shows how many requests were refused and how long it took. Exits with 1 when a result is lost.
 */
const [jobs, results] = [Number(process.argv[2] ?? 20), Number(process.argv[3] ?? 450)]
const isAlone = process.argv[4] === 'alone'
const key = 'sk_bench'
const service = await startLocalService({ keys: [key] })
const folder = mkdtempSync(join(tmpdir(), 'eval-gate-bench-'))
const startedAt = performance.now()
const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)

function report(job: number): string {
  const cases = Array.from(
    { length: results },
    (_, index) => `<testcase classname="s${job}" name="c${index}"/>`,
  )
  return `<testsuites><testsuite name="s${job}">${cases.join('')}</testsuite></testsuites>`
}

async function runJob(job: number): Promise<{ readonly exitCode: number | null; readonly said: string }> {
  const workspace = join(folder, String(job))
  mkdirSync(workspace)
  writeFileSync(join(workspace, 'junit.xml'), report(job))
  for (const name of ['output', 'summary', 'state']) writeFileSync(join(workspace, name), '')
  const env = {
    PATH: process.env.PATH ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_RUN_ID: '1',
    GITHUB_JOB: 'evals',
    GITHUB_OUTPUT: join(workspace, 'output'),
    GITHUB_STEP_SUMMARY: join(workspace, 'summary'),
    GITHUB_STATE: join(workspace, 'state'),
    RUNNER_TEMP: workspace,
    INPUT_REPORTS: 'junit.xml',
    'INPUT_SUITE-NAME': `bench ${job}`,
    'INPUT_API-KEY': key,
    'INPUT_BASE-URL': service.baseUrl,
    INPUT_BASELINE: 'none',
    INPUT_MATRIX: JSON.stringify({ job }),
    INPUT_STRATEGY: isAlone ? 'null' : JSON.stringify({ 'job-index': job, 'job-total': jobs }),
  }
  const child = spawn(process.execPath, [resolve(import.meta.dirname, '../dist/index.js')], { env })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  }
  const exitCode = await new Promise<number | null>((done) => child.on('close', done))
  return { exitCode, said }
}

const ended = await Promise.all(Array.from({ length: jobs }, (_, job) => runJob(job)))
const stored = service.store.runs.listNewest(10 * jobs)
const complete = stored.filter(({ id, status }) => {
  return status === 'completed' && service.store.iterations.summarize(id).total === results
})
const refused = service.requests.filter(({ status }) => status === 429).length
console.log(
  `${complete.length} of ${jobs} jobs have all ${results} results in the service, after ${seconds()} s`,
)
console.log(`${service.requests.length} requests, ${refused} of them refused with 429`)
const isFine = complete.length === jobs && ended.every(({ exitCode }) => exitCode === 0)
if (!isFine) for (const { said } of ended) console.log(said.slice(-500))
await service.close()
rmSync(folder, { recursive: true, force: true })
process.exitCode = isFine ? 0 : 1
