import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import { type Row, row } from '../row.ts'

const staging = { projectId: 'shop', environmentId: 'staging' }
const production = { projectId: 'shop', environmentId: 'production' }

const listRows: readonly Row[] = [
  row('listScenarios', 'the studies of the project', { params: { projectId: 'shop' } }, 200, {
    as: 'bob',
    answer: { items: [{ id: 'study', scenarioId: 'study', serverCount: 1 }, { id: 'inner-study' }] },
  }),
  row('listScenarios', 'by a visitor', { params: { projectId: 'shop' } }, 404, { as: 'eve' }),
]

const scenarioRows = (operation: OperationId): readonly Row[] => [
  row(
    operation,
    'the old body, which names scenarioId',
    { params: { projectId: 'shop', scenarioId: 'study' } },
    200,
    {
      answer: { scenarioId: 'study', name: 'study', serverCount: 1 },
      check: (value) => expect('environmentId' in Object(value)).toBe(operation === 'getUserTestingScenario'),
    },
  ),
  row(operation, 'of another project', { params: { projectId: 'shop', scenarioId: 'second-study' } }, 404),
]

export const studyRows: readonly Row[] = [
  ...listRows,
  row(
    'getStudy',
    'a member sees environment and insights',
    { params: { projectId: 'shop', studyId: 'study' } },
    200,
    {
      as: 'bob',
      answer: {
        id: 'study',
        environmentId: 'staging',
        insights: { status: 'ready' },
        hostName: 'client',
        serverNames: ['everything'],
        link: { path: '/studies/share-token', url: expect.stringMatching(/^http:.*\/studies\/share-token$/) },
      },
    },
  ),
  row(
    'getStudy',
    'for a visitor they are absent, not null',
    { params: { projectId: 'shop', studyId: 'study' } },
    200,
    {
      as: 'eve',
      answer: { id: 'study', mode: 'anyone_with_link' },
      check: (value) => {
        expect(value).not.toHaveProperty('environmentId')
        expect(value).not.toHaveProperty('insights')
      },
    },
  ),
  row(
    'getStudy',
    'without insights of the deployment',
    { params: { projectId: 'shop', studyId: 'inner-study' } },
    200,
    {
      answer: { environmentId: 'staging', link: null },
      check: (value) => expect(value).not.toHaveProperty('insights'),
    },
  ),
  row(
    'getStudy',
    'for members only, by a visitor',
    { params: { projectId: 'shop', studyId: 'inner-study' } },
    404,
    { as: 'eve' },
  ),
  row(
    'getStudy',
    'of another project, though the caller is in both',
    { params: { projectId: 'shop', studyId: 'second-study' } },
    404,
  ),
  ...scenarioRows('getScenario'),
  ...scenarioRows('getUserTestingScenario'),
  row(
    'publishScenario',
    'makes a study that can be read',
    { params: production, body: { name: 'Live', mode: 'invited_only' } },
    200,
    {
      answer: {
        environmentId: 'production',
        name: 'Live',
        mode: 'invited_only',
        created: true,
        overridesIgnored: false,
        link: expect.stringMatching(/^http:.*\/studies\//),
      },
      check: async (value, { as }) => {
        const { id } = value as { id: string }
        const study = await as('ada').call('getStudy', { params: { projectId: 'shop', studyId: id } })
        expect(study).toMatchObject({
          environmentId: 'production',
          name: 'Live',
          serverNames: ['everything'],
        })
      },
    },
  ),
  row(
    'publishScenario',
    'again answers the one there is, and says that nothing was changed',
    { params: staging, body: { name: 'Another' } },
    200,
    { answer: { id: 'study', name: 'study', created: false, overridesIgnored: true } },
  ),
  row('publishScenario', 'by a member who is no admin', { params: production, body: {} }, 403, { as: 'bob' }),
  row(
    'publishScenario',
    'of an archived environment',
    { params: { projectId: 'shop', environmentId: 'archived' }, body: {} },
    409,
    { details: { code: 'ENV_ARCHIVED' } },
  ),
  row('unpublishScenario', 'takes the study back', { params: staging }, 200, {
    answer: { environmentId: 'staging', deleted: true, id: 'study' },
    check: (_, { service }) => expect(service.store.studies.get('study')).toBeUndefined(),
  }),
  row('unpublishScenario', 'of an environment without one changes nothing', { params: production }, 200, {
    answer: { environmentId: 'production', deleted: false },
  }),
  row('listChatboxes', 'name, access, servers and link', { params: { projectId: 'shop' } }, 200, {
    as: 'bob',
    answer: {
      items: [
        {
          id: 'chatbox',
          mode: 'project_members',
          serverNames: ['everything'],
          link: { path: '/chatboxes/box-token' },
        },
      ],
    },
  }),
  row('getChatbox', 'with its servers', { params: { projectId: 'shop', chatboxId: 'chatbox' } }, 200, {
    answer: { requireToolApproval: false, servers: [{ id: 'everything' }] },
  }),
]
