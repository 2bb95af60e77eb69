/** A text of which pieces were replaced, and where a place of it was before. */
export interface RewrittenText {
  readonly text: string
  /** The index in the text as it was; for the end of something, just behind what it ends with. */
  locate(index: number, edge: 'start' | 'end'): number
}

/** Replaces every match of a global expression. */
function rewriteText(original: string, pattern: RegExp, replace: (match: string) => string): RewrittenText {
  const rewritten: number[] = [0]
  const before: number[] = [0]
  let text = ''
  let from = 0
  for (const match of original.matchAll(pattern)) {
    text += original.slice(from, match.index)
    rewritten.push(text.length)
    before.push(match.index)
    text += replace(match[0])
    from = match.index + match[0].length
    rewritten.push(text.length)
    before.push(from)
  }
  text += original.slice(from)
  let piece = 0
  return {
    text,
    locate(index, edge) {
      // Places are asked for in order, mostly.
      if ((rewritten[piece] ?? 0) > index) piece = 0
      while ((rewritten[piece + 1] ?? Number.POSITIVE_INFINITY) < index) piece += 1
      while (edge === 'start' && (rewritten[piece + 1] ?? Number.POSITIVE_INFINITY) <= index) piece += 1
      const start = before[piece] ?? 0
      return Math.min(start + index - (rewritten[piece] ?? 0), before[piece + 1] ?? original.length)
    },
  }
}

/**
 * Escapes of JSON, addresses and XML, letters and digits in full width, colours of a terminal, and characters that nobody
 * sees: UTF-16 has one between two others.
 */
const escapes = new RegExp(
  [
    // An address within an address has `%25` for each `%`.
    '%(?:25){0,3}[0-9A-Fa-f]{2}',
    `\\\\{1,8}(?:u[0-9A-Fa-f]{4}|x[0-9A-Fa-f]{2}|["'nrtbf/])`,
    '&(?:#\\d{1,7}|#x[0-9A-Fa-f]{1,6}|quot|apos|amp|lt|gt);',
    '\u001b\\[[\\d;]{0,20}m',
    '[\0\u00ad\u200b-\u200f\u2060\ufeff]',
    '[\uff0d\uff10-\uff19\uff21-\uff3a\uff3f\uff41-\uff5a]',
  ].join('|'),
  'g',
)

const named: Readonly<Record<string, string>> = {
  quot: '"',
  apos: "'",
  amp: '&',
  lt: '<',
  gt: '>',
  n: '\n',
  r: '\r',
  t: '\t',
  b: '\b',
  f: '\f',
}

/** How far the characters in full width are from those of ASCII. */
const widthOffset = 0xfee0

/** The text with its escapes replaced by the characters that they stand for; undefined without any. */
export function removeEscapes(text: string): RewrittenText | undefined {
  return text.search(escapes) === -1 ? undefined : rewriteText(text, escapes, readEscape)
}

function readEscape(written: string): string {
  const wide = written.charCodeAt(0) - widthOffset
  if (wide > 32 && wide < 127) return String.fromCharCode(wide)
  const [, hex, decimal, name = ''] =
    /^(?:%(?:25){0,3}|\\+[ux]|&#x)([0-9A-Fa-f]+);?$|^&#(\d+);$|^(?:\\+|&)(.+?);?$/.exec(written) ?? []
  if (hex !== undefined) return readCodePoint(Number.parseInt(hex, 16))
  if (decimal !== undefined) return readCodePoint(Number(decimal))
  return named[name] ?? name
}

function readCodePoint(code: number): string {
  return code <= 0x10_ffff ? String.fromCodePoint(code) : ''
}

/** A line of a hex dump as `xxd` and `hexdump -C` write it: an offset, up to 16 bytes, and these as a text. */
const dumpLine = /^([0-9a-f]{4,16}:?[ \t]{1,4})((?:[0-9a-f]{2}[ \t]{0,2}){1,16})[^\n]{0,40}\n?/gim

/** The bytes of hex dumps in hexadecimal digits, without what is between the lines; undefined without a dump. */
export function joinDumps(text: string): RewrittenText | undefined {
  // As one expression with the flag `m`, it takes three times as long.
  if (
    !/^[0-9a-f]{4,16}:?[ \t]{1,4}[0-9a-f]{2}/i.test(text) &&
    !/[\n\r\u2028\u2029][0-9a-f]{4,16}:?[ \t]{1,4}[0-9a-f]{2}/i.test(text)
  )
    return undefined
  return rewriteText(text, dumpLine, (line) => line.replace(dumpLine, '$2').replace(/\s+/g, ''))
}

/** A line break that divides a long word, but none before a name and its value. */
const withinWord = /(?<=[\w+/=.~-]{3})\r?\n {0,8}(?=[\w+/.~-]{6,}={0,2}(?![\w+/.~=:-]))/
/** The one before the last four characters of base64. */
const beforeEnd = /(?=\r?\n)(?<=[\w+/-]{60})\r?\n(?=(?:[\w+/-]{4}|[\w+/-]{3}=|[\w+/-]{2}==)(?![\w+/.~=:-]))/
const torn = new RegExp(`${withinWord.source}|${beforeEnd.source}`, 'g')

/** The text without the line breaks that divide words. */
export function joinLines(text: string): RewrittenText {
  return rewriteText(text, torn, () => '')
}
