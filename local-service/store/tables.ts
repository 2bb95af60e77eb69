/** Kinds of record that are looked up by id, listed by owner and found by name; one table each. */
const documentKinds = [
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
] as const

export type DocumentKind = (typeof documentKinds)[number]

const writeDocumentTable = (kind: DocumentKind): string => `
  CREATE TABLE IF NOT EXISTS ${kind} (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    owner TEXT NOT NULL,
    name TEXT,
    body TEXT NOT NULL
  ) STRICT;
  CREATE INDEX IF NOT EXISTS ${kind}_by_owner ON ${kind} (owner, name);`

const otherTables = `
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
  CREATE INDEX IF NOT EXISTS runs_underway ON runs (project_id) WHERE status IN ('pending', 'running');
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
  CREATE INDEX IF NOT EXISTS iterations_by_result ON iterations (run_id, result, sequence);
  CREATE TABLE IF NOT EXISTS run_counts (
    run_id TEXT PRIMARY KEY,
    suite_id TEXT NOT NULL,
    total INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    skipped INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX IF NOT EXISTS run_counts_by_suite ON run_counts (suite_id);
  CREATE TABLE IF NOT EXISTS case_counts (
    run_id TEXT NOT NULL,
    test_case_id TEXT NOT NULL,
    total INTEGER NOT NULL,
    passed INTEGER NOT NULL,
    failed INTEGER NOT NULL,
    PRIMARY KEY (run_id, test_case_id)
  ) STRICT, WITHOUT ROWID;
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

/** Creates every table that is missing. Counters are kept by {@link openIterations}, never written elsewhere. */
export const createTables = `${documentKinds.map(writeDocumentTable).join('')}${otherTables}`
