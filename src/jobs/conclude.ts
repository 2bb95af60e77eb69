import type { Config } from '../config/load.ts'
import { suiteNameTaken } from '../config/suite-name.ts'
import { messageOf, NameTaken, type UsageError } from '../errors.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { Platform } from '../ports/platform.ts'
import { keepBaseline } from './publish/keep-baseline.ts'
import { publish } from './publish/publish.ts'

/**
 * The end of a job: publishes the report and, if it is complete, keeps it as a baseline for later runs; both without
 * the secrets of this step. Returns the error when another step or job of this workflow run uses the same suite name.
 */
export async function publishAndKeep(
  full: GateReport,
  config: Config,
  platform: Platform,
  options: { readonly isComplete: boolean } = { isComplete: true },
): Promise<UsageError | undefined> {
  const report = platform.hideSecrets(full)
  const taken = await publish(report, platform, config)
  if (taken !== undefined || !options.isComplete) return taken
  try {
    await platform.log.group('Keeping the baseline', () => keepBaseline(report, platform))
    return undefined
  } catch (error) {
    if (!(error instanceof NameTaken)) throw error
    platform.log.debug(error.message)
    return suiteNameTaken(report.suiteName, platform.context, 'job')
  }
}

/** Logs the error that fails the step after everything else was done, and returns the exit code. */
export function exitWith(
  error: UsageError | undefined,
  code: number,
  { log }: Pick<Platform, 'log'>,
): number {
  if (error === undefined) return code
  log.error(messageOf(error, '\n'))
  return code === 0 ? error.exitCode : code
}
