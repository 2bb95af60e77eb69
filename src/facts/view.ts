import { telling } from '../model/before-after.ts'
import type { CaseComparison, MetricChange } from '../model/comparison/compared-case.ts'
import { formatNumber } from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared, type NotCompared, notComparedRules } from '../model/not-compared.ts'
import { caseTitle } from '../model/run/identity.ts'
import { type CaseTally, failures, judged } from '../model/run/run.ts'
import type { Reason, RuleName } from '../model/verdict.ts'

/** The groups that a reader sees, the most important first. */
export const groupNames = [
  'regressed',
  'accepted',
  'failing',
  'newFailures',
  'uncounted',
  'lost',
  'skipped',
  'fixed',
  'flaky',
  'new',
  'removed',
  'slower',
  'costlier',
  'stillFailing',
] as const
export type GroupName = (typeof groupNames)[number]

/** A gate report arranged for reading: the same for every medium. */
export interface View {
  readonly report: GateReport
  /**
   * `failing` is used only without a baseline. A case is in one group; one that is only slower and more expensive is in
   * both of these.
   */
  readonly groups: Readonly<Record<GroupName, readonly CaseComparison[]>>
  /** Title of the case that a new one was likely called before, and vice versa, by key. */
  readonly renames: ReadonlyMap<string, string>
  /** The deciding reason; absent when every rule passed silently. */
  readonly deciding: Reason | undefined
  /** What was not compared, and why: every view shows it in its first lines. */
  readonly notCompared: readonly NotCompared[]
  /**
   * Other reasons that failed, are inconclusive or warn, except those about single regressed cases and about what was
   * not compared.
   */
  readonly otherReasons: readonly Reason[]
}

/** Rules about cases that every view lists in a group, with the same figures. */
const listedRules: ReadonlySet<RuleName> = new Set([
  'regression-case',
  'not-proven',
  'known-flaky',
  'accepted',
])

export function viewOf(report: GateReport): View {
  const { verdict, comparison } = report
  const groups: Record<GroupName, CaseComparison[]> = {
    regressed: [],
    accepted: [],
    failing: [],
    newFailures: [],
    uncounted: [],
    lost: [],
    skipped: [],
    fixed: [],
    flaky: [],
    new: [],
    removed: [],
    slower: [],
    costlier: [],
    stillFailing: [],
  }
  const hasBaseline = comparison.baseline !== null
  for (const compared of comparison.cases) {
    const group = groupOf(compared, hasBaseline)
    if (group !== undefined) groups[group].push(compared)
    // A case that is named for something worse is not listed again.
    if (group !== undefined) continue
    if (compared.slower === true) groups.slower.push(compared)
    if (compared.costlier === true) groups.costlier.push(compared)
  }
  groups.regressed.sort(byDrop)
  groups.accepted.sort(byDrop)
  groups.uncounted.sort(byDrop)
  groups.slower.sort((a, b) => relative(b.latencyMs) - relative(a.latencyMs))
  groups.costlier.sort((a, b) => costGrowth(b) - costGrowth(a))
  const deciding =
    verdict.reasons.find(({ status }) => status === verdict.outcome) ??
    verdict.reasons.find(({ rule }) => rule === 'no-baseline')
  return {
    report,
    groups,
    renames: renamesOf(comparison.cases),
    deciding,
    notCompared: listNotCompared(verdict),
    otherReasons: verdict.reasons.filter(
      (reason) =>
        reason !== deciding &&
        !notComparedRules.has(reason.rule) &&
        !listedRules.has(reason.rule) &&
        ['failed', 'inconclusive', 'warning'].includes(reason.status),
    ),
  }
}

/** The group of a case; `undefined` for one that a reader need not see. */
export function groupOf(compared: CaseComparison, hasBaseline: boolean): GroupName | undefined {
  const { change, head, base } = compared
  const fails = head !== undefined && failures(head) > 0
  if (compared.accepted !== undefined) return 'accepted'
  if (compared.quarantined !== undefined || compared.ignored === true) return fails ? 'uncounted' : undefined
  if (change === 'regressed') return 'regressed'
  if (!hasBaseline) {
    if (fails) return change === 'flaky' ? 'flaky' : 'failing'
    if (head !== undefined && head.lost > 0) return 'lost'
    return change === 'flaky' ? 'flaky' : undefined
  }
  if (!fails && head !== undefined && head.lost > 0) return 'lost'
  if (change === 'newly-failing' || (change === 'new' && fails)) return 'newFailures'
  if (change === 'still-failing') return 'stillFailing'
  // A case that was already skipped before is not news.
  if (change === 'skipped' && base !== undefined && judged(base) > 0) return 'skipped'
  if (change === 'fixed' || change === 'flaky' || change === 'new' || change === 'removed') return change
  return undefined
}

function renamesOf(cases: readonly CaseComparison[]): Map<string, string> {
  const partners = new Set(cases.flatMap(({ likelyRename }) => likelyRename ?? []))
  if (partners.size === 0) return new Map()
  const titles = new Map(
    cases.flatMap(({ key, identity }) => (partners.has(key) ? [[key, caseTitle(identity)] as const] : [])),
  )
  return new Map(
    cases.flatMap(({ key, likelyRename }) => {
      const title = likelyRename === undefined ? undefined : titles.get(likelyRename)
      return title === undefined ? [] : [[key, title] as const]
    }),
  )
}

function byDrop(a: CaseComparison, b: CaseComparison): number {
  return (
    (b.drop ?? 0) - (a.drop ?? 0) ||
    (a.adjustedPValue ?? 1) - (b.adjustedPValue ?? 1) ||
    (a.key < b.key ? -1 : 1)
  )
}

function relative(metric: MetricChange | undefined): number {
  return metric?.relative ?? 0
}

function costGrowth({ tokens, costUsd }: CaseComparison): number {
  return Math.max(relative(tokens), relative(costUsd))
}

/** One side as counts of iterations, `4/5`, or the reason why there are no counts. */
export function sideCounts(tally: CaseTally | undefined): string {
  if (tally === undefined) return 'absent'
  const count = judged(tally)
  if (count > 0) return `${tally.passed}/${count}`
  return tally.lost > 0 ? 'lost' : tally.skipped > 0 ? 'skipped' : 'not run'
}

/** Why it does not pass, according to the report: the message, or the first line of the detail. */
export function tellingMessage(tally: CaseTally | undefined): string | undefined {
  const evidence = telling(tally)
  if (evidence === undefined || evidence.outcome === 'passed') return undefined
  const { message, detail = '' } = evidence
  const said =
    message !== undefined && message.trim() !== ''
      ? message
      : detail
          .slice(0, 2000)
          .split('\n')
          .find((line) => line.trim() !== '')
  return saidOfAttempts(said, evidence.attempts)
}

/** A message, and that a retry did not help. */
export function saidOfAttempts(
  message: string | undefined,
  attempts: number | undefined,
): string | undefined {
  if (attempts === undefined) return message
  const said = message === undefined ? 'failed ' : `${message} – `
  return `${said}in all ${formatNumber(attempts)} attempts`
}
