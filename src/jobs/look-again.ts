import type { RepeatConfig } from '../config/inputs/repeat-inputs.ts'
import { type CompareOptions, compareRuns } from '../gate/compare/compare.ts'
import type { Policy } from '../gate/policy/policy.ts'
import type { Baseline } from '../model/comparison/baseline.ts'
import type { Comparison } from '../model/comparison.ts'
import type { ServiceOutcome } from '../model/gate-report.ts'
import type { Measured } from '../model/measured.ts'
import type { Run } from '../model/run/run.ts'
import type { Job } from './job.ts'

/** How a source can be measured again. What its inputs don't ask for is absent. */
export interface Again {
  /** One more round of the whole suite; a text: why it is missing. */
  readonly repeat?: RepeatConfig & { readonly measureMore: (round: number) => Promise<Run | string> }
  /** Suspects can be run again on both sides, whether or not there are any. */
  readonly confirms: boolean
  /** Runs them, and lets the fresh results decide. */
  readonly confirm?: (
    comparison: Comparison,
    policy: Policy,
  ) => Promise<{ readonly comparison: Comparison; readonly notice?: string }>
  /** What the eval service has once everything was measured; by default what it had before. */
  readonly service?: () => ServiceOutcome
}

/** For what can't be measured again. */
export const never: Again = { confirms: false }

/** A comparison after all further looks. */
export interface Looked {
  readonly comparison: Comparison
  /** The policy with the part of the false alarms that the last look had. */
  readonly policy: Policy
  readonly service: ServiceOutcome
  readonly notices: readonly string[]
}

/**
 * Compares, and measures again what the inputs ask for: the whole suite until it is decided, then the suspects. What is
 * not whole is not repeated: no number of rounds would decide it.
 */
export async function lookAgain(
  {
    measured,
    baseline,
    options,
  }: { readonly measured: Measured; readonly baseline: Baseline | null; readonly options: CompareOptions },
  { repeat, confirm, service }: Again,
  { policy, platform, stopwatch }: Job,
): Promise<Looked> {
  const { run, missing } = measured
  const isWorthIt = repeat !== undefined && baseline !== null && missing.runs.length === 0
  const repeated = isWorthIt
    ? await (await import('./repeat.ts')).repeatUntilDecided(run, baseline, policy, repeat, {
        options,
        measureMore: repeat.measureMore,
        log: platform.log,
      })
    : undefined
  const usual = repeated?.policy ?? policy
  const first =
    repeated?.comparison ?? (await stopwatch.time('gate', () => compareRuns(run, baseline, policy, options)))
  const confirmed =
    confirm === undefined
      ? { comparison: first }
      : await stopwatch.time('confirm', () => confirm(first, usual))
  return {
    comparison: confirmed.comparison,
    policy: usual,
    service: service?.() ?? measured.service,
    notices: [repeated?.notice, confirmed.notice].filter((notice) => notice !== undefined),
  }
}
