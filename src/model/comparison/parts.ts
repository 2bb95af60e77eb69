/** Iterations of one side of a slice; the ends of the 95 % interval of its pass rate are 0..1. */
export interface SliceSide {
  readonly passed: number
  readonly judged: number
  readonly low?: number
  readonly high?: number
}

/** A part of the suite by tags or metadata. With `base`, the figures of both sides are of the cases in common. */
export interface SliceComparison {
  /** Such as `category: billing`; foreign. */
  readonly slice: string
  /** Cases of the head. */
  readonly cases: number
  readonly failing: number
  readonly regressed: number
  readonly head: SliceSide
  readonly base?: SliceSide
  /** One-sided p-value of the drop within the slice, unadjusted. */
  readonly pValue?: number
  /** Below 5 % with a correction for the number of slices. */
  readonly worse?: true
}

/** The slices of a run, those with the largest drop first. They overlap and decide nothing by themselves. */
export interface SlicesCompared {
  readonly rows: readonly SliceComparison[]
  /** Slices that are not in `rows`. */
  readonly leftOut: number
  /** The slice that has most of the drop of the suite: `share` of it, 0..1. */
  readonly carrier?: { readonly slice: string; readonly share: number }
}

/** One variant of a run, measured over the cases that all of them judged. Means are per iteration. */
export interface Arm {
  /** Foreign. */
  readonly name: string
  /** Cases that it judged, also those that others lack. */
  readonly cases: number
  readonly passed: number
  readonly judged: number
  /** Mean over the cases of their pass rates, 0..1. */
  readonly rate: number
  /** 95 % interval of the share of iterations that passed. */
  readonly low?: number
  readonly high?: number
  readonly latencyMs?: number
  readonly tokens?: number
  readonly costUsd?: number
  /** Two-sided, against the first arm, corrected for all pairs. */
  readonly pValue?: number
  /** Proven worse than the first arm. */
  readonly worse?: true
  /** Against the first arm a larger drop is ruled out with 95 % confidence, 0..1. */
  readonly ruledOutDrop?: number
}

/** The variants of one run against each other, the one with the highest pass rate first. */
export interface ArmsCompared {
  /** What distinguishes them: `model`, `prompt`, `provider`, `variant`, or the name of a slice. */
  readonly by: string
  readonly arms: readonly Arm[]
  readonly commonCases: number
  /** Cases that some arm did not judge. */
  readonly otherCases: number
  /** Arms that are not in `arms`. */
  readonly leftOut: number
}
