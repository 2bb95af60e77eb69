// @ts-check
/*
 * Loaded before a bundle, it puts the clock of the process wrong: EVAL_GATE_TEST_CLOCK is a list of steps
 * `[[afterMs, shiftMs], …]`. From `afterMs` after the start on, the time is `shiftMs` ahead (behind, if negative) of the
 * right one. What measures durations goes on evenly, as it does on a machine whose clock is set.
 *
 * JavaScript because processes of the bundle load it.
 */
const steps = /** @type {[number, number][]} */ (JSON.parse(process.env.EVAL_GATE_TEST_CLOCK ?? '[]'))
const elapsed = performance.now.bind(performance)
const RealDate = Date

function shift() {
  const now = elapsed()
  return steps.findLast(([afterMs]) => afterMs <= now)?.[1] ?? 0
}

const atStart = steps.find(([afterMs]) => afterMs === 0)?.[1] ?? 0
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + atStart })

globalThis.Date = new Proxy(RealDate, {
  construct: (target, given, newTarget) =>
    Reflect.construct(target, given.length === 0 ? [RealDate.now() + shift()] : given, newTarget),
  apply: () => new RealDate(RealDate.now() + shift()).toString(),
  get: (target, name) => (name === 'now' ? () => RealDate.now() + shift() : Reflect.get(target, name)),
})
