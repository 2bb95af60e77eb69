import { alignTitles, explainUnknownBase, listBaseBranches, nameReplacedBranch, withoutBranch } from '#github'
import { findProject, findServiceBaseline, openClient, type Project, type ServiceClient } from '#service'
import type { Config, ServiceConfig } from '#settings'
import { readErrorMessage, removeRequestId, ServiceError, UsageError } from '../../../errors.ts'
import { findProposal } from '../../../model/base-side.ts'
import type { MissingBaseline } from '../../../model/comparison/baseline.ts'
import { dayMs } from '../../../model/format-time.ts'
import { listServiceRuns, type ServiceOutcome } from '../../../model/gate-report.ts'
import type { Run } from '../../../model/run/run.ts'
import type { CiContext } from '../../../ports/context.ts'
import type { JobSetup } from '../../job.ts'
import type { ChosenBaseline } from './choose-baseline.ts'

/** The baseline that the service has; without one, or when it does not answer, what was chosen before, and why. */
export async function findBaselineInService(
  chosen: ChosenBaseline,
  head: Run,
  { config, policy, platform }: JobSetup & { readonly config: Config & { readonly service: ServiceConfig } },
  uploaded: ServiceOutcome,
): Promise<ChosenBaseline> {
  const { baseline: choice, service } = config
  const { context, log, clock } = platform.runtime
  const branches = listBaseBranches(context, config.baselineBranch)
  const client = openClient(service, platform.runtime, {
    limitedMs: 2 * 60_000,
    deadline: { at: clock.now() + policy.publishTimeoutMs / 2, input: 'publish-timeout' },
  })
  try {
    const project = await openServiceProject(client, service.projectId, uploaded)
    for (const branch of branches) {
      const baseline = await findServiceBaseline(project, {
        suiteName: config.suiteName,
        branch,
        commit: findProposal(context)?.baseSha,
        limit: policy.baselineRuns,
        age: { mostMs: policy.baselineMaxAgeDays * dayMs, nowMs: clock.now() },
        // What was just uploaded is the head itself.
        excludeRunIds: listServiceRuns(uploaded).map(({ runId }) => runId),
        identity: { suite: [], stableCaseIds: false },
      })
      if (baseline !== null)
        return { baseline: nameReplacedBranch(alignTitles(baseline, head), branch, branches) }
    }
    const isOnlyMemory = choice.kind === 'service' || platform.storage.artifacts === undefined
    if (isOnlyMemory)
      return { baseline: null, missing: explainFirstUpload(branches[0], config.suiteName, context) }
    return chosen
  } catch (error) {
    if (!(error instanceof ServiceError || error instanceof UsageError)) throw error
    const failure = 'The service could not be asked for a baseline.'
    log.warning(`${failure} ${readErrorMessage(error, '\n')}`)
    const why = error instanceof ServiceError ? removeRequestId(error) : error.message
    const explanations = [`${failure} ${why}`, ...error.advice, chosen.missing?.explanation].filter(
      (text) => text !== undefined,
    )
    return { ...chosen, missing: { kind: 'out-of-reach', explanation: explanations.join('\n') } }
  } finally {
    await client.close()
  }
}

/**
 * Only the ingest routes understand `default`: the answer to the upload says which project that is.
 * @throws UsageError when nobody says; ServiceError
 */
async function openServiceProject(
  client: ServiceClient,
  ref: string,
  uploaded: ServiceOutcome,
): Promise<Project> {
  const [run] = listServiceRuns(uploaded)
  const id = ref === 'default' ? run?.projectId : ref
  if (id === undefined) return await findProject(client, ref, 'project')
  return client.project(id)
}

function explainFirstUpload(
  branch: string | undefined,
  suiteName: string,
  context: CiContext,
): MissingBaseline {
  if (branch === undefined) return withoutBranch
  const explanation = `The eval service has no run of "${suiteName}" on ${branch} yet. The next run on ${branch} uploads the first one.`
  return explainUnknownBase(context) ?? { kind: 'first', explanation }
}
