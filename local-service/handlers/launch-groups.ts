import type { ParsedBodyOf } from '#contract'
import { ApiError, createInputError } from '../api-error.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { writeOncePerKey } from '../http/idempotency.ts'
import { findProject } from '../rules/find-project.ts'
import { findSuite } from '../rules/find-suite.ts'
import { findLaunchScope } from '../rules/launch/launch-form.ts'
import { launchHostedRun, refuseAboveRunLimit } from '../rules/launch/launch-run.ts'
import { chooseLaunchTarget } from '../rules/launch/place.ts'
import { planRunCases, selectCases } from '../rules/launch/plan-run.ts'
import type { Store } from '../store/open-store.ts'
import type { Project, Suite } from '../store/records.ts'

/** Groups of runs: one run per target, all in one slot of the organization. */
export const launchGroupHandlers = {
  createEvalRunGroup: async ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    const scope = findLaunchScope('createEvalRunGroup', body, project, context)
    const { replayed, answer } = await writeOncePerKey<GroupAnswer>(scope, store, () =>
      launchRunGroup(body, project, context, store),
    )
    if (replayed) return markReplayedTargets(answer, store)
    return answer
  },
} satisfies Partial<Handlers>

async function launchRunGroup(
  body: ParsedBodyOf<'createEvalRunGroup'>,
  project: Project,
  context: RequestContext,
  store: Store,
): Promise<GroupAnswer> {
  const hosts = body.targets.filter(({ namedHostId }) => namedHostId !== undefined)
  if (hosts.length > 0 && hosts.length < body.targets.length) {
    throw createInputError('targets: name environments only, or hosts only.', {
      reason: 'HETEROGENEOUS_TARGETS',
    })
  }
  const suite = findSuite({ projectId: project.id, suiteId: body.suiteId }, context.caller, store)
  selectCases(store.cases.list(suite.id), body.caseIds)
  refuseAboveRunLimit(project, store)
  const runGroupId = body.runGroupId ?? context.newId()
  const targets: GroupTarget[] = []
  for (const target of body.targets) {
    targets.push(await startGroupTarget(target, { ...body, runGroupId }, { project, suite }, context, store))
  }
  const startedCount = targets.filter(({ status }) => status === 'started').length
  const failedCount = targets.length - startedCount
  const outcome = nameGroupOutcome(startedCount, failedCount)
  return { runGroupId, suiteId: suite.id, outcome, startedCount, failedCount, targets }
}

function nameGroupOutcome(startedCount: number, failedCount: number): string {
  if (failedCount === 0) return 'started'
  if (startedCount === 0) return 'failed'
  return 'partial'
}

type GroupTarget = {
  readonly target: Readonly<Record<string, string>>
  readonly status: 'started' | 'failed'
  readonly runId?: string
  readonly runStatus?: string
  readonly deduped?: boolean
  readonly error?: unknown
}

type GroupAnswer = {
  readonly runGroupId: string
  readonly suiteId: string
  readonly outcome: string
  readonly startedCount: number
  readonly failedCount: number
  readonly targets: readonly GroupTarget[]
}

/** A target that can't start is reported in the answer; the others start anyway. */
async function startGroupTarget(
  target: { environmentId?: string | undefined; namedHostId?: string | undefined },
  fields: Omit<ParsedBodyOf<'createEvalRunGroup'>, 'suiteId'> & { readonly runGroupId: string },
  { project, suite }: { readonly project: Project; readonly suite: Suite },
  context: RequestContext,
  store: Store,
): Promise<GroupTarget> {
  const { environmentId, namedHostId } = target
  const echo = {
    ...(environmentId !== undefined && { environmentId }),
    ...(namedHostId !== undefined && { namedHostId }),
  }
  try {
    const chosen = chooseLaunchTarget(suite, { environmentId, namedHostId }, store)
    const stored = store.cases.list(suite.id)
    const cases = planRunCases(suite, stored, chosen, fields, context.settings)
    const run = await launchHostedRun({ project, suite, cases, target: chosen, fields }, context, store)
    return { target: echo, status: 'started', runId: run.id, runStatus: run.status }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { target: echo, status: 'failed', error: error.toBody() }
  }
}

function markReplayedTargets(answer: GroupAnswer, store: Store): GroupAnswer {
  const targets = answer.targets.map((target) => {
    const run = target.runId === undefined ? undefined : store.runs.get(target.runId)
    if (run === undefined) return target
    return { ...target, runStatus: run.status, deduped: true }
  })
  return { ...answer, targets }
}
