export type Fields = Readonly<Record<string, unknown>>

export { fieldsOf } from '../../model/data.ts'

/** JSON data that should be a list; an empty one where it is not. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** JSON data that should be a string. */
export function textOfField(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
