import { isLeadingByte } from './bytes.ts'

const gt = 0x3e
const slash = 0x2f
const doubleQuote = 0x22
const singleQuote = 0x27
const openBracket = 0x5b
const closeBracket = 0x5d

/** The quote that a text is in after this byte: 0 outside of quotes. */
function trackQuote(byte: number, quote: number): number {
  if (quote !== 0) {
    if (byte === quote) return 0
    return quote
  }
  if (byte === doubleQuote || byte === singleQuote) return byte
  return 0
}

/** A document type while it is skipped: quotes and brackets may hold `>`. */
export class SkippedDoctype {
  #quote = 0
  #brackets = 0
  readonly #onDeclarations: () => void

  constructor(onDeclarations: () => void) {
    this.#onDeclarations = onDeclarations
  }

  /** The place after its end, or -1 when it goes on after the buffer. */
  skip(buffer: Buffer, from: number): number {
    for (let at = from; at < buffer.length; at += 1) {
      const byte = buffer[at] ?? 0
      const before = this.#quote
      this.#quote = trackQuote(byte, before)
      if (before !== 0 || this.#quote !== 0) continue
      if (byte === openBracket) {
        if (this.#brackets === 0) this.#onDeclarations()
        this.#brackets += 1
      } else if (byte === closeBracket) this.#brackets -= 1
      else if (byte === gt && this.#brackets <= 0) return at + 1
    }
    return -1
  }
}

/** A start tag that is too long to keep: its beginning is kept, the rest is skipped and counted. */
export class LongTag {
  readonly #kept: Buffer
  readonly #quoteAtCut: number
  #quote: number
  #last: number
  #dropped = 0

  /** @param quote the quote that the tag is in at the end of what is kept, 0 for none */
  constructor(beginning: Buffer, quote: number) {
    this.#kept = beginning
    this.#quoteAtCut = quote
    this.#quote = quote
    this.#last = beginning.at(-1) ?? 0
  }

  /** Characters of quoted values that were skipped. */
  get dropped(): number {
    return this.#dropped
  }

  /** The place after its end, or -1 when it goes on after the buffer. */
  skip(buffer: Buffer, from: number): number {
    for (let at = from; at < buffer.length; at += 1) {
      const byte = buffer[at] ?? 0
      const before = this.#quote
      this.#quote = trackQuote(byte, before)
      if (before !== 0) {
        if (this.#quote !== 0 && isLeadingByte(byte)) this.#dropped += 1
      } else if (byte === gt) return at + 1
      this.#last = byte
    }
    return -1
  }

  /** The tag as if it had ended where it was cut, without `<` and `>`. */
  end(): Buffer {
    const quote = this.#quoteAtCut === 0 ? '' : String.fromCharCode(this.#quoteAtCut)
    return Buffer.concat([this.#kept, Buffer.from(quote + (this.#last === slash ? '/' : ''))])
  }
}
