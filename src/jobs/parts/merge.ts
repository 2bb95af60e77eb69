import type { Config } from '#settings'
import type { ExitCode } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import { prepareJob } from '../job.ts'
import { gateFromSource } from '../line.ts'
import { never } from '../look-again.ts'
import { beginBaselineSearch } from '../report/baseline/report-baseline.ts'
import { joinMeasuredParts } from './measured-parts.ts'
import { readCollectedParts } from './read-parts.ts'

/**
 * Judges what the jobs of this workflow run have collected: one baseline, one verdict, one comment, one run in the
 * service. A measurement that is not complete is never green and is not kept as a baseline. Returns the exit code of
 * {@link gateFromSource}.
 * @throws UsageError for a wrong policy file; PermissionError when the token may not read the parts
 */
export async function mergeParts(config: Config, platform: Platform): Promise<ExitCode> {
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
  return await gateFromSource({ measured, findBase, again: never }, job)
}
