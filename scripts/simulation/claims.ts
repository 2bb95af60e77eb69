import { createSeededRandom } from '../../src/gate/statistics/permutation.ts'
import type { Comparison } from '../../src/model/comparison.ts'
import { compareDrawn } from '../../test/support/gate/judge-drawn.ts'
import {
  drawSides,
  effects,
  lower,
  plainSetting,
  type Setting,
  simulate,
  simulatePushes,
} from '../../test/support/gate/simulate-gate.ts'
import { type Effort, type Part, seedOf, shareOf } from './effort.ts'
import { formatTable } from './figures.ts'

/** A sentence that is printed, or that the page says, and how often it is so. */
interface Claim {
  readonly text: string
  readonly promise: string
  measure(setting: Setting, effort: Effort): string
}

const sizes = [
  { cases: 30, iterations: 1 },
  { cases: 50, iterations: 5 },
]
const baseRuns = 10
const pushes = Array.from({ length: 10 }, (_, at) => at + 1)
const fallen = effects['mean falls by 9 points']

const claims: readonly Claim[] = [
  {
    text: '`p = 0.05` or less, and nothing changed',
    promise: 'at most 5%',
    measure: (setting, effort) =>
      countOf(setting, effort, ({ chances }) => chances !== undefined && chances.any <= 0.05),
  },
  {
    text: 'red, and nothing changed',
    promise: 'at most 5%',
    measure: (setting, effort) => verdicts(setting, effort, 'failed'),
  },
  {
    text: 'the same at least once in ten pushes',
    promise: 'about 5%',
    measure: (setting, effort) => {
      const pulls = simulatePushes(setting, pushes, effort.repeats, seedOf(effort, 'claims, ten pushes'))
      return shareOf(pulls.map((outcomes) => outcomes.includes('failed')))
    },
  },
  {
    text: 'the same with `look-again`',
    promise: 'at most 5%',
    measure: (setting, effort) => verdicts({ ...setting, looks: 2 }, effort, 'failed'),
  },
  {
    text: 'the same where all base runs are copies of one',
    promise: 'at most 5%',
    measure: (setting, effort) => countOf({ ...setting, baseRuns: 1 }, effort, isRed, baseRuns),
  },
  {
    text: '"a drop of more than X is ruled out", and it fell by more (9 points)',
    promise: 'at most 5%',
    measure: (setting, effort) =>
      countOf({ ...setting, effect: fallen }, effort, ({ suite }) => (suite?.ruledOutDrop ?? 1) < 0.09),
  },
  {
    text: 'green, and the mean fell by 9 points',
    promise: '',
    measure: (setting, effort) => verdicts({ ...setting, effect: fallen }, effort, 'passed'),
  },
  {
    text: 'green, and one case broke',
    promise: '',
    measure: (setting, effort) =>
      verdicts({ ...setting, effect: effects['1 case broken'] }, effort, 'passed'),
  },
  {
    text: 'the same with `look-again`',
    promise: '',
    measure: (setting, effort) =>
      verdicts({ ...setting, effect: effects['1 case broken'], looks: 2 }, effort, 'passed'),
  },
  {
    text: '"detects a drop of X or more in 80% of runs", and it fell by X: red',
    promise: 'about 80%',
    measure: (setting, effort) => {
      const drop = findDetectable(setting, effort)
      const effect = (rates: readonly number[]) => lower(rates, drop)
      return verdicts({ ...setting, effect }, effort, 'failed')
    },
  },
]

/** What is printed, against made-up pull requests. */
export const claimsPart: Part = {
  name: 'claims',
  effort: { repeats: 300, projects: 1 },
  run: (effort, print) => {
    print(
      `${effort.repeats} made-up pull requests each, ten base runs; the brackets are 95% intervals. A calm world: the [benchmark](benchmark.md) has 68 others.`,
    )
    const rows = claims.map(({ text, promise, measure }) => [
      text,
      promise,
      ...sizes.map((size) => measure({ ...plainSetting, ...size, baseRuns }, effort)),
    ])
    print(formatTable(['Claim', 'Promise', '30 × 1', '50 × 5'], rows))
    return true
  },
}

function verdicts(setting: Setting, effort: Effort, outcome: 'failed' | 'passed'): string {
  const seed = seedOf(effort, `claims, ${setting.cases}, ${outcome}`)
  const share = simulate(setting, effort.repeats, seed)[outcome]
  const times = Math.round(share * effort.repeats)
  return shareOf(Array.from({ length: effort.repeats }, (_, at) => at < times))
}

/** @param copies so many base runs equal to each one that is drawn */
function countOf(
  setting: Setting,
  effort: Effort,
  holds: (comparison: Comparison) => boolean,
  copies = 1,
): string {
  return shareOf(drawComparisons(setting, effort, copies).map(holds))
}

function drawComparisons(setting: Setting, effort: Effort, copies = 1): readonly Comparison[] {
  const random = createSeededRandom(seedOf(effort, `claims, ${setting.cases}`))
  return Array.from({ length: effort.repeats }, (_, repeat) => {
    const sides = drawSides(setting, random, repeat)
    const base = sides.base.flatMap((run) => Array.from({ length: copies }, () => run))
    return compareDrawn({ ...sides, base }, setting)
  })
}

function isRed({ chances }: Comparison): boolean {
  return chances !== undefined && chances.any <= chances.level && chances.evidence >= chances.cuts.red
}

/** Median of what the comparisons of unchanged runs say that they detect, 0..1. */
function findDetectable(setting: Setting, effort: Effort): number {
  const drops = drawComparisons(setting, effort).flatMap(({ suite }) => suite?.smallestDetectableDrop ?? [])
  return drops.toSorted((a, b) => a - b)[Math.floor(drops.length / 2)] ?? 0
}
