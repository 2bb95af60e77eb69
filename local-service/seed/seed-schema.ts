import * as v from 'valibot'
import { inlineTest, suiteSettings } from '#contract'
import { chosenSettings } from '../settings.ts'

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/, 'must be letters, digits, _ or -'))
const name = v.pipe(v.string(), v.nonEmpty('must not be empty'))
/** Another record, by id or by name. */
const reference = name
const references = v.optional(v.array(reference), [])
const words = v.optional(v.record(v.string(), v.string()))
/** Fields that most records have. */
const named = { id: v.optional(id), name }
const createFlagSchema = (standard: boolean) => v.optional(v.boolean(), standard)

const organization = v.strictObject({
  ...named,
  maxConcurrentRuns: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 2),
})

const user = v.strictObject({ id: v.optional(id), email: name, name: v.optional(name) })

const key = v.strictObject({
  secret: v.pipe(v.string(), v.regex(/^sk_[A-Za-z0-9_-]+$/, 'must be sk_ and letters, digits, _ or -')),
  state: v.optional(v.picklist(['active', 'revoked', 'orphaned']), 'active'),
  user: v.optional(reference),
  organization: v.optional(reference),
})

const server = v.strictObject({
  ...named,
  url: v.optional(v.pipe(v.string(), v.url('must be a URL'))),
  headers: words,
  command: v.optional(name),
  args: v.optional(v.array(v.string())),
  env: words,
  enabled: createFlagSchema(true),
  useOAuth: createFlagSchema(false),
  oauthScopes: v.optional(v.array(v.string())),
})

const client = v.strictObject({
  ...named,
  template: v.optional(name),
  model: v.optional(name),
  servers: references,
  config: v.optional(v.record(v.string(), v.unknown()), {}),
})

const pluginVersion = v.strictObject({
  ...named,
  status: v.optional(v.picklist(['staging', 'ready', 'invalid']), 'ready'),
  bundleHash: v.optional(name),
  hasSupportingFiles: createFlagSchema(false),
})

const plugin = v.strictObject({
  ...named,
  displayName: v.optional(name),
  enabled: createFlagSchema(true),
  installed: createFlagSchema(true),
  versions: v.optional(v.array(pluginVersion), []),
})

const environment = v.strictObject({
  ...named,
  description: v.optional(v.string()),
  client: reference,
  serverAttachment: v.optional(reference),
  model: v.optional(name),
  skills: v.optional(v.array(reference)),
  pluginVersions: v.optional(v.array(reference)),
  archived: createFlagSchema(false),
})

const suite = v.strictObject({
  ...named,
  description: v.optional(v.string()),
  model: v.optional(name),
  provider: v.optional(name),
  servers: references,
  environments: references,
  clients: references,
  managedBy: v.optional(v.picklist(['ci', 'app']), 'app'),
  settings: v.optional(suiteSettings, {}),
  tests: v.optional(v.array(inlineTest), []),
})

const study = v.strictObject({
  ...named,
  description: v.optional(v.string()),
  mode: v.optional(v.picklist(['project_members', 'invited_only', 'anyone_with_link'])),
  hostStyle: v.optional(name),
  environment: reference,
  linkToken: v.optional(id),
  model: v.optional(name),
  systemPrompt: v.optional(v.string()),
  temperature: v.optional(v.number()),
  requireToolApproval: createFlagSchema(false),
  servers: references,
  visitors: references,
  insights: v.optional(v.record(v.string(), v.unknown())),
})

const chatbox = v.strictObject({
  ...named,
  accessMode: v.optional(name, 'project_members'),
  model: v.optional(name),
  systemPrompt: v.optional(v.string()),
  requireToolApproval: createFlagSchema(false),
  servers: references,
  linkToken: v.optional(id),
})

const swarm = v.strictObject({
  ...named,
  description: v.optional(v.string(), ''),
  environments: references,
  iterations: v.optional(v.number(), 1),
  sessionsPerTarget: v.optional(v.number(), 1),
  maxTurns: v.optional(v.number(), 10),
  setupWrites: createFlagSchema(false),
})

const project = v.strictObject({
  ...named,
  description: v.optional(v.string()),
  organization: v.optional(reference),
  default: createFlagSchema(false),
  members: v.optional(
    v.array(v.strictObject({ user: reference, role: v.optional(v.picklist(['admin', 'member']), 'member') })),
  ),
  servers: v.optional(v.array(server), []),
  clients: v.optional(v.array(client), []),
  skills: v.optional(
    v.array(
      v.strictObject({
        ...named,
        description: v.optional(v.string()),
        shared: createFlagSchema(true),
      }),
    ),
    [],
  ),
  plugins: v.optional(v.array(plugin), []),
  serverAttachments: v.optional(v.array(v.strictObject({ ...named, servers: references })), []),
  environments: v.optional(v.array(environment), []),
  suites: v.optional(v.array(suite), []),
  studies: v.optional(v.array(study), []),
  chatboxes: v.optional(v.array(chatbox), []),
  swarms: v.optional(v.array(swarm), []),
  chatSessions: v.optional(
    v.array(
      v.strictObject({
        id: v.optional(id),
        title: name,
        user: v.optional(reference),
        status: v.optional(name, 'active'),
        origin: v.optional(v.picklist(['api', 'app']), 'app'),
      }),
    ),
    [],
  ),
  leases: v.optional(
    v.array(
      v.strictObject({
        runId: name,
        user: v.optional(reference),
        model: v.optional(name, 'local/scripted'),
        minutes: v.optional(v.number(), 30),
      }),
    ),
    [],
  ),
})

/** What a seed file holds. Everything is optional and has defaults. */
export const seedSchema = v.strictObject({
  settings: v.optional(chosenSettings, {}),
  organizations: v.optional(v.array(organization), []),
  users: v.optional(v.array(user), []),
  keys: v.optional(v.array(key), []),
  projects: v.optional(v.array(project), []),
})

export type Seed = v.InferInput<typeof seedSchema>
export type ReadSeed = v.InferOutput<typeof seedSchema>
export type ProjectSeed = ReadSeed['projects'][number]
