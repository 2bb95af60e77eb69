import type { Baseline } from '../../model/comparison/baseline.ts'
import { countIterations, type Run } from '../../model/run/run.ts'
import type { LookRequest } from '../again/choose.ts'
import type { Look } from '../again/remeasured.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import type { Policy } from '../policy/policy.ts'
import type { CaseWorth } from './case-worth.ts'

/** What was measured so far, and what may still be. */
export interface MeasuredSoFar {
  /** All iterations of the head but those of {@link pairs}; undefined before the first step. */
  readonly head: Run | undefined
  /** The steps on both sides, in their order. */
  readonly pairs: readonly Look[]
  readonly baseline: Baseline | null
  readonly policy: Policy
  readonly options: CompareOptions
  /** Every step so far, whatever it gave. */
  readonly steps: readonly MeasureStep[]
  /** Iterations that may still be measured, on both sides together. */
  readonly left: number
  /** Keys of the cases that the suite has, as far as it is known: all of them are measured once. */
  readonly inventory: readonly string[]
  readonly canMeasureBase: boolean
}

/** What to measure next, at once: each of the cases so many times on each of the sides. */
export interface MeasureStep {
  readonly kind: 'measure'
  /** Keys; `all`: whatever the suite has. */
  readonly cases: readonly string[] | 'all'
  readonly iterations: number
  readonly side: 'head' | 'both'
  readonly because: 'once' | 'suspects' | 'cases' | 'mean' | 'control'
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

/** The first iterations of cases that were never asked for. */
export function planFirstIterations({
  head,
  inventory,
  steps,
  left,
}: MeasuredSoFar): MeasureStep | undefined {
  if (steps.some(({ cases }) => cases === 'all')) return undefined
  if (head === undefined && inventory.length === 0) return createHeadStep('all', 'once')
  const asked = new Set(steps.flatMap(({ cases }) => cases))
  const cases = inventory.filter((key) => !asked.has(key) && !isMeasured(head, key)).slice(0, left)
  if (cases.length === 0) return undefined
  return createHeadStep(cases, 'once')
}

function isMeasured(head: Run | undefined, key: string): boolean {
  const tally = head?.cases.get(key)
  return tally !== undefined && countIterations(tally) > 0
}

function createHeadStep(cases: MeasureStep['cases'], because: MeasureStep['because']): MeasureStep {
  return { kind: 'measure', cases, iterations: 1, side: 'head', because, asksMean: false }
}

/** The mean is asked for by the cases that tell most of it, whatever the head did in them. */
export function planPairs(
  { pairs, left }: MeasuredSoFar,
  { cases, asksMean }: LookRequest,
  { areTests, ranked }: { readonly areTests: boolean; readonly ranked: readonly CaseWorth[] },
): MeasureStep | undefined {
  const isOnce = areTests && pairs.length === 0
  const iterations = isOnce ? 1 : Math.min(mostPairs, firstPairs + pairs.length)
  const asked = asksMean
    ? ranked
        .toSorted((a, b) => b.ofMean - a.ofMean)
        .slice(0, casesOfMean)
        .map(({ compared }) => compared)
    : cases
  const keys = asked.slice(0, Math.floor(left / (2 * iterations))).map(({ key }) => key)
  if (keys.length === 0) return undefined
  return { kind: 'measure', cases: keys, iterations, side: 'both', because: 'control', asksMean }
}

/** The suspects, where there are any, or else all that one more iteration tells of. */
export function pickCases(worth: readonly CaseWorth[]): readonly CaseWorth[] {
  const most = Math.max(0, ...worth.map(({ ofCase }) => ofCase))
  const least = most >= suspect.worth ? most * suspect.part : leastWorth
  return worth.filter(({ ofCase }) => ofCase >= least)
}

/** Those that tell about as much of the mean as the best ones. */
export function pickForMean(worth: readonly CaseWorth[]): readonly CaseWorth[] {
  const most = Math.max(0, ...worth.map(({ ofMean }) => ofMean))
  return worth.filter(({ ofMean }) => ofMean >= most * suspect.part)
}

export function planHeadStep(
  { left }: MeasuredSoFar,
  worth: readonly CaseWorth[],
  because: MeasureStep['because'],
): MeasureStep | undefined {
  const iterations = worth.every(({ iterations: asked }) => asked >= manyIterations) ? 2 : 1
  const keys = worth.slice(0, Math.floor(left / iterations)).map(({ compared }) => compared.key)
  if (keys.length === 0) return undefined
  return { ...createHeadStep(keys, because), iterations }
}
