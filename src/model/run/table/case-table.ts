import type { Cases, CaseTally } from '../tally.ts'
import { CaseNames, isPlainIdentity } from './case-names.ts'
import { PassColumns } from './pass-columns.ts'
import { createPassTally, isSinglePass } from './single-pass.ts'

/**
 * The cases of a run in columns. A case that passed once and has nothing but a duration, as almost all cases of a large
 * run, takes nine bytes besides its name, and no object; all others have a tally. Cases are in the order of their
 * names, then those that only a tally can name (a declared id, a variant, special characters), in the order in which
 * they came.
 */
export class CaseTable implements Cases {
  readonly #names: CaseNames
  #columns = new PassColumns()
  readonly #tallies = new Map<number, CaseTally>()
  readonly #unnamed = new Map<string, CaseTally>()

  /** @param names of another run with mostly the same cases, to share them */
  constructor(names: CaseNames = new CaseNames()) {
    this.#names = names
  }

  get names(): CaseNames {
    return this.#names
  }

  get size(): number {
    return this.passes + this.#tallies.size + this.#unnamed.size
  }

  /** Number of cases that passed once and have nothing but a duration. */
  get passes(): number {
    return this.#columns.passes
  }

  /** Whether the case with this number passed once and has nothing but a duration. */
  isPass(number: number): boolean {
    return this.#columns.isPass(number)
  }

  /** Whether the run has a case with this number in any form. */
  hasNumber(number: number): boolean {
    return this.#columns.has(number)
  }

  /** Duration in ms of a case that passed once; NaN without one. */
  getDuration(number: number): number {
    return this.#columns.getDuration(number)
  }

  /** Durations in ms of the cases with these numbers that passed once; NaN for others, and for those without one. */
  getDurations(numbers: Int32Array): Float64Array {
    return this.#columns.getDurations(numbers)
  }

  /**
   * Adds a single pass of a case. False, and nothing is added, where the run has the case.
   * @param durationMs NaN without one
   */
  addPass(number: number, durationMs: number): boolean {
    return this.#columns.addPass(number, durationMs)
  }

  /** Adds the cases of another table; returns the keys of those that this one has already. */
  addTable(others: CaseTable): string[] {
    const isShared = others.names === this.names
    const known = isShared ? this.#columns.addPasses(others.#columns) : this.#addPassesByName(others)
    for (const [other, tally] of others.#tallies) {
      const number = isShared ? other : this.names.addIdentity(tally.identity)
      if (this.hasNumber(number)) known.push(number)
      else this.keep(number, tally)
    }
    const keys = known.map((number) => this.names.key(number))
    for (const [key, tally] of others.#unnamed) {
      if (this.#unnamed.has(key)) keys.push(key)
      else this.#unnamed.set(key, tally)
    }
    return keys
  }

  #addPassesByName(others: CaseTable): number[] {
    const { names } = others
    const columns = others.#columns
    const places = names.places.map(({ file, suite }) => this.names.addPlace(file, suite))
    const known: number[] = []
    for (let other = columns.start; other < columns.end; other += 1) {
      if (!columns.isPass(other)) continue
      const number = this.names.addName(places[names.placeNumber(other)] ?? -1, names.name(other))
      if (!this.addPass(number, columns.getDuration(other))) known.push(number)
    }
    return known
  }

  /** The tally of the case with this number, which may be changed: from now on it is kept. */
  getChangeableTally(number: number): CaseTally | undefined {
    if (this.isPass(number)) this.keep(number, this.#makeTally(number))
    return this.#tallies.get(number)
  }

  /** The tallies of the cases that are not single passes. */
  *others(): Generator<CaseTally> {
    yield* this.#tallies.values()
    yield* this.#unnamed.values()
  }

  /** The table with other tallies for the cases that have one. */
  mapOthers(change: (tally: CaseTally) => CaseTally): CaseTable {
    const table = new CaseTable(this.#names)
    table.#columns = this.#columns.copy()
    for (const [number, tally] of this.#tallies) table.#tallies.set(number, change(tally))
    for (const [key, tally] of this.#unnamed) table.#unnamed.set(key, change(tally))
    return table
  }

  /** The tallies of all cases but the single passes with these numbers. */
  without(numbers: Int32Array): Map<string, CaseTally> {
    const isLeftOut = new Uint8Array(this.#columns.end)
    for (let at = 0; at < numbers.length; at += 1) {
      const number = numbers[at] ?? -1
      if (number >= 0) isLeftOut[number] = 1
    }
    const rest = new Map<string, CaseTally>()
    for (let number = 0; number < this.#columns.end; number += 1) {
      const isPass = this.isPass(number)
      if (isPass && isLeftOut[number] === 1) continue
      const tally = isPass ? this.#passTally(number) : this.#tallies.get(number)
      if (tally !== undefined) rest.set(tally.key, tally)
    }
    for (const [key, tally] of this.#unnamed) rest.set(key, tally)
    return rest
  }

  /** The tallies of the cases that another table lacks. */
  *missingIn(other: CaseTable): Generator<CaseTally> {
    const numbers = this.#names === other.#names ? undefined : other.#names.mapNumbers(this.#names)
    for (let number = 0; number < this.#columns.end; number += 1) {
      if (
        !this.hasNumber(number) ||
        other.hasNumber(numbers?.[number] ?? (numbers === undefined ? number : -1))
      )
        continue
      const tally = this.#tallies.get(number) ?? this.#passTally(number)
      if (!other.#unnamed.has(tally.key)) yield tally
    }
    for (const [key, tally] of this.#unnamed) if (!other.has(key)) yield tally
  }

  /** The test files of its cases. */
  files(): Set<string> {
    const places = new Set<number>()
    for (let number = 0; number < this.#columns.end; number += 1)
      if (this.hasNumber(number)) places.add(this.#names.placeNumber(number))
    const files = [...places].map((place) => this.#names.places[place]?.file)
    for (const { identity } of this.#unnamed.values()) files.push(identity.file)
    return new Set(files.filter((file) => file !== undefined))
  }

  has(key: string): boolean {
    return this.#unnamed.has(key) || this.hasNumber(this.names.findKey(key))
  }

  get(key: string): CaseTally | undefined {
    const unnamed = this.#unnamed.get(key)
    if (unnamed !== undefined) return unnamed
    const number = this.names.findKey(key)
    return this.#tallies.get(number) ?? (this.isPass(number) ? this.#passTally(number) : undefined)
  }

  set(key: string, tally: CaseTally): this {
    const { identity } = tally
    if (!isPlainIdentity(identity)) {
      this.#unnamed.set(key, tally)
      return this
    }
    const number = this.names.addIdentity(identity)
    if (!this.hasNumber(number) && isSinglePass(tally))
      this.addPass(number, Number(tally.durationMs ?? Number.NaN))
    else this.keep(number, tally)
    return this
  }

  delete(key: string): boolean {
    if (this.#unnamed.delete(key)) return true
    const number = this.names.findKey(key)
    this.#tallies.delete(number)
    return this.#columns.delete(number)
  }

  *values(): Generator<CaseTally, undefined> {
    for (let number = 0; number < this.#columns.end; number += 1) {
      if (this.isPass(number)) yield this.#passTally(number)
      else {
        const tally = this.#tallies.get(number)
        if (tally !== undefined) yield tally
      }
    }
    yield* this.#unnamed.values()
  }

  *keys(): Generator<string, undefined> {
    for (let number = 0; number < this.#columns.end; number += 1)
      if (this.hasNumber(number)) yield this.names.key(number)
    yield* this.#unnamed.keys()
  }

  *entries(): Generator<[string, CaseTally], undefined> {
    for (const tally of this.values()) yield [tally.key, tally]
  }

  [Symbol.iterator](): Generator<[string, CaseTally], undefined> {
    return this.entries()
  }

  forEach(body: (tally: CaseTally, key: string, cases: ReadonlyMap<string, CaseTally>) => void): void {
    for (const tally of this.values()) body(tally, tally.key, this)
  }

  /** A tally of its own for a single pass, frozen: what a caller changed in it would be lost. */
  #passTally(number: number): CaseTally {
    return Object.freeze(this.#makeTally(number))
  }

  #makeTally(number: number): CaseTally {
    return createPassTally(this.names.key(number), this.names.identity(number), this.getDuration(number))
  }

  /** Keeps the tally of the case with this number, in place of what was there. */
  keep(number: number, tally: CaseTally): void {
    this.#columns.addTally(number)
    this.#tallies.set(number, tally)
  }
}
