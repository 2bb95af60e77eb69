import type { ExitCode } from '../../errors.ts'
import { hostedInputNames } from '../input-names.ts'
import {
  archivePrEnvironment,
  ensurePrEnvironment,
  formatPrEnvironmentName,
} from '../runs/launch/pr-environment.ts'
import { readStudy, type StudyFindings } from '../runs/read-study.ts'
import type { BasePlace, HostedWork } from './job.ts'
import { findBasePlace } from './place.ts'

/** Where the suites run. */
export interface RunEnvironments {
  /** Ids or names. */
  readonly environments: readonly string[]
  readonly basePlace: BasePlace
  /** The findings of the study whose environment is used. */
  readonly study?: StudyFindings
}

/** True when the pull request was closed, so its environment is no longer needed. */
export function isPullRequestClosed({ config, platform }: HostedWork): boolean {
  const { pullRequest, eventAction } = platform.runtime.context
  const { pullRequestEnvironment } = config.hosted
  return pullRequestEnvironment !== undefined && pullRequest !== undefined && eventAction === 'closed'
}

/**
 * Archives the environment of the closed pull request. Returns the exit code.
 * @throws ServiceError
 */
export async function archiveEnvironment({ config, platform, project }: HostedWork): Promise<ExitCode> {
  const { context, log } = platform.runtime
  const template = config.hosted.pullRequestEnvironment ?? ''
  const pullRequest = context.pullRequest?.number ?? 0
  const existed = await archivePrEnvironment(project, { template, pullRequest })
  const name = formatPrEnvironmentName(template, pullRequest)
  log.info(existed ? `Archived the environment ${name}.` : `There is no environment ${name} to archive.`)
  return 0
}

/**
 * Finds out where the suites run: in the environment that a study publishes, in the pull request's own, or as the
 * inputs say; and where the base branch runs.
 * @throws UsageError, ServiceError
 */
export async function chooseRunEnvironments({
  config,
  project,
  platform,
}: HostedWork): Promise<RunEnvironments> {
  const { hosted } = config
  const { study: studyId, pullRequestEnvironment: template } = hosted
  const pullRequest = platform.runtime.context.pullRequest?.number
  const runIn = async (
    environments: readonly string[],
    copies: ReadonlyMap<string, string> = new Map(),
  ): Promise<RunEnvironments> => ({
    environments,
    basePlace: await findBasePlace(project, hosted, copies),
  })
  if (studyId !== undefined) {
    const { environmentId, findings } = await readStudy(project, studyId, hostedInputNames.study)
    return { ...(await runIn([environmentId])), study: findings }
  }
  if (template === undefined) return await runIn(hosted.environments)
  if (pullRequest === undefined) return await runIn([template])
  const { id, templateId } = await ensurePrEnvironment(project, {
    template,
    pullRequest,
    suites: hosted.suites,
    names: { template: hostedInputNames.pullRequestEnvironment, suite: hostedInputNames.suite },
  })
  platform.runtime.log.info(`Running in the environment ${formatPrEnvironmentName(template, pullRequest)}.`)
  return await runIn([id], new Map([[id, templateId]]))
}
