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

  /** The report ends before it is complete. @param offset without one, the end of the file */
  static atEnd(message: string, offset = Number.MAX_SAFE_INTEGER): Damage {
    const advice =
      'Its writer was probably killed, or the file was read while it was written. Look at the step that writes it.'
    return new Damage(message, offset, advice)
  }
}
