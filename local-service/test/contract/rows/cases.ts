import { expect } from 'vitest'
import type { Row } from '../row.ts'
import type { World } from '../world.ts'

const suite = { projectId: 'shop', suiteId: 'plain' }
const ci = { projectId: 'shop', suiteId: 'uploaded' }
const refused = { status: 400, code: 'VALIDATION_ERROR' } as const
const missing = { status: 404, code: 'NOT_FOUND' } as const
const ciOwned = { status: 409, code: 'CONFLICT', reason: 'CI_OWNED_SUITE_READ_ONLY' } as const

const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]

const addCase = async (world: World): Promise<{ caseId: string }> => {
  const body = { title: 'mine', id: 'mine', iterations: 3, steps }
  const { id } = await world.as('ada').call('createEvalCase', { params: suite, body })
  return { caseId: id }
}

export const caseRows: readonly Row[] = [
  {
    operation: 'listEvalCases',
    name: 'of a suite',
    as: 'bob',
    request: { params: suite },
    status: 200,
    answer: { items: [{ title: 'echoes', suiteId: 'plain' }] },
  },
  {
    operation: 'listEvalCases',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: suite },
    ...missing,
  },
  {
    operation: 'createEvalCase',
    name: 'stores an exact count as the floor too',
    request: { params: suite, body: { title: 'counted', iterations: 3, steps } },
    status: 201,
    answer: { title: 'counted', iterations: 3, legacyIterations: 3 },
  },
  {
    operation: 'createEvalCase',
    name: 'rules with a role',
    request: {
      params: suite,
      body: {
        title: 'ruled',
        steps,
        assertions: { mode: 'replace', list: [{ role: 'required', type: 'toolCalled' }] },
      },
    },
    status: 201,
    answer: { assertions: { mode: 'replace', list: [{ role: 'required' }] } },
  },
  {
    operation: 'createEvalCase',
    name: 'the same content again',
    request: { params: suite, body: { title: 'echoes', steps } },
    status: 409,
    code: 'CONFLICT',
    reason: 'DUPLICATE_CONTENT',
  },
  {
    operation: 'createEvalCase',
    name: 'the same content again, on purpose',
    request: {
      params: suite,
      body: { title: 'echoes', steps, duplicatePolicy: 'create_anyway', overrideReason: 'A copy' },
    },
    status: 201,
  },
  {
    operation: 'createEvalCase',
    name: 'a declared id that is taken',
    given: addCase,
    request: { params: suite, body: { title: 'other', id: 'mine', steps } },
    status: 409,
    code: 'CONFLICT',
    reason: 'DUPLICATE_CASE_ID',
  },
  {
    operation: 'createEvalCase',
    name: 'an exact count where the suite is decided by its accuracy',
    request: { params: { ...suite, suiteId: 'accuracy' }, body: { title: 'x', iterations: 3, steps } },
    ...refused,
  },
  {
    operation: 'createEvalCase',
    name: 'a suite made by uploads',
    request: { params: ci, body: { title: 'x', steps } },
    ...ciOwned,
  },
  {
    operation: 'createEvalCase',
    name: 'an unknown key',
    request: { params: suite, body: { title: 'x', steps, colour: 1 } },
    ...refused,
  },
  {
    operation: 'createEvalCases',
    name: 'what is wrong with one case refuses that one',
    request: {
      params: suite,
      body: {
        cases: [
          { title: 'one', steps },
          { title: 'echoes', steps },
          { title: 'two', id: 'two', steps },
        ],
      },
    },
    status: 201,
    answer: {
      created: [
        { index: 0, title: 'one' },
        { index: 2, declaredId: 'two' },
      ],
      failed: [{ index: 1, code: 'DUPLICATE_CONTENT' }],
      duplicatePolicy: { effectivePolicy: 'block', coerced: false },
    },
  },
  {
    operation: 'createEvalCases',
    name: 'more than 100',
    request: {
      params: suite,
      body: { cases: Array.from({ length: 101 }, (_, n) => ({ title: `case ${n}`, steps })) },
    },
    ...refused,
  },
  {
    operation: 'createEvalCases',
    name: 'a suite made by uploads',
    request: { params: ci, body: { cases: [{ title: 'x', steps }] } },
    ...ciOwned,
  },
  {
    operation: 'getEvalCase',
    name: 'by id',
    given: addCase,
    request: ({ caseId }) => ({ params: { ...suite, caseId } }),
    status: 200,
    answer: { title: 'mine', declaredId: 'mine', isNegative: false, models: [], iterations: 3 },
  },
  {
    operation: 'getEvalCase',
    name: 'by declared id',
    given: addCase,
    request: { params: { ...suite, caseId: 'mine' } },
    status: 200,
    answer: { title: 'mine' },
  },
  {
    operation: 'getEvalCase',
    name: 'of another suite',
    given: addCase,
    request: ({ caseId }) => ({ params: { projectId: 'shop', suiteId: 'unsaved', caseId } }),
    ...missing,
  },
  {
    operation: 'updateEvalCase',
    name: 'changes the count and leaves the floor',
    given: addCase,
    request: ({ caseId }) => ({ params: { ...suite, caseId }, body: { iterations: 5 } }),
    status: 200,
    answer: { title: 'mine', iterations: 5, legacyIterations: 3 },
  },
  {
    operation: 'updateEvalCase',
    name: 'null clears',
    given: addCase,
    request: ({ caseId }) => ({ params: { ...suite, caseId }, body: { iterations: null } }),
    status: 200,
    check: (value) => expect(value).not.toHaveProperty('iterations'),
  },
  {
    operation: 'updateEvalCase',
    name: 'never takes another declared id',
    given: addCase,
    request: ({ caseId }) => ({ params: { ...suite, caseId }, body: { id: 'other' } }),
    status: 400,
    code: 'VALIDATION_ERROR',
    check: (_, { service }) =>
      expect(service.store.cases.list('plain').map(({ declaredId }) => declaredId)).not.toContain('other'),
  },
  {
    operation: 'updateEvalCase',
    name: 'an unknown one',
    request: { params: { ...suite, caseId: 'nothing' }, body: { title: 'x' } },
    ...missing,
  },
  {
    operation: 'deleteEvalCase',
    name: 'is gone afterwards',
    given: addCase,
    request: ({ caseId }) => ({ params: { ...suite, caseId } }),
    status: 200,
    answer: { deleted: true },
    check: (_, { service }) => expect(service.store.cases.list('plain')).toHaveLength(1),
  },
  {
    operation: 'deleteEvalCase',
    name: 'an unknown one',
    request: { params: { ...suite, caseId: 'nothing' } },
    ...missing,
  },
]
