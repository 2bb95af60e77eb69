import { expect } from 'vitest'
import type { OperationId } from '../../../../src/contract/operations.ts'
import type { Row } from '../row.ts'

const missing = { status: 404, code: 'NOT_FOUND' } as const

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
