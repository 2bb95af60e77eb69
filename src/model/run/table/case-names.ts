import { compareText } from '../../data.ts'
import { buildPlaceStart } from '../identity.ts'
import type { CaseIdentity } from '../result.ts'

/** A file and suite that cases share. */
export interface Place {
  readonly file?: string
  readonly suite: readonly string[]
  /** What the keys of its cases start with; the name of the case follows. */
  readonly start: string
  /** Numbers of its cases, by name. */
  readonly numbers: Map<string, number>
}

const longestName = 8_000
/** A reader has cut no shorter name. */
const longestJoined = 290

/** A surrogate, a control character or a character that keys escape: cases with one in their name need a tally. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const special = /[\\\u0000-\u001f\u007f\ud800-\udfff]/

/** Whether a case can be named by its place and its name; see {@link CaseNames}. */
export function isPlainIdentity({ id, variant, name }: CaseIdentity): boolean {
  return id === undefined && variant === undefined && name.length <= longestName && !special.test(name)
}

/** The cases of one or several runs by number: a case has the same number in all runs that share the object. */
export class CaseNames {
  readonly places: Place[] = []
  readonly #placeNumbers = new Map<string, number>()
  readonly #names: string[] = []
  readonly #placeOf: number[] = []
  /** The last answer of {@link addPlace}: the next one is often the same. */
  #last: { readonly file?: string; readonly suite: readonly string[]; readonly number: number } | undefined
  #sorted: Int32Array | undefined

  /** How many cases are known; their numbers are 0 to `size - 1`. */
  get size(): number {
    return this.#names.length
  }

  /** Number of a place. An absent file and an empty one are the same place, as they are in a key. */
  addPlace(file: string | undefined, suite: readonly string[]): number {
    if (this.#last?.suite === suite && this.#last.file === file) return this.#last.number
    const start = buildPlaceStart(file, suite)
    let number = this.#placeNumbers.get(start)
    if (number === undefined) {
      number = this.places.push({ file, suite, start, numbers: new Map() }) - 1
      this.#placeNumbers.set(start, number)
    }
    this.#last = { file, suite, number }
    return number
  }

  /** Number of the case whose name is this UTF-8 text; a new case gets the next number. */
  add(place: number, bytes: Buffer, start: number, end: number): number {
    return this.addName(place, bytes.toString('utf8', start, end))
  }

  /** Number of the case with this plain identity; a new case gets the next number. */
  addIdentity({ file, suite, name }: CaseIdentity): number {
    return this.addName(this.addPlace(file, suite), name)
  }

  /** Number of the case with this name; a new case gets the next number. */
  addName(place: number, name: string): number {
    const { numbers } = this.#at(place)
    const known = numbers.get(name)
    if (known !== undefined) return known
    numbers.set(name, this.size)
    this.#placeOf.push(place)
    return this.#names.push(name) - 1
  }

  /** Number of the case with this key; -1 if it is not known, or its identity is not plain. */
  findKey(key: string): number {
    const at = key.lastIndexOf('\u001f') + 1
    const place = this.#placeNumbers.get(key.slice(0, at))
    if (place === undefined) return -1
    return this.#at(place).numbers.get(key.slice(at)) ?? -1
  }

  place(number: number): Place {
    return this.#at(this.placeNumber(number))
  }

  /** Index of the place in {@link places}. */
  placeNumber(number: number): number {
    return this.#placeOf[number] ?? -1
  }

  name(number: number): string {
    return this.#names[number] ?? ''
  }

  key(number: number): string {
    return this.place(number).start + this.name(number)
  }

  identity(number: number): CaseIdentity {
    const { file, suite } = this.place(number)
    const name = this.name(number)
    if (file === undefined) return { suite, name }
    return { file, suite, name }
  }

  /** The numbers that cases of other names have here, by their numbers there; -1 for one that is not known. */
  mapNumbers(others: CaseNames): Int32Array {
    if (others === this) return Int32Array.from({ length: this.size }, (_, number) => number)
    const places = others.places.map(({ start }) => this.places[this.#placeNumbers.get(start) ?? -1])
    return Int32Array.from(
      others.#names,
      (name, other) => places[others.placeNumber(other)]?.numbers.get(name) ?? -1,
    )
  }

  /** The numbers by place, then by name: an order that does not depend on the order of a report. */
  sorted(): Int32Array {
    if (this.#sorted?.length !== this.size) {
      const sorted = new Int32Array(this.size)
      let at = 0
      for (const { numbers } of this.places.toSorted((a, b) => compareText(a.start, b.start))) {
        for (const name of [...numbers.keys()].sort()) {
          sorted[at] = numbers.get(name) ?? -1
          at += 1
        }
      }
      this.#sorted = sorted
    }
    return this.#sorted
  }

  /**
   * All names as text: to search them. What is searched for in a short name neither starts before it nor goes on behind
   * it, and of a long one, the end counts, too.
   */
  *texts(): Generator<string> {
    for (const { file, suite, numbers } of this.places) {
      if (file !== undefined) yield file
      yield* suite
      const names = [...numbers.keys()]
      yield names.join('\r|')
      yield* names.filter((name) => name.length >= longestJoined)
    }
  }

  #at(place: number): Place {
    const found = this.places[place]
    if (found === undefined) throw new Error(`there is no place with the number ${place}`)
    return found
  }
}
