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
 *   --patience S  seconds of processor time after which a test hangs (default 30)
 *
 * All mutants are in the sources of a copy of the repository, each behind a switch that is turned for one test file. So
 * one run of many test files, or of copies of them, tries as many mutants, each with the test file that is the likeliest
 * to notice it; what survives meets the next ones in the next run, and at last some in a process of its own.
 * What was tried is kept in `node_modules/.cache`, so a campaign that was ended goes on when it is started again.
 * A mutant is killed by a test file that comes to it, fails with it and passes without it: with it, no test runs after
 * the first that fails, and without it, that one alone. It is timed out when a test file does not end, neither among
 * others nor alone, and ends without it. Not a general library: those need a runner of the test tool that supports its
 * version, and start the tests again for each mutant.
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
    patience: { type: 'string', default: '30' },
  },
})

const folders = ['test/unit', 'test/property', 'local-service/test', 'test/security', 'test/scenario']
/** What they look at is the bundle, as a process. */
const ofBundles = [
  'test/scenario/build/**',
  'test/scenario/{attempts-or-iterations,full-disk,hosted-cancel}.test.ts',
  'test/scenario/{package,suites-as-code,what-reports-hide}.test.ts',
  'test/security/{raw-log,terminal-json,tls-guard}.test.ts',
]

process.chdir(resolve(import.meta.dirname, '..'))
const sources = globSync('src/**/*.ts').filter(isMutated).sort()
const switched = new Map(sources.map((file) => [file, addSwitches(file, readFileSync(file, 'utf8'))]))
const all = [...switched.values()].flatMap(({ mutants }) => mutants)
const lines = values.changed ? changedLines() : undefined
const first = Number(values.from)
const chosen = drawOverRooms(
  all.filter(
    ({ file, line }) => file.includes(values.only) && (lines === undefined || lines.has(`${file}:${line}`)),
  ),
  Number(values.seed),
).slice(first, first + Number(values.count))

const copy = copyRepository()
const trials = startTrials(copy, Number(values.patience))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const testFiles = folders.flatMap((folder) =>
  globSync(`${folder}/**/*.test.ts`, { exclude: ofBundles }).sort(),
)
const cache = resolve('node_modules/.cache/eval-gate')
const reach = createReach(join(cache, 'mutants.json'), copy, testFiles)
const tries = createTries(join(cache, 'tries.json'), copy)
const endAt = performance.now() + 60_000 * Number(values.minutes)

/** What a round has shown is kept at its end. */
const mostOfRound = 32

const reasons = new Map(chosen.map((mutant) => [mutant, findReason(mutant)]))
const real = chosen.filter((mutant) => reasons.get(mutant) === undefined)
/** The tests of a file that fail without a mutant; all of them where it breaks as a whole. */
const failing = new Map<string, readonly string[] | 'all'>()

/** A mutant with the test file that it meets. */
interface Meeting extends Trial {
  readonly mutant: Mutant
}
/** A mutant with what may have noticed it. */
interface Suspect {
  readonly mutant: Mutant
  readonly tried: Tried
}

for (let round = 1; performance.now() < endAt; round += 1) {
  const batch = planBatch(listNextMutants())
  if (batch.length === 0) break
  console.log(
    `round ${round}: ${batch.length} test files for ${new Set(batch.map(({ mutant }) => mutant)).size} mutants`,
  )
  await confirm(await meet(batch))
  console.log(`${seconds()} s: ${real.length - listAlive().length} of ${real.length} mutants killed`)
}
await tryHangingAlone()
await tryInOwnProcess()
summarize()

/** Those that have met the fewest test files. */
function listNextMutants(): readonly Mutant[] {
  return listAlive()
    .map((mutant) => ({ mutant, met: tries.listMet(mutant).length }))
    .filter(({ met }) => met < Number(values.tests))
    .sort((a, b) => a.met - b.met)
    .slice(0, mostOfRound)
    .map(({ mutant }) => mutant)
}

function seconds(): number {
  return Math.round(performance.now() / 1000)
}

/** Those that no test has noticed, and that hang in none. */
function listAlive(): readonly Mutant[] {
  return real.filter((mutant) => !isKilled(mutant) && tries.findHanging(mutant) === undefined)
}

function isKilled(mutant: Mutant): boolean {
  return tries.findKiller(mutant) !== undefined || tries.isTimedOut(mutant)
}

/** For each mutant the likeliest test files that it has not met, more where few mutants are left. */
function planBatch(mutants: readonly Mutant[]): readonly Meeting[] {
  const each = Math.max(1, Math.min(4, Math.floor(mostOfRound / mutants.length)))
  const next = new Map(mutants.map((mutant) => [mutant, listNext(mutant).slice(0, each)]))
  return Array.from({ length: each }).flatMap((_, place) =>
    mutants.flatMap((mutant) => {
      const test = next.get(mutant)?.[place]
      return test === undefined ? [] : [{ test, mutant, failing: listFailing(test) }]
    }),
  )
}

function listNext(mutant: Mutant): readonly string[] {
  const known = tries.listMet(mutant)
  return reach.listCandidates(mutant).filter((test) => !known.includes(test) && failing.get(test) !== 'all')
}

function listFailing(test: string): readonly string[] {
  const known = failing.get(test)
  return known === undefined || known === 'all' ? [] : known
}

/** Lets mutants meet test files, and gives what failed. */
async function meet(batch: readonly Meeting[]): Promise<readonly Suspect[]> {
  const suspects: Suspect[] = []
  await trials.run(batch, ({ mutant, test }, tried) => {
    const { failed, hangs, reached } = tried
    if (reached?.isWhole) reach.note(reached)
    if (hangs) tries.noteHanging(mutant, test)
    else if (failed) suspects.push({ mutant, tried })
    else if (reached?.isWhole) tries.noteMet(mutant, test)
    if (failed) console.log(`${seconds()} s: ${test} ${hangs ? 'hangs' : 'fails'} with ${describe(mutant)}`)
    save()
  })
  return suspects
}

/** Runs what failed without the mutants: who passes then has noticed one. */
async function confirm(suspects: readonly Suspect[]): Promise<void> {
  const byTest = Map.groupBy(suspects, ({ tried }) => tried.test)
  const clean = [...byTest].map(([test, all]) => {
    const isBroken = all.some(({ tried }) => tried.failures.length === 0)
    return isBroken ? { test } : { test, only: [...new Set(all.flatMap(({ tried }) => tried.failures))] }
  })
  await trials.run(clean, ({ test }, { failed, hangs, failures }) => {
    const isBroken = hangs || (failed && failures.length === 0)
    if (failed) failing.set(test, isBroken ? 'all' : [...listFailing(test), ...failures])
    if (failed) console.log(`fails without a mutant: ${test} ${failures.join('; ')}`)
    for (const { mutant, tried } of byTest.get(test) ?? []) noteIfNoticed(mutant, tried)
    save()
  })
}

/** Notes a kill where what failed came to the mutant, and passes without it. */
function noteIfNoticed(mutant: Mutant, { test, failures, reached }: Tried): void {
  const alone = failing.get(test) ?? []
  if (alone === 'all') return
  // Otherwise another mutant has left something in the process.
  const { file, index, atLoad } = mutant
  const isReached = atLoad || reached?.reached[file]?.includes(index) === true
  if (!isReached) tries.noteMet(mutant, test)
  else if (failures.length === 0 || failures.some((name) => !alone.includes(name)))
    tries.noteKiller(mutant, test)
}

function save(): void {
  tries.save()
  reach.save()
}

/** What did not end may have been broken by what ran before it. */
async function tryHangingAlone(): Promise<void> {
  for (const mutant of real) {
    const test = tries.findHanging(mutant)
    if (test === undefined || performance.now() > endAt) continue
    trials.end()
    const suspects = await meet([{ test, mutant }])
    tries.noteHanging(mutant, undefined)
    await confirm(suspects)
    if (suspects.length === 0 && !tries.listMet(mutant).includes(test)) await timeOut(mutant, test)
    save()
  }
}

async function timeOut(mutant: Mutant, test: string): Promise<void> {
  trials.end()
  await trials.run([{ test }], (_, { hangs }) => {
    if (hangs) failing.set(test, 'all')
    else tries.noteTimedOut(mutant)
  })
}

/** What a module computes once may have been computed before the mutant was on. */
async function tryInOwnProcess(): Promise<void> {
  for (const mutant of listAlive()) {
    if (performance.now() > endAt) return
    const tests = reach
      .listCandidates(mutant)
      .filter((test) => failing.get(test) !== 'all')
      .slice(0, mutant.atLoad ? 6 : 2)
    if (tries.wasAloneWith(mutant, tests)) continue
    trials.end()
    await confirm(await meet(tests.map((test) => ({ test, mutant, failing: listFailing(test) }))))
    tries.noteAloneWith(mutant, tests)
    save()
  }
}

function describe({ file, line, before, after }: Mutant): string {
  return `${file}:${line} ${before} → ${after}`
}

function summarize(): void {
  for (const [index, mutant] of chosen.entries())
    console.log(`${first + index + 1} ${judge(mutant)} ${describe(mutant)} ${explain(mutant)}`)
  const rooms = [...Map.groupBy(chosen, roomOf)]
  const kinds = [
    'killed by quick',
    'killed by scenario',
    'timed out',
    'equivalent',
    'SURVIVED',
    'NOT COVERED',
  ]
  const count = (mutants: readonly Mutant[]) =>
    kinds.map((kind) => mutants.filter((mutant) => judge(mutant) === kind).length)
  console.log(['room', 'mutants', ...kinds].join(' | '))
  for (const [room, mutants] of [...rooms, [`seed ${values.seed}`, chosen] as const])
    console.log([room, mutants.length, ...count(mutants)].join(' | '))
  const killed = real.filter(isKilled).length
  console.log(`${killed} of ${real.length} mutants killed in ${seconds()} s`)
  process.exit(killed >= 0.9 * real.length ? 0 : 1)
}

function judge(mutant: Mutant): string {
  if (reasons.get(mutant) !== undefined) return 'equivalent'
  if (tries.isTimedOut(mutant)) return 'timed out'
  const killer = tries.findKiller(mutant)
  if (killer !== undefined)
    return `killed by ${/^test\/(?:scenario|security)\//.test(killer) ? 'scenario' : 'quick'}`
  return listReaching(mutant).length === 0 ? 'NOT COVERED' : 'SURVIVED'
}

function explain(mutant: Mutant): string {
  return reasons.get(mutant) ?? tries.findKiller(mutant) ?? listReaching(mutant).join(' ')
}

function listReaching(mutant: Mutant): readonly string[] {
  return tries.listMet(mutant).filter((test) => reach.reaches(test, mutant) !== false)
}

/** The files of the repository, with what is not committed, in a folder of their own, and with switches in the sources. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-mutants-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listed, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  // What is deleted and not committed is still listed.
  for (const name of names)
    if (name !== '' && existsSync(name)) cpSync(name, join(folder, name), { verbatimSymlinks: true })
  for (const [file, { code }] of switched) writeFileSync(join(folder, file), code)
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
