/**
 * The number without the digits that depend on the order of a sum, so that the order in which files were
 * read never shows in the output.
 */
export function roundStably(value: number): number {
  // Most figures have few decimals and are so already; printing a million of them takes seconds. (-0 becomes 0.)
  if (Math.abs(value) < 1e5 && Math.round(value * 1e6) / 1e6 === value) return value + 0
  return Number(value.toPrecision(12))
}
