import { listKeys } from '../../../model/data.ts'
import type { Collector } from '../../collector.ts'
import type { ReadReport } from '../../format.ts'
import { readFields } from '../../json/data.ts'
import { makeReadable } from '../../text/text.ts'
import { readTable } from './read-table.ts'
import { hasMember, meetsCondition } from './row.ts'
import type { Path, Table } from './table.ts'

const shownKeys = 20

/** Members that a healthy row may lack. */
const rare: ReadonlySet<string> = new Set(['error', 'message', 'skip', 'cached'])

/** Reads a file by the map of the user, and says which of its paths no row has. */
export function readMap(table: Table): ReadReport {
  return async (source, context) => {
    const missing = new Map(listPaths(table))
    let keys: readonly string[] | undefined
    const checkRow = (row: unknown): unknown => {
      // A row that was skipped need not say how it ended.
      if (table.skip !== undefined && meetsCondition(row, table.skip)) return row
      keys ??= Object.keys(readFields(row))
      for (const [name, path] of missing) if (hasMember(row, path)) missing.delete(name)
      return row
    }
    await readTable(table, { rowOf: checkRow, mayBeKeyed: true })(source, context)
    if (keys !== undefined) stateMissing(missing, keys, table, context.collector)
  }
}

/** A path that decides and is not there leaves the run without an outcome; any other one is a warning. */
function stateMissing(
  missing: ReadonlyMap<string, Path>,
  keys: readonly string[],
  { absent }: Table,
  collector: Collector,
): void {
  const known = keys.slice(0, shownKeys).map(makeReadable).join(', ')
  for (const [name, path] of missing) {
    const message = `no row has \`${[path].flat().join('`, `')}\`, which \`format\` names for \`${name}\`; rows have: ${known}`
    if (/^(?:pass|scores)\b/.test(name) && absent !== 'passed')
      collector.addSuiteError({
        identity: { suite: [], name: `format: ${name}` },
        unjudged: 'unscored',
        message,
      })
    else collector.warn(message)
  }
}

function listPaths({
  list,
  columns,
  isOneRow,
  grades,
  absent,
  ...members
}: Table): readonly [string, Path][] {
  return listKeys(members)
    .filter((name) => !rare.has(name))
    .flatMap((name) => listMemberPaths(name, members[name]))
}

function listMemberPaths(name: string, member: unknown): readonly [string, Path][] {
  if (typeof member === 'string') return [[name, member]]
  if (Array.isArray(member)) return [[name, member.map(String)]]
  const { path, ...parts } = readFields(member)
  if (path !== undefined) return listMemberPaths(name, path)
  return Object.entries(parts).flatMap(([part, below]) => listMemberPaths(`${name}.${part}`, below))
}
