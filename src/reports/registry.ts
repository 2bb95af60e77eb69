import { formatRows } from '../tools/formats/index.ts'
import { fitsShape } from '../tools/formats/shape.ts'
import type { ReportFormat } from './format.ts'
import { readers } from './formats/readers.ts'
import type { Table } from './formats/tables/table.ts'
import { outlineDepth, type ReportOutline } from './outline.ts'

/** Every format that is read, the narrower ones before the wider ones. The code that reads one is loaded when it is used. */
export const formats: readonly ReportFormat[] = formatRows.map((row) => ({
  ...row,
  detect: (outline) => fitsShape(row, outline),
  load: readers[row.name],
}))

/** Endings of report files, without the dot: what is read of a folder. */
export const reportEndings: readonly string[] = [...new Set(formats.flatMap(({ endings }) => endings)), 'gz']

/** The format that a file belongs to, by what was seen of it: the first whose `detect` agrees. */
export function detectFormat(outline: ReportOutline): ReportFormat | undefined {
  return formats.find((format) => format.detect(outline))
}

export function findFormat(name: string): ReportFormat | undefined {
  if (name === customName) return createCustomFormat({ name: '' })
  return formats.find((format) => format.name === name)
}

const customName = 'custom'

/** JSON results that the user describes: files with the names of cases where the table says that they are. */
export function createCustomFormat(table: Table): ReportFormat {
  return {
    name: customName,
    title: 'JSON results of your own',
    endings: ['json', 'jsonl', 'ndjson'],
    repeats: 'iterations',
    detect: ({ paths }) => {
      const names = listNamePaths(table)
      return names.some((path) => paths.has(path)) || isKeyed(table, names, paths)
    },
    load: async () => (await import('./formats/tables/read-map.ts')).readMap(table),
  }
}

/** Whether the rows are in a map, so that an outline has an id where a list would have an item. */
function isKeyed({ name, pass }: Table, names: readonly string[], paths: ReadonlySet<string>): boolean {
  const judged = readConditionPaths(pass).filter((path) => !path.startsWith('$'))
  const isNamedByKey = [name].flat().includes('$key')
  // A key says nothing of its file, so a row has to have what judges it.
  const members = isNamedByKey ? judged : [name].flat()
  if (members.length === 0) return isNamedByKey && paths.size > 0
  const wanted = names
    .filter((path) => path.includes('[]') && (!isNamedByKey || path.endsWith('$key')))
    .flatMap((path) => (isNamedByKey ? members.map((member) => path.replace('$key', member)) : [path]))
    .map((path) => path.split('.'))
  return [...paths].some((path) => {
    const steps = path.split('.')
    return wanted.some(
      (pattern) =>
        pattern.length === steps.length && pattern.every((step, at) => step === steps[at] || step === '[]'),
    )
  })
}

function readConditionPaths(pass: Table['pass']): readonly string[] {
  if (pass === undefined) return []
  return [typeof pass === 'object' && 'path' in pass ? pass.path : pass].flat()
}

/** Where an outline has the names, or the list of rows whose columns have names. */
function listNamePaths({ list, columns, name }: Table): readonly string[] {
  let rows = ['', '[]']
  if (list !== undefined) rows = [list].flat().map((path) => `${path.replaceAll('*', '[]')}.[]`)
  const names = columns === undefined ? [name].flat() : ['[]']
  const paths = rows.flatMap((row) => names.map((member) => [row, member].filter(Boolean).join('.')))
  return paths.map((path) =>
    path
      .split('.')
      .slice(0, outlineDepth + 1)
      .join('.'),
  )
}

/** The only format whose files have the ending of this path; undefined for an ending of several formats or of none. */
export function findFormatByEnding(path: string): ReportFormat | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const [first, ...others] = formats.filter(({ endings }) => endings.includes(ending))
  if (others.length === 0) return first
  return undefined
}
