/** What the errors of a gate cost, in false alarms. */
export interface Weights {
  readonly name: 'balanced' | 'quiet' | 'safe'
  readonly falseRed: number
  readonly silentGreen: number
  /** A verdict that is neither red nor green: somebody has to look. */
  readonly open: number
  /** Share of the regressions that are merged although the verdict was open: it ends with exit code 0. */
  readonly merged: number
  /** As many fresh iterations as the head has. */
  readonly fresh: number
}

/** Fixed on 2026-11-25, before the gates were judged by them. No gate that looks at nothing should win by one. */
export const weightings: readonly Weights[] = [
  { name: 'balanced', falseRed: 1, silentGreen: 5, open: 0.2, merged: 0.5, fresh: 0.1 },
  { name: 'quiet', falseRed: 5, silentGreen: 5, open: 1, merged: 1, fresh: 0.1 },
  { name: 'safe', falseRed: 1, silentGreen: 10, open: 0.2, merged: 0.25, fresh: 0.1 },
]

/** Of 100 pull requests, this many change nothing; the others have a regression, each effect as often as the others. */
export const healthyPulls = 80

/** Cost of an open verdict over a regression: those that are merged cost what a green one costs. */
export function costOfLeftOpen({ silentGreen, open, merged }: Weights): number {
  return open + merged * silentGreen
}
