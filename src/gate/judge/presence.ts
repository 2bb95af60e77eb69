import { findBrokenFiles } from '../../model/comparison/broken-files.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import { doubts } from '../../model/doubts.ts'
import { choosePlural, formatCount, formatPlural, listSome, quoteName } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import type { QuietPlace } from '../../model/quiet/quiet-cases.ts'
import { type CaseTally, countFailures, isJudged, type Run } from '../../model/run/run.ts'
import { findBrokenGroups, isCaseGone } from '../compare/broken-groups.ts'
import { digestCaseKey } from '../drift/extend-ledger.ts'
import { countsInVerdict, type Due, type Explained, type Finding, findCases } from './cases.ts'
import { hasLostTooMuch } from './lost-cases.ts'

/** Share of the cases of the base whose absence leaves the verdict open. */
const manyAbsent = 0.05
/** Share of the cases of one file. */
const manyOfFile = 0.5

/** Cases that the base judges and that were not judged now, neither under their own name nor under another. */
export function listAbsentCases({ cases, baseline }: Comparison): readonly CaseComparison[] {
  if (baseline === null) return []
  return cases.filter((compared) => isCaseGone(compared) && countsInVerdict(compared))
}

/** Cases that were judged, and not as often as several tests of their name are due. */
export function listReducedCases({ cases }: Comparison): readonly CaseComparison[] {
  return cases.filter((compared) => compared.resultsGone !== undefined && countsInVerdict(compared))
}

/** Whether a case has no result. */
export function lacksCases({ cases }: Comparison): boolean {
  return cases.some(({ change }) => change === 'removed' || change === 'skipped')
}

/** Digests of the cases of a run that fail in all iterations. */
export function digestFailedCases({ cases }: Run): readonly string[] {
  return [...cases.values()].filter(failsAlways).map(({ key }) => digestCaseKey(key))
}

function failsAlways(tally: CaseTally): boolean {
  return tally.passed === 0 && countFailures(tally) > 0
}

/** Digests of the cases that fail, and of those that failed in the last push and have no result now. */
export function listFailedCases({ cases }: Comparison): readonly string[] {
  const fails = (compared: CaseComparison) =>
    compared.head !== undefined && failsAlways(compared.head) && countsInVerdict(compared)
  return cases
    .filter((compared) => fails(compared) || compared.failedBefore === true)
    .map(({ key }) => digestCaseKey(key))
}

/**
 * Whether what the base judges was judged: each case that was not is explained, or it counts. One that failed on the
 * base or in the last push counts always. Of a suite that draws other cases in each run, groups count.
 */
export function findAbsentCases(due: Due): readonly Finding[] {
  const { cases, notRun, suite, explained, policy } = due
  if (hasLostTooMuch(due.lost)) return []
  // A file or suite that broke as a whole fails by itself.
  const broken = new Set([...findBrokenGroups(due).gone, ...findBrokenFiles(due).flatMap(({ gone }) => gone)])
  const gone = [...listAbsentCases(due), ...listReducedCases(due)].filter((compared) => !broken.has(compared))
  const isExplained = ({ key, failedBefore }: CaseComparison) => failedBefore !== true && explained.has(key)
  const excused = gone.filter(isExplained)
  const absent = gone.filter((compared) => !isExplained(compared))
  const renamed = cases.filter(
    ({ change, base, likelyRename, possibleRename }) =>
      change === 'removed' && base?.scope !== 'suite' && (likelyRename ?? possibleRename) !== undefined,
  )
  const findings = [...findSelection(notRun), ...findExcused([...excused, ...renamed], explained)]
  if (absent.length === 0) return findings
  const dueCases = cases.filter(isCaseDue)
  const dueCount = dueCases.length + countQuiet(due)
  // Where other cases ran, and none of them is known, another rule reports this.
  if (suite === null && cases.some(isRunning)) return findings
  const files = findEmptyFiles(absent, dueCases, due, policy.sampled)
  if (policy.sampled && files.length === 0) return findings
  const failed = absent.filter(({ failedBefore }) => failedBefore === true).length
  const retried = countRetried(absent, cases)
  const isDoubt = absent.length >= dueCount * manyAbsent || files.length > 0 || failed > 0 || retried > 0
  const skipped = absent.filter(({ change }) => change === 'skipped').length
  const reduced = absent.filter(({ resultsGone }) => resultsGone !== undefined).length
  const how = compact([
    skipped > 0 && `${formatCount(skipped)} skipped`,
    absent.length > skipped + reduced && `${formatCount(absent.length - skipped - reduced)} gone`,
    reduced > 0 && `${formatCount(reduced)} with fewer results of one name than in every base run`,
    failed > 0 && `${formatCount(failed)} failed before`,
    retried > 0 && `${formatCount(retried)} beside cases that passed only on a retry`,
  ]).join(', ')
  const named = listSome(
    files,
    5,
    ({ place, missing, total }) => `${formatCount(missing)} of ${formatCount(total)} in ${quoteName(place)}`,
  )
  const where = files.length === 0 ? '' : ` These are ${named}.`
  const remedy = isDoubt ? ` ${doubts['missing-cases'].remedy}` : ''
  return [
    ...findCases(
      absent,
      (count, names) =>
        `${formatCount(count)} of the ${formatPlural(dueCount, 'case')} of the base branch ${choosePlural(count, 'has', 'have')} ${reduced === count ? 'fewer results' : 'no result'} now, and nothing explains it (${how}): ${names}.${where}${remedy}`,
      {
        status: isDoubt ? undefined : 'warning',
        evidence: { missing: absent.length, skipped, failed, files: files.length, due: dueCount },
      },
    ),
    ...findings,
  ]
}

function findSelection(notRun: Comparison['notRun']): readonly Finding[] {
  if (notRun === undefined || notRun.cases === 0) return []
  const { cases, because } = notRun
  return [
    {
      status: 'info',
      message: `${formatPlural(cases, 'case')} of the baseline ${choosePlural(cases, 'was', 'were')} not run (${because}) and could not be compared.`,
      evidence: { explained: cases },
    },
  ]
}

function findExcused(excused: readonly CaseComparison[], explained: Explained): readonly Finding[] {
  const byReason = Map.groupBy(excused, ({ key }) => explained.get(key) ?? 'likely renamed')
  const how = [...byReason].map(([why, cases]) => `${formatCount(cases.length)} ${why}`).join(', ')
  return findCases(
    excused,
    (count, names) =>
      `${formatPlural(count, 'case')} of the base branch ${choosePlural(count, 'is', 'are')} not there any more (${how}): ${names}.`,
    { status: 'info', evidence: { explained: excused.length } },
  )
}

/** An attempt that passes clears only the cases it contains: the first one may have stopped the others of its group. */
function countRetried(absent: readonly CaseComparison[], cases: readonly CaseComparison[]): number {
  const buildKey = ({ identity: { file, suite } }: CaseComparison) => file ?? suite.join('\u001f')
  const groups = new Set(cases.filter(({ head }) => (head?.flaky ?? 0) > 0).map(buildKey))
  return absent.filter((compared) => groups.has(buildKey(compared))).length
}

function isRunning({ head }: CaseComparison): boolean {
  return isJudged(head)
}

function isCaseDue(compared: CaseComparison): boolean {
  const { base, unjudgedBefore } = compared
  return (
    isJudged(base) &&
    base.scope !== 'suite' &&
    base.finding !== true &&
    unjudgedBefore !== true &&
    countsInVerdict(compared)
  )
}

interface EmptyFile {
  readonly place: string
  readonly missing: number
  readonly total: number
}

/** Files with too many absent cases, each environment on its own; for languages without files, packages or classes. */
function findEmptyFiles(
  absent: readonly CaseComparison[],
  dueCases: readonly CaseComparison[],
  { cases, quiet }: Comparison,
  sampled: boolean,
): readonly EmptyFile[] {
  const quietPlaces = [...(quiet?.places().values() ?? [])]
  const identities = dueCases.map(({ identity }) => identity)
  const depth = countSharedSuites([...identities, ...quietPlaces].filter(({ file }) => file === undefined))
  const readPlace = ({ file, suite }: Place) => file ?? suite.slice(0, depth + 1).join(' › ')
  const buildKey = (place: Place) => `${place.variant ?? ''}\u001f${readPlace(place)}`
  const totals = new Map<string, number>()
  const add = (place: Place, cases: number) => {
    const key = buildKey(place)
    totals.set(key, (totals.get(key) ?? 0) + cases)
  }
  for (const identity of identities) add(identity, 1)
  for (const place of quietPlaces) add(place, place.cases)
  const alive = new Set(
    [...cases.filter(isRunning).map(({ identity }) => identity), ...quietPlaces].map(buildKey),
  )
  return [...Map.groupBy(absent, ({ identity }) => buildKey(identity))].flatMap(
    ([key, [first, ...others]]) => {
      const total = totals.get(key) ?? 0
      const missing = others.length + 1
      if (first === undefined || missing < total * manyOfFile || (sampled && alive.has(key))) return []
      const { variant } = first.identity
      const place = readPlace(first.identity)
      return [{ place: variant === undefined ? place : `${place} [${variant}]`, missing, total }]
    },
  )
}

interface Place extends Omit<QuietPlace, 'cases'> {
  readonly variant?: string
}

/** How many suites all of them are in: only what follows tells packages or classes apart. */
function countSharedSuites(places: readonly Place[]): number {
  const [first, ...others] = places
  if (first === undefined) return 0
  const isShared = (part: string, depth: number) => others.every(({ suite }) => suite[depth] === part)
  const apart = first.suite.findIndex((part, depth) => !isShared(part, depth))
  if (apart === -1) return first.suite.length
  return apart
}
