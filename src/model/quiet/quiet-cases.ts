import { type CaseHistory, passedHistory } from '../case-history.ts'
import type { CaseComparison } from '../comparison/compared-case.ts'
import type { CaseIdentity } from '../run/result.ts'
import type { Run } from '../run/run.ts'
import { CaseTable } from '../run/table/case-table.ts'
import { QuietCase, type QuietSides } from './quiet-case.ts'

/** A file, or suite and class, with its quiet cases. */
export interface QuietPlace {
  readonly file?: string
  readonly suite: readonly string[]
  readonly cases: number
}

/**
 * The cases that passed once on the head and at most once in every base run, and that the gate judges as
 * clean tests. No test, rule or reason is about one of them, so they only count. Where there is a baseline,
 * at least one of its runs has each of them.
 */
export class QuietCases {
  readonly sides: QuietSides
  /** Case numbers on the head, in ascending order. */
  readonly numbers: Int32Array

  constructor(sides: QuietSides, numbers: Int32Array) {
    this.sides = sides
    this.numbers = numbers
  }

  get length(): number {
    return this.numbers.length
  }

  /** The quiet cases that the caller wants to keep. */
  filter(isKept: (number: number) => boolean): QuietCases {
    return new QuietCases(this.sides, this.numbers.filter(isKept))
  }

  identity(number: number): CaseIdentity {
    return this.sides.head.names.identity(number)
  }

  key(number: number): string {
    return this.sides.head.names.key(number)
  }

  comparison(number: number): QuietCase {
    return new QuietCase(this.sides, number)
  }

  /** The places of the cases on the head, by their numbers there. */
  places(): ReadonlyMap<number, QuietPlace> {
    const { names } = this.sides.head
    const counts = new Int32Array(names.places.length)
    for (let at = 0; at < this.numbers.length; at += 1) {
      const place = names.placeNumber(this.numbers[at] ?? 0)
      counts[place] = (counts[place] ?? 0) + 1
    }
    return new Map(
      names.places.flatMap((place, index) => {
        const cases = counts[index] ?? 0
        if (cases === 0) return []
        return [[index, { ...place, cases }]]
      }),
    )
  }

  /** How many quiet cases passed in 0, 1, 2, … base runs; the index is the number of base runs. */
  countsByPasses(): number[] {
    const { bases, passes } = this.sides
    const counts = Array.from({ length: bases.length + 1 }, () => 0)
    for (let at = 0; at < this.numbers.length; at += 1) {
      const count = passes[this.numbers[at] ?? 0] ?? 0
      counts[count] = (counts[count] ?? 0) + 1
    }
    return counts
  }

  /** Sum (ms) and number of the durations of the quiet cases on the head. */
  durations(): { readonly sum: number; readonly count: number } {
    let sum = 0
    let count = 0
    for (const number of this.numbers) {
      const durationMs = this.sides.head.getDuration(number)
      if (Number.isNaN(durationMs)) continue
      sum += durationMs
      count += 1
    }
    return { sum, count }
  }

  /** The longest history of a case. */
  longestHistory(): CaseHistory {
    return passedHistory(this.numbers.length === 0 ? 0 : this.sides.bases.length)
  }

  /** How many quiet cases passed in a run, which may be the head or any other run. */
  passedIn({ cases }: Run): number {
    const { head, bases } = this.sides
    const names = cases instanceof CaseTable ? cases.names : undefined
    const numbers = bases.find((base) => base.cases.names === names)?.numbers
    if (!(cases instanceof CaseTable) || (numbers === undefined && names !== head.names))
      return countMatching(this.numbers, (number) => (cases.get(this.key(number))?.passed ?? 0) > 0)
    if (numbers === undefined) return countMatching(this.numbers, (number) => cases.isPass(number))
    return countMatching(this.numbers, (number) => cases.isPass(numbers[number] ?? -1))
  }

  headWithout(run: Run): Run {
    return { ...run, cases: this.sides.head.without(this.numbers) }
  }

  /** The base runs without the quiet cases, in the order given. */
  basesWithout(runs: readonly Run[]): Run[] {
    return runs.map((run, index) => {
      const base = this.sides.bases[index]
      if (base === undefined) return run
      return { ...run, cases: base.cases.without(this.numbers.map((number) => base.numbers[number] ?? -1)) }
    })
  }

  /**
   * All cases in a fixed order: the others, which are in the order of their keys, among these, which are in
   * the order of file, suites and name.
   */
  among(others: readonly CaseComparison[]): CaseComparison[] {
    const all: CaseComparison[] = []
    const sorted = this.#sorted()
    let at = 0
    const addQuietUntil = (end: number) => {
      for (; at < end; at += 1) all.push(this.comparison(sorted[at] ?? 0))
    }
    for (const other of others) {
      addQuietUntil(Math.max(at, this.#firstAfter(other.key, sorted)))
      all.push(other)
    }
    addQuietUntil(sorted.length)
    return all
  }

  /** The numbers in the order of the names. */
  #sorted(): Int32Array {
    const { names } = this.sides.head
    const isOne = new Uint8Array(names.size)
    for (const number of this.numbers) isOne[number] = 1
    return names.sorted().filter((number) => isOne[number] === 1)
  }

  /** Index of the first of the sorted numbers with a greater key. */
  #firstAfter(key: string, sorted: Int32Array): number {
    let low = 0
    let high = sorted.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.key(sorted[middle] ?? 0) < key) low = middle + 1
      else high = middle
    }
    return low
  }
}

function countMatching(numbers: Int32Array, isOne: (number: number) => boolean): number {
  let ones = 0
  for (const number of numbers) if (isOne(number)) ones += 1
  return ones
}
