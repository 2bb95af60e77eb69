import { describe, expect, it } from 'vitest'
import { createSeededRandom } from '../../src/gate/statistics/permutation.ts'
import { aBaseline, addCase, aPolicy, aRun, judge } from '../support/gate/build.ts'

/*
 * Growth of latency with tails that have no mean worth the name: one answer of twenty takes ten times as long or more,
 * or the whole distribution is one of Pareto. Ten base runs, `mode: fail`.
 */
const repeats = 50
const growth = { ...aPolicy().growth, latency: { mode: 'fail', atLeast: 0.2 } } as const

type Noise = (random: () => number) => number
const pareto =
  (shape: number): Noise =>
  (random) =>
    (1 - random()) ** (-1 / shape)
const noises: Readonly<Record<string, Noise>> = {
  'a tail of Pareto': (random) => (0.8 + 0.4 * random()) * (random() < 0.05 ? 10 * pareto(1.1)(random) : 1),
  'all of Pareto': pareto(1.5),
}

/** Share of pull requests that fail for their latency. */
function shareFailed(noise: Noise, cases: number, iterations: number, factor: number): number {
  let failed = 0
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const random = createSeededRandom(`${cases} ${iterations} ${factor} ${repeat}`)
    const usual = Array.from({ length: cases }, () => 200 + 2000 * random())
    const measure = (id: string, times: number) => {
      const run = aRun(id, {})
      const weather = 0.95 + 0.1 * random()
      for (const [index, ms] of usual.entries())
        for (let iteration = 0; iteration < iterations; iteration += 1)
          addCase(run, `case ${index}`, 'p', { latencyMs: ms * times * weather * noise(random) })
      return run
    }
    const base = aBaseline(...Array.from({ length: 10 }, (_, run) => measure(`base ${run}`, 1)))
    if (judge(measure('head', factor), base, { growth }).reasons('regression-latency').length > 0) failed += 1
  }
  return failed / repeats
}

describe.each(Object.entries(noises))('latency with %s', (_, noise) => {
  it.each([
    [30, 1],
    [50, 5],
  ])('%i cases, %i iterations: half as much again is found, and nothing is not', (cases, iterations) => {
    expect(shareFailed(noise, cases, iterations, 1.5)).toBeGreaterThanOrEqual(0.6)
    expect(shareFailed(noise, cases, iterations, 1)).toBeLessThanOrEqual(0.02)
  })
})
