import { armsTable } from '../../facts/arms.ts'
import {
  type BreakdownRow,
  type MatrixRow,
  matrixRows,
  suiteRows,
  variantRows,
} from '../../facts/breakdowns.ts'
import { sideCounts } from '../../facts/changes.ts'
import { sliceRows, slicesNote, slicesTitle } from '../../facts/slices.ts'
import type { View } from '../../facts/view.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatCount, formatRate, plural } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { failures } from '../../model/run/run.ts'
import { codeSpan, markdownText, tableCell } from '../escape.ts'
import type { Section } from './budget.ts'

const shownRows = 20
const shownColumns = 6

/** A line for each suite and each variant, and the failing cases × variants folded. */
export function breakdownSections(report: GateReport): Section[] {
  const suites = suiteRows(report)
  const variants = variantSections(report.comparison)
  return suites.length === 0
    ? variants
    : [{ name: 'suites', priority: 6, open: breakdownTable('Suite', suites) }, ...variants]
}

function variantSections(comparison: Comparison): Section[] {
  const rows = variantRows(comparison)
  if (rows.length === 0) return []
  const matrix = matrixRows(comparison)
  const table: Section = { name: 'variants', priority: 6, open: breakdownTable('Variant', rows) }
  // The comparison of variants has a row for each already.
  const tables = comparison.arms === undefined || comparison.arms.arms.length < 2 ? [table] : []
  return matrix.length === 0 ? tables : [...tables, matrixSection(rows, matrix)]
}

function breakdownTable(kind: 'Suite' | 'Variant', rows: readonly BreakdownRow[]): string {
  const lines = rows
    .slice(0, shownRows)
    .map(
      ({ name, cases, failing, regressed, baseRate, headRate }) =>
        `| ${tableCell(name, 60)} | ${formatCount(regressed)} | ${formatCount(failing)} | ${formatCount(cases)} | ${formatRate(baseRate)}\u00a0→\u00a0${formatRate(headRate)} |`,
    )
  const leftOut = rows.length - lines.length
  return [
    `| ${kind} | Regressed | Failing | Cases | Pass rate |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
    ...(leftOut > 0 ? [`| and ${formatCount(leftOut)} more | | | | |`] : []),
  ].join('\n')
}

function matrixSection(rows: readonly BreakdownRow[], matrix: readonly MatrixRow[]): Section {
  const columns = rows.slice(0, shownColumns).map(({ name }) => name)
  const leftOut = rows.length - columns.length
  const note = leftOut > 0 ? ` (${plural(leftOut, 'variant')} not shown)` : ''
  return {
    name: 'cases by variant',
    priority: 8,
    open: [
      `<details>\n<summary>Failing cases by variant${note}</summary>\n`,
      `| Case | ${columns.map((variant) => tableCell(variant, 40)).join(' | ')} |`,
      `| --- |${' --- |'.repeat(columns.length)}`,
    ].join('\n'),
    close: '\n</details>',
    entries: {
      count: matrix.length,
      limit: 50,
      share: 0.3,
      write: (index, form) => matrixLine(matrix[index], columns, form === 'full' ? 80 : 40),
      more: (count) => `| and ${formatCount(count)} more |${' |'.repeat(columns.length)}`,
    },
  }
}

function matrixLine(row: MatrixRow | undefined, columns: readonly string[], length: number): string {
  if (row === undefined) return ''
  const cells = columns.map((variant) => cellText(row.cells.get(variant)))
  return `| ${codeSpan(row.title, length)} | ${cells.join(' | ')} |`
}

function cellText(compared: CaseComparison | undefined): string {
  if (compared === undefined) return '–'
  const { base, head, change } = compared
  const counts = base === undefined ? sideCounts(head) : `${sideCounts(base)} → ${sideCounts(head)}`
  if (change === 'regressed') return `❌ **${counts}**`
  return head !== undefined && failures(head) > 0 ? `⚠️ ${counts}` : counts
}

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
