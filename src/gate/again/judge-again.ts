import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { type CaseTally, countFailures, countJudged, type Run } from '../../model/run/run.ts'
import { createRuleLookup, readCaseTags } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { roundStably } from '../statistics/stable.ts'
import {
  computeDrop,
  computeMeanChange,
  computeWeightedRate,
  isActualDrop,
  isAtLeast,
  type Stratum,
} from '../statistics/stratum.ts'
import type { Disagreement } from './agreement.ts'
import { isSuiteUndecided, isSuspectCase } from './choose.ts'
import { type Evidence, weighFreshEvidence } from './evidence.ts'

/** Fresh iterations of the chosen cases; without `base` where it could not be run. */
export interface Look {
  readonly head: Run
  readonly base?: Run
}

/** What was measured again, and the usual comparisons of it. */
export interface Again {
  readonly chosen: readonly CaseComparison[]
  readonly looks: readonly Look[]
  /** The fresh iterations of the head with those of the base or, without them, with the baseline. */
  readonly fresh: Comparison
  /** The first iterations of the head and the fresh ones together, with the baseline. */
  readonly pooled: Comparison
  /** The fresh base contradicts its own history. */
  readonly disagreement?: Disagreement
}

/** Evidence is told apart up to this. */
const beyondDoubt = 1e9
/** A case is named when it broke with at least this probability. */
const named = 0.8
/** Fresh iterations clear the mean of a suite if they are so many times as likely without a fall. */
const clearance = 5
/**
 * Where only the history counts: share of unchanged runs in which a case may look as bad and still be named.
 */
const suspicious = 0.05

/**
 * Lets fresh iterations decide about the chosen cases, and about the suite. The first look only says what is
 * in doubt, and how much it takes to clear it: what was seen with the probability p by chance may have been
 * -1/(e p ln p) times as likely by a fall (Sellke, Bayarri and Berger 2001). Nothing is red without fresh
 * iterations.
 *
 * @returns `isOpen`: one more look may settle it
 */
export function judgeFreshIterations(
  first: Comparison,
  { chosen, looks, fresh, pooled, disagreement }: Again,
  policy: CaseSettings & EvidenceSettings,
): { readonly comparison: Comparison; readonly isOpen: boolean } {
  const areBothSides = looks.every(({ base }) => base !== undefined)
  const remeasured = chosen.flatMap((compared) => remeasureCase(compared, looks, areBothSides) ?? [])
  const evidence = areBothSides
    ? weighFreshEvidence(remeasured, first.likeness?.correlation ?? 0)
    : weighEvidenceByHistory(remeasured, fresh)
  const figures = summariseFreshRates(first, remeasured, policy)
  if (disagreement !== undefined) {
    const again = { looks: looks.length, cases: remeasured.length, ...figures, disagreement }
    return { comparison: withoutLook(first, again), isOpen: false }
  }
  const total = (evidence.broken + (figures.fell || !areBothSides ? evidence.mean : 0)) / 2
  const needed = Math.min(beyondDoubt, 1 / Math.max(1e-12, first.levels.rates))
  const isProven = total >= needed - 1e-9
  const isWorse = remeasured.map(
    (remeasuredCase, index) =>
      isTotalFailure(remeasuredCase) ||
      (isProven && isCaseNamed(remeasuredCase, evidence.ofCase[index] ?? 1, remeasured.length, areBothSides)),
  )
  const rerun = new Map(
    remeasured.map((remeasuredCase, index) => [
      remeasuredCase.compared.key,
      applyFreshIterations(remeasuredCase, {
        total,
        ofCase: evidence.ofCase[index] ?? 1,
        isWorse: isWorse[index] === true,
      }),
    ]),
  )
  const missing = chosen.filter((compared) => isSuspectCase(compared) && !rerun.has(compared.key)).length
  const scores = judgeScoresAgain(first, fresh)
  // A look at some cases says nothing new of the mean of all.
  const isWhole = first.cases.every(
    (compared) => compared.judgedAs !== 'eval' || compared.drop === undefined || rerun.has(compared.key),
  )
  const ruledOutDrop = (isWhole ? pooled : first).suite?.ruledOutDrop ?? null
  const suite = first.suite && { ...first.suite, ruledOutDrop }
  const judgedAgain = {
    ...first,
    cases: first.cases.map((compared) => rerun.get(compared.key) ?? keepUnmeasured(compared)),
    suite,
    scores,
  }
  const isClear =
    missing === 0 &&
    !remeasured.some(({ compared, sum }) => compared.change === 'new' && sum.headPassed < sum.headCount) &&
    isFallCleared(first, evidence, policy, areBothSides)
  const decideOutcome = () => {
    if (isProven || isWorse.includes(true)) return 'worse'
    if (isClear) return 'cleared'
    return 'open'
  }
  const outcome = decideOutcome()
  const again: LookedAgain = {
    ...figures,
    looks: looks.length,
    cases: remeasured.length,
    missing,
    sides: areBothSides ? 'both' : 'head',
    evidence: roundStably(Math.min(beyondDoubt, total)),
    needed: roundStably(needed),
    outcome,
  }
  const isScoreOpen = scores.some(({ doubtful }) => doubtful)
  const isBoundOpen = isSuiteUndecided({ ...judgedAgain, chances: undefined, scores: [] }, policy)
  return {
    comparison: { ...judgedAgain, again },
    // The history alone can't be asked twice: both times it is the same.
    isOpen: areBothSides && outcome !== 'worse' && (outcome === 'open' || isScoreOpen || isBoundOpen),
  }
}

/** A case with its fresh iterations. */
interface Remeasured {
  readonly compared: CaseComparison
  readonly looks: readonly Stratum[]
  /** The counts of all looks together. */
  readonly sum: Stratum
  readonly before: Counts
  readonly isEval: boolean
}

function remeasureCase(
  compared: CaseComparison,
  looks: readonly Look[],
  areBothSides: boolean,
): Remeasured | undefined {
  const strata = looks.map(({ head, base }) =>
    createLookStratum(head.cases.get(compared.key), base?.cases.get(compared.key)),
  )
  const sum = strata.reduce((a, b) => ({
    headPassed: a.headPassed + b.headPassed,
    headCount: a.headCount + b.headCount,
    basePassed: a.basePassed + b.basePassed,
    baseCount: a.baseCount + b.baseCount,
  }))
  const isNew = compared.change === 'new'
  if (sum.headCount === 0 || (areBothSides && sum.baseCount === 0 && !isNew)) return undefined
  const priorCounts = {
    passed: compared.base?.passed ?? 0,
    judged: countJudgedOnSide(compared.base),
  }
  return { compared, looks: strata, sum, before: priorCounts, isEval: compared.judgedAs === 'eval' }
}

function countJudgedOnSide(tally: CaseTally | undefined): number {
  return tally === undefined ? 0 : countJudged(tally)
}

function createLookStratum(head: CaseTally | undefined, base: CaseTally | undefined): Stratum {
  return {
    headPassed: head?.passed ?? 0,
    headCount: countJudgedOnSide(head),
    basePassed: base?.passed ?? 0,
    baseCount: countJudgedOnSide(base),
  }
}

/** Evidence from the history of the base, where the base was not run again. A p-value is worth 1 / (2 √p). */
function weighEvidenceByHistory(remeasured: readonly Remeasured[], fresh: Comparison): Evidence {
  const weighPValue = (pValue = 1) => 0.5 / Math.sqrt(pValue)
  const byKey = new Map(fresh.cases.map((compared) => [compared.key, compared]))
  const suiteEvidence = weighPValue(fresh.chances?.any)
  return {
    mean: suiteEvidence,
    broken: suiteEvidence,
    ofCase: remeasured.map(({ compared }) => weighPValue(byKey.get(compared.key)?.pValue)),
  }
}

/** A test that always passed, or is new, and fails in all fresh iterations of the head alone. */
function isTotalFailure({ compared, sum: { headPassed, basePassed, baseCount } }: Remeasured): boolean {
  const isClean = compared.judgedAs === 'test' && compared.adjustedPValue === undefined
  return isClean && headPassed === 0 && basePassed === baseCount
}

function isCaseNamed(
  { compared, sum }: Remeasured,
  evidence: number,
  cases: number,
  areBothSides: boolean,
): boolean {
  if (compared.base === undefined) return false
  if (!isActualDrop(sum.baseCount === 0 ? compared.drop : computeDrop(sum))) return false
  // Before the fresh iterations, about one of the cases is taken to be broken.
  if (areBothSides) return evidence / (evidence + cases) >= named
  return evidence >= 0.5 / Math.sqrt(suspicious)
}

function applyFreshIterations(
  { compared, sum }: Remeasured,
  { total, ofCase, isWorse }: { readonly total: number; readonly ofCase: number; readonly isWorse: boolean },
): CaseComparison {
  const { headPassed, headCount, basePassed, baseCount } = sum
  const again = { headPassed, headCount, basePassed, baseCount, isWorse }
  if (compared.change === 'new') return { ...compared, again }
  const change = isWorse ? 'regressed' : toUnprovenChange(compared)
  if (compared.judgedAs === 'test' && compared.adjustedPValue === undefined && (!isWorse || headPassed === 0))
    return { ...compared, change, again }
  // A stake that is multiplied by E has a probability of at most 1 / E by chance.
  const pValue = roundStably(Math.min(1, 1 / ofCase))
  return { ...compared, change, pValue, adjustedPValue: roundStably(Math.min(1, 1 / total)), again }
}

/**
 * The first comparison where the look is no evidence. A test that failed after a clean history stays red;
 * what statistics say of evals may have the cause that the base has, too, so it is open.
 */
function withoutLook(
  first: Comparison,
  again: Pick<
    LookedAgain,
    'looks' | 'cases' | 'headRate' | 'baseRate' | 'meanChange' | 'fell' | 'disagreement'
  >,
): Comparison {
  return {
    ...first,
    cases: first.cases.map(keepUnmeasured),
    scores: first.scores.map((score) => ({
      ...score,
      significant: score.significant === undefined ? undefined : false,
      doubtful: score.significant === true || score.doubtful === true || undefined,
    })),
    again: { ...again, missing: 0, sides: 'both', evidence: 1, needed: 1, outcome: 'void' },
  }
}

/** A test whose failure decided by itself stays red where no fresh result says otherwise. */
function keepUnmeasured(compared: CaseComparison): CaseComparison {
  if (compared.judgedAs === 'test' && compared.adjustedPValue === undefined) return compared
  return withoutOldProof(compared)
}

/** Proven at first, but not measured again: that proof no longer counts. */
function withoutOldProof(compared: CaseComparison): CaseComparison {
  if (compared.change === 'regressed' && compared.brokenSince === undefined)
    return { ...compared, change: toUnprovenChange(compared) }
  return compared
}

function toUnprovenChange({ change, head, base }: CaseComparison): CaseComparison['change'] {
  if (head === undefined || base === undefined || countFailures(head) === 0) return change
  if (change === 'still-failing') return change
  if (countFailures(base) === 0) return 'newly-failing'
  return 'flaky'
}

/**
 * The fresh rates, and whether the mean of the suite fell by what the policy counts if only these cases
 * changed.
 */
function summariseFreshRates(
  { cases }: Comparison,
  remeasured: readonly Remeasured[],
  policy: CaseSettings & EvidenceSettings,
) {
  const findRule = createRuleLookup(policy)
  const findCaseWeight = (compared: CaseComparison) =>
    findRule(compared.identity, readCaseTags(compared)).weight
  const strata = remeasured.flatMap(({ compared, sum, before: priorCounts, isEval }) => {
    const fresh = { ...sum, weight: isEval ? findCaseWeight(compared) : 1, isEval }
    if (sum.baseCount > 0) return fresh
    if (priorCounts.judged === 0) return []
    return { ...fresh, basePassed: priorCounts.passed, baseCount: priorCounts.judged }
  })
  const evals = strata.filter(({ isEval, weight }) => isEval && weight > 0)
  const rerun = evals.reduce((sum, { weight }) => sum + weight, 0)
  const totalWeight = cases
    .filter(({ judgedAs, drop }) => judgedAs === 'eval' && drop !== undefined)
    .reduce((sum, compared) => sum + findCaseWeight(compared), 0)
  const change = evals.length === 0 ? 0 : (computeMeanChange(evals) * rerun) / Math.max(rerun, totalWeight)
  const shown = evals.length > 0 ? evals : strata
  const computeShownRate = (passed: 'headPassed' | 'basePassed', count: 'headCount' | 'baseCount') => {
    if (shown.length === 0) return null
    return roundStably(computeWeightedRate(shown, passed, count))
  }
  return {
    headRate: computeShownRate('headPassed', 'headCount'),
    baseRate: computeShownRate('basePassed', 'baseCount'),
    meanChange: roundStably(change),
    fell: evals.length > 0 && isAtLeast(-change, policy.minDrop.suite),
  }
}

/** Whether the fresh iterations speak against a fall, by as much as the first look spoke for one. */
function isFallCleared(
  first: Comparison,
  { mean, broken }: Evidence,
  policy: EvidenceSettings,
  areBothSides: boolean,
): boolean {
  const p = first.chances?.any ?? 1
  const doubt = p >= 1 / Math.E ? 1 : -Math.E * p * Math.log(p)
  if (!areBothSides) return broken <= doubt
  return broken <= doubt && (!isSuiteUndecided(first, policy) || mean <= doubt / clearance)
}

/** Scores that fell are judged by the fresh values alone. */
function judgeScoresAgain(first: Comparison, fresh: Comparison): Comparison['scores'] {
  return first.scores.map((score) => {
    if (score.significant !== true && score.doubtful !== true) return score
    const again = fresh.scores.find(({ name }) => name === score.name)
    if (again === undefined) return { ...score, significant: false }
    const { doubtful, significant, base, head, pValue, predictionPValue, fallen } = again
    return {
      ...score,
      doubtful,
      significant: significant === true,
      again: { base, head, pValue, predictionPValue, fallen },
    }
  })
}
