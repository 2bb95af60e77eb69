import * as v from 'valibot'
import { type Document, isMap, isNode, isScalar, LineCounter, type Node, parseDocument, visit } from 'yaml'
import { type Problem, UsageError } from '../errors.ts'
import {
  findMisplacedArrays,
  findVariant,
  type Path,
  readSchemaParts,
  type SchemaParts,
} from '../model/misplaced-arrays.ts'
import { findNearest, suggestNearest } from '../model/nearest.ts'

const maxAliases = 50
const maxProblems = 50
const tooDeep = 'is nested too deeply'
const noMap = 'must be a map of keys'

/**
 * The library compares every key of a map with all others, and prints a warning with keys that are lists,
 * past every escaping of ours: such keys are errors here, and {@link findRepeatedKeys} takes linear time.
 */
const strict = { prettyErrors: false, stringKeys: true, uniqueKeys: false, logLevel: 'error' } as const

/** The value of a file, and where each part of it is written. */
interface YamlFile<Value> {
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
  const throwUsageError = (message: string): never => {
    throw new UsageError({ where: path, message, advice: hint })
  }
  if (Buffer.byteLength(text) > maxBytes) throwUsageError(`is larger than ${maxBytes / 1024} KiB`)
  const lines = new LineCounter()
  const document = guardAgainstBombs(
    () => parseDocument(text, { ...strict, lineCounter: lines }),
    throwUsageError,
  )
  const formatPlaceAt = (offset: number) => {
    const { line, col } = lines.linePos(offset)
    return `${path}:${line}:${col}`
  }
  const broken = [...document.errors, ...document.warnings, ...findRepeatedKeys(document)]
  if (broken.some(({ message }) => message.includes('call stack'))) throwUsageError(tooDeep)
  if (broken.length > 0) {
    throw new UsageError(
      broken.slice(0, maxProblems).map(({ pos, message }) => ({
        where: formatPlaceAt(pos[0]),
        message: `is not valid YAML: ${message}`,
      })),
    )
  }
  const written: unknown =
    guardAgainstBombs(() => document.toJS({ maxAliasCount: maxAliases }), throwUsageError) ?? {}
  if (typeof written !== 'object' || Array.isArray(written)) throwUsageError(noMap)
  const result = v.safeParse(schema, written)
  const lists = findMisplacedArrays(schema, written)
  if (!result.success || lists.length > 0) {
    const locatedProblems = [
      ...lists.map((at) => ({
        offset: findNodeOffset(document, at),
        message: `\`${formatKeyPath(at)}\` ${noMap}${suggestExample(findSchema(at, schema))}`,
      })),
      // Keys that are missing because a list stands where a map should be need no message of their own.
      ...(result.issues ?? [])
        .flatMap(findClosestIssues)
        .filter(({ path = [] }) => !lists.some((at) => isWithinPath(path, at)))
        .map((issue) => locateIssue(issue, document, schema, hint)),
    ]
    locatedProblems.sort((a, b) => a.offset - b.offset)
    throw new UsageError(
      locatedProblems
        .slice(0, maxProblems)
        .map(({ offset, ...problem }) => ({ where: formatPlaceAt(offset), ...problem })),
    )
  }
  return { value: result.output, placeOf: (at) => formatPlaceAt(findNodeOffset(document, at)) }
}

/** Keys that a map has twice. */
function findRepeatedKeys(
  document: Document.Parsed,
): readonly { readonly pos: readonly [number]; readonly message: string }[] {
  const repeated: { readonly pos: readonly [number]; readonly message: string }[] = []
  visit(document, {
    Map(_, { items }) {
      const keys = new Set<unknown>()
      for (const { key } of items) {
        if (!isScalar(key)) continue
        if (keys.has(key.value))
          repeated.push({ pos: [key.range?.[0] ?? 0], message: 'Map keys must be unique' })
        keys.add(key.value)
      }
    },
  })
  return repeated
}

/**
 * Bombs of nesting and of aliases end here: the first overflows the parser's stack, the second is counted.
 */
function guardAgainstBombs<T>(read: () => T, fail: (message: string) => never): T {
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
function findClosestIssues(issue: v.BaseIssue<unknown>): readonly v.BaseIssue<unknown>[] {
  if (issue.type !== 'union') return [issue]
  const { issues = [], path = [], input } = issue
  const all = issues.flatMap(findClosestIssues)
  const inner = all.filter(
    (nested) => (nested.path?.length ?? 0) > 0 || (nested.type === 'picklist' && typeof input === 'string'),
  )
  if (inner.length === 0) return [issue]
  return inner.map((nested) => ({ ...nested, path: joinIssuePaths(path, nested.path ?? []) }))
}

function joinIssuePaths(outer: readonly v.IssuePathItem[], inner: readonly v.IssuePathItem[]) {
  return [...outer, ...inner] as [v.IssuePathItem, ...v.IssuePathItem[]]
}

/** A problem and its place in the text. */
interface Found extends Omit<Problem, 'where'> {
  readonly offset: number
}

function locateIssue(
  issue: v.BaseIssue<unknown>,
  document: Document.Parsed,
  schema: unknown,
  hint: string,
): Found {
  const path = (issue.path ?? []).map(({ key }) => key)
  const name = formatKeyPath(path)
  if (issue.type === 'strict_object' && issue.expected === 'never') {
    const known = findKnownKeys(issue.path ?? [], schema)
    const suggestion = findNearest(String(path.at(-1)), known)
    const instead =
      suggestion === undefined ? `known are ${known.join(', ')}` : `did you mean \`${suggestion}\`?`
    const message = `unknown key \`${name}\`; ${instead}`
    return { offset: findKeyOffset(document, path), message, advice: hint }
  }
  if (issue.type === 'strict_object' && issue.received === 'undefined') {
    return { offset: findNodeOffset(document, path.slice(0, -1)), message: `\`${name}\` is missing` }
  }
  const problem = issue.type === 'strict_object' ? noMap : `${issue.message}${suggestWord(issue)}`
  const isNested = ['strict_object', 'record', 'array'].includes(issue.type)
  const example = isNested ? suggestExample(findSchema(path, schema)) : ''
  return { offset: findNodeOffset(document, path), message: `\`${name}\` ${problem}${example}` }
}

/** `, such as` and the smallest text that a schema takes; nothing where it is not found. */
function suggestExample(schema: unknown): string {
  const example = writeExample(schema)
  if (example === undefined || !/^[{[]/.test(example)) return ''
  if (!v.safeParse(schema as v.GenericSchema, parseDocument(example).toJS()).success) return ''
  return `, such as \`${example}\``
}

/** Values of which one fits most settings. */
const sampleValues = [true, 1, 0.5, 'name', '90%', '26h', '2030-12-31']

function writeExample(schema: unknown): string | undefined {
  const { type, wrapped, options, item, entries } = readSchemaParts(schema)
  if (wrapped !== undefined) return writeExample(wrapped)
  if (type === undefined) return undefined
  if (type === 'picklist') return String(options?.[0])
  if (entries !== undefined) {
    const all = Object.entries(entries)
    const required = all.filter(([, entry]) => readSchemaParts(entry).type !== 'optional')
    const parts = (required.length > 0 ? required : all.slice(0, 1)).map(
      ([name, entry]) => `${name}: ${writeExample(entry)}`,
    )
    return `{ ${parts.join(', ')} }`
  }
  if (type === 'record') return `{ name: ${writeExample(Reflect.get(Object(schema), 'value'))} }`
  if (item !== undefined) return `[${writeExample(item)}]`
  if (options !== undefined) return options.map(writeExample).find((text) => text !== undefined)
  const fitting = sampleValues.find((value) => v.safeParse(schema as v.GenericSchema, value).success)
  return fitting === undefined ? undefined : String(fitting)
}

/** The nearest of the words that are possible. */
function suggestWord({ type, input, expected }: v.BaseIssue<unknown>): string {
  if ((type !== 'picklist' && type !== 'variant') || typeof input !== 'string') return ''
  const words = [...(expected ?? '').matchAll(/"([^"]*)"/g)].map(([, word = '']) => word)
  return suggestNearest(input, words)
}

function isWithinPath(path: readonly { readonly key: unknown }[], outer: Path): boolean {
  return outer.every((key, index) => path[index]?.key === key)
}

/** `suites[0].cases[2].weight` */
function formatKeyPath(path: readonly unknown[]): string {
  return path
    .map((key, index) => (typeof key === 'number' ? `[${key}]` : `${index === 0 ? '' : '.'}${String(key)}`))
    .join('')
}

/** The schema of the value at a path. */
function findSchema(path: readonly unknown[], root: unknown): unknown {
  return path.reduce((schema, key) => {
    const { entries, item } = unwrapSchema(schema, undefined)
    return entries?.[String(key)] ?? item
  }, root)
}

/** Keys that are valid in place of the unknown one. */
function findKnownKeys(path: readonly v.IssuePathItem[], root: unknown): readonly string[] {
  let schema = root
  for (const { key, input } of path.slice(0, -1)) {
    const { entries, item } = unwrapSchema(schema, input)
    schema = entries?.[String(key)] ?? item
  }
  return Object.keys(unwrapSchema(schema, path.at(-1)?.input).entries ?? {}).filter(
    (key) => key !== '$schema',
  )
}

/** The schema itself; of alternatives the one that the input is of, else the one with keys, else with items. */
function unwrapSchema(schema: unknown, input: unknown): SchemaParts {
  const parts = readSchemaParts(schema)
  if (parts.wrapped !== undefined) return unwrapSchema(parts.wrapped, input)
  if (parts.type === 'variant') return readSchemaParts(findVariant(schema, input))
  const all = (parts.options ?? []).map((option) => unwrapSchema(option, input))
  return (
    all.find(({ entries }) => entries !== undefined) ?? all.find(({ item }) => item !== undefined) ?? parts
  )
}

function findNodeOffset(document: Document.Parsed, path: readonly unknown[]): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return node.range[0]
  }
  return document.contents?.range?.[0] ?? 0
}

/** Place of the key itself, not of its value. */
function findKeyOffset(document: Document.Parsed, path: readonly unknown[]): number {
  const parent: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  if (isMap<Node, Node>(parent)) {
    const pair = parent.items.find((item) => isScalar(item.key) && String(item.key.value) === path.at(-1))
    if (pair?.key.range) return pair.key.range[0]
  }
  return findNodeOffset(document, path)
}
