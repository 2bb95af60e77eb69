import { decodeEntities } from '../xml/attributes.ts'

/** Character data of one element: kept up to a limit, counted to the end. */
export class TextCollector {
  readonly #limit: number
  #text = ''
  /** Character data that was not CDATA and in which entities are still to be decoded. */
  #undecoded = ''
  #length = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  add(bytes: Buffer, start: number, end: number, raw: boolean): void {
    const room = this.#limit - this.#text.length - this.#undecoded.length
    // One character is at most four bytes long; a reference to one may be longer, but is decoded at the end.
    const taken = Math.max(0, Math.min(end, start + 4 * room))
    const cutAt = taken < end ? findCharacterStart(bytes, start, taken) : end
    if (cutAt > start && room > 0) {
      const piece = bytes.toString('utf8', start, cutAt)
      this.#length += piece.length
      if (raw) {
        this.#decode()
        this.#text += piece
      } else this.#undecoded += piece
    }
    if (cutAt < end || room <= 0) this.#length += countCharacters(bytes, room > 0 ? cutAt : start, end)
  }

  #decode(): void {
    if (this.#undecoded === '') return
    this.#text += decodeEntities(this.#undecoded)
    this.#undecoded = ''
  }

  /** The kept text, and how many characters there were (those that were not kept: as written). */
  finish(): { readonly text: string; readonly length: number } {
    const written = this.#text.length + this.#undecoded.length
    this.#decode()
    return { text: this.#text, length: this.#text.length + Math.max(0, this.#length - written) }
  }
}

function findCharacterStart(bytes: Buffer, start: number, at: number): number {
  let back = at
  while (back > start && ((bytes[back] ?? 0) & 0xc0) === 0x80) back -= 1
  return back
}

/** UTF-16 length of UTF-8 bytes. */
function countCharacters(bytes: Buffer, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if ((byte & 0xc0) !== 0x80) count += byte >= 0xf0 ? 2 : 1
  }
  return count
}
