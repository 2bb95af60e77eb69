import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { type CaseTally, failures, judged, type Run } from '../../model/run/run.ts'
import { caseRules, tagsOf } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import type { Counts } from '../statistics/prediction/history.ts'
import { stable } from '../statistics/stable.ts'
import { dropOf, isAtLeast, isFall, meanChange, type Stratum, weightedRate } from '../statistics/stratum.ts'
import { isSuspect, isUndecided } from './choose.ts'
import { type Evidence, evidenceOf } from './evidence.ts'

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
 * in doubt,
 * and how much it takes to clear it: what was seen with the probability p by chance may have been -1/(e p ln
 * p) times as
 * likely by a fall (Sellke, Bayarri and Berger 2001). Nothing is red without fresh iterations.
 *
 * @returns `isOpen`: one more look may settle it
 */
export function judgeAgain(
  first: Comparison,
  { chosen, looks, fresh, pooled }: Again,
  policy: CaseSettings & EvidenceSettings,
): { readonly comparison: Comparison; readonly isOpen: boolean } {
  const areBothSides = looks.every(({ base }) => base !== undefined)
  const remeasured = chosen.flatMap((of) => remeasure(of, looks, areBothSides) ?? [])
  const evidence = areBothSides
    ? evidenceOf(remeasured, first.likeness?.correlation ?? 0)
    : evidenceByHistory(remeasured, fresh)
  const figures = figuresOf(first, remeasured, policy)
  const total = (evidence.broken + (figures.fell || !areBothSides ? evidence.mean : 0)) / 2
  const needed = Math.min(beyondDoubt, 1 / Math.max(1e-12, first.levels.rates))
  const isProven = total >= needed - 1e-9
  const isWorse = remeasured.map(
    (one, index) =>
      isTotal(one) ||
      (isProven && isNamed(one, evidence.ofCase[index] ?? 1, remeasured.length, areBothSides)),
  )
  const rerun = new Map(
    remeasured.map((one, index) => [
      one.of.key,
      caseAgain(one, { total, ofCase: evidence.ofCase[index] ?? 1, isWorse: isWorse[index] === true }),
    ]),
  )
  const missing = chosen.filter((of) => isSuspect(of) && !rerun.has(of.key)).length
  const scores = scoresAgain(first, fresh)
  // A look at some cases says nothing new of the mean of all.
  const isWhole = first.cases.every(
    (of) => of.judgedAs !== 'eval' || of.drop === undefined || rerun.has(of.key),
  )
  const ruledOutDrop = (isWhole ? pooled : first).suite?.ruledOutDrop ?? null
  const suite = first.suite && { ...first.suite, ruledOutDrop }
  const judgedAgain = {
    ...first,
    cases: first.cases.map((of) => rerun.get(of.key) ?? withoutOldProof(of)),
    suite,
    scores,
  }
  const isClear =
    missing === 0 &&
    !remeasured.some(({ of, sum }) => of.change === 'new' && sum.headPassed < sum.headCount) &&
    isCleared(first, evidence, policy, areBothSides)
  const outcome = isProven || isWorse.includes(true) ? 'worse' : isClear ? 'cleared' : 'open'
  const again: LookedAgain = {
    ...figures,
    looks: looks.length,
    cases: remeasured.length,
    missing,
    sides: areBothSides ? 'both' : 'head',
    evidence: stable(Math.min(beyondDoubt, total)),
    needed: stable(needed),
    outcome,
  }
  const isScoreOpen = scores.some(({ doubtful }) => doubtful)
  const isBoundOpen = isUndecided({ ...judgedAgain, chances: undefined, scores: [] }, policy)
  return {
    comparison: { ...judgedAgain, again },
    // The history alone can't be asked twice: both times it is the same.
    isOpen: areBothSides && outcome !== 'worse' && (outcome === 'open' || isScoreOpen || isBoundOpen),
  }
}

/** A case with its fresh iterations. */
interface Remeasured {
  readonly of: CaseComparison
  readonly looks: readonly Stratum[]
  /** The counts of all looks together. */
  readonly sum: Stratum
  readonly before: Counts
  readonly isEval: boolean
}

function remeasure(
  of: CaseComparison,
  looks: readonly Look[],
  areBothSides: boolean,
): Remeasured | undefined {
  const strata = looks.map(({ head, base }) => stratumOf(head.cases.get(of.key), base?.cases.get(of.key)))
  const sum = strata.reduce((a, b) => ({
    headPassed: a.headPassed + b.headPassed,
    headCount: a.headCount + b.headCount,
    basePassed: a.basePassed + b.basePassed,
    baseCount: a.baseCount + b.baseCount,
  }))
  const isNew = of.change === 'new'
  if (sum.headCount === 0 || (areBothSides && sum.baseCount === 0 && !isNew)) return undefined
  const before = { passed: of.base?.passed ?? 0, judged: of.base === undefined ? 0 : judged(of.base) }
  return { of, looks: strata, sum, before, isEval: of.judgedAs === 'eval' }
}

function stratumOf(head: CaseTally | undefined, base: CaseTally | undefined): Stratum {
  return {
    headPassed: head?.passed ?? 0,
    headCount: head === undefined ? 0 : judged(head),
    basePassed: base?.passed ?? 0,
    baseCount: base === undefined ? 0 : judged(base),
  }
}

/** Evidence from the history of the base, where the base was not run again. A p-value is worth 1 / (2 √p). */
function evidenceByHistory(remeasured: readonly Remeasured[], fresh: Comparison): Evidence {
  const worthOf = (pValue = 1) => 0.5 / Math.sqrt(pValue)
  const byKey = new Map(fresh.cases.map((of) => [of.key, of]))
  const all = worthOf(fresh.chances?.any)
  return { mean: all, broken: all, ofCase: remeasured.map(({ of }) => worthOf(byKey.get(of.key)?.pValue)) }
}

/** A test that always passed, or is new, and fails in all fresh iterations of the head alone. */
function isTotal({ of, sum: { headPassed, basePassed, baseCount } }: Remeasured): boolean {
  const isClean = of.judgedAs === 'test' && of.adjustedPValue === undefined
  return isClean && headPassed === 0 && basePassed === baseCount
}

function isNamed({ of, sum }: Remeasured, evidence: number, cases: number, areBothSides: boolean): boolean {
  if (of.base === undefined) return false
  if (!isFall(sum.baseCount === 0 ? of.drop : dropOf(sum))) return false
  // Before the fresh iterations, about one of the cases is taken to be broken.
  return areBothSides ? evidence / (evidence + cases) >= named : evidence >= 0.5 / Math.sqrt(suspicious)
}

function caseAgain(
  { of, sum }: Remeasured,
  { total, ofCase, isWorse }: { readonly total: number; readonly ofCase: number; readonly isWorse: boolean },
): CaseComparison {
  const { headPassed, headCount, basePassed, baseCount } = sum
  const again = { headPassed, headCount, basePassed, baseCount, isWorse }
  if (of.change === 'new') return { ...of, again }
  const change = isWorse ? 'regressed' : unprovenChange(of)
  if (of.judgedAs === 'test' && of.adjustedPValue === undefined && (!isWorse || headPassed === 0))
    return { ...of, change, again }
  // A stake that is multiplied by E has a probability of at most 1 / E by chance.
  const pValue = stable(Math.min(1, 1 / ofCase))
  return { ...of, change, pValue, adjustedPValue: stable(Math.min(1, 1 / total)), again }
}

/** Proven at first, but not measured again: that proof no longer counts. */
function withoutOldProof(of: CaseComparison): CaseComparison {
  return of.change === 'regressed' ? { ...of, change: unprovenChange(of) } : of
}

function unprovenChange({ change, head, base }: CaseComparison): CaseComparison['change'] {
  if (head === undefined || base === undefined || failures(head) === 0) return change
  return failures(base) === 0 ? 'newly-failing' : 'flaky'
}

/**
 * The fresh rates, and whether the mean of the suite fell by what the policy counts if only these cases
 * changed.
 */
function figuresOf(
  { cases }: Comparison,
  remeasured: readonly Remeasured[],
  policy: CaseSettings & EvidenceSettings,
) {
  const ruleOf = caseRules(policy)
  const weightOf = (of: CaseComparison) => ruleOf(of.identity, tagsOf(of)).weight
  const strata = remeasured.flatMap(({ of, sum, before, isEval }) => {
    const base = sum.baseCount > 0 ? sum : { basePassed: before.passed, baseCount: before.judged }
    return base.baseCount === 0
      ? []
      : [{ ...sum, ...pickBase(base), weight: isEval ? weightOf(of) : 1, isEval }]
  })
  const evals = strata.filter(({ isEval, weight }) => isEval && weight > 0)
  const rerun = evals.reduce((sum, { weight }) => sum + weight, 0)
  const all = cases
    .filter(({ judgedAs, drop }) => judgedAs === 'eval' && drop !== undefined)
    .reduce((sum, of) => sum + weightOf(of), 0)
  const change = evals.length === 0 ? 0 : (meanChange(evals) * rerun) / Math.max(rerun, all)
  const shown = evals.length > 0 ? evals : strata
  return {
    headRate: shown.length === 0 ? null : stable(weightedRate(shown, 'headPassed', 'headCount')),
    baseRate: shown.length === 0 ? null : stable(weightedRate(shown, 'basePassed', 'baseCount')),
    meanChange: stable(change),
    fell: evals.length > 0 && isAtLeast(-change, policy.minDrop.suite),
  }
}

const pickBase = ({ basePassed, baseCount }: Pick<Stratum, 'basePassed' | 'baseCount'>) => ({
  basePassed,
  baseCount,
})

/** Whether the fresh iterations speak against a fall, by as much as the first look spoke for one. */
function isCleared(
  first: Comparison,
  { mean, broken }: Evidence,
  policy: EvidenceSettings,
  areBothSides: boolean,
): boolean {
  const p = first.chances?.any ?? 1
  const doubt = p >= 1 / Math.E ? 1 : -Math.E * p * Math.log(p)
  if (!areBothSides) return broken <= doubt
  return broken <= doubt && (!isUndecided(first, policy) || mean <= doubt / clearance)
}

/** Scores that fell are judged by the fresh values alone. */
function scoresAgain(first: Comparison, fresh: Comparison): Comparison['scores'] {
  return first.scores.map((of) => {
    if (of.significant !== true && of.doubtful !== true) return of
    const again = fresh.scores.find(({ name }) => name === of.name)
    if (again === undefined) return { ...of, significant: false }
    const { doubtful, significant, pValue } = again
    return { ...of, doubtful, significant: significant === true, pValue, predictionPValue: undefined }
  })
}
