import { type Problem, UsageError } from '../errors.ts'
import { quoteNames } from '../model/format.ts'
import { findNearest } from '../model/nearest.ts'

/** A record that people refer to by id or by name. */
export interface Named {
  readonly id: string
  readonly name: string
}

/**
 * What the user calls the parts of a request, for messages: inputs of the action, flags of a command or places of a
 * file.
 */
export interface RequestNames {
  readonly suite: string
  readonly suiteFile: string
  readonly syncSuite: string
  readonly environment: string
  readonly servers: string
  readonly cases: string
  readonly timeout: string
  readonly modelApiKeys: string
}

/** How many names a message lists. */
export const listedNames = 10

/** What a reference is about, for messages. */
export interface Reference {
  /** Where the user named it: an input, a flag or a place in a file. */
  readonly where: string
  /** What it is, in the singular, such as `suite`. */
  readonly kind: string
  /** What should have it, with a verb. By default `the project has`. */
  readonly owner?: string
  readonly advice?: string
}

/**
 * The records that the references mean, without repeats: each by id, else by exact name. A reference that is unknown or
 * ambiguous is added to the problems with the nearest name, or all candidates.
 */
export function resolveNames<Item extends Named>(
  refs: readonly string[],
  items: readonly Item[],
  about: Reference,
  problems: Problem[],
): Item[] {
  const resolved = new Map<string, Item>()
  for (const ref of refs) {
    const result = findNamedItem(ref, items, about)
    if ('item' in result) resolved.set(result.item.id, result.item)
    else problems.push(result.problem)
  }
  return [...resolved.values()]
}

/**
 * The one record that a reference means.
 * @throws UsageError as {@link resolveNames} reports it
 */
export function resolveName<Item extends Named>(ref: string, items: readonly Item[], about: Reference): Item {
  const result = findNamedItem(ref, items, about)
  if ('item' in result) return result.item
  throw new UsageError([result.problem])
}

function findNamedItem<Item extends Named>(
  ref: string,
  items: readonly Item[],
  { where, kind, owner = 'the project has', advice }: Reference,
): { readonly item: Item } | { readonly problem: Problem } {
  const byId = items.find(({ id }) => id === ref)
  if (byId !== undefined) return { item: byId }
  const [byName, ...others] = items.filter(({ name }) => name === ref)
  if (byName !== undefined && others.length === 0) return { item: byName }
  if (byName !== undefined) {
    const ids = [byName, ...others].map(({ id }) => id).join(', ')
    const message = `${owner} ${others.length + 1} ${kind}s named "${ref}"`
    return { problem: { where, message, advice: `Use the id instead: ${ids}.` } }
  }
  return { problem: { where, message: `${owner} no ${kind} "${ref}"${suggestNames(ref, items)}`, advice } }
}

function suggestNames(ref: string, items: readonly Named[]): string {
  if (items.length === 0) return '; none exist'
  const names = items.map(({ name }) => name)
  const ids = items.map(({ id }) => id)
  const suggestion = findNearest(ref, names) ?? findNearest(ref, ids)
  if (suggestion !== undefined) return `; did you mean "${suggestion}"?`
  return `; available: ${quoteNames(names, listedNames)}`
}
