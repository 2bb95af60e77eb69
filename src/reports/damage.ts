/** Damage in a file that stops reading: thrown by readers, reported as the error of the file. */
export class Damage extends Error {
  /** Byte offset in the UTF-8 form of the file; the line is found from it. */
  readonly offset: number
  readonly advice: string

  constructor(message: string, offset: number, advice: string) {
    super(message)
    this.name = 'Damage'
    this.offset = offset
    this.advice = advice
  }
}
