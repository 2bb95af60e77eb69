import { basename, resolve } from 'node:path'
import { bundle, chunksOf } from '../scripts/build/bundle.ts'
import { lateChunks } from '../scripts/build/late-loads.ts'
import { readRecords } from '../scripts/size/records.ts'
import { listFilesOfPlainRun } from './action/plain-run.ts'

/**
 * `npm run bench:start`: what each entry of `dist/` loads at once and what a plain run loads in all, in bytes against a
 * budget, and the heaviest modules of it. Exits with 1 when a budget is broken; that of a plain run is its record of
 * `npm run size`. How long a start takes is in
 * `npm run bench:action`.
 */
const budgets: Readonly<Record<string, number>> = {
  'index.js': 220_000,
  'post/index.js': 80_000,
  'call/index.js': 450_000,
  'cli/index.js': 10_000,
}
/** Chunks that are large, and loaded only when they are used. */
const chunkBudgets: Readonly<Record<string, number>> = {
  'artifact.js': 1_150_000,
  'undici.js': 430_000,
  // All that a plain run needs besides what the entry loads at once.
  'gate.js': 400_000,
}
/** That of the MCP client. */
const largestOtherChunk = 340_000

const root = resolve(import.meta.dirname, '..')
const chunks = chunksOf(await bundle(false))
const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
let isBroken = false

for (const [entry, budget] of Object.entries(budgets)) {
  const loaded = [...closureOf(entry)].map((name) => byName.get(name)).filter((chunk) => chunk !== undefined)
  check(`${entry} loads at once`, sum(loaded.map(({ code }) => code.length)), budget)
}
for (const { fileName, code } of chunks.toSorted((a, b) => b.code.length - a.code.length)) {
  const name = fileName.replace('chunks/', '')
  const budget = chunkBudgets[name] ?? budgets[fileName] ?? largestOtherChunk
  if (code.length > 100_000) check(fileName, code.length, budget)
}

const plain = await listFilesOfPlainRun()
check(
  'a plain run loads',
  sum(plain.map((name) => byName.get(name)?.code.length ?? 0)),
  (readRecords().sizes['kB of a plain run'] ?? 0) * 1000,
)
say('Heaviest modules of a plain run:')
const modules = plain.flatMap((name) => Object.entries(byName.get(name)?.modules ?? {}))
for (const [id, { renderedLength }] of modules
  .toSorted(([, a], [, b]) => b.renderedLength - a.renderedLength)
  .slice(0, 20)) {
  say(`  ${String(renderedLength).padStart(7)}  ${id.replace(`${root}/`, '')}`)
}
if (isBroken) process.exitCode = 1

function closureOf(entry: string): ReadonlySet<string> {
  const reached = new Set([entry])
  // A set can grow while it is walked.
  for (const name of reached) {
    for (const imported of byName.get(name)?.imports ?? []) if (!isLate(imported)) reached.add(imported)
  }
  return reached
}

function isLate(chunk: string): boolean {
  return basename(chunk, '.js') in lateChunks
}

function check(what: string, bytes: number, budget: number): void {
  const isWithin = bytes <= budget
  isBroken ||= !isWithin
  say(`${what.padEnd(34)} ${String(bytes).padStart(9)} bytes, budget ${budget} ${isWithin ? '' : 'BROKEN'}`)
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
