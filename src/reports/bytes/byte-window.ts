/**
 * The bytes a reader is looking at: what it left of the chunks before, followed by the next chunk. Only what
 * is left is copied, into one buffer that is used over and over: reading a file of any size leaves no garbage
 * behind, and one that comes in one chunk needs no buffer.
 */
export class ByteWindow {
  #bytes: Buffer = Buffer.alloc(0)
  /** Bytes that the reader did not consume. */
  #rest: Buffer = Buffer.alloc(0)
  #buffer: Buffer = Buffer.alloc(0)

  /** Appends a chunk and returns all bytes in the window; they are valid as long as the chunk is. */
  add(chunk: Buffer): Buffer {
    const restLength = this.#rest.length
    if (restLength === 0) this.#bytes = chunk
    else {
      this.#reserve(restLength + chunk.length)
      chunk.copy(this.#buffer, restLength)
      this.#bytes = this.#buffer.subarray(0, restLength + chunk.length)
    }
    return this.#bytes
  }

  /** Drops bytes at the front that were read; call it once after {@link add}. */
  consume(count: number): void {
    const rest = this.#bytes.subarray(count)
    if (rest.length > this.#buffer.length) this.#reserve(rest.length)
    rest.copy(this.#buffer)
    this.#rest = this.#buffer.subarray(0, rest.length)
  }

  #reserve(needed: number): void {
    if (needed <= this.#buffer.length) return
    const grown = Buffer.allocUnsafeSlow(2 ** Math.ceil(Math.log2(needed)))
    this.#rest.copy(grown)
    this.#buffer = grown
  }

  /** Bytes that wait for more. */
  get length(): number {
    return this.#rest.length
  }

  /** Whether a byte is among those that wait. */
  has(byte: number): boolean {
    return this.#rest.includes(byte)
  }
}
