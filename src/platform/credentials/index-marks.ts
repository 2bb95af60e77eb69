import { createPairs, SecretIndex } from './index-secrets.ts'
import { listRareLetters } from './names.ts'
import { type CredentialShape, credentialShapes } from './shapes.ts'

/** What is looked for where three rare characters stand: a mark of a shape, the name of a secret, or a known text. */
export interface Start {
  /** How many characters before the three it starts. */
  readonly before: number
  /** Empty for a name. */
  readonly mark: string
  /** Undefined for a name and for a known text. */
  readonly shape: CredentialShape | undefined
}

/** Marks of two characters: three of a mark start, or end, with them. */
const first = 0x4_00
const last = 0x8_00

/** Where credentials may start. To make one takes as long as to search some ten thousand characters. */
export class MarkIndex {
  /** By the three characters as a number, the longest mark first. */
  readonly #byThree = new Map<number, Start[]>()
  /** Which hashes of three there are: few texts are looked up in more. */
  readonly #hashes = new Uint8Array(0x80_00)
  /** See {@link createPairs}; with {@link first} and {@link last} where three characters of a mark start or end so. */
  readonly #pairs = createPairs()

  readonly secrets = new SecretIndex()

  constructor() {
    for (const shape of credentialShapes)
      for (const mark of shape.marks) {
        if (mark.length >= 3) this.#add(mark, findRare(mark), shape)
        else
          for (let code = 48; code < 123; code += 1)
            this.#addThree(mark + String.fromCharCode(code), { before: 0, mark, shape })
      }
    for (const [rare, before] of listRareLetters())
      this.#addThree(rare, { before, mark: '', shape: undefined })
  }

  /** Looks for this secret, too; it has three characters or more. */
  addKnown(secret: string): void {
    this.#add(secret, 0, undefined)
    this.secrets.add(secret)
  }

  /**
   * Notes where something may start, and three characters by which a secret may be found. Reads characters by twos: of three
   * in a row, the first two are together or the last two are.
   *
   * @param codes the low bytes of the characters, and 0 behind them
   */
  findStarts(
    codes: Uint8Array,
    length: number,
    note: (index: number, starts: readonly Start[]) => void,
    noteThree?: (three: number, end: number) => void,
  ): void {
    const pairs = this.#pairs
    const { isStart } = this.secrets
    let three = 0
    // Every character comes here.
    for (let index = 0; index < length; index += 2) {
      const pair = pairs[(codes[index] ?? 0) | ((codes[index + 1] ?? 0) << 8)] ?? 0
      three = ((three << (pair >>> 12)) | (pair & 0x3_ff)) & 0x7f_ff
      if (isStart[three] === 1 && pair > 0xf_ff) noteThree?.(three, index + 2)
      if ((pair & (first | last)) === 0) continue
      if ((pair & last) !== 0 && index > 0) this.#noteThree(codes, index - 1, note)
      if ((pair & first) !== 0) this.#noteThree(codes, index, note)
    }
  }

  #noteThree(
    codes: Uint8Array,
    index: number,
    note: (index: number, starts: readonly Start[]) => void,
  ): void {
    const three = joinThree(codes[index] ?? 0, codes[index + 1] ?? 0, codes[index + 2] ?? 0)
    if (this.#hashes[hashThree(three)] !== 1) return
    const starts = this.#byThree.get(three)
    if (starts !== undefined) note(index, starts)
  }

  #add(mark: string, before: number, shape: CredentialShape | undefined): void {
    this.#addThree(mark.slice(before, before + 3), { before, mark, shape })
  }

  #addThree(rare: string, start: Start): void {
    const [a = 0, b = 0, c = 0] = Array.from({ length: 3 }, (_, at) => readCode(rare, at))
    const three = joinThree(a, b, c)
    this.#hashes[hashThree(three)] = 1
    this.#pairs[a | (b << 8)] = (this.#pairs[a | (b << 8)] ?? 0) | first
    this.#pairs[b | (c << 8)] = (this.#pairs[b | (c << 8)] ?? 0) | last
    const starts = this.#byThree.get(three)
    if (starts === undefined) this.#byThree.set(three, [start])
    else {
      starts.push(start)
      // The longest first: `sk-ant-` starts with another mark.
      starts.sort((a, b) => b.mark.length - a.mark.length)
    }
  }
}

/** Where the three rare characters of a mark start: small letters are frequent in other texts. */
function findRare(mark: string): number {
  for (let at = 0; at < mark.length; at += 1) {
    const code = mark.charCodeAt(at)
    if ((code < 97 || code > 122) && code !== 32) return Math.max(0, at - 2)
  }
  return 0
}

function joinThree(a: number, b: number, c: number): number {
  return (a << 16) | (b << 8) | c
}

/** The code of a character, 0 if it takes more than a byte. */
function readCode(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code < 256 ? code : 0
}

function hashThree(three: number): number {
  return Math.imul(three, 0x9e_37_79_b1) >>> 17
}
