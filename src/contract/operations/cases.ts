import * as v from 'valibot'
import type { Operation } from '../operation.ts'
import { maybe, page, pageQuery, text } from '../schema.ts'
import { caseBody, caseEdit } from '../vocabulary.ts'

/** A stored case. The repetition fields are spelled by the vocabulary; the client answers version 2. */
const evalCase = v.looseObject({
  id: text,
  title: maybe(text),
  caseId: maybe(text),
  suiteId: maybe(text),
  model: maybe(text),
  provider: maybe(text),
  steps: maybe(v.array(v.unknown())),
  iterations: maybe(v.number()),
  legacyIterations: maybe(v.number()),
  assertions: maybe(v.unknown()),
})

const base = '/projects/{projectId}/eval-suites/{suiteId}/cases'
const common = {
  group: 'Eval cases',
  successStatus: 200,
  optional: true,
  vocabulary: true,
  spec: 'Wire facts 1, 3.5',
} as const

export const caseOperations = {
  listEvalCases: {
    ...common,
    id: 'listEvalCases',
    method: 'GET',
    path: base,
    summary: 'Cases of a suite.',
    query: pageQuery,
    response: page(evalCase),
    retry: 'safe',
    pagination: 'query',
  },
  createEvalCase: {
    ...common,
    id: 'createEvalCase',
    method: 'POST',
    path: base,
    summary: 'Adds one case to a suite.',
    body: caseBody,
    response: evalCase,
    successStatus: 201,
    retry: 'idempotent-with-id',
    idempotency: { body: [], header: true },
  },
  createEvalCases: {
    ...common,
    id: 'createEvalCases',
    method: 'POST',
    path: `${base}/batch`,
    summary: 'Adds up to 100 cases at once.',
    body: v.strictObject({
      cases: v.pipe(v.array(caseBody), v.minLength(1), v.maxLength(100)),
      duplicatePolicy: v.optional(v.picklist(['block', 'warn', 'create_anyway'])),
      overrideReason: v.optional(text),
    }),
    response: v.looseObject({
      created: v.array(
        v.looseObject({
          index: maybe(v.number()),
          id: maybe(text),
          declaredId: maybe(text),
          title: maybe(text),
          replayed: maybe(v.boolean()),
        }),
      ),
      failed: maybe(
        v.array(v.looseObject({ index: maybe(v.number()), code: maybe(text), message: maybe(text) })),
      ),
      duplicatePolicy: maybe(text),
    }),
    successStatus: 201,
    retry: 'idempotent-with-id',
    idempotency: { body: [], header: true },
  },
  getEvalCase: {
    ...common,
    id: 'getEvalCase',
    method: 'GET',
    path: `${base}/{caseId}`,
    summary: 'Reads one case.',
    response: evalCase,
    retry: 'safe',
  },
  updateEvalCase: {
    ...common,
    id: 'updateEvalCase',
    method: 'PATCH',
    path: `${base}/{caseId}`,
    summary: 'Edits one case.',
    body: caseEdit,
    response: evalCase,
    retry: 'safe',
  },
  deleteEvalCase: {
    ...common,
    id: 'deleteEvalCase',
    method: 'DELETE',
    path: `${base}/{caseId}`,
    summary: 'Deletes one case.',
    response: v.looseObject({ id: maybe(text), deleted: maybe(v.boolean()) }),
    retry: 'safe',
  },
} as const satisfies Record<string, Operation>

export type StoredCase = v.InferOutput<typeof evalCase>
