import { readNormal, SecretIndex } from './index-secrets.ts'
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

/** @param index of the first of the three characters */
type NoteStarts = (index: number, starts: readonly Start[]) => void

/*
 * What is known of two characters, in bits: what they add to the normal form (0 to 9) and how many bits that are (10 to 13);
 * groups of the characters with which they start three of a mark (14 to 17), and the group of the first one (18 to 21);
 * groups of those with which they end three of a mark (22 to 25), and the group of the second one (26 to 29).
 */
const widthOfTwo = 10
const startOfThree = 14
const firstOfTwo = 18
const endOfThree = 22
const secondOfTwo = 26

/** Of the four groups of characters one, as a bit. Two frequent ends of marks are alone in theirs. */
function findGroup(code: number): number {
  if (code === 95) return 1
  if (code === 45) return 2
  return 4 << (code & 1)
}

/** By two characters as a number: the low bytes, that of the second one above that of the first. */
function createPairs(): Int32Array {
  const pairs = new Int32Array(0x1_00_00)
  const rows = new Map<number, Int32Array>()
  for (let second = 0; second < 256; second += 1) {
    const after = readNormal(second)
    const group = findGroup(second) << secondOfTwo
    const known = after === 0 ? rows.get(group) : undefined
    const row =
      known ??
      Int32Array.from(
        { length: 256 },
        (_, first) => joinNormal(readNormal(first), after) | group | (findGroup(first) << firstOfTwo),
      )
    if (after === 0) rows.set(group, row)
    pairs.set(row, second << 8)
  }
  return pairs
}

/** What two characters add to the normal form, by what each does. */
function joinNormal(before: number, after: number): number {
  const width = after >>> widthOfTwo
  return (((before >>> widthOfTwo) + width) << widthOfTwo) | ((before & 31) << width) | (after & 31)
}

/** Where credentials may start. To make one takes as long as to search some ten thousand characters. */
export class MarkIndex {
  /** By the three characters as a number, the longest mark first. */
  readonly #byThree = new Map<number, Start[]>()
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
    note: NoteStarts,
    noteThree?: (three: number, end: number) => void,
  ): void {
    const pairs = this.#pairs
    const { isStart } = this.secrets
    let three = 0
    let previous = 0
    // Every character comes here.
    for (let index = 0; index < length; index += 2) {
      const pair = pairs[(codes[index] ?? 0) | ((codes[index + 1] ?? 0) << 8)] ?? 0
      const width = (pair >>> widthOfTwo) & 15
      three = ((three << width) | (pair & 0x3_ff)) & 0x7f_ff
      if (isStart[three] === 1 && width !== 0) noteThree?.(three, index + 2)
      const isThree =
        ((previous << (firstOfTwo - startOfThree)) & pair & (15 << firstOfTwo)) |
        ((pair << (secondOfTwo - endOfThree)) & previous & (15 << secondOfTwo))
      previous = pair
      if (isThree === 0) continue
      this.#noteThree(codes, index - 2, note)
      this.#noteThree(codes, index - 1, note)
    }
  }

  #noteThree(codes: Uint8Array, index: number, note: NoteStarts): void {
    const three = joinThree(codes[index] ?? 0, codes[index + 1] ?? 0, codes[index + 2] ?? 0)
    const starts = this.#byThree.get(three)
    if (starts !== undefined) note(index, starts)
  }

  #add(mark: string, before: number, shape: CredentialShape | undefined): void {
    this.#addThree(mark.slice(before, before + 3), { before, mark, shape })
  }

  #addThree(rare: string, start: Start): void {
    const [a = 0, b = 0, c = 0] = Array.from({ length: 3 }, (_, at) => readCode(rare, at))
    const three = joinThree(a, b, c)
    this.#pairs[a | (b << 8)] = (this.#pairs[a | (b << 8)] ?? 0) | (findGroup(c) << startOfThree)
    this.#pairs[b | (c << 8)] = (this.#pairs[b | (c << 8)] ?? 0) | (findGroup(a) << endOfThree)
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
