import { writeFileSync } from 'node:fs'
import * as core from '@actions/core'
import { readRetentionDays } from '../../src/config/inputs/runner-inputs.ts'
import { readRawInputs } from '../../src/config/inputs.ts'
import { cleanUp } from '../../src/jobs/clean-up.ts'
import { hasOpenWork } from '../../src/jobs/open-work.ts'
import { describeError, main } from '../../src/main.ts'
import { systemClock } from '../../src/platform/clock.ts'
import { createGitHubPlatform } from '../../src/platform/github/platform.ts'
import type { Clock, Platform } from '../../src/ports/platform.ts'
import type { Ended } from './bundle.ts'
import { quickClock } from './clocks.ts'

let last: Promise<unknown> = Promise.resolve()

/**
 * What `src/index.ts` and `src/post.ts` do, in the process of the test: a tenth of the time of a process, for runs that
 * try many changes of the sources. One step at a time, because all share the environment and the streams. A request to
 * stop does not reach it.
 */
export function runHere(
  isPost: boolean,
  env: Readonly<Record<string, string>>,
  waitsFile: string,
): Promise<Ended> {
  const step = last.then(() => inEnvironment(env, waitsFile, isPost ? runPost : runMain))
  last = step.catch(() => {})
  return step
}

async function runMain(): Promise<number> {
  try {
    const token = core.getInput('github-token')
    if (token !== '') core.setSecret(token)
    const inputs = readRawInputs(process.env)
    const platform = createGitHubPlatform(process.env, token === '' ? undefined : token, {
      matrix: core.getInput('matrix'),
      strategy: core.getInput('strategy'),
      retentionDays: readRetentionDays(inputs),
    })
    return await main(inputs, uncancelled(platform))
  } catch (error) {
    const { text, exitCode } = describeError(error)
    core.error(text)
    return exitCode
  }
}

async function runPost(): Promise<number> {
  try {
    const platform = createGitHubPlatform(process.env, undefined, { matrix: core.getInput('matrix') })
    if (hasOpenWork(platform)) await cleanUp(readRawInputs(process.env), uncancelled(platform))
  } catch (error) {
    core.info(`The clean-up failed: ${error instanceof Error ? error.message : String(error)}`)
  }
  return 0
}

/** A signal to this process is for the test runner. */
function uncancelled(platform: Platform): Platform {
  return { ...platform, watchForCancel: () => new AbortController().signal }
}

async function inEnvironment(
  env: Readonly<Record<string, string>>,
  waitsFile: string,
  run: () => Promise<number>,
): Promise<Ended> {
  const said = { stdout: '', stderr: '' }
  const { env: envBefore } = process
  const clock = systemClock as { -readonly [Key in keyof Clock]: Clock[Key] }
  const clockBefore = { ...clock }
  const writes = { stdout: process.stdout.write, stderr: process.stderr.write }
  const quick = quickClock()
  const sleep: Clock['sleep'] = (ms, signal) => {
    writeFileSync(waitsFile, `${ms}\n`, { flag: 'a' })
    return quick.sleep(ms, signal)
  }
  process.env = { PATH: envBefore.PATH, ...env }
  Object.assign(clock, { now: quick.now, sleep })
  for (const name of ['stdout', 'stderr'] as const) {
    process[name].write = (text: string | Uint8Array, ...rest: readonly unknown[]) => {
      said[name] += text.toString()
      const done = rest.find((value) => typeof value === 'function')
      if (done !== undefined) process.nextTick(done)
      return true
    }
  }
  try {
    return { exitCode: await run(), ...said }
  } finally {
    process.env = envBefore
    Object.assign(clock, clockBefore)
    Object.assign(process.stdout, { write: writes.stdout })
    Object.assign(process.stderr, { write: writes.stderr })
  }
}
