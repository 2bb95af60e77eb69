/** True for an object with keys: not null, not an array. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Order of two texts by their code units, for `sort`: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a < b) return -1
  return Number(a > b)
}

/** The members of a record; none of anything else. */
export function readFields(value: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(value)) return value
  return {}
}

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

/** JSON data that should be `true` or `false`. */
export function readFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  return undefined
}

/** The names of the members, in their order. Only for objects that have no others than their type says. */
export function listKeys<T extends object>(record: T): readonly (keyof T & string)[] {
  return Object.keys(record) as (keyof T & string)[]
}

/** True for a name that the table has a row of. */
export function isTableKey<T extends object>(table: T, name: string): name is keyof T & string {
  return Object.hasOwn(table, name)
}

/** The sum of numbers, or of what is read of each item, from the first to the last. */
export function addUp(values: Iterable<number>): number
export function addUp<T>(items: Iterable<T>, read: (item: T) => number): number
export function addUp<T>(items: Iterable<T>, read = Number as (item: T) => number): number {
  let sum = 0
  for (const item of items) sum += read(item)
  return sum
}

/** An object with a value for each name. */
export function buildRecord<const Name extends string, Value>(
  names: readonly Name[],
  make: (name: Name) => Value,
): Record<Name, Value> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, Value>
}

/** Those members of an object that are named. */
export function pickMembers<T extends object, Name extends keyof T>(
  from: T,
  names: readonly Name[],
): { [Key in Name]?: T[Key] } {
  const picked: { [Key in Name]?: T[Key] } = {}
  for (const name of names) picked[name] = from[name]
  return picked
}

/** A copy of an object with other values for those members that are named. */
export function replaceMembers<T extends object, Name extends keyof T>(
  from: T,
  names: readonly Name[],
  make: <Each extends Name>(name: Each) => T[Each],
): T {
  const copy = { ...from }
  for (const name of names) copy[name] = make(name)
  return copy
}

/** JSON data; undefined for a text that is not JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The list; undefined for an empty one. */
export function omitEmpty<T extends readonly unknown[]>(list: T): T | undefined {
  if (list.length === 0) return undefined
  return list
}

/** The members that are neither `false` nor `undefined`, for lists with parts that may be absent. */
export function compact<T>(items: readonly (T | false | undefined)[]): T[] {
  return items.filter((item): item is T => item !== undefined && item !== false)
}
