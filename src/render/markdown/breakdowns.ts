import { buildArmsTable } from '../../facts/arms.ts'
import {
  type BreakdownRow,
  buildMatrixRows,
  buildSuiteRows,
  buildVariantRows,
  type MatrixRow,
} from '../../facts/breakdowns.ts'
import { formatSideCounts } from '../../facts/changes.ts'
import { buildSliceRows, formatSlicesTitle, writeSlicesNote } from '../../facts/slices.ts'
import type { View } from '../../facts/view.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import { chooseNumber, formatCount, formatPlural, formatRate } from '../../model/format.ts'
import type { GateReport } from '../../model/gate-report.ts'
import { countFailures } from '../../model/run/run.ts'
import { escapeMarkdownText, formatCodeSpan, formatTableCell } from '../escape.ts'
import type { Section } from './size-budget.ts'

const shownRows = 20
const shownColumns = 6

/** A line for each suite and each variant, and the failing cases × variants folded. */
export function buildBreakdownSections(report: GateReport): Section[] {
  const suites = buildSuiteRows(report)
  const variants = buildVariantSections(report.comparison)
  if (suites.length === 0) return variants
  return [{ name: 'suites', priority: 6, open: formatBreakdownTable('Suite', suites) }, ...variants]
}

function buildVariantSections(comparison: Comparison): Section[] {
  const rows = buildVariantRows(comparison)
  if (rows.length === 0) return []
  const matrix = buildMatrixRows(comparison)
  const table: Section = { name: 'variants', priority: 6, open: formatBreakdownTable('Variant', rows) }
  // The comparison of variants has a row for each already.
  const tables = comparison.arms === undefined || comparison.arms.arms.length < 2 ? [table] : []
  if (matrix.length === 0) return tables
  return [...tables, buildMatrixSection(rows, matrix)]
}

function formatBreakdownTable(kind: 'Suite' | 'Variant', rows: readonly BreakdownRow[]): string {
  const lines = rows
    .slice(0, shownRows)
    .map(
      ({ name, cases, failing, regressed, baseRate, headRate }) =>
        `| ${formatTableCell(name, 60)} | ${formatCount(regressed)} | ${formatCount(failing)} | ${formatCount(cases)} | ${formatRate(baseRate)}\u00a0→\u00a0${formatRate(headRate)} |`,
    )
  const leftOut = rows.length - lines.length
  return compact([
    `| ${kind} | Regressed | Failing | Cases | Pass rate |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
    leftOut > 0 && `| and ${formatCount(leftOut)} more | | | | |`,
  ]).join('\n')
}

function buildMatrixSection(rows: readonly BreakdownRow[], matrix: readonly MatrixRow[]): Section {
  const columns = rows.slice(0, shownColumns).map(({ name }) => name)
  const leftOut = rows.length - columns.length
  const note = leftOut > 0 ? ` (${formatPlural(leftOut, 'variant')} not shown)` : ''
  return {
    name: 'cases by variant',
    priority: 8,
    open: [
      `<details>\n<summary>Failing cases by variant${note}</summary>\n`,
      `| Case | ${columns.map((variant) => formatTableCell(variant, 40)).join(' | ')} |`,
      `| --- |${' --- |'.repeat(columns.length)}`,
    ].join('\n'),
    close: '\n</details>',
    entries: {
      count: matrix.length,
      limit: 50,
      share: 0.3,
      write: (index, form) => formatMatrixLine(matrix[index], columns, form === 'full' ? 80 : 40),
      more: (count) => `| and ${formatCount(count)} more |${' |'.repeat(columns.length)}`,
    },
  }
}

function formatMatrixLine(row: MatrixRow | undefined, columns: readonly string[], length: number): string {
  if (row === undefined) return ''
  const cells = columns.map((variant) => formatMatrixCell(row.cells.get(variant)))
  return `| ${formatCodeSpan(row.title, length)} | ${cells.join(' | ')} |`
}

function formatMatrixCell(compared: CaseComparison | undefined): string {
  if (compared === undefined) return '–'
  const { base, head, change } = compared
  const counts = compact([base && formatSideCounts(base), formatSideCounts(head)]).join(' → ')
  if (change === 'regressed') return `❌ **${counts}**`
  if (head !== undefined && countFailures(head) > 0) return `⚠️ ${counts}`
  return counts
}

/** The variants of the run against each other, if `compare` asks for it. */
export function buildArmSections(report: GateReport): Section[] {
  const table = buildArmsTable(report)
  if (table === undefined) return []
  const rows = table.rows.map(({ name, mark, cells }) => {
    let shown = formatTableCell(name, 60)
    if (mark === 'best') shown = `**${shown}**`
    else if (mark === 'worse') shown = `❌ ${shown}`
    return `| ${shown} | ${cells.join(' | ')} |`
  })
  const lead = table.lead !== undefined && `${escapeMarkdownText(table.lead, 600)}\n`
  return [
    {
      name: 'comparison of variants',
      priority: 2,
      open: compact([
        lead,
        `| | ${table.columns.join(' | ')} |`,
        `| --- |${' ---: |'.repeat(table.columns.length)}`,
        ...rows,
        '',
        table.note,
      ]).join('\n'),
    },
  ]
}

function writeUnchangedNote(count: number): string {
  if (count === 0) return ''
  return `${formatPlural(count, 'slice passes', 'slices pass')} as before and ${chooseNumber(count, 'is', 'are')} left out. `
}

/**
 * A row for each slice by tags and metadata that changed, folded; for each slice if `always`. Left out where none is worse.
 */
export function buildSliceSections({ report }: View, { always }: { readonly always: boolean }): Section[] {
  const { comparison } = report
  const all = buildSliceRows(comparison)
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
        `<details>\n<summary>${formatSlicesTitle(comparison)}</summary>\n`,
        `${writeUnchangedNote(all.length - rows.length)}${writeSlicesNote(comparison)}`,
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
          let name = formatTableCell(row.name, 80)
          let cells = [row.passed]
          if (isCompared) cells.push(row.change || '–', row.pValue || '–')
          if (row.isWorse) {
            name = `❌ ${name}`
            cells = cells.map((cell) => `**${cell}**`)
          }
          return `| ${name} | ${row.cases} | ${cells.join(' | ')} |`
        },
        more: (count) => `| and ${formatCount(count)} more | |${' |'.repeat(columns.length)}`,
      },
    },
  ]
}
