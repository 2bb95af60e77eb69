export type Path = readonly (string | number)[]

/** What the kinds of valibot's schemas are made of. */
interface SchemaParts {
  readonly type?: unknown
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly entries?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
}

/**
 * Where an array stands although the schema wants an object. Valibot takes an array for an object with numbers as
 * keys, and so loses what is in it.
 *
 * @param schema any schema of valibot
 * @returns the paths; an empty one stands for the input itself
 */
export function misplacedArrays(schema: unknown, input: unknown, path: Path = []): readonly Path[] {
  if (typeof schema !== 'object' || schema === null || typeof input !== 'object' || input === null) return []
  const { type, wrapped, options, item, entries } = schema as SchemaParts
  if (wrapped !== undefined) return misplacedArrays(wrapped, input, path)
  if (options !== undefined) {
    // What fits one of the alternatives is in its place.
    const found = options.map((option) => misplacedArrays(option, input, path))
    return found.some((paths) => paths.length === 0) ? [] : (found[0] ?? [])
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
