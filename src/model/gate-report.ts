import * as v from 'valibot'
import type { Comparison } from './comparison.ts'
import type { Drift, Ledger } from './ledger.ts'
import type { Preflight } from './preflight.ts'
import { computePassRate, countTotals, type Run } from './run/run.ts'
import { mostUnexplained, unexplainedSchema } from './run/unexplained.ts'
import { count, type Described, makeListSchema, number, rate, text } from './schema.ts'
import type { Verdict } from './verdict.ts'

export const fileSchema = v.object({
  /** Relative to the workspace if it is inside. */
  path: text,
  /** Name of the format in the registry; `null` when it was not detected or the file is foreign. */
  format: v.nullable(text),
  tests: count,
  passed: count,
  failed: count,
  errored: count,
  skipped: count,
  flaky: count,
  /** Part of `errored`: files or suites that broke as a whole and for which the report lists no test. */
  suiteErrors: v.optional(count),
  /** What the report says about itself and does not show. */
  unexplained: v.optional(makeListSchema(unexplainedSchema, mostUnexplained)),
  /** Notes for the reader: cut texts, tolerated damage, odd counts. Bounded in number. */
  warnings: v.array(text),
  /** Set if it is not a supported report: what it seems to be. Such a file is skipped with a notice. */
  foreign: v.optional(text),
  /** Set if it could not be read to the end: what happened, with the line, and what to do. */
  error: v.optional(text),
})

/**
 * What was read from one report file. `tests` counts every iteration that the report lists, including skipped ones;
 * passed + failed + errored + skipped = tests + suiteErrors.
 */
export type ReportSummary = Described<typeof fileSchema>

export const serviceRunSchema = v.object({
  runId: text,
  runUrl: text,
  /** Where the service says; an upload may have named `default`. */
  projectId: v.optional(text),
  /** The service's own verdict on it. */
  result: v.optional(text),
})

/** A run that the eval service holds. */
type ServiceRun = Described<typeof serviceRunSchema>

/** A run that the eval service executed itself. `label`: the suite, and the environment if several were measured. */
const executedSchema = v.object({ ...serviceRunSchema.entries, label: text })

export const serviceSchema = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({ kind: v.literal('uploaded'), run: serviceRunSchema }),
  v.object({ kind: v.literal('executed'), runs: v.array(executedSchema) }),
  v.object({ kind: v.literal('failed'), message: text, unsent: count }),
])

/**
 * What the eval service has of this measurement. `uploaded`: results that were measured here. `executed`: runs of
 * the service itself. `failed`: an upload that did not arrive; `unsent` results are kept for the next attempt.
 */
export type ServiceOutcome = Described<typeof serviceSchema>

/** Every run of the service that holds results of this measurement. */
export function listServiceRuns(service: ServiceOutcome): readonly ServiceRun[] {
  if (service.kind === 'executed') return service.runs
  if (service.kind === 'uploaded') return [service.run]
  return []
}

export const historyPointSchema = v.object({
  /** Short, for display: a run number, a date or a commit. */
  label: text,
  commit: v.optional(text),
  /** Unix epoch ms. */
  createdAt: number,
  /** Share of judged iterations that passed; `null` when none was judged. */
  passRate: v.nullable(rate),
})

/** One run of the base branch in the trend. */
export type HistoryPoint = Described<typeof historyPointSchema>

/** The trend of the runs, in the order given (oldest first reads best). */
export function buildRunHistory(runs: readonly Run[]): HistoryPoint[] {
  return runs.map((run) => {
    const { commit, createdAt, id } = run.info
    const label = commit?.slice(0, 7) ?? id
    return { label, commit, createdAt, passRate: computePassRate(countTotals(run)) }
  })
}

/** What the service adds for the reviewer, apart from the verdict. All texts are foreign. */
export interface ReviewerHelp {
  /** A paragraph by the service's agent about the failing cases. */
  readonly triage?: string
  /** Session browsers that are open for a failing case. */
  readonly reproductions?: readonly { readonly caseTitle: string; readonly sessionId: string }[]
  /** Of the study whose environment was used. `insights` is absent when they are not available. */
  readonly study?: { readonly name: string; readonly insights?: string }
}

export const linksSchema = v.object({
  /** Hosts that the address of a trace may have, in lower case: a host, or `*.` and what it ends with. */
  traceHosts: v.optional(v.array(text)),
  /** `https://github.com/owner/name`. */
  repository: v.optional(text),
  /** Commit under test. */
  commit: v.optional(text),
  /** Page of the workflow run. */
  workflowRun: v.optional(text),
  /** The HTML report. */
  report: v.optional(text),
  /** The page of `eval-gate history`, as the policy names it. */
  history: v.optional(text),
})

/** Everything a reader sees about one measurement; the only input of rendering. */
export interface GateReport {
  readonly suiteName: string
  /** It answers whether to merge a pull request; of anything else, nobody asks. */
  readonly ofPullRequest?: boolean
  /** This inconclusive verdict is to stop a merge. */
  readonly failsWhenOpen?: boolean
  readonly head: Run
  readonly comparison: Comparison
  readonly verdict: Verdict
  readonly files: readonly ReportSummary[]
  readonly service: ServiceOutcome
  /** The effective policy, one short sentence per rule, e.g. `fails on regressions`. */
  readonly policy: readonly string[]
  /** Things that went wrong around the gate and did not change the verdict. */
  readonly notices: readonly string[]
  readonly help?: ReviewerHelp
  /** What somebody comments to accept the cases that got worse. Only for a pull request, where that is possible. */
  readonly acceptCommand?: string
  /** What the checks before a hosted run found. */
  readonly preflight?: Preflight
  /** The last runs of the base branch, oldest first, without the head. */
  readonly history?: readonly HistoryPoint[]
  /** The runs of the baseline, newest first, for the history of single cases. Not in results files: they are large. */
  readonly baselineRuns?: readonly Run[]
  /** What is known of the base branch; with this run, if it measures the branch itself. */
  readonly ledger?: Ledger
  /** The newest runs of the base branch against those of about a month ago; `null` while too little is known. */
  readonly drift?: Drift | null
  readonly links: Described<typeof linksSchema>
}
