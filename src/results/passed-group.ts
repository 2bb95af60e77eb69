import { isPlainName } from '../model/run/table/case-names.ts'
import type { BegunRun } from './run-from-json.ts'
import { isPlainGroup } from './run-schema.ts'

const passedStart = Buffer.from(',"passed":[')
const durationsStart = Buffer.from(',"durationsMs":[')
const [quote, comma, point, zero, nine] = [0x22, 0x2c, 0x2e, 0x30, 0x39]
const [closingSquare, closingCurly, backslash] = [0x5d, 0x7d, 0x5c]
/** Powers of ten, each exact. */
const powers = [1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15]

/**
 * Reads groups of cases that only passed, what almost all of a large results file is, straight from their bytes: a name
 * is compared with the one that followed in the run before, or looked up, and never becomes a string. It takes what it
 * understands completely; every other line is left to the reader of JSON, which gives the same result.
 */
export class PassedGroups {
  #numbers = new Int32Array(1_024)
  #durations = new Float64Array(1_024)
  #at = 0

  /**
   * Adds the cases of a group to the run. False, and nothing is added, where it does not take the line.
   *
   * @param line with or without the comma at its end
   */
  add(line: Buffer, { cases: table }: BegunRun): boolean {
    const start = line.indexOf(passedStart)
    const place = start === -1 ? undefined : placeOf(line.toString('utf8', 0, start))
    if (place === undefined) return false
    this.#at = start + passedStart.length
    const count = this.#readNames(line, table.names, table.names.placeOf(place.file, place.suite))
    if (count === 0) return false
    const hasDurations = startsWith(line, this.#at, durationsStart)
    if (hasDurations) {
      this.#at += durationsStart.length
      if (this.#readDurations(line) !== count) return false
    }
    if (line[this.#at] !== closingCurly) return false
    const rest = line.length - this.#at - 1
    if (rest > 1 || (rest === 1 && line[this.#at + 1] !== comma)) return false
    for (let index = 0; index < count; index += 1) {
      const durationMs = hasDurations ? (this.#durations[index] ?? Number.NaN) : Number.NaN
      table.addPass(this.#numbers[index] ?? 0, durationMs)
    }
    return true
  }

  /** Reads names and what closes their list; returns how many, or 0 where it does not understand them. */
  #readNames(line: Buffer, names: BegunRun['cases']['names'], place: number): number {
    let [at, count, next] = [this.#at, 0, -1]
    for (;;) {
      if (line[at] !== quote) return 0
      at += 1
      let number = next
      let end = names.endIfNext(next, place, line, at, quote)
      if (end === -1) {
        end = line.indexOf(quote, at)
        if (end === -1) return 0
        number = isAsciiText(line, at, end)
          ? names.add(place, line, at, end)
          : addText(line.toString('utf8', at, end), names, place)
        if (number === -1) return 0
      }
      if (count === this.#numbers.length) this.#grow()
      this.#numbers[count] = number
      count += 1
      next = number + 1
      at = end + 1
      if (line[at] !== comma) break
      at += 1
    }
    if (line[at] !== closingSquare) return 0
    this.#at = at + 1
    return count
  }

  /** Reads durations and what closes their list; returns how many, or -1 where it does not understand them. */
  #readDurations(line: Buffer): number {
    for (let count = 0; count < this.#durations.length; ) {
      const value = this.#readNumber(line)
      if (value === undefined) return -1
      this.#durations[count] = value
      count += 1
      const byte = line[this.#at]
      this.#at += 1
      if (byte === closingSquare) return count
      if (byte !== comma) return -1
    }
    return -1
  }

  /** A number in plain digits, as JSON allows it; NaN for `null`, undefined for others. */
  #readNumber(line: Buffer): number | undefined {
    const start = this.#at
    let [at, value, digits, decimals] = [start, 0, 0, -1]
    for (; ; at += 1) {
      const byte = line[at] ?? 0
      if (byte >= zero && byte <= nine) {
        value = value * 10 + byte - zero
        digits += 1
        if (decimals >= 0) decimals += 1
      } else if (byte === point && digits > 0 && decimals < 0) decimals = 0
      else break
    }
    this.#at = at
    if (digits === 0) {
      this.#at += 4
      return line.toString('latin1', at, at + 4) === 'null' ? Number.NaN : undefined
    }
    const isZeroFirst = line[start] === zero && digits > 1 && line[start + 1] !== point
    if (isZeroFirst || decimals === 0) return undefined
    if (digits > 15) return Number(line.toString('latin1', start, at))
    // Both numbers are exact, so the quotient is what parsing the text gives.
    return decimals > 0 ? value / (powers[decimals] ?? 1) : value
  }

  #grow(): void {
    const [numbers, room] = [this.#numbers, this.#numbers.length * 2]
    this.#numbers = new Int32Array(room)
    this.#numbers.set(numbers)
    this.#durations = new Float64Array(room)
  }
}

/** The file and suite of a group, by its text before the names; undefined where there is more. */
function placeOf(start: string): { readonly file?: string; readonly suite: readonly string[] } | undefined {
  try {
    const group: unknown = JSON.parse(`${start}}`)
    if (!isPlainGroup(group)) return undefined
    const { file, suite, ...more } = group
    return Object.keys(more).length === 0 ? { file, suite } : undefined
  } catch {
    return undefined
  }
}

function isAsciiText(bytes: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte < 0x20 || byte >= 0x7f || byte === backslash) return false
  }
  return true
}

/** Number of a name with other characters; -1 where it needs decoding, or was not valid UTF-8. */
function addText(name: string, names: BegunRun['cases']['names'], place: number): number {
  return isPlainName(name) && !name.includes('\ufffd') ? names.addName(place, name) : -1
}

function startsWith(bytes: Buffer, at: number, text: Buffer): boolean {
  for (let index = 0; index < text.length; index += 1) if (bytes[at + index] !== text[index]) return false
  return true
}
