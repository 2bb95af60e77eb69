import { OutOfTime } from '../errors.ts'
import type { Platform } from '../ports/platform.ts'

const minuteMs = 60_000

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
  { clock, startTimer, log }: Pick<Platform, 'clock' | 'startTimer' | 'log'>,
): Budget {
  let leftMs = totalMs

  /** Says once a minute what is waited for, until it is stopped. */
  function remind(what: string, minutes = 1): () => void {
    let stop = startTimer(minuteMs, () => {
      log.info(`${what} takes long: ${minutes} min so far.`)
      stop = remind(what, minutes + 1)
    })
    return () => stop()
  }

  return {
    async spend(what, body, share = 1) {
      const mostMs = leftMs * share
      const startedAt = clock.now()
      let stop = () => {}
      const stopReminding = remind(what)
      const late = new Promise<never>((_, reject) => {
        const refuse = () => reject(new OutOfTime(what, totalMs))
        if (mostMs <= 0) refuse()
        else stop = startTimer(mostMs, refuse)
      })
      try {
        return await Promise.race([late, mostMs <= 0 ? late : body()])
      } finally {
        stop()
        stopReminding()
        leftMs = Math.max(0, leftMs - (clock.now() - startedAt))
      }
    },
  }
}
