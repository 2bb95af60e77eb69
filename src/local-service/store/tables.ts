import type { DatabaseSync } from 'node:sqlite'

/** The database's tables. Version them with `user_version` so that an old file is refused, not misread. */
export const STORE_VERSION = 1

/** Kinds of record that are looked up by id, listed by owner and found by name; one table each. */
export const DOCUMENT_KINDS = [
  'organizations',
  'users',
  'projects',
  'servers',
  'hosts',
  'skills',
  'plugins',
  'plugin_versions',
  'environments',
  'server_attachments',
  'suites',
  'cases',
  'studies',
  'chatboxes',
  'swarms',
  'chat_sessions',
  'browsers',
  'leases',
  'run_groups',
] as const

export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

const documentTable = (kind: DocumentKind): string => `
  CREATE TABLE IF NOT EXISTS ${kind} (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    name TEXT,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS ${kind}_by_owner ON ${kind} (owner, name);`

const OTHER_TABLES = `
  CREATE TABLE IF NOT EXISTS keys (
    secret TEXT PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL,
    organization_id TEXT,
    revoked_at INTEGER
  ) STRICT;
  CREATE TABLE IF NOT EXISTS members (
    project_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    role TEXT NOT NULL,
    PRIMARY KEY (project_id, user_id)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS runs (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    project_id TEXT NOT NULL,
    suite_id TEXT NOT NULL,
    external_run_id TEXT,
    run_group_id TEXT,
    status TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS runs_by_external_id ON runs (project_id, external_run_id);
  CREATE INDEX IF NOT EXISTS runs_by_suite ON runs (suite_id, sequence);
  CREATE TABLE IF NOT EXISTS iterations (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    run_id TEXT NOT NULL,
    external_iteration_id TEXT,
    test_case_id TEXT,
    result TEXT NOT NULL,
    body TEXT NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX IF NOT EXISTS iterations_by_external_id ON iterations (run_id, external_iteration_id);
  CREATE INDEX IF NOT EXISTS iterations_by_run ON iterations (run_id, sequence);
  CREATE INDEX IF NOT EXISTS iterations_by_case ON iterations (run_id, test_case_id);
  CREATE TABLE IF NOT EXISTS blobs (
    token TEXT PRIMARY KEY,
    storage_id TEXT UNIQUE,
    expires_at INTEGER NOT NULL,
    content_type TEXT,
    bytes BLOB
  ) STRICT;
  CREATE TABLE IF NOT EXISTS replays (
    scope TEXT NOT NULL,
    replay_key TEXT NOT NULL,
    fingerprint TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (scope, replay_key)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS tokens (
    server_id TEXT NOT NULL,
    user_id TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (server_id, user_id)
  ) STRICT;`

/**
 * Creates the tables in a new database and checks the version of an old one.
 * @throws Error when the file was written by another version of the store.
 */
export function prepareTables(database: DatabaseSync): void {
  const row = database.prepare('PRAGMA user_version').get()
  const version = Number(row?.user_version ?? 0)
  if (version !== 0 && version !== STORE_VERSION) {
    throw new Error(
      `The database holds version ${version} of the local service's store; this one reads version ${STORE_VERSION}. Name another file or delete it.`,
    )
  }
  database.exec(`${DOCUMENT_KINDS.map(documentTable).join('')}${OTHER_TABLES}
  PRAGMA user_version = ${STORE_VERSION};`)
}
