/**
 * A set-up file of the tests: makes the switches of mutants that {@link import('./mutants.ts').addSwitches} puts into
 * sources. The file `MUTANTS_FILE` says which one is on for which test file. A line is added to `REACHED_FILE` for each.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, expect } from 'vitest'
import type { Mutant } from './mutants.ts'

/** A mutant for each test file of a run, in the order in which they run. */
export interface Choice {
  /** Of the run; one process may have several. */
  readonly run: number
  readonly mutants: readonly (Pick<Mutant, 'file' | 'index'> | null)[]
}

/** A line of the record. */
export interface Reached {
  readonly test: string
  /** Of processor time: what else runs on the machine doesn't count. */
  readonly ms: number
  /** By the path of a source, the numbers of its mutants that changed a value, or may have changed what ran. */
  readonly reached: Readonly<Record<string, readonly number[]>>
}

/** Those of one source. Every method but `second` takes the number of a mutant, and what the unchanged code has there. */
class Switches {
  chosen = -1
  readonly reached: Uint8Array
  /** The left side of the `&&` or `||` that was evaluated last, as its value. */
  first: unknown

  constructor(count: number) {
    this.reached = new Uint8Array(count)
  }

  on(index: number): boolean {
    this.reached[index] = 1
    return this.chosen === index
  }

  /** Whether the right side of an `&&` is needed. */
  and(index: number, first: unknown): boolean {
    this.first = first
    if (first !== true || this.chosen === index) this.reached[index] = 1
    return Boolean(first) !== (this.chosen === index)
  }

  /** Whether the left side of an `||` is all that is needed. */
  or(index: number, first: unknown): boolean {
    this.first = first
    if (first !== false || this.chosen === index) this.reached[index] = 1
    return Boolean(first) !== (this.chosen === index)
  }

  /** The right side of an `&&`, which decides nothing when it is true, or of an `||` that is false. */
  both(index: number, expected: boolean, second: unknown): unknown {
    if (second !== expected) this.reached[index] = 1
    return second
  }

  max(index: number, ...values: number[]): number {
    return this.#either(index, Math.max(...values), Math.min(...values))
  }

  min(index: number, ...values: number[]): number {
    return this.#either(index, Math.min(...values), Math.max(...values))
  }

  '==='(index: number, left: unknown, right: unknown): boolean {
    return this.#either(index, left === right, left !== right)
  }

  '!=='(index: number, left: unknown, right: unknown): boolean {
    return this.#either(index, left !== right, left === right)
  }

  '>='(index: number, left: number, right: number): boolean {
    return this.#either(index, left >= right, left > right)
  }

  '>'(index: number, left: number, right: number): boolean {
    return this.#either(index, left > right, left >= right)
  }

  '<='(index: number, left: number, right: number): boolean {
    return this.#either(index, left <= right, left < right)
  }

  '<'(index: number, left: number, right: number): boolean {
    return this.#either(index, left < right, left <= right)
  }

  '+'(index: number, left: number, right: number): number {
    return this.#either(index, left + right, left - right)
  }

  '-'(index: number, left: number, right: number): number {
    return this.#either(index, left - right, left + right)
  }

  #either<T>(index: number, before: T, after: T): T {
    if (!Object.is(before, after)) this.reached[index] = 1
    return this.chosen === index ? after : before
  }
}

// A set-up file runs before the imports of every test file; sources stay loaded from one to the next.
const shared = globalThis as {
  switchesOf?: unknown
  switches?: Map<string, Switches>
  run?: number
  testFiles?: number
}
shared.switches ??= new Map()
const all = shared.switches
const { run, mutants }: Choice = JSON.parse(readFileSync(process.env.MUTANTS_FILE as string, 'utf8'))
const place = shared.run === run ? (shared.testFiles ?? 0) : 0
shared.run = run
shared.testFiles = place + 1
const chosen = mutants[place]
const choose = (file: string, switches: Switches) => {
  switches.chosen = file === chosen?.file ? chosen.index : -1
  return switches
}
shared.switchesOf = (file: string, count: number) => {
  const switches = choose(file, new Switches(count))
  all.set(file, switches)
  return switches
}
for (const [file, switches] of all) choose(file, switches).reached.fill(0)

const before = process.cpuUsage()
afterAll(() => {
  const { user, system } = process.cpuUsage(before)
  const reached: Record<string, number[]> = {}
  for (const [file, switches] of all) {
    const numbers = [...switches.reached.keys()].filter((index) => switches.reached[index] === 1)
    if (numbers.length > 0) reached[file] = numbers
  }
  const test = relative(process.cwd(), expect.getState().testPath as string)
  const line: Reached = { test, ms: Math.round((user + system) / 1000), reached }
  appendFileSync(process.env.REACHED_FILE as string, `${JSON.stringify(line)}\n`)
})
