import { spellCaseFields, type VocabularyVersion } from '#contract'
import { readText } from '../../src/model/data.ts'
import { ApiError, createConflictError, createInputError, createNotFoundError } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findReplay, keepReplay, type ReplayScope, readIdempotencyKey } from '../http/idempotency.ts'
import {
  type Fields,
  readCaseEdit,
  readNewCase,
  readRequestedVocabulary,
  removeNullFields,
} from '../rules/case-fields.ts'
import { findEditableSuite, findSuite } from '../rules/find-suite.ts'
import { hashCaseContent } from '../rules/ingest-results.ts'
import { readCaseModels } from '../rules/launch/models.ts'
import type { Case } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'

/**
 * A case as the API shows it. `id` is the id of the row; the id that its author sent is `declaredId`.
 * Steps, floor, `isNegative` and models are always there, other fields only when they are set.
 */
function renderCase(testCase: Case, version: VocabularyVersion) {
  const { id, suiteId, declaredId, title, fields, createdAt, updatedAt } = testCase
  const { steps = [], legacyIterations = 1, isNegative = false, models, ...otherFields } = fields
  const spelled = spellCaseFields({ steps, legacyIterations, ...otherFields }, version)
  if (version === 1) delete spelled.passThreshold
  return {
    id,
    declaredId: declaredId ?? undefined,
    suiteId,
    title,
    ...spelled,
    isNegative: isNegative === true,
    models: readCaseModels(models),
    createdAt,
    updatedAt,
  }
}

type DuplicatePolicy = 'block' | 'warn' | 'create_anyway'

/** Cases of a suite, spelled in the vocabulary that the request negotiated. */
export const caseHandlers = {
  listEvalCases: ({ params, query }, context, store) => {
    const suite = findSuite(params, context.caller, store)
    const request = { after: readCursor('cases', query.cursor), limit: clampLimit(query.limit) }
    return toCollection('cases', store.cases.page(suite.id, request), (testCase) =>
      renderCase(testCase, readRequestedVocabulary(context)),
    )
  },

  createEvalCase: ({ params, body }, context, store) => {
    const suite = findEditableSuite(params, context.caller, store)
    const scope = findReplayScope('createEvalCase', suite, body, context)
    const replay = scope && findReplay<Case>(scope, store)
    if (replay !== undefined) return renderCase(replay, readRequestedVocabulary(context))
    const { duplicatePolicy = 'block', overrideReason, ...sent } = body
    refuseMissingReason(duplicatePolicy, overrideReason)
    const fields = readNewCase(sent, suite, '', context)
    return store.transaction(() => {
      const { testCase } = createSuiteCase(fields, suite, duplicatePolicy, context, store)
      if (scope !== undefined) keepReplay(scope, testCase, store)
      return renderCase(testCase, readRequestedVocabulary(context))
    })
  },

  createEvalCases: ({ params, body }, context, store) => {
    const suite = findEditableSuite(params, context.caller, store)
    const scope = findReplayScope('createEvalCases', suite, body, context)
    const replay = scope && findReplay<BatchAnswer>(scope, store)
    if (replay !== undefined) {
      return { ...replay, created: replay.created.map((createdCase) => ({ ...createdCase, replayed: true })) }
    }
    const { duplicatePolicy, overrideReason } = body
    const policy = duplicatePolicy ?? 'block'
    refuseMissingReason(policy, overrideReason)
    // A field in two spellings refuses the whole batch; any other mistake refuses only the case that has it.
    const read = body.cases.map((fields, index) => readNewCase(fields, suite, `cases.${index}`, context))
    return store.transaction(() => {
      const answer = createCaseBatch(read, suite, policy, context, store)
      const requestedPolicy = duplicatePolicy === undefined ? {} : { requestedPolicy: duplicatePolicy }
      const batchAnswer: BatchAnswer = {
        ...answer,
        duplicatePolicy: { ...requestedPolicy, effectivePolicy: policy, coerced: false },
      }
      if (scope !== undefined) keepReplay(scope, batchAnswer, store)
      return batchAnswer
    })
  },

  getEvalCase: ({ params }, context, store) =>
    renderCase(
      findCase(params, findSuite(params, context.caller, store), store),
      readRequestedVocabulary(context),
    ),

  updateEvalCase: ({ params, body }, context, store) => {
    const suite = findEditableSuite(params, context.caller, store)
    const testCase = findCase(params, suite, store)
    const { title = testCase.title, ...fields } = readCaseEdit(body, suite, context)
    const edited: Case = {
      ...testCase,
      title: String(title),
      contentHash: hashCaseContent(String(title), undefined),
      fields: removeNullFields({ ...testCase.fields, ...fields }),
      updatedAt: context.now,
    }
    store.cases.put(edited)
    return renderCase(edited, readRequestedVocabulary(context))
  },

  deleteEvalCase: ({ params }, { caller }, store) => {
    const { id } = findCase(params, findEditableSuite(params, caller, store), store)
    store.cases.remove(id)
    return { id, deleted: true }
  },
} satisfies Partial<Handlers>

type BatchAnswer = {
  readonly created: readonly Fields[]
  readonly failed: readonly Fields[]
  readonly duplicatePolicy: Fields
}

function createCaseBatch(
  cases: readonly Fields[],
  suite: Suite,
  policy: DuplicatePolicy,
  context: RequestContext,
  store: Store,
) {
  const created: Fields[] = []
  const failed: Fields[] = []
  for (const [index, fields] of cases.entries()) {
    const declared = typeof fields.id === 'string' ? { declaredId: fields.id } : {}
    try {
      const { testCase, warnings } = createSuiteCase(fields, suite, policy, context, store)
      const { id, title } = testCase
      created.push({ index, id, title, ...declared, replayed: false, warnings })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const code = error.details?.reason ?? 'INVALID_CASE'
      failed.push({ index, ...declared, code, message: error.message })
    }
  }
  return { created, failed }
}

function findReplayScope(
  operation: 'createEvalCase' | 'createEvalCases',
  suite: Suite,
  body: unknown,
  context: RequestContext,
): ReplayScope | undefined {
  const key = readIdempotencyKey(context)
  if (key === undefined) return undefined
  return { operation: `${operation} ${suite.id}`, projectId: suite.projectId, key, body }
}

/** @throws ApiError VALIDATION_ERROR: overriding the check for duplicates requires a reason. */
function refuseMissingReason(policy: DuplicatePolicy, overrideReason: string | undefined): void {
  if (policy !== 'block' && (overrideReason ?? '').trim() === '') {
    throw createInputError(`overrideReason: is required with duplicatePolicy "${policy}".`, {
      reason: 'OVERRIDE_REASON_REQUIRED',
    })
  }
}

function createSuiteCase(
  fields: Fields,
  suite: Suite,
  policy: DuplicatePolicy,
  { now, newId }: RequestContext,
  store: Store,
): { readonly testCase: Case; readonly warnings?: readonly Fields[] } {
  const { title, id, ...caseFields } = fields
  const declaredId = readText(id) ?? null
  const contentHash = hashCaseContent(String(title), undefined)
  if (declaredId !== null) refuseTakenId(declaredId, suite, store)
  const isTwin = store.cases.list(suite.id).some((otherCase) => otherCase.contentHash === contentHash)
  const message = `title: the suite already has a case "${String(title)}".`
  if (policy === 'block' && isTwin) throw createConflictError(message, { reason: 'DUPLICATE_CONTENT' })
  const testCase: Case = {
    id: newId(),
    suiteId: suite.id,
    declaredId,
    title: String(title),
    contentHash,
    fields: removeNullFields(caseFields),
    createdAt: now,
    updatedAt: now,
  }
  store.cases.put(testCase)
  const warnings = isTwin && policy === 'warn' ? [{ code: 'DUPLICATE_CONTENT', message }] : undefined
  return { testCase, warnings }
}

function refuseTakenId(declaredId: string, suite: Suite, store: Store): void {
  if (store.cases.findByName(suite.id, declaredId) !== undefined) {
    throw createConflictError(`id: "${declaredId}" is taken in the suite.`, { reason: 'DUPLICATE_CASE_ID' })
  }
}

function findCase({ caseId }: { readonly caseId: string }, suite: Suite, store: Store): Case {
  const testCase = store.cases.get(caseId) ?? store.cases.findByName(suite.id, caseId)
  if (testCase?.suiteId !== suite.id) throw createNotFoundError('Case')
  return testCase
}
