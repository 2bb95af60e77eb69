import { sideCounts } from '../../../facts/changes.ts'
import { type MatrixRow, matrixRows, type PartRow, suiteRows, variantRows } from '../../../facts/variants.ts'
import type { CaseComparison } from '../../../model/comparison/compared-case.ts'
import type { Comparison } from '../../../model/comparison.ts'
import { formatCount, formatRate, plural } from '../../../model/format.ts'
import type { GateReport } from '../../../model/gate-report.ts'
import { failures } from '../../../model/run/run.ts'
import { codeSpan, tableCell } from '../../escape.ts'
import type { Section } from '../budget.ts'

const shownParts = 20
const shownColumns = 6

/** A line for each suite and each variant, and the failing cases × variants folded. */
export function partSections(report: GateReport): Section[] {
  const suites = suiteRows(report)
  const variants = variantSections(report.comparison)
  return suites.length === 0
    ? variants
    : [{ name: 'suites', priority: 6, open: partTable('Suite', suites) }, ...variants]
}

function variantSections(comparison: Comparison): Section[] {
  const rows = variantRows(comparison)
  if (rows.length === 0) return []
  const matrix = matrixRows(comparison)
  const table: Section = { name: 'variants', priority: 6, open: partTable('Variant', rows) }
  // The comparison of variants has a row for each already.
  const tables = comparison.arms === undefined || comparison.arms.arms.length < 2 ? [table] : []
  return matrix.length === 0 ? tables : [...tables, matrixSection(rows, matrix)]
}

function partTable(kind: 'Suite' | 'Variant', rows: readonly PartRow[]): string {
  const lines = rows
    .slice(0, shownParts)
    .map(
      ({ part, cases, failing, regressed, baseRate, headRate }) =>
        `| ${tableCell(part, 60)} | ${formatCount(regressed)} | ${formatCount(failing)} | ${formatCount(cases)} | ${formatRate(baseRate)}\u00a0→\u00a0${formatRate(headRate)} |`,
    )
  const leftOut = rows.length - lines.length
  return [
    `| ${kind} | Regressed | Failing | Cases | Pass rate |`,
    '| --- | ---: | ---: | ---: | ---: |',
    ...lines,
    ...(leftOut > 0 ? [`| and ${formatCount(leftOut)} more | | | | |`] : []),
  ].join('\n')
}

function matrixSection(rows: readonly PartRow[], matrix: readonly MatrixRow[]): Section {
  const columns = rows.slice(0, shownColumns).map(({ part }) => part)
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
