import type { MetricChange } from '../../model/comparison/compared-case.ts'
import { roundStably } from '../statistics/stable.ts'

/** The change from one mean to another. */
export function computeMetricChange(base: number, head: number): MetricChange {
  // The relative change of the rounded figures: a small difference of two sums would show the order of their
  // terms.
  const roundedBase = roundStably(base)
  const roundedHead = roundStably(head)
  return {
    base: roundedBase,
    head: roundedHead,
    relative: roundedBase === 0 ? null : roundStably((roundedHead - roundedBase) / roundedBase),
  }
}
