import type { DatabaseSync } from 'node:sqlite'
import { createTables } from './tables.ts'

/** Version of the tables, kept in `user_version` of the file. */
const storeVersion = 2

/** Migrates a file from the previous version to this one. The tables exist already; the step fills them. */
const steps: Readonly<Record<number, (database: DatabaseSync) => void>> = { 1: toVersion2 }

/**
 * Creates the tables of a new file and migrates those of an older one, in one transaction.
 * @throws Error when a newer release, or another program, wrote the file
 */
export function migrate(database: DatabaseSync): void {
  const found = Number(database.prepare('PRAGMA user_version').get()?.user_version ?? 0)
  if (found > storeVersion) {
    throw new Error(
      `A newer release wrote the database: it has version ${found}, and this release reads up to ${storeVersion}. Update Eval Gate or name another file.`,
    )
  }
  // A file of ours has its version from the same transaction as its tables.
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all()
  const isOurs = tables.some(({ name }) => name === 'suites')
  if (tables.length > 0 && (found === 0 || !isOurs)) {
    throw new Error('The database belongs to another program. Name another file.')
  }
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(createTables)
    if (found > 0) for (let version = found; version < storeVersion; version += 1) steps[version]?.(database)
    database.exec(`PRAGMA user_version = ${storeVersion}; COMMIT`)
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK')
    throw error
  }
}

/**
 * Version 1 recounted a run for every request, spelled cases with `model`, `provider` and `isNegativeTest`, counted
 * ungraded iterations as failed, and kept the pass rate of a new suite where no run read it.
 */
function toVersion2(database: DatabaseSync): void {
  database.exec(`
    DROP INDEX IF EXISTS iterations_by_case;
    UPDATE iterations SET result = 'none', body = json_set(body, '$.result', NULL)
      WHERE json_extract(body, '$.status') <> 'completed' AND result = 'failed';
    DELETE FROM run_counts;
    INSERT INTO run_counts (run_id, suite_id, total, passed, failed, skipped)
      SELECT runs.id, runs.suite_id, count(*), sum(result = 'passed'), sum(result = 'failed'),
        sum(json_extract(iterations.body, '$.status') = 'skipped')
      FROM iterations JOIN runs ON runs.id = iterations.run_id GROUP BY runs.id;
    DELETE FROM case_counts;
    INSERT INTO case_counts (run_id, test_case_id, total, passed, failed)
      SELECT run_id, test_case_id, count(*), sum(result = 'passed'), sum(result = 'failed')
      FROM iterations WHERE test_case_id IS NOT NULL GROUP BY run_id, test_case_id;
    UPDATE suites SET body = json_remove(json_set(body, '$.settings.minimumAccuracy',
        json_extract(body, '$.settings.passCriteria.minimumPassRate')), '$.settings.passCriteria')
      WHERE json_extract(body, '$.settings.passCriteria.minimumPassRate') IS NOT NULL;`)
  const write = database.prepare('UPDATE cases SET body = ? WHERE id = ?')
  for (const { id, body } of database.prepare('SELECT id, body FROM cases').all()) {
    const { fields, ...testCase } = JSON.parse(String(body))
    const { model, provider, isNegativeTest, query: _, expectedToolCalls: __, ...rest } = fields
    const models = typeof model === 'string' ? [{ model, provider }] : undefined
    write.run(
      JSON.stringify({ ...testCase, fields: { ...rest, models, isNegative: isNegativeTest } }),
      String(id),
    )
  }
}
