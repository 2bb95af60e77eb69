import { findStringEnd } from './value.ts'

const quote = 0x22
const backslash = 0x5c
const comma = 0x2c
const colon = 0x3a
const openBrace = 0x7b
const closeBrace = 0x7d
const openBracket = 0x5b
const closeBracket = 0x5d
const zero = 0x30
const nine = 0x39
const space = 0x20
const firstBeyondAscii = 0x80

/** Larger values are not compared with the one before, and members with longer names are not read here. */
const longestRepeat = 256
/** An object with more is not read here. */
const mostMembers = 100
const exactDigits = 15

/**
 * A member of the object before: neighbours have mostly the same ones in the same order, often with the same
 * values.
 */
interface Step {
  /** Undefined for one that is skipped. */
  readonly name: string | undefined
  /** The bytes before its value: comma, name, colon and white space. */
  readonly head: Uint8Array
  /** The bytes of its value and the one after them. */
  readonly bytes: Uint8Array
  /** Number of these bytes; 0 for a value that is too large. */
  length: number
}

/**
 * Reads chosen members of one object after another straight from their bytes; others are skipped without
 * being built. It takes what it understands completely, and leaves everything else to `JSON.parse`, which
 * gives the same.
 */
export class JsonMembers {
  readonly #names: readonly string[]
  readonly #kinds: Uint8Array
  #steps: Step[] = []
  readonly #value: Record<string, unknown> = {}

  /** @param deepest how many lists and objects may lie within each other */
  constructor(names: readonly string[], deepest: number) {
    this.#names = names
    this.#kinds = new Uint8Array(deepest)
  }

  /** The members that {@link read} found; valid until its next call. */
  get value(): unknown {
    return this.#value
  }

  /**
   * Index after the object that begins at `from`; -1 where it does not end in this buffer, or has something
   * unusual.
   */
  read(buffer: Buffer, from: number): number {
    if (buffer[from] !== openBrace) return -1
    const steps = this.#steps
    let at = from + 1
    for (let index = 0; ; index += 1) {
      let step = steps[index]
      if (step === undefined || !isSameBytes(buffer, at, step.head, step.head.length)) {
        if (step !== undefined) this.#forget(index)
        at = skipWhite(buffer, at)
        if (buffer[at] === closeBrace) return at + 1
        step = this.#learn(buffer, at, index)
        if (step === undefined) return -1
      }
      at += step.head.length
      if (step.length > 0 && isSameBytes(buffer, at, step.bytes, step.length)) at += step.length - 1
      else at = this.#take(buffer, at, step)
      if (at === -1) {
        this.#forget(index)
        return -1
      }
    }
  }

  /** The steps from this one on are not those of the next object. */
  #forget(index: number): void {
    for (const { name } of this.#steps.splice(index)) if (name !== undefined) this.#value[name] = undefined
  }

  #learn(buffer: Buffer, from: number, index: number): Step | undefined {
    if (index >= mostMembers || (index > 0 && buffer[from] !== comma)) return undefined
    const start = index > 0 ? skipWhite(buffer, from + 1) : from
    if (buffer[start] !== quote) return undefined
    const end = findPlainEnd(buffer, start + 1)
    const colonAt = end === -1 ? -1 : skipWhite(buffer, end + 1)
    if (buffer[colonAt] !== colon || colonAt - from > longestRepeat) return undefined
    const written = buffer.toString('latin1', start + 1, end)
    const name = this.#names.includes(written) ? written : undefined
    // JSON.parse takes the last of two members with one name, so such an object is left to it.
    if (name !== undefined && this.#steps.some((known) => known.name === name)) return undefined
    const head = Uint8Array.from(buffer.subarray(from, skipWhite(buffer, colonAt + 1)))
    const step = { name, head, bytes: new Uint8Array(longestRepeat), length: 0 }
    this.#steps.push(step)
    return step
  }

  /** Reads a value and returns the index after it; -1 as for {@link read}. */
  #take(buffer: Buffer, at: number, step: Step): number {
    const { name, bytes } = step
    const plainEnd = buffer[at] === quote ? findPlainEnd(buffer, at + 1) : -1
    const end = plainEnd === -1 ? this.#endOf(buffer, at) : plainEnd + 1
    if (end === -1 || end === buffer.length) return -1
    if (name !== undefined) {
      const value =
        plainEnd === -1 ? parseValue(buffer, at, end) : buffer.toString('latin1', at + 1, plainEnd)
      if (value === undefined) return -1
      this.#value[name] = value
    }
    const length = end + 1 - at
    step.length = length <= longestRepeat ? length : 0
    for (let index = 0; index < step.length; index += 1) bytes[index] = buffer[at + index] ?? 0
    return end
  }

  #endOf(buffer: Buffer, at: number): number {
    const byte = buffer[at] ?? 0
    if (byte === quote) return findStringEnd(buffer, at + 1)
    if (byte === openBrace || byte === openBracket) return this.#endOfNested(buffer, at)
    let end = at
    while (end < buffer.length && isScalarByte(buffer[end] ?? 0)) end += 1
    if (parseValue(buffer, at, end) === undefined) return -1
    return end
  }

  #endOfNested(buffer: Buffer, from: number): number {
    const kinds = this.#kinds
    let depth = 0
    for (let at = from; at < buffer.length; at += 1) {
      const byte = buffer[at] ?? 0
      if (byte === quote) {
        at = findStringEnd(buffer, at + 1) - 1
        if (at < 0) return -1
      } else if (byte === openBrace || byte === openBracket) {
        if (depth === kinds.length) return -1
        kinds[depth] = byte
        depth += 1
      } else if (byte === closeBrace || byte === closeBracket) {
        depth -= 1
        // The codes of a closing bracket and its opening one differ by two.
        if (kinds[depth] !== byte - 2) return -1
        if (depth === 0) return at + 1
      }
    }
    return -1
  }
}

function isSameBytes(buffer: Buffer, at: number, bytes: Uint8Array, length: number): boolean {
  if (at + length > buffer.length) return false
  for (let index = 0; index < length; index += 1) if (buffer[at + index] !== bytes[index]) return false
  return true
}

function skipWhite(buffer: Buffer, from: number): number {
  let at = from
  while (at < buffer.length && isWhite(buffer[at] ?? 0)) at += 1
  return at
}

function isWhite(byte: number): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}

/** Where the closing quote of an ASCII string without escapes and control characters is; else -1. */
function findPlainEnd(buffer: Buffer, from: number): number {
  for (let at = from; at < buffer.length; at += 1) {
    const byte = buffer[at] ?? 0
    if (byte === quote) return at
    if (byte < space || byte >= firstBeyondAscii || byte === backslash) return -1
  }
  return -1
}

function isScalarByte(byte: number): boolean {
  const letter = byte | 0x20
  return (letter >= 0x61 && letter <= 0x7a) || (byte >= 0x2b && byte <= nine && byte !== comma)
}

/** The value that is written there; undefined for one that `JSON.parse` does not know. */
function parseValue(buffer: Buffer, start: number, end: number): unknown {
  const number = parsePlainNumber(buffer, start, end)
  if (number !== undefined) return number
  try {
    return JSON.parse(buffer.toString('utf8', start, end))
  } catch {
    return undefined
  }
}

/** Digits without a sign, point or leading zero. */
function parsePlainNumber(buffer: Buffer, start: number, end: number): number | undefined {
  if (end === start || end - start > exactDigits || (buffer[start] === zero && end - start > 1))
    return undefined
  let number = 0
  for (let at = start; at < end; at += 1) {
    const byte = buffer[at] ?? 0
    if (byte < zero || byte > nine) return undefined
    number = number * 10 + byte - zero
  }
  return number
}
