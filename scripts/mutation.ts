/**
 * Changes one small thing of the sources at a time and looks whether a test notices. `npm run test:mutation`:
 *
 *   --seed N      which mutants (default 1)
 *   --count N     how many (default 100)
 *   --changed     only in lines that differ from origin/main
 *   --only PART   only in files whose path contains it
 *
 * A mutant is tried in a copy of the repository. The tests that import the file, directly or not, run first and end with
 * the first failure; fast tests only, so a mutant that only a scenario notices counts as survived. Not a general
 * library: those need a runner of the test tool that supports its version, and instrument all sources at once, where a
 * fixed sample with a seed is what fits into a job.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Mutant, mutantsOf } from './mutation/mutants.ts'
import { seededOrder } from './mutation/seeded-order.ts'

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '100' },
    changed: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
  },
})

/** What decides about verdicts and trust. */
const folders = ['src/gate', 'src/jobs', 'src/baseline', 'src/platform', 'src/render/escape.ts']
/** A mutant that hangs is noticed, too. */
const longestMs = 180_000

const root = resolve(import.meta.dirname, '..')
process.chdir(root)
const files = folders
  .flatMap((folder) => (folder.endsWith('.ts') ? [folder] : globSync(`${folder}/**/*.ts`)))
  .filter((file) => file.includes(values.only))
const all = files.sort().flatMap((file) => mutantsOf(file, readFileSync(file, 'utf8')))
const lines = values.changed ? changedLines() : undefined
const chosen = seededOrder(
  all.filter(({ file, line }) => lines === undefined || lines.has(`${file}:${line}`)),
  Number(values.seed),
).slice(0, Number(values.count))

const copy = mkdtempSync(join(tmpdir(), 'eval-gate-mutants-'))
process.once('exit', () => rmSync(copy, { recursive: true, force: true }))
process.once('SIGINT', () => process.exit(130))
for (const name of execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
})
  .split('\0')
  .filter((name) => name !== '' && !name.startsWith('dist/')))
  cpSync(name, join(copy, name), { verbatimSymlinks: true })
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))

const survived: Mutant[] = []
for (const [index, mutant] of chosen.entries()) {
  const isKilled = kills(mutant)
  if (!isKilled) survived.push(mutant)
  const { file, line, before, after } = mutant
  console.log(
    `${index + 1}/${chosen.length} ${isKilled ? 'killed  ' : 'SURVIVED'} ${file}:${line} ${before} → ${after}`,
  )
}
const killed = chosen.length - survived.length
const share = chosen.length === 0 ? 1 : killed / chosen.length
console.log(`seed ${values.seed}: ${killed} of ${chosen.length} mutants killed (${Math.round(share * 100)}%)`)
process.exitCode = share >= 0.9 ? 0 : 1

/** Whether a test fails with the mutant. */
function kills({ file, start, end, text }: Mutant): boolean {
  const path = join(copy, file)
  const before = readFileSync(path, 'utf8')
  writeFileSync(path, before.slice(0, start) + text + before.slice(end))
  try {
    const args = [
      'vitest',
      'related',
      '--run',
      '--bail',
      '1',
      '--project',
      'quick',
      '--maxWorkers',
      '2',
      file,
    ]
    const { status } = spawnSync('npx', args, { cwd: copy, timeout: longestMs, stdio: 'ignore' })
    return status !== 0
  } finally {
    writeFileSync(path, before)
  }
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
