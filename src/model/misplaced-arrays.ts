export type Path = readonly (string | number)[]

/** The parts of valibot's kinds of schema. */
export interface SchemaParts {
  readonly type?: unknown
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly entries?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
}

/**
 * Paths of arrays where the schema requires an object. Valibot treats an array as an object with numeric keys and so
 * loses its elements.
 *
 * @param schema any schema of valibot
 * @returns the paths; an empty path means the input itself
 */
export function misplacedArrays(schema: unknown, input: unknown, path: Path = []): readonly Path[] {
  if (typeof input !== 'object' || input === null) return []
  const { type, wrapped, options, item, entries } = partsOf(schema)
  if (wrapped !== undefined) return misplacedArrays(wrapped, input, path)
  if (options !== undefined) {
    // An input that matches one of the alternatives is valid.
    const found = options.filter(holdsOthers).map((option) => misplacedArrays(option, input, path))
    return found.every((paths) => paths.length > 0) ? (found[0] ?? []) : []
  }
  if (item !== undefined) {
    return Array.isArray(input)
      ? input.flatMap((one, index) => misplacedArrays(item, one, [...path, index]))
      : []
  }
  if (entries === undefined && type !== 'record') return []
  if (Array.isArray(input)) return [path]
  return Object.entries(entries ?? {}).flatMap(([key, entry]) =>
    Object.hasOwn(input, key) ? misplacedArrays(entry, Reflect.get(input, key), [...path, key]) : [],
  )
}

/** Whether values of the schema are lists or objects. */
function holdsOthers(schema: unknown): boolean {
  const { type, wrapped, options, item, entries } = partsOf(schema)
  return type === 'record' || (options?.some(holdsOthers) ?? (wrapped ?? item ?? entries) !== undefined)
}

/** What a schema consists of; nothing for any other value. */
export function partsOf(schema: unknown): SchemaParts {
  return typeof schema === 'object' && schema !== null ? schema : {}
}
