/** Sums of probabilities are rounded: 1/50 may come out as 0.020000000000000004. */
const roundingError = 1e-9

/** Whether a p-value reaches a level, deciding exact ties as equal. Every comparison with a level goes through here. */
export function isAtMost(pValue: number, level: number): boolean {
  return pValue <= level * (1 + roundingError)
}
