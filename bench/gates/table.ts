import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import type { Cell } from './draw/pull-request.ts'
import type { Result } from './play.ts'

/** Results with what made them, as in `tables/`. */
export interface Recorded {
  readonly command: string
  /** Day of the run, UTC. */
  readonly date: string
  /** Of all gates together. */
  readonly cpuMinutes: number
  readonly results: readonly Result[]
}

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
  close(command: string): void
} {
  const results = new Map<string, Result>()
  if (path !== undefined && existsSync(path))
    for (const result of readTable(path).results) results.set(keyOf(result, result.gate), result)
  const write = (command: string) => {
    if (path !== undefined) writeFileSync(path, serialize(command, [...results.values()]))
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
    close: write,
  }
}

function keyOf({ world, effect, size, baseRuns }: Cell, gate: string): string {
  return [world, effect, size, baseRuns, gate].join(' ')
}

/** One result a line, so that two tables can be compared. */
function serialize(command: string, results: readonly Result[]): string {
  const cpuMinutes = Math.round(results.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / 6000) / 10
  const date = new Date().toISOString().slice(0, 10)
  const head = JSON.stringify({ command, date, cpuMinutes }).slice(0, -1)
  return `${head},"results":[\n${results.map((of) => JSON.stringify(of)).join(',\n')}\n]}\n`
}
