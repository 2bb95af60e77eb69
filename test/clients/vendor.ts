import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'

/** The service that a client is played against; its project is called `scratch`. */
export interface Place {
  readonly baseUrl: string
  readonly key: string
}

interface Uploaded {
  readonly runId: string
  readonly status: string
  readonly summary: { readonly total: number; readonly passed: number }
}

interface Reporter {
  record(result: object): Promise<void>
  flush(): Promise<void>
  finalize(): Promise<Uploaded>
}

interface Sdk {
  reportEvalResults(input: object): Promise<Uploaded>
  createEvalRunReporter(input: object): Reporter
}

const importSdk = async (path: string): Promise<Sdk> => await import(pathToFileURL(resolve(path)).href)

const listResults = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ caseTitle: `case ${index}`, passed: index % 5 !== 0 }))

/** An SDK that calls the address before version 1 of the API: the upload fails with a sentence that says so. */
export async function playRetiredSdk(path: string, place: Place): Promise<void> {
  const sdk = await importSdk(path)
  const input = { ...toUpload(place, 'retired'), results: listResults(1) }
  const message = await sdk.reportEvalResults(input).then(JSON.stringify, String)
  console.log(message)
  if (!/\/sdk\/v1\/\S+ is retired: .+ Update the client\.$/.test(message))
    throw new Error('The SDK was not told that its address is retired.')
}

/** A current SDK: uploads in one request, in several, and result by result. */
export async function playSdk(path: string, place: Place): Promise<void> {
  const sdk = await importSdk(path)
  const one = await sdk.reportEvalResults({ ...toUpload(place, 'one request'), results: listResults(10) })
  await checkUpload('upload in one request', one, 10, place)
  const several = await sdk.reportEvalResults({ ...toUpload(place, 'requests'), results: listResults(450) })
  await checkUpload('upload in several requests', several, 450, place)
  const reporter = sdk.createEvalRunReporter({ ...toUpload(place, 'stream'), expectedIterations: 25 })
  for (const [index, result] of listResults(25).entries()) {
    await reporter.record(result)
    if (index % 10 === 9) await reporter.flush()
  }
  await checkUpload('upload result by result', await reporter.finalize(), 25, place)
}

const toUpload = ({ baseUrl, key }: Place, suiteName: string) => ({
  apiKey: key,
  baseUrl: new URL(baseUrl).origin,
  project: 'scratch',
  suiteName,
})

/** Holds what the client was told against what the service has. */
async function checkUpload(step: string, { runId, status, summary }: Uploaded, total: number, place: Place) {
  const run = await readJson(`${place.baseUrl}/projects/scratch/eval-runs/${runId}`, place.key)
  console.log(`${step}: ${status}, ${summary.passed} of ${summary.total} passed`)
  const told = JSON.stringify([status, summary.total, summary.passed])
  const wanted = JSON.stringify(['completed', total, total - Math.ceil(total / 5)])
  const stored = JSON.stringify([run.status, run.summary?.total, run.summary?.passed])
  if (told !== wanted || stored !== wanted) throw new Error(`${step}: told ${told}, stored ${stored}`)
}

async function readJson(url: string, key: string) {
  const answer = await fetch(url, { headers: { authorization: `Bearer ${key}` } })
  return (await answer.json()) as { readonly status?: string; readonly summary?: Uploaded['summary'] }
}

const steps = [
  { id: 'call', kind: 'toolCall', serverName: 'everything', toolName: 'echo', arguments: { message: 'hi' } },
  { id: 'check', kind: 'assert', assertion: { type: 'toolCalledAtLeastOnce', toolName: 'echo' } },
]
const suite = {
  name: 'vendor cli',
  servers: ['everything'],
  model: 'local/scripted',
  cases: [{ title: 'echoes', runs: 2, steps }],
}

/** A current CLI: creates a suite, runs it twice, gates and compares the runs, and exports the suite. */
export async function playCli(path: string, { baseUrl, key }: Place): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-cli-'))
  const { PATH } = process.env
  const env = { PATH, HOME: folder, MCPJAM_API_KEY: key, MCPJAM_API_URL: baseUrl, DO_NOT_TRACK: '1', CI: '1' }
  const call = async (...args: readonly string[]): Promise<string> => {
    const command = [resolve(path), 'cloud', 'eval', ...args, '--format', 'json']
    const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: folder, env })
    console.log(`eval ${args[0]}: exit code 0`)
    return stdout
  }
  const ask = (...args: readonly string[]) => call(...args, '--project', 'scratch')
  const run = async (): Promise<string> => {
    const [, runId] = /"runId":\s*"([^"]+)"/.exec(await ask('run', '--suite', suite.name)) ?? []
    if (runId === undefined) throw new Error('The CLI prints no id of the run.')
    while (!/"status":\s*"completed"/.test(await ask('status', '--run', runId))) await setTimeout(500)
    return runId
  }
  try {
    await ask('create', '--json', JSON.stringify(suite))
    const base = await run()
    const head = await run()
    await ask('iterations', '--run', head)
    await ask('gate', '--run', head, '--min-pass-rate-percent', '100')
    await ask('compare', '--run', head, '--base-run', base)
    // A suite file of the vendor needs a minimum.
    await ask('update', '--suite', suite.name, '--min-accuracy', '100')
    await ask('export', '--suite', suite.name, '--out', 'suite.yaml')
    await call('validate', '--file', 'suite.yaml')
  } finally {
    rmSync(folder, { recursive: true })
  }
}
