/**
 * Changes one small thing of the sources at a time and looks whether a test notices. `npm run test:mutation`:
 *
 *   --seed N      which mutants (default 1)
 *   --count N     how many (default 100); every room has its part, by the square root of its number of mutants
 *   --from N      without the first N of them, to go on with a sample (default 0)
 *   --changed     only in lines that differ from origin/main
 *   --only PART   only in files whose path contains it
 *   --tests N     how many test files a mutant meets at most (default 16)
 *   --minutes M   begins nothing after so many minutes; the same command goes on from there
 *   --patience S  seconds after which a test hangs (default 300; tests take seconds, on a busy machine minutes)
 *
 * All mutants are in the sources that one process of Vitest loads, in a copy of the repository, each behind a switch that
 * is turned for one test file. So one run of many test files tries as many mutants, each with the test file that is the
 * likeliest to notice it; what survives meets the next one in the next run, and at last several in a process of its own.
 * What was tried is kept in `node_modules/.cache`, so a campaign that was ended goes on when it is started again.
 * A mutant is killed by a test file that comes to it, fails with it and passes without it. Not a general library: those
 * need a runner of the test tool that supports its version, and start the tests again for each mutant.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findReason } from './mutation/equivalent.ts'
import { addSwitches, isMutated, type Mutant, mutated } from './mutation/mutants.ts'
import { createReach } from './mutation/reach.ts'
import { drawOverRooms, roomOf } from './mutation/seeded-order.ts'
import { startTrials, type Trial, type Tried } from './mutation/trials.ts'
import { createTries } from './mutation/tries.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    changed: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    tests: { type: 'string', default: '16' },
    minutes: { type: 'string', default: 'Infinity' },
    patience: { type: 'string', default: '300' },
  },
})

const folders = ['test/unit', 'test/property', 'local-service/test', 'test/security', 'test/scenario']
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
const chosen = drawOverRooms(
  all.filter(({ file, line }) => lines === undefined || lines.has(`${file}:${line}`)),
  Number(values.seed),
).slice(first, first + Number(values.count))

const copy = copyRepository()
const trials = startTrials(copy, 1000 * Number(values.patience))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const testFiles = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.test.ts`, { exclude: ofBundles }).sort(),
)
const cache = resolve('node_modules/.cache/eval-gate')
const reach = createReach(join(cache, 'mutants.json'), copy, testFiles)
const tries = createTries(join(cache, 'tries.json'), copy)
const endAt = performance.now() + 60_000 * Number(values.minutes)

const reasons = new Map(chosen.map((mutant) => [mutant, findReason(mutant)]))
const real = chosen.filter((mutant) => reasons.get(mutant) === undefined)
/** The tests of a file that fail without a mutant; all of them where it breaks as a whole. */
const failing = new Map<string, readonly string[] | 'all'>()

for (let round = 1; performance.now() < endAt; round += 1) {
  const batch = planBatch(listAlive().filter((mutant) => tries.listMet(mutant).length < Number(values.tests)))
  if (batch.length === 0) break
  console.log(`round ${round}: ${batch.length} mutants`)
  const suspects = keepFailed(batch, await run(batch))
  await learnWhatFailsAlone(suspects.map(([{ test }]) => test))
  for (const [{ mutant }, tried] of suspects) noteKill(mutant, tried)
  tries.save()
  console.log(`${real.length - listAlive().length} of ${real.length} mutants killed`)
}
await tryInOwnProcess()
summarize()

function listAlive(): readonly Mutant[] {
  return real.filter((mutant) => tries.findKiller(mutant) === undefined)
}

/** A mutant with the test file that it meets. */
interface Meeting extends Trial {
  readonly mutant: Mutant
}

/** For each mutant the likeliest test file that it has not met; no test file twice. */
function planBatch(mutants: readonly Mutant[]): readonly Meeting[] {
  const taken = new Set<string>()
  const batch: Meeting[] = []
  for (const mutant of mutants) {
    const test = listNext(mutant).find((candidate) => !taken.has(candidate))
    if (test === undefined) continue
    taken.add(test)
    batch.push({ test, mutant })
  }
  return batch
}

function listNext(mutant: Mutant): readonly string[] {
  const known = tries.listMet(mutant)
  return reach.listCandidates(mutant).filter((test) => !known.includes(test) && failing.get(test) !== 'all')
}

async function run(meetings: readonly Trial[]): Promise<readonly Tried[]> {
  const tried = await trials.run(meetings)
  for (const [index, { reached, hangs }] of tried.entries()) {
    const { test, mutant } = meetings[index] as Trial
    if (reached !== undefined) reach.note(reached)
    if (mutant !== undefined) tries.noteMet(mutant, test)
    if (hangs) console.log(`${test} does not end`)
  }
  reach.save()
  return tried
}

function keepFailed(meetings: readonly Meeting[], tried: readonly Tried[]): readonly [Meeting, Tried][] {
  return tried.flatMap((one, index) =>
    one.failed ? [[meetings[index] as Meeting, one] as [Meeting, Tried]] : [],
  )
}

/** Runs test files without a mutant, unless that is known. */
async function learnWhatFailsAlone(tests: readonly string[]): Promise<void> {
  const unknown = [...new Set(tests)].filter((test) => !failing.has(test))
  for (const { test, failed, hangs, failures } of await run(unknown.map((test) => ({ test })))) {
    const isBroken = hangs || (failed && failures.length === 0)
    failing.set(test, isBroken ? 'all' : failures)
    if (failed) console.log(`fails without a mutant: ${test} ${failures.join('; ')}`)
  }
}

/** Whether what failed came to the mutant, and passes without it. */
function noticed({ test, failures, hangs, reached }: Tried, { file, index, atLoad }: Mutant): boolean {
  const alone = failing.get(test) ?? []
  if (alone === 'all') return false
  // Otherwise another mutant has left something in the process.
  if (!hangs && !atLoad && reached?.reached[file]?.includes(index) !== true) return false
  return failures.length === 0 || failures.some((name) => !alone.includes(name))
}

/** What a module computes once may have been computed before the mutant was on. */
async function tryInOwnProcess(): Promise<void> {
  for (const mutant of listAlive()) {
    if (performance.now() > endAt) return
    const tests = reach
      .listCandidates(mutant)
      .filter((test) => failing.get(test) !== 'all')
      .slice(0, 6)
    if (tries.wasAloneWith(mutant, tests)) continue
    trials.end()
    const meetings = tests.map((test) => ({ test, mutant }))
    const suspects = keepFailed(meetings, await run(meetings))
    await learnWhatFailsAlone(suspects.map(([{ test }]) => test))
    for (const [, tried] of suspects) noteKill(mutant, tried)
    tries.noteAloneWith(mutant, tests)
    tries.save()
  }
}

function describe({ file, line, before, after }: Mutant): string {
  return `${file}:${line} ${before} → ${after}`
}

function noteKill(mutant: Mutant, tried: Tried): void {
  if (tries.findKiller(mutant) !== undefined || !noticed(tried, mutant)) return
  tries.noteKiller(mutant, tried.test, tried.hangs)
  tries.save()
  console.log(`killed: ${describe(mutant)} by ${tries.findKiller(mutant)}`)
}

function summarize(): void {
  for (const [index, mutant] of chosen.entries())
    console.log(`${first + index + 1} ${judge(mutant)} ${describe(mutant)}`)
  const rooms = Map.groupBy(chosen, roomOf)
  for (const [room, mutants] of rooms) console.log(`${room}: ${countKinds(mutants)}`)
  console.log(`seed ${values.seed}: ${countKinds(chosen)}`)
  process.exit(listAlive().length <= 0.1 * real.length ? 0 : 1)
}

function judge(mutant: Mutant): string {
  const reason = reasons.get(mutant)
  if (reason !== undefined) return `equivalent (${reason}):`
  const killer = tries.findKiller(mutant)
  if (killer !== undefined) return `killed by ${killer}:`
  const reaching = tries.listMet(mutant).filter((test) => reach.reaches(test, mutant) !== false)
  return reaching.length === 0 ? 'NOT COVERED' : `SURVIVED ${new Set(reaching).size} test files:`
}

function countKinds(mutants: readonly Mutant[]): string {
  const words = mutants.map(
    (mutant) => /^(?:killed|SURVIVED|NOT COVERED|equivalent)/.exec(judge(mutant))?.[0],
  )
  return [...Map.groupBy(words, (word) => word)].map(([word, all]) => `${all.length} ${word}`).join(', ')
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
