import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Run } from '../../model/run/run.ts'
import type { CaseWorth } from '../again/case-worth.ts'
import type { LookRequest } from '../again/choose.ts'
import type { Look } from '../again/remeasured.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import type { Policy } from '../policy/policy.ts'

/** What was measured so far, and what may still be. */
export interface MeasuredSoFar {
  /** All iterations of the head but those of {@link pairs}: each case was measured once, at least. */
  readonly head: Run
  /** The steps on both sides, in their order. */
  readonly pairs: readonly Look[]
  readonly baseline: Baseline | null
  readonly policy: Policy
  readonly options: CompareOptions
  /** Every step so far, whatever it gave. */
  readonly steps: readonly MeasureStep[]
  /** Iterations that may still be measured, on both sides together. */
  readonly left: number
  /** Iterations that run side by side, as far as that is known; else 1. */
  readonly sideBySide: number
  /** How often so many may still run, one after the other, until it takes as long as a fixed design. */
  readonly rounds: number
  readonly canMeasureBase: boolean
}

/** What to measure next, at once: each of the cases so many times on each of the sides. */
export interface MeasureStep {
  readonly kind: 'measure'
  /** Keys. */
  readonly cases: readonly string[]
  readonly iterations: number
  readonly side: 'head' | 'both'
  /** The {@link Look.asksMean} of a step on both sides. */
  readonly asksMean: boolean
}

/** A case is measured again while one more iteration is worth more than this. */
const leastWorth = 0.078
/** One that is worth more is a suspect: then only what is worth at least this part of it is measured, and not the rest. */
const suspect = { worth: 1, part: 0.1 }
/** From so many iterations on, a case is measured twice at a time. */
const manyIterations = 4
/** Cases that a pair of looks at the mean asks. */
const casesOfMean = 16
/** Fresh iterations a side of the first pair of looks; each further one has one more. */
const firstPairs = 2
const mostPairs = 5

/** How many iterations a side there is room for. */
function countRoom({ left, rounds, sideBySide }: MeasuredSoFar, sides: number): number {
  return Math.min(Math.floor(left / sides), Math.floor(rounds / sides) * sideBySide)
}

/** The mean is asked for by the cases that tell most of it, whatever the head did in them. */
export function planPairs(
  state: MeasuredSoFar,
  { cases, asksMean }: LookRequest,
  { areTests, ranked }: { readonly areTests: boolean; readonly ranked: readonly CaseWorth[] },
): MeasureStep | undefined {
  const { length } = state.pairs
  const isOnce = areTests && length === 0
  const asked = asksMean
    ? ranked
        .toSorted((a, b) => b.ofMean - a.ofMean)
        .slice(0, casesOfMean)
        .map(({ compared }) => compared)
    : cases
  const iterations = isOnce ? 1 : Math.min(mostPairs, firstPairs + length)
  const keys = asked.slice(0, Math.floor(countRoom(state, 2) / iterations)).map(({ key }) => key)
  if (keys.length === 0) return undefined
  return { kind: 'measure', cases: keys, iterations, side: 'both', asksMean }
}

/** Whether a case may well have broken. */
export function hasSuspects(worth: readonly CaseWorth[]): boolean {
  return worth.some(({ ofCase }) => ofCase >= suspect.worth)
}

/** The suspects, where there are any, or else all that one more iteration tells of. */
export function pickCases(worth: readonly CaseWorth[]): readonly CaseWorth[] {
  const most = Math.max(0, ...worth.map(({ ofCase }) => ofCase))
  const least = hasSuspects(worth) ? most * suspect.part : leastWorth
  return worth.filter(({ ofCase }) => ofCase >= least)
}

/** Those that tell about as much of the mean as the best ones. */
export function pickForMean(worth: readonly CaseWorth[]): readonly CaseWorth[] {
  const most = Math.max(0, ...worth.map(({ ofMean }) => ofMean))
  return worth.filter(({ ofMean }) => ofMean >= most * suspect.part)
}

export function planHeadStep(state: MeasuredSoFar, worth: readonly CaseWorth[]): MeasureStep | undefined {
  const iterations = worth.every(({ iterations: asked }) => asked >= manyIterations) ? 2 : 1
  const cases = worth
    .slice(0, Math.floor(countRoom(state, 1) / iterations))
    .map(({ compared }) => compared.key)
  if (cases.length === 0) return undefined
  return { kind: 'measure', cases, iterations, side: 'head', asksMean: false }
}
