import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from '../../src/ports/platform.ts'
import { timesFaster } from './bundle.ts'

export interface FakeClock extends Clock {
  /** Every wait that was asked for, in ms. */
  readonly waits: number[]
}

/** Time that passes only by sleeping; sleeping takes no real time. */
export function fakeClock(startMs = 1_000_000): FakeClock {
  let now = startMs
  const waits: number[] = []
  const wake: { at: number; resolve: () => void }[] = []
  function step(): void {
    // The earliest sleeper first, and each in a turn of its own, as real timers do.
    wake.sort((left, right) => left.at - right.at)
    const next = wake.shift()
    if (next === undefined) return
    now = Math.max(now, next.at)
    next.resolve()
  }
  return {
    waits,
    now: () => now,
    sleep(ms, signal) {
      waits.push(ms)
      return new Promise<void>((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason)
        signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
        wake.push({ at: now + ms, resolve })
        setImmediate(step)
      })
    },
  }
}

/**
 * Real time with short pauses, for work that goes on elsewhere meanwhile, as `quick-waits.mjs` does it for a process:
 * a pause takes a twentieth of its time, and at its end the clock has moved by the whole pause.
 */
export function quickClock(faster = timesFaster): FakeClock {
  const waits: number[] = []
  let skipped = 0
  const now = () => Math.round(performance.timeOrigin + performance.now() + skipped)
  return {
    waits,
    now,
    sleep: async (ms, signal) => {
      const endsAt = now() + ms
      waits.push(ms)
      await pause(ms / faster, undefined, { signal })
      skipped += Math.max(0, endsAt - now())
    },
  }
}
