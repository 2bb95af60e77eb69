import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bareNode, ours, peer } from './action/contenders.ts'
import { writePlainJunit } from './action/reports.ts'
import { reportShapes } from './action/shapes.ts'
import { type Contender, type Reports, runStep, type Usage } from './action/step.ts'

/**
 * `npm run bench:action [-- FOLDER…]`: the whole built action as a process in the environment of a runner, against
 * other report actions, whose folders (with `action.yml` and `dist/`, as a checkout of their release has them) are the
 * arguments. All figures are medians of runs that take turns, so that a busy machine is busy for all of them.
 */
const folder = mkdtempSync(join(tmpdir(), 'bench-action-'))
const temp = join(folder, 'temp')
const shapeResults = 100_000
mkdirSync(temp)
// Steps run in a checkout, and a peer lists its files.
execFileSync('git', ['init', '--quiet', folder])
const peers = process.argv.slice(2).map(peer)
const contenders = [bareNode(folder), ours, ...peers]

try {
  await comparePlain(3, 11)
  await comparePlain(300_000, 3)
  for (const [name, write] of Object.entries(reportShapes)) {
    const pattern = await write(folder, shapeResults)
    compare(`${name}, ${shapeResults.toLocaleString('en')} cases`, pattern, shapeResults, 3)
    rmSync(join(folder, pattern.split('/')[0] ?? ''), { recursive: true })
  }
  await showGrowth()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function comparePlain(results: number, rounds: number): Promise<void> {
  const pattern = await writePlain(results)
  compare(`${results.toLocaleString('en')} cases`, pattern, results, rounds)
  rmSync(join(folder, pattern))
}

function compare(what: string, pattern: string, results: number, rounds: number): void {
  say(`${what}, medians of ${rounds}`)
  const measured = takeTurns(contenders, { folder, pattern }, results, rounds)
  for (const { name } of contenders) row(name, measured.get(name))
  const own = measured.get(ours.name)
  const others = peers.flatMap(({ name }) => measured.get(name) ?? [])
  if (own !== undefined && others.length > 0) {
    const ratio = (of: 'wallMs' | 'cpuMs' | 'rssMb') =>
      (own[of] / Math.min(...others.map((other) => other[of]))).toFixed(2)
    say(`  → of the best peer: ${ratio('wallMs')}× time, ${ratio('cpuMs')}× CPU, ${ratio('rssMb')}× memory`)
  }
}

async function showGrowth(): Promise<void> {
  say('Growth, all cases distinct, medians of 3')
  for (const results of [1_000, 10_000, 100_000, 1_000_000]) {
    const pattern = await writePlain(results)
    row(results.toLocaleString('en'), takeTurns([ours], { folder, pattern }, results, 3).get(ours.name))
    rmSync(join(folder, pattern))
  }
}

/** Results of cases that are all different. */
async function writePlain(results: number): Promise<string> {
  await writePlainJunit(join(folder, 'report.xml'), results, results)
  return 'report.xml'
}

function takeTurns(
  all: readonly Contender[],
  reports: Reports,
  results: number,
  rounds: number,
): ReadonlyMap<string, Usage> {
  const usages = new Map<string, Usage[]>(all.map(({ name }) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const contender of all) {
      try {
        usages.get(contender.name)?.push(runStep(contender, reports, results, temp))
      } catch (error) {
        // A peer may not get through a report of this size; ours must.
        if (contender === ours || !(error instanceof Error)) throw error
        if (usages.delete(contender.name))
          say(`  ${error.message.trim().split('\n').slice(0, 12).join('\n    ')}`)
      }
    }
  }
  return new Map(
    [...usages].map(([name, of]) => [
      name,
      {
        wallMs: median(of.map(({ wallMs }) => wallMs)),
        cpuMs: median(of.map(({ cpuMs }) => cpuMs)),
        rssMb: median(of.map(({ rssMb }) => rssMb)),
        loaded: [],
      },
    ]),
  )
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

function row(name: string, usage: Usage | undefined): void {
  if (usage === undefined) return
  const { wallMs, cpuMs, rssMb } = usage
  say(
    `  ${name.padEnd(22)} ${(wallMs / 1000).toFixed(2).padStart(7)} s ${(cpuMs / 1000).toFixed(2).padStart(7)} s CPU ${rssMb.toFixed(0).padStart(6)} MB`,
  )
}

function say(text: string): void {
  process.stdout.write(`${text}\n`)
}
