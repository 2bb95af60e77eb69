import { findAcceptableCases, findBlamedCases } from '../../../src/gate/judge/acceptable.ts'
import type { CaseComparison } from '../../../src/model/comparison/compared-case.ts'
import type { Comparison } from '../../../src/model/comparison.ts'
import { formatCaseTitle } from '../../../src/model/run/identity.ts'
import type { Judged } from './build.ts'

const titleOf = ({ identity }: CaseComparison) => formatCaseTitle(identity)

/** Figures to six digits: the last ones differ between processors. */
function rounded(value: unknown): unknown {
  if (typeof value === 'number') return Number(value.toPrecision(6))
  if (Array.isArray(value)) return value.map(rounded)
  if (value instanceof Map) return rounded([...value])
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, rounded(item)]))
}

/** One line for each case, each part of the comparison and each reason, with all of their figures. */
export function figuresOf({ comparison, verdict }: Judged): string {
  const { cases, quiet: _quiet, head: _head, baseline: _baseline, ...parts } = comparison
  const line = (name: string, value: unknown) => `${name}: ${JSON.stringify(rounded(value))}`
  return [
    line('verdict', [verdict.outcome, verdict.totals]),
    line('may be accepted', findAcceptableCases(comparison, verdict).map(titleOf)),
    line('of these proven', findBlamedCases(comparison, verdict).map(titleOf)),
    ...verdict.reasons.map(({ rule, status, message, evidence, cases: keys }) =>
      line(`${status} ${rule}`, [message, evidence, keys?.length]),
    ),
    ...Object.entries(parts).flatMap(([name, value]) => {
      const part = partOf(name as keyof Comparison, value)
      return part === undefined ? [] : [line(name, part)]
    }),
    ...cases.map(({ key: _, identity, head, base, ...facts }) =>
      line(`case ${formatCaseTitle(identity)}`, {
        head: head && [head.passed, head.failed, head.errored, head.lost, head.skipped],
        base: base && [base.passed, base.failed, base.errored, base.lost, base.skipped],
        ...facts,
      }),
    ),
    '',
  ].join('\n')
}

/** Without what says nothing, so that a new figure shows only where it has something to say. */
function partOf(name: keyof Comparison, value: unknown): unknown {
  if (Array.isArray(value) && value.length === 0) return undefined
  if (typeof value !== 'object' || value === null) return value
  if (name === 'lost') return Object.values(value).some((share) => share > 0 && share < 1) ? value : undefined
  // Keys are long, and in the cases already.
  return name === 'fellOnBase' ? { ...value, cases: undefined } : value
}
