/** Names asked for one by one before all are decoded: while a report is read, few are, and the text still grows. */
const missesBeforeDecoding = 5_000

/**
 * Names as bytes in one buffer, each with the number of its place. A name takes its text and twelve bytes.
 */
export class NameBytes {
  #text = Buffer.allocUnsafeSlow(1024)
  #used = 0
  /** Where each name ends in the text; it starts where the one before ends. */
  #ends = new Int32Array(32)
  #places = new Int32Array(32)
  #hashes = new Int32Array(32)
  #size = 0
  /** All bytes so far, or-ed: names of ASCII characters have the same length as text. */
  #bits = 0
  /** The text up to some name, decoded at once, which is quicker than name by name. */
  #decoded = ''
  #misses = 0

  get size(): number {
    return this.#size
  }

  get text(): Buffer {
    return this.#text
  }

  startOf(number: number): number {
    return number === 0 ? 0 : (this.#ends[number - 1] ?? 0)
  }

  endOf(number: number): number {
    return this.#ends[number] ?? 0
  }

  placeOf(number: number): number {
    return this.#places[number] ?? -1
  }

  hashOf(number: number): number {
    return this.#hashes[number] ?? 0
  }

  /** The names from the first to the last number, as one text. */
  join(first: number, last: number): string {
    const [start, end] = [this.startOf(first), this.endOf(last)]
    if (this.#bits >= 0x80) return this.#text.toString('utf8', start, end)
    if (end > this.#decoded.length) {
      this.#misses += 1
      if (this.#misses < missesBeforeDecoding) return this.#text.toString('latin1', start, end)
      this.#decoded = this.#text.toString('latin1', 0, this.#used)
      this.#misses = 0
    }
    return this.#decoded.slice(start, end)
  }

  /** Whether the name with this number has this place and these bytes. */
  is(number: number, place: number, bytes: Uint8Array, start: number, end: number): boolean {
    let at = this.startOf(number)
    if (this.#places[number] !== place || this.endOf(number) - at !== end - start) return false
    const text = this.#text
    for (let other = start; other < end; other += 1, at += 1) if (text[at] !== bytes[other]) return false
    return true
  }

  /** The order of two names by their bytes; 0 if they are equal. */
  compare(a: number, b: number): number {
    const text = this.#text
    let [left, right] = [this.startOf(a), this.startOf(b)]
    const [leftEnd, rightEnd] = [this.endOf(a), this.endOf(b)]
    while (left < leftEnd && right < rightEnd) {
      const difference = (text[left] ?? 0) - (text[right] ?? 0)
      if (difference !== 0) return difference
      left += 1
      right += 1
    }
    return leftEnd - left - (rightEnd - right)
  }

  /** Appends a name and returns its number. `hash`: kept for {@link hashOf}. */
  append(place: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    const number = this.#size
    const used = this.#used + end - start
    if (used > this.#text.length) {
      const grown = Buffer.allocUnsafeSlow(Math.max(used, this.#text.length * 2))
      this.#text.copy(grown, 0, 0, this.#used)
      this.#text = grown
    }
    if (number === this.#ends.length) {
      this.#ends = grow(this.#ends)
      this.#places = grow(this.#places)
      this.#hashes = grow(this.#hashes)
    }
    for (let at = this.#used, from = start; from < end; at += 1, from += 1) {
      const byte = bytes[from] ?? 0
      this.#text[at] = byte
      this.#bits |= byte
    }
    this.#used = used
    this.#ends[number] = used
    this.#places[number] = place
    this.#hashes[number] = hash
    this.#size = number + 1
    return number
  }
}

function grow(numbers: Int32Array): Int32Array<ArrayBuffer> {
  const grown = new Int32Array(numbers.length * 2)
  grown.set(numbers)
  return grown
}
