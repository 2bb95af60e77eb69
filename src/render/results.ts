import { type CaseComparison, type Comparison, changeCounts } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { type CaseTally, judged } from '../model/run.ts'
import { resultsSchemaName, runJsonVersion, runToJson } from '../model/run-json.ts'

/** Iterations of a case that passed, and those that count. */
interface SideJson {
  readonly passed: number
  readonly judged: number
}

/**
 * The comparison as plain JSON: figures of the suite, how many cases changed in which way, and every case
 * that is not unchanged. Documented in `docs/results-format.md`.
 */
export function comparisonJson(comparison: Comparison): Readonly<Record<string, unknown>> {
  const { cases, ...figures } = comparison
  return {
    ...figures,
    changes: changeCounts(comparison),
    cases: cases.filter(isWorthTelling).map(caseJson),
  }
}

function isWorthTelling({ change, slower, costlier, quarantined }: CaseComparison): boolean {
  return change !== 'unchanged' || slower === true || costlier === true || quarantined !== undefined
}

function caseJson(compared: CaseComparison): Readonly<Record<string, unknown>> {
  const { key: _, base, head, identity, change, ...figures } = compared
  return {
    identity,
    change,
    ...(base && { before: sideJson(base) }),
    ...(head && { after: sideJson(head) }),
    ...figures,
  }
}

function sideJson(tally: CaseTally): SideJson {
  return { passed: tally.passed, judged: judged(tally) }
}

/**
 * The machine-readable results: one JSON document, versioned, with the whole run of the head in it, so that
 * it serves as a baseline later. The same report is always the same bytes.
 */
export function renderResults(report: GateReport): string {
  const { verdict, comparison, head } = report
  return `${JSON.stringify({
    // First, so that the kind of the file can be told from its first bytes.
    schema: resultsSchemaName,
    version: runJsonVersion,
    suiteName: report.suiteName,
    verdict: verdict.outcome,
    reasons: verdict.reasons,
    totals: verdict.totals,
    policy: report.policy,
    comparison: comparisonJson(comparison),
    files: report.files,
    upload: report.upload,
    notices: report.notices,
    links: report.links,
    ...(report.history && { history: report.history }),
    run: runToJson(head),
  })}\n`
}
