import * as v from 'valibot'
import type { Ledger } from '../ledger.ts'
import { count, type Described, makeListSchema, number, text } from '../schema.ts'
import { deliverySchema } from './delivery.ts'
import { measuringSchema } from './measuring.ts'
import type { CaseNames } from './table/case-names.ts'
import { CaseTable } from './table/case-table.ts'
import { type Cases, type CaseTally, type Counts, tallyCounts } from './tally.ts'
import { mostUnexplained, unexplainedSchema } from './unexplained.ts'
import { witnessSchema } from './witness.ts'

export {
  type Cases,
  type CaseTally,
  type Counts,
  type Evidence,
  keptEvidence,
  keptScoreValues,
  type ScoreTally,
} from './tally.ts'

/** More jobs are not kept. */
export const mostJobs = 100

/** More patterns are not kept. */
export const mostReportPatterns = 1_000

/** More keys of cases that are still due are not kept. */
export const mostStillDue = 10_000

const jobSchema = v.object({ job: text, name: v.optional(text), parts: count, cases: v.optional(count, 0) })

/** A job of the workflow by its id, as GitHub lists it, how many legs of it brought a part, and how many judged cases. */
export type MeasuringJob = Described<typeof jobSchema>

const patternSchema = v.object({ pattern: text, files: count })

/** A pattern of report files as written, with the leg in a run of several parts. */
export type ReportPattern = Described<typeof patternSchema>

const pullSchema = v.object({ number: count, state: v.picklist(['proposed', 'merged']) })

export const runInfoSchema = v.object({
  /** Stable id of this measurement; the service knows it as `externalRunId`. Seeds the permutation test. */
  id: text,
  suiteName: text,
  /** Unix epoch ms. */
  createdAt: number,
  commit: v.optional(text),
  branch: v.optional(text),
  attempt: v.optional(number),
  workflow: v.optional(text),
  /** Id by which GitHub lists the job that stored it. */
  checkRun: v.optional(number),
  /** The pull request that it measures, or that its commit merged, where that is known. */
  pull: v.optional(pullSchema),
  /** Page of the workflow run or of the hosted run. */
  url: v.optional(text),
  /**
   * The jobs that measured the run, with the number of parts from each. Only when there were several jobs.
   */
  jobs: v.optional(makeListSchema(jobSchema, mostJobs)),
  /** Failures and cases that the reports count but do not list. Absent when they list all. */
  unexplained: v.optional(makeListSchema(unexplainedSchema, mostUnexplained)),
  /** The patterns of the input `reports`, each with the number of files that were read. */
  reports: v.optional(makeListSchema(patternSchema, mostReportPatterns)),
  /** How it was measured. Absent: of a terminal, of the eval service, or of an older release. */
  witness: v.optional(witnessSchema),
  /**
   * Keys of cases that the base had, that this run lacks, and whose absence nothing explains. Absent: not known.
   */
  stillDue: v.optional(makeListSchema(text, mostStillDue)),
  /** How often it was measured and why no more, where the step measured it itself. */
  measuring: v.optional(measuringSchema),
  /** How complete the run is, as far as the jobs that measured it knew. Absent: nothing is known. */
  delivery: v.optional(deliverySchema),
})

/** Where a run comes from. Fields that a report or a platform may not provide are optional. */
export type RunInfo = Described<typeof runInfoSchema>

/** How a pull request ended. */
export interface PullFate {
  readonly number: number
  readonly state: 'open' | 'merged' | 'closed'
  /** When it was merged, Unix epoch ms. */
  readonly mergedAt?: number
}

/** What one side measured: one tally per case, by its key. Never a list of results. */
export interface Run {
  readonly info: RunInfo
  readonly cases: Cases
  /** For a stored run: the ledger of the base branch at that time, including this run. */
  ledger?: Ledger
}

export const totalsSchema = v.object({
  cases: count,
  total: count,
  ...tallyCounts,
})

/** Counts of iterations; `cases` counts distinct cases. Always derived, never stored. */
export type Totals = v.InferOutput<typeof totalsSchema>

/** @param names of other runs with mostly the same cases, to share them */
export function createRun(info: RunInfo, names?: CaseNames): TabledRun {
  return { info, cases: new CaseTable(names) }
}

/** A run that keeps its cases in a table. */
export type TabledRun = Run & { readonly cases: CaseTable }

/** A copy of the cases that may be changed. */
export function copyCases(cases: Cases): Cases {
  if (cases instanceof CaseTable) return cases.mapOthers((tally) => tally)
  return new Map(cases)
}

/** The names of a run that keeps its cases in a table, to share them. */
export function findCaseNames(run: Run | undefined): CaseNames | undefined {
  if (run?.cases instanceof CaseTable) return run.cases.names
  return undefined
}

/** The tallies that are not those of single passes which a {@link CaseTable} counts; of a map all. */
export function listOtherTallies({ cases }: { readonly cases: Cases }): Iterable<CaseTally> {
  if (cases instanceof CaseTable) return cases.others()
  return cases.values()
}

/** Iterations that count in a rate: all except skipped and lost ones. None of a case that a side lacks. */
export function countJudged(
  tally: Pick<CaseTally, 'passed' | 'failed' | 'errored' | 'lost'> | undefined,
): number {
  if (tally === undefined) return 0
  return tally.passed + tally.failed + tally.errored - tally.lost
}

/** Iterations of a case that were judged, and those of them that passed. */
export function readCounts(tally: CaseTally | undefined): Counts {
  return { passed: tally?.passed ?? 0, judged: countJudged(tally) }
}

/** Iterations that are evidence: where all of them agree, answers from a cache repeat another one. */
export function countEvidence(tally: CaseTally | undefined): Counts {
  const { passed, judged } = readCounts(tally)
  const { cached = 0 } = tally ?? {}
  if (cached === 0 || (passed > 0 && passed < judged)) return { passed, judged }
  const fresh = Math.max(Math.min(1, judged), judged - cached)
  return { passed: Math.min(passed, fresh), judged: fresh }
}

/** Whether a case has an iteration that was judged. */
export function isJudged(tally: CaseTally | undefined): tally is CaseTally {
  return countJudged(tally) > 0
}

/** Judged iterations that are known to be repetitions: within one report, and not attempts. */
export function countRepeats(tally: CaseTally): number {
  if (tally.repeatsUnclear === true) return Math.min(1, countJudged(tally))
  return Math.min(countJudged(tally), tally.mostPerReport ?? Number.POSITIVE_INFINITY)
}

/** Judged iterations that did not pass. */
export function countFailures(tally: CaseTally | undefined): number {
  return countJudged(tally) - (tally?.passed ?? 0)
}

/** All iterations, including skipped and lost ones. */
export function countIterations(tally: Pick<CaseTally, 'passed' | 'failed' | 'errored' | 'skipped'>): number {
  return tally.passed + tally.failed + tally.errored + tally.skipped
}

export function countTotals(run: Run): Totals {
  const totals: Totals = {
    cases: 0,
    total: 0,
    passed: 0,
    failed: 0,
    errored: 0,
    skipped: 0,
    lost: 0,
    flaky: 0,
  }
  const { cases } = run
  if (cases instanceof CaseTable) {
    totals.cases = totals.total = totals.passed = cases.passes
  }
  for (const tally of listOtherTallies(run)) {
    if (tally.scope !== 'suite') totals.cases += 1
    totals.total += countIterations(tally)
    totals.passed += tally.passed
    totals.failed += tally.failed
    totals.errored += tally.errored
    totals.skipped += tally.skipped
    totals.lost += tally.lost
    totals.flaky += tally.flaky
  }
  return totals
}

/** Share of judged iterations that passed, 0..1; `null` when none was judged. */
export function computePassRate(counts: Parameters<typeof countJudged>[0]): number | null {
  const judged = countJudged(counts)
  if (counts === undefined || judged === 0) return null
  return counts.passed / judged
}
