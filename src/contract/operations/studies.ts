import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
import {
  epochMs,
  jsonObject,
  maybe,
  nonBlankText,
  openPicklist,
  pageQuery,
  pageSchema,
  text,
} from '../schema.ts'

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
  mode: maybe(openPicklist('project_members', 'invited_only', 'anyone_with_link')),
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
  name: maybe(text),
  scenarioId: maybe(text),
})

const chatboxFields = {
  id: text,
  name: maybe(text),
  mode: maybe(text),
  serverNames: maybe(v.array(text)),
  link: maybe(v.unknown()),
} as const

export const studyOperations = defineOperations('Studies', {
  getStudy: {
    publicId: null,
    method: 'GET',
    path: '/projects/{projectId}/studies/{studyId}',
    summary: 'A published study: its settings, and for members its environment and insights.',
    response: v.looseObject({ id: text, ...studyFields }),
  },
  listScenarios: {
    method: 'GET',
    path: '/projects/{projectId}/scenarios',
    summary: 'Studies of the project by their older name.',
    query: pageQuery,
    response: pageSchema(scenario),
    pagination: 'query',
    optional: true,
    deprecated: { successor: '/projects/{projectId}/studies' },
  },
  getScenario: {
    method: 'GET',
    path: '/projects/{projectId}/scenarios/{scenarioId}',
    summary: 'A study by its older name.',
    response: scenario,
    deprecated: { successor: 'getStudy' },
  },
  getUserTestingScenario: {
    method: 'GET',
    path: '/projects/{projectId}/user-testing/scenarios/{scenarioId}',
    summary: 'A study by its oldest name.',
    response: scenario,
    deprecated: { successor: 'getStudy' },
  },
  publishScenario: {
    method: 'PUT',
    path: '/projects/{projectId}/environments/{environmentId}/scenario',
    summary: 'Publishes an environment as a study. Again, it answers the one there is. Needs project admin.',
    body: v.strictObject({
      name: v.optional(v.pipe(nonBlankText, v.maxLength(200))),
      description: v.optional(v.pipe(text, v.maxLength(2000))),
      mode: v.optional(v.picklist(['project_members', 'invited_only', 'anyone_with_link'])),
    }),
    response: v.looseObject({
      id: text,
      environmentId: text,
      name: maybe(text),
      mode: maybe(openPicklist('project_members', 'invited_only', 'anyone_with_link')),
      accessVersion: maybe(v.number()),
      link: maybe(v.pipe(text, v.description('The share link. It holds an access token.'))),
      created: maybe(v.pipe(v.boolean(), v.description('False: it was published before.'))),
      overridesIgnored: maybe(v.boolean()),
    }),
    optional: true,
    deprecated: { successor: '/projects/{projectId}/studies' },
    retry: 'safe',
  },
  unpublishScenario: {
    method: 'DELETE',
    path: '/projects/{projectId}/environments/{environmentId}/scenario',
    summary: 'Takes the study of an environment back. Needs project admin.',
    response: v.looseObject({ environmentId: text, deleted: maybe(v.boolean()), id: maybe(text) }),
    optional: true,
    deprecated: { successor: '/projects/{projectId}/studies' },
    retry: 'safe',
  },
  listChatboxes: {
    publicId: null,
    method: 'GET',
    path: '/projects/{projectId}/chatboxes',
    summary: 'Published chatboxes: name, access mode, servers, share link.',
    query: pageQuery,
    response: pageSchema(v.looseObject(chatboxFields)),
    pagination: 'query',
  },
  getChatbox: {
    publicId: null,
    method: 'GET',
    path: '/projects/{projectId}/chatboxes/{chatboxId}',
    summary: 'Model, system prompt, tool-approval policy and servers of a chatbox.',
    response: v.looseObject({
      ...chatboxFields,
      modelId: maybe(text),
      systemPrompt: maybe(text),
      requireToolApproval: maybe(v.boolean()),
      servers: maybe(v.array(attachedServer)),
    }),
  },
})
