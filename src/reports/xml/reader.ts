import { ByteWindow } from '../bytes/byte-window.ts'
import { Damage } from '../damage.ts'
import { XmlAttributes } from './attributes.ts'
import {
  findCharacterEnd,
  findNextTag,
  getLocalName,
  isBlankRange,
  isLeadingByte,
  isSameName,
  startsWithText,
} from './bytes.ts'
import type { XmlHandler } from './handler.ts'
import { LongTag, SkippedDoctype } from './skipped.ts'

/** Deeper than any real report; anything deeper is an attack. */
const deepest = 512
/** A start tag is kept whole up to this size; beyond it the running attribute is cut. */
const longestTag = 1024 * 1024
const longestName = 1_000

type Mode = 'text' | 'cdata' | 'comment' | 'instruction' | 'doctype' | 'long-tag'

const lt = 0x3c
const gt = 0x3e
const slash = 0x2f
const bang = 0x21
const question = 0x3f
const doubleQuote = 0x22
const singleQuote = 0x27

/**
 * Reads XML from UTF-8 bytes in one pass and constant memory. No entity is expanded and nothing external is
 * read. It checks what a truthful count needs (tags that match, an end that is there) and throws
 * {@link Damage} where they don't; the rest (control characters, unknown entities) is tolerated.
 */
export class XmlReader {
  readonly #handler: XmlHandler
  readonly #names: string[] = []
  #mode: Mode = 'text'
  readonly #window = new ByteWindow()
  /** Offset of the first byte of the buffer being read. */
  #offset = 0
  #doctype: SkippedDoctype | undefined
  #long: LongTag | undefined
  #roots = 0

  readonly #warn: (message: string) => void
  /** Names that were checked before. */
  readonly #knownNames = new Set<string>()

  constructor(handler: XmlHandler) {
    this.#handler = handler
    this.#warn = (message) => handler.warn(message)
  }

  write(chunk: Buffer): void {
    const buffer = this.#window.add(chunk)
    let at = 0
    let next = 0
    while (at < buffer.length) {
      next = this.#step(buffer, at)
      if (next < 0) break
      at = next
    }
    // A negative result asks for more bytes and says from where they must be kept.
    if (next < 0) at = ~next
    this.#window.consume(at)
    this.#offset += at
  }

  end(): void {
    const [open] = this.#names.slice(-1)
    if (this.#mode === 'text' && open === undefined && !this.#window.has(lt)) {
      if (this.#roots === 0) throw this.#damage('it holds no XML element', this.#offset)
      return
    }
    const inside = open === undefined ? '' : ` inside <${open}>`
    throw Damage.atEnd(`the file ends${inside} before it is complete`, this.#offset + this.#window.length)
  }

  #damage(message: string, offset: number): Damage {
    return new Damage(message, offset, 'The file is not well-formed XML. Look at the step that writes it.')
  }

  #step(buffer: Buffer, at: number): number {
    switch (this.#mode) {
      case 'text':
        return this.#text(buffer, at)
      case 'cdata':
        return this.#until(buffer, at, ']]>', true)
      case 'comment':
        return this.#until(buffer, at, '-->', false)
      case 'instruction':
        return this.#until(buffer, at, '?>', false)
      case 'doctype':
        return this.#skipDoctype(buffer, at)
      case 'long-tag':
        return this.#skipLongTag(buffer, at)
    }
  }

  #text(buffer: Buffer, from: number): number {
    const open = findNextTag(buffer, from)
    const end = open === -1 ? findCharacterEnd(buffer, from) : open
    if (end > from) this.#characters(buffer, from, end)
    if (open === -1) return ~end
    const kind = buffer[open + 1]
    if (kind === undefined) return ~open
    if (kind === slash) return this.#closeTag(buffer, open)
    if (kind === bang) return this.#declaration(buffer, open)
    if (kind === question) {
      if (this.#roots === 0 && this.#offset + open > 0 && buffer.indexOf('<?xml ', open, 'latin1') === open)
        this.#handler.warn('the XML declaration is not at the very beginning')
      this.#mode = 'instruction'
      return open + 2
    }
    return this.#openTag(buffer, open)
  }

  #characters(buffer: Buffer, start: number, end: number): void {
    if (this.#handler.wantsText) this.#handler.text(buffer, start, end, false)
    else if (this.#names.length === 0 && !isBlankRange(buffer, start, end)) {
      if (this.#roots === 0) throw this.#damage('text before the first element', this.#offset + start)
      this.#handler.warn('text after the end of the document')
    }
  }

  #declaration(buffer: Buffer, open: number): number {
    if (startsWithText(buffer, open + 2, '--')) {
      this.#mode = 'comment'
      return open + 4
    }
    if (startsWithText(buffer, open + 2, '[CDATA[')) {
      this.#mode = 'cdata'
      return open + 9
    }
    const written = buffer.toString('latin1', open + 2, Math.min(open + 9, buffer.length))
    if (written.toUpperCase() === 'DOCTYPE') {
      this.#mode = 'doctype'
      this.#doctype = new SkippedDoctype(() =>
        this.#warn('a document type with declarations; none of them is used'),
      )
      return open + 9
    }
    if (written.length < 7) return ~open
    throw this.#damage(`<!${written}… is neither a comment nor CDATA`, this.#offset + open)
  }

  #until(buffer: Buffer, from: number, terminator: string, isText: boolean): number {
    const terminatorAt = buffer.indexOf(terminator, from, 'latin1')
    let end = terminatorAt
    if (terminatorAt === -1) {
      end = Math.max(from, buffer.length - terminator.length + 1)
      while (end > from && !isLeadingByte(buffer[end] ?? 0)) end -= 1
    }
    if (isText && end > from && this.#handler.wantsText) this.#handler.text(buffer, from, end, true)
    if (terminatorAt === -1) return ~end
    this.#mode = 'text'
    return terminatorAt + terminator.length
  }

  #skipDoctype(buffer: Buffer, from: number): number {
    const end = this.#doctype?.skip(buffer, from) ?? from
    if (end === -1) return buffer.length
    this.#mode = 'text'
    this.#doctype = undefined
    return end
  }

  #closeTag(buffer: Buffer, open: number): number {
    const end = buffer.indexOf(gt, open + 2)
    if (end === -1) {
      if (buffer.length - open > longestTag)
        throw this.#damage('an end tag without an end', this.#offset + open)
      return ~open
    }
    const expected = this.#names.at(-1)
    if (expected === undefined || !isSameName(buffer, open + 2, end, expected)) {
      const written = buffer.toString('utf8', open + 2, Math.min(end, open + 82)).trim()
      throw this.#damage(
        expected === undefined ? `</${written}> closes nothing` : `</${written}> closes <${expected}>`,
        this.#offset + open,
      )
    }
    this.#names.pop()
    this.#handler.close(getLocalName(expected))
    return end + 1
  }

  #openTag(buffer: Buffer, open: number): number {
    const depth = this.#names.length
    const after = depth === 0 || depth >= deepest ? -1 : (this.#handler.leaf?.(buffer, open + 1) ?? -1)
    if (after !== -1) return after
    let quote = 0
    for (let at = open + 1; at < buffer.length; at += 1) {
      const byte = buffer[at]
      if (quote !== 0) {
        if (byte === quote) quote = 0
      } else if (byte === doubleQuote || byte === singleQuote) quote = byte
      else if (byte === gt) {
        this.#element(buffer, open + 1, at, 0)
        return at + 1
      }
    }
    if (buffer.length - open <= longestTag) return ~open
    this.#handler.warn('a tag longer than 1 MB; it was cut')
    const beginning = Buffer.from(buffer.subarray(open + 1, findCharacterEnd(buffer, open + 1)))
    this.#long = new LongTag(beginning, quote)
    this.#mode = 'long-tag'
    return buffer.length
  }

  #skipLongTag(buffer: Buffer, from: number): number {
    const long = this.#long
    const end = long?.skip(buffer, from) ?? from
    if (end === -1) return buffer.length
    this.#mode = 'text'
    this.#long = undefined
    const tag = long?.end()
    if (tag !== undefined) this.#element(tag, 0, tag.length, long?.dropped ?? 0)
    return end
  }

  #element(buffer: Buffer, start: number, end: number, dropped: number): void {
    const selfClosing = end > start && buffer[end - 1] === slash
    const tag = buffer.toString('utf8', start, selfClosing ? end - 1 : end)
    let nameEnd = 0
    while (nameEnd < tag.length && tag.charCodeAt(nameEnd) > 0x20) nameEnd += 1
    const written = tag.slice(0, nameEnd)
    this.#checkName(written, start)
    if (this.#names.length >= deepest)
      throw this.#damage(`elements nested deeper than ${deepest}`, this.#offset + start)
    if (this.#names.length === 0) {
      if (this.#roots === 1) this.#handler.warn('more than one document in one file; all are read')
      this.#roots += 1
    }
    const name = getLocalName(written)
    this.#handler.open(name, new XmlAttributes(tag, nameEnd, dropped, this.#warn))
    if (selfClosing) this.#handler.close(name)
    else this.#names.push(written)
  }

  #checkName(name: string, at: number): void {
    if (this.#knownNames.has(name)) return
    if (name.length > longestName || !/^[\p{L}_:][^<>&"'=/]*$/u.test(name))
      throw this.#damage(`<${name.slice(0, 80)} is not an element`, this.#offset + at)
    if (this.#knownNames.size < 1_000) this.#knownNames.add(name)
  }
}
