import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import { doubts } from '../../model/doubts.ts'
import { choosePlural, formatNumber, formatPlural, listSome, quoteName } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { type CaseTally, countFailures, countJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { findBrokenGroups, isCaseGone } from '../compare/broken-groups.ts'
import { outage } from '../compare/lost.ts'
import type { MissingSettings } from '../policy/policy.ts'
import { computeBinomialMasses } from '../statistics/binomial.ts'
import { computeFisherDrop } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import { countsInVerdict, createCaseReasons, listCaseKeys, type WeighedCases } from './cases.ts'
import { findVanishedGroups } from './groups.ts'
import { listMissingPatternReasons } from './missing-reports.ts'
import { listScorerReasons } from './scorers.ts'

/** Share of the judged base cases that may be missing; above it the verdict is inconclusive. */
const mostVanished = 0.5

/** Evidence that the base has and the head lacks: cases that can't be compared are never reported as good. */
export function listVanishedReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: MissingSettings,
  wasRemoved: (group: string) => boolean = () => false,
): Reason[] {
  if (comparison.baseline === null) return []
  // The rule about infrastructure errors reports a head that lost too much.
  const tooMuchLost = comparison.lost.isTooMuch && comparison.lost.head > outage
  const lost: Reason[] = []
  if (!tooMuchLost) {
    lost.push(
      ...listLostCaseReasons(comparison),
      ...listVanishedCaseReasons(comparison, cases),
      ...listVanishedGroupReasons(comparison, wasRemoved),
    )
  }
  return [
    ...listBrokenGroupReasons(comparison),
    ...lost,
    ...listScorerReasons(comparison),
    ...listRenameReasons(comparison),
    ...listMissingPatternReasons(comparison, policy),
  ]
}

function listBrokenGroupReasons(comparison: Comparison): Reason[] {
  const { entries, gone } = findBrokenGroups(comparison)
  const missing =
    gone === 0
      ? ''
      : ` ${formatPlural(gone, 'case')} that passed on the base branch did not run because of it.`
  return createCaseReasons(
    entries,
    { rule: 'broken-suite', status: 'failed', evidence: { broken: entries.length, gone } },
    (count, names) =>
      `${formatPlural(count, 'file or suite', 'files or suites')} broke outside the cases: ${names}.${missing}`,
  )
}

function listLostCaseReasons({ cases }: Comparison): Reason[] {
  const lost = cases.filter((compared) => {
    const { head, base } = compared
    if (head === undefined || head.lost === 0 || countJudged(head) > 0 || !countsInVerdict(compared))
      return false
    return head.scope === 'suite' || (base !== undefined && countJudged(base) > 0)
  })
  return createCaseReasons(
    lost,
    { rule: 'lost-cases', status: 'inconclusive', evidence: { lost: lost.length } },
    (count, names) =>
      `${formatPlural(count, 'case')} of the baseline lost every iteration to infrastructure errors and could not be compared: ${names}. Run the job again.`,
  )
}

function listVanishedCaseReasons(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  const dueCases = comparison.cases.filter(
    (compared) =>
      compared.base !== undefined &&
      compared.base.scope !== 'suite' &&
      countJudged(compared.base) > 0 &&
      compared.unjudgedBefore !== true &&
      countsInVerdict(compared),
  )
  const isLostCase = ({ head }: CaseComparison) =>
    head !== undefined && head.lost > 0 && countJudged(head) === 0
  const gone = dueCases.filter(isCaseGone)
  const lost = dueCases.filter(isLostCase)
  const vanished = gone.length + lost.length
  const quiet = countQuiet(comparison)
  const baseTotal = dueCases.length + quiet
  // Where other cases ran, and none of them is known, another rule reports this.
  const isAllOther =
    quiet === 0 && counted.length > 0 && counted.every((compared) => compared.change === 'new')
  if (vanished <= baseTotal * mostVanished || isAllOther) return []
  const skipped = gone.filter(({ change }) => change === 'skipped').length
  const parts = compact([
    skipped > 0 && `${formatNumber(skipped)} skipped`,
    gone.length > skipped && `${formatNumber(gone.length - skipped)} gone`,
    lost.length > 0 && `${formatNumber(lost.length)} lost`,
  ]).join(', ')
  const evidence = { vanished, skipped, removed: gone.length - skipped, lost: lost.length, before: baseTotal }
  return createCaseReasons(
    [...gone, ...lost],
    { rule: 'vanished-cases', status: 'inconclusive', evidence },
    (count, names) =>
      `${formatNumber(count)} of the ${formatPlural(baseTotal, 'case')} of the baseline could not be compared (${parts}), so most of the evidence is missing: ${names}.`,
  )
}

const mostGroups = 5

/** Whole parts of the suite that are absent, unless the change removed them. */
function listVanishedGroupReasons(comparison: Comparison, wasRemoved: (group: string) => boolean): Reason[] {
  const groups = findVanishedGroups(comparison).filter(
    ({ kind, name }) => kind === 'environment' || !wasRemoved(name),
  )
  if (groups.length === 0) return []
  const vanished = groups.flatMap(({ cases }) => cases)
  const named = listSome(groups, mostGroups, ({ kind, name, environment, cases }) => {
    const where = environment === undefined ? '' : ` in ${quoteName(environment)}`
    return `${kind} ${quoteName(name)}${where} (${formatPlural(cases.length, 'case')})`
  })
  return [
    {
      rule: 'vanished-group',
      status: 'inconclusive',
      message: `Nothing of the ${named} was judged now, unlike on the base branch. ${doubts['vanished-group'].remedy}`,
      evidence: { groups: groups.length, vanished: vanished.length },
      cases: listCaseKeys(vanished),
    },
  ]
}

/**
 * A failing eval that looks like a removed one under another name: one case proves nothing, but is not a new
 * case either.
 */
function listRenameReasons({ cases }: Comparison): Reason[] {
  const byKey = new Map(
    cases.filter(({ change }) => change === 'removed').map((compared) => [compared.key, compared]),
  )
  const failing = cases.filter((compared) => {
    const { head, change, likelyRename } = compared
    const base = likelyRename === undefined ? undefined : byKey.get(likelyRename)?.base
    if (change !== 'new' || head === undefined || base === undefined || !countsInVerdict(compared))
      return false
    if (countFailures(head) === 0 || countJudged(base) === 0) return false
    return isLikelyLower(head, base)
  })
  const unclear = findUnclearFailures(cases)
  const rule = { rule: 'renamed-failure', status: 'inconclusive' } as const
  if (unclear.length === 0) {
    return createCaseReasons(failing, rule, (count, names) => {
      return `${formatPlural(count, 'case')} that ${choosePlural(count, 'looks renamed does', 'look renamed do')} worse than under the old name: ${names}.`
    })
  }
  return createCaseReasons([...failing, ...unclear], rule, (count, names) => {
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
  const headCount = countJudged(head)
  const baseCount = countJudged(base)
  const counts = { headPassed: head.passed, headCount, basePassed: base.passed, baseCount, weight: 1 }
  return isAtMost(computeFisherDrop(counts), likelyLower)
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
  const readPassRate = (tally: CaseComparison['head']) => {
    if (tally === undefined || countJudged(tally) === 0) return []
    return [tally.passed / countJudged(tally)]
  }
  const baseRates = unclear
    .filter(({ change }) => change === 'removed')
    .flatMap(({ base }) => readPassRate(base))
    .sort((a, b) => b - a)
  const added = unclear.filter(({ change, head }) => change === 'new' && readPassRate(head).length > 0)
  const headRates = added.flatMap(({ head }) => readPassRate(head)).sort((a, b) => b - a)
  if (!headRates.some((passed, index) => passed < (baseRates[index] ?? 0))) return []
  const computeUsualChance = createUsualFailureChance(cases)
  const areUsual = added.every(
    ({ head }) => head === undefined || computeUsualChance(head) * added.length > unusual,
  )
  if (areUsual) return []
  return added.filter(({ head }) => head !== undefined && countFailures(head) > 0)
}

/** The chance that a case of the base, taken at random, passes as few iterations. */
function createUsualFailureChance(cases: readonly CaseComparison[]): (head: CaseTally) => number {
  const rates = cases.flatMap(({ base }) =>
    base === undefined || countJudged(base) === 0 ? [] : (base.passed + 0.5) / (countJudged(base) + 1),
  )
  return (head) => {
    const chances = rates.map((rate) =>
      computeBinomialMasses(countJudged(head), rate)
        .subarray(0, head.passed + 1)
        .reduce((sum, mass) => sum + mass, 0),
    )
    return chances.reduce((sum, chance) => sum + chance, 0) / Math.max(1, chances.length)
  }
}
