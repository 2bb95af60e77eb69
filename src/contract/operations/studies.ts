import * as v from 'valibot'
import type { Operation } from '../operation.ts'
import { epochMs, jsonObject, maybe, page, pageQuery, text, word } from '../schema.ts'

const attachedServer = v.looseObject({
  id: text,
  name: maybe(text),
  useOAuth: maybe(v.boolean()),
  url: maybe(text),
})

const shareLink = v.looseObject({ path: text, url: text })

/** `environmentId` and `insights` are absent, not null, for a visitor of the share link. */
const studyFields = {
  projectId: maybe(text),
  name: text,
  description: maybe(text),
  mode: maybe(word('project_members', 'invited_only', 'anyone_with_link')),
  hostStyle: maybe(text),
  hostId: maybe(text),
  hostName: maybe(text),
  serverCount: v.number(),
  serverNames: v.array(text),
  link: maybe(shareLink),
  createdAt: maybe(epochMs),
  updatedAt: maybe(epochMs),
  modelId: maybe(text),
  systemPrompt: maybe(text),
  temperature: maybe(v.number()),
  requireToolApproval: v.boolean(),
  servers: v.array(attachedServer),
  environmentId: maybe(text),
  insights: maybe(jsonObject),
} as const

/** Deprecated paths return the old shape, which calls the id `scenarioId`. */
const scenario = v.looseObject({
  ...v.partial(v.looseObject(studyFields)).entries,
  id: maybe(text),
  scenarioId: maybe(text),
})

const chatboxFields = {
  id: text,
  name: maybe(text),
  mode: maybe(text),
  serverNames: maybe(v.array(text)),
  link: maybe(v.unknown()),
} as const

const common = {
  group: 'Studies',
  method: 'GET',
  successStatus: 200,
  retry: 'safe',
  optional: false,
} as const

export const studyOperations = {
  getStudy: {
    ...common,
    id: 'getStudy',
    path: '/projects/{projectId}/studies/{studyId}',
    summary: 'A published study: its settings, and for members its environment and insights.',
    response: v.looseObject({ id: text, ...studyFields }),
    spec: '2 Study, 4 Study read',
  },
  getScenario: {
    ...common,
    id: 'getScenario',
    path: '/projects/{projectId}/scenarios/{scenarioId}',
    summary: 'A study by its older name.',
    response: scenario,
    deprecated: { successor: 'getStudy' },
    spec: '4 Study read, 9',
  },
  getUserTestingScenario: {
    ...common,
    id: 'getUserTestingScenario',
    path: '/projects/{projectId}/user-testing/scenarios/{scenarioId}',
    summary: 'A study by its oldest name.',
    response: scenario,
    deprecated: { successor: 'getStudy' },
    spec: '4 Study read, 9',
  },
  listChatboxes: {
    ...common,
    id: 'listChatboxes',
    path: '/projects/{projectId}/chatboxes',
    summary: 'Published chatboxes: name, access mode, servers, share link.',
    query: pageQuery,
    response: page(v.looseObject(chatboxFields)),
    pagination: 'query',
    spec: '4 Chatboxes',
  },
  getChatbox: {
    ...common,
    id: 'getChatbox',
    path: '/projects/{projectId}/chatboxes/{chatboxId}',
    summary: 'Model, system prompt, tool-approval policy and servers of a chatbox.',
    response: v.looseObject({
      ...chatboxFields,
      modelId: maybe(text),
      systemPrompt: maybe(text),
      requireToolApproval: maybe(v.boolean()),
      servers: maybe(v.array(attachedServer)),
    }),
    spec: '4 Chatboxes',
  },
} as const satisfies Record<string, Operation>
