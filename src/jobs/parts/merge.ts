import type { Config } from '../../config/load.ts'
import type { ExitCode } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import { prepare } from '../job.ts'
import { gate } from '../line.ts'
import { never } from '../look-again.ts'
import { beginSearch } from '../report/baseline/report-baseline.ts'
import { measuredParts } from './measured-parts.ts'
import { readParts } from './read-parts.ts'

/**
 * Judges what the jobs of this workflow run have collected: one baseline, one verdict, one comment, one run in the
 * service. A measurement that is not complete is never green and is not kept as a baseline. Returns the exit code of
 * {@link gate}.
 * @throws UsageError for a wrong policy file; PermissionError when the token may not read the parts
 */
export async function mergeParts(config: Config, platform: Platform): Promise<ExitCode> {
  const job = await prepare(config, platform)
  const { findBase } = await beginSearch(job)
  const found = await platform.log.group('Reading the parts', () =>
    job.stopwatch.time('parse', () =>
      readParts(platform.context.runId ?? '', platform.context.attempt ?? 1, config.suiteName, job),
    ),
  )
  const trust = { mayNameSelection: true, notices: [] }
  const measured = await measuredParts(found, trust, job)
  return await gate({ measured, findBase, again: never }, job)
}
