import { compareText } from '../../data.ts'
import { placeStart } from '../identity.ts'
import type { CaseIdentity } from '../result.ts'
import { NameBytes } from './name-bytes.ts'
import { NameIndex } from './name-index.ts'

/** A file and suite that cases share. */
export interface Place {
  readonly file?: string
  readonly suite: readonly string[]
  /** What the keys of its cases start with; the name of the case follows. */
  readonly start: string
}

const longestName = 8_000

/** Names with a surrogate, a control character or a character that keys escape are not kept as bytes. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const special = /[\\\u0000-\u001f\u007f\ud800-\udfff]/

/** Whether a case can be named by its place and the bytes of its name; see {@link CaseNames}. */
export function isPlainIdentity({ id, variant, name }: CaseIdentity): boolean {
  return id === undefined && variant === undefined && name.length <= longestName && !special.test(name)
}

/**
 * The cases of one or several runs by number: a case has the same number in all runs that share the object. The text of
 * names is kept as bytes and found by a hash index, so that a case takes about 20 bytes and its name. Names are valid
 * UTF-8 and plain, see {@link isPlainIdentity}.
 */
export class CaseNames {
  readonly places: Place[] = []
  readonly #placeNumbers = new Map<string, number>()
  readonly #names = new NameBytes()
  readonly #index = new NameIndex(this.#names, (...name) => this.#keyOf(...name))
  #scratch = Buffer.allocUnsafeSlow(256)
  /** Answers of the last call of {@link placeOf} and {@link add}: the next one is often the same, or the next number. */
  #lastPlace:
    | { readonly file: string | undefined; readonly suite: readonly string[]; readonly number: number }
    | undefined
  #lastAdded = -1
  #sorted: Int32Array | undefined
  #all: Int32Array | undefined
  /** Answers of {@link numbersOf}, and how many cases were known then. */
  readonly #numbersOf = new WeakMap<CaseNames, { readonly size: number; readonly numbers: Int32Array }>()

  /** How many cases are known; their numbers are 0 to `size - 1`. */
  get size(): number {
    return this.#names.size
  }

  /** Number of a place. An absent file and an empty one are the same place, as they are in a key. */
  placeOf(file: string | undefined, suite: readonly string[]): number {
    const last = this.#lastPlace
    if (last?.suite === suite && last.file === file) return last.number
    const start = placeStart(file, suite)
    let number = this.#placeNumbers.get(start)
    if (number === undefined) {
      number = this.places.push({ file, suite, start }) - 1
      this.#placeNumbers.set(start, number)
    }
    this.#lastPlace = { file, suite, number }
    return number
  }

  /** Number of the case with this name; -1 if it is not known. */
  find(place: number, bytes: Uint8Array, start: number, end: number): number {
    return this.#index.find(place, bytes, start, end)
  }

  /** The same; a case that is not known gets the next number. */
  add(place: number, bytes: Uint8Array, start: number, end: number): number {
    // Reports list the same cases in the same order again and again.
    const next = this.#lastAdded + 1
    const isNext = next < this.size && this.#names.is(next, place, bytes, start, end)
    this.#lastAdded = isNext ? next : this.#index.add(place, bytes, start, end)
    return this.#lastAdded
  }

  /** {@link add} for a plain identity. */
  addIdentity({ file, suite, name }: CaseIdentity): number {
    return this.addName(this.placeOf(file, suite), name)
  }

  /** {@link add} for a name as text. */
  addName(place: number, name: string): number {
    const end = this.#encode(name)
    return this.add(place, this.#scratch, 0, end)
  }

  /** Number of the case with this key; -1 if it is not known, or its identity is not plain. */
  findKey(key: string): number {
    const at = key.lastIndexOf('\u001f') + 1
    const place = this.#placeNumbers.get(key.slice(0, at))
    if (place === undefined) return -1
    const end = this.#encode(key.slice(at))
    return this.find(place, this.#scratch, 0, end)
  }

  place(number: number): Place {
    const place = this.places[this.#names.placeOf(number)]
    if (place === undefined) throw new Error(`there is no case with the number ${number}`)
    return place
  }

  /** Index of the place in {@link places}. */
  placeNumber(number: number): number {
    return this.#names.placeOf(number)
  }

  name(number: number): string {
    return this.#names.join(number, number)
  }

  key(number: number): string {
    return this.place(number).start + this.name(number)
  }

  identity(number: number): CaseIdentity {
    const { file, suite } = this.place(number)
    const name = this.name(number)
    return file === undefined ? { suite, name } : { file, suite, name }
  }

  /** The numbers that cases of other names have here, by their numbers there; -1 for one that is not known. */
  numbersOf(others: CaseNames): Int32Array {
    if (others === this) return this.#allNumbers()
    const known = this.#numbersOf.get(others)
    if (known?.size === this.size && known.numbers.length === others.size) return known.numbers
    const numbers = new Int32Array(others.size)
    const places = others.places.map(({ start }) => this.#placeNumbers.get(start) ?? -1)
    const names = others.#names
    for (let other = 0; other < numbers.length; other += 1) {
      const place = places[names.placeOf(other)] ?? -1
      const [hash, start, end] = [names.hashOf(other), names.startOf(other), names.endOf(other)]
      numbers[other] = place === -1 ? -1 : this.#index.findHashed(place, hash, names.text, start, end)
    }
    this.#numbersOf.set(others, { size: this.size, numbers })
    return numbers
  }

  #allNumbers(): Int32Array {
    if (this.#all?.length !== this.size)
      this.#all = Int32Array.from({ length: this.size }, (_, number) => number)
    return this.#all
  }

  /** Adds a case of other names. `place`: the number of its place here. */
  addFrom(others: CaseNames, other: number, place: number): number {
    const names = others.#names
    const [hash, start, end] = [names.hashOf(other), names.startOf(other), names.endOf(other)]
    return this.#index.addHashed(place, hash, names.text, start, end)
  }

  /** The numbers by place, then by name: an order that does not depend on the order of a report. */
  sorted(): Int32Array {
    if (this.#sorted?.length !== this.size) this.#sorted = this.#sort()
    return this.#sorted
  }

  /** All names as text, in pieces that never cut one: to search them. */
  *texts(): Generator<string> {
    for (const { file, suite } of this.places) {
      if (file !== undefined) yield file
      yield* suite
    }
    const piece = 1_000
    for (let first = 0; first < this.size; first += piece)
      yield this.#names.join(first, Math.min(first + piece, this.size) - 1)
  }

  #sort(): Int32Array {
    const sizes = new Int32Array(this.places.length)
    for (let number = 0; number < this.size; number += 1) {
      const place = this.placeNumber(number)
      sizes[place] = (sizes[place] ?? 0) + 1
    }
    const order = [...this.places.keys()].sort((a, b) =>
      compareText(this.places[a]?.start ?? '', this.places[b]?.start ?? ''),
    )
    const ends = new Int32Array(this.places.length)
    let used = 0
    for (const place of order) {
      ends[place] = used
      used += sizes[place] ?? 0
    }
    const sorted = new Int32Array(this.size)
    for (let number = 0; number < this.size; number += 1) {
      const place = this.placeNumber(number)
      const end = ends[place] ?? 0
      sorted[end] = number
      ends[place] = end + 1
    }
    for (const [place, end] of ends.entries())
      sorted.subarray(end - (sizes[place] ?? 0), end).sort((a, b) => this.#names.compare(a, b))
    return sorted
  }

  #keyOf(place: number, bytes: Uint8Array, start: number, end: number): string {
    return (this.places[place]?.start ?? '') + Buffer.from(bytes.subarray(start, end)).toString('utf8')
  }

  #encode(name: string): number {
    if (name.length * 3 > this.#scratch.length) this.#scratch = Buffer.allocUnsafeSlow(name.length * 3)
    return this.#scratch.write(name, 'utf8')
  }
}
