import type { Comparison } from '../../model/comparison.ts'
import { formatNumber, plural } from '../../model/format.ts'
import { countIterations, type RunInfo } from '../../model/run/run.ts'
import { amountOf, amountUnshown, statements } from '../../model/run/unexplained.ts'
import type { Reason } from '../../model/verdict.ts'
import { isGone } from '../compare/broken-groups.ts'
import { countsInVerdict, keysOf, quoteCases } from './cases.ts'

/**
 * What the reports of the head say about themselves and no entry shows. It is known where every run of the
 * base says the
 * same: some tools always count something else.
 */
export function unexplainedReasons(comparison: Comparison): Reason[] {
  return [...failureReasons(comparison), ...caseReasons(comparison), ...endReasons(comparison)]
}

function failureReasons({ head, baseline }: Comparison): Reason[] {
  const unknown = statements(head, 'failures').filter((of) => {
    const onBase = baseline?.runs.map((run) => amountOf(run, of)) ?? []
    return of.declared - of.shown > Math.min(...onBase, onBase.length === 0 ? 0 : Number.POSITIVE_INFINITY)
  })
  const [first] = unknown
  if (first === undefined) return []
  const { file, suite, text } = first
  const count = unknown.reduce((sum, { declared, shown }) => sum + declared - shown, 0)
  const more = unknown.length > 1 ? ` and ${plural(unknown.length - 1, 'other place')}` : ''
  const where = `${file}${suite === undefined ? '' : ` (${suite})`}${more}`
  const said = text === undefined ? '' : ` (${text})`
  return [
    {
      rule: 'unexplained-failures',
      status: 'inconclusive',
      message: `${where} counts ${plural(count, 'failure')} that no entry shows${said}. The tool failed outside of its cases; see the log of the step that ran it.`,
      evidence: { failures: count, places: unknown.length },
    },
  ]
}

/**
 * Reports that count more cases than they contain: cut off, or merged with losses. A new case may be what is
 * missing.
 */
function caseReasons({ head, baseline, cases, notRun }: Comparison): Reason[] {
  const missing = amountUnshown(head, 'cases')
  if (missing === 0 || baseline === null || notRun !== undefined) return []
  // A tool that always declares more than it shows counts something else, such as assertions.
  if (baseline.runs.every((run) => amountUnshown(run, 'cases') > 0)) return []
  const counted = cases.filter(countsInVerdict)
  const gone = counted.filter((of) => of.change === 'removed' && isGone(of))
  const fewer = counted.filter(
    ({ head: now, base }) =>
      now !== undefined &&
      base !== undefined &&
      countIterations(now) < countIterations(base) / baseline.runs.length,
  )
  const before = cases.filter(({ base }) => base !== undefined).length
  const what = [
    ...(gone.length === 0
      ? []
      : [`${plural(gone.length, 'case')} of the baseline did not run: ${quoteCases(gone)}`]),
    ...(fewer.length === 0 ? [] : [`${plural(fewer.length, 'case')} ran less often: ${quoteCases(fewer)}`]),
  ]
  const named = what.length === 0 ? '' : `, and ${what.join('; ')}`
  return [
    {
      rule: 'vanished-cases',
      status: 'inconclusive',
      message: `The reports count ${plural(missing, 'case')} more than they contain${named}. A report was cut off, or lost cases when reports were merged.`,
      evidence: { vanished: missing, removed: gone.length, before },
      cases: keysOf([...gone, ...fewer]),
    },
  ]
}

/** Reports whose format has no end, with fewer entries than in every run of the base. */
function endReasons({ head, baseline, notRun }: Comparison): Reason[] {
  const [first, ...others] = statements(head, 'end')
  if (first === undefined || baseline === null || notRun !== undefined) return []
  const shown = entries(head)
  const before = Math.min(...baseline.runs.map(entries))
  if (shown >= before) return []
  const more = others.length === 0 ? '' : ` and ${plural(others.length, 'other report')}`
  return [
    {
      rule: 'vanished-cases',
      status: 'inconclusive',
      message: `${first.file}${more} has ${plural(shown, 'entry', 'entries')}, on the base ${formatNumber(before)}, and its format has no end: a report that was cut looks the same. If cases were removed on purpose, the next baseline includes that; a report of one JSON document has an end.`,
      evidence: { vanished: before - shown, before },
    },
  ]
}

function entries(run: RunInfo): number {
  return statements(run, 'end').reduce((sum, { shown }) => sum + shown, 0)
}
