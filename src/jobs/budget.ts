import { OutOfTime } from '../errors.ts'
import type { Ports } from '../ports/platform.ts'

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
  /**
   * The same for a piece of what is measured, which may take as long as all of that together and uses nothing up.
   *
   * @throws OutOfTime; what the body throws
   */
  wait<T>(what: string, body: () => Promise<T>): Promise<T>
  /** Changes the whole time, of which some may be spent. */
  resize(totalMs: number): void
}

export function createBudget(
  givenMs: number,
  { runtime: { clock, log }, machine: { startTimer } }: Ports<'runtime' | 'machine'>,
): Budget {
  let totalMs = givenMs
  let leftMs = totalMs

  /** Says once a minute what is waited for, until it is stopped. */
  function remind(what: string, minutes = 1): () => void {
    let stop = startTimer(minuteMs, () => {
      log.info(`${what} takes long: ${minutes} min so far.`)
      stop = remind(what, minutes + 1)
    })
    return () => stop()
  }

  async function within<T>(mostMs: number, what: string, body: () => Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    const refuse = () => late.reject(new OutOfTime(what, totalMs))
    const stop = mostMs <= 0 ? refuse() : startTimer(mostMs, refuse)
    const stopReminding = remind(what)
    try {
      return await Promise.race([late.promise, mostMs <= 0 ? late.promise : body()])
    } finally {
      stop?.()
      stopReminding()
    }
  }

  return {
    async spend(what, body, share = 1) {
      const startedAt = clock.now()
      try {
        return await within(leftMs * share, what, body)
      } finally {
        leftMs = Math.max(0, leftMs - (clock.now() - startedAt))
      }
    },
    wait: (what, body) => within(totalMs, what, body),
    resize(ms) {
      leftMs = Math.max(0, leftMs + ms - totalMs)
      totalMs = ms
    },
  }
}
