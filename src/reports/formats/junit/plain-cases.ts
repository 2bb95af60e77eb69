import type { Result } from '../../../model/run/result.ts'
import type { Collector } from '../../collector.ts'
import { variantOfEnvironment } from '../../environment.ts'
import { possibleMs } from '../../numbers.ts'
import { XmlAttributes } from '../../xml/attributes.ts'
import { startsWith } from '../../xml/bytes.ts'
import { outcomeOf } from './case.ts'
import type { JunitIdentities } from './identity.ts'
import {
  areEqual,
  copyOf,
  decodeInto,
  hasNoReference,
  isPlainName,
  isSame,
  keepText,
  type Range,
} from './plain-text.ts'
import type { Suite } from './suite.ts'
import type { Writer } from './writer.ts'

const element = 'testcase'
const [space, quote, apostrophe, equals] = [0x20, 0x22, 0x27, 0x3d]
const [zero, nine, point] = [0x30, 0x39, 0x2e]

/** Attributes that mean nothing for a case that passed. `class` is read where there is no `classname`. */
const ignored = ['assertions', 'timestamp', 'class'] as const

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
  /** The place of cases whose class repeats their name, and the file that it is for. */
  ownPlace: number
  ownFile: Buffer | undefined
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
  readonly #name = emptyRange()
  readonly #classname = emptyRange()
  readonly #file = emptyRange()
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

  /** Whether the case was taken. The tag is the bytes between `<` and `/>` or `>`. */
  take(bytes: Buffer, start: number, end: number, suite: Suite, writer: Writer): boolean {
    const { passes } = this.#collector
    if (passes === undefined || !startsWith(bytes, start, element)) return false
    if (!this.#readAttributes(bytes, start + element.length, end)) return false
    if (this.#last?.suite !== suite) this.#last = aboutSuite(suite, writer)
    const last = this.#last
    if (!last.isPlain) return false
    const [name, classname] = [this.#name, this.#classname]
    const isDecoded = name.hasReferences
    const text = isDecoded ? this.#decoded : bytes
    const from = isDecoded ? 0 : name.start
    const to = isDecoded ? decodeInto(text, bytes, name) : name.end
    if (!isPlainName(name, text, from, to)) return false
    // Writers that have no class repeat the name; then the class is not part of the place.
    let repeatsName = areEqual(bytes, name.start, name.end, bytes, classname.start, classname.end)
    if (!repeatsName && classname.hasReferences) return false
    if (!repeatsName && isDecoded)
      repeatsName = areEqual(text, from, to, bytes, classname.start, classname.end)
    const place = repeatsName
      ? this.#ownPlace(bytes, start, end, last)
      : this.#placeOfClass(bytes, start, end, last)
    if (place === -1) return false
    this.#collector.addPass(place, text, from, to, this.#durationMs, last.repeat)
    return true
  }

  #ownPlace(bytes: Buffer, start: number, end: number, last: Neighbour): number {
    if (last.ownPlace === -1 || !isSame(last.ownFile, bytes, this.#file)) {
      last.ownPlace = this.#findPlace(bytes, start, end, last.suite)
      last.ownFile = copyOf(bytes, this.#file)
    }
    return last.ownPlace
  }

  #placeOfClass(bytes: Buffer, start: number, end: number, last: Neighbour): number {
    const isKnown =
      last.place !== -1 &&
      isSame(last.classname, bytes, this.#classname) &&
      isSame(last.file, bytes, this.#file)
    if (!isKnown) {
      last.place = this.#findPlace(bytes, start, end, last.suite)
      last.classname = copyOf(bytes, this.#classname)
      last.file = copyOf(bytes, this.#file)
    }
    return last.place
  }

  /** The place as the reader of all cases works it out; -1 where the case is more than a name in a place. */
  #findPlace(bytes: Buffer, start: number, end: number, ofSuite: Suite): number {
    const tag = bytes.toString('utf8', start, end)
    const attributes = new XmlAttributes(tag, element.length, 0, this.#warn)
    const { id, file, suite, name, variant } = this.#identities.caseOf(attributes, ofSuite, {})
    const isPlain = id === undefined && variant === undefined && name === attributes.get('name')
    return isPlain ? (this.#collector.passes?.placeOf(file, suite) ?? -1) : -1
  }

  /** False unless all attributes are known and mean what they say. */
  #readAttributes(bytes: Buffer, from: number, end: number): boolean {
    this.#name.end = this.#name.start = 0
    this.#classname.end = this.#classname.start = 0
    this.#classname.hasReferences = false
    this.#file.end = this.#file.start = 0
    this.#durationMs = Number.NaN
    let [at, hasTime, seen] = [from, false, 0]
    for (;;) {
      if (at < end && (bytes[at] ?? 0) > space) return false
      while (at < end && (bytes[at] ?? 0) <= space) at += 1
      if (at >= end) break
      const start = at
      while (at < end && bytes[at] !== equals) at += 1
      const mark = bytes[at + 1]
      if (mark !== quote && mark !== apostrophe) return false
      const valueStart = at + 2
      let valueEnd = valueStart
      while (valueEnd < end && bytes[valueEnd] !== mark) valueEnd += 1
      if (valueEnd >= end) return false
      if (isNamed(bytes, start, at, 'name')) {
        if (!keepText(bytes, this.#name, valueStart, valueEnd)) return false
      } else if (isNamed(bytes, start, at, 'classname')) {
        if (!keepText(bytes, this.#classname, valueStart, valueEnd)) return false
      } else if (isNamed(bytes, start, at, 'file')) {
        if (!keepText(bytes, this.#file, valueStart, valueEnd) || this.#file.hasReferences) return false
      } else if (isNamed(bytes, start, at, 'time')) {
        if (hasTime || !this.#readTime(bytes, valueStart, valueEnd)) return false
        hasTime = true
      } else {
        const other = this.#otherAttribute(bytes, start, at, valueStart, valueEnd)
        // A second one is worth a warning.
        if (other === 0 || (seen & other) !== 0) return false
        seen |= other
      }
      at = valueEnd + 1
    }
    const isOfClass = this.#classname.end > 0 || (seen & bitOf('class')) === 0
    return isOfClass && this.#name.end > 0
  }

  /** A bit for each attribute that says nothing beyond that the case passed; 0 for another. */
  #otherAttribute(bytes: Buffer, start: number, end: number, valueStart: number, valueEnd: number): number {
    if (!hasNoReference(bytes, valueStart, valueEnd)) return 0
    if (isNamed(bytes, start, end, 'status'))
      return this.#isPassing('status', bytes, valueStart, valueEnd) ? 1 : 0
    if (isNamed(bytes, start, end, 'result'))
      return this.#isPassing('result', bytes, valueStart, valueEnd) ? 2 : 0
    for (const name of ignored) if (isNamed(bytes, start, end, name)) return bitOf(name)
    return 0
  }

  #isPassing(of: 'status' | 'result', bytes: Buffer, start: number, end: number): boolean {
    const known = this.#passing[of]
    if (known !== undefined && areEqual(known, 0, known.length, bytes, start, end)) return true
    const value = bytes.toString('utf8', start, end)
    const isPassing =
      outcomeOf(
        [],
        ...((of === 'status' ? [value, undefined] : [undefined, value]) as [string?, string?]),
      ) === 'passed'
    if (isPassing) this.#passing[of] = Buffer.from(bytes.subarray(start, end))
    return isPassing
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

function emptyRange(): Range {
  return { start: 0, end: 0, hasReferences: false, hasBackslash: false, bits: 0 }
}

function bitOf(name: (typeof ignored)[number]): number {
  return 4 << ignored.indexOf(name)
}

function isNamed(bytes: Buffer, start: number, end: number, name: string): boolean {
  return end - start === name.length && startsWith(bytes, start, name)
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
  const unknown = { classname: undefined, file: undefined, place: -1, ownPlace: -1, ownFile: undefined }
  return { suite, isPlain, repeat, ...unknown }
}
