/** Loaded by every source with switches: outside of a test, all of them are off. */

/** Those of one source. Every method but `second` takes the number of a mutant, and what the unchanged code has there. */
export class Switches {
  chosen = -1
  readonly reached: Uint8Array
  /** The left side of the `&&` or `||` that was evaluated last, as its value. */
  first: unknown

  constructor(count: number) {
    this.reached = new Uint8Array(count)
  }

  on(index: number): boolean {
    this.reached[index] = 1
    return this.chosen === index
  }

  /** Whether the right side of an `&&` is needed. */
  and(index: number, first: unknown): boolean {
    this.first = first
    if (first !== true || this.chosen === index) this.reached[index] = 1
    return Boolean(first) !== (this.chosen === index)
  }

  /** Whether the left side of an `||` is all that is needed. */
  or(index: number, first: unknown): boolean {
    this.first = first
    if (first !== false || this.chosen === index) this.reached[index] = 1
    return Boolean(first) !== (this.chosen === index)
  }

  /** The right side of an `&&`, which decides nothing when it is true, or of an `||` that is false. */
  both(index: number, expected: boolean, second: unknown): unknown {
    if (second !== expected) this.reached[index] = 1
    return second
  }

  max(index: number, ...values: number[]): number {
    return this.#either(index, Math.max(...values), Math.min(...values))
  }

  min(index: number, ...values: number[]): number {
    return this.#either(index, Math.min(...values), Math.max(...values))
  }

  '==='(index: number, left: unknown, right: unknown): boolean {
    return this.#either(index, left === right, left !== right)
  }

  '!=='(index: number, left: unknown, right: unknown): boolean {
    return this.#either(index, left !== right, left === right)
  }

  '>='(index: number, left: number, right: number): boolean {
    return this.#either(index, left >= right, left > right)
  }

  '>'(index: number, left: number, right: number): boolean {
    return this.#either(index, left > right, left >= right)
  }

  '<='(index: number, left: number, right: number): boolean {
    return this.#either(index, left <= right, left < right)
  }

  '<'(index: number, left: number, right: number): boolean {
    return this.#either(index, left < right, left <= right)
  }

  '+'(index: number, left: number, right: number): number {
    return this.#either(index, left + right, left - right)
  }

  '-'(index: number, left: number, right: number): number {
    return this.#either(index, left - right, left + right)
  }

  #either<T>(index: number, before: T, after: T): T {
    if (!Object.is(before, after)) this.reached[index] = 1
    return this.chosen === index ? after : before
  }
}

const shared = globalThis as { switchesOf?: (file: string, count: number) => Switches }
shared.switchesOf ??= (_, count) => new Switches(count)
