import * as v from 'valibot'
import { defineOperations } from '../operation.ts'
import {
  count,
  filledText,
  maybe,
  nonBlankText,
  openPicklist,
  pageQuery,
  pageSchema,
  takesForm,
  text,
} from '../schema.ts'
import { environment, resolved } from './environment-records.ts'

const skillSelection = v.looseObject({
  mode: v.optional(openPicklist('explicit')),
  skillIds: v.pipe(v.array(text), v.minLength(1, 'must not be empty; send null to clear')),
})
const idList = v.pipe(v.array(text), v.minLength(1, 'must not be empty; send null to clear'))
const secretSelection = v.pipe(
  v.array(v.unknown()),
  v.minLength(1, 'must not be empty; send null to revoke'),
  v.description('Grant list. The shape of a grant is not documented.'),
)

/** Optional fields that a create and an edit share. */
const structured = {
  serverAttachmentId: nonBlankText,
  modelId: nonBlankText,
  skillSelection,
  secretSelection,
  pluginVersionIds: idList,
  sandboxImageId: nonBlankText,
} as const

const createBody = v.strictObject({
  name: nonBlankText,
  description: v.optional(text),
  hostId: filledText,
  ...v.entriesFromObjects([v.partial(v.strictObject(structured))]),
})

const editedFields = {
  name: v.optional(nonBlankText),
  description: v.optional(v.pipe(text, v.description('An empty text clears it; null is refused.'))),
  hostId: v.optional(filledText),
  serverAttachmentId: v.nullish(structured.serverAttachmentId),
  modelId: v.nullish(structured.modelId),
  skillSelection: v.nullish(structured.skillSelection),
  secretSelection: v.nullish(structured.secretSelection),
  pluginVersionIds: v.nullish(structured.pluginVersionIds),
  sandboxImageId: v.nullish(structured.sandboxImageId),
}

const updateBody = v.pipe(
  v.strictObject({ expectedRevision: count, ...editedFields }),
  takesForm(
    Object.keys(editedFields).map((name) => ({ needs: [name] })),
    'must change at least one field',
  ),
)

/** The public deployment requires `expectedRevision`. */
const revisionBody = v.strictObject({ expectedRevision: count })

const nameBody = v.strictObject({
  expectedRevision: count,
  name: nonBlankText,
  description: v.optional(text),
})

const base = '/projects/{projectId}/environments'

export const environmentOperations = defineOperations('Environments', {
  getEnvironmentCapabilities: {
    method: 'GET',
    path: `${base}/capabilities`,
    summary: 'Which optional fields the deployment supports. Absent means unsupported.',
    response: v.looseObject({
      modelOverrides: maybe(v.boolean()),
      modelMatrix: maybe(v.boolean()),
      secretGrants: maybe(v.boolean()),
    }),
  },
  listEnvironments: {
    method: 'GET',
    path: base,
    summary: 'Environments of the project.',
    query: v.strictObject({ ...pageQuery.entries, includeArchived: v.optional(v.boolean()) }),
    response: pageSchema(environment),
    pagination: 'query',
  },
  createEnvironment: {
    method: 'POST',
    path: base,
    summary: 'Creates an environment. Needs project admin.',
    body: createBody,
    response: environment,
    successStatus: 201,
    retry: 'never',
  },
  getEnvironment: {
    method: 'GET',
    path: `${base}/{environmentId}`,
    summary: 'Reads an environment.',
    response: environment,
  },
  updateEnvironment: {
    method: 'PATCH',
    path: `${base}/{environmentId}`,
    summary: 'Edits an environment at the revision last read; null clears a field. Needs project admin.',
    body: updateBody,
    response: environment,
    retry: 'never',
  },
  resolveEnvironment: {
    method: 'GET',
    path: `${base}/{environmentId}/resolve`,
    summary: 'Previews what a run would use: host configuration, servers, plugin versions.',
    response: resolved,
  },
  archiveEnvironment: {
    method: 'POST',
    path: `${base}/{environmentId}/archive`,
    summary: 'Archives an environment; its name is free again. Needs project admin.',
    body: revisionBody,
    response: environment,
    retry: 'never',
  },
  restoreEnvironment: {
    method: 'POST',
    path: `${base}/{environmentId}/restore`,
    summary: 'Restores an archived environment unless its name is taken. Needs project admin.',
    body: revisionBody,
    response: environment,
    retry: 'never',
  },
  ensureAdhocEnvironment: {
    method: 'POST',
    path: `${base}/ensure-adhoc`,
    summary: 'Finds or creates an unnamed environment with this content.',
    body: v.strictObject({
      hostId: filledText,
      ...v.entriesFromObjects([v.partial(v.strictObject(structured))]),
    }),
    response: v.looseObject({ environment, created: maybe(v.boolean()) }),
    optional: true,
    retry: 'safe',
  },
  nameEnvironment: {
    method: 'POST',
    path: `${base}/{environmentId}/name`,
    summary: 'Gives an unnamed environment a name.',
    body: nameBody,
    response: environment,
    retry: 'never',
    optional: true,
  },
})
