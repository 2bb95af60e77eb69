import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { compact, compareText } from '../model/data.ts'
import { formatCount, formatPlural } from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { isIntermittent } from '../model/run/flaky.ts'
import { mayBeQuarantined } from '../model/run/quarantine.ts'
import { type CaseTally, countFailures, countJudged, type Run } from '../model/run/run.ts'
import { formatRunLabel, listBaseRuns } from './run-history.ts'
import type { View } from './view.ts'

/** A case that goes back and forth within the runs, see `isIntermittent`. */
export interface IntermittentCase {
  readonly compared: CaseComparison
  /** Judged iterations that failed, and all judged ones, over the base runs and this change. */
  readonly failed: number
  readonly judged: number
  /** The newest run in which an iteration failed. Foreign, except for this change. */
  readonly lastFailure: string
  /** A quarantine is proposed. */
  readonly isProposed: boolean
}

/** What the history says about the cases themselves, apart from this change. */
export interface SuiteHealth {
  /** Runs of the base, without the head. */
  readonly runs: number
  /** The worst first, without cases that broke or were repaired once. */
  readonly intermittent: readonly IntermittentCase[]
  /** How many of these failed an iteration now. */
  readonly failedNow: number
  /** Titles of cases that failed every iteration of every run: they can't get worse. Foreign. */
  readonly neverPass: readonly string[]
  /**
   * Titles of evals that passed every iteration of every run: they cannot distinguish two versions. Foreign.
   */
  readonly alwaysPass: readonly string[]
}

/** Minimum number of runs: with fewer, the history says little about a case. */
const fewestRuns = 3
/** An eval that passed so many iterations, and no other, passes almost always. */
const fewestIterations = 50

/** Undefined without enough runs of the base. */
export function assessSuiteHealth({ report, nameOf }: View): SuiteHealth | undefined {
  const runs = listBaseRuns(report)
  if (runs.length < fewestRuns) return undefined
  // Quiet cases are left out: they never failed.
  const cases = report.comparison.cases.filter(
    ({ head, ignored, quarantined }) =>
      head !== undefined && head.scope !== 'suite' && ignored !== true && quarantined === undefined,
  )
  const intermittent: IntermittentCase[] = []
  const neverPass: string[] = []
  const alwaysPass: string[] = []
  for (const compared of cases) {
    const baseRuns = listJudgedRuns(runs, compared.key)
    const all = listJudgedRuns([...runs, report.head], compared.key)
    const failed = sumValues(all.map(({ tally }) => countFailures(tally)))
    const count = sumValues(all.map(({ tally }) => countJudged(tally)))
    if (all.length > fewestRuns && failed === count) neverPass.push(nameOf(compared.identity))
    if (compared.judgedAs === 'eval' && failed === 0 && count >= fewestIterations) {
      alwaysPass.push(nameOf(compared.identity))
    }
    // Only the base shows that a case is intermittent: a failure of this change may be the fault of the change.
    const shares = baseRuns.toReversed().map(({ tally }) => tally.passed / countJudged(tally))
    if (!isIntermittent(shares)) continue
    const last = all.findLast(({ tally }) => countFailures(tally) > 0)
    const lastFailure = labelRun(last?.run, report)
    // An eval that varies is what measures, and a case that changed is not flaky.
    const isProposed =
      compared.judgedAs === 'test' && compared.changedOnBase === undefined && mayBeQuarantined(shares)
    intermittent.push({ compared, failed, judged: count, lastFailure, isProposed })
  }
  intermittent.sort(
    (a, b) => b.failed / b.judged - a.failed / a.judged || compareText(a.compared.key, b.compared.key),
  )
  const failedNow = intermittent.filter(
    ({ compared: { head } }) => head !== undefined && countFailures(head) > 0,
  ).length
  return { runs: runs.length, intermittent, failedNow, neverPass, alwaysPass }
}

function listJudgedRuns(
  runs: readonly Run[],
  key: string,
): { readonly run: Run; readonly tally: CaseTally }[] {
  return runs.flatMap((run) => {
    const tally = run.cases.get(key)
    if (tally === undefined || countJudged(tally) === 0) return []
    return [{ run, tally }]
  })
}

function sumValues(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function labelRun(run: Run | undefined, { head }: GateReport): string {
  if (run === undefined) return ''
  if (run === head) return 'this change'
  return formatRunLabel(run)
}

/** An entry of the policy that takes a case out of the verdict, narrowed to its variant, as YAML to copy. */
export function writeQuarantineEntry({ compared }: IntermittentCase): string {
  const { file, suite, name, id } = compared.identity
  const pattern = id ?? compact([file, ...suite, name]).join(' > ')
  return [
    `  - match: ${JSON.stringify(pattern)}`,
    '    quarantine: { reason: "flaky, see …", owner: "@…", until: "YYYY-MM-DD" }',
  ].join('\n')
}

/**
 * What the history says, for a title: `99 cases both passed and failed (22 failed now)`. Empty where it says
 * nothing.
 */
export function listHealthTitles({ intermittent, failedNow, neverPass }: SuiteHealth): string[] {
  const failedText = failedNow === 0 ? '' : ` (${formatCount(failedNow)} failed now)`
  return compact([
    intermittent.length > 0 &&
      `${formatPlural(intermittent.length, 'case')} both passed and failed${failedText}`,
    neverPass.length > 0 && `${formatPlural(neverPass.length, 'case')} never passed`,
  ])
}
