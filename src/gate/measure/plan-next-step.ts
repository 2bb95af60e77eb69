import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import { countIterations, type Run } from '../../model/run/run.ts'
import { isSuiteUndecided, type LookRequest, requestFirstLook, requestLook } from '../again/choose.ts'
import { compareWithLooks } from '../again/compare-again.ts'
import type { Look } from '../again/remeasured.ts'
import { compareRuns } from '../compare/compare.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import { isProvenBy, isUnlikelyFallen } from '../compare/fall.ts'
import type { Policy } from '../policy/policy.ts'
import { type CaseWorth, rankWorth } from './case-worth.ts'
import { isHistoryEvidence } from './trust-history.ts'

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

export type NextStep =
  | MeasureStep
  /** More would change nothing. `because` of what is certain, or since nothing can be compared. */
  | {
      readonly kind: 'decided'
      readonly comparison: Comparison
      readonly because: 'worse' | 'fine' | 'nothing'
    }
  /** The cap is reached. `more`: what would settle it. */
  | {
      readonly kind: 'capped'
      readonly comparison: Comparison
      readonly more: { readonly cases: number; readonly evaluations: number } | undefined
    }

/** Steps of one measurement, at most. */
const mostSteps = 50
/** Looks that share the level of scores and bounds. */
const plannedPairs = 10
/** A case is measured again while one more iteration is worth more than this. */
const leastWorth = 0.05
/** Of those, beside the one that is worth most, what is worth this part of it is measured at the same time. */
const partOfMost = 0.25
/** A case is compared on both sides once its answers are so many times as likely if it broke, of the number of cases. */
const strongSuspicion = 20
/** Fresh iterations a side of the first pair of looks; each further one has one more. */
const firstPairs = 2
const mostPairs = 5

/**
 * Says what to measure next, until it is certain that something fell or that nothing did. Each case is measured once, then
 * those that tell most: suspects, then what the base is sure of. Before anything is red both sides are measured side by
 * side, unless the history is evidence by itself. The evidence is valid at every stop, see {@link CompareOptions.stopsEarly}.
 */
export function planNextStep(state: MeasuredSoFar): NextStep {
  const { head, baseline, policy, pairs } = state
  const once = planFirstIterations(state)
  if (once !== undefined) return once
  if (head === undefined) throw new Error('the first step measures the head')
  const options = { ...state.options, stopsEarly: true }
  const first = compareRuns(head, baseline, policy, options)
  if (baseline === null || baseline.runs.length === 0)
    return { kind: 'decided', comparison: first, because: 'nothing' }
  const measured = new Set(pairs.flatMap((pair) => [...pair.head.cases.keys()]))
  const chosen = first.cases.filter(({ key }) => measured.has(key))
  const { comparison, next } =
    chosen.length === 0
      ? { comparison: first, next: undefined }
      : compareWithLooks(first, chosen, pairs, {
          head,
          baseline,
          policy,
          options,
          planned: plannedPairs,
          controls: [],
        })
  const worth = rankWorth(first).filter(({ compared }) => !measured.has(compared.key))
  return planStep({ state, first, comparison, next, worth })
}

interface Known {
  readonly state: MeasuredSoFar
  /** The comparison with the history alone. */
  readonly first: Comparison
  readonly comparison: Comparison
  readonly next: LookRequest | undefined
  /** Of the cases that were not measured on both sides. */
  readonly worth: readonly CaseWorth[]
}

function planStep(known: Known): NextStep {
  const { state, first, comparison, next, worth } = known
  const { again } = comparison
  if (again?.outcome === 'worse') return { kind: 'decided', comparison, because: 'worse' }
  if (again?.outcome === 'void') return { kind: 'decided', comparison, because: 'nothing' }
  if (isProvenByHistory(known)) return { kind: 'decided', comparison, because: 'worse' }
  const request = again?.outcome === 'open' ? next : requestControl(known)
  const steps = [
    ...(request === undefined ? [] : [planPairs(state, request, first)]),
    planHeadStep(
      state,
      pickWorthiest(worth, ({ ofCase }) => ofCase, leastWorth),
      'cases',
    ),
    ...(again === undefined && !isUnlikelyFallen(first.chances) ? [planMean(known)] : []),
  ]
  const step = steps.find((planned) => planned !== undefined)
  if (step !== undefined && state.steps.length < mostSteps) return step
  if (again?.outcome === 'open' || (again === undefined && !isUnlikelyFallen(first.chances)))
    return { kind: 'capped', comparison, more: again?.further }
  return { kind: 'decided', comparison, because: 'fine' }
}

/** The first iterations of cases that were never asked for. */
function planFirstIterations({ head, inventory, steps, left }: MeasuredSoFar): MeasureStep | undefined {
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

/** A fall of the mean that the history alone is evidence of. */
function isProvenByHistory({ state: { policy, canMeasureBase }, first, comparison }: Known): boolean {
  if (comparison.again !== undefined || !isProvenBy(first.chances, first.suite, policy)) return false
  return !canMeasureBase || isHistoryEvidence(first)
}

/** What both sides have to measure side by side, since it looks broken or fell by what the history shows. */
function requestControl({
  state: { policy, canMeasureBase },
  first,
  comparison,
  worth,
}: Known): LookRequest | undefined {
  if (!canMeasureBase || comparison.again !== undefined) return undefined
  const strongest = Math.max(0, ...worth.map(({ suspicion }) => suspicion))
  const isStrong = strongest >= strongSuspicion * first.cases.length
  const failsTest = first.cases.some(({ judgedAs, change }) => judgedAs === 'test' && change === 'regressed')
  const isRed = isProvenBy(first.chances, first.suite, policy) || isSuiteUndecided(first, policy)
  if (!isStrong && !failsTest && !isRed) return undefined
  return requestFirstLook(first, policy)
}

function planPairs(
  { pairs, left }: MeasuredSoFar,
  { cases, asksMean }: LookRequest,
  { cases: all }: Comparison,
): MeasureStep | undefined {
  const isOnce = pairs.length === 0 && all.every(({ judgedAs }) => judgedAs === 'test')
  const iterations = isOnce ? 1 : Math.min(mostPairs, firstPairs + pairs.length)
  const keys = cases.slice(0, Math.floor(left / (2 * iterations))).map(({ key }) => key)
  if (keys.length === 0) return undefined
  return { kind: 'measure', cases: keys, iterations, side: 'both', because: 'control', asksMean }
}

/** Those that are worth most now, at least `least`. */
function pickWorthiest(
  worth: readonly CaseWorth[],
  measure: (worth: CaseWorth) => number,
  least: number,
): readonly CaseWorth[] {
  const most = Math.max(0, ...worth.map(measure))
  return worth.filter((one) => measure(one) >= Math.max(least, most * partOfMost))
}

function planHeadStep(
  { left }: MeasuredSoFar,
  worth: readonly CaseWorth[],
  because: MeasureStep['because'],
): MeasureStep | undefined {
  const keys = worth.slice(0, left).map(({ compared }) => compared.key)
  if (keys.length === 0) return undefined
  return createHeadStep(keys, because)
}

/** The mean is in doubt: what tells most of it, on the head as long as the history is evidence. */
function planMean({ state, first, worth }: Known): MeasureStep | undefined {
  if (isHistoryEvidence(first) || !state.canMeasureBase)
    return planHeadStep(
      state,
      pickWorthiest(worth, ({ ofMean }) => ofMean, 0),
      'mean',
    )
  return planPairs(state, requestLook(first, state.policy, [], true), first)
}
