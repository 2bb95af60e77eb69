import { compact } from '../../../model/data.ts'
import type { ReportSource } from '../../bytes/source.ts'
import type { ReadReport } from '../../format.ts'
import { readList } from '../../json/data.ts'
import { readJson } from '../../json/read-json.ts'
import type { JsonPlan } from '../../json/reader.ts'
import { addRow } from './row.ts'
import type { Table } from './table.ts'

/** How a format of ours differs from its table. */
interface RowMaker {
  /**
   * The row of an item of the list; undefined: it says nothing of a case. `above` has the members of the document that
   * are named here and come before it.
   */
  readonly rowOf: (item: unknown, above: Readonly<Record<string, unknown>>, path: string) => unknown
  readonly above?: readonly string[]
  /** Several documents may follow one another. */
  readonly many?: boolean
  /** Rows may be the members of an object, too, and so may what `*` stands for. */
  readonly mayBeKeyed?: boolean
}

/** Reads files of this shape. */
export function readTable(
  table: Table,
  { rowOf, above: named = [], many = false, mayBeKeyed = false }: Partial<RowMaker> = {},
): ReadReport {
  return async (source, context) => {
    const { list, columns } = table
    const above: Record<string, unknown> = {}
    const nameColumns = (values: unknown) =>
      Object.fromEntries(
        readList(above[columns ?? '']).map((name, at) => [String(name), readList(values)[at]]),
      )
    let key: string | undefined
    const readKey = (found: string, plan: JsonPlan) => {
      key = found
      return plan
    }
    const walk = (items: JsonPlan | undefined): JsonPlan => {
      if (items === undefined || !mayBeKeyed) return { items }
      return { items, otherKey: (found) => readKey(found, items) }
    }
    const row: JsonPlan = {
      take: (item) => {
        const made = addKey(columns === undefined ? item : nameColumns(item), key)
        const found = rowOf === undefined ? made : rowOf(made, above, source.path)
        if (found !== undefined) addRow(found, table, context)
      },
    }
    if (list !== undefined) {
      const lists = typeof list === 'string' ? [list] : list
      const names = compact([...named, columns])
      const plans: [string, JsonPlan][] = [
        ...lists.map((path): [string, JsonPlan] => [path, walk(row)]),
        ...names.map((path): [string, JsonPlan] => [path, { take: (value) => (above[path] = value) }]),
      ]
      // With one document per line, nothing says which line is the last.
      const isLines = lists.some((path) => path.includes('*'))
      if (isLines) context.collector.hasNoEnd()
      return await readJson(source, context, mergePlans(plans, walk), { many: many || isLines })
    }
    if (mayBeKeyed && Object.values(table).includes('$key')) return await readJson(source, context, walk(row))
    if (await beginsWithList(source)) return await readJson(source, context, { items: row })
    // Rows one per line: nothing says which is the last.
    if (table.isOneRow !== true) context.collector.hasNoEnd()
    await readJson(source, context, row, { many: true })
  }
}

async function beginsWithList(source: ReportSource): Promise<boolean> {
  for await (const chunk of source.chunks()) {
    const start = chunk.toString('utf8', 0, 4_096).trimStart()
    if (start !== '') return start.startsWith('[')
  }
  return false
}

/** The row with the key that it has in an object. A plain value is its `$value`. */
function addKey(row: unknown, key: string | undefined): unknown {
  if (key === undefined) return row
  const isPlain = typeof row !== 'object' || row === null
  return { ...(isPlain ? { $value: row } : row), $key: key }
}

/** One plan of plans by path. */
function mergePlans(
  plans: readonly (readonly [path: string, plan: JsonPlan])[],
  walk: (items: JsonPlan | undefined) => JsonPlan,
): JsonPlan {
  const [rootPlan] = plans.filter(([path]) => path === '')
  if (rootPlan !== undefined) return rootPlan[1]
  const steps = Map.groupBy(plans, ([path]) => path.split('.', 1)[0] ?? '')
  const members = [...steps].map(([step, below]): [string, JsonPlan] => [
    step,
    mergePlans(
      below.map(([path, plan]) => [path.slice(step.length + 1), plan]),
      walk,
    ),
  ])
  const { '*': items, ...keys } = Object.fromEntries(members)
  return { keys, ...walk(items) }
}
