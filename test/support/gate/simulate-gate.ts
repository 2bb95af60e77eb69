import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { createSharedWork } from '../../../src/gate/compare/base-work.ts'
import type { Policy } from '../../../src/gate/policy/policy.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { buildCaseKey } from '../../../src/model/run/identity.ts'
import type { CaseTally, Run } from '../../../src/model/run/run.ts'
import type { VerdictOutcome } from '../../../src/model/verdict.ts'
import { judgeDrawn } from './judge-drawn.ts'

type Random = () => number

/** True pass rates of the cases of a made-up suite. */
export type Mix = (cases: number, random: Random) => number[]

/** The mixes of suites that the simulations run over. `mixed` is the one of the power tables. */
export const mixes: Readonly<Record<string, Mix>> = {
  mixed: (cases, random) =>
    rates(cases, () => {
      const kind = random()
      return kind < 0.6 ? 0.995 : kind < 0.7 ? 0.02 : 0.3 + 0.6 * random()
    }),
  stable: (cases) => rates(cases, () => 0.995),
  /** Never fails. */
  perfect: (cases) => rates(cases, () => 1),
  'mostly perfect': (cases, random) => rates(cases, () => (random() < 0.9 ? 1 : 0.5)),
  '95 %': (cases) => rates(cases, () => 0.95),
  '80 %': (cases) => rates(cases, () => 0.8),
  'coin flips': (cases) => rates(cases, () => 0.5),
  good: (cases, random) => rates(cases, () => 0.85 + 0.15 * random()),
  spread: (cases, random) => rates(cases, random),
  'mostly failing': (cases, random) => rates(cases, () => 0.3 * random()),
}

function rates(cases: number, rate: () => number): number[] {
  return Array.from({ length: cases }, rate)
}

/** What happened to the suite between base and head. */
export type Effect = (rates: readonly number[], random: Random) => number[]

export const effects = {
  'no change': (before: readonly number[]) => [...before],
  'mean falls by 9 points': (before: readonly number[]) => lower(before, 0.09),
  'mean falls by 5 points': (before: readonly number[]) => lower(before, 0.05),
  /** The case that passed most often now always fails. */
  '1 case broken': (before: readonly number[]) => breakCases(before, 1),
  '3 cases broken': (before: readonly number[]) => breakCases(before, 3),
} as const satisfies Record<string, Effect>

/** Every rate falls by the same step, none below 0, so that the mean falls by `drop`. */
export function lower(before: readonly number[], drop: number): number[] {
  const after = (step: number) => before.map((rate) => Math.max(0, rate - step))
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  let [low, high] = [0, 1]
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2
    if (mean(before) - mean(after(middle)) < drop) low = middle
    else high = middle
  }
  return after(high)
}

/**
 * No change of the system, but a model that is not stable: the log-odds of every case move by themselves
 * between base and head, with this standard deviation. The promise does not cover it.
 */
export function drift(deviation: number): Effect {
  return (before, random) => before.map((rate) => shiftOdds(rate, deviation * normal(random)))
}

function normal(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

function shiftOdds(rate: number, shift: number): number {
  if (rate <= 0 || rate >= 1) return rate
  const odds = (rate / (1 - rate)) * Math.exp(shift)
  return odds / (1 + odds)
}

/** All rates of a run move together by this standard deviation (0.05: five points), none outside of 0..1. */
export function sharedShift(deviation: number): Effect {
  return (before, random) => {
    const shift = deviation * normal(random)
    return before.map((rate) => Math.min(1, Math.max(0, rate + shift)))
  }
}

/** The log-odds of groups of `size` cases move together. */
export function clusters(size: number, deviation: number): Effect {
  return (before, random) => {
    let shift = 0
    return before.map((rate, index) => {
      if (index % size === 0) shift = deviation * normal(random)
      return shiftOdds(rate, shift)
    })
  }
}

export function breakCases(before: readonly number[], count: number): number[] {
  const best = [...before.keys()].sort((a, b) => (before[b] ?? 0) - (before[a] ?? 0)).slice(0, count)
  return before.map((rate, index) => (best.includes(index) ? 0 : rate))
}

export interface Setting {
  readonly mix: Mix
  readonly effect: Effect
  readonly cases: number
  /** Iterations of each case in each run. */
  readonly iterations: number
  readonly baseRuns: number
  readonly policy: Policy
  /** How often what is in doubt may be measured again, each time with five fresh iterations a side. */
  readonly looks?: number
  /** Every iteration also carries a score, 1 or 0 with some noise. */
  readonly scores?: boolean
  /** True rates of a base run (0: the newest), if the base itself changed; by default those of the head before the effect. */
  readonly onBase?: (rates: readonly number[], run: number) => readonly number[]
  /** How the rates move by themselves in every run, on both sides. */
  readonly weather?: Effect
  /** Both sides of a rerun move alike, as what happens at the same time does; by default each by itself. */
  readonly sameWeather?: boolean
  /** Share of iterations that repeat the first one of their run, 0..1: a cache. */
  readonly cached?: number
  /** Standard deviation of how the scores of a whole run move by themselves. */
  readonly scoreDrift?: number
}

/** Every suite here is one of evals, and says so: plain counts alone don't show it at one iteration. */
export const evalPolicy: Policy = { ...defaultPolicy, kind: 'evals' }

export const plainSetting: Setting = {
  mix: mixes.mixed as Mix,
  effect: effects['no change'],
  cases: 50,
  iterations: 5,
  baseRuns: 1,
  policy: evalPolicy,
}

/** Shares of the runs, 0..1. */
export interface Outcomes {
  readonly failed: number
  readonly inconclusive: number
  readonly passed: number
}

/** Judges `repeats` made-up pull requests. The same seed gives the same shares. */
export function simulate(setting: Setting, repeats: number, seed: string): Outcomes {
  const random = createSeededRandom(seed)
  const counts: Record<VerdictOutcome, number> = { failed: 0, inconclusive: 0, passed: 0 }
  for (let repeat = 0; repeat < repeats; repeat += 1) counts[judgeOnce(setting, random, repeat)] += 1
  return {
    failed: counts.failed / repeats,
    inconclusive: counts.inconclusive / repeats,
    passed: counts.passed / repeats,
  }
}

/**
 * Judges these pushes of made-up pull requests, each over a base of its own.
 *
 * @param pushes the number of each, from 1
 */
export function simulatePushes(
  setting: Setting,
  pushes: readonly number[],
  repeats: number,
  seed: string,
): readonly (readonly VerdictOutcome[])[] {
  const random = createSeededRandom(seed)
  return Array.from({ length: repeats }, (_, repeat) => {
    const sides = drawSides(setting, random, repeat)
    const work = createSharedWork()
    return pushes.map((push) => {
      const before = { others: push - 1, same: [] }
      return judgeDrawn({ ...sides, head: sides.measureHead() }, { ...setting, before }, work)
    })
  })
}

function judgeOnce(setting: Setting, random: Random, repeat: number): VerdictOutcome {
  return judgeDrawn(drawSides(setting, random, repeat), setting)
}

/** Both sides of one made-up pull request. */
export interface DrawnSides {
  readonly head: Run
  /** The newest first. */
  readonly base: readonly Run[]
  /** The head as the next push measures it. */
  measureHead(): Run
  /** Five fresh iterations of every case, head and base. */
  rerun(): readonly [Run, Run]
}

export function drawSides(setting: Setting, random: Random, repeat: number): DrawnSides {
  const before = setting.mix(setting.cases, random)
  const after = setting.effect(before, random)
  const { weather, iterations, onBase } = setting
  const draw = (id: string, of: readonly number[], count: number) =>
    makeRun(`${id} ${repeat}`, weather === undefined ? of : weather(of, random), count, random, setting)
  const base = Array.from({ length: setting.baseRuns }, (_, index) =>
    draw(`base ${index}`, onBase?.(before, index) ?? before, iterations),
  )
  return {
    head: draw('head', after, iterations),
    base,
    measureHead: () => draw('head', after, iterations),
    rerun: () => {
      const seed = setting.sameWeather === true ? String(random()) : undefined
      const again = (id: string, of: readonly number[]) =>
        seed === undefined || weather === undefined
          ? draw(id, of, freshIterations)
          : makeRun(
              `${id} ${repeat}`,
              weather(of, createSeededRandom(seed)),
              freshIterations,
              random,
              setting,
            )
      return [again('again', after), again('base again', before)]
    },
  }
}

const freshIterations = 5

/** One run of cases with these true rates. */
export function makeRun(
  id: string,
  passRates: readonly number[],
  iterations: number,
  random: Random,
  { scores: withScores = false, cached = 0, scoreDrift = 0 }: Partial<Setting> = {},
  nameOf: (index: number) => string = (index) => `case ${String(index).padStart(5, '0')}`,
): Run {
  const shift = scoreDrift * normal(random)
  const cases = new Map<string, CaseTally>()
  for (const [index, rate] of passRates.entries()) {
    const identity = { suite: [], name: nameOf(index) }
    const key = buildCaseKey(identity)
    let [passed, first] = [0, false]
    const values: number[] = []
    for (let iteration = 0; iteration < iterations; iteration += 1) {
      const repeats = iteration > 0 && cached > 0 && random() < cached
      const passes = repeats ? first : random() < rate
      if (iteration === 0) first = passes
      if (passes) passed += 1
      if (withScores) values.push((passes ? 0.8 : 0.2) + 0.2 * random() + shift)
    }
    const tally: CaseTally = {
      key,
      identity,
      passed,
      failed: iterations - passed,
      errored: 0,
      skipped: 0,
      lost: 0,
      flaky: 0,
    }
    if (withScores) {
      const sum = values.reduce((total, value) => total + value, 0)
      tally.scores = new Map([['quality', { count: iterations, sum, values, undecided: 0 }]])
    }
    cases.set(key, tally)
  }
  return { info: { id, suiteName: 'made up', createdAt: 1 }, cases }
}
