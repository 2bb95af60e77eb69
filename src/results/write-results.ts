import { buildView, collectFacts, findFailingSince, formatCaseChange, type View } from '#views'
import { findBeforeAfter } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { groupNames } from '../model/comparison/group-names.ts'
import { type Comparison, countChanges } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared } from '../model/not-compared.ts'
import { type CaseTally, countFailures, countJudged, type Run } from '../model/run/run.ts'
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

/** The group, title, text and history of a case, as every view writes them. */
type Tell = (compared: CaseComparison) => Pick<CaseJson, 'group' | 'title' | 'text' | 'since'>

type CaseJson = ComparisonJson['cases'][number]

/**
 * The comparison as plain data: figures of the suite, how many cases changed in which way, and every case
 * that is not unchanged. Without a baseline only cases that fail or were lost are listed: all are new.
 */
export function toComparisonJson(comparison: Comparison): ComparisonJson {
  return { ...pickFigures(comparison), cases: [...listNews(comparison, () => ({}))] }
}

function pickFigures(comparison: Comparison) {
  const { cases: _, quiet: __, ...figures } = comparison
  return { ...figures, changes: countChanges(comparison) }
}

function* listNews({ baseline, cases }: Comparison, tell: Tell): Generator<CaseJson> {
  const isListed = baseline === null ? isFailingCase : isListedCase
  for (const compared of cases) if (isListed(compared)) yield toCaseJson(compared, tell)
}

function isFailingCase({ head }: CaseComparison): boolean {
  return head !== undefined && countFailures(head) + head.lost > 0
}

function isListedCase({ change, slower, costlier, quarantined, accepted }: CaseComparison): boolean {
  if (quarantined !== undefined || accepted !== undefined) return true
  return change !== 'unchanged' || slower === true || costlier === true
}

function toCaseJson(compared: CaseComparison, tell: Tell): CaseJson {
  const { key: _, base, head, identity, change, ...figures } = compared
  const passedBefore = findBeforeAfter(compared)?.before
  const sides = { before: base && toSideJson(base), after: head && toSideJson(head), passedBefore }
  return { identity, change, ...tell(compared), ...sides, ...figures }
}

/** The group, the words and the history of a case. */
function createCaseDescriber({ report, groups, nameOf, noun }: View): Tell {
  const groupsByCase = new Map(
    groupNames
      .flatMap((name) => groups[name].map((compared) => [compared, name] as const).toReversed())
      .toReversed(),
  )
  return (compared) => ({
    ...(groupsByCase.has(compared) && { group: groupsByCase.get(compared) }),
    title: nameOf(compared.identity),
    text: formatCaseChange(compared, noun),
    ...(compared.head !== undefined &&
      countFailures(compared.head) > 0 && { since: findFailingSince(compared, report) }),
  })
}

/** Iterations of a case that passed, and those that count. */
function toSideJson(tally: CaseTally) {
  return { passed: tally.passed, judged: countJudged(tally) }
}

/** The results file as one text, see {@link streamResultsFile}. */
export function serializeResults(report: GateReport): string {
  return [...streamResultsFile(report)].join('')
}

/**
 * The results file, piece by piece: one versioned JSON document that contains the whole run of the head, so
 * that it can serve as a baseline later. The same report always gives the same bytes.
 */
export function* streamResultsFile(report: GateReport): Generator<string> {
  const { verdict, comparison, head } = report
  const view = buildView(report)
  const first = {
    // Comes first, so that the first bytes identify the kind of file.
    schema: resultsSchemaName,
    version: resultsVersion,
    suiteName: report.suiteName,
    verdict: verdict.outcome,
    notCompared: listNotCompared(verdict),
    reasons: verdict.reasons,
    facts: collectFacts(view),
    totals: verdict.totals,
    certificate: verdict.certificate,
    policy: report.policy,
    files: report.files,
    service: report.service,
    notices: report.notices,
    links: report.links,
    history: report.history,
  } satisfies Omit<ResultsJson, 'comparison' | 'ledger' | 'run'>
  yield `${JSON.stringify(first).slice(0, -1)},\n`
  yield `"comparison":${JSON.stringify(pickFigures(comparison)).slice(0, -1)},"cases":[`
  yield* writeLines(listNews(comparison, createCaseDescriber(view)))
  yield ']},\n'
  if (report.ledger !== undefined) yield `${ledgerLineStart}${JSON.stringify(report.ledger)},\n`
  yield* writeRunLines(head)
}

/** A results file of the run alone, piece by piece, as a baseline needs it. */
export function* streamRunFile(run: Run): Generator<string> {
  yield `{"schema":"${resultsSchemaName}","version":${resultsVersion},\n`
  yield* writeRunLines(run)
}

function* writeRunLines(run: Run): Generator<string> {
  yield `${runLineStart}{"info":${JSON.stringify(run.info)}${groupsStart}`
  yield* writeLines(groupsToJson(run))
  yield `${groupsEnd}\n`
}

/** Items of a list, each on a line of its own. */
function* writeLines(items: Iterable<object>): Generator<string> {
  let isFirst = true
  for (const item of items) {
    yield `${isFirst ? '' : ','}\n${JSON.stringify(item)}`
    isFirst = false
  }
  yield '\n'
}
