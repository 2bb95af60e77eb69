import type { Config } from '../config/load.ts'
import { suiteNameTaken } from '../config/suite-name.ts'
import { NameTaken, type UsageError } from '../errors.ts'
import type { Policy } from '../gate/policy.ts'
import type { GateReport } from '../model/gate-report.ts'
import type { CiContext } from '../ports/context.ts'
import type { Platform } from '../ports/platform.ts'
import { exitCodeOf } from './exit-code.ts'
import { keepBaseline } from './publish/keep-baseline.ts'
import { publish } from './publish/publish.ts'

/** Addresses of the repository, the commit and the workflow run. */
export function linksOf({ repositoryUrl, commit, runUrl }: CiContext): GateReport['links'] {
  return {
    repository: repositoryUrl,
    commit,
    workflowRun: runUrl,
  }
}

/**
 * The end of every job: tells everybody and stores the measurement as a baseline of later runs, unless it has
 * holes; both without the secrets of this step. Returns the error when another step or job of this workflow run uses
 * the same suite name.
 */
export async function tellAndKeep(
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

/** Says the error that fails the step after everything else was done, and returns the exit code. */
export function exitWith(
  error: UsageError | undefined,
  code: number,
  { log }: Pick<Platform, 'log'>,
): number {
  if (error === undefined) return code
  log.error([error.message, ...error.advice].join('\n'))
  return code === 0 ? error.exitCode : code
}

/** What the process ends with. On GitHub an inconclusive verdict is red only when the policy asks for it. */
export function exitCodeFor(report: GateReport, policy: Policy, { provider }: CiContext): 0 | 1 | 2 | 3 {
  const code = exitCodeOf(report.verdict)
  if (code === 3 && provider === 'github_actions' && policy.onInconclusive !== 'fail') return 0
  return code
}
