/**
 * The number without the digits that depend on the order of a sum, so that the order in which files were
 * read never shows in the output.
 */
export function stable(value: number): number {
  return Number(value.toPrecision(12))
}
