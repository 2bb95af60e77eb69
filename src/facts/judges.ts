import type { Agreement } from '../model/comparison/breakdowns.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatCount, formatNumber, formatPlural, formatRate } from '../model/format.ts'

/** How far the graders can be trusted, as a table. Only `name` of a row is foreign. */
interface JudgesTable {
  readonly columns: readonly string[]
  readonly rows: readonly {
    readonly name: string
    readonly isWorse: boolean
    readonly cells: readonly string[]
  }[]
  /** One sentence for each grader that graded the same output repeatedly; foreign in part. */
  readonly notes: readonly string[]
}

/** Undefined where nothing is known of them. */
export function buildJudgesTable({ judges }: Comparison): JudgesTable | undefined {
  if (judges === undefined || judges.pairs.length + judges.repeated.length === 0) return undefined
  return {
    columns: ['Equal verdicts', 'κ', 'κ on the base'],
    rows: judges.pairs.flatMap(({ grader, other, labels, head, base, fell, slices }) => {
      const name = `${grader} and ${other}${labels === true ? ' (people)' : ''}`
      const row = { name, isWorse: fell === true, cells: [...formatCells(head), formatKappa(base)] }
      return [
        row,
        ...slices.map(({ slice, ...inSlice }) => {
          return { name: `${name}: ${slice}`, isWorse: false, cells: [...formatCells(inSlice), '–'] }
        }),
      ]
    }),
    notes: judges.repeated.map(
      ({ grader, iterations, share }) =>
        `${grader}: ${formatRate(share)} of the variance within cases is its own, by ${formatPlural(iterations, 'further grade')} of the same output.`,
    ),
  }
}

function formatCells(agreement: Agreement): readonly string[] {
  const { agreed, iterations } = agreement
  return [
    `${formatCount(agreed)}/${formatCount(iterations)} (${formatRate(agreed / iterations)})`,
    formatKappa(agreement),
  ]
}

function formatKappa(agreement: Agreement | undefined): string {
  if (agreement?.kappa === undefined) return '–'
  const { kappa, low, high } = agreement.kappa
  return `${formatNumber(kappa, 2)} (${formatNumber(low, 2)} to ${formatNumber(high, 2)})`
}
