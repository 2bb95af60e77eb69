/**
 * Waiting time in ms that a `Retry-After` header asks for: whole seconds, or an HTTP date seen from `nowMs`.
 * Undefined when the header is absent or means nothing.
 */
export function parseRetryAfter(header: string | undefined, nowMs: number): number | undefined {
  const value = header?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  // Only dates: Date.parse would also read "-1" or "1.5" as a year.
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs)
}
