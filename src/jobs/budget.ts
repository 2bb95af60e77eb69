import { OutOfTime } from '../errors.ts'
import type { Budget } from '../ports/budget.ts'
import type { Platform } from '../ports/platform.ts'

const minuteMs = 60_000

export function createBudget(
  givenMs: number,
  { clock, startTimer, log }: Pick<Platform, 'clock' | 'startTimer' | 'log'>,
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
