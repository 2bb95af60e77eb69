import type { Comparison } from '../../model/comparison.ts'
import { addUp } from '../../model/data.ts'
import { formatNumber, formatPlural, quoteNames } from '../../model/format.ts'
import type { RunInfo } from '../../model/run/run.ts'
import { countUnshown, countUnshownInSuite, listStatements } from '../../model/run/unexplained.ts'
import type { Due, Finding } from './cases.ts'

/**
 * Failures that the reports of the head count and no entry shows. They are known where every run of the base says the
 * same: some tools always count something else.
 */
export function findUnshownFailures({ head, baseline }: Comparison): readonly Finding[] {
  const unknown = listStatements(head, 'failures').filter((statement) => {
    const onBase = baseline?.runs.map((run) => countUnshownInSuite(run, statement)) ?? []
    return (
      statement.declared - statement.shown >
      Math.min(...onBase, onBase.length === 0 ? 0 : Number.POSITIVE_INFINITY)
    )
  })
  const [first] = unknown
  if (first === undefined) return []
  const { file, suite, text } = first
  const count = addUp(unknown, ({ declared, shown }) => declared - shown)
  const more = unknown.length > 1 ? ` and ${formatPlural(unknown.length - 1, 'other place')}` : ''
  const where = `${file}${suite === undefined ? '' : ` (${suite})`}${more}`
  const quotedText = text === undefined ? '' : ` (${text})`
  return [
    {
      message: `${where} counts ${formatPlural(count, 'failure')} that no entry shows${quotedText}. The tool failed outside of its cases; see the log of the step that ran it.`,
      evidence: { failures: count, places: unknown.length },
    },
  ]
}

/**
 * Reports that count more cases than they contain: cut off, or merged with losses. A new case may be what is
 * missing.
 */
export function findUnshownCases({ head, baseline, notRun }: Comparison): readonly Finding[] {
  const missing = countUnshown(head, 'cases')
  if (missing === 0 || baseline === null || notRun !== undefined) return []
  // A tool that always declares more than it shows counts something else, such as assertions.
  if (baseline.runs.every((run) => countUnshown(run, 'cases') > 0)) return []
  return [
    {
      message: `The reports count ${formatPlural(missing, 'case')} more than they contain. A report was cut off, or lost cases when reports were merged.`,
      evidence: { missing },
    },
  ]
}

/** Reports whose format has no end, with fewer entries than in every run of the base. */
export function findUnendedReports({ head, baseline, notRun }: Comparison): readonly Finding[] {
  const [first, ...others] = listStatements(head, 'end')
  if (first === undefined || baseline === null || notRun !== undefined) return []
  const shown = countShownEntries(head)
  const baseEntries = Math.min(...baseline.runs.map(countShownEntries))
  if (shown >= baseEntries) return []
  const more = others.length === 0 ? '' : ` and ${formatPlural(others.length, 'other report')}`
  return [
    {
      message: `${first.file}${more} has ${formatPlural(shown, 'entry', 'entries')}, on the base ${formatNumber(baseEntries)}, and its format has no end: a report that was cut looks the same. If cases were removed on purpose, the next baseline includes that; a report of one JSON document has an end.`,
      evidence: { missing: baseEntries - shown, due: baseEntries },
    },
  ]
}

function countShownEntries(run: RunInfo): number {
  return addUp(listStatements(run, 'end'), ({ shown }) => shown)
}

/**
 * Patterns of report files that match nothing now and matched files in every run of the base. Patterns are often
 * alternatives, so one that matches nothing means something only if it used to match.
 */
export function findMissingPatterns({ head, baseline, notRun, policy }: Due): readonly Finding[] {
  const baseReports = baseline?.runs.flatMap(({ reports }) => reports ?? [])
  if (baseReports === undefined || notRun !== undefined || policy.allowEmpty) return []
  const byPattern = Map.groupBy(baseReports, ({ pattern }) => pattern)
  const missing = (head.reports ?? []).filter(({ pattern, files }) => {
    const runs = byPattern.get(pattern) ?? []
    return files === 0 && runs.length > 0 && runs.every((run) => run.files > 0)
  })
  if (missing.length === 0) return []
  const names = quoteNames(missing.map(({ pattern }) => pattern))
  const [match, pronoun] = missing.length === 1 ? ['matches', 'it'] : ['match', 'them']
  return [
    {
      message: `${names} ${match} no report, unlike on the base branch, so results may be missing. Look at the step that writes these reports, or remove ${pronoun} from the list of reports.`,
      evidence: { missing: missing.length },
    },
  ]
}
