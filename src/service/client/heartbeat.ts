import { formatWait } from '../../model/format-time.ts'
import type { Clock, LineLog } from '../../ports/platform.ts'

const everyMs = 60_000

/** Says at most once a minute what a step waits for. */
export interface Heartbeat {
  /**
   * @param since when this wait began, Unix epoch ms
   * @param untilMs how long it will take from now on at least
   * @param describeWait says what is waited for, as the start of a sentence: `listProjects is refused (429)`
   */
  beat(since: number, untilMs: number, describeWait: () => string): void
}

export function createHeartbeat(clock: Clock, log: LineLog | undefined): Heartbeat {
  let lastBeatAt = Number.NEGATIVE_INFINITY
  return {
    beat(since, untilMs, describeWait) {
      const end = clock.now() + untilMs
      if (end - Math.max(since, lastBeatAt) < everyMs) return
      lastBeatAt = end
      log?.info(`Waiting for the service: ${describeWait()}, for ${formatWait(end - since)}.`)
    },
  }
}
