import { OutOfTime } from '../errors.ts'
import type { Platform } from '../ports/platform.ts'

/** The time that everything around the verdict may take together (`publish-timeout`). */
export interface Budget {
  /**
   * Runs the body within what is left. A body that is late is not waited for any longer.
   *
   * @param what what takes long, as the start of a sentence
   * @param share of what is left that it may take at most, 0..1
   * @throws OutOfTime; what the body throws
   */
  spend<T>(what: string, body: () => Promise<T>, share?: number): Promise<T>
}

export function createBudget(
  totalMs: number,
  { clock, startTimer }: Pick<Platform, 'clock' | 'startTimer'>,
): Budget {
  let leftMs = totalMs
  return {
    async spend(what, body, share = 1) {
      const mostMs = leftMs * share
      const startedAt = clock.now()
      let stop = () => {}
      const late = new Promise<never>((_, reject) => {
        const refuse = () => reject(new OutOfTime(what, totalMs))
        if (mostMs <= 0) refuse()
        else stop = startTimer(mostMs, refuse)
      })
      try {
        return await Promise.race([late, mostMs <= 0 ? late : body()])
      } finally {
        stop()
        leftMs = Math.max(0, leftMs - (clock.now() - startedAt))
      }
    },
  }
}
