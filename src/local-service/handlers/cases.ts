import { spellCaseFields, type VocabularyVersion } from '../../contract/vocabulary.ts'
import { ApiError, conflict, notFound } from '../api-error.ts'
import { clampLimit, readCursor, toCollection } from '../cursor.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findReplay, keepReplay, readIdempotencyKey } from '../http/idempotency.ts'
import {
  asRecord,
  type Fields,
  readEdit,
  readNewCase,
  textOf,
  versionOf,
  withoutNulls,
} from '../rules/case-fields.ts'
import { findEditable, findSuite } from '../rules/find-suite.ts'
import { hashContent } from '../rules/ingest-results.ts'
import type { Case } from '../store/catalog-records.ts'
import type { Store } from '../store/open-store.ts'
import type { Suite } from '../store/records.ts'

type CaseId =
  | 'listEvalCases'
  | 'createEvalCase'
  | 'createEvalCases'
  | 'getEvalCase'
  | 'updateEvalCase'
  | 'deleteEvalCase'

type DuplicatePolicy = 'block' | 'warn' | 'create_anyway'

/** Cases of a suite, spelled in the vocabulary that the request negotiated (wire facts 1). */
export const caseHandlers: Handlers<CaseId> = {
  listEvalCases: ({ params, query }, context, store) => {
    const suite = findSuite(params, context.caller, store)
    const request = { after: readCursor('cases', query.cursor), limit: clampLimit(query.limit) }
    return toCollection('cases', store.cases.page(suite.id, request), (testCase) =>
      renderCase(testCase, versionOf(context)),
    )
  },

  createEvalCase: ({ params, body }, context, store) => {
    const suite = findEditable(params, context.caller, store)
    const key = readIdempotencyKey(context)
    const scope =
      key === undefined
        ? undefined
        : { operation: `createEvalCase ${suite.id}`, projectId: suite.projectId, key, body }
    const replay = scope === undefined ? undefined : findReplay<Case>(scope, store)
    if (replay !== undefined) return renderCase(replay, versionOf(context))
    const fields = readNewCase(body, suite, '', context)
    const testCase = createCase(fields, suite, body.duplicatePolicy ?? 'block', context, store)
    if (scope !== undefined) keepReplay(scope, testCase, store)
    return renderCase(testCase, versionOf(context))
  },

  createEvalCases: ({ params, body }, context, store) => {
    const suite = findEditable(params, context.caller, store)
    const { duplicatePolicy = 'block' } = body
    // Two spellings of one field refuse the whole batch; what is wrong with one case refuses that case.
    const read = body.cases.map((fields, index) => readNewCase(fields, suite, `cases.${index}`, context))
    const created: object[] = []
    const failed: object[] = []
    for (const [index, fields] of read.entries()) {
      try {
        const { id, declaredId, title } = createCase(fields, suite, duplicatePolicy, context, store)
        created.push({ index, id, ...(declaredId === null ? {} : { declaredId }), title, replayed: false })
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        failed.push({ index, code: error.details?.reason ?? error.code, message: error.message })
      }
    }
    return { created: created.map(asRecord), failed: failed.map(asRecord), duplicatePolicy }
  },

  getEvalCase: ({ params }, context, store) =>
    renderCase(findCase(params, findSuite(params, context.caller, store), store), versionOf(context)),

  updateEvalCase: ({ params, body }, context, store) => {
    const suite = findEditable(params, context.caller, store)
    const testCase = findCase(params, suite, store)
    const { title = testCase.title, caseId = testCase.declaredId, ...fields } = readEdit(body, suite, context)
    const declaredId = typeof caseId === 'string' ? caseId : null
    if (declaredId !== null && declaredId !== testCase.declaredId) refuseTakenId(declaredId, suite, store)
    const merged = { ...testCase.fields, ...fields }
    const edited: Case = {
      ...testCase,
      title: String(title),
      declaredId,
      contentHash: hashContent(String(title), textOf(merged.query)),
      fields: withoutNulls(merged),
      updatedAt: context.now,
    }
    store.cases.put(edited)
    return renderCase(edited, versionOf(context))
  },

  deleteEvalCase: ({ params }, { caller }, store) => {
    const { id } = findCase(params, findEditable(params, caller, store), store)
    store.cases.remove(id)
    return { id, deleted: true }
  },
}

function createCase(
  fields: Fields,
  suite: Suite,
  policy: DuplicatePolicy,
  { now, newId }: RequestContext,
  store: Store,
): Case {
  const { title, caseId, ...rest } = fields
  const declaredId = typeof caseId === 'string' ? caseId : null
  const contentHash = hashContent(String(title), textOf(rest.query))
  if (declaredId !== null) refuseTakenId(declaredId, suite, store)
  const isTwin = store.cases.list(suite.id).some((other) => other.contentHash === contentHash)
  if (policy === 'block' && isTwin) {
    throw conflict(`title: the suite has a case "${String(title)}" already.`, {
      reason: 'DUPLICATE_CASE_CONTENT',
    })
  }
  const testCase: Case = {
    id: newId(),
    suiteId: suite.id,
    declaredId,
    title: String(title),
    contentHash,
    fields: withoutNulls(rest),
    createdAt: now,
    updatedAt: now,
  }
  store.cases.put(testCase)
  return testCase
}

function refuseTakenId(declaredId: string, suite: Suite, store: Store): void {
  if (store.cases.findByName(suite.id, declaredId) !== undefined) {
    throw conflict(`caseId: "${declaredId}" is taken in the suite.`, { reason: 'DUPLICATE_CASE_ID' })
  }
}

function findCase({ caseId }: { readonly caseId: string }, suite: Suite, store: Store): Case {
  const testCase = store.cases.get(caseId) ?? store.cases.findByName(suite.id, caseId)
  if (testCase?.suiteId !== suite.id) throw notFound('Case')
  return testCase
}

function renderCase(testCase: Case, version: VocabularyVersion) {
  const { id, suiteId, declaredId, title, fields, createdAt, updatedAt } = testCase
  const spelled = spellCaseFields(fields, version)
  return {
    id,
    suiteId,
    title,
    ...(declaredId === null ? {} : { caseId: declaredId }),
    ...spelled,
    createdAt,
    updatedAt,
  }
}
