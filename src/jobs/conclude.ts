import type { Config } from '../config/load.ts'
import { suiteNameTaken } from '../config/suite-name.ts'
import { messageOf, NameTaken, type UsageError } from '../errors.ts'
import type { Policy } from '../gate/policy/policy.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Platform } from '../ports/platform.ts'
import { exitCodeOfJob } from './exit-code.ts'
import { keepBaseline } from './publish/keep-baseline.ts'
import { publish } from './publish/publish.ts'

/**
 * The end of a job: publishes the report, keeps it as a baseline for later runs, both without the secrets of this step,
 * and returns the exit code of the job. That another step or job of this workflow run uses the same suite name is logged as an error and turns 0 into 2.
 *
 * @param options `isComplete` false: the measurement has holes, so it is not a baseline
 */
export async function conclude(
  full: GateReport,
  policy: Policy,
  config: Config,
  platform: Platform,
  { isComplete = true }: { readonly isComplete?: boolean } = {},
): Promise<number> {
  const { context, log } = platform
  const report = platform.hideSecrets(full)
  const taken =
    (await publish(report, platform, config)) ?? (isComplete ? await keep(report, platform) : undefined)
  const code = exitCodeOfJob(report, policy, context, config.onUploadError)
  if (taken === undefined) return code
  log.error(messageOf(taken, '\n'))
  return code === 0 ? taken.exitCode : code
}

async function keep(report: GateReport, platform: Platform): Promise<UsageError | undefined> {
  try {
    await platform.log.group('Keeping the baseline', () => keepBaseline(report, platform))
    return undefined
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error
    platform.log.debug(error.message)
    return suiteNameTaken(report.suiteName, platform.context, 'job')
  }
}
