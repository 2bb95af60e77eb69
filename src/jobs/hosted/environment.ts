import type { ExitCode } from '../../errors.ts'
import {
  archivePrEnvironment,
  ensurePrEnvironment,
  prEnvironmentName,
} from '../../service/runs/launch/pr-environment.ts'
import { readStudy } from '../../service/runs/study.ts'
import { inputNames } from './input-names.ts'
import type { HostedJob, HostedSession } from './job.ts'
import { findBasePlace } from './launch/place.ts'

/** True when the pull request was closed, so its environment is no longer needed. */
export function isClosed({ config, platform }: HostedSession): boolean {
  const { pullRequest, eventAction } = platform.context
  const { pullRequestEnvironment } = config.hosted
  return pullRequestEnvironment !== undefined && pullRequest !== undefined && eventAction === 'closed'
}

/**
 * Archives the environment of the closed pull request. Returns the exit code.
 * @throws ServiceError
 */
export async function archiveEnvironment({ config, platform, project }: HostedSession): Promise<ExitCode> {
  const { context, log } = platform
  const template = config.hosted.pullRequestEnvironment ?? ''
  const pullRequest = context.pullRequest?.number ?? 0
  const existed = await archivePrEnvironment(project, { template, pullRequest })
  const name = prEnvironmentName(template, pullRequest)
  log.info(existed ? `Archived the environment ${name}.` : `There is no environment ${name} to archive.`)
  return 0
}

/**
 * Finds out where the suites run: in the environment that a study publishes, in the pull request's own, or as the
 * inputs say; and where the base branch runs.
 * @throws UsageError, ServiceError
 */
export async function chooseEnvironment(session: HostedSession): Promise<HostedJob> {
  const { config, project, platform } = session
  const { hosted } = config
  const { study: studyId, pullRequestEnvironment: template } = hosted
  const pullRequest = platform.context.pullRequest?.number
  const runIn = async (environments: readonly string[], copies: ReadonlyMap<string, string> = new Map()) => ({
    ...session,
    config: { ...config, hosted: { ...hosted, environments } },
    basePlace: await findBasePlace(project, hosted, copies),
  })
  if (studyId !== undefined) {
    const { environmentId, findings } = await readStudy(project, studyId, inputNames.study)
    return { ...(await runIn([environmentId])), study: findings }
  }
  if (template === undefined) return await runIn(hosted.environments)
  if (pullRequest === undefined) return await runIn([template])
  const { id, templateId } = await ensurePrEnvironment(project, {
    template,
    pullRequest,
    suites: hosted.suites,
    names: { template: inputNames.pullRequestEnvironment, suite: inputNames.suite },
  })
  platform.log.info(`Running in the environment ${prEnvironmentName(template, pullRequest)}.`)
  return await runIn([id], new Map([[id, templateId]]))
}
