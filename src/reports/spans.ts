import type { Span } from '../model/run/result.ts'
import { keepPossibleMs } from './numbers.ts'

const keptSpans = 200

/**
 * Spans with times on any one clock, in ms, as spans that begin at 0. Those without times, or that end before they start,
 * are left out; undefined without any.
 */
export function buildSpans(
  spans: readonly (Omit<Span, 'startMs' | 'endMs'> & {
    readonly start: number | undefined
    readonly end: number | undefined
  })[],
): readonly Span[] | undefined {
  const timed = spans.flatMap(({ start, end, ...span }) =>
    start === undefined || end === undefined || end < start ? [] : [{ start, end, span }],
  )
  const zero = timed.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const shownSpans = timed.slice(0, keptSpans).flatMap(({ start, end, span }): Span[] => {
    const startMs = keepPossibleMs(start - zero)
    const endMs = keepPossibleMs(end - zero)
    if (startMs === undefined || endMs === undefined) return []
    return [{ ...span, startMs, endMs }]
  })
  if (shownSpans.length === 0) return undefined
  return shownSpans
}
