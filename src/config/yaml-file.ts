import * as v from 'valibot'
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { type Problem, UsageError } from '../errors.ts'
import { misplacedArrays, type Path, partsOf, type SchemaParts } from '../model/misplaced-arrays.ts'
import { nearest } from '../model/nearest.ts'

const maxAliases = 50
const maxProblems = 50
const tooDeep = 'is nested too deeply'
const noMap = 'must be a map of keys'

/**
 * The library compares every key of a map with all others, and prints a warning with keys that are lists,
 * past every
 * escaping of ours: such keys are errors here, and {@link repeatedKeys} takes linear time.
 */
const strict = { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' } as const

/** The value of a file, and where each part of it is written. */
export interface YamlFile<Value> {
  readonly value: Value
  /** `suite.yml:3:5` of the node at the path; else of its nearest parent. */
  placeOf(path: readonly (string | number)[]): string
}

/**
 * Reads a YAML 1.2 file (so JSON too) by a schema.
 *
 * @param path for the messages, relative to the workspace
 * @throws UsageError with every problem at once, each with line and column and the nearest valid key
 */
export function parseYamlFile<const Schema extends v.GenericSchema>(
  text: string,
  path: string,
  schema: Schema,
  options: { readonly maxBytes: number; readonly hint: string },
): YamlFile<v.InferOutput<Schema>> {
  const { maxBytes, hint } = options
  const fail = (message: string): never => {
    throw new UsageError({ where: path, message, advice: hint })
  }
  if (Buffer.byteLength(text) > maxBytes) fail(`is larger than ${maxBytes / 1024} KiB`)
  const lines = new LineCounter()
  const document = guarded(() => parseDocument(text, { ...strict, lineCounter: lines }), fail)
  const placeAt = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${path}:${line}:${col}`
  }
  const broken = [...document.errors, ...document.warnings, ...repeatedKeys(document)]
  if (broken.some(({ message }) => message.includes('call stack'))) fail(tooDeep)
  if (broken.length > 0) {
    throw new UsageError(
      broken.slice(0, maxProblems).map(({ pos, message }) => ({
        where: placeAt(pos[0]),
        message: `is not valid YAML: ${message}`,
      })),
    )
  }
  const written: unknown = guarded(() => document.toJS({ maxAliasCount: maxAliases }), fail) ?? {}
  if (typeof written !== 'object' || Array.isArray(written)) fail(noMap)
  const result = v.safeParse(schema, written)
  const lists = misplacedArrays(schema, written)
  if (!result.success || lists.length > 0) {
    const found = [
      ...lists.map((at) => ({ offset: offsetOf(document, at), message: `\`${nameOf(at)}\` ${noMap}` })),
      // Keys that are missing because a list stands where a map should be need no message of their own.
      ...(result.issues ?? [])
        .flatMap(closest)
        .filter(({ path = [] }) => !lists.some((at) => isWithin(path, at)))
        .map((issue) => locate(issue, document, schema, hint)),
    ]
    found.sort((a, b) => a.offset - b.offset)
    throw new UsageError(
      found.slice(0, maxProblems).map(({ offset, ...problem }) => ({ where: placeAt(offset), ...problem })),
    )
  }
  return { value: result.output, placeOf: (at) => placeAt(offsetOf(document, at)) }
}

/** Keys that a map has twice. */
function repeatedKeys(
  document: Document.Parsed,
): readonly { readonly pos: readonly [number]; readonly message: string }[] {
  const found: { readonly pos: readonly [number]; readonly message: string }[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (keys.has(key.value))
          found.push({ pos: [key.range?.[0] ?? 0], message: 'Map keys must be unique' })
        keys.add(key.value)
      }
    },
  })
  return found
}

/**
 * Bombs of nesting and of aliases end here: the first overflows the parser's stack, the second is counted.
 */
function guarded<T>(read: () => T, fail: (message: string) => never): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof RangeError) return fail(tooDeep)
    if (error instanceof ReferenceError)
      return fail(`has an alias without an anchor, or more than ${maxAliases}`)
    throw error
  }
}

/** The issues within the alternative that fits the shape of the value; the issue itself when none fits. */
function closest(issue: v.BaseIssue<unknown>): readonly v.BaseIssue<unknown>[] {
  if (issue.type !== 'union') return [issue]
  const { issues = [], path = [], input } = issue
  const all = issues.flatMap(closest)
  const inner = all.filter(
    (of) => (of.path?.length ?? 0) > 0 || (of.type === 'picklist' && typeof input === 'string'),
  )
  return inner.length === 0 ? [issue] : inner.map((of) => ({ ...of, path: joinPaths(path, of.path ?? []) }))
}

function joinPaths(outer: readonly v.IssuePathItem[], inner: readonly v.IssuePathItem[]) {
  return [...outer, ...inner] as [v.IssuePathItem, ...v.IssuePathItem[]]
}

/** A problem and its place in the text. */
interface Found extends Omit<Problem, 'where'> {
  readonly offset: number
}

function locate(
  issue: v.BaseIssue<unknown>,
  document: Document.Parsed,
  schema: unknown,
  hint: string,
): Found {
  const path = (issue.path ?? []).map(({ key }) => key)
  const name = nameOf(path)
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = knownKeys(path, schema)
    const suggestion = nearest(String(path.at(-1)), known)
    const instead =
      suggestion === undefined ? `known are ${known.join(', ')}` : `did you mean \`${suggestion}\`?`
    const message = `unknown key \`${name}\`; ${instead}`
    return { offset: keyOffset(document, path), message, advice: hint }
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return { offset: offsetOf(document, path.slice(0, -1)), message: `\`${name}\` is missing` }
  }
  const message = issue.type === 'strict_object' ? noMap : `${issue.message}${suggest(issue)}`
  return { offset: offsetOf(document, path), message: `\`${name}\` ${message}` }
}

/** The nearest of the words that are possible. */
function suggest({ type, input, expected }: v.BaseIssue<unknown>): string {
  if (type !== 'picklist' || typeof input !== 'string') return ''
  const words = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, word = '']) => word)
  const suggestion = nearest(input, words)
  return suggestion === undefined ? '' : `; did you mean "${suggestion}"?`
}

function isWithin(path: readonly { readonly key: unknown }[], outer: Path): boolean {
  return outer.every((key, index) => path[index]?.key === key)
}

/** `suites[0].cases[2].weight` */
function nameOf(path: readonly unknown[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('')
}

/** Keys that are valid in place of the unknown one. */
function knownKeys(path: readonly unknown[], root: unknown): readonly string[] {
  let schema = root
  for (const key of path.slice(0, -1)) {
    const { entries, item } = unwrap(schema)
    schema = entries?.[String(key)] ?? item
  }
  return Object.keys(unwrap(schema).entries ?? {}).filter((key) => key !== '$schema')
}

/** The schema itself; of alternatives the one with keys, else with items. */
function unwrap(schema: unknown): SchemaParts {
  const open = partsOf(schema)
  if (open.wrapped !== undefined) return unwrap(open.wrapped)
  const all = (open.options ?? []).map(unwrap)
  return (
    all.find(({ entries }) => entries !== undefined) ?? all.find(({ item }) => item !== undefined) ?? open
  )
}

function offsetOf(document: Document.Parsed, path: readonly unknown[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

/** Place of the key itself, not of its value. */
function keyOffset(document: Document.Parsed, path: readonly unknown[]): number {
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (isMap<Node, Node>(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === path.at(-1))
    if (pair?.key.range) return pair.key.range[0]
  }
  return offsetOf(document, path)
}
