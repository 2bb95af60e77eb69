/** What a run has of a case that the names know. */
const states = { absent: 0, pass: 1, tally: 2 } as const

/**
 * The cases of a run by their number, in columns: whether the run has the case, and the duration of one that passed once
 * and has nothing else. Such a case takes nine bytes.
 */
export class PassColumns {
  #states: Uint8Array
  /** ms; NaN where the report has none. */
  #durations: Float64Array
  #passes = 0

  /** @param room for this many cases; it grows */
  constructor(room: number) {
    this.#states = new Uint8Array(room)
    this.#durations = new Float64Array(room)
  }

  /** No case has this number or a larger one. */
  get end(): number {
    return this.#states.length
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
  has(number: number): boolean {
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

  /** Notes that the case with this number has a tally, in place of what was there. */
  addTally(number: number): void {
    if (number >= this.#states.length) this.#grow(number)
    if (this.#states[number] === states.pass) this.#passes -= 1
    this.#states[number] = states.tally
  }

  /** False where the run has no case with this number. */
  delete(number: number): boolean {
    if (!this.has(number)) return false
    if (this.isPass(number)) this.#passes -= 1
    this.#states[number] = states.absent
    return true
  }

  copy(): PassColumns {
    const columns = new PassColumns(0)
    columns.#states = this.#states.slice()
    columns.#durations = this.#durations.slice()
    columns.#passes = this.#passes
    return columns
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
