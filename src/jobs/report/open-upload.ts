import type { FoundReport } from '#files'
import type { Config, ProjectPolicy } from '#settings'
import type { ServiceOutcome } from '../../model/gate-report.ts'
import type { Run, RunInfo } from '../../model/run/run.ts'
import type { Platform, Runtime } from '../../ports/platform.ts'
import type { ResultSink } from './measure.ts'

/** The way of the results to the service, from the first one read to the finished run. */
export interface Upload {
  /** Absent without a service. */
  readonly sink?: ResultSink
  /** The run whose results follow: how many there will be, and the ids of its cases. */
  expect?(run: Run): void
  /** Sends the rest. Never throws when the service fails: the verdict does not depend on it. */
  finish(files: readonly FoundReport[]): Promise<ServiceOutcome>
}

/** Starts the upload when there is a key; without one, nothing of the client is loaded. */
export async function openResultUpload(
  config: Config,
  policy: ProjectPolicy,
  info: RunInfo,
  platform: Platform,
): Promise<Upload> {
  const { service } = config
  if (service === undefined) {
    if (config.isKeyMissing) warnOfMissingKey(platform.runtime)
    return { finish: async () => ({ kind: 'none' }) }
  }
  const { startResultUpload } = await import('./upload.ts')
  return startResultUpload({ ...config, service }, policy, info, platform)
}

/** An address without a key is a secret that did not arrive: always on forks, else by a wrong name. */
function warnOfMissingKey({ context, log }: Runtime): void {
  const problem = 'base-url is set, but api-key is empty, so nothing is uploaded.'
  const isUntrusted = context.pullRequest?.fromFork === true || context.actor === 'dependabot[bot]'
  if (isUntrusted) log.notice(`${problem} Pull requests of forks and of Dependabot get no secrets.`)
  else log.warning(`${problem} Does the secret exist, and is its name right?`)
}
