import { beforeAfter } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { type Comparison, changeCounts } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared } from '../model/not-compared.ts'
import { type CaseTally, judged, type Run } from '../model/run/run.ts'
import type { ComparisonJson } from './comparison-schema.ts'
import {
  groupsEnd,
  groupsStart,
  ledgerLineStart,
  resultsSchemaName,
  resultsVersion,
  runLineStart,
} from './format.ts'
import type { ResultsJson } from './results-schema.ts'
import { groupsToJson } from './run-json.ts'

/**
 * The comparison as plain data: figures of the suite, how many cases changed in which way, and every case that is
 * not unchanged. Without a baseline no case is listed: all are new.
 */
export function comparisonJson(comparison: Comparison): ComparisonJson {
  return { ...comparisonFigures(comparison), cases: [...newsOf(comparison)] } as ComparisonJson
}

function comparisonFigures(comparison: Comparison): object {
  const { cases: _, quiet: __, ...figures } = comparison
  return { ...figures, changes: changeCounts(comparison) }
}

function* newsOf({ baseline, cases }: Comparison): Generator<object> {
  if (baseline !== null) for (const compared of cases) if (isNews(compared)) yield caseJson(compared)
}

function isNews({ change, slower, costlier, quarantined, accepted }: CaseComparison): boolean {
  if (quarantined !== undefined || accepted !== undefined) return true
  return change !== 'unchanged' || slower === true || costlier === true
}

function caseJson(compared: CaseComparison): object {
  const { key: _, base, head, identity, change, ...figures } = compared
  const passedBefore = beforeAfter(compared)?.before
  const sides = { before: base && sideJson(base), after: head && sideJson(head), passedBefore }
  return { identity, change, ...sides, ...figures }
}

/** Iterations of a case that passed, and those that count. */
function sideJson(tally: CaseTally) {
  return { passed: tally.passed, judged: judged(tally) }
}

/** The results file as one text, see {@link writeResults}. */
export function serializeResults(report: GateReport): string {
  return [...writeResults(report)].join('')
}

/**
 * The results file, piece by piece: one versioned JSON document that contains the whole run of the head, so that it
 * can serve as a baseline later. The same report always gives the same bytes.
 */
export function* writeResults(report: GateReport): Generator<string> {
  const { verdict, comparison, head } = report
  const facts = {
    // Comes first, so that the first bytes identify the kind of file.
    schema: resultsSchemaName,
    version: resultsVersion,
    suiteName: report.suiteName,
    verdict: verdict.outcome,
    notCompared: [...listNotCompared(verdict)],
    reasons: verdict.reasons as ResultsJson['reasons'],
    totals: verdict.totals,
    policy: [...report.policy],
    files: report.files as ResultsJson['files'],
    service: report.service as ResultsJson['service'],
    notices: [...report.notices],
    links: report.links as ResultsJson['links'],
    history: report.history && [...report.history],
  } satisfies Omit<ResultsJson, 'comparison' | 'ledger' | 'run'>
  yield `${JSON.stringify(facts).slice(0, -1)},\n`
  yield `"comparison":${JSON.stringify(comparisonFigures(comparison)).slice(0, -1)},"cases":[`
  yield* lines(newsOf(comparison))
  yield ']},\n'
  if (report.ledger !== undefined) yield `${ledgerLineStart}${JSON.stringify(report.ledger)},\n`
  yield* runLines(head)
}

/** A results file of the run alone, piece by piece, as a baseline needs it. */
export function* writeRun(run: Run): Generator<string> {
  yield `{"schema":"${resultsSchemaName}","version":${resultsVersion},\n`
  yield* runLines(run)
}

function* runLines(run: Run): Generator<string> {
  yield `${runLineStart}{"info":${JSON.stringify(run.info)}${groupsStart}`
  yield* lines(groupsToJson(run))
  yield `${groupsEnd}\n`
}

/** Items of a list, each on a line of its own. */
function* lines(items: Iterable<object>): Generator<string> {
  let isFirst = true
  for (const item of items) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(item)}`
    isFirst = false
  }
  yield '\n'
}
