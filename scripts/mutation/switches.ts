/**
 * A set-up file of the tests: makes the switches of mutants that {@link import('./mutants.ts').addSwitches} puts into
 * sources. The file `MUTANTS_FILE` says which one is on for which test file. A line is added to `REACHED_FILE` for each.
 */
import { appendFileSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { afterAll, beforeEach, expect, type RunnerTask } from 'vitest'
import type { Mutant } from './mutants.ts'
import { Switches } from './switch-board.ts'

/** What a test file meets. */
export interface Meets {
  readonly mutant?: Pick<Mutant, 'file' | 'index'>
  /** Full names of the only tests that run. */
  readonly only?: readonly string[]
  /** Full names of tests that fail without a mutant, too: after another failure, no test of the file runs. */
  readonly failing?: readonly string[]
}

/** For each test file of a run, in the order in which they run. */
export interface Choice {
  /** Of the run; one process may have several. */
  readonly run: number
  readonly meets: readonly Meets[]
}

/** A line of the record. */
export interface Reached {
  readonly test: string
  /** Every test of the file ran. */
  readonly isWhole: boolean
  /** Of processor time: what else runs on the machine doesn't count. */
  readonly ms: number
  /** By the path of a source, the numbers of its mutants that changed a value, or may have changed what ran. */
  readonly reached: Readonly<Record<string, readonly number[]>>
}

// A set-up file runs before the imports of every test file; sources stay loaded from one to the next.
const shared = globalThis as {
  switchesOf?: (file: string, count: number) => Switches
  switches?: Map<string, Switches>
  run?: number
  testFiles?: number
  noticed?: Set<string>
}
shared.switches ??= new Map()
const all = shared.switches
const { run, meets }: Choice = JSON.parse(readFileSync(process.env.MUTANTS_FILE as string, 'utf8'))
if (shared.run !== run) Object.assign(shared, { run, testFiles: 0, noticed: new Set() })
const { mutant, only, failing = [] } = meets[shared.testFiles ?? 0] ?? {}
shared.testFiles = (shared.testFiles ?? 0) + 1
const choose = (file: string, switches: Switches) => {
  switches.chosen = file === mutant?.file ? mutant.index : -1
  return switches
}
shared.switchesOf = (file: string, count: number) => {
  const switches = choose(file, new Switches(count))
  all.set(file, switches)
  return switches
}
for (const [file, switches] of all) choose(file, switches).reached.fill(0)

let isWhole = true
let testFile: RunnerTask | undefined
beforeEach(({ task, skip }) => {
  testFile = task.file
  const isAsked = only === undefined || only.includes(nameOf(task))
  if (isAsked && (mutant === undefined || !isNoticed(task.file))) return
  isWhole = false
  skip()
})

/** Whether a test of this file, or of one before it, has failed with the mutant. */
function isNoticed(file: RunnerTask): boolean {
  const key = `${mutant?.file} ${mutant?.index}`
  if (hasFailed(file)) shared.noticed?.add(key)
  return shared.noticed?.has(key) === true
}

function hasFailed(task: RunnerTask): boolean {
  if (task.type === 'suite') return task.tasks.some(hasFailed)
  return task.result?.state === 'fail' && !failing.includes(nameOf(task))
}

/** As the reporter of {@link import('./trial.ts')} has it. */
function nameOf(task: RunnerTask): string {
  const { suite } = task
  return suite?.name ? `${nameOf(suite)} > ${task.name}` : task.name
}

const before = process.cpuUsage()
afterAll(() => {
  if (testFile !== undefined) isNoticed(testFile)
  const { user, system } = process.cpuUsage(before)
  const reached: Record<string, number[]> = {}
  for (const [file, switches] of all) {
    const numbers = [...switches.reached.keys()].filter((index) => switches.reached[index] === 1)
    if (numbers.length > 0) reached[file] = numbers
  }
  const test = relative(process.cwd(), expect.getState().testPath as string)
  const line: Reached = { test, isWhole, ms: Math.round((user + system) / 1000), reached }
  appendFileSync(process.env.REACHED_FILE as string, `${JSON.stringify(line)}\n`)
})
