import type { Config } from '../../config/load.ts'
import type { ProjectPolicy } from '../../config/policy/table.ts'
import type { ServiceOutcome } from '../../model/gate-report.ts'
import type { Run } from '../../model/run/run.ts'
import type { Platform } from '../../ports/platform.ts'
import { openUpload } from '../report/open-upload.ts'
import { resultsOf } from './results-of-run.ts'

/** Sends a run that was measured elsewhere, every iteration of it once. Never throws when the service fails. */
export async function uploadRun(
  run: Run,
  config: Config,
  policy: ProjectPolicy,
  platform: Platform,
): Promise<ServiceOutcome> {
  const upload = await openUpload(config, policy, run.info, platform)
  upload.expect?.(run)
  if (upload.sink !== undefined) for (const batch of resultsOf(run)) await upload.sink(batch)
  return await upload.finish([])
}
