/** What one line of a TAP report is, without its indentation. */
export type TapLine =
  | { readonly kind: 'version' }
  | { readonly kind: 'plan'; readonly count: number; readonly skip: string | undefined }
  | {
      readonly kind: 'point'
      readonly ok: boolean
      readonly number: number | undefined
      readonly name: string
      readonly directive: 'skip' | 'todo' | undefined
      readonly reason: string
      readonly durationMs: number | undefined
      /** The tests of this point follow in braces, as Vitest writes them. */
      readonly opens: boolean
    }
  | { readonly kind: 'bail'; readonly reason: string }
  | { readonly kind: 'yaml' }
  | { readonly kind: 'yaml-end' }
  | { readonly kind: 'close' }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'other'; readonly text: string }

/** @param line without the end of the line and without its indentation */
export function parseTapLine(line: string): TapLine {
  if (line.startsWith('TAP version ')) return { kind: 'version' }
  if (line === '---') return { kind: 'yaml' }
  if (line === '...') return { kind: 'yaml-end' }
  if (line === '}') return { kind: 'close' }
  if (line.startsWith('#')) return { kind: 'comment', text: line.slice(1).trimStart() }
  if (line.startsWith('Bail out!')) return { kind: 'bail', reason: line.slice('Bail out!'.length).trim() }
  const plan = /^1\.\.(\d{1,7})(?:\s*#\s*(.*))?$/.exec(line)
  if (plan !== null) return { kind: 'plan', count: Number(plan[1]), skip: plan[2] }
  const point = /^(not )?ok\b(?: (\d{1,7})\b)?(.*)$/.exec(line)
  if (point === null) return { kind: 'other', text: line }
  return parsePoint(point[1] === undefined, point[2], point[3] ?? '')
}

const directives = new Map<string | undefined, 'skip' | 'todo'>([
  ['skip', 'skip'],
  ['todo', 'todo'],
])

function parsePoint(ok: boolean, number: string | undefined, written: string): TapLine {
  const opens = written.endsWith(' {')
  const rest = written.replace(/ \{$/, '')
  const hash = findDirective(rest)
  const after = rest.slice(hash + 1).trim()
  const directive = /^(skip|todo)\S*\s*(.*)$/i.exec(after)
  const time = /\btime=(\d{1,12}(?:\.\d{1,9})?)(ms|s)?\b/.exec(after)
  const name = rest.slice(0, hash).trim().replace(/^- ?/, '')
  return {
    kind: 'point',
    ok,
    number: number === undefined ? undefined : Number(number),
    name: name.replaceAll('\\#', '#').trim(),
    directive: directives.get(directive?.[1]?.toLowerCase()),
    reason: directive?.[2] ?? '',
    durationMs: time === null ? undefined : Number(time[1]) * (time[2] === 's' ? 1_000 : 1),
    opens,
  }
}

/**
 * Place of the `#` that begins a directive or the time, or the end of the text; one in a name is escaped or followed
 * by something else.
 */
function findDirective(text: string): number {
  for (let at = text.indexOf('#'); at !== -1; at = text.indexOf('#', at + 1))
    if (text[at - 1] !== '\\' && /^#\s*(?:skip|todo|time=)/i.test(text.slice(at, at + 12))) return at
  return text.length
}
