import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { startGitHub } from '../test/support/github.ts'
import { pushJob } from '../test/support/run-action.ts'

/**
 * What merging many parts costs: `npm run bench:merge [LEGS] [RESULTS] [CASES]`, by default 20 legs of 50,000 results of
 * 500 cases each. Runs the built action on the emulation of GitHub, and shows time and largest memory of a leg and of
 * the job that merges. Exits with 1 when a result is missing, or when merging costs more than `mostMiB`.
 */
const [legs, results, cases] = [2, 3, 4].map((at) =>
  Number(process.argv[at] ?? [20, 50_000, 500][at - 2]),
) as [number, number, number]
const mostMiB = 400
const folder = mkdtempSync(join(tmpdir(), 'eval-gate-bench-'))
const meter = join(folder, 'meter.mjs')
writeFileSync(
  meter,
  `import { writeFileSync } from 'node:fs'
process.once('exit', () => writeFileSync(process.env.BENCH_METER, String(process.resourceUsage().maxRSS / 1024)))`,
)

interface Measured {
  readonly seconds: number
  readonly mib: number
  readonly outputs: string
  readonly said: string
}

async function step(
  name: string,
  job: Awaited<ReturnType<typeof pushJob>>,
  inputs: Readonly<Record<string, string>>,
): Promise<Measured> {
  const workspace = join(folder, name)
  mkdirSync(workspace, { recursive: true })
  const file = (of: string, text = '') => {
    const path = join(workspace, of)
    writeFileSync(path, text)
    return path
  }
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    GITHUB_ACTIONS: 'true',
    GITHUB_WORKSPACE: workspace,
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(job.event)),
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_STATE: file('state'),
    RUNNER_TEMP: workspace,
    BENCH_METER: join(workspace, 'rss'),
    ...job.env,
  }
  for (const [input, value] of Object.entries(inputs)) env[`INPUT_${input.toUpperCase()}`] = value
  const startedAt = performance.now()
  const child = spawn(
    process.execPath,
    ['--import', meter, resolve(import.meta.dirname, '../dist/index.js')],
    { env },
  )
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += String(chunk)
    })
  }
  await new Promise((done) => child.on('close', done))
  return {
    seconds: (performance.now() - startedAt) / 1000,
    mib: Math.round(Number(readFileSync(join(workspace, 'rss'), 'utf8'))),
    outputs: readFileSync(join(workspace, 'output'), 'utf8'),
    said,
  }
}

function writeReport(leg: number): void {
  const workspace = join(folder, `leg-${leg}`)
  mkdirSync(workspace, { recursive: true })
  const lines = Array.from(
    { length: results },
    (_, index) => `<testcase classname="leg${leg}" name="case ${index % cases}" time="0.01"/>`,
  )
  writeFileSync(
    join(workspace, 'junit.xml'),
    `<testsuites><testsuite name="s">${lines.join('\n')}</testsuite></testsuites>`,
  )
}

const github = await startGitHub()
const token = await github.createToken()
const common = { 'suite-name': 'bench', 'github-token': token }
let largestLeg = 0
for (let leg = 0; leg < legs; leg += 1) {
  writeReport(leg)
  const collected = await step(`leg-${leg}`, await pushJob(github, 'main', { runId: 1, job: 'evals' }), {
    ...common,
    mode: 'collect',
    reports: 'junit.xml',
    matrix: JSON.stringify({ shard: leg }),
    strategy: JSON.stringify({ 'job-index': leg, 'job-total': legs }),
  })
  if (!collected.said.includes('Stored')) console.log(collected.said.slice(-1_000))
  largestLeg = Math.max(largestLeg, collected.mib)
}
const merged = await step('merge', await pushJob(github, 'main', { runId: 1, job: 'verdict' }), {
  ...common,
  mode: 'merge',
  policy: 'parts: shards',
})
await github.close()
const total = Number(/total<<(\S+)\n(\d+)/.exec(merged.outputs)?.[2])
console.log(`${legs} legs of ${results} results, ${cases} cases each: a leg needs up to ${largestLeg} MiB`)
console.log(`Merging: ${total} results, ${merged.seconds.toFixed(1)} s, ${merged.mib} MiB`)
const isFine = total === legs * results && merged.mib <= mostMiB
if (!isFine) console.log(merged.said.slice(-2_000))
rmSync(folder, { recursive: true, force: true })
process.exitCode = isFine ? 0 : 1
