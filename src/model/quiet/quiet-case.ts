import type { CaseComparison, Change, MetricChange } from '../comparison/compared-case.ts'
import type { CaseIdentity } from '../run/result.ts'
import { addToSample, type Sample } from '../run/sample.ts'
import type { CaseTable } from '../run/table/case-table.ts'
import { createPassTally } from '../run/table/single-pass.ts'
import type { CaseTally } from '../run/tally.ts'

/** What the quiet cases of a comparison share. */
export interface QuietSides {
  readonly head: CaseTable
  /**
   * The base runs, the newest first, each with the numbers there by the numbers of the head; -1 where it has
   * none.
   */
  readonly bases: readonly { readonly cases: CaseTable; readonly numbers: Int32Array }[]
  /** In how many base runs a case passed, by its number on the head. */
  readonly passes: Int16Array
  /** `new` without a baseline. */
  readonly change: Extract<Change, 'new' | 'unchanged'>
  /** One-sided p-value, which is the same for all; undefined without a baseline. */
  readonly pValue: number | undefined
  readonly latencyOf: (number: number) => MetricChange | undefined
}

/**
 * A case that passed once on the head and in every base run that has it, as almost all cases of a large
 * suite: it holds its number, and works everything out when it is asked. Don't copy it with `...`, which
 * takes nothing along.
 */
export class QuietCase implements CaseComparison {
  readonly #sides: QuietSides
  readonly #number: number

  constructor(sides: QuietSides, number: number) {
    this.#sides = sides
    this.#number = number
  }

  get key(): string {
    return this.#sides.head.names.key(this.#number)
  }

  get identity(): CaseIdentity {
    return this.#sides.head.names.identity(this.#number)
  }

  get change(): Change {
    return this.#sides.change
  }

  get judgedAs(): 'test' {
    return 'test'
  }

  get head(): CaseTally {
    return new QuietTally(this.#sides, this.#number, 'head')
  }

  get base(): CaseTally | undefined {
    if (this.#sides.bases.length === 0) return undefined
    return new QuietTally(this.#sides, this.#number, 'base')
  }

  get pValue(): number | undefined {
    return this.#sides.pValue
  }

  get drop(): number | undefined {
    if (this.#sides.pValue === undefined) return undefined
    return 0
  }

  get latencyMs(): MetricChange | undefined {
    return this.#sides.latencyOf(this.#number)
  }

  /** The case as a plain object, which can be copied. */
  spellOut(): CaseComparison {
    const { key, identity, change, judgedAs, head, base, pValue, drop, latencyMs } = this
    return {
      ...{ key, identity, change, judgedAs, pValue, drop, latencyMs },
      head: spellOutTally(head),
      base: base && spellOutTally(base),
    }
  }
}

function spellOutTally({ key, identity, passed, durationMs }: CaseTally): CaseTally {
  const tally = createPassTally(key, identity, Number.NaN)
  tally.passed = passed
  if (durationMs !== undefined) tally.durationMs = durationMs
  return tally
}

/** The passes of one side, whose names and durations are worked out when they are asked for. */
class QuietTally implements CaseTally {
  readonly #sides: QuietSides
  readonly #number: number
  readonly #side: 'head' | 'base'
  readonly passed: number
  readonly failed = 0
  readonly errored = 0
  readonly skipped = 0
  readonly lost = 0
  readonly flaky = 0

  constructor(sides: QuietSides, number: number, side: 'head' | 'base') {
    this.#sides = sides
    this.#number = number
    this.#side = side
    this.passed = side === 'head' ? 1 : (sides.passes[number] ?? 0)
  }

  get key(): string {
    return this.#sides.head.names.key(this.#number)
  }

  get identity(): CaseIdentity {
    return this.#sides.head.names.identity(this.#number)
  }

  get durationMs(): Sample | undefined {
    const { head, bases } = this.#sides
    let sample: Sample | undefined
    const addDuration = (durationMs: number) => {
      if (!Number.isNaN(durationMs)) sample = addToSample(sample, durationMs)
    }
    if (this.#side === 'head') addDuration(head.getDuration(this.#number))
    else {
      for (const { cases, numbers } of bases) {
        const number = numbers[this.#number] ?? -1
        if (cases.isPass(number)) addDuration(cases.getDuration(number))
      }
    }
    return sample
  }
}
