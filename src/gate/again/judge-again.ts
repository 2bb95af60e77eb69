import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { countFailures, type Run } from '../../model/run/run.ts'
import { sumSpent } from '../../model/run/spent.ts'
import { isOfMean, isUnlikelyFallen } from '../compare/fall.ts'
import { createRuleLookup, readCaseTags } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
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
import { isSuiteUndecided, isSuspectCase, type LookRequest, requestLook } from './choose.ts'
import type { Evidence, FreshCounts } from './evidence.ts'
import { countOnSide, countRated, weighBothSides } from './first-look.ts'

/** Fresh iterations of the chosen cases; without `base` where it could not be run. */
export interface Look {
  readonly head: Run
  readonly base?: Run
  /** It asks for the mean of the suite, too, by cases that were drawn at random. */
  readonly asksMean: boolean
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
/** An eval that is lower again stays a suspect with this evidence, or suspicion for each of the cases. */
const stillSuspect = { evidence: 2, suspicion: 0.3 }
/** A look is foreseen so many times at most. */
const mostForeseen = 5
/** Part of the stake that is always on the mean, and on single cases. */
const leastStake = 0.2
/**
 * Where only the history counts: share of unchanged runs in which a case may look as bad and still be named.
 */
const suspicious = 0.05

/**
 * Lets both looks together decide about the chosen cases, and about the suite. The first one had the probability p by
 * chance, and the fresh iterations multiply a stake by E, so p / E is a probability, too (Ignatiadis, Wang and Ramdas
 * 2024): what the first look has proven stays proven unless the fresh iterations speak against it, and nothing is red
 * where the head is as good as the base when both are measured again.
 *
 * @returns `next`: what may settle it if it is measured once more
 */
export function judgeFreshIterations(
  first: Comparison,
  { chosen, looks, fresh, pooled, disagreement }: Again,
  policy: CaseSettings & EvidenceSettings,
): { readonly comparison: Comparison; readonly next: LookRequest } {
  const areBothSides = looks.every(({ base }) => base !== undefined)
  const remeasured = chosen.flatMap((compared) => remeasureCase(compared, looks, areBothSides) ?? [])
  const evidence = areBothSides
    ? weighBothSides(first, remeasured)
    : weighEvidenceByHistory(remeasured, fresh)
  const rates = summariseFreshRates(first, remeasured, policy)
  const { isMeanAsked: _, ...figures } = rates
  if (disagreement !== undefined) {
    const again = {
      looks: looks.length,
      cases: remeasured.length,
      spent: sumSpent(looks.flatMap(({ head, base }) => [head, base])),
      ...figures,
      disagreement,
    }
    return { comparison: withoutLook(first, again), next: nothingAsked }
  }
  const isMeanCounted = rates.fell || !areBothSides
  const total = combineEvidence(first, evidence, isMeanCounted)
  const factor = areBothSides ? weighFirstLook(first) : 1
  const together = total * factor
  const needed = Math.min(beyondDoubt, 1 / Math.max(1e-12, first.levels.rates))
  const isStrong = together >= needed - 1e-9
  const isNamed = remeasured.map(
    (remeasuredCase, index) =>
      isStrong &&
      isCaseNamed(remeasuredCase, evidence.withFirst[index] ?? 1, countRated(first), areBothSides),
  )
  // A head that is as good as the base when both are measured again proves nothing, however bad it was at first.
  const isProven = isStrong && (isNamed.includes(true) || isLowerAgain(first, rates))
  const isWorse = remeasured.map(
    (remeasuredCase, index) => isTotalFailure(remeasuredCase) || isNamed[index] === true,
  )
  const rerun = new Map(
    remeasured.map((remeasuredCase, index) => [
      remeasuredCase.compared.key,
      applyFreshIterations(remeasuredCase, {
        together,
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
  const suspects = remeasured.filter(
    (remeasuredCase, index) =>
      isHeadLower(remeasuredCase) &&
      isSuspectCase(remeasuredCase.compared) &&
      (!remeasuredCase.isEval ||
        !areBothSides ||
        (evidence.ofCase[index] ?? 1) >= stillSuspect.evidence ||
        (evidence.suspicions[index] ?? 1) >= stillSuspect.suspicion * countRated(first)),
  )
  const hasAsked = looks.some(({ asksMean }) => asksMean)
  const isClear =
    missing === 0 &&
    // Clean suspects say little of a mean that fell.
    (hasAsked || !isMeanLeft(first)) &&
    remeasured.length > 0 &&
    suspects.length === 0 &&
    (remeasured.every(({ isEval }) => !isEval) ||
      isUnlikelyFallen(pooled.chances) ||
      (first.chances !== undefined && first.chances.evidence * total <= first.chances.cuts.green))
  const decideOutcome = () => {
    if (isProven || isWorse.includes(true)) return 'worse'
    if (isClear) return 'cleared'
    return 'open'
  }
  const outcome = decideOutcome()
  const isOpen = outcome === 'open' || scores.some(({ doubtful }) => doubtful)
  const isBoundOpen = isSuiteUndecided({ ...judgedAgain, scores: [] }, policy)
  // Suspects first; the rest where these are clean, or where the mean says most of the first evidence.
  const asksMean = hasAsked || suspects.length === 0 || isMeanSuspect(first)
  // The history alone can't be asked twice: both times it is the same.
  const canSettle = areBothSides && outcome !== 'worse' && (isOpen || isBoundOpen)
  const next = canSettle
    ? requestLook(
        first,
        policy,
        suspects.map(({ compared }) => compared),
        asksMean,
      )
    : nothingAsked
  /** Looks like those so far, of what is asked next, until they prove a fall. */
  const foresee = (): LookedAgain['further'] => {
    if (outcome !== 'open' || next.cases.length === 0 || total <= 1) return undefined
    const repeated = remeasured.filter(({ compared }) => next.cases.includes(compared))
    const perLook = repeated.reduce(
      (sum, { sum: { headCount, baseCount } }) => sum + headCount + baseCount,
      0,
    )
    for (let times = 1; times <= mostForeseen; times += 1) {
      const alike = remeasured.map((one) =>
        repeated.includes(one)
          ? {
              ...one,
              looks: Array(times + 1)
                .fill(one.looks)
                .flat(),
            }
          : one,
      )
      const foreseen = combineEvidence(first, weighBothSides(first, alike), isMeanCounted)
      if (foreseen * factor >= needed) return { cases: repeated.length, evaluations: times * perLook }
    }
    return undefined
  }
  const again: LookedAgain = {
    ...figures,
    spent: sumSpent(looks.flatMap(({ head, base }) => [head, base])),
    further: foresee(),
    looks: looks.length,
    cases: remeasured.length,
    missing,
    sides: areBothSides ? 'both' : 'head',
    evidence: roundStably(Math.min(beyondDoubt, together)),
    needed: roundStably(needed),
    outcome,
  }
  return { comparison: { ...judgedAgain, again }, next }
}

const nothingAsked: LookRequest = { cases: [], asksMean: false }

/** A case with its fresh iterations. */
interface Remeasured {
  readonly compared: CaseComparison
  readonly looks: readonly FreshCounts[]
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
  const strata = looks.map((look) => {
    const head = countOnSide(look.head.cases.get(compared.key))
    const base = countOnSide(look.base?.cases.get(compared.key))
    return {
      asksMean: look.asksMean,
      headPassed: head.passed,
      headCount: head.judged,
      basePassed: base.passed,
      baseCount: base.judged,
    }
  })
  const sum = strata.reduce<Stratum>(
    (a, b) => ({
      headPassed: a.headPassed + b.headPassed,
      headCount: a.headCount + b.headCount,
      basePassed: a.basePassed + b.basePassed,
      baseCount: a.baseCount + b.baseCount,
    }),
    nothing,
  )
  const isNew = compared.change === 'new'
  if (sum.headCount === 0 || (areBothSides && sum.baseCount === 0 && !isNew)) return undefined
  return {
    compared,
    looks: strata,
    sum,
    before: countOnSide(compared.base),
    isEval: compared.judgedAs === 'eval',
  }
}

const nothing: Stratum = { headPassed: 0, headCount: 0, basePassed: 0, baseCount: 0 }

/** Whether the fresh head is worse than the fresh base or, without one, than its history; a new case: whether it fails. */
function isHeadLower({ sum: { headPassed, headCount, basePassed, baseCount }, before }: Remeasured): boolean {
  if (baseCount > 0) return isActualDrop(basePassed / baseCount - headPassed / headCount)
  if (before.judged > 0) return isActualDrop(before.passed / before.judged - headPassed / headCount)
  return headPassed < headCount
}

/** Evidence of the mean and of single cases, by the stakes on each. */
function combineEvidence(first: Comparison, { mean, broken }: Evidence, isMeanCounted: boolean): number {
  const stake = Math.min(1 - leastStake, Math.max(leastStake, first.chances?.ofMean ?? 0))
  return (1 - stake) * broken + stake * (isMeanCounted ? mean : Math.min(1, mean))
}

/**
 * What the first look multiplies fresh evidence by, from the probability p by chance. Proven: 1 / p, since p over an
 * independent e-value is a probability again. Else the mean of 1 and the e-value 1 / (2 √p), so that it never takes away
 * more than half.
 */
function weighFirstLook({ chances, levels }: Comparison): number {
  if (chances === undefined) return 1
  const p = Math.max(1e-9, chances.any, chances.exact ?? 0)
  return isAtMost(p, levels.rates) ? 1 / p : (1 + 0.5 / Math.sqrt(p)) / 2
}

/** Whether the fresh head is lower in what the first look has in doubt: the mean of all, or some cases. */
function isLowerAgain(
  first: Comparison,
  { headRate, baseRate, isMeanAsked }: ReturnType<typeof summariseFreshRates>,
): boolean {
  if (headRate === null || baseRate === null || !isActualDrop(baseRate - headRate)) return false
  return isMeanAsked || !isMeanSuspect(first)
}

/** Whether the first look points to the mean of the evals by so much that clean suspects don't clear it. */
function isMeanLeft({ chances, suite }: Comparison): boolean {
  if (suite?.of === 'tests') return false
  return chances !== undefined && chances.evidence * chances.ofMean > chances.cuts.green / 2
}

/** Whether the mean, rather than single cases, is what the first look has in doubt. */
function isMeanSuspect({ chances }: Comparison): boolean {
  return chances !== undefined && !isUnlikelyFallen(chances) && isOfMean(chances)
}

/** Evidence from the history of the base, where the base was not run again. A p-value is worth 1 / (2 √p). */
function weighEvidenceByHistory(remeasured: readonly Remeasured[], fresh: Comparison): Evidence {
  const weighPValue = (pValue = 1) => 0.5 / Math.sqrt(pValue)
  const byKey = new Map(fresh.cases.map((compared) => [compared.key, compared]))
  const suiteEvidence = weighPValue(fresh.chances?.any)
  const ofCase = remeasured.map(({ compared }) => weighPValue(byKey.get(compared.key)?.pValue))
  return { mean: suiteEvidence, broken: suiteEvidence, ofCase, withFirst: ofCase, suspicions: ofCase }
}

/** A test that always passed, or is new, and fails in all fresh iterations of the head alone. */
function isTotalFailure({ compared, sum: { headPassed, basePassed, baseCount } }: Remeasured): boolean {
  const isClean = compared.judgedAs === 'test' && compared.adjustedPValue === undefined
  return isClean && headPassed === 0 && basePassed === baseCount
}

function isCaseNamed(
  { compared, sum }: Remeasured,
  /** How much likelier it is that the case broke. */
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
  {
    together,
    ofCase,
    isWorse,
  }: { readonly together: number; readonly ofCase: number; readonly isWorse: boolean },
): CaseComparison {
  const { headPassed, headCount, basePassed, baseCount } = sum
  const again = { headPassed, headCount, basePassed, baseCount, isWorse }
  if (compared.change === 'new') return { ...compared, again }
  const change = isWorse ? 'regressed' : toUnprovenChange(compared)
  if (compared.judgedAs === 'test' && compared.adjustedPValue === undefined && (!isWorse || headPassed === 0))
    return { ...compared, change, again }
  // Chance multiplies a stake by E or more with a probability of at most 1 / E.
  const pValue = roundStably(Math.min(1, (compared.pValue ?? 1) / ofCase))
  return { ...compared, change, pValue, adjustedPValue: roundStably(Math.min(1, 1 / together)), again }
}

/**
 * The first comparison where the look is no evidence. A test that failed after a clean history stays red;
 * what statistics say of evals may have the cause that the base has, too, so it is open.
 */
function withoutLook(
  first: Comparison,
  again: Pick<
    LookedAgain,
    'looks' | 'cases' | 'spent' | 'headRate' | 'baseRate' | 'meanChange' | 'fell' | 'disagreement'
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
  const strata = remeasured.flatMap(({ compared, sum, looks, before: priorCounts, isEval }) => {
    const fresh = {
      ...sum,
      weight: isEval ? findCaseWeight(compared) : 1,
      isEval,
      isAsked: looks.some(({ asksMean, headCount }) => asksMean && headCount > 0),
      isDrawn: !isSuspectCase(compared),
    }
    if (sum.baseCount > 0) return fresh
    if (priorCounts.judged === 0) return []
    return { ...fresh, basePassed: priorCounts.passed, baseCount: priorCounts.judged }
  })
  const evals = strata.filter(({ isEval, weight }) => isEval && weight > 0)
  const drawn = evals.filter(({ isDrawn }) => isDrawn)
  const suspects = evals.filter(({ isDrawn }) => !isDrawn)
  const sumWeights = (counted: typeof evals) => counted.reduce((sum, { weight }) => sum + weight, 0)
  const totalWeight = cases
    .filter(({ judgedAs, drop }) => judgedAs === 'eval' && drop !== undefined)
    .reduce((sum, compared) => sum + findCaseWeight(compared), 0)
  const isAsked = evals.some(({ isAsked }) => isAsked)
  // Drawn cases stand for all that are not suspects.
  const others = Math.max(sumWeights(drawn), totalWeight - sumWeights(suspects))
  const change =
    (computeMeanChange(suspects) * sumWeights(suspects) + computeMeanChange(drawn) * others) /
    Math.max(1, totalWeight)
  const shown = evals.length > 0 ? evals : strata
  const computeShownRate = (passed: 'headPassed' | 'basePassed', count: 'headCount' | 'baseCount') => {
    if (shown.length === 0) return null
    return roundStably(computeWeightedRate(shown, passed, count))
  }
  return {
    headRate: computeShownRate('headPassed', 'headCount'),
    baseRate: computeShownRate('basePassed', 'baseCount'),
    meanChange: roundStably(change),
    isMeanAsked: isAsked,
    fell: isAsked && isAtLeast(-change, policy.minDrop.suite),
  }
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
