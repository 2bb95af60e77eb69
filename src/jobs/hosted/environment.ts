import { archivePrEnvironment, ensurePrEnvironment, formatPrEnvironmentName, readStudy } from '#service'
import type { ExitCode } from '../../errors.ts'
import { hostedInputNames } from './input-names.ts'
import type { HostedJob, HostedSession } from './job.ts'
import { findBasePlace } from './launch/place.ts'

/** True when the pull request was closed, so its environment is no longer needed. */
export function isPullRequestClosed({ config, platform }: HostedSession): boolean {
  const { pullRequest, eventAction } = platform.runtime.context
  const { pullRequestEnvironment } = config.hosted
  return pullRequestEnvironment !== undefined && pullRequest !== undefined && eventAction === 'closed'
}

/**
 * Archives the environment of the closed pull request. Returns the exit code.
 * @throws ServiceError
 */
export async function archiveEnvironment({ config, platform, project }: HostedSession): Promise<ExitCode> {
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
export async function chooseRunEnvironment(session: HostedSession): Promise<HostedJob> {
  const { config, project, platform } = session
  const { hosted } = config
  const { study: studyId, pullRequestEnvironment: template } = hosted
  const pullRequest = platform.runtime.context.pullRequest?.number
  const createJobIn = async (
    environments: readonly string[],
    copies: ReadonlyMap<string, string> = new Map(),
  ) => ({
    ...session,
    config: { ...config, hosted: { ...hosted, environments } },
    basePlace: await findBasePlace(project, hosted, copies),
  })
  if (studyId !== undefined) {
    const { environmentId, findings } = await readStudy(project, studyId, hostedInputNames.study)
    return { ...(await createJobIn([environmentId])), study: findings }
  }
  if (template === undefined) return await createJobIn(hosted.environments)
  if (pullRequest === undefined) return await createJobIn([template])
  const { id, templateId } = await ensurePrEnvironment(project, {
    template,
    pullRequest,
    suites: hosted.suites,
    names: { template: hostedInputNames.pullRequestEnvironment, suite: hostedInputNames.suite },
  })
  platform.runtime.log.info(`Running in the environment ${formatPrEnvironmentName(template, pullRequest)}.`)
  return await createJobIn([id], new Map([[id, templateId]]))
}
