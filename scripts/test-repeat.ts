/**
 * Finds tests that fail at random.
 *
 *     npm run test:repeat -- ROUNDS [--seed N] [--each] [--busy N] [FILTER …]
 *
 * Runs the tests of `npm test` that match the filters so many times, each time with the files, and the tests of each
 * file, in another order, and names every test that was ever red. `--each` gives each file a run of its own. `--busy`
 * keeps so many processes busy beside the tests. The orders depend on the seed alone: the line of a round says how to
 * run it again.
 */
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { project } from '../test/support/list-files.ts'

interface JsonReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages: readonly string[]
    }[]
  }[]
}

interface Failure {
  readonly test: string
  readonly message: string
}

interface Round {
  readonly passed: number
  readonly failures: readonly Failure[]
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    each: { type: 'boolean', default: false },
    busy: { type: 'string', default: '0' },
  },
})
const [rounds = '10', ...filters] = positionals
const folder = mkdtempSync(join(tmpdir(), 'test-repeat-'))
const isRed = new Map<string, string[]>()
let passed = 0

const busy = Array.from({ length: Number(values.busy) }, () => spawn(process.execPath, ['-e', 'for (;;);']))
try {
  for (let round = 1; round <= Number(rounds); round += 1) {
    const seed = Number(values.seed) + round - 1
    for (const selection of values.each ? listFiles() : [filters]) playRound(round, seed, selection)
  }
} finally {
  for (const child of busy) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
}

const beside = busy.length === 0 ? '' : ` beside ${busy.length} busy processes`
console.log(
  `${rounds} rounds on ${availableParallelism()} cores${beside}: ${passed} passed, ${countRed()} failed.`,
)
for (const [test, seeds] of isRed) console.log(`  red with the seeds ${seeds.join(', ')}: ${test}`)
process.exitCode = isRed.size === 0 ? 0 : 1

function playRound(round: number, seed: number, selection: readonly string[]): void {
  const startedAt = performance.now()
  const { passed: count, failures } = runTests(seed, selection)
  passed += count
  for (const { test } of failures) isRed.set(test, [...(isRed.get(test) ?? []), String(seed)])
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const again = ['vitest run', ...projects(), ...orderOptions(seed), ...selection].join(' ')
  console.log(`round ${round}: ${count} passed, ${failures.length} failed, ${seconds} s (${again})`)
  for (const { test, message } of failures) console.log(`  ${test}\n${message.replace(/^/gm, '    ')}`)
}

function runTests(seed: number, selection: readonly string[]): Round {
  const output = join(folder, `${seed}.json`)
  rmSync(output, { force: true })
  const options = ['--reporter=json', `--outputFile=${output}`, ...projects(), ...orderOptions(seed)]
  const { stderr } = spawnSync('npx', ['vitest', 'run', ...options, ...selection], {
    cwd: project,
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const report = readReport(output)
  if (report === undefined)
    return { passed: 0, failures: [{ test: 'the run of the tests', message: stderr }] }
  return { passed: report.numPassedTests, failures: report.testResults.flatMap(listFailures) }
}

function readReport(file: string): JsonReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function listFailures({
  name,
  status,
  message,
  assertionResults,
}: JsonReport['testResults'][number]): Failure[] {
  const file = name.slice(project.length + 1)
  const failed = assertionResults.filter((result) => result.status === 'failed')
  // A file whose hooks or imports failed has no failed test.
  if (failed.length === 0) return status === 'failed' ? [{ test: file, message }] : []
  return failed.map(({ fullName, failureMessages }) => {
    return { test: `${file} > ${fullName}`, message: failureMessages.join('\n') }
  })
}

function listFiles(): string[][] {
  const options = ['vitest', 'list', '--filesOnly', '--json', ...projects(), ...filters]
  const { stdout } = spawnSync('npx', options, { cwd: project, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const files: { readonly file: string }[] = JSON.parse(stdout)
  return files.map(({ file }) => [file.slice(project.length + 1)])
}

function projects(): string[] {
  return ['--project=quick', '--project=scenario']
}

function orderOptions(seed: number): string[] {
  return ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`]
}

function countRed(): number {
  return [...isRed.values()].reduce((sum, seeds) => sum + seeds.length, 0)
}
