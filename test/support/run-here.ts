import { AsyncLocalStorage } from 'node:async_hooks'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import type { Clock } from '../../src/ports/platform.ts'
import { type Ended, timesFaster } from './bundle.ts'
import { quickClock } from './clocks.ts'

const load = createRequire(import.meta.url)
const platformChunk = resolve(import.meta.dirname, '../../dist/chunks/platform.js')
const ownedEvents = ['warning', 'beforeExit', 'SIGINT', 'SIGTERM', 'SIGBREAK'] as const

/** The run that code belongs to, also where it goes on behind an answer or a pause. */
const runs = new AsyncLocalStorage<{ hasEnded: boolean }>()

/** Whether the code belongs to a run that has ended: the end of a process of its own would have ended it as well. */
const isLeftOver = () => runs.getStore()?.hasEnded === true

let isBusy = false
let evaluations = 0

/** A step in this process has the environment and the streams to itself: one that starts meanwhile needs another. */
export const canRunHere = () => !isBusy

export interface HereOptions {
  /** A bundle in `dist/`, or a source file. */
  readonly entry: string
  readonly args?: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  /** Where the pauses go, see `BundleOptions`. They are short in any case. */
  readonly waitsFile?: string | undefined
}

/**
 * Runs an entry of the action, or the command line, in the process of the test, as a process of its own would: with
 * this environment and folder, until it exits. A quarter of the time of a process, because what the entry loads is loaded
 * and compiled once for all. A request to stop does not reach it.
 */
export async function runHere({ entry, args = [], cwd, env, waitsFile }: HereOptions): Promise<Ended> {
  isBusy = true
  const said = { stdout: '', stderr: '' }
  const clock = await clockOf(entry)
  const { setTimeout } = globalThis
  const { argv, exit, exitCode } = process
  const before = { env: process.env, cwd: process.cwd(), clock: { ...clock } }
  const listeners = ownedEvents.map((event) => [event, process.rawListeners(event)] as const)
  const streams = [process.stdout, process.stderr].map((of) => [of, of.rawListeners('error')] as const)
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write }
  const quick = quickClock()
  const run = { hasEnded: false }
  try {
    for (const event of ownedEvents) process.removeAllListeners(event)
    process.env = { PATH: before.env.PATH, NODE_COMPILE_CACHE: before.env.NODE_COMPILE_CACHE, ...env }
    process.chdir(cwd)
    Object.assign(clock, {
      now: quick.now,
      sleep: async (ms, signal) => {
        if (isLeftOver()) return await forever()
        if (waitsFile !== undefined) writeFileSync(waitsFile, `${ms}\n`, { flag: 'a' })
        await quick.sleep(ms, signal)
        if (isLeftOver()) await forever()
      },
    } satisfies Clock)
    globalThis.setTimeout = Object.assign(
      (wake: () => void, ms = 0, ...rest: []) =>
        setTimeout(wake, isPauseOfLibrary(wake) ? ms / timesFaster : ms, ...rest),
      setTimeout,
    )
    for (const name of ['stdout', 'stderr'] as const) {
      process[name].write = (text: string | Uint8Array, ...rest: readonly unknown[]) => {
        if (!isLeftOver()) said[name] += text.toString()
        const done = rest.find((value) => typeof value === 'function')
        if (done !== undefined) process.nextTick(done)
        return true
      }
    }
    Object.assign(process, { argv: [process.execPath, entry, ...args], exitCode: undefined })
    return { exitCode: await ended(() => runs.run(run, () => evaluate(entry))), ...said }
  } finally {
    run.hasEnded = true
    Object.assign(process.stdout, { write: writes.stdout })
    Object.assign(process.stderr, { write: writes.stderr })
    Object.assign(clock, before.clock)
    globalThis.setTimeout = setTimeout
    process.env = before.env
    Object.assign(process, { argv, exit, exitCode })
    process.chdir(before.cwd)
    for (const [event, all] of listeners) {
      process.removeAllListeners(event)
      for (const listener of all) process.on(event, listener as () => void)
    }
    for (const [stream, all] of streams) {
      stream.removeAllListeners('error')
      for (const listener of all) stream.on('error', listener as () => void)
    }
    isBusy = false
  }
}

/** The exit code of what exits, as an action does, or sets its code when its work is done, as the command line does. */
async function ended(start: () => Promise<void>): Promise<number> {
  return await new Promise<number>((end, fail) => {
    const look = setInterval(() => {
      if (process.exitCode !== undefined) process.exit()
    }, 3)
    process.exit = ((code = process.exitCode ?? 0) => {
      if (isLeftOver()) return
      clearInterval(look)
      end(Number(code))
    }) as typeof process.exit
    start().catch(fail)
  })
}

const forever = () => new Promise<never>(() => {})

/** Libraries pause by a timer that resolves a promise, which is native code, or that stops to wait for an abort. */
function isPauseOfLibrary(wake: () => void): boolean {
  const isPause = /\[native code\]|removeEventListener/.test(String(wake))
  return isPause && /dist.chunks|node_modules/.test(String(new Error().stack))
}

const isSource = (entry: string) => entry.endsWith('.ts')

async function clockOf(entry: string): Promise<{ -readonly [Key in keyof Clock]: Clock[Key] }> {
  const { systemClock } = isSource(entry) ? await import('../../src/platform/clock.ts') : load(platformChunk)
  return systemClock
}

/** Only the entry is evaluated again: what it imports stays. */
async function evaluate(entry: string): Promise<void> {
  evaluations += 1
  if (isSource(entry)) {
    await import(/* @vite-ignore */ `${entry}?${evaluations}`)
    return
  }
  delete load.cache[entry]
  load(entry)
}
