import type { DatabaseSync } from 'node:sqlite'
import { readText } from '../../src/model/data.ts'
import type * as catalog from './catalog-records.ts'
import { type Documents, openDocuments, parseRowBody } from './documents.ts'
import { keepOldFile, readVersion, refuseForeignFile, storeVersion } from './file-version.ts'
import { openBlobStore, openOAuthTokens, openReplayStore } from './keepsakes.ts'
import { migrateTables } from './migrate.ts'
import { openOwnFile } from './own-file.ts'
import type { Key, Organization, Project, Role, Suite, User } from './records.ts'
import { openIterations, openRuns } from './runs.ts'
import type { DocumentKind } from './tables.ts'

/** Opens the API keys, and who belongs to which project. */
function openAccess(database: DatabaseSync) {
  const findKey = database.prepare('SELECT * FROM keys WHERE secret = ?')
  const allKeys = database.prepare('SELECT * FROM keys ORDER BY rowid')
  const putKey = database.prepare(
    `INSERT INTO keys (secret, id, user_id, organization_id, revoked_at) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (secret) DO UPDATE SET user_id = excluded.user_id,
       organization_id = excluded.organization_id, revoked_at = excluded.revoked_at`,
  )
  const selectRole = database.prepare('SELECT role FROM members WHERE project_id = ? AND user_id = ?')
  const setRole = database.prepare(
    `INSERT INTO members (project_id, user_id, role) VALUES (?, ?, ?)
     ON CONFLICT (project_id, user_id) DO UPDATE SET role = excluded.role`,
  )
  return {
    findKey: (secret: string): Key | undefined => {
      const row = findKey.get(secret)
      if (row === undefined) return undefined
      return toKeyRecord(row)
    },
    putKey: ({ secret, id, userId, organizationId, revokedAt }: Key): void => {
      putKey.run(secret, id, userId, organizationId ?? null, revokedAt ?? null)
    },
    /** Keys of the database, oldest first. */
    listKeys: (): readonly Key[] => allKeys.all().map(toKeyRecord),
    roleOf: (projectId: string, userId: string): Role | undefined => {
      const role = selectRole.get(projectId, userId)?.role
      if (role === 'admin' || role === 'member') return role
      return undefined
    },
    setRole: (projectId: string, userId: string, role: Role): void => {
      setRole.run(projectId, userId, role)
    },
  }
}

function toKeyRecord(row: Record<string, unknown>): Key {
  const revokedAt = row.revoked_at
  return {
    id: String(row.id),
    secret: String(row.secret),
    userId: String(row.user_id),
    organizationId: readText(row.organization_id),
    revokedAt: revokedAt === null ? undefined : Number(revokedAt),
  }
}

interface ProjectRecord {
  readonly id: string
  readonly projectId: string
  readonly name: string | null
}

/** Everything the local service remembers, in one SQLite database. Calls are synchronous. */
export type Store = ReturnType<typeof openStore>

/**
 * Opens the store. A file of an older release is brought to this version; a copy of it is kept.
 * @param location Path of the database file, or `:memory:`.
 * @throws Error when the file can't be opened, another process has it, or a newer release or another program wrote it
 */
export function openStore(location: string) {
  refuseForeignFile(location)
  const owned = openOwnFile(location)
  const { database } = owned
  try {
    // NORMAL syncs at checkpoints: a killed process loses nothing, a power cut may lose the last transactions.
    database.exec('PRAGMA synchronous = NORMAL; PRAGMA cache_size = -65536;')
    const version = readVersion(database)
    if (version > 0 && version < storeVersion) keepOldFile(location, version, database)
    migrateTables(database, version)
  } catch (error) {
    owned.close()
    throw error
  }
  const openProjectDocuments = <T extends ProjectRecord>(kind: DocumentKind): Documents<T> =>
    openDocuments<T>(database, kind, { owner: ({ projectId }) => projectId, name: ({ name }) => name })
  const scheduled = database.prepare(
    "SELECT body FROM suites WHERE json_extract(body, '$.schedule.enabled') ORDER BY sequence",
  )
  let depth = 0
  return {
    access: openAccess(database),
    organizations: openDocuments<Organization>(database, 'organizations', {
      owner: () => '',
      name: ({ name }) => name,
    }),
    users: openDocuments<User>(database, 'users', { owner: () => '', name: ({ email }) => email }),
    projects: openDocuments<Project>(database, 'projects', {
      owner: ({ organizationId }) => organizationId,
      name: ({ name }) => name,
    }),
    servers: openProjectDocuments<catalog.Server>('servers'),
    hosts: openProjectDocuments<catalog.Host>('hosts'),
    skills: openProjectDocuments<catalog.Skill>('skills'),
    plugins: openProjectDocuments<catalog.Plugin>('plugins'),
    pluginVersions: openDocuments<catalog.PluginVersion>(database, 'plugin_versions', {
      owner: ({ pluginId }) => pluginId,
    }),
    environments: openProjectDocuments<catalog.Environment>('environments'),
    serverAttachments: openProjectDocuments<catalog.ServerAttachment>('server_attachments'),
    suites: openProjectDocuments<Suite>('suites'),
    cases: openDocuments<catalog.Case>(database, 'cases', {
      owner: ({ suiteId }) => suiteId,
      name: ({ declaredId, contentHash }) => declaredId ?? contentHash,
    }),
    runs: openRuns(database),
    iterations: openIterations(database),
    studies: openProjectDocuments<catalog.Study>('studies'),
    chatboxes: openProjectDocuments<catalog.Chatbox>('chatboxes'),
    swarms: openProjectDocuments<catalog.Swarm>('swarms'),
    chatSessions: openDocuments<catalog.ChatSession>(database, 'chat_sessions', {
      owner: ({ userId }) => userId,
    }),
    browsers: openDocuments<catalog.Browser>(database, 'browsers', {
      owner: ({ userId }) => userId,
      name: ({ sessionId }) => sessionId,
    }),
    leases: openDocuments<catalog.Lease>(database, 'leases', {
      owner: ({ projectId }) => projectId,
      name: ({ runId }) => runId,
    }),
    blobs: openBlobStore(database),
    replays: openReplayStore(database),
    oauthTokens: openOAuthTokens(database),
    /** Suites of every project whose schedule is enabled. */
    listScheduledSuites: (): readonly Suite[] => scheduled.all().map((row) => parseRowBody<Suite>(row)),
    /** Runs the body in one transaction: all of its writes or none. The body must be synchronous. */
    transaction: <T>(body: () => T): T => {
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
