/** Figures as a reader wants them: short, with a unit, the same on every machine. */

const minus = '−'
const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `12,345`. */
export function formatCount(count: number): string {
  return grouped.format(count)
}

/** `1 case`, `2 cases`, `12,345 cases`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`
}

/** A share of 0..1 as `97.9 %`. Rounds towards the middle, so that only all is `100 %` and only none `0 %`. */
export function formatRate(rate: number | null): string {
  if (rate === null) return 'n/a'
  if (rate >= 1) return '100 %'
  if (rate <= 0) return '0 %'
  const percent = Math.min(99.9, Math.max(0.1, rate * 100))
  return `${percent.toFixed(1)} %`
}

/** A difference of shares (-1..1) as percentage points: `−2.1 pp`. */
export function formatPoints(difference: number): string {
  return `${signed(difference * 100, 1)} pp`
}

/** A relative change as `+12.5 %`; `n/a` where there was nothing before. */
export function formatRelative(relative: number | null): string {
  return relative === null ? 'n/a' : `${signed(relative * 100, 1)} %`
}

function signed(value: number, digits: number): string {
  const text = Math.abs(value).toFixed(digits)
  if (Number(text) === 0) return `±${text}`
  return `${value < 0 ? minus : '+'}${text}`
}

/** Milliseconds as `850 ms`, `1.2 s`, `3 min 20 s`. */
export function formatDuration(ms: number): string {
  if (ms < 1) return `${Number(ms.toFixed(2))} ms`
  if (ms < 999.5) return `${Math.round(ms)} ms`
  if (ms < 59_950) return `${(ms / 1000).toFixed(1)} s`
  const seconds = Math.round(ms / 1000)
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`
  return `${Math.floor(seconds / 3600)} h ${Math.round((seconds % 3600) / 60)} min`
}

/** A plain number with three significant digits, e.g. a score or a cost in USD. */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return 'n/a'
  if (Math.abs(value) >= 1000) return grouped.format(value)
  return String(Number(value.toPrecision(3))).replace('-', minus)
}

/** `p = 0.012` or `p < 0.001`. */
export function formatP(pValue: number): string {
  return pValue < 0.001 ? 'p < 0.001' : `p = ${Number(pValue.toFixed(3))}`
}

/** Unix epoch ms as `2026-11-21 03:04 UTC`. */
export function formatTime(epochMs: number): string {
  const date = new Date(epochMs)
  return Number.isNaN(date.getTime())
    ? 'at an unknown time'
    : `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}
