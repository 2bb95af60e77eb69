import type { CaseComparison, Change } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { addUp } from '../../model/data.ts'
import { doubts } from '../../model/doubts.ts'
import { choosePlural, formatNumber, formatPlural } from '../../model/format.ts'
import {
  type CaseTally,
  computePassRate,
  countFailures,
  countJudged,
  isJudged,
  readCounts,
} from '../../model/run/run.ts'
import { several } from '../../model/run/tally.ts'
import type { Reason } from '../../model/verdict.ts'
import { findBrokenGroups } from '../compare/broken-groups.ts'
import { computeBinomialMasses } from '../statistics/binomial.ts'
import { computeFisherChance } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import {
  countsInVerdict,
  type Due,
  type Finders,
  type Finding,
  findCases,
  isCaseFailing,
  listFindings,
  nameCases,
} from './cases.ts'
import type { Sides } from './changed-conditions.ts'
import { findLostCases } from './lost-cases.ts'
import { findAbsentCases } from './presence.ts'
import { findJudgeDoubts, findMissingScorers, findOtherScales } from './scorers.ts'
import {
  findMissingPatterns,
  findUnendedReports,
  findUnshownCases,
  findUnshownFailures,
} from './unexplained.ts'

/** What is due and absent: what the base has and the head lacks, and what reports count and do not show. */
const finders = {
  'broken-suite': findBrokenEntries,
  'lost-cases': findLostCases,
  'missing-cases': (given) => [
    ...findAbsentCases(given),
    ...findUnshownCases(given),
    ...findUnendedReports(given),
  ],
  'missing-scorer': findMissingScorers,
  'score-scale': findOtherScales,
  'judge-agreement': findJudgeDoubts,
  'renamed-failure': findRenamedFailures,
  'missing-report': findMissingPatterns,
  'unexplained-failures': findUnshownFailures,
  'assertion-changed': findChangedAssertions,
} satisfies Finders<Due>

/** Evidence that is absent: cases that can't be compared are never reported as good. */
export function listVanishedReasons(due: Due): Reason[] {
  return listFindings(finders, due)
}

function findBrokenEntries(comparison: Comparison): readonly Finding[] {
  if (comparison.baseline === null) return []
  const { entries, gone: cases } = findBrokenGroups(comparison)
  const gone = cases.size
  const missing =
    gone === 0
      ? ''
      : ` ${formatPlural(gone, 'case')} that passed on the base branch did not run because of it.`
  return findCases(
    entries,
    (count, names) =>
      `${formatPlural(count, 'file or suite', 'files or suites')} broke outside the cases: ${names}.${missing}`,
    { status: 'failed' },
  )
}

/**
 * A failing eval that looks like a removed one under another name: one case proves nothing, but is not a new
 * case either.
 */
function findRenamedFailures({ cases }: Comparison): readonly Finding[] {
  const byKey = new Map(
    cases.filter(({ change }) => change === 'removed').map((compared) => [compared.key, compared]),
  )
  const failing = cases.filter((compared) => {
    const { head, change, likelyRename = '' } = compared
    const base = byKey.get(likelyRename)?.base
    if (change !== 'new' || head === undefined || !isJudged(base) || !countsInVerdict(compared)) return false
    if (countFailures(head) === 0) return false
    return isLikelyLower(head, base) || (head.passed === 0 && countFailures(base) === 0)
  })
  const unclear = findUnclearFailures(cases)
  if (unclear.length === 0)
    return nameCases(
      failing,
      'case that looks renamed does worse than under the old name',
      'cases that look renamed do worse than under the old name',
    )
  return findCases([...failing, ...unclear], (count, names) => {
    const fails = choosePlural(count, 'fails', 'fail')
    const became = choosePlural(count, 'case of the baseline it was', 'cases of the baseline they were')
    return `${formatPlural(count, 'case')} with a new name ${fails}, and it is not clear which ${became}: ${names}. Keep numbers that change from run to run out of the names, or give the cases ids.`
  })
}

/**
 * Whether the head is lower than chance explains for one common rate, so that new names alone keep no verdict
 * open.
 */
function isLikelyLower(head: CaseTally, base: CaseTally): boolean {
  return isAtMost(computeFisherChance(readCounts(base), readCounts(head)), likelyLower)
}

/** Level at which a renamed case counts as lower: one failure reaches it if the base passed nine in ten. */
const likelyLower = 0.2

/** Level at which the failures of new cases are unusual for cases of the base. */
const unusual = 0.05

/**
 * New evals that fail and may be one of several removed ones, if they are worse even where the best of them
 * are paired with the best of those, and fail as few cases of the base would: cases that come and go are
 * mostly like the others.
 */
function findUnclearFailures(cases: readonly CaseComparison[]): readonly CaseComparison[] {
  const unclear = cases.filter(
    (compared) => compared.possibleRename !== undefined && countsInVerdict(compared),
  )
  const baseRates = unclear
    .filter(({ change }) => change === 'removed')
    .flatMap(({ base }) => computePassRate(base) ?? [])
    .sort((a, b) => b - a)
  const added = unclear.filter(({ change, head }) => change === 'new' && isJudged(head))
  const headRates = added.flatMap(({ head }) => computePassRate(head) ?? []).sort((a, b) => b - a)
  if (!headRates.some((passed, index) => passed < (baseRates[index] ?? 0))) return []
  const computeUsualChance = createUsualFailureChance(cases)
  const areUsual = added.every(
    ({ head }) => head === undefined || computeUsualChance(head) * added.length > unusual,
  )
  if (areUsual) return []
  return added.filter(isCaseFailing)
}

/** The chance that a case of the base, taken at random, passes as few iterations. */
function createUsualFailureChance(cases: readonly CaseComparison[]): (head: CaseTally) => number {
  const rates = cases.flatMap(({ base }) =>
    isJudged(base) ? (base.passed + 0.5) / (countJudged(base) + 1) : [],
  )
  const computeChance = (passed: number, judged: number) => {
    const chances = rates.map((rate) => addUp(computeBinomialMasses(judged, rate).subarray(0, passed + 1)))
    return addUp(chances) / Math.max(1, chances.length)
  }
  // Few cases differ in their counts, and to ask for each of them would take quadratic time.
  const known = new Map<string, number>()
  return (head) => {
    const judged = countJudged(head)
    const counts = `${head.passed} of ${judged}`
    const chance = known.get(counts) ?? computeChance(head.passed, judged)
    known.set(counts, chance)
    return chance
  }
}

/** The outcome is another one, and the assertion may be why. What is proven to be worse fails by itself. */
const differing: ReadonlySet<Change> = new Set(['fixed', 'newly-failing'])

/** Whether another assertion, rubric or threshold judges a case on the head. */
export function isJudgedOtherwise({ base, head }: Sides): boolean {
  const sticks = [base?.stick, head?.stick]
  return !sticks.includes(undefined) && !sticks.includes(several) && base?.stick !== head?.stick
}

/**
 * Cases that are judged by another assertion, rubric or threshold than on the base: the question is the same, so they
 * are compared, and open only where the outcome differs, too.
 */
function findChangedAssertions({ cases }: Comparison): readonly Finding[] {
  const changed = cases.filter((compared) => isJudgedOtherwise(compared) && countsInVerdict(compared))
  const isOpen = changed.some(({ change }) => differing.has(change))
  const passed = addUp(changed, ({ head }) => head?.passed ?? 0)
  const judged = addUp(changed, ({ head }) => countJudged(head))
  return findCases(
    changed,
    (count, names) =>
      `${formatPlural(count, 'case is', 'cases are')} judged by another assertion than on the base, by which ${choosePlural(count, 'it passes', 'they pass')} in ${formatNumber(passed)} of ${formatNumber(judged)}: ${names}.${isOpen ? ` ${doubts['assertion-changed'].remedy}` : ''}`,
    { status: isOpen ? undefined : 'warning' },
  )
}
