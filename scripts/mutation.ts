/**
 * Changes one small thing of the sources at a time and looks whether a fast test notices. `npm run test:mutation`:
 *
 *   --seed N      which mutants (default 1)
 *   --count N     how many (default 100)
 *   --from N      without the first N of them, to go on with a sample (default 0)
 *   --changed     only in lines that differ from origin/main
 *   --only PART   only in files whose path contains it
 *
 * All mutants are tried in one process of Vitest, in a copy of the repository, one after another: only the changed file
 * is transformed again. The fast tests that import it run, the nearest first, then the scenarios that are about it,
 * whose steps run in the same process, until one fails. What only other tests notice counts as survived. Not a general
 * library: those need a runner of the test tool that supports its version, and instrument all sources at once, where a
 * fixed sample with a seed is what fits into a job.
 */
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'
import { relatedTests } from './mutation/related-tests.ts'
import { scenariosOf } from './mutation/scenarios.ts'
import { seededOrder } from './mutation/seeded-order.ts'
import { startTrials } from './mutation/trials.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    from: { type: 'string', default: '0' },
    changed: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

/** What decides about verdicts and trust. */
const folders = ['src/gate', 'src/jobs', 'src/baseline', 'src/platform', 'src/render/escape.ts']

/** Those that start no bundle, without the few that take more than half a minute. */
const fastTests = ['test/{property,unit}/**/*.test.ts', 'local-service/test/**/*.test.ts']
const slowTests = [
  'test/property/gate/monotone.test.ts',
  'test/property/gate/verdict.test.ts',
  'test/unit/cli/audit.test.ts',
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
).slice(first, Number(values.count))

const copy = copyRepository()
const trials = startTrials(copy)
process.once('exit', () => {
  trials.end()
  rmSync(copy, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

const fastTestsOf = relatedTests(fastTests, slowTests)
/** Whether a test file passes without a mutant. */
const passes = new Map<string, boolean>()
let killed = 0
for (const [index, mutant] of chosen.entries()) {
  const { file, line, before, after } = mutant
  const killer = await killerOf(mutant)
  if (killer !== undefined) killed += 1
  const outcome = killer === undefined ? 'SURVIVED' : 'killed  '
  console.log(
    `${first + index + 1} ${outcome} ${file}:${line} ${before} → ${after}${killer ? ` (${killer})` : ''}`,
  )
}
const share = chosen.length === 0 ? 1 : killed / chosen.length
console.log(`seed ${values.seed}: ${killed} of ${chosen.length} mutants killed (${Math.round(share * 100)}%)`)
process.exit(share >= 0.9 ? 0 : 1)

/** Tests that reach a file through many others rarely notice what the nearest and those about it do not. */
function testsOf(file: string): readonly string[] {
  const nearest = fastTestsOf(file).slice(0, 6)
  const own = scenariosOf(file)
  return [...nearest, ...own.filter((test) => !nearest.includes(test))]
}

/** The test file that fails with the mutant, and not without it; `hangs`, when one does not end. */
async function killerOf({ file, start, end, text }: Mutant): Promise<string | undefined> {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  const mutated = before.slice(0, start) + text + before.slice(end)
  for (;;) {
    const tests = testsOf(file).filter((test) => passes.get(test) !== false)
    if (tests.length === 0) return undefined
    writeFileSync(path, mutated)
    const outcome = await trials.run({ changed: path, tests: tests.map((test) => join(copy, test)) })
    writeFileSync(path, before)
    if (outcome === undefined || outcome === 'hangs') return outcome
    const killer = outcome.slice(copy.length + 1)
    if (!passes.has(killer)) {
      const without = await trials.run({ changed: path, tests: [outcome] })
      passes.set(killer, without === undefined)
      if (without !== undefined) console.log(`left out, because it fails without a mutant: ${killer}`)
    }
    if (passes.get(killer)) return killer
  }
}

/** The files of the repository, with what is not committed, in a folder of their own. */
function copyRepository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'eval-gate-mutants-'))
  const listed = ['ls-files', '-z', '--cached', '--others', '--exclude-standard']
  const names = execFileSync('git', listed, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).split('\0')
  for (const name of names) if (name !== '') cpSync(name, join(folder, name), { verbatimSymlinks: true })
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
