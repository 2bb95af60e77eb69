import { longestTrace, type Result } from '../model/run/result.ts'
import { formatSlice, longestSlice, mostSlices } from '../model/run/slices.ts'
import { readList, readText } from './json/data.ts'
import { copyText, makeReadable } from './text/text.ts'

/** What the author of a case wrote about it, apart from what it measures. */
export type About = Pick<Result, 'slices' | 'trace'>

const traceName = /^(?:[\w.-]{1,60}[._-])?trace[._-]?(?:url|link|address)$|^permalink$/i
/** Lists of bare tags; `markers` are pytest's. */
const tagNames: ReadonlySet<string> = new Set(['tag', 'tags', 'label', 'labels', 'marker', 'markers', 'mark'])
const named = /^([A-Za-z][\w.-]{0,40})\s?[:=]\s?(\S.*)$/

/**
 * Slices and the address of the trace from metadata by name, and from tags. A value is a slice if it is a short text,
 * a truth value or a whole number; a list is one slice for each item. Nested data is not read.
 */
export function readAbout(metadata: object, tags: unknown = undefined): About {
  const slices: string[] = []
  let trace: string | undefined
  for (const [name, value] of Object.entries(metadata)) {
    if (traceName.test(name)) trace ??= readTraceAddress(value)
    else if (tagNames.has(name.toLowerCase())) addTags(slices, value)
    else
      for (const item of Array.isArray(value) ? value.slice(0, mostSlices) : [value])
        addSlice(slices, name, item)
    if (slices.length > mostSlices * 4) break
  }
  addTags(slices, tags)
  return buildAbout(slices, trace)
}

/** Members that are absent where there is nothing: most cases have neither. */
export function buildAbout(slices: readonly string[], trace: string | undefined): About {
  if (slices.length === 0) {
    if (trace === undefined) return {}
    return { trace }
  }
  if (trace === undefined) return { slices }
  return { slices, trace }
}

/** Properties of a case whose names say that they are slices; any other name may be anything. */
const sliceProperty =
  /^(?:evals?\.)?(?:tag|slice|metadata|label)\.(\S.{0,60})$|^(category|topic|feature|difficulty|severity|priority|epic|story)$/i

/**
 * Takes a property of a test case or a suite that describes it; false for any other property.
 *
 * @param into what is found is added
 */
export function takeProperty(
  into: { slices: string[]; trace?: string },
  name: string,
  value: string,
): boolean {
  if (traceName.test(name)) {
    into.trace ??= readTraceAddress(value)
    return true
  }
  const lower = name.toLowerCase().replace(/^evals?\./, '')
  if (tagNames.has(lower)) {
    addTags(into.slices, value)
    return true
  }
  const match = sliceProperty.exec(name)
  if (match === null) return false
  addSlice(into.slices, match[1] ?? match[2]?.toLowerCase() ?? name, value)
  return true
}

/**
 * Takes what a test framework calls a trait: written to sort tests by it, so every name is that of a slice.
 *
 * @param into what is found is added
 */
export function takeTrait(into: { slices: string[]; trace?: string }, name: string, value: string): void {
  if (!takeProperty(into, name, value)) addSlice(into.slices, name, value)
}

/** A list of tags, or one text with commas. A tag like `area:billing` has a name of its own. */
function addTags(slices: string[], tags: unknown): void {
  const text = readText(tags)
  const list = text === undefined ? readList(tags) : text.split(/,\s*/)
  for (const tag of list.slice(0, mostSlices)) {
    const written = readText(tag)?.trim() ?? ''
    const pair = named.exec(written)
    if (pair === null || written.includes('://')) addSlice(slices, 'tag', written)
    else addSlice(slices, pair[1] ?? 'tag', pair[2])
  }
}

function addSlice(slices: string[], name: string, value: unknown): void {
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value)
  if (typeof value !== 'string' && typeof value !== 'boolean' && !isNumber) return
  const written = String(value).trim()
  const label = name.trim()
  if (written === '' || label === '' || label.length + written.length + 2 > longestSlice) return
  if (/[\r\n]/.test(written) || slices.length > mostSlices * 4) return
  slices.push(copyText(makeReadable(formatSlice(label, written))))
}

/** The address as written; a view decides whether it may be a link. */
function readTraceAddress(value: unknown): string | undefined {
  const address = readText(value)?.trim() ?? ''
  if (address === '' || address.length > longestTrace) return undefined
  return copyText(address)
}
