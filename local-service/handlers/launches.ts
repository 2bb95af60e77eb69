import type { ParsedBodyOf } from '#contract'
import type { Handlers, RequestContext } from '../handler.ts'
import { writeOncePerKey } from '../http/idempotency.ts'
import { buildTestCases, type CaseUpsert, refuseRepeatedTitles, storeBuiltCases } from '../rules/cases.ts'
import { findProject } from '../rules/find-project.ts'
import { findEditableSuite, findSavedServers, findSuite } from '../rules/find-suite.ts'
import { findLaunchScope } from '../rules/launch/launch-form.ts'
import { launchHostedRun, refuseAboveRunLimit } from '../rules/launch/launch-run.ts'
import { checkTestModel } from '../rules/launch/models.ts'
import { chooseLaunchTarget } from '../rules/launch/place.ts'
import { planRunCases } from '../rules/launch/plan-run.ts'
import { createSuiteRecord } from '../rules/new-suite.ts'
import type { Store } from '../store/open-store.ts'
import type { Project, Run, Suite } from '../store/records.ts'

type RunBody = ParsedBodyOf<'createEvalRun'>

/** Starting hosted runs: body, then models, then environment or servers, then the slot, then the launch. */
export const launchHandlers = {
  createEvalRun: async ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    const scope = findLaunchScope('createEvalRun', body, project, context)
    const { replayed, answer } = await writeOncePerKey<LaunchAnswer>(scope, store, async () => {
      if (body.suiteId === undefined) return await runNewSuite(body, project, context, store)
      return await rerunSuite(body, body.suiteId, project, context, store)
    })
    if (!replayed) return answer
    return { ...answer, status: store.runs.get(answer.runId)?.status ?? answer.status, deduped: true }
  },
} satisfies Partial<Handlers>

type LaunchAnswer = {
  readonly runId: string
  readonly suiteId: string
  readonly status: string
  readonly caseUpsert: CaseUpsert
  readonly servers: readonly { readonly id: string; readonly name: string }[]
  readonly environment: Run['environment']
  readonly runGroupId?: string
}

/** First form of a launch: a stored suite as it is configured. */
async function rerunSuite(
  body: RunBody,
  suiteId: string,
  project: Project,
  context: RequestContext,
  store: Store,
): Promise<LaunchAnswer> {
  const suite = findSuite({ projectId: project.id, suiteId }, context.caller, store)
  const target = chooseLaunchTarget(suite, body, store)
  const cases = planRunCases(suite, store.cases.list(suite.id), target, body, context.settings)
  refuseAboveRunLimit(project, store)
  const run = await launchHostedRun({ project, suite, cases, target, fields: body }, context, store)
  return answerLaunch(run, target.servers, { committed: [], failed: [] })
}

/**
 * Second form of a launch: a suite of inline tests. A suite of that name that was authored here is continued.
 */
async function runNewSuite(
  body: RunBody,
  project: Project,
  context: RequestContext,
  store: Store,
): Promise<LaunchAnswer> {
  const { suiteName: name = '', tests = [], serverIds = [] } = body
  const { newId, now } = context
  refuseRepeatedTitles(tests)
  for (const test of tests) checkTestModel(test, body.modelApiKeys ?? {}, context.settings)
  const servers = findSavedServers(serverIds, project.id, store)
  const known = store.suites.findByName(project.id, name)
  if (known !== undefined)
    findEditableSuite({ projectId: project.id, suiteId: known.id }, context.caller, store)
  const base = known ?? createSuiteRecord({ id: newId(), projectId: project.id, name, managedBy: 'app', now })
  const suite: Suite = { ...base, description: body.suiteDescription ?? base.description, serverIds }
  const built = buildTestCases(tests, suite, {}, context, store)
  const target = { environment: undefined, servers, config: {} }
  const cases = planRunCases(suite, built, target, body, context.settings)
  refuseAboveRunLimit(project, store)
  const caseUpsert = store.transaction(() => {
    store.suites.put(suite)
    return storeBuiltCases(built, store)
  })
  const run = await launchHostedRun({ project, suite, cases, target, fields: body }, context, store)
  return answerLaunch(run, servers, caseUpsert)
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
