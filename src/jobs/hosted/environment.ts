import type { HostedConfig } from '../../config/hosted.ts'
import type { Platform } from '../../ports/platform.ts'
import type { Project } from '../../service/client/project.ts'
import {
  archivePrEnvironment,
  ensurePrEnvironment,
  prEnvironmentName,
} from '../../service/runs/pr-environment.ts'
import { readStudy, type StudyFindings } from '../../service/runs/study.ts'
import { inputNames } from './input-names.ts'
import type { HostedJobConfig } from './job-config.ts'
import { type BasePlace, findBasePlace } from './place.ts'

/** Where the suites run. */
export interface ChosenEnvironment {
  readonly hosted: HostedConfig
  readonly study?: StudyFindings
  readonly basePlace: BasePlace
}

/** True when the pull request was closed, so its environment is no longer needed. */
export function isClosed({ hosted }: HostedJobConfig, { context }: Pick<Platform, 'context'>): boolean {
  const { pullRequest, eventAction } = context
  return hosted.pullRequestEnvironment !== undefined && pullRequest !== undefined && eventAction === 'closed'
}

/**
 * Archives the environment of the closed pull request. Returns the exit code.
 * @throws ServiceError
 */
export async function archiveEnvironment(
  { hosted }: HostedJobConfig,
  { context, log }: Platform,
  project: Project,
): Promise<number> {
  const template = hosted.pullRequestEnvironment ?? ''
  const pullRequest = context.pullRequest?.number ?? 0
  const existed = await archivePrEnvironment(project, { template, pullRequest })
  const name = prEnvironmentName(template, pullRequest)
  log.info(existed ? `Archived the environment ${name}.` : `There is no environment ${name} to archive.`)
  return 0
}

/**
 * The environment that a study publishes, or that a pull request has for itself, and where the base runs.
 * @throws UsageError, ServiceError
 */
export async function chooseEnvironment(
  { hosted }: HostedJobConfig,
  { context, log }: Platform,
  project: Project,
): Promise<ChosenEnvironment> {
  const findBase = (copies: ReadonlyMap<string, string> = new Map()) => findBasePlace(project, hosted, copies)
  const template = hosted.pullRequestEnvironment
  if (hosted.study !== undefined) {
    const { environmentId, findings } = await readStudy(project, hosted.study, inputNames.study)
    const basePlace = await findBase()
    return { hosted: { ...hosted, environments: [environmentId] }, study: findings, basePlace }
  }
  if (template === undefined) return { hosted, basePlace: await findBase() }
  const pullRequest = context.pullRequest?.number
  if (pullRequest === undefined) {
    return { hosted: { ...hosted, environments: [template] }, basePlace: await findBase() }
  }
  const { id, templateId } = await ensurePrEnvironment(project, {
    template,
    pullRequest,
    suites: hosted.suites,
    names: { template: inputNames.pullRequestEnvironment, suite: inputNames.suite },
  })
  log.info(`Running in the environment ${prEnvironmentName(template, pullRequest)}.`)
  const basePlace = await findBase(new Map([[id, templateId]]))
  return { hosted: { ...hosted, environments: [id] }, basePlace }
}
