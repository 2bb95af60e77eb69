import { isRecord, parseJson } from '../../../src/model/data.ts'

type Random = () => number

/** A report of which one thing was removed, blanked or replaced. */
export interface Mutation {
  /** `delete <testcase>`, `blank testcase@name`, `replace [].status`. */
  readonly what: string
  readonly text: string
}

/** Removes, blanks or replaces one thing of a report in XML, JSON or lines; undefined where there is none. */
export function mutateReport(text: string, file: string, random: Random): Mutation | undefined {
  if (/\.(?:xml|trx)$/.test(file)) return mutateXml(text, random)
  const value = parseJson(text)
  if (value !== undefined) return mutateJson(value, random)
  return mutateLine(text, random)
}

/** One of these by chance. */
export function choose<Item>(items: readonly Item[], random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)]
}

const element =
  /<(testcase|test-case|UnitTestResult|test|failure|error|skipped)(?:\s[^<>]*)?(?:\/>|>[\s\S]*?<\/\1>)/g
const leaf = /<(\w[\w-]*)(?:\s[^<>]*)?(?:\/>|>[^<]*<\/\1>)/g

function mutateXml(text: string, random: Random): Mutation | undefined {
  if (random() < 0.4) {
    const pattern = random() < 0.5 ? element : leaf
    const match = choose([...text.matchAll(pattern)], random)
    if (match === undefined) return undefined
    return { what: `delete <${match[1]}>`, text: replaceSpan(text, match.index, match[0].length, '') }
  }
  const attributes = [...text.matchAll(/<(\w[\w-]*)\s[^<>]*>/g)].flatMap(({ 0: tag, 1: name, index }) =>
    [...tag.matchAll(/\s([\w:-]+)="[^"]*"/g)].map((attribute) => ({
      place: `${name}@${attribute[1]}`,
      name: attribute[1],
      start: index + attribute.index,
      length: attribute[0].length,
    })),
  )
  const attribute = choose(attributes, random)
  if (attribute === undefined) return undefined
  const { place, name, start, length } = attribute
  const how = choose(['delete', 'blank', 'replace'] as const, random) ?? 'delete'
  const by = { delete: '', blank: ` ${name}=""`, replace: ` ${name}="unheard-of"` }[how]
  return { what: `${how} ${place}`, text: replaceSpan(text, start, length, by) }
}

function replaceSpan(text: string, start: number, length: number, by: string): string {
  return text.slice(0, start) + by + text.slice(start + length)
}

interface Place {
  readonly holder: Record<string, unknown> | unknown[]
  readonly key: string
  readonly path: string
}

/** Removes, blanks or replaces one member or item of a value in place. */
export function mutateJson(value: unknown, random: Random): Mutation | undefined {
  const place = choose(listPlaces(value), random)
  const how = choose(['delete', 'blank', 'replace', 'null'] as const, random)
  if (place === undefined || how === undefined) return undefined
  const { holder, key, path } = place
  if (how === 'delete' && Array.isArray(holder)) holder.splice(Number(key), 1)
  else if (how === 'delete') Reflect.deleteProperty(holder, key)
  else Reflect.set(holder, key, createMutant(Reflect.get(holder, key), how))
  return { what: `${how} ${path}`, text: JSON.stringify(value) }
}

function createMutant(value: unknown, how: 'blank' | 'replace' | 'null'): unknown {
  if (how === 'null') return null
  if (how === 'replace') return typeof value === 'boolean' ? !value : 'unheard-of'
  if (typeof value === 'string' || typeof value === 'boolean') return ''
  if (Array.isArray(value)) return []
  return isRecord(value) ? {} : 0
}

function listPlaces(value: unknown, path = ''): readonly Place[] {
  if (typeof value !== 'object' || value === null) return []
  const holder = value as Place['holder']
  return Object.entries(value).flatMap(([key, member]) => {
    const below = Array.isArray(value) ? `${path}[]` : `${path}.${key}`
    return [{ holder, key, path: below }, ...listPlaces(member, below)]
  })
}

function mutateLine(text: string, random: Random): Mutation | undefined {
  const lines = text.split('\n')
  const index = Math.floor(random() * lines.length)
  const value = parseJson(lines[index] ?? '')
  if (isRecord(value)) {
    const mutation = mutateJson(value, random)
    return mutation && { ...mutation, text: lines.with(index, mutation.text).join('\n') }
  }
  return { what: 'delete a line', text: lines.toSpliced(index, 1).join('\n') }
}
