/**
 * The parts of a suite that a case belongs to by what its author wrote about it: tags, categories, metadata. Each is
 * `name: value`, such as `category: billing`; a bare tag is `tag: smoke`. Cases with the same ones share one list.
 */
export type Slices = readonly string[]

/** Most slices of one case. */
export const mostSlices = 20
/** Longest name with its value, in UTF-16 units. */
export const longestSlice = 160
/** Most values of one name in a run: with more it is an id, and no part of the suite. */
const mostValues = 1_000
/** Most slices of one run. */
const mostOfRun = 5_000

/** One slice as text. */
export function formatSlice(name: string, value: string): string {
  return `${name}: ${value}`.slice(0, longestSlice)
}

/** The name of a slice, such as `category`. */
export function readSliceName(slice: string): string {
  const end = slice.indexOf(': ')
  if (end < 0) return slice
  return slice.slice(0, end)
}

/** The slices of a case that two results or files describe. */
export function joinSlices(a: Slices | undefined, b: Slices | undefined): Slices | undefined {
  if (a === undefined || b === undefined || a === b) return a ?? b
  const added = b.filter((slice) => !a.includes(slice))
  if (added.length === 0) return a
  return [...a, ...added].slice(0, mostSlices)
}

/** Keeps every slice and every list of slices of a run once, however many cases have it. Bounded. */
export class SlicePool {
  readonly #slices = new Map<string, string>()
  readonly #values = new Map<string, number>()
  readonly #lists = new Map<string, Slices>()

  /**
   * The shared list of these slices, in the order of the text and without repetition; undefined for an empty one.
   *
   * @param onRefused is called with the name of a slice that is one too many
   */
  share(slices: readonly string[], onRefused?: (name: string) => void): Slices | undefined {
    const known: string[] = []
    for (const slice of slices) {
      const shared = this.#slices.get(slice) ?? this.#add(slice)
      if (shared === undefined) onRefused?.(readSliceName(slice))
      else if (!known.includes(shared) && known.length < mostSlices) known.push(shared)
    }
    if (known.length === 0) return undefined
    known.sort()
    const key = known.join('\u001f')
    const sharedList = this.#lists.get(key)
    if (sharedList !== undefined) return sharedList
    if (this.#lists.size < mostOfRun) this.#lists.set(key, known)
    return known
  }

  #add(slice: string): string | undefined {
    const name = readSliceName(slice)
    const values = this.#values.get(name) ?? 0
    if (values >= mostValues || this.#slices.size >= mostOfRun) return undefined
    this.#values.set(name, values + 1)
    this.#slices.set(slice, slice)
    return slice
  }
}
