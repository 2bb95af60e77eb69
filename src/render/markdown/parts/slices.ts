import { formatCount } from '../../../model/format.ts'
import { tableCell } from '../../escape.ts'
import { sliceRows, slicesNote, slicesTitle } from '../../parts/slices.ts'
import type { View } from '../../view.ts'
import type { Section } from '../budget.ts'

/**
 * A row for each slice by tags and metadata, folded. Left out where nobody has to look: nothing is worse and everything
 * passed.
 */
export function sliceSections({ report }: View, { always }: { readonly always: boolean }): Section[] {
  const { comparison, verdict } = report
  const rows = sliceRows(comparison)
  if (rows.length === 0) return []
  const isNews = verdict.outcome !== 'passed' || rows.some(({ isWorse }) => isWorse)
  if (!always && !isNews) return []
  const isCompared = rows.some(({ change }) => change !== '')
  const columns = isCompared ? ['Iterations passed', 'Change', 'p'] : ['Iterations passed']
  return [
    {
      name: 'slices',
      priority: 6,
      open: [
        `<details>\n<summary>${slicesTitle(comparison)}</summary>\n`,
        slicesNote(comparison),
        '',
        `| Slice | Cases | ${columns.join(' | ')} |`,
        `| --- | ---: |${' ---: |'.repeat(columns.length)}`,
      ].join('\n'),
      close: '\n</details>',
      entries: {
        count: rows.length,
        limit: 30,
        share: 0.2,
        write: (index) => {
          const row = rows[index]
          if (row === undefined) return ''
          const name = tableCell(row.name, 80)
          const cells = isCompared ? [row.passed, row.change || '–', row.pValue || '–'] : [row.passed]
          const shown = row.isWorse ? cells.map((cell) => `**${cell}**`) : cells
          return `| ${row.isWorse ? `❌ ${name}` : name} | ${row.cases} | ${shown.join(' | ')} |`
        },
        more: (count) => `| and ${formatCount(count)} more | |${' |'.repeat(columns.length)}`,
      },
    },
  ]
}
