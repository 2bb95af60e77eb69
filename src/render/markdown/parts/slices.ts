import { sliceRows, slicesNote, slicesTitle } from '../../../facts/slices.ts'
import type { View } from '../../../facts/view.ts'
import { formatCount, plural } from '../../../model/format.ts'
import { tableCell } from '../../escape.ts'
import type { Section } from '../budget.ts'

function unchangedNote(count: number): string {
  return count === 0
    ? ''
    : `${plural(count, 'slice passes', 'slices pass')} as before and ${count === 1 ? 'is' : 'are'} left out. `
}

/**
 * A row for each slice by tags and metadata that changed, folded; for each slice if `always`. Left out where none is worse.
 */
export function sliceSections({ report }: View, { always }: { readonly always: boolean }): Section[] {
  const { comparison } = report
  const all = sliceRows(comparison)
  const changed = all.filter((row) => row.isNews)
  const rows = always || changed.length === 0 ? all : changed
  if (rows.length === 0) return []
  if (!always && !rows.some(({ isWorse }) => isWorse)) return []
  const isCompared = rows.some(({ change }) => change !== '')
  const columns = isCompared ? ['Pass rate', 'Change', 'p'] : ['Pass rate']
  return [
    {
      name: 'slices',
      priority: 6,
      open: [
        `<details>\n<summary>${slicesTitle(comparison)}</summary>\n`,
        `${unchangedNote(all.length - rows.length)}${slicesNote(comparison)}`,
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
