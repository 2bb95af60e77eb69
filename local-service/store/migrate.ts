import type { DatabaseSync } from 'node:sqlite'
import { isRecord, readFields, readList } from '../../src/model/data.ts'
import { storeVersion } from './file-version.ts'
import { createTables } from './tables.ts'

type Fields = Readonly<Record<string, unknown>>

/** Makes a file of one version one of the next. All tables of this release exist already. */
const steps: Readonly<Record<number, (database: DatabaseSync) => void>> = {
  1: countIterations,
  2: renameWordsOfGrading,
}

/** Creates the tables of a new file, and brings an older one to this version, in one transaction. */
export function migrateTables(database: DatabaseSync, version: number): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    database.exec(createTables)
    if (version > 0) for (let from = version; from < storeVersion; from += 1) steps[from]?.(database)
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
function countIterations(database: DatabaseSync): void {
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
  rewriteFields(database, 'cases', 'fields', (fields) => {
    const { model, provider, isNegativeTest, query: _, expectedToolCalls: __, ...rest } = fields
    const models = typeof model === 'string' ? [{ model, provider }] : rest.models
    return { ...rest, models, isNegative: isNegativeTest ?? rest.isNegative }
  })
}

/** Version 2 had words of its own for assertions, and keys for the scripted model that nothing marked as such. */
function renameWordsOfGrading(database: DatabaseSync): void {
  database.exec('DROP TABLE IF EXISTS run_groups')
  rewriteFields(database, 'cases', 'fields', ({ steps: written, assertions, ...fields }) => ({
    ...fields,
    steps: Array.isArray(written) ? written.map(renameStep) : written,
    assertions: isRecord(assertions)
      ? { ...assertions, list: readList(assertions.list).map(renameAssertion) }
      : assertions,
  }))
  rewriteFields(database, 'suites', 'settings', ({ defaultAssertions, ...settings }) => ({
    ...settings,
    defaultAssertions: Array.isArray(defaultAssertions)
      ? defaultAssertions.map(renameAssertion)
      : defaultAssertions,
  }))
}

function renameStep(step: unknown): Fields {
  const { reply, calls, replies, assertion, ...fields } = readFields(step)
  return {
    ...fields,
    'x-reply': reply,
    'x-calls': calls,
    'x-replies': replies,
    assertion: assertion === undefined ? undefined : renameAssertion(assertion),
  }
}

function renameAssertion(assertion: unknown): Fields {
  const { type, ...fields } = readFields(assertion)
  switch (type) {
    case 'toolCalled':
      return { type: 'toolCalledAtLeastOnce', ...fields }
    case 'toolNotCalled':
      return { type: 'toolNeverCalled', ...fields }
    case 'responseContains': {
      const { text, ...others } = fields
      return { type, needle: text, caseSensitive: true, ...others }
    }
    case 'toolCalledWith': {
      const args = readFields(fields.args)
      return { type, ...fields, args: isRecord(args.args) ? args : { args } }
    }
    case 'llm-judge':
      return { type: 'x-llm-judge', ...fields }
    default:
      return { type, ...fields }
  }
}

/** Rewrites one member of every record of a kind. A member that becomes undefined is gone. */
function rewriteFields(
  database: DatabaseSync,
  kind: 'cases' | 'suites',
  member: string,
  rewrite: (fields: Fields) => Fields,
): void {
  const write = database.prepare(`UPDATE ${kind} SET body = ? WHERE id = ?`)
  for (const { id, body } of database.prepare(`SELECT id, body FROM ${kind}`).all()) {
    const record: Fields = JSON.parse(String(body))
    write.run(JSON.stringify({ ...record, [member]: rewrite(readFields(record[member])) }), String(id))
  }
}
