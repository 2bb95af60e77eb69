import { buildSliceRows, formatSlicesTitle } from '../../facts/slices.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import { formatCount } from '../../model/format.ts'
import { alignColumns } from '../../model/format-columns.ts'
import { escapeTerminalText } from '../escape.ts'

const shownSlices = 10

/** A table of the slices with news, the largest drop first; the others are counted. */
export function formatSliceLines(comparison: Comparison): string[] {
  const news = buildSliceRows(comparison).filter(({ isNews }) => isNews)
  if (news.length === 0) return []
  const isCompared = news.some(({ change }) => change !== '')
  const heads = compact(['Slice', 'Cases', 'Pass rate', isCompared && 'Change', isCompared && 'p'])
  const rows = news.slice(0, shownSlices).map(({ name, cases, passed, change, pValue, isWorse }) => {
    const compared = isCompared ? [change || '–', `${pValue || '–'}${isWorse ? '  worse' : ''}`] : []
    return [escapeTerminalText(name, 60), cases, passed, ...compared]
  })
  const others = describeOtherSlices(comparison, news.length, isCompared ? 'unchanged' : 'that passed')
  return compact([
    '',
    `  ${formatSlicesTitle(comparison)}`,
    ...alignColumns([heads, ...rows]).map((line) => `    ${line}`),
    others.length !== 0 && `    and ${others.join(', ')}`,
  ])
}

function describeOtherSlices({ slices }: Comparison, news: number, quietly: string): string[] {
  const quiet = (slices?.rows.length ?? 0) - news
  const more = Math.max(0, news - shownSlices) + (slices?.leftOut ?? 0)
  return compact([more > 0 && `${formatCount(more)} more`, quiet > 0 && `${formatCount(quiet)} ${quietly}`])
}
