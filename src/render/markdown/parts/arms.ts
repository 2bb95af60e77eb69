import { armsTable } from '../../../facts/arms.ts'
import type { GateReport } from '../../../model/gate-report.ts'
import { markdownText, tableCell } from '../../escape.ts'
import type { Section } from '../budget.ts'

/** The variants of the run against each other, if `compare` asks for it. */
export function armSections(report: GateReport): Section[] {
  const table = armsTable(report)
  if (table === undefined) return []
  const rows = table.rows.map(({ name, mark, cells }) => {
    const shown = mark === 'best' ? `**${tableCell(name, 60)}**` : tableCell(name, 60)
    return `| ${mark === 'worse' ? `❌ ${shown}` : shown} | ${cells.join(' | ')} |`
  })
  return [
    {
      name: 'comparison of variants',
      priority: 2,
      open: [
        ...(table.lead === undefined ? [] : [markdownText(table.lead, 600), '']),
        `| | ${table.columns.join(' | ')} |`,
        `| --- |${' ---: |'.repeat(table.columns.length)}`,
        ...rows,
        '',
        table.note,
      ].join('\n'),
    },
  ]
}
