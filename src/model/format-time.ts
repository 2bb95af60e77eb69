import { formatCount, formatFixed, formatPlural } from './format.ts'

/** Milliseconds as `0.25 ms`, `850 ms`, `1.18 s`, `3 min 20 s`, `2 h 1 min`. */
export function formatDuration(ms: number): string {
  if (ms < 0.995) return `${formatFixed(Math.max(0, ms), 2)} ms`
  if (ms < 9.95) return `${formatFixed(ms, 1)} ms`
  if (ms < 999.5) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${Number((ms / 1000).toPrecision(3))} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return joinAmounts([Math.floor(seconds / 60), 'min'], [seconds % 60, 's'])
  const minutes = Math.round(ms / 60_000)
  return joinAmounts([Math.floor(minutes / 60), 'h'], [minutes % 60, 'min'])
}

/** A waiting time, to the second: `45 s`, `3 min 20 s`. */
export function formatWait(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  if (seconds === 0) return '0 s'
  return formatDuration(seconds * 1000)
}

function joinAmounts(...amounts: readonly (readonly [amount: number, unit: string])[]): string {
  return amounts
    .filter(([amount]) => amount > 0)
    .map(([amount, unit]) => `${formatCount(amount)} ${unit}`)
    .join(' ')
}

/** How old something is: `5 minutes`, `24 hours`, `3 days`. A time in the future is `0 minutes`. */
export function formatAge(ms: number): string {
  const minutes = Math.max(0, Math.round(ms / 60_000))
  if (minutes < 60) return formatPlural(minutes, 'minute')
  const hours = Math.round(minutes / 60)
  if (hours < 48) return formatPlural(hours, 'hour')
  return formatPlural(Math.round(hours / 24), 'day')
}

/** Unix epoch ms as `2026-11-21 03:04 UTC`. */
export function formatTime(epochMs: number): string {
  const date = new Date(epochMs)
  if (Number.isNaN(date.getTime())) return 'at an unknown time'
  return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

/** One day in ms. */
export const dayMs = 86_400_000

/** The day of a time (Unix epoch ms) as `YYYY-MM-DD`, UTC. */
export function formatDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Whether what names its last day (`YYYY-MM-DD`, UTC) is still in effect: it is through the end of that day. */
export function isInEffect({ until }: { readonly until: string }, now: number): boolean {
  return now < Date.parse(`${until}T00:00:00Z`) + dayMs
}
