import { Damage } from '../damage.ts'
import { formatCutMark } from '../text/text.ts'
import { parseTolerantly } from './parse.ts'

/** A string inside an entry is kept up to about this many bytes; the rest is dropped while reading. */
const longestString = 1024 * 1024
const largestEntry = 64 * 1024 * 1024

const quote = 0x22
const backslash = 0x5c

/** Bytes that neither begin nor end anything. */
const isPlain = new Uint8Array(256).fill(1)
for (const byte of Buffer.from('"{}[]')) isPlain[byte] = 0

/**
 * One JSON value on its way through the reader: followed to its end by brackets and quotes alone, collected as
 * bytes when it is wanted, and only then parsed.
 */
export class JsonValue {
  /** The end was seen. */
  complete = false
  readonly #offset: number
  readonly #deepest: number
  readonly #take: ((value: unknown, offset: number) => void) | undefined
  readonly #kinds: number[] = []
  #depth = 0
  #pieces: Buffer[] = []
  #size = 0
  #scalar = false
  #inString = false
  #escaped = false
  /** Where the running string begins or goes on in this buffer, and where a string being dropped closed. */
  #stringFrom = 0
  #closedAt = -1
  /** Kept bytes of the running string in all buffers. */
  #stringBytes = 0
  /** Characters of the running string that were dropped; -1 while nothing is dropped. */
  #dropped = -1

  constructor(offset: number, deepest: number, take: ((value: unknown, offset: number) => void) | undefined) {
    this.#offset = offset
    this.#deepest = deepest
    this.#take = take
  }

  /** Reads on in the buffer and returns where it stopped: after the value, or at the end of the buffer. */
  read(buffer: Buffer, from: number, base: number): number {
    this.#stringFrom = from
    this.#closedAt = -1
    const end = this.#follow(buffer, from, base)
    if (this.#take !== undefined) this.#collect(buffer, from, end, base)
    return end
  }

  /** At the end of the file a bare number or word is complete. */
  finishAtEnd(): boolean {
    if (this.#scalar) this.complete = true
    return this.complete
  }

  #follow(buffer: Buffer, from: number, base: number): number {
    let at = from
    const length = buffer.length
    if (this.#inString) {
      at = this.#followString(buffer, at)
      if (this.#inString) return length
      if (this.#depth === 0) return this.#finish(at)
    }
    // The loop runs over every byte of the file, so it keeps to locals.
    const kinds = this.#kinds
    let depth = this.#depth
    while (at < length) {
      const byte = buffer[at] ?? 0
      // Letters, digits, commas and colons within a list or object need no look.
      if (depth > 0 && isPlain[byte] === 1) {
        at += 1
        continue
      }
      if (byte === quote) {
        const close = findStringEnd(buffer, at + 1)
        if (close === -1) {
          this.#depth = depth
          return this.#beginString(buffer, at + 1)
        }
        at = close
        if (depth === 0) return this.#finish(at)
      } else if (byte === 0x7b || byte === 0x5b) {
        if (depth >= this.#deepest)
          throw new Damage('lists and objects nested too deeply', base + at, 'No report is nested like that.')
        kinds[depth] = byte
        depth += 1
        at += 1
      } else if (byte === 0x7d || byte === 0x5d) {
        // A bare number or word ends before the bracket of its container.
        if (depth === 0 && this.#scalar) return this.#finish(at)
        depth -= 1
        // The codes of a closing bracket and its opening one differ by two.
        if (depth < 0 || kinds[depth] !== byte - 2) throw createMalformedDamage(base + at)
        at += 1
        if (depth === 0) return this.#finish(at)
      } else {
        if (depth === 0) {
          if (this.#scalar && (byte === 0x2c || byte <= 0x20)) return this.#finish(at)
          this.#scalar = true
        }
        at += 1
      }
    }
    this.#depth = depth
    return length
  }

  /** A string that continues in the next buffer. */
  #beginString(buffer: Buffer, from: number): number {
    this.#inString = true
    this.#stringBytes = 0
    this.#stringFrom = from
    this.#followString(buffer, from)
    return buffer.length
  }

  #followString(buffer: Buffer, from: number): number {
    let at = from
    const length = buffer.length
    if (this.#escaped) {
      this.#escaped = false
      at += 1
    }
    while (at < length) {
      const byte = buffer[at]
      at += 1
      if (byte === quote) {
        this.#inString = false
        if (this.#dropped >= 0 && this.#closedAt === -1) this.#closedAt = at - 1
        return at
      }
      if (byte === backslash) {
        if (at === length) this.#escaped = true
        at += 1
      }
    }
    return at
  }

  #finish(at: number): number {
    this.complete = true
    return at
  }

  #collect(buffer: Buffer, from: number, end: number, base: number): void {
    let start = from
    if (this.#dropped >= 0) {
      const close = this.#closedAt === -1 ? end : this.#closedAt
      this.#dropped += countCharacters(buffer, from, close)
      if (this.#closedAt === -1) return
      this.#keepMark()
      start = close
    }
    let stop = end
    if (this.#inString) {
      this.#stringBytes += end - this.#stringFrom
      if (this.#stringBytes > longestString) stop = this.#beginDropping(buffer, end)
    }
    this.#size += stop - start
    if (this.#size > largestEntry)
      throw new Damage(
        'one entry is larger than 64 MB',
        base + from,
        'Make the writer of the report leave out large outputs.',
      )
    const piece = buffer.subarray(start, stop)
    // A value that ends here is parsed at once; only one that continues must outlive the buffer.
    if (stop > start) this.#pieces.push(this.complete ? piece : Buffer.from(piece))
  }

  /** A string that is too long is cut where neither a character nor an escape is split. */
  #beginDropping(buffer: Buffer, end: number): number {
    const safe = findSafeEnd(buffer, this.#stringFrom, end)
    if (safe === -1) return end
    this.#dropped = countCharacters(buffer, safe, end)
    this.#stringBytes -= end - safe
    return safe
  }

  #keepMark(): void {
    const keptBytes = this.#stringBytes
    this.#pieces.push(Buffer.from(formatCutMark(keptBytes, keptBytes + this.#dropped)))
    this.#dropped = -1
  }

  /** Parses the collected text and passes it on. */
  deliver(): void {
    if (this.#take === undefined) return
    const [only] = this.#pieces
    const bytes = this.#pieces.length === 1 && only !== undefined ? only : Buffer.concat(this.#pieces)
    this.#pieces = []
    this.#take(parseTolerantly(bytes.toString('utf8', 0, bytes.length), this.#offset), this.#offset)
  }
}

/** Index after the closing quote of a string whose content begins at `from`, or -1. */
export function findStringEnd(buffer: Buffer, from: number): number {
  const length = buffer.length
  let at = from
  while (at < length) {
    const byte = buffer[at]
    at += 1
    if (byte === quote) return at
    if (byte === backslash) at += 1
  }
  return -1
}

function createMalformedDamage(offset: number): Damage {
  return new Damage(
    'brackets do not match',
    offset,
    'The file is not well-formed JSON. Look at the step that writes it.',
  )
}

/** The last place in the last bytes before which no escape and no long character can be running; -1 if none. */
function findSafeEnd(buffer: Buffer, start: number, end: number): number {
  let plain = 0
  for (let at = end - 1; at >= Math.max(start, end - 4096); at -= 1) {
    const byte = buffer[at] ?? 0
    plain = byte < 0x80 && byte !== backslash ? plain + 1 : 0
    if (plain === 8) return at + 8
  }
  return -1
}

function countCharacters(buffer: Buffer, start: number, end: number): number {
  let count = 0
  for (let at = start; at < end; at += 1) if (((buffer[at] ?? 0) & 0xc0) !== 0x80) count += 1
  return count
}
