import type { Result } from '../../../model/run/result.ts'
import type { Collector } from '../../collector.ts'
import { formatEnvironment } from '../../environment.ts'
import { keepPossibleMs } from '../../numbers.ts'
import { findOutcome } from '../../statuses.ts'
import { XmlAttributes } from '../../xml/attributes.ts'
import { findEmptyEnd, startsWithText } from '../../xml/bytes.ts'
import type { JunitIdentities } from './identity.ts'
import {
  areEntities,
  areEqual,
  copyRange,
  createRange,
  decodeInto,
  hasReferences,
  isPlainName,
  isSameRange,
  kinds,
  kindsByByte,
  type Range,
} from './plain-text.ts'
import type { Suite } from './suite.ts'
import type { Writer } from './writer.ts'

const element = 'testcase'
/** What a case says beside its result. */
const silent = ['system-out', 'system-err'] as const
const space = 0x20
const quote = 0x22
const apostrophe = 0x27
const equals = 0x3d
const zero = 0x30
const nine = 0x39
const point = 0x2e
const slash = 0x2f
const gt = 0x3e
/** No attribute that is known has a longer name. */
const longestName = 12
const longestValue = 1_000
/**
 * Reading stops this many bytes before the end of a buffer: one read beyond it makes all later reads slow.
 */
const lookAhead = 2

/**
 * Known attributes. Those after `result` don't matter for a passed case; `class` is read without a
 * `classname`. Of the first three it is remembered where they are.
 */
const attributeNames = [
  ...(['name', 'classname', 'file', 'time', 'status', 'result'] as const),
  ...(['assertions', 'timestamp', 'class'] as const),
]
const classAt = attributeNames.indexOf('class')

const absent: Readonly<Range> = createRange()

/** What neighbours share. `suite` undefined: nothing is known. */
interface Neighbour {
  readonly suite: Suite
  /** False where the suite or its writer makes its cases more than a name. */
  readonly isPlain: boolean
  readonly repeat: Result['repeat']
  readonly ofClass: KnownPlace
  /** Place of the cases whose class repeats their name. */
  readonly own: KnownPlace
}

/** The place of the last case, or -1, and its attributes as bytes; undefined for an absent one. */
interface KnownPlace {
  classname: Buffer | undefined
  file: Buffer | undefined
  place: number
}

/**
 * Reads `<testcase name="…" classname="…" time="…"/>`, what almost all of a large report is, straight from
 * its bytes. It takes what it understands completely; everything else is left to the reader of all cases,
 * which gives the same result.
 */
export class PlainCases {
  readonly #collector: Collector
  readonly #identities: JunitIdentities
  readonly #warn: (message: string) => void
  #last: Neighbour | undefined
  // Used for case after case: an object for each would be most of the garbage.
  readonly #name = createRange()
  readonly #classname = createRange()
  readonly #file = createRange()
  readonly #other = createRange()
  readonly #remembered = [this.#name, this.#classname, this.#file]
  #durationMs = Number.NaN
  /** Values of `status` and `result` that were looked at last and mean that a case passed. */
  readonly #passing: { status: Buffer | undefined; result: Buffer | undefined } = {
    status: undefined,
    result: undefined,
  }
  /** The name without references. */
  #decoded = Buffer.allocUnsafeSlow(1_024)

  constructor(collector: Collector, identities: JunitIdentities, warn: (message: string) => void) {
    this.#collector = collector
    this.#identities = identities
    this.#warn = warn
  }

  /** The properties of a suite changed. */
  forget(): void {
    this.#last = undefined
  }

  /** Where the case ends whose bytes start after `<`, if it was taken; else -1. */
  take(bytes: Buffer, start: number, suite: Suite, writer: Writer): number {
    const { passes } = this.#collector
    const limit = bytes.length - lookAhead
    if (passes === undefined || start + element.length > limit || !startsWithText(bytes, start, element))
      return -1
    const end = this.#readAttributes(bytes, start + element.length)
    const after = end === -1 ? -1 : findEmptyEnd(bytes, end, element, silent)
    if (after === -1) return -1
    if (this.#last?.suite !== suite) this.#last = describeSuite(suite, writer)
    const last = this.#last
    if (!last.isPlain) return -1
    const name = this.#name
    const classname = this.#classname
    const isDecoded = hasReferences(name)
    const text = isDecoded ? this.#decoded : bytes
    const from = isDecoded ? 0 : name.start
    const to = isDecoded ? decodeInto(text, bytes, name) : name.end
    if (!isPlainName(name, text, from, to)) return -1
    // Writers that have no class repeat the name; then the class is not part of the place.
    let repeatsName = areEqual(bytes, name.start, name.end, bytes, classname.start, classname.end)
    if (!repeatsName && hasReferences(classname)) return -1
    if (!repeatsName && isDecoded)
      repeatsName = areEqual(text, from, to, bytes, classname.start, classname.end)
    const known = repeatsName ? last.own : last.ofClass
    const classRange = repeatsName ? absent : classname
    if (
      known.place === -1 ||
      !isSameRange(known.classname, bytes, classRange) ||
      !isSameRange(known.file, bytes, this.#file)
    ) {
      known.place = this.#findPlace(bytes, start, end, suite)
      known.classname = copyRange(bytes, classRange)
      known.file = copyRange(bytes, this.#file)
    }
    const { place } = known
    if (place === -1) return -1
    this.#collector.countPass()
    passes.add(place, text, from, to, this.#durationMs, last.repeat)
    return after
  }

  /** The place as the reader of all cases works it out; -1 where the case is more than a name in a place. */
  #findPlace(bytes: Buffer, start: number, end: number, caseSuite: Suite): number {
    const tag = bytes.toString('utf8', start, end)
    const attributes = new XmlAttributes(tag, element.length, 0, this.#warn)
    const { id, file, suite, name, variant } = this.#identities.identifyCase(attributes, caseSuite, {})
    const isPlain = id === undefined && variant === undefined && name === attributes.get('name')
    if (isPlain) return this.#collector.passes?.placeOf(file, suite) ?? -1
    return -1
  }

  /** Where the attributes end, before `/>` or `>`; -1 unless all of them are known and mean what they say. */
  #readAttributes(bytes: Buffer, from: number): number {
    for (const range of this.#remembered) range.start = range.end = range.kinds = 0
    this.#durationMs = Number.NaN
    const limit = bytes.length - lookAhead
    let at = from
    let seen = 0
    while (at < limit) {
      const before = at
      while (at < limit && (bytes[at] ?? 0) <= space) at += 1
      if (bytes[at] === slash || bytes[at] === gt) {
        const isOfClass = this.#classname.end > 0 || ((seen >> classAt) & 1) === 0
        if (isOfClass && this.#name.end > 0) return at
        return -1
      }
      const start = at
      const longest = Math.min(limit, start + longestName)
      while (at < longest && bytes[at] !== equals) at += 1
      const index = findAttribute(bytes, start, at)
      const mark = bytes[at + 1]
      if (index === -1 || start === before || (mark !== quote && mark !== apostrophe)) return -1
      const value = at + 2
      const last = Math.min(limit, value + longestValue)
      let byteKinds = 0
      for (at = value; at < last; at += 1) {
        const byte = bytes[at] ?? 0
        if (byte === mark) break
        byteKinds |= kindsByByte[byte] ?? 0
      }
      // A doubled attribute is left to the reader of all cases, which warns about it.
      if (at >= last || (byteKinds & kinds.control) !== 0 || ((seen >> index) & 1) !== 0) return -1
      seen |= 1 << index
      const range = this.#remembered[index] ?? this.#other
      range.start = value
      range.end = at
      range.kinds = byteKinds
      if (!this.#isUnderstood(index, bytes, range)) return -1
      at += 1
    }
    return -1
  }

  /** False for a value that means more than it says. */
  #isUnderstood(index: number, bytes: Buffer, value: Readonly<Range>): boolean {
    const attribute = attributeNames[index]
    if (attribute === 'time') return this.#readTime(bytes, value)
    if (attribute === 'name' || attribute === 'classname' || attribute === 'file') {
      const mayRefer = attribute !== 'file'
      return value.end > value.start && (!hasReferences(value) || (mayRefer && areEntities(bytes, value)))
    }
    if (hasReferences(value)) return false
    return (attribute !== 'status' && attribute !== 'result') || this.#isPassing(attribute, bytes, value)
  }

  #isPassing(attribute: 'status' | 'result', bytes: Buffer, { start, end }: Readonly<Range>): boolean {
    const known = this.#passing[attribute]
    if (known !== undefined && areEqual(known, 0, known.length, bytes, start, end)) return true
    const value = bytes.toString('utf8', start, end)
    const isPassing = findOutcome('junit', value) === 'passed'
    if (isPassing) this.#passing[attribute] = Buffer.from(bytes.subarray(start, end))
    return isPassing
  }

  /** Seconds as plain digits. */
  #readTime(bytes: Buffer, { start, end }: Readonly<Range>): boolean {
    // `scale`: by what the decimals divide; 0 before the point.
    let digits = 0
    let scale = 0
    if (end === start || end - start > 16 || bytes[start] === point) return false
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte === point && scale === 0) scale = 1
      else if (byte >= zero && byte <= nine) {
        digits = digits * 10 + byte - zero
        scale *= 10
      } else return false
    }
    if (digits > Number.MAX_SAFE_INTEGER) return false
    // Both numbers are exact, so the quotient is what parsing the text gives.
    this.#durationMs = keepPossibleMs((digits / Math.max(1, scale)) * 1_000) ?? Number.NaN
    return true
  }
}

/** Index of the attribute whose name these bytes are; -1 without one. */
function findAttribute(bytes: Buffer, start: number, end: number): number {
  for (let index = 0; index < attributeNames.length; index += 1) {
    const name = attributeNames[index] ?? ''
    if (name.length === end - start && startsWithText(bytes, start, name)) return index
  }
  return -1
}

function describeSuite(suite: Suite, writer: Writer): Neighbour {
  const { bare, linter, about, environment } = suite
  const isPlain =
    !bare &&
    linter === undefined &&
    Object.values(about).every((value) => value === undefined) &&
    formatEnvironment(environment) === undefined &&
    writer.namesCasesAsWritten
  const repeat = writer.decideRepeat(suite, { isNumbered: false, hasId: false })
  const unknown: KnownPlace = { classname: undefined, file: undefined, place: -1 }
  return { suite, isPlain, repeat, ofClass: { ...unknown }, own: unknown }
}
