import type { Config } from '../../config/load.ts'
import type { CompareOptions } from '../../gate/compare/compare.ts'
import type { Policy } from '../../gate/policy/policy.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { Comparison } from '../../model/comparison.ts'
import type { Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import type { RepeatedMeasurement } from '../repeat.ts'
import type { Stopwatch } from '../stopwatch.ts'

/*
 * Steps of a report job that not every job has. Each is loaded when there is something for it to do: a job starts sooner
 * without the code of the others.
 */

/** The baseline by the paths and names of the head. */
export async function alignWith(head: Run, baseline: Baseline): Promise<Baseline> {
  const { alignBaseline } = await import('../../baseline/align/align-baseline.ts')
  return alignBaseline(baseline, head)
}

/** What further rounds found; undefined without `repeat`. */
export async function repeatIfAsked(
  head: Run,
  baseline: Baseline | null,
  policy: Policy,
  options: CompareOptions,
  config: Config,
  platform: Platform,
): Promise<RepeatedMeasurement | undefined> {
  if (config.repeat === undefined) return undefined
  const { repeatReports } = await import('./repeat-command.ts')
  return await repeatReports(head, baseline, policy, options, config, platform)
}

/** The comparison after its suspects ran again; as it is without `confirm`. */
export async function confirmIfAsked(
  comparison: Comparison,
  policy: Policy,
  config: Config,
  platform: Platform,
  stopwatch: Stopwatch,
): Promise<{ readonly comparison: Comparison; readonly notice?: string }> {
  if (config.confirm === undefined) return { comparison }
  const { confirmSuspects } = await import('./confirm.ts')
  return await stopwatch.time('confirm', () => confirmSuspects(comparison, policy, config, platform))
}
