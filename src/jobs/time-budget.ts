import { OutOfTime } from '../errors.ts'
import type { Budget } from '../ports/budget.ts'
import type { Ports } from '../ports/platform.ts'

const minuteMs = 60_000

export function createTimeBudget(
  givenMs: number,
  { runtime: { clock, log }, machine: { startTimer } }: Ports<'runtime' | 'machine'>,
): Budget {
  let totalMs = givenMs
  let leftMs = totalMs

  /** Says once a minute what is waited for, until it is stopped. */
  function remindEachMinute(task: string, minutes = 1): () => void {
    let stop = startTimer(minuteMs, () => {
      log.info(`${task} takes long: ${minutes} min so far.`)
      stop = remindEachMinute(task, minutes + 1)
    })
    return () => stop()
  }

  async function runWithinTime<T>(mostMs: number, task: string, body: () => Promise<T>): Promise<T> {
    const late = Promise.withResolvers<never>()
    const refuseLateBody = () => late.reject(new OutOfTime(task, totalMs))
    const stop = mostMs <= 0 ? refuseLateBody() : startTimer(mostMs, refuseLateBody)
    const stopReminding = remindEachMinute(task)
    try {
      return await Promise.race([late.promise, mostMs <= 0 ? late.promise : body()])
    } finally {
      stop?.()
      stopReminding()
    }
  }

  return {
    async spend(task, body, share = 1) {
      const startedAt = clock.now()
      try {
        return await runWithinTime(leftMs * share, task, body)
      } finally {
        leftMs = Math.max(0, leftMs - (clock.now() - startedAt))
      }
    },
    wait: (task, body) => runWithinTime(totalMs, task, body),
    resize(ms) {
      leftMs = Math.max(0, leftMs + ms - totalMs)
      totalMs = ms
    },
  }
}
