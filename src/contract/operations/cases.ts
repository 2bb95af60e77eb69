import * as v from 'valibot'
import { caseBody, caseEdit, overrideFields } from '../case-body.ts'
import { defineOperations } from '../operation.ts'
import { maybe, pageQuery, pageSchema, text } from '../schema.ts'

/**
 * A stored case. `id` is the id of the row and the path parameter; `declaredId` is the `id` that its author sent.
 * The repetition fields are spelled by the vocabulary; the client answers version 2.
 */
const evalCase = v.looseObject({
  id: text,
  declaredId: maybe(text),
  title: maybe(text),
  suiteId: maybe(text),
  models: maybe(v.array(v.looseObject({ model: maybe(text), provider: maybe(text) }))),
  isNegative: maybe(v.boolean()),
  steps: maybe(v.array(v.unknown())),
  iterations: maybe(v.number()),
  legacyIterations: maybe(v.number()),
  assertions: maybe(v.unknown()),
})

/** A warning of a batch about a case that was accepted. */
const warning = v.looseObject({ code: maybe(text), message: maybe(text) })

const base = '/projects/{projectId}/eval-suites/{suiteId}/cases'
export const caseOperations = defineOperations('Eval cases', {
  listEvalCases: {
    optional: true,
    vocabulary: true,
    method: 'GET',
    path: base,
    summary: 'Cases of a suite.',
    query: pageQuery,
    response: pageSchema(evalCase),
    pagination: 'query',
  },
  createEvalCase: {
    optional: true,
    vocabulary: true,
    method: 'POST',
    path: base,
    summary: 'Adds one case to a suite.',
    body: v.strictObject({ ...caseBody.entries, ...overrideFields }),
    response: evalCase,
    successStatus: 201,
    idempotency: { body: [], header: true },
  },
  createEvalCases: {
    optional: true,
    vocabulary: true,
    method: 'POST',
    path: `${base}/batch`,
    summary: 'Adds up to 100 cases at once. The answer says for each whether it was created.',
    body: v.strictObject({
      cases: v.pipe(v.array(caseBody), v.minLength(1), v.maxLength(100)),
      ...overrideFields,
    }),
    response: v.looseObject({
      created: v.array(
        v.looseObject({
          index: maybe(v.number()),
          id: maybe(text),
          declaredId: maybe(text),
          title: maybe(text),
          replayed: maybe(v.boolean()),
          warnings: maybe(v.array(warning)),
        }),
      ),
      failed: maybe(
        v.array(
          v.looseObject({
            index: maybe(v.number()),
            declaredId: maybe(text),
            code: maybe(text),
            message: maybe(text),
          }),
        ),
      ),
      // Older releases return a string here.
      duplicatePolicy: maybe(
        v.union([
          text,
          v.looseObject({
            requestedPolicy: maybe(text),
            effectivePolicy: maybe(text),
            coerced: maybe(v.boolean()),
          }),
        ]),
      ),
      warnings: maybe(v.array(warning)),
    }),
    successStatus: 201,
    idempotency: { body: [], header: true },
  },
  getEvalCase: {
    optional: true,
    vocabulary: true,
    method: 'GET',
    path: `${base}/{caseId}`,
    summary: 'Reads one case.',
    response: evalCase,
  },
  updateEvalCase: {
    optional: true,
    vocabulary: true,
    method: 'PATCH',
    path: `${base}/{caseId}`,
    summary: 'Edits one case.',
    body: caseEdit,
    response: evalCase,
    retry: 'safe',
  },
  deleteEvalCase: {
    optional: true,
    vocabulary: true,
    method: 'DELETE',
    path: `${base}/{caseId}`,
    summary: 'Deletes one case.',
    response: v.looseObject({ id: maybe(text), deleted: maybe(v.boolean()) }),
    retry: 'safe',
  },
})

export type StoredCase = v.InferOutput<typeof evalCase>
