import type { Baseline } from '../../model/comparison/baseline.ts'
import type { MetricChange } from '../../model/comparison.ts'
import type { Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { QuietCase, type QuietSides } from '../../model/run/table/quiet-case.ts'
import { stable } from '../stable.ts'
import { fisherDrop } from '../statistics/fisher.ts'
import type { Stratum } from '../statistics/stratum.ts'

/** A file, or suite and class, with its quiet cases. */
export interface QuietPlace {
  readonly file?: string
  readonly suite: readonly string[]
  readonly cases: number
}

/**
 * The cases that passed once on the head and at most once in every base run, and that the gate judges as clean tests. No
 * test, rule or reason is about one of them, so they only count.
 */
export class QuietCases {
  readonly #sides: QuietSides
  /** In the order of the names. */
  readonly numbers: Int32Array

  private constructor(sides: QuietSides, numbers: Int32Array) {
    this.#sides = sides
    this.numbers = numbers
  }

  /** Undefined where a run is not kept in columns. */
  static of(head: Run, baseline: Baseline | null): QuietCases | undefined {
    const { cases } = head
    if (!(cases instanceof CaseTable)) return undefined
    const tables: CaseTable[] = []
    for (const run of baseline?.runs ?? []) {
      if (!(run.cases instanceof CaseTable)) return undefined
      tables.push(run.cases)
    }
    const known = new Map<object, Int32Array>()
    const bases = tables.map((table) => {
      const numbers = known.get(table.names) ?? table.names.numbersOf(cases.names)
      known.set(table.names, numbers)
      return { cases: table, numbers }
    })
    const sides: QuietSides = {
      head: cases,
      bases,
      change: baseline === null ? 'new' : 'unchanged',
      pValue: baseline === null ? undefined : stable(fisherDrop(stratumOf(1))),
      latencyOf: (number) => latencyOf(sides, number),
    }
    const isQuiet = (number: number) =>
      cases.isPass(number) && (bases.length === 0 || basePasses(sides, number) > 0)
    return new QuietCases(sides, cases.names.sorted().filter(isQuiet))
  }

  get length(): number {
    return this.numbers.length
  }

  /** Those whose place, and key where keys are given, the caller wants to keep. */
  filter(isKept: (number: number) => boolean): QuietCases {
    return new QuietCases(this.#sides, this.numbers.filter(isKept))
  }

  /** The places of the cases on the head, by their numbers there. */
  places(): ReadonlyMap<number, QuietPlace> {
    const { names } = this.#sides.head
    const counts = new Map<number, number>()
    for (const number of this.numbers) {
      const place = names.placeNumber(number)
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
    return new Map([...counts].map(([place, cases]) => [place, { suite: [], ...names.places[place], cases }]))
  }

  /** Number of the place of a case, see {@link places}. */
  placeOf(number: number): number {
    return this.#sides.head.names.placeNumber(number)
  }

  identity(number: number) {
    return this.#sides.head.names.identity(number)
  }

  key(number: number): string {
    return this.#sides.head.names.key(number)
  }

  /** How many of them have at least so many iterations on the base. */
  countWithBase(least: number): number {
    let count = 0
    for (const number of this.numbers) if (basePasses(this.#sides, number) >= least) count += 1
    return count
  }

  /** The longest history of a case: a letter per base run, see `PooledCase`. */
  longestHistory(): string {
    return 'p'.repeat(this.numbers.length === 0 ? 0 : this.#sides.bases.length)
  }

  /** The run without these cases. */
  headWithout(run: Run): Run {
    return { ...run, cases: this.#sides.head.without(this.numbers) }
  }

  baselineWithout(baseline: Baseline): Baseline {
    const runs = baseline.runs.map((run, index) => {
      const base = this.#sides.bases[index]
      if (base === undefined) return run
      return { ...run, cases: base.cases.without(this.numbers.map((number) => base.numbers[number] ?? -1)) }
    })
    return { ...baseline, runs }
  }

  /** Counts of both sides of each case; cases with equal counts share one object. None without a baseline. */
  strata(): Stratum[] {
    const { bases } = this.#sides
    if (bases.length === 0) return []
    const shared = Array.from({ length: bases.length + 1 }, (_, count) => stratumOf(count))
    const strata: Stratum[] = []
    for (const number of this.numbers) strata.push(shared[basePasses(this.#sides, number)] ?? stratumOf(1))
    return strata
  }

  /** Durations of a case on the head and in every base run, in ms; `null` where a run has none. */
  durations(number: number): number[] | null {
    const all = [this.#sides.head.durationOf(number)]
    for (const { cases, numbers } of this.#sides.bases) {
      const base = numbers[number] ?? -1
      all.push(cases.isPass(base) ? cases.durationOf(base) : Number.NaN)
    }
    return all.some(Number.isNaN) ? null : all
  }

  latencyOf(number: number): MetricChange | undefined {
    return latencyOf(this.#sides, number)
  }

  comparison(number: number): QuietCase {
    return new QuietCase(this.#sides, number)
  }
}

function stratumOf(baseCount: number): Stratum {
  return { headPassed: 1, headCount: 1, basePassed: baseCount, baseCount, weight: 1 }
}

/** Passes on the base; -1 where a run has the case in any other form. */
function basePasses({ bases }: QuietSides, number: number): number {
  let passes = 0
  for (const { cases, numbers } of bases) {
    const base = numbers[number] ?? -1
    if (cases.isPass(base)) passes += 1
    else if (cases.hasNumber(base)) return -1
  }
  return passes
}

function latencyOf({ head, bases }: QuietSides, number: number): MetricChange | undefined {
  const now = head.durationOf(number)
  let [sum, count] = [0, 0]
  for (const { cases, numbers } of bases) {
    const base = numbers[number] ?? -1
    const durationMs = cases.isPass(base) ? cases.durationOf(base) : Number.NaN
    if (Number.isNaN(durationMs)) continue
    sum += durationMs
    count += 1
  }
  if (count === 0 || Number.isNaN(now)) return undefined
  const before = sum / count
  return {
    base: stable(before),
    head: stable(now),
    relative: before === 0 ? null : stable((now - before) / before),
  }
}
