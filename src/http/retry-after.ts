/**
 * Waiting time in ms that a `Retry-After` header asks for: whole seconds, or an HTTP date. A date is read
 * by the server's clock, so it is compared with the `Date` of the same response, or with `nowMs` if that is missing.
 * Never negative. Undefined when the header is absent or means nothing.
 */
export function parseRetryAfter(
  headers: Readonly<Record<string, string | undefined>>,
  nowMs: number,
): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const until = parseHttpDate(value)
  return until === undefined ? undefined : Math.max(0, until - (parseHttpDate(headers.date) ?? nowMs))
}

/** Unix epoch ms; undefined when the text is not a date. */
function parseHttpDate(text: string | undefined): number | undefined {
  const value = text?.trim() ?? ''
  // Only dates: Date.parse would also read "-1" or "1.5" as a year.
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined
  const date = Date.parse(value)
  return Number.isNaN(date) ? undefined : date
}
