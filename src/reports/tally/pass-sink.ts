import type { Result } from '../../model/run/result.ts'

/**
 * Takes the passed results of a report that have nothing but a duration, without an object for each. Names are plain, see
 * `isPlainIdentity`.
 */
export interface PassSink {
  /** Number of a place, for {@link add}. */
  placeOf(file: string | undefined, suite: readonly string[]): number
  /**
   * One result. The name is the UTF-8 bytes from `start` to `end`.
   * @param durationMs NaN without one
   */
  add(
    place: number,
    bytes: Buffer,
    start: number,
    end: number,
    durationMs: number,
    repeat: Result['repeat'],
  ): void
}
