/** How a pull request ended. */
export interface PullFate {
  readonly number: number
  readonly state: 'open' | 'merged' | 'closed'
  /** When it was merged, Unix epoch ms. */
  readonly mergedAt?: number
}
