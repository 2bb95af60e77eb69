export type Fields = Readonly<Record<string, unknown>>

/** JSON data that should be an object; an empty one where it is not. Reading a missing field gives undefined. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
}

/** JSON data that should be a list; an empty one where it is not. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

/** JSON data that should be a string. */
export function textOfField(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
