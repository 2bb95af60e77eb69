import { type CaseComparison, type Comparison, changeCounts } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared } from '../model/not-compared.ts'
import { type CaseTally, judged } from '../model/run/run.ts'
import { type ComparisonJson, type ResultsJson, resultsSchemaName, resultsVersion } from './results-schema.ts'
import { runToJson } from './run-json.ts'

/**
 * The comparison as plain data: figures of the suite, how many cases changed in which way, and every case that is
 * not unchanged.
 */
export function comparisonJson(comparison: Comparison): ComparisonJson {
  const { cases, ...figures } = comparison
  const written = { ...figures, changes: changeCounts(comparison), cases: cases.filter(isNews).map(caseJson) }
  return written as ComparisonJson
}

function isNews({ change, slower, costlier, quarantined }: CaseComparison): boolean {
  return change !== 'unchanged' || slower === true || costlier === true || quarantined !== undefined
}

function caseJson(compared: CaseComparison) {
  const { key: _, base, head, identity, change, ...figures } = compared
  return { identity, change, before: base && sideJson(base), after: head && sideJson(head), ...figures }
}

/** Iterations of a case that passed, and those that count. */
function sideJson(tally: CaseTally) {
  return { passed: tally.passed, judged: judged(tally) }
}

/**
 * The results file: one versioned JSON document that contains the whole run of the head, so that it can serve as a
 * baseline later. The same report always gives the same bytes.
 */
export function serializeResults(report: GateReport): string {
  const { verdict, comparison, head } = report
  const file = {
    // Comes first, so that the first bytes identify the kind of file.
    schema: resultsSchemaName,
    version: resultsVersion,
    suiteName: report.suiteName,
    verdict: verdict.outcome,
    notCompared: [...listNotCompared(verdict)],
    reasons: verdict.reasons as ResultsJson['reasons'],
    totals: verdict.totals,
    policy: [...report.policy],
    comparison: comparisonJson(comparison),
    files: report.files as ResultsJson['files'],
    service: report.service as ResultsJson['service'],
    notices: [...report.notices],
    links: report.links,
    history: report.history && [...report.history],
    run: runToJson(head),
  } satisfies ResultsJson
  return `${JSON.stringify(file)}\n`
}
