import { changeText } from '../facts/changes.ts'
import { factsOf } from '../facts/facts.ts'
import { sinceOf } from '../facts/since.ts'
import { type View, viewOf } from '../facts/view.ts'
import { beforeAfter } from '../model/before-after.ts'
import type { CaseComparison } from '../model/comparison/compared-case.ts'
import { groupNames } from '../model/comparison/group-names.ts'
import { type Comparison, changeCounts } from '../model/comparison.ts'
import type { GateReport } from '../model/gate-report.ts'
import { listNotCompared } from '../model/not-compared.ts'
import { type CaseTally, failures, judged, type Run } from '../model/run/run.ts'
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
 * that is
 * not unchanged. Without a baseline only cases that fail or were lost are listed: all are new.
 */
export function comparisonJson(comparison: Comparison): ComparisonJson {
  return { ...comparisonFigures(comparison), cases: [...newsOf(comparison, () => ({}))] }
}

function comparisonFigures(comparison: Comparison) {
  const { cases: _, quiet: __, ...figures } = comparison
  return { ...figures, changes: changeCounts(comparison) }
}

function* newsOf({ baseline, cases }: Comparison, tell: Tell): Generator<CaseJson> {
  const isListed = baseline === null ? isFailing : isNews
  for (const compared of cases) if (isListed(compared)) yield caseJson(compared, tell)
}

function isFailing({ head }: CaseComparison): boolean {
  return head !== undefined && failures(head) + head.lost > 0
}

function isNews({ change, slower, costlier, quarantined, accepted }: CaseComparison): boolean {
  if (quarantined !== undefined || accepted !== undefined) return true
  return change !== 'unchanged' || slower === true || costlier === true
}

function caseJson(compared: CaseComparison, tell: Tell): CaseJson {
  const { key: _, base, head, identity, change, ...figures } = compared
  const passedBefore = beforeAfter(compared)?.before
  const sides = { before: base && sideJson(base), after: head && sideJson(head), passedBefore }
  return { identity, change, ...tell(compared), ...sides, ...figures }
}

/** The group, the words and the history of a case. */
function tellOf({ report, groups, nameOf, noun }: View): Tell {
  const groupOf = new Map(
    groupNames.flatMap((name) => groups[name].map((of) => [of, name] as const).toReversed()).toReversed(),
  )
  return (of) => ({
    ...(groupOf.has(of) && { group: groupOf.get(of) }),
    title: nameOf(of.identity),
    text: changeText(of, noun),
    ...(of.head !== undefined && failures(of.head) > 0 && { since: sinceOf(of, report) }),
  })
}

/** Iterations of a case that passed, and those that count. */
function sideJson(tally: CaseTally) {
  return { passed: tally.passed, judged: judged(tally) }
}

/** The results file as one text, see {@link streamResultsFile}. */
export function serializeResults(report: GateReport): string {
  return [...writeResults(report)].join('')
}

/**
 * The results file, piece by piece: one versioned JSON document that contains the whole run of the head, so
 * that it
 * can serve as a baseline later. The same report always gives the same bytes.
 */
export function* writeResults(report: GateReport): Generator<string> {
  const { verdict, comparison, head } = report
  const view = viewOf(report)
  const first = {
    // Comes first, so that the first bytes identify the kind of file.
    schema: resultsSchemaName,
    version: resultsVersion,
    suiteName: report.suiteName,
    verdict: verdict.outcome,
    notCompared: listNotCompared(verdict),
    reasons: verdict.reasons,
    facts: factsOf(view),
    totals: verdict.totals,
    policy: report.policy,
    files: report.files,
    service: report.service,
    notices: report.notices,
    links: report.links,
    history: report.history,
  } satisfies Omit<ResultsJson, 'comparison' | 'ledger' | 'run'>
  yield `${JSON.stringify(first).slice(0, -1)},\n`
  yield `"comparison":${JSON.stringify(comparisonFigures(comparison)).slice(0, -1)},"cases":[`
  yield* lines(newsOf(comparison, tellOf(view)))
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
