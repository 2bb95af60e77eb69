/**
 * Changes one small thing of the sources at a time and looks whether a test notices. `npm run test:mutation`:
 *
 *   --seed N      which mutants (default 1)
 *   --count N     how many (default 100)
 *   --from N      without the first N of them, to go on with a sample (default 0)
 *   --changed     only in lines that differ from origin/main
 *   --only PART   only in files whose path contains it
 *   --patience S  seconds after which a test hangs (default 90; tests take seconds, on a busy machine minutes)
 *   --recorded    only with tests of which it is recorded already what they reach
 *
 * All mutants are in the sources that one process of Vitest loads, in a copy of the repository, each behind a switch. A
 * mutant is tried with the tests for which it makes a difference where it stands, the shortest first, until one fails; a
 * record of what each test file reaches is made once, which takes some minutes. The steps of scenarios run in the same
 * process. Not a general library: those need a runner of the test tool that supports its version, and start the tests
 * again for each mutant.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { addSwitches, isMutated, type Mutant, mutated } from './mutation/mutants.ts'
import { knowReach } from './mutation/reach.ts'
import { seededOrder } from './mutation/seeded-order.ts'
import { startTrials } from './mutation/trials.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    changed: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    patience: { type: 'string', default: '90' },
    recorded: { type: 'boolean', default: false },
  },
})

/** In the order in which it is recorded what they reach. */
const tests = ['unit', 'property', 'security', 'scenario'].map((folder) => `test/${folder}/**/*.test.ts`)
/** What they look at is the bundle, as a process. */
const ofBundles = [
  'test/scenario/build/**',
  'test/scenario/{attempts-or-iterations,cli,conformance,full-disk,hosted-cancel}.test.ts',
  'test/scenario/{package,suites-as-code,what-reports-hide}.test.ts',
  'test/security/{raw-log,terminal-json,tls-guard}.test.ts',
]

process.chdir(resolve(import.meta.dirname, '..'))
const files = globSync('src/**/*.ts').filter((file) => isMutated(file) && file.includes(values.only))
const all = files.sort().flatMap((file) => addSwitches(file, readFileSync(file, 'utf8')).mutants)
const lines = values.changed ? changedLines() : undefined
const first = Number(values.from)
const chosen = seededOrder(
  all.filter(({ file, line }) => lines === undefined || lines.has(`${file}:${line}`)),
  Number(values.seed),
).slice(first, first + Number(values.count))

const copy = copyRepository()
const silenceMs = 1000 * Number(values.patience)
const trials = startTrials(copy, silenceMs)
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const record = resolve('node_modules/.cache/eval-gate/mutants.json')
const testFiles = tests.flatMap((pattern) => globSync(pattern, { exclude: ofBundles }).sort())
const { testsOf, ignored } = await knowReach(record, copy, testFiles, {
  isAsRecorded: values.recorded,
  silenceMs,
})
/** In place of the name of a test. */
const hanging = 'a test that does not end'
let killed = 0
for (const [index, mutant] of chosen.entries()) {
  const { file, line, before, after } = mutant
  const candidates = testsOf(mutant)
  const killer = await killerOf(mutant, candidates)
  if (killer !== undefined) killed += 1
  const outcome = killer === undefined ? `SURVIVED ${candidates.length} test files:` : `killed by ${killer}:`
  console.log(`${first + index + 1} ${outcome} ${file}:${line} ${before} → ${after}`)
}
const share = chosen.length === 0 ? 1 : killed / chosen.length
console.log(`seed ${values.seed}: ${killed} of ${chosen.length} mutants killed (${Math.round(share * 100)}%)`)
process.exit(share >= 0.9 ? 0 : 1)

/** The test file that fails with the mutant, and not without it; `a test that does not end`. */
async function killerOf(mutant: Mutant, candidates: readonly string[]): Promise<string | undefined> {
  let isFresh = mutant.atLoad
  if (isFresh) trials.end()
  let left = candidates
  for (;;) {
    const killer = await failing(left, mutant)
    if (killer === undefined || killer === hanging || (await failing([killer])) === undefined) return killer
    // What mutants change may stay in the process.
    trials.end()
    if ((await failing([killer])) === undefined) {
      if (isFresh) return killer
      isFresh = true
    } else {
      console.log(`left out, because it fails without a mutant: ${killer}`)
      left = left.filter((test) => test !== killer)
    }
  }
}

/** The first of some tests that fails. */
async function failing(tests: readonly string[], mutant?: Mutant): Promise<string | undefined> {
  if (tests.length === 0) return undefined
  const { ended, hangs } = await trials.run({ mutant, tests, untilOneFails: true, ignored })
  if (hangs) return hanging
  const failed = ended.find((test) => test.failed)?.test
  if (failed === undefined && ended.length < tests.length)
    throw new Error(`Not all of ${tests.join(' ')} ran.`)
  return failed
}

/** The files of the repository, with what is not committed, in a folder of their own. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-mutants-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listed, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  // What is deleted and not committed is still listed.
  for (const name of names)
    if (name !== '' && existsSync(name)) cpSync(name, join(folder, name), { verbatimSymlinks: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** `file:line` of what differs from the main branch. */
function changedLines(): ReadonlySet<string> {
  const text = execFileSync('git', ['diff', '--unified=0', 'origin/main', '--', ...mutated], {
    encoding: 'utf8',
  })
  const changed = new Set<string>()
  let file = ''
  for (const line of text.split('\n')) {
    file = /^\+\+\+ b\/(.+)$/.exec(line)?.[1] ?? file
    const [, first, count = '1'] = /^@@ \S+ \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []
    for (let at = 0; first !== undefined && at < Number(count); at += 1)
      changed.add(`${file}:${Number(first) + at}`)
  }
  return changed
}
