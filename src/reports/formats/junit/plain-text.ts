import { isUtf8 } from 'node:buffer'
import { startsWithText } from '../../xml/bytes.ts'

/** Where a value is in the bytes of a report; empty for an absent one. */
export interface Range {
  start: number
  end: number
  /** The {@link kinds} of its bytes, or-ed. */
  kinds: number
}

/** The range of an absent value. */
export function createRange(): Range {
  return { start: 0, end: 0, kinds: 0 }
}

const space = 0x20
const deletion = 0x7f
const ampersand = 0x26
const backslash = 0x5c
const slash = 0x2f
const colon = 0x3a
const openingRound = 0x28
const closingRound = 0x29
const openingSquare = 0x5b
const closingSquare = 0x5d
const zero = 0x30
const nine = 0x39
const lowerCase = 0x20

/** What keeps a byte from being part of a value that is taken as it is. */
export const kinds = { control: 1, reference: 2, backslash: 4, beyondAscii: 8 } as const

/** The kind of every byte; 0 for most. */
export const kindsByByte: Readonly<Uint8Array> = Uint8Array.from({ length: 256 }, (_, byte) => {
  if (byte < space || byte === deletion) return kinds.control
  if (byte === ampersand) return kinds.reference
  if (byte === backslash) return kinds.backslash
  if (byte >= 0x80) return kinds.beyondAscii
  return 0
})

const entities = [
  ['lt;', 0x3c],
  ['gt;', 0x3e],
  ['amp;', 0x26],
  ['quot;', 0x22],
  ['apos;', 0x27],
] as const

/** Whether the value holds references. */
export function hasReferences(range: Readonly<Range>): boolean {
  return (range.kinds & kinds.reference) !== 0
}

/** Whether all references in a value are to the five entities of XML. */
export function areEntities(bytes: Buffer, { start, end }: Readonly<Range>): boolean {
  for (let at = start; at < end; at += 1)
    if (bytes[at] === ampersand && findEntity(bytes, at + 1, end) === undefined) return false
  return true
}

function findEntity(bytes: Buffer, at: number, end: number): (typeof entities)[number] | undefined {
  for (const entity of entities)
    if (at + entity[0].length <= end && startsWithText(bytes, at, entity[0])) return entity
  return undefined
}

/**
 * Writes the value with its references replaced, which is never longer, and returns where it ends in the
 * target.
 */
export function decodeInto(target: Buffer, bytes: Buffer, { start, end }: Readonly<Range>): number {
  let used = 0
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    const entity = byte === ampersand ? findEntity(bytes, at + 1, end) : undefined
    target[used] = entity?.[1] ?? byte
    used += 1
    at += entity?.[0].length ?? 0
  }
  return used
}

/**
 * Whether a name is the name of its case as it is: valid UTF-8 of characters that names as bytes may have, no
 * path of a machine, and not the name of an iteration.
 *
 * @param range of the name as it is written; the bytes are those without references
 */
export function isPlainName(range: Readonly<Range>, bytes: Buffer, start: number, end: number): boolean {
  if ((range.kinds & kinds.backslash) !== 0) return false
  if ((range.kinds & kinds.beyondAscii) !== 0 && !isPlainUtf8(bytes, start, end)) return false
  if (bytes[start] === slash || bytes[start + 1] === colon || hasPrefix(bytes, start, end, 'file:'))
    return false
  return !hasPrefix(bytes, start, end, 'repetition ') && !mayEndInNumber(bytes, start, end)
}

/** Whether the bytes are valid UTF-8 in which no character takes four bytes. */
function isPlainUtf8(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) if ((bytes[at] ?? 0) >= 0xf0) return false
  return isUtf8(bytes.subarray(start, end))
}

/** Whether the bytes start with the prefix, in upper or lower case. */
function hasPrefix(bytes: Buffer, start: number, end: number, prefix: string): boolean {
  if (end - start < prefix.length) return false
  for (let index = 0; index < prefix.length; index += 1)
    if (((bytes[start + index] ?? 0) | lowerCase) !== (prefix.charCodeAt(index) | lowerCase)) return false
  return true
}

/** Whether it may end in the number of an iteration: `(iteration 2)`, `[trial 3 of 5]`. */
function mayEndInNumber(bytes: Buffer, start: number, end: number): boolean {
  const last = bytes[end - 1]
  if (last !== closingRound && last !== closingSquare) return false
  const digit = bytes[end - 2] ?? 0
  if (digit < zero || digit > nine) return false
  let open = end - 3
  while (open >= start && bytes[open] !== openingRound && bytes[open] !== openingSquare) open -= 1
  return ['iteration', 'repe', 'trial'].some((word) => hasPrefix(bytes, open + 1, end, word))
}

export function isSameRange(
  known: Buffer | undefined,
  bytes: Buffer,
  { start, end }: Readonly<Range>,
): boolean {
  if (known === undefined) return end === start
  return areEqual(known, 0, known.length, bytes, start, end)
}

export function areEqual(
  left: Buffer,
  leftStart: number,
  leftEnd: number,
  right: Buffer,
  rightStart: number,
  rightEnd: number,
): boolean {
  const length = leftEnd - leftStart
  if (length !== rightEnd - rightStart) return false
  for (let at = 0; at < length; at += 1) if (left[leftStart + at] !== right[rightStart + at]) return false
  return true
}

export function copyRange(bytes: Buffer, { start, end }: Readonly<Range>): Buffer | undefined {
  if (end === start) return undefined
  return Buffer.from(bytes.subarray(start, end))
}
