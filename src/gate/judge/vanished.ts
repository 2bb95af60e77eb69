import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { doubts } from '../../model/doubts.ts'
import { formatNumber, listSome, plural, quoteName } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { type CaseTally, failures, judged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { findBrokenGroups, isGone } from '../compare/broken-groups.ts'
import { outage } from '../compare/lost.ts'
import type { MissingSettings } from '../policy/policy.ts'
import { binomial } from '../statistics/binomial.ts'
import { fisherDrop } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import { countsInVerdict, keysOf, reasonAbout, type WeighedCases } from './cases.ts'
import { vanishedGroups } from './groups.ts'
import { missingPatternReasons } from './missing-reports.ts'
import { scorerReasons } from './scorers.ts'

/** Share of the judged base cases that may be missing; above it the verdict is inconclusive. */
const mostVanished = 0.5

/** Evidence that the base has and the head lacks: cases that can't be compared are never reported as good. */
export function vanishedReasons(
  comparison: Comparison,
  cases: WeighedCases,
  policy: MissingSettings,
  wasRemoved: (group: string) => boolean = () => false,
): Reason[] {
  if (comparison.baseline === null) return []
  // The rule about infrastructure errors reports a head that lost too much.
  const tooMuchLost = comparison.lost.isTooMuch && comparison.lost.head > outage
  return [
    ...brokenGroupReasons(comparison),
    ...(tooMuchLost ? [] : lostCaseReasons(comparison)),
    ...(tooMuchLost ? [] : vanishedCaseReasons(comparison, cases)),
    ...(tooMuchLost ? [] : vanishedGroupReasons(comparison, wasRemoved)),
    ...scorerReasons(comparison),
    ...renameReasons(comparison),
    ...missingPatternReasons(comparison, policy),
  ]
}

function brokenGroupReasons(comparison: Comparison): Reason[] {
  const { entries, gone } = findBrokenGroups(comparison)
  const missing =
    gone === 0 ? '' : ` ${plural(gone, 'case')} that passed on the base branch did not run because of it.`
  return reasonAbout(
    entries,
    { rule: 'broken-suite', status: 'failed', evidence: { broken: entries.length, gone } },
    (count, names) =>
      `${plural(count, 'file or suite', 'files or suites')} broke outside the cases: ${names}.${missing}`,
  )
}

function lostCaseReasons({ cases }: Comparison): Reason[] {
  const lost = cases.filter((of) => {
    const { head, base } = of
    if (head === undefined || head.lost === 0 || judged(head) > 0 || !countsInVerdict(of)) return false
    return head.scope === 'suite' || (base !== undefined && judged(base) > 0)
  })
  return reasonAbout(
    lost,
    { rule: 'lost-cases', status: 'inconclusive', evidence: { lost: lost.length } },
    (count, names) =>
      `${plural(count, 'case')} of the baseline lost every iteration to infrastructure errors and could not be compared: ${names}. Run the job again.`,
  )
}

function vanishedCaseReasons(comparison: Comparison, { counted }: WeighedCases): Reason[] {
  const told = comparison.cases.filter(
    (of) =>
      of.base !== undefined &&
      of.base.scope !== 'suite' &&
      judged(of.base) > 0 &&
      of.unjudgedBefore !== true &&
      countsInVerdict(of),
  )
  const isLost = ({ head }: CaseComparison) => head !== undefined && head.lost > 0 && judged(head) === 0
  const [gone, lost] = [told.filter(isGone), told.filter(isLost)]
  const vanished = gone.length + lost.length
  const quiet = countQuiet(comparison)
  const before = told.length + quiet
  // Where other cases ran, and none of them is known, another rule reports this.
  const isAllOther = quiet === 0 && counted.length > 0 && counted.every(({ of }) => of.change === 'new')
  if (vanished <= before * mostVanished || isAllOther) return []
  const skipped = gone.filter(({ change }) => change === 'skipped').length
  const parts = [
    ...(skipped > 0 ? [`${formatNumber(skipped)} skipped`] : []),
    ...(gone.length > skipped ? [`${formatNumber(gone.length - skipped)} gone`] : []),
    ...(lost.length > 0 ? [`${formatNumber(lost.length)} lost`] : []),
  ].join(', ')
  const evidence = { vanished, skipped, removed: gone.length - skipped, lost: lost.length, before }
  return reasonAbout(
    [...gone, ...lost],
    { rule: 'vanished-cases', status: 'inconclusive', evidence },
    (count, names) =>
      `${formatNumber(count)} of the ${plural(before, 'case')} of the baseline could not be compared (${parts}), so most of the evidence is missing: ${names}.`,
  )
}

const mostGroups = 5

/** Whole parts of the suite that are absent, unless the change removed them. */
function vanishedGroupReasons(comparison: Comparison, wasRemoved: (group: string) => boolean): Reason[] {
  const groups = vanishedGroups(comparison).filter(
    ({ kind, name }) => kind === 'environment' || !wasRemoved(name),
  )
  if (groups.length === 0) return []
  const vanished = groups.flatMap(({ cases }) => cases)
  const named = listSome(groups, mostGroups, ({ kind, name, environment, cases }) => {
    const where = environment === undefined ? '' : ` in ${quoteName(environment)}`
    return `${kind} ${quoteName(name)}${where} (${plural(cases.length, 'case')})`
  })
  return [
    {
      rule: 'vanished-group',
      status: 'inconclusive',
      message: `Nothing of the ${named} was judged now, unlike on the base branch. ${doubts['vanished-group'].remedy}`,
      evidence: { groups: groups.length, vanished: vanished.length },
      cases: keysOf(vanished),
    },
  ]
}

/**
 * A failing eval that looks like a removed one under another name: one case proves nothing, but is not a new
 * case either.
 */
function renameReasons({ cases }: Comparison): Reason[] {
  const byKey = new Map(cases.filter(({ change }) => change === 'removed').map((of) => [of.key, of]))
  const failing = cases.filter((of) => {
    const { head, change, likelyRename } = of
    const base = likelyRename === undefined ? undefined : byKey.get(likelyRename)?.base
    if (change !== 'new' || head === undefined || base === undefined || !countsInVerdict(of)) return false
    if (failures(head) === 0 || judged(base) === 0) return false
    return isLower(head, base)
  })
  const unclear = unclearFailures(cases)
  const rule = { rule: 'renamed-failure', status: 'inconclusive' } as const
  if (unclear.length === 0) {
    return reasonAbout(failing, rule, (count, names) => {
      const [looks, does] = count === 1 ? ['looks', 'does'] : ['look', 'do']
      return `${plural(count, 'case')} that ${looks} renamed ${does} worse than under the old name: ${names}.`
    })
  }
  return reasonAbout([...failing, ...unclear], rule, (count, names) => {
    const [fails, became] =
      count === 1 ? ['fails', 'case of the baseline it was'] : ['fail', 'cases of the baseline they were']
    return `${plural(count, 'case')} with a new name ${fails}, and it is not clear which ${became}: ${names}. Keep numbers that change from run to run out of the names, or give the cases ids.`
  })
}

/**
 * Whether the head is lower than chance explains for one common rate, so that new names alone keep no verdict
 * open.
 */
function isLower(head: CaseTally, base: CaseTally): boolean {
  const [headCount, baseCount] = [judged(head), judged(base)]
  const counts = { headPassed: head.passed, headCount, basePassed: base.passed, baseCount, weight: 1 }
  return isAtMost(fisherDrop(counts), likelyLower)
}

/** Level at which a renamed case counts as lower: one failure reaches it if the base passed nine in ten. */
const likelyLower = 0.2

/** Level at which the failures of new cases are unusual for cases of the base. */
const unusual = 0.05

/**
 * New evals that fail and may be one of several removed ones, if they are worse even where the best of them
 * are paired
 * with the best of those, and fail as few cases of the base would: cases that come and go are mostly like the
 * others.
 */
function unclearFailures(cases: readonly CaseComparison[]): readonly CaseComparison[] {
  const unclear = cases.filter((of) => of.possibleRename !== undefined && countsInVerdict(of))
  const rate = (tally: CaseComparison['head']) =>
    tally === undefined || judged(tally) === 0 ? [] : [tally.passed / judged(tally)]
  const before = unclear
    .flatMap(({ change, base }) => (change === 'removed' ? rate(base) : []))
    .sort((a, b) => b - a)
  const added = unclear.filter(({ change, head }) => change === 'new' && rate(head).length > 0)
  const now = added.flatMap(({ head }) => rate(head)).sort((a, b) => b - a)
  if (!now.some((passed, index) => passed < (before[index] ?? 0))) return []
  const usual = usualFailures(cases)
  const areUsual = added.every(({ head }) => head === undefined || usual(head) * added.length > unusual)
  return areUsual ? [] : added.filter(({ head }) => head !== undefined && failures(head) > 0)
}

/** The chance that a case of the base, taken at random, passes as few iterations. */
function usualFailures(cases: readonly CaseComparison[]): (head: CaseTally) => number {
  const rates = cases.flatMap(({ base }) =>
    base === undefined || judged(base) === 0 ? [] : (base.passed + 0.5) / (judged(base) + 1),
  )
  return (head) => {
    const chances = rates.map((rate) =>
      binomial(judged(head), rate)
        .subarray(0, head.passed + 1)
        .reduce((sum, mass) => sum + mass, 0),
    )
    return chances.reduce((sum, of) => sum + of, 0) / Math.max(1, chances.length)
  }
}
