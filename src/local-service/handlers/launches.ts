import type { ParsedBodyOf } from '../../contract/operations.ts'
import { ApiError, invalid } from '../api-error.ts'
import { findTestProblem, upsertTests } from '../cases.ts'
import { findProject } from '../find-project.ts'
import { findEditable, findServers, findSuite } from '../find-suite.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findReplay, keepReplay, type ReplayScope, readIdempotencyKey } from '../idempotency.ts'
import { chooseTarget, launchRun, refuseAboveRunLimit, selectCases } from '../launch-run.ts'
import { checkTestModel } from '../models.ts'
import { newSuite } from '../new-suite.ts'
import type { Store } from '../store/open-store.ts'
import type { Project, Run, Suite } from '../store/records.ts'

type LaunchId = 'createEvalRun' | 'createEvalRunGroup'
type RunBody = ParsedBodyOf<'createEvalRun'>
type InlineTests = NonNullable<RunBody['tests']>

/** Starting hosted runs: body, then models, then environment or servers, then the slot, then the launch. */
export const launchHandlers: Handlers<LaunchId> = {
  createEvalRun: async ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    const scope = scopeOf('createEvalRun', body, project, context)
    const replay = scope === undefined ? undefined : findReplay<LaunchAnswer>(scope, store)
    if (replay !== undefined) {
      const status = store.runs.get(replay.runId)?.status ?? replay.status
      return { ...replay, status, deduped: true }
    }
    checkForm(body)
    const answer =
      body.suiteId === undefined
        ? await runNewSuite(body, project, context, store)
        : await rerunSuite(body, body.suiteId, project, context, store)
    if (scope !== undefined) keepReplay(scope, answer, store)
    return answer
  },

  createEvalRunGroup: async ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    const scope = scopeOf('createEvalRunGroup', body, project, context)
    const replay = scope === undefined ? undefined : findReplay<GroupAnswer>(scope, store)
    if (replay !== undefined) return dedupeTargets(replay, store)
    checkPassCriteria(body.passCriteria)
    const kinds = new Set(
      body.targets.map(({ environmentId, namedHostId }) => kindOf(environmentId, namedHostId)),
    )
    if (kinds.size > 1 || kinds.has('neither')) {
      throw invalid('targets: name environments only, or hosts only.', { reason: 'HETEROGENEOUS_TARGETS' })
    }
    const suite = findSuite({ projectId: project.id, suiteId: body.suiteId }, context.caller, store)
    selectCases(store.cases.list(suite.id), body.caseIds)
    refuseAboveRunLimit(project, store)
    const runGroupId = body.runGroupId ?? context.newId()
    const targets: GroupTarget[] = []
    for (const target of body.targets) {
      targets.push(await startTarget(target, { ...body, runGroupId }, { project, suite }, context, store))
    }
    const startedCount = targets.filter(({ status }) => status === 'started').length
    const failedCount = targets.length - startedCount
    const outcome = failedCount === 0 ? 'started' : startedCount === 0 ? 'failed' : 'partial'
    const answer: GroupAnswer = { runGroupId, outcome, startedCount, failedCount, targets }
    if (scope !== undefined) keepReplay(scope, answer, store)
    return answer
  },
}

type LaunchAnswer = {
  readonly runId: string
  readonly suiteId: string
  readonly status: string
  readonly caseUpsert: ReturnType<typeof upsertTests>
  readonly servers: readonly { readonly id: string; readonly name: string }[]
  readonly environment: Run['environment']
  readonly runGroupId?: string
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
  readonly outcome: string
  readonly startedCount: number
  readonly failedCount: number
  readonly targets: readonly GroupTarget[]
}

function scopeOf(
  operation: LaunchId,
  body: { readonly idempotencyKey?: string | undefined },
  project: Project,
  context: RequestContext,
): ReplayScope | undefined {
  const key = readIdempotencyKey(context, body.idempotencyKey)
  if (key === undefined) return undefined
  const { idempotencyKey: _, ...fields } = body
  return { operation, projectId: project.id, key, body: fields }
}

/** What the schema can't say: which fields go together. */
function checkForm(body: RunBody): void {
  if (body.suiteId !== undefined && (body.suiteName !== undefined || body.tests !== undefined)) {
    throw invalid('suiteId: send it, or suiteName with tests, not both.')
  }
  if (body.suiteId === undefined && (body.suiteName === undefined || body.tests === undefined)) {
    throw invalid('suiteId: send it, or suiteName with tests and serverIds.')
  }
  if (body.environmentId !== undefined && body.suiteId === undefined) {
    throw invalid('environmentId: needs suiteId.')
  }
  if (body.environmentId !== undefined && body.serverIds !== undefined) {
    throw invalid('serverIds: an environment has its own servers; send one or the other.')
  }
  if (body.suiteId === undefined && (body.serverIds ?? []).length === 0) {
    throw invalid('serverIds: a new suite needs at least one.')
  }
  checkPassCriteria(body.passCriteria)
}

function checkPassCriteria(criteria: RunBody['passCriteria']): void {
  const { minimumPassRate, minimumPassRatePercent } = criteria ?? {}
  if (minimumPassRate !== undefined && minimumPassRatePercent !== undefined) {
    throw invalid('passCriteria: send minimumPassRate or minimumPassRatePercent, not both.')
  }
  if (minimumPassRate !== undefined && minimumPassRate > 0 && minimumPassRate < 1) {
    throw invalid('passCriteria.minimumPassRate: is a percentage; for a fraction such as 0.9 send 90.')
  }
}

/** Form A: the suite as configured. */
async function rerunSuite(
  body: RunBody,
  suiteId: string,
  project: Project,
  context: RequestContext,
  store: Store,
): Promise<LaunchAnswer> {
  const suite = findSuite({ projectId: project.id, suiteId }, context.caller, store)
  checkHost(body.namedHostId, project, store)
  const cases = store.cases.list(suite.id)
  for (const { title, fields } of selectCases(cases, body.caseIds)) {
    checkTestModel({ ...fields, title }, body.modelApiKeys ?? {}, context.settings)
  }
  const target = chooseTarget(suite, body, store)
  refuseAboveRunLimit(project, store)
  const run = await launchRun({ project, suite, cases, target, fields: body }, context, store)
  return answerLaunch(run, target.servers, { committed: [], failed: [] })
}

/** Form B: a suite of inline tests. A suite of that name that was authored here is continued. */
async function runNewSuite(
  body: RunBody,
  project: Project,
  context: RequestContext,
  store: Store,
): Promise<LaunchAnswer> {
  const { suiteName: name = '', tests = [], serverIds = [] } = body
  checkTests(tests, body, context)
  const servers = findServers(serverIds, project.id, store)
  const known = store.suites.findByName(project.id, name)
  if (known !== undefined) findEditable({ projectId: project.id, suiteId: known.id }, context.caller, store)
  refuseAboveRunLimit(project, store)
  const { suite, caseUpsert } = store.transaction(() => {
    const { newId, now } = context
    const base = known ?? newSuite({ id: newId(), projectId: project.id, name, managedBy: 'app', now })
    const suite: Suite = { ...base, description: body.suiteDescription ?? base.description, serverIds }
    store.suites.put(suite)
    return { suite, caseUpsert: upsertTests(tests, suite, {}, context, store) }
  })
  const titles = new Set(caseUpsert.committed.map((committed) => committed.name))
  const cases = store.cases.list(suite.id).filter(({ title }) => titles.has(title))
  const target = { environment: undefined, servers }
  const run = await launchRun({ project, suite, cases, target, fields: body }, context, store)
  return answerLaunch(run, servers, caseUpsert)
}

function checkTests(tests: InlineTests, body: RunBody, context: RequestContext): void {
  for (const test of tests) checkTestModel(test, body.modelApiKeys ?? {}, context.settings)
  const problems = tests.flatMap((test) => findTestProblem(test) ?? [])
  if (problems.length === tests.length) throw invalid(`tests: none can be taken. First: ${problems[0]}`)
}

function checkHost(namedHostId: string | undefined, project: Project, store: Store): void {
  if (namedHostId === undefined) return
  if (store.hosts.get(namedHostId)?.projectId !== project.id) {
    throw invalid('namedHostId: is no client of the project.', { reason: 'HOST_NOT_ATTACHED' })
  }
}

function answerLaunch(
  run: Run,
  servers: LaunchAnswer['servers'],
  caseUpsert: LaunchAnswer['caseUpsert'],
): LaunchAnswer {
  const { id: runId, suiteId, status, environment, runGroupId } = run
  const group = runGroupId === null ? {} : { runGroupId }
  return { runId, suiteId, status, caseUpsert, servers, environment, ...group }
}

function kindOf(environmentId: string | undefined, namedHostId: string | undefined): string {
  if ((environmentId === undefined) === (namedHostId === undefined)) return 'neither'
  return environmentId === undefined ? 'host' : 'environment'
}

/** A target that can't start is told in the answer; the others start all the same. */
async function startTarget(
  target: { environmentId?: string | undefined; namedHostId?: string | undefined },
  fields: Omit<ParsedBodyOf<'createEvalRunGroup'>, 'suiteId'> & { readonly runGroupId: string },
  { project, suite }: { readonly project: Project; readonly suite: Suite },
  context: RequestContext,
  store: Store,
): Promise<GroupTarget> {
  const { environmentId, namedHostId } = target
  const echo = {
    ...(environmentId === undefined ? {} : { environmentId }),
    ...(namedHostId === undefined ? {} : { namedHostId }),
  }
  try {
    checkHost(namedHostId, project, store)
    const cases = store.cases.list(suite.id)
    for (const { title, fields: stored } of selectCases(cases, fields.caseIds)) {
      checkTestModel({ ...stored, title }, fields.modelApiKeys ?? {}, context.settings)
    }
    const chosen = chooseTarget(suite, { environmentId }, store)
    const run = await launchRun({ project, suite, cases, target: chosen, fields }, context, store)
    return { target: echo, status: 'started', runId: run.id, runStatus: run.status }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { target: echo, status: 'failed', error: error.toBody() }
  }
}

function dedupeTargets(answer: GroupAnswer, store: Store): GroupAnswer {
  const targets = answer.targets.map((target) => {
    const run = target.runId === undefined ? undefined : store.runs.get(target.runId)
    return run === undefined ? target : { ...target, runStatus: run.status, deduped: true }
  })
  return { ...answer, targets }
}
