import { findHeadline, makeReadable } from '../../text/text.ts'

/** What the lines after a failing point say. */
interface Diagnostics {
  readonly message: string
  readonly detail: string
  readonly durationMs: number | undefined
  /** Text in which places are looked for. */
  readonly trace: string
}

/** @param yaml lines of the YAML block. @param comments other lines after the point. */
export function readDiagnostics(yaml: readonly string[], comments: readonly string[]): Diagnostics {
  const fields = readScalars(yaml)
  const text = makeReadable([...comments, ...yaml].join('\n')).trim()
  const statedError = fields.get('error') ?? fields.get('message')
  const duration = Number(fields.get('duration_ms') ?? Number.NaN)
  const perl = text.replace(/\bat (\S{1,300}) line (\d{1,7})/g, '$1:$2')
  return {
    message: findHeadline(makeReadable(statedError ?? comments.join('\n'))) || findHeadline(text),
    detail: text,
    durationMs: Number.isFinite(duration) ? duration : undefined,
    trace: [fields.get('stack') ?? '', perl].join('\n'),
  }
}

/** Texts of the block by name, at any depth; the first of a name counts. Enough of YAML for what test tools write. */
function readScalars(lines: readonly string[]): ReadonlyMap<string, string> {
  const fields = new Map<string, string>()
  for (const [index, line] of lines.entries()) {
    const match = /^(\s*)([A-Za-z_]\w{0,60}):\s?(.*)$/.exec(line)
    if (match === null) continue
    const [, indent = '', name = '', value = ''] = match
    if (fields.has(name)) continue
    const text = /^[|>][+-]?\d?$/.test(value.trim())
      ? readBlock(lines, index, indent.length)
      : unquoteScalar(value.trim())
    if (text !== '') fields.set(name, text)
  }
  return fields
}

/** The deeper lines after a `|`. */
function readBlock(lines: readonly string[], index: number, depth: number): string {
  const block: string[] = []
  for (const line of lines.slice(index + 1)) {
    if (line.trim() !== '' && line.length - line.trimStart().length <= depth) break
    block.push(line.trim())
  }
  return block.join('\n').trim()
}

function unquoteScalar(text: string): string {
  const quote = text[0]
  if ((quote !== '"' && quote !== "'") || !text.endsWith(quote) || text.length < 2) return text
  const inner = text.slice(1, -1)
  if (quote === '"') return inner.replaceAll('\\"', '"').replaceAll('\\n', '\n')
  return inner.replaceAll("''", "'")
}
