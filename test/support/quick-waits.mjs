// @ts-check
import { appendFileSync } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'

/*
 * Loaded before a bundle (`node --import quick-waits.mjs dist/index.js`), it shortens waiting: a pause takes
 * that part of its time which EVAL_GATE_TEST_FASTER says, and at its end the monotonic clocks of the process have moved
 * by the whole pause. Work takes the time it takes. The bundle itself is what users get. Every pause is written to
 * the file that EVAL_GATE_TEST_WAITS names, in ms, so that a scenario can assert how long a step would have waited.
 *
 * JavaScript because every process of the bundle loads it: stripping types would cost more than it is worth.
 */
const { EVAL_GATE_TEST_WAITS: waitsFile, EVAL_GATE_TEST_FASTER: timesFaster } = process.env
if (waitsFile !== undefined) install(waitsFile, Number(timesFaster))

/**
 * @param {string} file
 * @param {number} faster
 */
function install(file, faster) {
  const sleep = timers.setTimeout
  const elapsed = performance.now.bind(performance)
  const uptime = process.uptime.bind(process)
  let skipped = 0
  performance.now = () => elapsed() + skipped
  process.uptime = () => uptime() + skipped / 1000
  timers.setTimeout = async (ms = 0, value, options) => {
    const endsAt = performance.now() + ms
    appendFileSync(file, `${ms}\n`)
    await sleep(ms / faster, undefined, options)
    // Pauses overlap: the clock moves to the end of this one unless another has moved it further.
    skipped = Math.max(skipped, endsAt - elapsed())
    return /** @type {any} */ (value)
  }
  syncBuiltinESMExports()
  // Libraries pause by a timer that resolves a promise, which is native code, or that stops to wait for an abort.
  const { setTimeout } = globalThis
  const isPause = (/** @type {unknown} */ wake) => /\[native code\]|removeEventListener/.test(String(wake))
  globalThis.setTimeout = Object.assign(
    (/** @type {() => void} */ wake, ms = 0, ...rest) =>
      setTimeout(wake, isPause(wake) ? ms / faster : ms, ...rest),
    setTimeout,
  )
}
