import type { NameBytes } from './name-bytes.ts'

/** A search looks at so many slots at most; a report could be written so that it had to look at all of them. */
const mostProbes = 64

/** Finds a name among {@link NameBytes} by a hash of its place and its bytes. */
export class NameIndex {
  readonly #names: NameBytes
  readonly #keyOf: (place: number, bytes: Uint8Array, start: number, end: number) => string
  /**
   * Number of a name plus one, which is below the number of slots, with the higher bits of its hash: most other names are
   * told apart without a look at them. 0 is free.
   */
  #slots = new Int32Array(64)
  /** Names whose slots are taken by too many others, by key. */
  readonly #crowded = new Map<string, number>()

  /** @param keyOf one text for each name and place */
  constructor(
    names: NameBytes,
    keyOf: (place: number, bytes: Uint8Array, start: number, end: number) => string,
  ) {
    this.#names = names
    this.#keyOf = keyOf
  }

  /** Number of the name; -1 if it is not known. */
  find(place: number, bytes: Uint8Array, start: number, end: number): number {
    return this.findHashed(place, hashOf(bytes, start, end), bytes, start, end)
  }

  /** The same for a name whose hash is known, from other {@link NameBytes}. */
  findHashed(place: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    const slot = this.#slotOf(place, hash, bytes, start, end)
    if (slot >= 0) return ((this.#slots[slot] ?? 0) & (this.#slots.length - 1)) - 1
    return this.#crowded.get(this.#keyOf(place, bytes, start, end)) ?? -1
  }

  /** Number of the name, which is appended if it is not known. */
  add(place: number, bytes: Uint8Array, start: number, end: number): number {
    return this.addHashed(place, hashOf(bytes, start, end), bytes, start, end)
  }

  /** The same for a name whose hash is known, from other {@link NameBytes}. */
  addHashed(place: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    const { size } = this.#names
    if ((size + 1) * 2 > this.#slots.length) this.#grow()
    const slot = this.#slotOf(place, hash, bytes, start, end)
    const entry = this.#slots[slot]
    const mask = this.#slots.length - 1
    if (entry !== undefined && entry !== 0) return (entry & mask) - 1
    if (entry === undefined) {
      const key = this.#keyOf(place, bytes, start, end)
      const known = this.#crowded.get(key)
      if (known !== undefined) return known
      this.#crowded.set(key, size)
    } else this.#slots[slot] = (mix(place, hash) & ~mask) | (size + 1)
    return this.#names.append(place, hash, bytes, start, end)
  }

  /** The slot of the name, or a free one for it; -1 where too many others are in its way. */
  #slotOf(place: number, hash: number, bytes: Uint8Array, start: number, end: number): number {
    const slots = this.#slots
    const mask = slots.length - 1
    const mixed = mix(place, hash)
    let slot = mixed & mask
    for (let probes = 0; probes < mostProbes; probes += 1) {
      const entry = slots[slot] ?? 0
      if (entry === 0) return slot
      const isAlike = ((entry ^ mixed) & ~mask) === 0
      if (isAlike && this.#names.is((entry & mask) - 1, place, bytes, start, end)) return slot
      slot = (slot + 1) & mask
    }
    return -1
  }

  #grow(): void {
    this.#slots = new Int32Array(this.#slots.length * 2)
    this.#crowded.clear()
    const names = this.#names
    const slots = this.#slots
    const mask = slots.length - 1
    for (let number = 0; number < names.size; number += 1) {
      const place = names.placeOf(number)
      const mixed = mix(place, names.hashOf(number))
      let slot = mixed & mask
      let probes = 0
      // All names differ, so the first free slot is the right one.
      while (probes < mostProbes && slots[slot] !== 0) {
        slot = (slot + 1) & mask
        probes += 1
      }
      if (probes === mostProbes)
        this.#crowded.set(this.#keyOf(place, names.text, names.startOf(number), names.endOf(number)), number)
      else slots[slot] = (mixed & ~mask) | (number + 1)
    }
  }
}

/** FNV-1a of a name. */
function hashOf(bytes: Uint8Array, start: number, end: number): number {
  let hash = 0x811c9dc5 | 0
  for (let at = start; at < end; at += 1) hash = Math.imul(hash ^ (bytes[at] ?? 0), 0x01000193)
  return hash
}

/** The hash of a name in a place, by the final mix of Murmur. */
function mix(place: number, nameHash: number): number {
  let hash = nameHash ^ Math.imul(place + 1, 0x9e3779b1)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}
