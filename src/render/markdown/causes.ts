import { type Cause, groupByCause } from '../../facts/causes.ts'
import type { View } from '../../facts/view.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { GroupName } from '../../model/comparison/group-names.ts'
import { compact } from '../../model/data.ts'
import { formatCount } from '../../model/format.ts'
import { formatCodeSpan } from '../escape.ts'
import { type CaseDetail, formatCaseMarkdown, formatShortCase } from './case.ts'
import type { Entries } from './size-budget.ts'

/**
 * The open part of a group: a list item for each cause with one example, and the cases that are not shown.
 */
interface OpenCauses {
  readonly entries: Entries
  readonly rest: readonly CaseComparison[]
}

/** So many cases stand before the fold, a line each. */
const mostOpenCases = 10

/**
 * The causes of a group, those with the most cases first: each with all of its cases where these are few, else with one
 * as an example.
 *
 * @param limit causes shown
 */
export function selectOpenCauses(
  view: View,
  group: GroupName,
  limit: number,
  detail: CaseDetail,
): OpenCauses {
  const cases = view.groups[group]
  const listsAll = cases.length <= mostOpenCases
  const groups = groupByCause(cases, view.report.comparison.slices?.carrier?.slice)
  const causes = listsAll ? groups : groups.slice(0, limit)
  const examples = new Set(causes.flatMap(({ cases: [first] }) => first ?? []))
  // A sentence above the list says that all of these tests passed before and fail now.
  const isPlain = group === 'regressed' && cases.every((compared) => isCleanTest(compared))
  const createDetail = ({ kind }: Cause): CaseDetail => ({
    ...detail,
    said: new Set(compact([kind === 'message' && ('message' as const), isPlain && ('counts' as const)])),
  })
  return {
    rest: listsAll ? [] : cases.filter((compared) => !examples.has(compared)),
    entries: {
      count: causes.length,
      limit: causes.length,
      share: group === 'regressed' ? 0.6 : 0.4,
      write: (index, form) => {
        const cause = causes[index]
        const example = cause?.cases[0]
        if (cause === undefined || example === undefined) return ''
        const listed = listsAll ? cause.cases : [example]
        if (form === 'short')
          return listed.map((compared) => formatShortCase(compared, group, view)).join('\n')
        const detailOfCause = createDetail(cause)
        const written = listed.map((compared) => {
          const detailOfCase = compared === example ? detailOfCause : { ...detailOfCause, changeLength: 0 }
          return formatCaseMarkdown(compared, group, view, detailOfCase)
        })
        const title = formatCauseTitle(cause, cases.length)
        if (title === undefined) return written.join('\n')
        if (listsAll) return [`- ${title}`, ...written.map(indent)].join('\n')
        return `- ${title}, e.g.<br>\n  ${written.join('').slice('- '.length)}`
      },
      more: (leftOut) => `- and ${formatCount(leftOut)} more`,
    },
  }
}

function isCleanTest({ judgedAs, adjustedPValue }: CaseComparison): boolean {
  return judgedAs === 'test' && adjustedPValue === undefined
}

function indent(text: string): string {
  return text.replaceAll(/^(?=.)/gm, '  ')
}

/** `16 of 18: expected the answer …`. Undefined for a case of its own. */
function formatCauseTitle({ kind, text = '', isAlike, cases }: Cause, all: number): string | undefined {
  if (kind === 'none') return undefined
  const whole = all === 2 ? 'Both' : `All ${formatCount(all)}`
  const count = cases.length === all ? whole : `${formatCount(cases.length)} of ${formatCount(all)}`
  if (kind === 'file') return `**${count}** in ${formatCodeSpan(text, 120)}`
  if (kind === 'slice') return `**${count}** in ${formatCodeSpan(text, 80)}`
  return `**${count}**${isAlike === true ? ' alike' : ''}: ${formatCodeSpan(text, 200)}`
}
