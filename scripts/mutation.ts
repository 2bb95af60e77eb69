/**
 * Changes one small thing of the sources at a time and looks whether a test notices. `npm run test:mutation`:
 *
 *   --seed N      which mutants (default 1)
 *   --count N     how many (default 100)
 *   --from N      without the first N of them, to go on with a sample (default 0)
 *   --changed     only in lines that differ from origin/main
 *   --only PART   only in files whose path contains it
 *   --recorded    of the scenarios only those of which it is recorded already what they run
 *
 * All mutants are tried in one process of Vitest, in a copy of the repository, one after another: only the changed file
 * is transformed again. The tests that run the changed statement or branch are tried, the shortest first, until one
 * fails; a record of what each test file runs is made once, which takes some minutes. The steps of scenarios run in the
 * same process. Not a general library: those need a runner of the test tool that supports its version, and instrument
 * all sources at once, where a fixed sample with a seed is what fits into a job.
 */
import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'
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
    recorded: { type: 'boolean', default: false },
  },
})

/** What decides about verdicts and trust. */
const folders = ['src/gate', 'src/jobs', 'src/baseline', 'src/platform', 'src/render/escape.ts']

/** In the order in which it is recorded what they reach. */
const tests = ['unit', 'property', 'security', 'scenario'].map((folder) => `test/${folder}/**/*.test.ts`)
/** What they look at is the bundle, as a process. */
const ofBundles = [
  'test/scenario/{build,bench}/**',
  'test/scenario/{attempts-or-iterations,bench-gates,cli,conformance,full-disk,hosted-cancel}.test.ts',
  'test/scenario/{package,suites-as-code,what-reports-hide}.test.ts',
  'test/security/{linear-time,raw-log,terminal-json,tls-guard}.test.ts',
]

process.chdir(resolve(import.meta.dirname, '..'))
const files = folders
  .flatMap((folder) => (folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.ts`)))
  .filter((file) => file.includes(values.only))
const all = files.sort().flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
const lines = values.changed ? changedLines() : undefined
const first = Number(values.from)
const chosen = seededOrder(
  all.filter(({ file, line }) => lines === undefined || lines.has(`${file}:${line}`)),
  Number(values.seed),
).slice(first, first + Number(values.count))

const copy = copyRepository()
const trials = startTrials(copy)
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const record = resolve('node_modules/.cache/eval-gate/reached.json')
const testFiles = tests.flatMap((pattern) => globSync(pattern, { exclude: ofBundles }).sort())
const testsOf = await knowReach(record, copy, testFiles, values.recorded)
/** Whether a test that noticed a mutant passes without it. */
const isSound = new Map<string, boolean>()
let changed: string | undefined
let killed = 0
for (const [index, mutant] of chosen.entries()) {
  const { file, line, before, after } = mutant
  const candidates = testsOf(mutant)
  const killer = await killerOf(mutant, candidates)
  if (killer !== undefined) killed += 1
  const outcome = killer !== undefined ? 'killed  ' : candidates.length > 0 ? 'SURVIVED' : 'NOT RUN '
  console.log(
    `${first + index + 1} ${outcome} ${file}:${line} ${before} → ${after}${killer ? ` (${killer})` : ''}`,
  )
}
const share = chosen.length === 0 ? 1 : killed / chosen.length
console.log(`seed ${values.seed}: ${killed} of ${chosen.length} mutants killed (${Math.round(share * 100)}%)`)
process.exit(share >= 0.9 ? 0 : 1)

/** The test file that fails with the mutant, and not without it; `hangs`, when one does not end. */
async function killerOf(
  { file, start, end, text }: Mutant,
  candidates: readonly string[],
): Promise<string | undefined> {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const mutated = before.slice(0, start) + text + before.slice(end)
  for (;;) {
    const left = candidates.filter((test) => isSound.get(test) !== false)
    const killer = left.length === 0 ? undefined : await failing(file, mutated, left)
    writeFileSync(path, before)
    if (killer === undefined || killer === 'hangs' || isSound.get(killer)) return killer
    isSound.set(killer, (await failing(file, before, [killer])) === undefined)
    if (!isSound.get(killer)) console.log(`left out, because it fails without a mutant: ${killer}`)
  }
}

/** The first of some tests that fails with this text of a source. */
async function failing(file: string, text: string, of: readonly string[]): Promise<string | undefined> {
  writeFileSync(join(copy, file), text)
  const { ended, hangs } = await trials.run({
    changed: [file, changed ?? file],
    tests: of,
    untilOneFails: true,
  })
  changed = file
  if (hangs) return 'hangs'
  const failed = ended.find((test) => test.failed)?.test
  if (failed === undefined && ended.length < of.length) throw new Error(`Not all of ${of.join(' ')} ran.`)
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
  const text = execFileSync('git', ['diff', '--unified=0', 'origin/main', '--', ...folders], {
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
