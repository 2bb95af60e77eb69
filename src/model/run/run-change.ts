/** What can change between two runs of a branch besides the results, the most telling first. */
const runChangeKinds = ['model', 'judge', 'prompt', 'assertion', 'suite'] as const
export type RunChangeKind = (typeof runChangeKinds)[number]

/** A change from one run to the next. */
export interface RunChange {
  readonly kind: RunChangeKind
  /** Without a full stop: `2 cases added`. Foreign in part. */
  readonly message: string
}
