import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
import { epochMs, jsonObject, maybe, openPicklist, pageQuery, pageSchema, text } from '../schema.ts'

const vocabulary = v.looseObject({
  version: v.number(),
  evaluatorKinds: maybe(v.array(text)),
  assertionKinds: maybe(v.array(text)),
  'x-stepKeys': maybe(v.array(text)),
  fields: maybe(v.record(text, v.array(text))),
})

const project = v.looseObject({
  id: text,
  name: maybe(text),
  description: maybe(text),
  organizationId: maybe(text),
  visibility: maybe(text),
  role: maybe(text),
})

const chatSession = v.looseObject({
  id: text,
  title: maybe(text),
  status: maybe(text),
  projectId: maybe(text),
  visibility: maybe(text),
  lastActivityAt: maybe(epochMs),
  createdAt: maybe(epochMs),
  isPinned: maybe(v.boolean()),
  isUnread: maybe(v.boolean()),
})

export const accountOperations = defineOperations('Account', {
  getMe: {
    method: 'GET',
    path: '/me',
    summary: 'The account behind the key.',
    response: v.looseObject({ id: text, email: maybe(text), name: maybe(text), plan: maybe(text) }),
  },
  listProjects: {
    method: 'GET',
    path: '/projects',
    summary: 'Projects the key can access.',
    query: v.strictObject({ ...pageQuery.entries, organizationId: v.optional(text) }),
    response: pageSchema(project),
    pagination: 'query',
  },
  listOrganizations: {
    method: 'GET',
    path: '/organizations',
    summary: 'Organizations of the account. A key sees the one that it is bound to.',
    response: pageSchema(
      v.looseObject({
        id: text,
        name: maybe(text),
        plan: maybe(text),
        myRole: maybe(text),
        isCreator: maybe(v.boolean()),
        createdAt: maybe(epochMs),
      }),
    ),
    optional: true,
  },
  getCapabilities: {
    publicId: null,
    method: 'GET',
    path: '/capabilities',
    summary: 'What the deployment offers; holds the version of the eval vocabulary.',
    response: v.looseObject({ vocabulary: maybe(vocabulary) }),
  },
  getProjectCapabilities: {
    method: 'GET',
    path: '/projects/{projectId}/capabilities',
    summary: 'What the key may do in the project; some deployments publish the vocabulary here.',
    response: v.looseObject({
      projectId: maybe(text),
      organizationId: maybe(text),
      role: maybe(text),
      projectRole: maybe(text),
      surface: maybe(v.unknown()),
      features: maybe(v.unknown()),
      plan: maybe(v.unknown()),
      can: maybe(jsonObject),
      vocabulary: maybe(vocabulary),
    }),
    optional: true,
  },
  listChatSessions: {
    method: 'GET',
    path: '/chat-sessions',
    summary: 'Chat sessions, newest first.',
    query: v.strictObject({
      ...pageQuery.entries,
      projectId: v.optional(text),
      status: v.optional(text),
      before: v.optional(v.union([text, v.number()])),
    }),
    response: pageSchema(chatSession),
    pagination: 'query',
  },
  listSkills: {
    publicId: null,
    method: 'GET',
    path: '/projects/{projectId}/skills',
    summary: 'Skills of the project; their ids go into a skill selection.',
    query: pageQuery,
    response: pageSchema(v.looseObject({ id: text, name: maybe(text) })),
    pagination: 'query',
    optional: true,
  },
  listPlugins: {
    publicId: 'listProjectPlugins',
    method: 'GET',
    path: '/projects/{projectId}/plugins',
    summary: 'Plugins installed in the project.',
    query: pageQuery,
    response: pageSchema(
      v.looseObject({
        id: text,
        projectId: maybe(text),
        name: maybe(text),
        displayName: maybe(text),
        enabled: maybe(v.boolean()),
        activeVersionId: maybe(text),
        status: maybe(openPicklist('staging', 'ready', 'invalid')),
      }),
    ),
    pagination: 'query',
    optional: true,
  },
  getPluginVersion: {
    method: 'GET',
    path: '/plugin-versions/{pluginVersionId}',
    summary: 'One version of a plugin, with what it consists of.',
    response: v.looseObject({
      id: text,
      pluginId: maybe(text),
      bundleHash: maybe(text),
      status: maybe(openPicklist('staging', 'ready', 'invalid')),
      componentCounts: maybe(v.record(text, v.number())),
      servers: maybe(v.array(v.unknown())),
      skills: maybe(v.array(v.unknown())),
      createdAt: maybe(epochMs),
    }),
    optional: true,
  },
})
