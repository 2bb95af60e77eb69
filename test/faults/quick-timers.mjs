// @ts-check
/*
 * Loaded into the built action in addition to quick-waits.mjs: libraries wait by the global timer, for which a schedule
 * of faults has no time. Their waits take a twentieth. The budget of a step is longer, and takes its time: a busy
 * machine must not use it up.
 */
const { setTimeout: sleep } = globalThis
globalThis.setTimeout = /** @type {any} */ (
  (/** @type {any} */ callback, ms = 0, /** @type {any[]} */ ...rest) =>
    sleep(callback, ms >= 1_000 && ms <= 60_000 ? ms / 20 : ms, ...rest)
)
