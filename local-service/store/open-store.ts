import { type Access, openAccess } from './access.ts'
import type {
  Browser,
  Case,
  Chatbox,
  ChatSession,
  Environment,
  Host,
  Lease,
  Plugin,
  PluginVersion,
  RunGroup,
  Server,
  ServerAttachment,
  Skill,
  Study,
  Swarm,
} from './catalog-records.ts'
import { type Documents, openDocuments, parseBody } from './documents.ts'
import {
  type Blobs,
  type OAuthTokens,
  openBlobs,
  openOAuthTokens,
  openReplays,
  type Replays,
} from './keepsakes.ts'
import { migrate } from './migrate.ts'
import { openOwnFile } from './own-file.ts'
import type { Organization, Project, Suite, User } from './records.ts'
import { type Iterations, openIterations, openRuns, type Runs } from './runs.ts'
import type { DocumentKind } from './tables.ts'

interface ProjectRecord {
  readonly id: string
  readonly projectId: string
  readonly name: string | null
}

/** Everything the local service remembers, in one SQLite database. Calls are synchronous. */
export interface Store {
  readonly access: Access
  readonly organizations: Documents<Organization>
  readonly users: Documents<User>
  /** Owned by the organization. */
  readonly projects: Documents<Project>
  readonly servers: Documents<Server>
  readonly hosts: Documents<Host>
  readonly skills: Documents<Skill>
  readonly plugins: Documents<Plugin>
  /** Owned by the plugin. */
  readonly pluginVersions: Documents<PluginVersion>
  readonly environments: Documents<Environment>
  readonly serverAttachments: Documents<ServerAttachment>
  readonly suites: Documents<Suite>
  /** Owned by the suite; the name is the declared id, else the content hash. */
  readonly cases: Documents<Case>
  readonly runs: Runs
  readonly iterations: Iterations
  readonly runGroups: Documents<RunGroup>
  readonly studies: Documents<Study>
  readonly chatboxes: Documents<Chatbox>
  readonly swarms: Documents<Swarm>
  /** Owned by the user. */
  readonly chatSessions: Documents<ChatSession>
  /** Owned by the user; the name is the session's id. */
  readonly browsers: Documents<Browser>
  /** Owned by the project; the name is the run's id. */
  readonly leases: Documents<Lease>
  readonly blobs: Blobs
  readonly replays: Replays
  readonly oauthTokens: OAuthTokens
  /** Suites of every project whose schedule is enabled. */
  listScheduledSuites(): readonly Suite[]
  /** Runs the body in one transaction: all of its writes or none. The body must be synchronous. */
  transaction<T>(body: () => T): T
  close(): void
}

/**
 * Opens the store.
 * @param location Path of the database file, or `:memory:`.
 * @throws Error when the file can't be opened, another process has it, or a newer release wrote it
 */
export function openStore(location: string): Store {
  const owned = openOwnFile(location)
  const { database } = owned
  try {
    // NORMAL syncs at checkpoints: a killed process loses nothing, a power cut may lose the last transactions.
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536;')
    migrate(database)
  } catch (error) {
    owned.close()
    throw error
  }
  const ofProject = <T extends ProjectRecord>(kind: DocumentKind): Documents<T> =>
    openDocuments<T>(database, kind, { owner: ({ projectId }) => projectId, name: ({ name }) => name })
  const scheduled = database.prepare(
    "SELECT body FROM suites WHERE json_extract(body, '$.schedule.enabled') ORDER BY sequence",
  )
  let depth = 0
  return {
    access: openAccess(database),
    organizations: openDocuments(database, 'organizations', { owner: () => '', name: ({ name }) => name }),
    users: openDocuments(database, 'users', { owner: () => '', name: ({ email }) => email }),
    projects: openDocuments(database, 'projects', {
      owner: ({ organizationId }) => organizationId,
      name: ({ name }) => name,
    }),
    servers: ofProject('servers'),
    hosts: ofProject('hosts'),
    skills: ofProject('skills'),
    plugins: ofProject('plugins'),
    pluginVersions: openDocuments(database, 'plugin_versions', { owner: ({ pluginId }) => pluginId }),
    environments: ofProject('environments'),
    serverAttachments: ofProject('server_attachments'),
    suites: ofProject('suites'),
    cases: openDocuments(database, 'cases', {
      owner: ({ suiteId }) => suiteId,
      name: ({ declaredId, contentHash }) => declaredId ?? contentHash,
    }),
    runs: openRuns(database),
    iterations: openIterations(database),
    runGroups: openDocuments(database, 'run_groups', { owner: ({ projectId }) => projectId }),
    studies: ofProject('studies'),
    chatboxes: ofProject('chatboxes'),
    swarms: ofProject('swarms'),
    chatSessions: openDocuments(database, 'chat_sessions', { owner: ({ userId }) => userId }),
    browsers: openDocuments(database, 'browsers', {
      owner: ({ userId }) => userId,
      name: ({ sessionId }) => sessionId,
    }),
    leases: openDocuments(database, 'leases', {
      owner: ({ projectId }) => projectId,
      name: ({ runId }) => runId,
    }),
    blobs: openBlobs(database),
    replays: openReplays(database),
    oauthTokens: openOAuthTokens(database),
    listScheduledSuites: () => scheduled.all().map((row) => parseBody<Suite>(row)),
    transaction: (body) => {
      if (depth > 0) return body()
      database.exec('BEGIN IMMEDIATE')
      depth += 1
      try {
        const result = body()
        database.exec('COMMIT')
        return result
      } catch (error) {
        // SQLite itself has ended the transaction when the disk was full.
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      } finally {
        depth -= 1
      }
    },
    close: owned.close,
  }
}
