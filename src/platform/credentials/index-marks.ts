import { listRareLetters } from './names.ts'
import { type CredentialShape, credentialShapes } from './shapes.ts'

/** What is looked for where three rare characters stand: a mark with its shapes, or the name of a secret. */
export interface Start {
  /** How many characters before the three it starts. */
  readonly before: number
  readonly mark?: string
  readonly shapes: readonly CredentialShape[]
}

interface Starts {
  /** By the three characters as a number, the longest mark first. */
  readonly byThree: ReadonlyMap<number, readonly Start[]>
  /** Which hashes of three there are. Every place of every text is looked up in this, and almost none in more. */
  readonly hashes: Uint8Array
}

let known: Starts | undefined

/** The shapes by their marks, made when a text is searched for the first time. */
export function loadStarts(): Starts {
  known ??= arrangeStarts()
  return known
}

/** The low bytes of the last three characters, as a number. */
export function addCharacter(three: number, code: number): number {
  return ((three << 8) | code) & 0xff_ff_ff
}

/** 15 bits. */
export function hashThree(three: number): number {
  return Math.imul(three, 0x9e_37_79_b1) >>> 17
}

/** Plain loops: a small report is searched in less time than this would take otherwise. */
function arrangeStarts(): Starts {
  const byMark = new Map<string, CredentialShape[]>()
  for (const shape of credentialShapes) for (const mark of shape.marks) addTo(byMark, mark, shape)
  const byThree = new Map<number, Start[]>()
  const hashes = new Uint8Array(0x80_00)
  const add = (rare: string, start: Start) => {
    let three = 0
    for (let at = 0; at < 3; at += 1) three = addCharacter(three, rare.charCodeAt(at))
    hashes[hashThree(three)] = 1
    addTo(byThree, three, start)
  }
  // The longest first: `sk-ant-` starts with another mark.
  for (const [mark, shapes] of [...byMark].sort(([a], [b]) => b.length - a.length)) {
    // Small letters are frequent in other texts.
    const before = Math.max(0, mark.search(/[^a-z ]/) - 2)
    if (mark.length >= 3) add(mark.slice(before, before + 3), { before, mark, shapes })
    else
      for (let code = 48; code < 123; code += 1)
        add(mark + String.fromCharCode(code), { before: 0, mark, shapes })
  }
  for (const [rare, before] of listRareLetters()) add(rare, { before, shapes: [] })
  return { byThree, hashes }
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}
