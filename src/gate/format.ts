/** `0.953` as `95.3 %`; whole percents without the decimal. */
export function formatPercent(rate: number): string {
  const percent = Math.round(rate * 1000) / 10
  return `${Number.isInteger(percent) ? percent.toFixed(0) : percent.toFixed(1)} %`
}

/** A difference of two rates in percentage points, without a sign: `0.09` as `9 points`. */
export function formatPoints(difference: number): string {
  const points = Math.round(Math.abs(difference) * 1000) / 10
  return `${points} ${points === 1 ? 'point' : 'points'}`
}

/** A p-value with two telling digits; very small ones as a bound. */
export function formatP(pValue: number): string {
  if (pValue < 0.0001) return 'p < 0.0001'
  return `p = ${Number(pValue.toPrecision(2))}`
}

/** A number of a metric with three or four telling digits. */
export function formatNumber(value: number): string {
  if (Number.isInteger(value)) return String(value)
  return String(Math.abs(value) >= 1000 ? Math.round(value) : Number(value.toPrecision(3)))
}

/** `1 case`, `2 cases`. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

/** A name in a sentence, cut to 120 characters. */
export function formatName(name: string): string {
  return `“${name.length > 120 ? `${name.slice(0, 119).toWellFormed()}…` : name}”`
}

/** Names in a sentence, at most `limit` of them. */
export function formatList(names: readonly string[], limit = 5): string {
  const shown = names.slice(0, limit).map(formatName)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/**
 * The number without the digits that depend on the order of a sum, so that the order in which files were
 * read never shows in the output.
 */
export function stable(value: number): number {
  return Number(value.toPrecision(12))
}
