import type { MetricChange } from '../../model/comparison/compared-case.ts'
import { stable } from '../statistics/stable.ts'

/** The change from one mean to another. */
export function changeOf(base: number, head: number): MetricChange {
  // The relative change of the rounded figures: a small difference of two sums would show the order of their
  // terms.
  const [before, now] = [stable(base), stable(head)]
  return { base: before, head: now, relative: before === 0 ? null : stable((now - before) / before) }
}
