import { SecretIndex } from './index-secrets.ts'
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

/** Where credentials may start. To make one takes as long as to search some ten thousand characters. */
export class MarkIndex {
  /** By the three characters as a number, the longest mark first. */
  readonly #byThree = new Map<number, Start[]>()
  /** Which hashes of three there are: few texts are looked up in more. */
  readonly #hashes = new Uint8Array(0x80_00)

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

  /** Notes where something may start, by the low bytes of the characters. */
  findStarts(
    codes: Uint8Array,
    length: number,
    note: (index: number, starts: readonly Start[]) => void,
  ): void {
    const hashes = this.#hashes
    let three = 0
    // Every character comes here.
    for (let index = 0; index < length; index += 1) {
      three = addCharacter(three, codes[index] ?? 0)
      if (hashes[hashThree(three)] !== 1) continue
      const starts = this.#byThree.get(three)
      if (starts !== undefined) note(index - 2, starts)
    }
  }

  #add(mark: string, before: number, shape: CredentialShape | undefined): void {
    this.#addThree(mark.slice(before, before + 3), { before, mark, shape })
  }

  #addThree(rare: string, start: Start): void {
    let three = 0
    for (let at = 0; at < 3; at += 1) three = addCharacter(three, rare.charCodeAt(at) & 0xff)
    this.#hashes[hashThree(three)] = 1
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

/** The last three characters as a number. */
function addCharacter(three: number, code: number): number {
  return ((three << 8) | code) & 0xff_ff_ff
}

function hashThree(three: number): number {
  return Math.imul(three, 0x9e_37_79_b1) >>> 17
}
