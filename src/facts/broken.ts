import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { compact } from '../model/data.ts'
import { choosePlural, formatPlural, listSome, quoteName } from '../model/format.ts'
import { dayMs } from '../model/format-time.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { BrokenSince } from '../model/ledger.ts'
import { countFailures } from '../model/run/run.ts'
import { findFailingSince } from './since.ts'
import type { View } from './view.ts'

/** Cases that a sentence names. */
const shownCases = 2

/** A failing case, and since when it is broken on the branch, where that is known. */
interface Broken {
  readonly compared: CaseComparison
  readonly since: BrokenSince | undefined
}

/**
 * What is broken on the branch, one sentence: of a run of the branch since when it is, of any other run that it is not
 * to blame. May contain foreign text.
 */
export function describeBroken(view: View): string | undefined {
  const sentences = compact(
    isOfBaseBranch(view.report) ? describeOwnBreaks(view) : describeForeignBreaks(view),
  )
  if (sentences.length === 0) return undefined
  return sentences.join(' ')
}

/** Whether the head is a run of the branch that it is compared with. A branch of a fork may have its name. */
function isOfBaseBranch({ ofPullRequest, comparison: { head, baseline } }: GateReport): boolean {
  const branch = baseline?.runs[0]?.branch
  return ofPullRequest !== true && branch !== undefined && branch === head.branch
}

function describeOwnBreaks(view: View): (string | undefined)[] {
  const { brokenSince, head, cases } = view.report.comparison
  const broken = cases.flatMap((compared) =>
    compared.brokenSince === undefined || compared.accepted !== undefined
      ? []
      : [{ compared, since: compared.brokenSince }],
  )
  const [oldest] = sortByAge(broken)
  return [
    brokenSince && `The suite is below its level since ${formatBreak(brokenSince, head.createdAt)}.`,
    oldest?.since &&
      `${formatPlural(broken.length, view.noun)} ${choosePlural(broken.length, 'is', 'are')} broken${formatSince(broken, oldest.since, head.createdAt)}: ${quoteBroken(broken, view)}.`,
  ]
}

/** Cases of which {@link describeBroken} says that they never passed. */
export function listNeverPassed(view: View): readonly CaseComparison[] {
  if (isOfBaseBranch(view.report)) return []
  return findForeignBreaks(view).flatMap(({ compared, since }) => (since === undefined ? compared : []))
}

function findForeignBreaks(view: View): readonly Broken[] {
  return view.report.comparison.cases
    .filter(isBrokenOnBase)
    .map((compared) => ({ compared, since: findBreak(view, compared) }))
}

function describeForeignBreaks(view: View): (string | undefined | false)[] {
  const { comparison } = view.report
  const broken = findForeignBreaks(view)
  const known = sortByAge(broken.filter(({ since }) => since !== undefined))
  const unknown = broken.filter(({ since }) => since === undefined)
  const branch = comparison.baseline?.runs[0]?.branch ?? 'the base branch'
  const oldest = known[0]?.since
  return [
    oldest &&
      `${formatPlural(known.length, view.noun)} ${choosePlural(known.length, 'fails', 'fail')} on ${branch}${formatSince(known, oldest, comparison.head.createdAt)}, not yours: ${quoteBroken(known, view)}.`,
    unknown.length > 0 &&
      `${formatPlural(unknown.length, view.noun)} never passed on ${branch}: ${quoteBroken(unknown, view)}.`,
  ]
}

function quoteBroken(broken: readonly Broken[], { nameOf }: View): string {
  return listSome(broken, shownCases, ({ compared }) => quoteName(nameOf(compared.identity)))
}

/** It fails on both sides. An eval or a flaky test may do so by chance, unless it is known to be broken. */
function isBrokenOnBase({
  change,
  judgedAs,
  head,
  brokenSince,
  quarantined,
  ignored,
  accepted,
  flakyHistory,
}: CaseComparison): boolean {
  if (change !== 'still-failing' || head === undefined || countFailures(head) === 0) return false
  if (quarantined !== undefined || ignored === true || accepted !== undefined) return false
  return brokenSince !== undefined || (judgedAs !== 'eval' && flakyHistory !== true)
}

/** Undefined for a case that passed in no known run of the branch. */
function findBreak({ report }: View, compared: CaseComparison): BrokenSince | undefined {
  if (compared.brokenSince !== undefined) return compared.brokenSince
  const since = findFailingSince(compared, report)
  if (since?.onBase !== true || since.lastPassed === undefined) return undefined
  return since.firstFailed
}

/** The one that broke first comes first; those of which nothing is known come last. */
function sortByAge<T extends Broken>(broken: readonly T[]): T[] {
  const readTime = ({ since }: Broken) => since?.createdAt ?? Number.POSITIVE_INFINITY
  return broken.toSorted((a, b) => readTime(a) - readTime(b))
}

/** ` since abc1234 (#5), 3 days ago`; of cases that broke at different commits, when the first did. Foreign in part. */
function formatSince(broken: readonly Broken[], oldest: BrokenSince, now: number): string {
  const areAlike = broken.every(({ since }) => since?.createdAt === oldest.createdAt)
  return `${areAlike ? '' : ', the first'} since ${formatBreak(oldest, now)}`
}

/** `abc1234 (#5), 3 days ago`. Foreign in part. */
function formatBreak({ commit, createdAt, pull }: BrokenSince, now: number): string {
  const days = Math.floor((now - createdAt) / dayMs)
  const where = commit === undefined ? 'an earlier run' : commit.slice(0, 7)
  const by = pull === undefined ? '' : ` (#${pull})`
  if (createdAt <= 0 || days < 1) return `${where}${by}`
  return `${where}${by}, ${formatPlural(days, 'day')} ago`
}
