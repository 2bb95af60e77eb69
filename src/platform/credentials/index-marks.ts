import { listRareLetters } from './names.ts'
import { type CredentialShape, credentialShapes } from './shapes.ts'

/** What is looked for where three rare characters stand: a mark of a shape, or the name of a secret. */
export interface Start {
  /** How many characters before the three it starts. */
  readonly before: number
  readonly mark: string
  /** Undefined for a name. */
  readonly shape: CredentialShape | undefined
}

interface Starts {
  /** By the three characters as a number, the longest mark first. */
  readonly byThree: ReadonlyMap<number, readonly Start[]>
  /** Which hashes of three there are: few texts are looked up in more. */
  readonly hashes: Uint8Array
}

let known: Starts | undefined

/** Notes where something may start, by the low bytes of the characters. */
export function findStarts(
  codes: Uint8Array,
  length: number,
  note: (index: number, starts: readonly Start[]) => void,
): void {
  known ??= arrangeStarts()
  const { byThree, hashes } = known
  let three = 0
  // Every character comes here.
  for (let index = 0; index < length; index += 1) {
    three = addCharacter(three, codes[index] ?? 0)
    if (hashes[hashThree(three)] === 1) note(index - 2, byThree.get(three) ?? [])
  }
}

/** The last three characters as a number. */
function addCharacter(three: number, code: number): number {
  return ((three << 8) | code) & 0xff_ff_ff
}

function hashThree(three: number): number {
  return Math.imul(three, 0x9e_37_79_b1) >>> 17
}

/** Plain loops: a small report is searched in less time than this would take otherwise. */
function arrangeStarts(): Starts {
  const byThree = new Map<number, Start[]>()
  const hashes = new Uint8Array(0x80_00)
  const add = (rare: string, start: Start) => {
    let three = 0
    for (let at = 0; at < 3; at += 1) three = addCharacter(three, rare.charCodeAt(at))
    hashes[hashThree(three)] = 1
    const starts = byThree.get(three)
    if (starts === undefined) byThree.set(three, [start])
    else {
      starts.push(start)
      // The longest first: `sk-ant-` starts with another mark.
      starts.sort((a, b) => b.mark.length - a.mark.length)
    }
  }
  for (const shape of credentialShapes)
    for (const mark of shape.marks) {
      // Small letters are frequent in other texts.
      const before = Math.max(0, mark.search(/[^a-z ]/) - 2)
      if (mark.length >= 3) add(mark.slice(before, before + 3), { before, mark, shape })
      else
        for (let code = 48; code < 123; code += 1)
          add(mark + String.fromCharCode(code), { before: 0, mark, shape })
    }
  for (const [rare, before] of listRareLetters()) add(rare, { before, mark: '', shape: undefined })
  return { byThree, hashes }
}
