import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import type { Row } from '../row.ts'

const missing = { status: 404, code: 'NOT_FOUND' } as const
const staging = { projectId: 'shop', environmentId: 'staging' }
const production = { projectId: 'shop', environmentId: 'production' }

const scenarioRows = (operation: OperationId): readonly Row[] => [
  {
    operation,
    name: 'the old body, which names scenarioId',
    request: { params: { projectId: 'shop', scenarioId: 'study' } },
    status: 200,
    answer: { scenarioId: 'study', name: 'study', serverCount: 1 },
    check: (value) => expect(value).not.toHaveProperty('environmentId'),
  },
  {
    operation,
    name: 'of another project',
    request: { params: { projectId: 'shop', scenarioId: 'second-study' } },
    ...missing,
  },
]

export const studyRows: readonly Row[] = [
  {
    operation: 'getStudy',
    name: 'a member sees environment and insights',
    as: 'bob',
    request: { params: { projectId: 'shop', studyId: 'study' } },
    status: 200,
    answer: {
      id: 'study',
      environmentId: 'staging',
      insights: { status: 'ready' },
      hostName: 'client',
      serverNames: ['everything'],
      link: { path: '/studies/share-token', url: expect.stringMatching(/^http:.*\/studies\/share-token$/) },
    },
  },
  {
    operation: 'getStudy',
    name: 'for a visitor they are absent, not null',
    as: 'eve',
    request: { params: { projectId: 'shop', studyId: 'study' } },
    status: 200,
    answer: { id: 'study', mode: 'anyone_with_link' },
    check: (value) => {
      expect(value).not.toHaveProperty('environmentId')
      expect(value).not.toHaveProperty('insights')
    },
  },
  {
    operation: 'getStudy',
    name: 'without insights of the deployment',
    request: { params: { projectId: 'shop', studyId: 'inner-study' } },
    status: 200,
    answer: { environmentId: 'staging', link: null },
    check: (value) => expect(value).not.toHaveProperty('insights'),
  },
  {
    operation: 'getStudy',
    name: 'for members only, by a visitor',
    as: 'eve',
    request: { params: { projectId: 'shop', studyId: 'inner-study' } },
    ...missing,
  },
  {
    operation: 'getStudy',
    name: 'of another project, though the caller is in both',
    request: { params: { projectId: 'shop', studyId: 'second-study' } },
    ...missing,
  },
  {
    operation: 'getStudy',
    name: 'by another organization',
    as: 'zoe',
    request: { params: { projectId: 'shop', studyId: 'study' } },
    ...missing,
  },
  ...scenarioRows('getScenario'),
  ...scenarioRows('getUserTestingScenario'),
  {
    operation: 'publishScenario',
    name: 'makes a study that can be read',
    request: { params: production, body: { name: 'Live', mode: 'invited_only' } },
    status: 200,
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
      expect(study).toMatchObject({ environmentId: 'production', name: 'Live', serverNames: ['everything'] })
    },
  },
  {
    operation: 'publishScenario',
    name: 'again answers the one there is, and says that nothing was changed',
    request: { params: staging, body: { name: 'Another' } },
    status: 200,
    answer: { id: 'study', name: 'study', created: false, overridesIgnored: true },
  },
  {
    operation: 'publishScenario',
    name: 'by a member who is no admin',
    as: 'bob',
    request: { params: production, body: {} },
    status: 403,
    code: 'FORBIDDEN',
  },
  {
    operation: 'publishScenario',
    name: 'of an archived environment',
    request: { params: { projectId: 'shop', environmentId: 'archived' }, body: {} },
    status: 409,
    code: 'CONFLICT',
    details: { code: 'ENV_ARCHIVED' },
  },
  {
    operation: 'publishScenario',
    name: 'with a key that nobody reads',
    request: { params: production, body: { colour: 'red' } },
    status: 400,
    code: 'VALIDATION_ERROR',
  },
  {
    operation: 'unpublishScenario',
    name: 'takes the study back',
    request: { params: staging },
    status: 200,
    answer: { environmentId: 'staging', deleted: true, id: 'study' },
    check: (_, { service }) => expect(service.store.studies.get('study')).toBeUndefined(),
  },
  {
    operation: 'unpublishScenario',
    name: 'of an environment without one changes nothing',
    request: { params: production },
    status: 200,
    answer: { environmentId: 'production', deleted: false },
  },
  {
    operation: 'unpublishScenario',
    name: 'of an unknown environment',
    request: { params: { projectId: 'shop', environmentId: 'nothing' } },
    ...missing,
  },
  {
    operation: 'listChatboxes',
    name: 'name, access, servers and link',
    as: 'bob',
    request: { params: { projectId: 'shop' } },
    status: 200,
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
  },
  {
    operation: 'listChatboxes',
    name: 'of a foreign project',
    as: 'zoe',
    request: { params: { projectId: 'shop' } },
    ...missing,
  },
  {
    operation: 'getChatbox',
    name: 'with its servers',
    request: { params: { projectId: 'shop', chatboxId: 'chatbox' } },
    status: 200,
    answer: { requireToolApproval: false, servers: [{ id: 'everything' }] },
  },
  {
    operation: 'getChatbox',
    name: 'an unknown one',
    request: { params: { projectId: 'shop', chatboxId: 'nothing' } },
    ...missing,
  },
]
