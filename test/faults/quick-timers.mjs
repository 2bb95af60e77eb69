// @ts-check
/*
 * Loaded into the built action beside quick-waits.mjs: libraries wait by the global timer, for which a schedule of faults
 * has no time. Waits of a second and more take a twentieth; time limits a sixth, so that a busy machine stays within.
 */
const { setTimeout: sleep } = globalThis
const limit = AbortSignal.timeout.bind(AbortSignal)
globalThis.setTimeout = /** @type {any} */ (
  (/** @type {any} */ callback, ms = 0, /** @type {any[]} */ ...rest) =>
    sleep(callback, ms >= 1_000 ? ms / 20 : ms, ...rest)
)
AbortSignal.timeout = (ms) => limit(ms >= 10_000 ? ms / 6 : ms)
