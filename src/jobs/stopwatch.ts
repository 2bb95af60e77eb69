import type { Clock } from '../ports/platform.ts'

/** The phases of a job, in their order. */
const phases = [
  'find',
  'parse',
  'check',
  'launch',
  'wait',
  'upload',
  'baseline',
  'gate',
  'again',
  'publish',
] as const
export type Phase = (typeof phases)[number]

/** How long the phases took, in whole ms. A phase that the job does not have is absent. */
export type Timings = Readonly<Partial<Record<Phase, number>>>

/** Takes the time of the phases of a job. */
export interface PhaseTimer {
  /** Runs the body and adds its time to the phase. */
  time<T>(phase: Phase, body: () => T | Promise<T>): Promise<T>
}

export interface Stopwatch extends PhaseTimer {
  /** So far, with the part of a phase that is still running. */
  timings(): Timings
}

export function createStopwatch(clock: Clock): Stopwatch {
  const spent = new Map<Phase, number>()
  const running = new Map<Phase, number>()
  const addPhaseTime = (phase: Phase, ms: number) => spent.set(phase, (spent.get(phase) ?? 0) + ms)
  return {
    async time(phase, body) {
      const startedAt = clock.now()
      running.set(phase, startedAt)
      try {
        return await body()
      } finally {
        running.delete(phase)
        addPhaseTime(phase, clock.now() - startedAt)
      }
    },
    timings() {
      const now = clock.now()
      const entries = phases.flatMap((phase): [Phase, number][] => {
        const since = running.get(phase)
        const ms = (spent.get(phase) ?? 0) + (since === undefined ? 0 : now - since)
        if (spent.has(phase) || since !== undefined) return [[phase, Math.round(ms)]]
        return []
      })
      return Object.fromEntries(entries)
    },
  }
}
