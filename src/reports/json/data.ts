export type Fields = Readonly<Record<string, unknown>>

export { readFields } from '../../model/data.ts'

/** JSON data that should be a list; an empty one where it is not. */
export function readList(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value
  return []
}

/** JSON data that should be a string. */
export function readText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return undefined
}
