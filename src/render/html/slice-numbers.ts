import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Slices } from '../../model/run/slices.ts'
import { makeVisibleLine } from '../visible.ts'

/** Slices that the page can be filtered by. */
const mostSlices = 2_000

/** Numbers the slices in order of appearance: a name is in the page once. */
export class SliceNumbers {
  readonly #numbers = new Map<string, number>()
  readonly #lists = new Map<Slices, readonly number[]>()

  get names(): readonly string[] | undefined {
    if (this.#numbers.size === 0) return undefined
    return [...this.#numbers.keys()].map((name) => makeVisibleLine(name))
  }

  numberSlices({ head, base }: CaseComparison): readonly number[] | undefined {
    const slices = head?.slices ?? base?.slices
    if (slices === undefined) return undefined
    let list = this.#lists.get(slices)
    if (list === undefined) {
      list = slices.flatMap((slice) => this.#numberOf(slice) ?? [])
      this.#lists.set(slices, list)
    }
    return list
  }

  #numberOf(slice: string): number | undefined {
    const known = this.#numbers.get(slice)
    if (known !== undefined || this.#numbers.size >= mostSlices) return known
    this.#numbers.set(slice, this.#numbers.size)
    return this.#numbers.size - 1
  }
}
