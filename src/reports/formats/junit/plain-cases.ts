import type { Result } from '../../../model/run/result.ts'
import type { Collector } from '../../collector.ts'
import { variantOfEnvironment } from '../../environment.ts'
import { possibleMs } from '../../numbers.ts'
import { XmlAttributes } from '../../xml/attributes.ts'
import { startsWith } from '../../xml/bytes.ts'
import type { JunitIdentities } from './identity.ts'
import type { Suite } from './suite.ts'
import type { Writer } from './writer.ts'

const element = 'testcase'
const longestName = 1_000
const [space, quote, apostrophe, equals] = [0x20, 0x22, 0x27, 0x3d]
const [ampersand, backslash, closingRound, closingSquare] = [0x26, 0x5c, 0x29, 0x5d]
const [zero, nine, point] = [0x30, 0x39, 0x2e]

/** What neighbours share. `suite` undefined: nothing is known. */
interface Neighbour {
  readonly suite: Suite
  /** False where the suite or its writer makes its cases more than a name. */
  readonly isPlain: boolean
  readonly repeat: Result['repeat']
  /** Attribute values as bytes; undefined for an absent one. */
  classname: Buffer | undefined
  file: Buffer | undefined
  place: number
}

/**
 * Reads `<testcase name="…" classname="…" time="…"/>`, what almost all of a large report is, straight from its bytes. It
 * takes what it understands completely; everything else is left to the reader of all cases, which gives the same result.
 */
export class PlainCases {
  readonly #collector: Collector
  readonly #identities: JunitIdentities
  readonly #warn: (message: string) => void
  #last: Neighbour | undefined
  readonly #name = { start: 0, end: 0 }
  readonly #classname = { start: 0, end: 0 }
  readonly #file = { start: 0, end: 0 }
  #durationMs = Number.NaN

  constructor(collector: Collector, identities: JunitIdentities, warn: (message: string) => void) {
    this.#collector = collector
    this.#identities = identities
    this.#warn = warn
  }

  /** The properties of a suite changed. */
  forget(): void {
    this.#last = undefined
  }

  /** Whether the case was taken. The tag is the bytes between `<` and `/>`. */
  take(bytes: Buffer, start: number, end: number, suite: Suite, writer: Writer): boolean {
    const { passes } = this.#collector
    if (passes === undefined || !startsWith(bytes, start, element)) return false
    if (!this.#readAttributes(bytes, start + element.length, end)) return false
    if (this.#last?.suite !== suite) this.#last = aboutSuite(suite, writer)
    const last = this.#last
    if (!last.isPlain) return false
    const isKnown =
      last.place !== -1 &&
      isSame(last.classname, bytes, this.#classname) &&
      isSame(last.file, bytes, this.#file)
    // Writers that have no class repeat the name; then the class is not part of the place.
    const repeatsName = areEqual(bytes, this.#name, this.#classname)
    if ((!isKnown || repeatsName) && !this.#findPlace(bytes, start, end, last)) return false
    this.#collector.addPass(
      last.place,
      bytes,
      this.#name.start,
      this.#name.end,
      this.#durationMs,
      last.repeat,
    )
    if (repeatsName) last.place = -1
    return true
  }

  /** Works out the place as the reader of all cases does. */
  #findPlace(bytes: Buffer, start: number, end: number, last: Neighbour): boolean {
    const tag = bytes.toString('utf8', start, end)
    const attributes = new XmlAttributes(tag, element.length, 0, this.#warn)
    const { id, file, suite, name, variant } = this.#identities.caseOf(attributes, last.suite, {})
    const isPlain = id === undefined && variant === undefined && name === attributes.get('name')
    if (!isPlain) return false
    last.place = this.#collector.passes?.placeOf(file, suite) ?? -1
    last.classname = copyOf(bytes, this.#classname)
    last.file = copyOf(bytes, this.#file)
    return last.place !== -1
  }

  /** False unless all attributes are known and mean what they say. */
  #readAttributes(bytes: Buffer, from: number, end: number): boolean {
    this.#name.end = this.#name.start = 0
    this.#classname.end = this.#classname.start = 0
    this.#file.end = this.#file.start = 0
    this.#durationMs = Number.NaN
    let [at, hasTime] = [from, false]
    for (;;) {
      if (at < end && bytes[at] !== space) return false
      while (at < end && bytes[at] === space) at += 1
      if (at >= end) break
      const nameStart = at
      while (at < end && bytes[at] !== equals) at += 1
      const mark = bytes[at + 1]
      if (mark !== quote && mark !== apostrophe) return false
      const valueStart = at + 2
      let valueEnd = valueStart
      while (valueEnd < end && bytes[valueEnd] !== mark) valueEnd += 1
      if (valueEnd >= end) return false
      const length = at - nameStart
      if (length === 4 && startsWith(bytes, nameStart, 'name')) {
        if (!keepText(bytes, this.#name, valueStart, valueEnd)) return false
      } else if (length === 9 && startsWith(bytes, nameStart, 'classname')) {
        if (!keepText(bytes, this.#classname, valueStart, valueEnd)) return false
      } else if (length === 4 && startsWith(bytes, nameStart, 'file')) {
        if (!keepText(bytes, this.#file, valueStart, valueEnd)) return false
      } else if (length === 4 && startsWith(bytes, nameStart, 'time')) {
        if (hasTime || !this.#readTime(bytes, valueStart, valueEnd)) return false
        hasTime = true
      } else return false
      at = valueEnd + 1
    }
    return isPlainName(bytes, this.#name)
  }

  /** Seconds as plain digits. */
  #readTime(bytes: Buffer, start: number, end: number): boolean {
    let [digits, decimals, seen] = [0, -1, 0]
    for (let at = start; at < end; at += 1) {
      const byte = bytes[at] ?? 0
      if (byte === point) {
        if (decimals >= 0 || seen === 0) return false
        decimals = 0
      } else if (byte >= zero && byte <= nine) {
        digits = digits * 10 + byte - zero
        seen += 1
        if (decimals >= 0) decimals += 1
      } else return false
    }
    if (seen === 0 || seen > 15) return false
    // Both numbers are exact, so the quotient is what parsing the text gives.
    this.#durationMs = possibleMs((digits / 10 ** Math.max(0, decimals)) * 1_000) ?? Number.NaN
    return true
  }
}

interface Range {
  start: number
  end: number
}

function aboutSuite(suite: Suite, writer: Writer): Neighbour {
  const { bare, linter, about, environment } = suite
  const isPlain =
    !bare &&
    linter === undefined &&
    Object.values(about).every((value) => value === undefined) &&
    variantOfEnvironment(environment) === undefined &&
    writer.namesCasesAsWritten
  const repeat = writer.repeatOf(suite, { isNumbered: false, hasId: false })
  return { suite, isPlain, repeat, classname: undefined, file: undefined, place: -1 }
}

/** Keeps a value of printable ASCII characters that needs no decoding. False for others, and for a second one. */
function keepText(bytes: Buffer, range: Range, start: number, end: number): boolean {
  if (range.start !== 0 || end - start > longestName || end === start) return false
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < space || byte >= 0x7f || byte === ampersand || byte === backslash) return false
  }
  range.start = start
  range.end = end
  return true
}

/** Not one that may end with the number of an iteration. */
function isPlainName(bytes: Buffer, { start, end }: Range): boolean {
  if (end === start) return false
  const last = bytes[end - 1]
  if (last === closingRound || last === closingSquare) return false
  // `repetition 2 of 5`, in any case of letters.
  return ((bytes[start] ?? 0) | 0x20) !== 0x72 || ((bytes[start + 1] ?? 0) | 0x20) !== 0x65
}

function isSame(known: Buffer | undefined, bytes: Buffer, { start, end }: Range): boolean {
  if (known === undefined) return end === start
  if (known.length !== end - start) return false
  for (let at = 0; at < known.length; at += 1) if (known[at] !== bytes[start + at]) return false
  return true
}

function areEqual(bytes: Buffer, a: Range, b: Range): boolean {
  if (a.end - a.start !== b.end - b.start) return false
  for (let at = 0; at < a.end - a.start; at += 1)
    if (bytes[a.start + at] !== bytes[b.start + at]) return false
  return true
}

function copyOf(bytes: Buffer, { start, end }: Range): Buffer | undefined {
  return end === start ? undefined : Buffer.from(bytes.subarray(start, end))
}
