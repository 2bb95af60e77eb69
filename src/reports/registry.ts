import type { ReportFormat } from './format.ts'
import { evalFormats } from './formats/eval-formats.ts'
import type { Table } from './formats/tables/table.ts'
import { testFormats } from './formats/test-formats.ts'
import type { ReportOutline } from './outline.ts'

/** Every format that is read, the narrower ones before the wider ones. The code that reads one is loaded when it is used. */
export const formats: readonly ReportFormat[] = [...testFormats, ...evalFormats]

/** Values of `format:`. */
export const formatNames: readonly string[] = formats.map(({ name }) => name)

/** Endings of report files, without the dot: what is read of a folder. */
export const reportEndings: readonly string[] = [...new Set(formats.flatMap(({ endings }) => endings)), 'gz']

/** The format that a file belongs to, by what was seen of it: the first whose `detect` agrees. */
export function detectFormat(outline: ReportOutline): ReportFormat | undefined {
  return formats.find((format) => format.detect(outline))
}

/** @param name of a format, or a mapping as JSON: {@link Table} */
export function findFormat(name: string): ReportFormat | undefined {
  if (name.startsWith('{')) return customFormat(JSON.parse(name))
  return name === customName ? customFormat({ name: '' }) : formats.find((format) => format.name === name)
}

export const customName = 'custom'

/** JSON results that the user describes. They are read where no other format is detected. */
function customFormat(table: Table): ReportFormat {
  return {
    name: customName,
    title: 'JSON results of your own',
    endings: ['json', 'jsonl', 'ndjson'],
    repeats: 'iterations',
    detect: ({ kind }) => kind === 'json',
    load: async () => (await import('./formats/tables/read-table.ts')).readTable(table),
  }
}

/** The only format whose files have the ending of this path; undefined for an ending of several formats or of none. */
export function formatOfEnding(path: string): ReportFormat | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1).toLowerCase()
  const [first, ...others] = formats.filter(({ endings }) => endings.includes(ending))
  return others.length === 0 ? first : undefined
}
