import { expect } from 'vitest'
import { type Given, type Row, row, rowsOf } from '../row.ts'
import type { World } from '../world.ts'

const suite = { projectId: 'shop', suiteId: 'plain' }
const ci = { projectId: 'shop', suiteId: 'uploaded' }

const steps = [{ id: 's', kind: 'toolCall', toolName: 'echo', arguments: { message: 'hi' } }]

const addCase = async (world: World): Promise<{ caseId: string }> => {
  const body = { title: 'mine', id: 'mine', iterations: 3, steps }
  const { id } = await world.as('ada').call('createEvalCase', { params: suite, body })
  return { caseId: id }
}

const ofCase = ({ caseId = '' }: Given) => ({ params: { ...suite, caseId } })
const create = rowsOf('createEvalCase', (body: object) => ({ params: suite, body: { steps, ...body } }))
const edit = rowsOf('updateEvalCase', (body: object, given) => ({ ...ofCase(given), body }))

export const caseRows: readonly Row[] = [
  row('listEvalCases', 'of a suite', { params: suite }, 200, {
    as: 'bob',
    answer: { items: [{ title: 'echoes', suiteId: 'plain' }] },
  }),
  create('stores an exact count as the floor too', { title: 'counted', iterations: 3 }, 201, {
    answer: { title: 'counted', iterations: 3, legacyIterations: 3 },
  }),
  create(
    'rules with a role',
    {
      title: 'ruled',
      steps,
      assertions: {
        mode: 'replace',
        list: [{ role: 'required', type: 'toolCalledAtLeastOnce', toolName: 'echo' }],
      },
    },
    201,
    { answer: { assertions: { mode: 'replace', list: [{ role: 'required' }] } } },
  ),
  create('the same content again', { title: 'echoes' }, 409, {
    reason: 'DUPLICATE_CONTENT',
  }),
  create(
    'the same content again, on purpose',
    { title: 'echoes', duplicatePolicy: 'create_anyway', overrideReason: 'A copy' },
    201,
  ),
  create('a declared id that is taken', { title: 'other', id: 'mine' }, 409, {
    given: addCase,
    reason: 'DUPLICATE_CASE_ID',
  }),
  row(
    'createEvalCase',
    'an exact count where the suite is decided by its accuracy',
    { params: { ...suite, suiteId: 'accuracy' }, body: { title: 'x', iterations: 3, steps } },
    400,
  ),
  row('createEvalCase', 'a suite made by uploads', { params: ci, body: { title: 'x', steps } }, 409, {
    reason: 'CI_OWNED_SUITE_READ_ONLY',
  }),
  row(
    'createEvalCases',
    'what is wrong with one case refuses that one',
    {
      params: suite,
      body: {
        cases: [
          { title: 'one', steps },
          { title: 'echoes', steps },
          { title: 'two', id: 'two', steps },
        ],
      },
    },
    201,
    {
      answer: {
        created: [
          { index: 0, title: 'one' },
          { index: 2, declaredId: 'two' },
        ],
        failed: [{ index: 1, code: 'DUPLICATE_CONTENT' }],
        duplicatePolicy: { effectivePolicy: 'block', coerced: false },
      },
    },
  ),
  row(
    'createEvalCases',
    'more than 100',
    {
      params: suite,
      body: { cases: Array.from({ length: 101 }, (_, n) => ({ title: `case ${n}`, steps })) },
    },
    400,
  ),
  row(
    'createEvalCases',
    'a suite made by uploads',
    { params: ci, body: { cases: [{ title: 'x', steps }] } },
    409,
    { reason: 'CI_OWNED_SUITE_READ_ONLY' },
  ),
  row('getEvalCase', 'by id', ofCase, 200, {
    given: addCase,
    answer: { title: 'mine', declaredId: 'mine', isNegative: false, models: [], iterations: 3 },
  }),
  row('getEvalCase', 'by declared id', { params: { ...suite, caseId: 'mine' } }, 200, {
    given: addCase,
    answer: { title: 'mine' },
  }),
  row(
    'getEvalCase',
    'of another suite',
    ({ caseId }) => ({ params: { projectId: 'shop', suiteId: 'unsaved', caseId } }),
    404,
    { given: addCase },
  ),
  edit('changes the count and leaves the floor', { iterations: 5 }, 200, {
    given: addCase,
    answer: { title: 'mine', iterations: 5, legacyIterations: 3 },
  }),
  edit('null clears', { iterations: null }, 200, {
    given: addCase,
    check: (value) => expect(value).not.toHaveProperty('iterations'),
  }),
  edit('never takes another declared id', { id: 'other' }, 400, {
    given: addCase,
    check: (_, { service }) =>
      expect(service.store.cases.list('plain').map(({ declaredId }) => declaredId)).not.toContain('other'),
  }),
  row('deleteEvalCase', 'is gone afterwards', ofCase, 200, {
    given: addCase,
    answer: { deleted: true },
    check: (_, { service }) => expect(service.store.cases.list('plain')).toHaveLength(1),
  }),
]
