/**
 * What the earlier measurements of a pull request came to, of which only those that chance could have decided count. All of
 * them answer one question, so they share one level.
 */
export interface MeasuredBefore {
  /** How many measured other commits of it. */
  readonly others: number
  /** Of those of this commit: the chances that an unchanged base is as bad, 0..1; the oldest first. */
  readonly same: readonly number[]
}
