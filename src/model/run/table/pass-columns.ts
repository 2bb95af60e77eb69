/** State of a case in a run: absent, a single pass without a tally, or a tally. */
const states = { absent: 0, pass: 1, tally: 2 } as const

const pageBits = 8
const pageSize = 1 << pageBits
const inPage = pageSize - 1

/** The states and durations of cases with neighbouring numbers. */
interface Page {
  readonly states: Uint8Array
  /** ms; NaN where the report has none. */
  readonly durations: Float64Array
}

/**
 * The cases of a run by their number, in columns: whether the run has the case, and the duration of one that
 * passed once and has nothing else. Such a case takes nine bytes. Only pages with a case take room: the files
 * of one run share their names, and each has a few of them.
 */
export class PassColumns {
  #pages: (Page | undefined)[] = []
  /** How many pages without a case are left out before these. */
  #before = 0
  #passes = 0

  /** No case has a smaller number. */
  get start(): number {
    return this.#before * pageSize
  }

  /** No case has this number or a larger one. */
  get end(): number {
    return (this.#before + this.#pages.length) * pageSize
  }

  /** Number of cases that passed once and have nothing but a duration. */
  get passes(): number {
    return this.#passes
  }

  /** Whether the case with this number passed once and has nothing but a duration. */
  isPass(number: number): boolean {
    return this.#page(number)?.states[number & inPage] === states.pass
  }

  /** Whether the run has a case with this number in any form. */
  has(number: number): boolean {
    const state = this.#page(number)?.states[number & inPage]
    return state !== undefined && state !== states.absent
  }

  /** Duration in ms of a case that passed once; NaN without one. */
  getDuration(number: number): number {
    return this.#page(number)?.durations[number & inPage] ?? Number.NaN
  }

  /**
   * Durations in ms of the cases with these numbers that passed once; NaN for others, and for those without
   * one.
   */
  getDurations(numbers: Int32Array): Float64Array {
    const durations = new Float64Array(numbers.length)
    for (let index = 0; index < numbers.length; index += 1) {
      const number = numbers[index] ?? -1
      durations[index] = this.isPass(number) ? this.getDuration(number) : Number.NaN
    }
    return durations
  }

  /**
   * Adds a single pass of a case. False, and nothing is added, where the run has the case.
   * @param durationMs NaN without one
   */
  addPass(number: number, durationMs: number): boolean {
    const page = this.#page(number) ?? this.#addPage(number)
    const at = number & inPage
    if (page.states[at] !== states.absent) return false
    page.states[at] = states.pass
    page.durations[at] = durationMs
    this.#passes += 1
    return true
  }

  /** Adds the single passes of other columns; returns the numbers of those that the run has. */
  addPasses(others: PassColumns): number[] {
    const known: number[] = []
    for (let number = others.start; number < others.end; number += 1)
      if (others.isPass(number) && !this.addPass(number, others.getDuration(number))) known.push(number)
    return known
  }

  /** Notes that the case with this number has a tally, in place of what was there. */
  addTally(number: number): void {
    const page = this.#page(number) ?? this.#addPage(number)
    const at = number & inPage
    if (page.states[at] === states.pass) this.#passes -= 1
    page.states[at] = states.tally
  }

  /** False where the run has no case with this number. */
  delete(number: number): boolean {
    const page = this.#page(number)
    const at = number & inPage
    if (page === undefined || page.states[at] === states.absent) return false
    if (page.states[at] === states.pass) this.#passes -= 1
    page.states[at] = states.absent
    return true
  }

  copy(): PassColumns {
    const columns = new PassColumns()
    columns.#pages = this.#pages.map(
      (page) => page && { states: page.states.slice(), durations: page.durations.slice() },
    )
    columns.#before = this.#before
    columns.#passes = this.#passes
    return columns
  }

  #page(number: number): Page | undefined {
    const index = (number >> pageBits) - this.#before
    if (index >= 0 && index < this.#pages.length) return this.#pages[index]
    return undefined
  }

  #addPage(number: number): Page {
    const index = number >> pageBits
    if (this.#pages.length === 0) this.#before = index
    while (this.#before > index) {
      this.#pages.unshift(undefined)
      this.#before -= 1
    }
    while (this.#before + this.#pages.length < index) this.#pages.push(undefined)
    const page = { states: new Uint8Array(pageSize), durations: new Float64Array(pageSize) }
    this.#pages[index - this.#before] = page
    return page
  }
}
