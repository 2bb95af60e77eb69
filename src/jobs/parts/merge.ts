import type { Config } from '#settings'
import type { ExitCode } from '../../errors.ts'
import type { Measured } from '../../model/measured.ts'
import type { Platform } from '../../ports/platform.ts'
import { type Job, prepareJob } from '../job.ts'
import type { GateSource } from '../line.ts'
import { type Again, never } from '../look-again.ts'
import { beginBaselineSearch } from '../report/baseline/report-baseline.ts'
import { joinMeasuredParts } from './measured-parts.ts'
import { readCollectedParts } from './read-parts.ts'

/**
 * Judges what the jobs of this workflow run have collected: one baseline, one verdict, one comment, one run in the
 * service. A measurement that is not complete is never green and is not kept as a baseline. Returns the exit code of
 * the gate.
 * @throws UsageError for a wrong policy file; PermissionError when the token may not read the parts
 */
export async function mergeParts(
  config: Config,
  platform: Platform,
  gateSource: GateSource,
): Promise<ExitCode> {
  const job = await prepareJob(config, platform)
  const { findBase } = await beginBaselineSearch(job)
  const foundParts = await platform.runtime.log.group('Reading the parts', () =>
    job.stopwatch.time('parse', () =>
      readCollectedParts(
        platform.runtime.context.runId ?? '',
        platform.runtime.context.attempt ?? 1,
        config.suiteName,
        job,
      ),
    ),
  )
  const trust = { mayNameSelection: true, notices: [] }
  const measured = await joinMeasuredParts(foundParts, trust, job)
  return await gateSource({ measured, findBase, again: await createMergeAgain(measured, job) }, job)
}

/** The job that judges measures again what the legs did, in its own checkout. */
async function createMergeAgain(measured: Measured, { config, policy, platform }: Job): Promise<Again> {
  const { lookAgain } = config
  if (lookAgain === undefined) return never
  const { createRerunCommands, freshReports } = await import('../report/again/commands.ts')
  const { format, lost, lookAgainEnv } = policy
  const settings = { lookAgain, format, lost, lookAgainEnv, freshReports: freshReports.ofLegs }
  return createRerunCommands(measured, { ...config, ...settings }, platform)
}
