import { createConflictError, createInputError } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findReplay, keepReplay, readIdempotencyKey } from '../http/idempotency.ts'
import { readRequestedVocabulary } from '../rules/case-fields.ts'
import { buildTestCases, type CaseUpsert, refuseRepeatedTitles, storeBuiltCases } from '../rules/cases.ts'
import { applySuiteEdit, checkAttachableEnvironments } from '../rules/edit-suite.ts'
import { findProject } from '../rules/find-project.ts'
import { findEditableSuite, findSavedServers, findSuite, suites } from '../rules/find-suite.ts'
import { checkTestModel } from '../rules/launch/models.ts'
import { planNextRun } from '../rules/launch/schedule.ts'
import { createSuiteRecord } from '../rules/new-suite.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'
import { renderRunItem } from '../views/run.ts'
import { renderSuite, summarizeSuite } from '../views/suite.ts'

const defaultIntervalMinutes = 1440

/** Suites: authored here they may be edited; made by an upload they are read-only. */
export const suiteHandlers = {
  listEvalSuites: suites.list((suite, _, store) => summarizeSuite(suite, store)),

  createEvalSuite: ({ params, body }, context, store) => {
    const { project } = findProject(params.projectId, context.caller, store)
    const key = readIdempotencyKey(context)
    const scope =
      key === undefined ? undefined : { operation: 'createEvalSuite', projectId: project.id, key, body }
    const replay = scope && findReplay<SuiteAnswer>(scope, store)
    if (replay !== undefined) return replay
    if (store.suites.findByName(project.id, body.name) !== undefined) {
      throw createConflictError(`name: a suite is called "${body.name}" already.`)
    }
    const servers = findSavedServers(body.serverIds, project.id, store)
    refuseRepeatedTitles(body.tests)
    for (const test of body.tests) checkTestModel({ model: body.model, ...test }, {}, context.settings)
    const { newId, now } = context
    const suite: Suite = {
      ...createSuiteRecord({ id: newId(), projectId: project.id, name: body.name, managedBy: 'app', now }),
      description: body.description ?? null,
      serverIds: body.serverIds,
      model: body.model,
      provider: body.provider ?? null,
      // The pass rate of a new suite is the accuracy that its settings show.
      settings: { minimumAccuracy: body.passCriteria?.minimumPassRate },
    }
    const { model, provider } = body
    const built = buildTestCases(body.tests, suite, { model, provider }, context, store)
    return store.transaction(() => {
      store.suites.put(suite)
      const caseUpsert = storeBuiltCases(built, store)
      const answer: SuiteAnswer = { suiteId: suite.id, name: suite.name, servers, caseUpsert }
      if (scope !== undefined) keepReplay(scope, answer, store)
      return answer
    })
  },

  getEvalSuite: suites.get('suiteId', (suite, context, store) =>
    renderSuite(suite, readRequestedVocabulary(context), store),
  ),

  updateEvalSuite: ({ params, body }, context, store) => {
    const suite = findEditableSuite(params, context.caller, store)
    return renderSuite(
      saveSuite(applySuiteEdit(suite, body, context, store), context, store),
      readRequestedVocabulary(context),
      store,
    )
  },

  updateEvalSuiteSchedule: ({ params, body }, context, store) => {
    const suite = findEditableSuite(params, context.caller, store)
    const environmentId = body.environmentId === undefined ? suite.schedule.environmentId : body.environmentId
    if (environmentId !== null && !suite.environmentIds.includes(environmentId)) {
      throw createInputError('environmentId: is not attached to the suite.', {
        reason: 'ENVIRONMENT_NOT_ATTACHED',
      })
    }
    if (body.enabled && environmentId === null && suite.environmentIds.length > 1) {
      throw createInputError('environmentId: the suite has several environments; the schedule needs one.', {
        reason: 'SCHEDULE_ENVIRONMENT_PIN_REQUIRED',
      })
    }
    const intervalMinutes = body.intervalMinutes ?? suite.schedule.intervalMinutes ?? defaultIntervalMinutes
    const schedule = { enabled: body.enabled, intervalMinutes, environmentId }
    const nextRun = planNextRun(suite, schedule, context)
    const saved = saveSuite({ ...suite, schedule, nextRun }, context, store)
    return renderSuite(saved, readRequestedVocabulary(context), store)
  },

  deleteEvalSuite: ({ params }, { caller }, store) => {
    const { id } = findSuite(params, caller, store)
    return store.transaction(() => {
      for (const testCase of store.cases.list(id)) store.cases.remove(testCase.id)
      store.suites.remove(id)
      return { id, deleted: true }
    })
  },

  listEvalSuiteRuns: ({ params, query }, { caller }, store) => {
    const suite = findSuite(params, caller, store)
    const request = { after: readCursor('runs', query.cursor), limit: clampLimit(query.limit, 25, 100) }
    return toCollection('runs', store.runs.pageBySuite(suite.id, request), (run) => renderRunItem(run, store))
  },

  attachSuiteEnvironment: ({ params, body }, context, store) => {
    const suite = findEditableSuite(params, context.caller, store)
    checkAttachableEnvironments([body.environmentId], suite.projectId, store)
    const environmentIds = [...new Set([...suite.environmentIds, body.environmentId])]
    if (environmentIds.length > suite.environmentIds.length)
      saveSuite({ ...suite, environmentIds }, context, store)
    return { suiteId: suite.id, attached: true, environmentIds }
  },
} satisfies Partial<Handlers>

type SuiteAnswer = {
  readonly suiteId: string
  readonly name: string
  readonly servers: readonly { readonly id: string; readonly name: string }[]
  readonly caseUpsert: CaseUpsert
}

function saveSuite(suite: Suite, { now }: RequestContext, store: Store): Suite {
  const saved: Suite = { ...suite, revisionNumber: suite.revisionNumber + 1, updatedAt: now }
  store.suites.put(saved)
  return saved
}
