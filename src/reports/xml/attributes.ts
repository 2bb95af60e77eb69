/** No writer has more, and looking for doubles takes time. */
const mostAttributes = 1_000

const builtIn: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
])

/**
 * Decodes the five built-in entities and numeric references, nothing else: an entity that a document declares
 * is left as it is written, so nothing can be expanded. References to impossible characters stay as written.
 */
export function decodeEntities(text: string, onUnknown?: (entity: string) => void): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([\w.:-]{1,64}));/g,
    (written, dec, hex, name) => {
      if (name !== undefined) {
        const char = builtIn.get(name)
        if (char === undefined) onUnknown?.(written)
        return char ?? written
      }
      const code = dec !== undefined ? Number(dec) : Number.parseInt(hex, 16)
      if (code === 0 || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return written
      return String.fromCodePoint(code)
    },
  )
}

/** The attributes of one start tag, parsed from its text on first use. */
export class XmlAttributes {
  readonly #tag: string
  #at: number
  #names: string[] | undefined
  #values: string[] = []
  /** Characters of the last attribute that were dropped because the tag is too long. */
  readonly dropped: number
  readonly #warn: (message: string) => void

  /** `tag` is the text between `<` and `>` (or `/>`); `at` is where the name ends. */
  constructor(tag: string, at: number, dropped: number, warn: (message: string) => void) {
    this.#tag = tag
    this.#at = at
    this.dropped = dropped
    this.#warn = warn
  }

  /** Value with entities decoded; undefined if it is absent. */
  get(name: string): string | undefined {
    this.#names ??= this.#parse()
    const index = this.#names.indexOf(name)
    if (index === -1) return undefined
    return this.#values[index]
  }

  /** Length the value had in the report. */
  getLength(name: string): number {
    const length = this.get(name)?.length ?? 0
    if (this.#names?.at(-1) === name) return length + this.dropped
    return length
  }

  get empty(): boolean {
    this.#names ??= this.#parse()
    return this.#names.length === 0
  }

  #parse(): string[] {
    const tag = this.#tag
    const names: string[] = []
    for (;;) {
      if (names.length >= mostAttributes) {
        this.#warn(`more than ${mostAttributes} attributes in one tag; the rest is not read`)
        return names
      }
      const start = skipSpace(tag, this.#at)
      if (start >= tag.length) return names
      const equals = tag.indexOf('=', start)
      if (equals === -1) {
        this.#warn('an attribute without a value')
        return names
      }
      const name = tag.slice(start, equals).trimEnd()
      const open = skipSpace(tag, equals + 1)
      const quote = tag[open]
      if (quote !== '"' && quote !== "'") {
        this.#warn('an attribute value without quotes')
        this.#at = findWordEnd(tag, open)
        this.#keep(names, name, tag.slice(open, this.#at))
        continue
      }
      const close = tag.indexOf(quote, open + 1)
      const end = close === -1 ? tag.length : close
      this.#keep(names, name, tag.slice(open + 1, end))
      this.#at = end + 1
    }
  }

  #keep(names: string[], name: string, written: string): void {
    if (names.includes(name)) {
      this.#warn('an attribute given twice; the first counts')
      return
    }
    // XML turns line breaks in values into spaces; writers that leave them in a message mean line breaks.
    const plain = name === 'message' || !/[\t\n\r]/.test(written)
    const spaced = plain ? written : written.replace(/\r\n|[\t\n\r]/g, ' ')
    names.push(name)
    this.#values.push(decodeEntities(spaced, () => this.#warn('an unknown entity; it is kept as written')))
  }
}

function skipSpace(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1
  return at
}

function findWordEnd(text: string, from: number): number {
  let at = from
  while (at < text.length && text.charCodeAt(at) > 0x20) at += 1
  return at
}

/** The sum of the counts; 0 without any, NaN where one of them is no whole number. */
export function sumCounts(attributes: XmlAttributes, names: readonly string[]): number {
  return names.reduce((sum, name) => {
    const text = attributes.get(name)
    if (text === undefined) return sum
    return sum + (/^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN)
  }, 0)
}
