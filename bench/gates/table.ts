import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Cell } from './draw/pull-request.ts'
import type { Journey } from './journeys.ts'
import type { Result } from './play.ts'

/** Results with what made them, as in `tables/`. */
export interface Recorded {
  readonly command: string
  /** What else to know about how it was made. */
  readonly note?: string
  /** Day of the run, UTC. */
  readonly date: string
  /** Of all gates together. */
  readonly cpuMinutes: number
  readonly results: readonly Result[]
  readonly journeys: readonly Journey[]
}

/** The table of docs/benchmark.md, which the short form compares with. */
export const recordedTable = join(import.meta.dirname, 'tables/recorded.json')

export function readTable(path: string): Recorded {
  return JSON.parse(readFileSync(path, 'utf8')) as Recorded
}

/** A table that is written while it grows, so that an interrupted run continues where it stopped. */
export function openTable(path: string | undefined): {
  find(
    cell: Cell,
    gate: string,
    setting: { readonly count: number; readonly seed: string },
  ): Result | undefined
  add(results: readonly Result[]): void
  hasJourneys(gate: string): boolean
  addJourney(journey: Journey): void
  close(command: string): void
} {
  const known = path !== undefined && existsSync(path) ? readTable(path) : { results: [], journeys: [] }
  const results = new Map(known.results.map((of) => [keyOf(of, of.gate), of]))
  const journeys = [...known.journeys]
  const write = (command: string) => {
    if (path !== undefined) writeFileSync(path, serialize(command, [...results.values()], journeys))
  }
  return {
    find: (cell, gate, { count, seed }) => {
      const known = results.get(keyOf(cell, gate))
      return known?.count === count && known.seed === seed ? known : undefined
    },
    add: (played) => {
      for (const result of played) results.set(keyOf(result, result.gate), result)
      if (played.length > 0) write('not finished')
    },
    hasJourneys: (gate) => journeys.some((of) => of.gate === gate),
    addJourney: (journey) => {
      journeys.push(journey)
      write('not finished')
    },
    close: write,
  }
}

function keyOf({ world, effect, size, baseRuns }: Cell, gate: string): string {
  return [world, effect, size, baseRuns, gate].join(' ')
}

/** One result a line, so that two tables can be compared. */
function serialize(command: string, results: readonly Result[], journeys: readonly Journey[]): string {
  const cpuMinutes = Math.round(results.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 6000) / 10
  const date = new Date().toISOString().slice(0, 10)
  const head = JSON.stringify({ command, date, cpuMinutes }).slice(0, -1)
  const lines = (list: readonly unknown[]) => `[\n${list.map((of) => JSON.stringify(of)).join(',\n')}\n]`
  const slim = results.map((of) => (of.gate.startsWith('ours') ? of : { ...of, verdicts: undefined }))
  return `${head},"results":${lines(slim)},"journeys":${lines(journeys)}}\n`
}
