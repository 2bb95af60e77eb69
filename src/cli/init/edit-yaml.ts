import { type Node, parse, type YAMLMap } from 'yaml'

/** A change of a text that leaves everything around it as it is. */
export interface TextEdit {
  readonly at: number
  readonly remove: number
  readonly insert: string
}

/** Applies edits from the end to the start; edits at the same place keep their order. */
export function applyTextEdits(text: string, edits: readonly TextEdit[]): string {
  let result = text
  for (const { at, remove, insert } of edits.toSorted((a, b) => a.at - b.at).reverse())
    result = `${result.slice(0, at)}${insert}${result.slice(at + remove)}`
  return result
}

export function readNodeRange(node: Node): { readonly start: number; readonly end: number } {
  const [start = 0, end = 0] = node.range ?? []
  return { start, end }
}

export const findLineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1
export const findColumn = (text: string, at: number) => at - findLineStart(text, at)

/** Offset behind the line break that ends the value; a block scalar already ends behind one. */
export function findEndOfLine(text: string, at: number): number {
  if (text[at - 1] === '\n') return at
  const lineBreak = text.indexOf('\n', at)
  if (lineBreak === -1) return text.length
  return lineBreak + 1
}

/** Offset behind the last line of a map, before comments and blank lines that follow. */
export function findLastLineEnd(text: string, map: YAMLMap): number {
  const values = map.items.map(({ value, key }) => readNodeRange((value ?? key) as Node).end)
  const end = findEndOfLine(text, Math.max(...values))
  // The end of a block map is behind the blank lines and comments that follow it.
  const lines = text.slice(0, end).split('\n')
  if (lines.at(-1) === '') lines.pop()
  const last = lines.findLastIndex((line) => !/^[ \t]*(?:#|$)/.test(line))
  if (last === -1) return end
  return Math.min(end, lines.slice(0, last + 1).join('\n').length + 1)
}

/** Adds pairs to a map, or changes their values, in the style that the map has. */
export function setPairs(
  text: string,
  map: YAMLMap,
  pairs: Readonly<Record<string, string>>,
): readonly TextEdit[] {
  const changed = Object.entries(pairs).filter(([name]) => map.has(name))
  const write = (value: string) => {
    if (map.flow !== true || /^["']|^[\w./-]+$/.test(value)) return value
    return JSON.stringify(value)
  }
  const added = Object.entries(pairs).filter(([name]) => !map.has(name))
  const edits = changed.map(([name, value]) => {
    const { start, end } = readNodeRange(map.get(name, true) as unknown as Node)
    return { at: start, remove: end - start, insert: write(value) }
  })
  const { start } = readNodeRange(map)
  if (added.length === 0) return edits
  if (map.flow === true) {
    const inner = added.map(([name, value]) => `${name}: ${write(value)}`).join(', ')
    return [
      ...edits,
      { at: start + 1, remove: 0, insert: map.items.length > 0 ? ` ${inner},` : ` ${inner} ` },
    ]
  }
  const indent = ' '.repeat(findColumn(text, start))
  const insert = added.map(([name, value]) => `${name}: ${value}\n${indent}`).join('')
  return [...edits, { at: start, remove: 0, insert }]
}

/**
 * A text as one YAML scalar, in double quotes where plain text could be read as something else. The only
 * place that writes a foreign text into a workflow.
 */
export function toYamlScalar(text: string): string {
  const isPlain = /^[\w./@-][\w ./@=&>$|+,*(){}'"\\!?;<-]*$/.test(text) && readsAsText(text, `x: ${text}`)
  if (isPlain) return text
  return JSON.stringify(text)
}

/** `key: value` in a map on one line. */
export function toInlineMap(values: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(values).map(([key, value]) => `${key}: ${toInlineScalar(value)}`)
  return `{ ${pairs.join(', ')} }`
}

/** Within a map on one line, commas and brackets need quotes, too. */
const toInlineScalar = (text: string) => {
  if (/^[\w./@*-]+$/.test(text) && readsAsText(text, `{ x: ${text} }`)) return text
  return `'${text.replaceAll("'", "''")}'`
}

/**
 * Whether YAML reads `x` as this text, not as a number or list. YAML 1.1 has more words for true and false.
 */
function readsAsText(text: string, map: string): boolean {
  try {
    return (['1.2', '1.1'] as const).every((version) => parse(map, { version, logLevel: 'error' }).x === text)
  } catch {
    return false
  }
}

/** A value of a workflow: expressions stay as they are. */
export const toScalarOrExpression = (text: string) => {
  if (text.startsWith('${{')) return text
  return toYamlScalar(text)
}
