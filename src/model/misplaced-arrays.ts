import { readFields } from './data.ts'

export type Path = readonly (string | number)[]

/** The parts of valibot's kinds of schema. */
export interface SchemaParts {
  readonly type?: unknown
  readonly wrapped?: unknown
  readonly item?: unknown
  readonly entries?: Readonly<Record<string, unknown>>
  readonly options?: readonly unknown[]
  /** Of a variant: the key that tells its alternatives apart. */
  readonly key?: unknown
}

/**
 * Paths of arrays where the schema requires an object. Valibot treats an array as an object with numeric keys and so
 * loses its elements.
 *
 * @param schema any schema of valibot
 * @returns the paths; an empty path means the input itself
 */
export function findMisplacedArrays(schema: unknown, input: unknown, path: Path = []): readonly Path[] {
  if (typeof input !== 'object' || input === null) return []
  const { type, wrapped, options, item, entries } = readSchemaParts(schema)
  if (wrapped !== undefined) return findMisplacedArrays(wrapped, input, path)
  if (type === 'variant') return findMisplacedArrays(findVariant(schema, input), input, path)
  if (options !== undefined) {
    // An input that matches one of the alternatives is valid.
    const misplaced = options
      .filter(holdsNestedValues)
      .map((option) => findMisplacedArrays(option, input, path))
    if (misplaced.every((paths) => paths.length > 0)) return misplaced[0] ?? []
    return []
  }
  if (item !== undefined) {
    if (!Array.isArray(input)) return []
    return input.flatMap((element, index) => findMisplacedArrays(item, element, [...path, index]))
  }
  if (entries === undefined && type !== 'record') return []
  if (Array.isArray(input)) return [path]
  return Object.entries(entries ?? {}).flatMap(([key, entry]) =>
    Object.hasOwn(input, key) ? findMisplacedArrays(entry, Reflect.get(input, key), [...path, key]) : [],
  )
}

/** The alternative of a variant that the input is of, by the key that tells them apart. */
export function findVariant(schema: unknown, input: unknown): unknown {
  const { options = [], key } = readSchemaParts(schema)
  const name = String(key)
  return options.find(
    (option) => readFields(readSchemaParts(option).entries?.[name]).literal === readFields(input)[name],
  )
}

/** Whether values of the schema are lists or objects. */
function holdsNestedValues(schema: unknown): boolean {
  const { type, wrapped, options, item, entries } = readSchemaParts(schema)
  return type === 'record' || (options?.some(holdsNestedValues) ?? (wrapped ?? item ?? entries) !== undefined)
}

/** What a schema consists of; nothing for any other value. */
export function readSchemaParts(schema: unknown): SchemaParts {
  if (typeof schema === 'object' && schema !== null) return schema
  return {}
}
