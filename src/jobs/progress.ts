import { formatCount } from '../model/format.ts'
import { formatWait } from '../model/format-time.ts'
import type { Clock, Log } from '../ports/platform.ts'

/** A line of a log at most this often, in ms; a line that is replaced in place more often. */
const lineEveryMs = 5_000
const replacedEveryMs = 250
/** Work that takes less needs no progress. */
const silentMs = 2_000

/** Says how far a long piece of work is, with its rate and the time that is left. */
export interface Progress {
  /** How much there is to do; until then no time left is known. */
  expect(total: number): void
  /** This much more is done. */
  add(count: number): void
  /** Takes the replaced line away. */
  end(): void
}

/** @param counted what is counted: `results sent` */
export function createProgress(
  counted: string,
  { clock, log }: { readonly clock: Clock; readonly log: Log },
): Progress {
  let done: number = 0
  let total: number | undefined
  let startedAt: number | undefined
  let saidAt = Number.NEGATIVE_INFINITY
  return {
    expect(all) {
      total = all
    },
    add(count) {
      const now = clock.now()
      startedAt ??= now
      done += count
      const everyMs = log.progress === undefined ? lineEveryMs : replacedEveryMs
      if (now - startedAt < silentMs || now - saidAt < everyMs) return
      saidAt = now
      const line = describeProgress(counted, done, total, now - startedAt)
      if (log.progress === undefined) log.info(line)
      else log.progress(line, total === undefined ? undefined : done / total)
    },
    end() {
      log.progress?.('')
    },
  }
}

/** `12,000 of 50,000 results sent, 200 a second, 3 min left`. */
export function describeProgress(
  counted: string,
  done: number,
  total: number | undefined,
  elapsedMs: number,
): string {
  const perMs = done / Math.max(1, elapsedMs)
  const rate = `${formatCount(Math.round(perMs * 1000))} a second`
  if (total === undefined || total < done) return `${formatCount(done)} ${counted}, ${rate}`
  const left = perMs === 0 ? '' : `, ${formatWait((total - done) / perMs)} left`
  return `${formatCount(done)} of ${formatCount(total)} ${counted}, ${rate}${left}`
}
