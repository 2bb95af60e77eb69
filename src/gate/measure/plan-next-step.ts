import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { type CaseWorth, rankWorth } from '../again/case-worth.ts'
import { isSuiteUndecided, isSuspectCase, type LookRequest, requestFirstLook } from '../again/choose.ts'
import { compareWithLooks } from '../again/compare-again.ts'
import { type HistoryTrust, isSuspicious } from '../again/first-look.ts'
import { compareRuns } from '../compare/compare.ts'
import { isOfMean, isProvenBy, isUnlikelyFallen } from '../compare/fall.ts'
import {
  hasSuspects,
  type MeasuredSoFar,
  type MeasureStep,
  pickCases,
  pickForMean,
  planHeadStep,
  planPairs,
} from './steps.ts'
import { isHistoryEvidence, isMeasuredAlike } from './trust-history.ts'

export type { MeasuredSoFar, MeasureStep }

export type NextStep =
  | MeasureStep
  /** More would change nothing. */
  | {
      readonly kind: 'decided'
      readonly comparison: Comparison
    }
  /** The cap is reached. `more`: what would settle it, where that can be foreseen. */
  | {
      readonly kind: 'capped'
      readonly comparison: Comparison
      readonly more: { readonly cases: number; readonly evaluations: number } | undefined
    }

/** Steps of one measurement, at most. */
const mostSteps = 50
/** Looks that share the level of scores and bounds. */
const plannedPairs = 10
/** Iterations on the head alone after which a case is left: one that looks fine, one in doubt. */
const mostAlone = { fine: 4, doubtful: 12 }
/** Evidence of a fall of the mean up to which it is ruled out: where it fell, this happens at most so often at any stop. */
const greenAtStop = 0.1
/** Evidence of a fall of the mean from which both sides are asked for it before any further case is. */
const leastOfMean = 0.3
/**
 * Says what to measure next, until it is certain that something fell or that nothing did. Each case is measured once, then
 * those that tell most: suspects, then what the base is sure of. Before anything is red both sides are measured side by
 * side, unless it is the mean and the history is evidence of it. The evidence is valid at every stop, see `stopsEarly`.
 */
export function planNextStep(state: MeasuredSoFar): NextStep {
  const { head, baseline, policy, pairs } = state
  const first = compareHistory(state, policy.alpha)
  if (baseline === null || baseline.runs.length === 0) return { kind: 'decided', comparison: first }
  const history = isHistoryEvidence(first, baseline) ? 'evidence' : 'prior'
  const measured = new Set(pairs.flatMap((pair) => [...pair.head.cases.keys()]))
  const chosen = first.cases.filter(({ key }) => measured.has(key))
  const { comparison, next } =
    chosen.length === 0
      ? { comparison: first, next: undefined }
      : compareWithLooks(first, chosen, pairs, {
          head,
          baseline,
          policy,
          options: { ...state.options, stopsEarly: true },
          planned: plannedPairs,
          controls: [],
          history,
        })
  const ranked = rankWorth(first)
  const worth = ranked.filter((suspect) => !measured.has(suspect.compared.key) && mayTell(suspect, first))
  return planStep({ state, first, comparison, next, chosen, ranked, worth, history })
}

/** The head beside the history of the base. @param alpha 0: nothing is proven by chances */
function compareHistory({ head, baseline, policy, options }: MeasuredSoFar, alpha: number): Comparison {
  return compareRuns(head, baseline, { ...policy, alpha }, { ...options, stopsEarly: true })
}

/** More iterations of the head alone show that this case broke or not; where it is likelier than not, both sides will. */
function mayTell({ iterations, suspicion }: CaseWorth, first: Comparison): boolean {
  if (isSuspicious(suspicion, first)) return true
  return iterations < (suspicion < 1 ? mostAlone.fine : mostAlone.doubtful)
}

interface Known {
  readonly state: MeasuredSoFar
  /** The comparison with the history alone. */
  readonly first: Comparison
  readonly comparison: Comparison
  readonly next: LookRequest | undefined
  /** Cases that were measured on both sides. */
  readonly chosen: readonly CaseComparison[]
  readonly ranked: readonly CaseWorth[]
  /** Of the cases that the head alone may still tell of. */
  readonly worth: readonly CaseWorth[]
  readonly history: HistoryTrust
}

function planStep(known: Known): NextStep {
  const { state, first, comparison, worth } = known
  const { again } = comparison
  const isOver = again?.outcome === 'void' || again?.outcome === 'worse'
  if (isOver || (isProvenByHistory(known) && !state.canMeasureBase)) return { kind: 'decided', comparison }
  if (isMeanProven(known)) return { kind: 'decided', comparison: first }
  const doubtful = pickCases(worth)
  const step =
    planControl(known) ??
    planHeadStep(state, doubtful) ??
    (weighMean(known) > greenAtStop ? planMean(known) : undefined)
  if (step !== undefined && state.steps.length < mostSteps) return step
  if (doubtful.length === 0 && !isOpen(known)) return { kind: 'decided', comparison }
  return {
    kind: 'capped',
    comparison: isProvenByHistory(known) && !isTrusted(known) ? compareHistory(state, 0) : comparison,
    more: again?.further,
  }
}

/** Red by the history alone, and not yet measured on both sides. */
function isProvenByHistory({ state: { policy }, first, comparison: { again } }: Known): boolean {
  return again === undefined && isProvenBy(first.chances, first.suite, policy)
}

/** Weather lowers the mean, and breaks no single case. */
function isTrusted({ first, history }: Known): boolean {
  return history === 'evidence' || (isMeasuredAlike(first) && !isOfMeanAlone(first))
}

/** The history alone shows that the mean fell, and is evidence by itself. */
function isMeanProven({ state: { policy, pairs }, first, history }: Known): boolean {
  if (history === 'prior' || pairs.some(({ asksMean }) => asksMean)) return false
  return isProvenBy(first.chances, first.suite, policy) && isOfMeanAlone(first)
}

/** The evidence that the mean fell. */
function weighMean({ first: { chances, suite }, comparison: { again } }: Known): number {
  if (chances === undefined || suite?.of !== 'evals') return 0
  return chances.evidence * chances.ofMean * (again?.evidence ?? 1)
}

function isOpen({ first, comparison: { again } }: Known): boolean {
  if (again !== undefined) return again.outcome === 'open'
  return !isUnlikelyFallen(first.chances)
}

/** Both sides side by side, where something looks broken or fell by what the history shows. */
function planControl(known: Known): MeasureStep | undefined {
  const { state, first, comparison, next, worth } = known
  if (!state.canMeasureBase) return undefined
  const { again } = comparison
  const doubtful = worth.filter(({ iterations }) => iterations >= mostAlone.doubtful)
  if (doubtful.length > 0)
    return planBothSides(known, { cases: doubtful.map(({ compared }) => compared), asksMean: false })
  if (again !== undefined) {
    if (again.outcome !== 'open' || next === undefined) return undefined
    if (!next.asksMean || weighMean(known) > greenAtStop) return planBothSides(known, next)
    return planBothSides(known, { cases: known.chosen, asksMean: false })
  }
  const isPrior = known.history === 'prior'
  if (!looksRed(known))
    return isPrior && !hasSuspects(worth) && weighMean(known) > leastOfMean ? planMean(known) : undefined
  const request = requestFirstLook(first, state.policy)
  const asksMean = isPrior && (isOfMeanAlone(first) || request.asksMean)
  return planBothSides(known, { ...request, asksMean })
}

function looksRed({ state: { policy }, first }: Known): boolean {
  if (first.cases.some((compared) => compared.judgedAs === 'test' && isSuspectCase(compared))) return true
  return isProvenBy(first.chances, first.suite, policy) || isSuiteUndecided(first, policy)
}

function isOfMeanAlone({ chances, suite }: Comparison): boolean {
  return chances !== undefined && suite?.of === 'evals' && isOfMean(chances)
}

function planBothSides({ state, first, ranked }: Known, request: LookRequest): MeasureStep | undefined {
  const areTests = first.cases.every(({ judgedAs }) => judgedAs === 'test')
  return planPairs(state, request, { areTests, ranked })
}

/** What tells most of the mean: on the head as long as its history is evidence, then on both sides. */
function planMean(known: Known): MeasureStep | undefined {
  const { state, worth, history } = known
  if (state.canMeasureBase && history === 'prior') return planBothSides(known, { cases: [], asksMean: true })
  return planHeadStep(state, pickForMean(worth))
}
