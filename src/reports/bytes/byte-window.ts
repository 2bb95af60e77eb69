const firstSize = 512 * 1024

/**
 * The bytes a reader is looking at: what it left of the chunks before, followed by the next chunk. One buffer is
 * used over and over, so reading a file of any size leaves no garbage behind.
 */
export class ByteWindow {
  #buffer = Buffer.alloc(0)
  #length = 0

  /** Appends a chunk and returns all bytes in the window; they are valid until the next call. */
  add(chunk: Buffer): Buffer {
    const needed = this.#length + chunk.length
    if (needed > this.#buffer.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(firstSize, 2 ** Math.ceil(Math.log2(needed))))
      this.#buffer.copy(grown, 0, 0, this.#length)
      this.#buffer = grown
    }
    chunk.copy(this.#buffer, this.#length)
    this.#length = needed
    return this.#buffer.subarray(0, needed)
  }

  /** Drops bytes at the front that were read. */
  consume(count: number): void {
    this.#buffer.copyWithin(0, count, this.#length)
    this.#length -= count
  }

  /** Bytes that wait for more. */
  get length(): number {
    return this.#length
  }

  /** Whether a byte is among those that wait. */
  has(byte: number): boolean {
    return this.#buffer.subarray(0, this.#length).includes(byte)
  }
}
