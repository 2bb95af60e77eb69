import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison, LookedAgain } from '../../model/comparison.ts'
import { sumSpent } from '../../model/run/spent.ts'
import { isMeanSuspect, isUnlikelyFallen } from '../compare/fall.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { roundStably } from '../statistics/stable.ts'
import { computeDrop, isActualDrop } from '../statistics/stratum.ts'
import type { Disagreement } from './agreement.ts'
import { applyFreshIterations, judgeScoresAgain, keepUnmeasured, withoutLook } from './apply-look.ts'
import { isSuiteUndecided, isSuspectCase, type LookRequest, requestLook } from './choose.ts'
import {
  combineEvidence,
  foreseeProof,
  weighEvidenceByHistory,
  weighFirstLook,
  weighLikelihood,
} from './combine-evidence.ts'
import { countRated, type HistoryTrust, isSuspicious, weighBothSides } from './first-look.ts'
import { summariseFreshRates } from './fresh-rates.ts'
import { isHeadLower, type Look, type Remeasured, remeasureCase } from './remeasured.ts'

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
  readonly history?: HistoryTrust
}

/** Evidence is told apart up to this. */
const beyondDoubt = 1e9
/** The first look counts by this power where the history is a prior: bad weather looks like a fall. */
const priorPart = 2 / 3
/** A case is named when it broke with at least this probability. */
const named = 0.8
/** An eval that is lower stays a suspect with this evidence. */
const stillSuspect = 2
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
  { chosen, looks, fresh, pooled, disagreement, history }: Again,
  policy: CaseSettings & EvidenceSettings,
): { readonly comparison: Comparison; readonly next: LookRequest } {
  const areBothSides = looks.every(({ base }) => base !== undefined)
  const remeasured = chosen.flatMap((compared) => remeasureCase(compared, looks, areBothSides) ?? [])
  const evidence = areBothSides
    ? weighBothSides(first, remeasured)
    : weighEvidenceByHistory(remeasured, fresh)
  const rates = summariseFreshRates(first, remeasured, policy)
  const { isMeanAsked: _, ...figures } = rates
  if (disagreement !== undefined && !isGoodAlone(first, remeasured)) {
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
  const power = history === 'prior' ? priorPart : 1
  const factor = areBothSides ? weighFirstLook(first) ** power : 1
  const together = total * factor
  const needed = Math.min(beyondDoubt, 1 / Math.max(1e-12, first.levels.rates))
  const isStrong = together >= needed - 1e-9
  const { chances } = first
  /** Of both looks that something fell. */
  const likelihood = weighLikelihood(first, evidence, isMeanCounted) * (chances?.evidence ?? 1) ** power
  const isLikely = chances === undefined || likelihood >= chances.cuts.red
  const isNamed = remeasured.map(
    (remeasuredCase, index) =>
      isStrong &&
      // No case broke where both looks together are likelier without a fall.
      (chances === undefined || likelihood >= 1) &&
      isCaseNamed(remeasuredCase, evidence.withFirst[index] ?? 1, countRated(first), areBothSides),
  )
  // A head that is as good as the base when both are measured again proves nothing, however bad it was at first.
  const isProven = isStrong && (isNamed.includes(true) || (isLikely && isLowerAgain(first, rates)))
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
        (evidence.ofCase[index] ?? 1) >= stillSuspect ||
        isSuspicious(evidence.suspicions[index] ?? 1, first)),
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
      (chances !== undefined && likelihood <= chances.cuts.green))
  const decideOutcome = () => {
    if (isProven || isWorse.includes(true)) return 'worse'
    if (isClear) return 'cleared'
    return 'open'
  }
  const outcome = decideOutcome()
  const isOpen = outcome === 'open' || scores.some(({ doubtful }) => doubtful)
  const isBoundOpen = isSuiteUndecided({ ...judgedAgain, scores: [] }, policy)
  // Suspects first; the rest where these are clean, or where the mean says most of the first evidence.
  const asksMean = history !== 'evidence' && (hasAsked || suspects.length === 0 || isMeanSuspect(first))
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
  const further =
    outcome === 'open' && total > 1
      ? foreseeProof(first, remeasured, { next, needed: needed / factor, isMeanCounted })
      : undefined
  const again: LookedAgain = {
    ...figures,
    spent: sumSpent(looks.flatMap(({ head, base }) => [head, base])),
    further,
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

/** Whether evals of a green run pass as often as in the history of the base, so that the fresh base decides nothing. */
function isGoodAlone({ chances }: Comparison, remeasured: readonly Remeasured[]): boolean {
  if (!isUnlikelyFallen(chances) || remeasured.length === 0) return false
  return remeasured.every(
    ({ isEval, before, sum: { headPassed, headCount } }) =>
      isEval && before.judged > 0 && headPassed / headCount >= before.passed / before.judged,
  )
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
