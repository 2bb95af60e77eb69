import type { Cases, CaseTally } from '../tally.ts'
import { CaseNames, isPlainIdentity } from './case-names.ts'
import { isSinglePass, passTally } from './single-pass.ts'

/** What a run has of a case that the names know. */
const states = { absent: 0, pass: 1, tally: 2 } as const

/**
 * The cases of a run in columns. A case that passed once and has nothing but a duration, as almost all cases of a large
 * run, takes nine bytes besides its name, and no object; all others have a tally. Cases are in the order of their
 * names, then those that only a tally can name (a declared id, a variant, special characters), in the order in which
 * they came.
 */
export class CaseTable implements Cases {
  readonly #names: CaseNames
  #states: Uint8Array
  /** ms; NaN where the report has none. */
  #durations: Float64Array
  readonly #tallies = new Map<number, CaseTally>()
  readonly #unnamed = new Map<string, CaseTally>()
  #passes = 0

  /** @param names of another run with mostly the same cases, to share them */
  constructor(names: CaseNames = new CaseNames()) {
    this.#names = names
    const room = Math.max(32, names.size)
    this.#states = new Uint8Array(room)
    this.#durations = new Float64Array(room)
  }

  get names(): CaseNames {
    return this.#names
  }

  get size(): number {
    return this.#passes + this.#tallies.size + this.#unnamed.size
  }

  /** Number of cases that passed once and have nothing but a duration. */
  get passes(): number {
    return this.#passes
  }

  /** Whether the case with this number passed once and has nothing but a duration. */
  isPass(number: number): boolean {
    return this.#states[number] === states.pass
  }

  /** Whether the run has a case with this number in any form. */
  hasNumber(number: number): boolean {
    const state = this.#states[number]
    return state !== undefined && state !== states.absent
  }

  /** Duration in ms of a case that passed once; NaN without one. */
  durationOf(number: number): number {
    return this.#durations[number] ?? Number.NaN
  }

  /** Durations in ms of the cases with these numbers that passed once; NaN for others, and for those without one. */
  durationsOf(numbers: Int32Array): Float64Array {
    const durations = new Float64Array(numbers.length)
    for (let index = 0; index < numbers.length; index += 1) {
      const number = numbers[index] ?? -1
      durations[index] = this.isPass(number) ? (this.#durations[number] ?? Number.NaN) : Number.NaN
    }
    return durations
  }

  /**
   * Adds a single pass of a case. False, and nothing is added, where the run has the case.
   * @param durationMs NaN without one
   */
  addPass(number: number, durationMs: number): boolean {
    if (number >= this.#states.length) this.#grow(number)
    if (this.#states[number] !== states.absent) return false
    this.#states[number] = states.pass
    this.#durations[number] = durationMs
    this.#passes += 1
    return true
  }

  /** Adds the cases of another table in their order; returns the keys of those that this one has already. */
  addTable(others: CaseTable): string[] {
    const places = others.names.places.map(({ file, suite }) => this.names.placeOf(file, suite))
    const known: string[] = []
    for (let other = 0; other < others.#states.length; other += 1) {
      if (!others.hasNumber(other)) continue
      const place = places[others.names.placeNumber(other)] ?? -1
      const number = this.names.addFrom(others.names, other, place)
      const tally = others.#tallies.get(other)
      if (this.hasNumber(number)) known.push(this.names.key(number))
      else if (tally === undefined) this.addPass(number, others.durationOf(other))
      else this.keep(number, tally)
    }
    for (const [key, tally] of others.#unnamed) {
      if (this.#unnamed.has(key)) known.push(key)
      else this.#unnamed.set(key, tally)
    }
    return known
  }

  /** The tally of the case with this number, which may be changed: from now on it is kept. */
  tallyOf(number: number): CaseTally | undefined {
    const state = this.#states[number]
    if (state === states.pass) this.keep(number, this.#makeTally(number))
    return this.#tallies.get(number)
  }

  /** The tallies of the cases that are not single passes. */
  *others(): Generator<CaseTally> {
    yield* this.#tallies.values()
    yield* this.#unnamed.values()
  }

  /** The table with other tallies for the cases that have one. */
  mapOthers(change: (tally: CaseTally) => CaseTally): CaseTable {
    return this.#copy(change)
  }

  /** The tallies of all cases but the single passes with these numbers. */
  without(numbers: Int32Array): Map<string, CaseTally> {
    const isLeftOut = new Uint8Array(this.#states.length)
    for (const number of numbers) if (number >= 0) isLeftOut[number] = 1
    const rest = new Map<string, CaseTally>()
    for (let number = 0; number < this.#states.length; number += 1) {
      const isPass = this.#states[number] === states.pass
      if (isPass && isLeftOut[number] === 1) continue
      const tally = isPass ? this.#passTally(number) : this.#tallies.get(number)
      if (tally !== undefined) rest.set(tally.key, tally)
    }
    for (const [key, tally] of this.#unnamed) rest.set(key, tally)
    return rest
  }

  #copy(change: (tally: CaseTally) => CaseTally): CaseTable {
    const table = new CaseTable(this.#names)
    table.#states = this.#states.slice()
    table.#durations = this.#durations.slice()
    table.#passes = this.#passes
    for (const [number, tally] of this.#tallies) table.#tallies.set(number, change(tally))
    for (const [key, tally] of this.#unnamed) table.#unnamed.set(key, change(tally))
    return table
  }

  /** The tallies of the cases that another table lacks. */
  *missingIn(other: CaseTable): Generator<CaseTally> {
    const numbers = this.#names === other.#names ? undefined : other.#names.numbersOf(this.#names)
    for (let number = 0; number < this.#states.length; number += 1) {
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
    for (let number = 0; number < this.#states.length; number += 1)
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
    if (!this.hasNumber(number)) return false
    if (this.isPass(number)) this.#passes -= 1
    this.#states[number] = states.absent
    this.#tallies.delete(number)
    return true
  }

  *values(): Generator<CaseTally, undefined> {
    for (let number = 0; number < this.#states.length; number += 1) {
      if (this.isPass(number)) yield this.#passTally(number)
      else {
        const tally = this.#tallies.get(number)
        if (tally !== undefined) yield tally
      }
    }
    yield* this.#unnamed.values()
  }

  *keys(): Generator<string, undefined> {
    for (let number = 0; number < this.#states.length; number += 1)
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
    return passTally(this.names.key(number), this.names.identity(number), this.durationOf(number))
  }

  /** Keeps the tally of the case with this number, in place of what was there. */
  keep(number: number, tally: CaseTally): void {
    if (number >= this.#states.length) this.#grow(number)
    if (this.#states[number] === states.pass) this.#passes -= 1
    this.#states[number] = states.tally
    this.#tallies.set(number, tally)
  }

  #grow(number: number): void {
    const room = Math.max(number + 1, this.#states.length * 2)
    const [grown, durations] = [new Uint8Array(room), new Float64Array(room)]
    grown.set(this.#states)
    durations.set(this.#durations)
    this.#states = grown
    this.#durations = durations
  }
}
