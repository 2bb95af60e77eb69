import type { Config } from '#settings'
import { ArtifactError, documents, type ExitCode, UsageError } from '../../errors.ts'
import type { TriggeringRun } from '../../ports/context.ts'
import type { OpenedPullRequest } from '../../ports/github.ts'
import type { Platform, Ports } from '../../ports/platform.ts'
import { prepareJob, startTimekeeping } from '../job.ts'
import type { GateSource } from '../line.ts'
import { never } from '../look-again.ts'
import { beginBaselineSearch } from '../report/baseline/report-baseline.ts'
import { joinMeasuredParts } from './measured-parts.ts'
import { type FoundParts, readCollectedParts } from './read-parts.ts'

/**
 * The second half of the pair for forks, in the base repository with its secrets: takes what a collecting run has
 * stored, makes sure which pull request it belongs to, and then does what the main job does. Everything in the artifact
 * may be forged; it is never executed, and it does not decide where the result is published.
 *
 * @throws UsageError outside of a `workflow_run`; ArtifactError for a measurement that is refused.
 */
export async function publishFromRun(
  config: Config,
  platform: Platform,
  gateSource: GateSource,
): Promise<ExitCode> {
  const { trigger } = platform.runtime.context
  const { log } = platform.runtime
  if (trigger === undefined) {
    throw new UsageError({
      message: '`mode: publish` only works in workflows started by `workflow_run`',
      advice: `${documents}/recipes/fork-pull-requests.md has both workflows.`,
    })
  }
  if (trigger.event !== 'pull_request') {
    log.notice(`The run was started by "${trigger.event}" and not by a pull request: nothing to publish.`)
    return 0
  }
  const timekeeping = startTimekeeping(config.policyInputs, platform)
  const { budget, stopwatch } = timekeeping
  await stopwatch.time('find', () =>
    budget.spend('Looking up the workflow', () => checkMeasuringWorkflow(config, platform)),
  )
  const foundParts = await stopwatch.time('parse', () =>
    readCollectedParts(trigger.runId, trigger.attempt, config.suiteName, { platform, budget }),
  )
  const opened = await stopwatch.time('find', () =>
    budget.spend('Looking up the pull request', () =>
      findMeasuredPullRequest(foundParts, trigger, config.suiteName, platform),
    ),
  )
  if (opened === undefined) return 0

  // Nobody looks at the page of this run, where annotations would be; the check carries them.
  const scope = withinPullRequest(platform, opened, trigger)
  const job = await prepareJob({ ...config, annotations: false }, scope, timekeeping)
  const { stored, findBase } = await beginBaselineSearch(job)
  const other = stored.rejected?.find(({ reason }) => reason === 'other-workflow')
  if (other?.workflowPath !== undefined)
    throw refuseWorkflow(scope.runtime.context.workflowPath, other.workflowPath)
  const trust = {
    // What the pull request says of itself does not excuse missing cases.
    mayNameSelection: false,
    notices: opened.pullRequest.fromFork ? [forkNotice] : [],
  }
  const measured = await joinMeasuredParts(foundParts, trust, job)
  return await gateSource({ measured, findBase, again: never }, job)
}

/**
 * GitHub starts this workflow by the *name* of another one, and a pull request may bring a file of that name. What
 * counts is the path: it must be the one that the input names, or at least be on the default branch.
 * @throws ArtifactError
 */
async function checkMeasuringWorkflow(
  { workflow }: Config,
  { runtime: { context }, repository: { repositoryFiles } }: Ports<'runtime' | 'repository'>,
): Promise<void> {
  const { workflowPath: path, commit } = context
  if (workflow !== undefined) {
    if (path !== workflow) throw refuseWorkflow(path, workflow)
    return
  }
  if (path === undefined || commit === undefined || repositoryFiles === undefined) return
  if ((await repositoryFiles.read(path, commit)) === undefined) throw refuseWorkflow(path)
}

function refuseWorkflow(path: string | undefined, expected?: string): ArtifactError {
  const why = expected === undefined ? 'which is not on the default branch' : `but ${expected} was expected`
  return new ArtifactError(
    `The measurement was made by the workflow ${path ?? 'of an unknown file'}, ${why}. Nothing is published.`,
    ['Set `workflow` to the path of the workflow file with `mode: collect`.'],
  )
}

export const forkNotice =
  'Measured by the workflow of a fork: trust these figures as much as the code of the pull request.'

/**
 * The pull request that the run has measured, or should have: one that died before it stored anything claims none, and
 * what an earlier run said of an earlier commit must not stand there as if nothing had happened.
 * @throws ArtifactError when GitHub knows no such pull request, or the parts can't be believed
 */
async function findMeasuredPullRequest(
  foundParts: FoundParts,
  trigger: TriggeringRun,
  suiteName: string,
  platform: Ports<'runtime' | 'review'>,
): Promise<OpenedPullRequest | undefined> {
  const [refused] = foundParts.unreadable
  if (refused !== undefined) throw new ArtifactError(refused, ['Nothing was published.'])
  if (foundParts.parts.length > 0)
    return await findPullRequest(readClaimedPullRequest(foundParts), trigger, platform)
  const { headRepository, branch, runId } = trigger
  const [number] = (await platform.review.pullRequests?.listOfHead(headRepository, branch)) ?? []
  if (number === undefined) {
    throw new ArtifactError(`The run ${runId} has stored no measurement of "${suiteName}".`, [
      'Did its step with `mode: collect` come to an end, with the same `suite-name` as this one?',
    ])
  }
  return await findPullRequest(number, trigger, platform)
}

/**
 * The pull request that all parts claim to be of.
 * @throws ArtifactError when they contradict each other
 */
function readClaimedPullRequest({ parts }: FoundParts): number {
  const [number, ...others] = new Set(parts.map(({ pullRequest }) => pullRequest))
  if (number === undefined || others.length > 0) {
    throw new ArtifactError('The parts of the measurement do not name one pull request.', [
      'Nothing was published: a pull request can only publish its own results.',
    ])
  }
  return number
}

/**
 * The pull request that the measurement claims to be of, once GitHub confirms it: its head is the commit, and comes
 * from the repository, that the measuring run had. Nothing when it has moved on since.
 */
async function findPullRequest(
  number: number,
  trigger: TriggeringRun,
  { review: { pullRequests }, runtime: { log } }: Ports<'runtime' | 'review'>,
): Promise<OpenedPullRequest | undefined> {
  const opened = await pullRequests?.find(number)
  if (
    opened === undefined ||
    trigger.headRepository === '' ||
    opened.headRepository !== trigger.headRepository
  ) {
    throw new ArtifactError(`The measurement says that it is of pull request ${number}, but it is not.`, [
      'Nothing was published: a pull request can only publish its own results.',
    ])
  }
  if (opened.pullRequest.headSha === trigger.commit) return opened
  log.notice(`Pull request ${number} has another head than the measured commit; nothing is published.`)
  return undefined
}

/** The platform as if this job had been started by the pull request itself. */
function withinPullRequest(platform: Platform, opened: OpenedPullRequest, trigger: TriggeringRun): Platform {
  const { pullRequest, comments, changedFiles } = opened
  const { runId, attempt, commit, branch, url } = trigger
  return {
    ...platform,
    review: { ...platform.review, comments, changedFiles },
    runtime: {
      ...platform.runtime,
      context: {
        ...platform.runtime.context,
        pullRequest,
        baseBranch: pullRequest.baseBranch,
        notTheBranch: undefined,
        otherCode: undefined,
        // The result belongs to the other run; it may be published again by a new run of this job.
        jobRunId: undefined,
        runId,
        attempt,
        commit,
        branch,
        runUrl: url ?? platform.runtime.context.runUrl,
      },
    },
  }
}
