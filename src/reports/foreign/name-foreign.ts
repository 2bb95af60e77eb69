import { fitsShape, type Outline } from '../../tools/formats/shape.ts'
import { anyReporter, unreadRows } from '../../tools/formats/unread.ts'

/** What a file seems to be that no format claims, and what to do instead. */
export function nameForeign(outline: Outline): string {
  const file = unreadRows.find((row) => fitsShape(row, outline)) ?? describeUnknown(outline)
  return file.instead === undefined ? file.what : `${file.what}; ${file.instead}`
}

interface ForeignFile {
  readonly what: string
  readonly instead?: string
}

function describeUnknown({ kind, root, paths, lines }: Outline): ForeignFile {
  if (kind === 'json') return describeUnknownJson(paths, lines)
  if (kind !== 'xml') return { what: 'text that is neither XML nor JSON', instead: anyReporter }
  if (root === undefined) return { what: 'XML without an element' }
  return { what: `XML with the root element <${root.slice(0, 80)}>`, instead: anyReporter }
}

function describeUnknownJson(paths: ReadonlySet<string>, lines: boolean): ForeignFile {
  if (paths.size === 0) return { what: 'JSON without content' }
  const keys = [...paths].filter((path) => !path.includes('.')).slice(0, 5)
  return {
    what: `${lines ? 'JSON lines' : 'JSON'} of no format that is read (it has ${keys.join(', ').slice(0, 120)})`,
    instead: 'use a reporter of its tool, or say with `format` in the policy where it has what',
  }
}
