import type { Problem } from '../errors.ts'
import { nearest } from '../model/nearest.ts'

/** A record that people call by id or by name. */
export interface Named {
  readonly id: string
  readonly name: string
}

/** How many names a message lists. */
const listedNames = 10

/** `“a”, “b” and 3 more`, for messages. */
export function listNames(names: readonly string[], limit: number = listedNames): string {
  const shown = names.slice(0, limit).map((name) => `“${name}”`)
  const rest = names.length - shown.length
  return rest > 0 ? `${shown.join(', ')} and ${rest} more` : shown.join(', ')
}

/**
 * The record that a person means: by id, else by exact name. What is not there or not unique becomes a problem that
 * names the nearest or all candidates.
 *
 * @param where the input, e.g. `input suite`
 * @param kind what it is, e.g. `suite`
 */
export function findNamed<Item extends Named>(
  ref: string,
  items: readonly Item[],
  about: { readonly where: string; readonly kind: string },
): { readonly item: Item } | { readonly problem: Problem } {
  const { where, kind } = about
  const byId = items.find(({ id }) => id === ref)
  if (byId !== undefined) return { item: byId }
  const [byName, ...others] = items.filter(({ name }) => name === ref)
  if (byName !== undefined && others.length === 0) return { item: byName }
  if (byName !== undefined) {
    const ids = [byName, ...others].map(({ id }) => id).join(', ')
    return {
      problem: {
        where,
        message: `${others.length + 1} ${kind}s are called “${ref}”`,
        advice: `Give the id instead: ${ids}.`,
      },
    }
  }
  return { problem: { where, message: `the project has no ${kind} “${ref}”${hintFor(ref, items)}` } }
}

function hintFor(ref: string, items: readonly Named[]): string {
  if (items.length === 0) return '; it has none at all'
  const names = items.map(({ name }) => name)
  const suggestion =
    nearest(ref, names) ??
    nearest(
      ref,
      items.map(({ id }) => id),
    )
  return suggestion === undefined
    ? `; there ${names.length === 1 ? 'is' : 'are'} ${listNames(names)}`
    : `; did you mean “${suggestion}”?`
}
