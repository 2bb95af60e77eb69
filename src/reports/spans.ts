import type { Span } from '../model/run/result.ts'
import { possibleMs } from './numbers.ts'

const keptSpans = 200

/**
 * Spans with times on any one clock, in ms, as spans that begin at 0. Those without times, or that end before they start,
 * are left out; undefined without any.
 */
export function spansOf(
  spans: readonly (Omit<Span, 'startMs' | 'endMs'> & {
    readonly start: number | undefined
    readonly end: number | undefined
  })[],
): readonly Span[] | undefined {
  const timed = spans.flatMap(({ start, end, ...span }) =>
    start === undefined || end === undefined || end < start ? [] : [{ start, end, span }],
  )
  const zero = timed.reduce((least, { start }) => Math.min(least, start), Number.POSITIVE_INFINITY)
  const kept = timed.slice(0, keptSpans).flatMap(({ start, end, span }): Span[] => {
    const [startMs, endMs] = [possibleMs(start - zero), possibleMs(end - zero)]
    return startMs === undefined || endMs === undefined ? [] : [{ ...span, startMs, endMs }]
  })
  return kept.length === 0 ? undefined : kept
}
