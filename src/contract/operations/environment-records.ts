import * as v from 'valibot'
import { epochMs, maybe, text } from '../schema.ts'

export const environment = v.looseObject({
  id: text,
  projectId: maybe(text),
  name: maybe(text),
  description: maybe(text),
  hostId: maybe(text),
  serverAttachmentId: maybe(text),
  modelId: maybe(text),
  skillSelection: maybe(v.looseObject({ mode: maybe(text), skillIds: maybe(v.array(text)) })),
  secretSelection: maybe(v.unknown()),
  pluginVersionIds: maybe(v.array(text)),
  sandboxImageId: maybe(text),
  revision: v.number(),
  archived: maybe(v.boolean()),
  archivedAt: maybe(epochMs),
  createdAt: maybe(epochMs),
  updatedAt: maybe(epochMs),
})

export const resolved = v.looseObject({
  environment: v.looseObject({ id: text, name: maybe(text), revision: maybe(v.number()) }),
  hostId: maybe(text),
  hostName: maybe(text),
  hostConfigId: maybe(text),
  hostConfig: maybe(v.unknown()),
  modelId: maybe(text),
  effectiveModelId: maybe(text),
  modelSource: maybe(text),
  selectedServerIds: maybe(v.array(text)),
  effectiveServerIds: maybe(v.array(text)),
  pluginVersions: maybe(v.array(v.looseObject({ pluginVersionId: maybe(text), name: maybe(text) }))),
  servers: maybe(v.array(v.looseObject({ serverId: maybe(text), name: maybe(text) }))),
})

/** Environment as a run remembers it, from its immutable snapshot. */
export const environmentSnapshot = v.looseObject({
  id: text,
  name: maybe(text),
  revision: maybe(v.number()),
})
