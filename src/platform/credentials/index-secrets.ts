/** By the code of a character, what it is in the normal form of a text; 0 for what is left out. */
const normal = new Uint8Array(256)
/** The same in five bits. */
const bits = new Uint8Array(256)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') {
  const code = character.charCodeAt(0)
  normal[code] = character.toLowerCase().charCodeAt(0)
  bits[code] = (normal[code] ?? 0) % 32
}

/** Shorter secrets are not looked for in the normal form: there, ordinary words may be equal to them. */
const shortestPlain = 10
const shortestEncoded = 8
/** Behind more characters that are left out, a secret doesn't go on. */
const widestGap = 64

/**
 * What a character adds to the normal form: five bits or none, and from bit 10 on, how many they are.
 *
 * @param code the low byte of a character
 */
export function readNormal(code: number): number {
  return normal[code] === 0 ? 0 : (5 << 10) | (bits[code] ?? 0)
}

/** A secret in one of its spellings, and how many of its characters are before the three by which it is found. */
interface Spelling {
  readonly text: string
  readonly before: number
}

/** A text with the low bytes of its characters, 0 for those that have more. */
interface SearchedText {
  readonly text: string
  readonly codes: Uint8Array
  /** Whether the text may have been cut there. */
  readonly isCut: (index: number) => boolean
}

/**
 * Secrets by their spellings in the normal form of a text: the letters and digits of ASCII, in small letters. So line
 * breaks, blanks, quotes and commas hide nothing, neither within a secret nor between the numbers of its bytes.
 */
export class SecretIndex {
  /** By three characters as a number: the first ones, and those behind the first, since a text is read by twos. */
  readonly #byThree = new Map<number, Spelling[]>()
  /** Which threes there are. */
  readonly isStart = new Uint8Array(0x80_00)

  add(secret: string): void {
    for (const text of listSpellings(secret))
      for (const before of [1, 0]) {
        let three = 0
        for (let at = before; at < before + 3; at += 1)
          three = (three << 5) | (bits[text.charCodeAt(at)] ?? 0)
        this.isStart[three] = 1
        const spellings = [...(this.#byThree.get(three) ?? []), { text, before }]
        spellings.sort((a, b) => b.before - a.before)
        this.#byThree.set(three, spellings)
      }
  }

  /**
   * Notes the secrets, or the most of one up to where the text was cut, to which these three characters belong.
   *
   * @param three as a number
   * @param end behind the last of the three
   * @param from what was found before it is not looked at again: that would take quadratic time
   * @returns where the next secret may start
   */
  match(
    { text, codes, isCut }: SearchedText,
    three: number,
    end: number,
    from: number,
    note: (start: number, end: number) => void,
  ): number {
    let next = from
    let foundAt = -1
    for (const spelling of this.#byThree.get(three) ?? []) {
      const start = findStart(codes, end, spelling.before + 3)
      if (start < next && start !== foundAt) continue
      const spelledEnd = matchSpelling(text, start, spelling.text, isCut)
      if (spelledEnd === undefined) continue
      note(start, spelledEnd)
      foundAt = start
      next = Math.max(next, spelledEnd)
    }
    return next
  }
}

/** Where so many characters start that are not left out. */
function findStart(codes: Uint8Array, end: number, count: number): number {
  let start = end
  for (let left = count; left > 0 && start > 0; ) {
    start -= 1
    if (normal[codes[start] ?? 0] !== 0) left -= 1
  }
  return start
}

/** The end of what is spelled so from this index on. */
function matchSpelling(
  text: string,
  start: number,
  spelling: string,
  isCut: (index: number) => boolean,
): number | undefined {
  let matched = 0
  let end = start
  for (let at = start; at < text.length && at - end <= widestGap; at += 1) {
    const code = normal[text.charCodeAt(at)] ?? 0
    if (code === 0) continue
    if (code !== spelling.charCodeAt(matched)) break
    matched += 1
    end = at + 1
    if (matched === spelling.length) return end
  }
  return matched >= 12 && matched * 2 >= spelling.length && isCut(end) ? end : undefined
}

/** How a secret may be written, in the normal form. */
function listSpellings(secret: string): readonly string[] {
  const bytes = Buffer.from(secret)
  const points = Array.from(secret, (character) => character.codePointAt(0) ?? 0)
  const plain = [
    secret,
    Array.from(secret).reverse().join(''),
    rotateLetters(secret),
    // Quoted-printable.
    Array.from(bytes, (byte) =>
      byte === 61 || byte > 126 ? byte.toString(16) : String.fromCharCode(byte),
    ).join(''),
  ]
  const encoded = [
    // `73 6b`, `0x73, 0x6b` and `\x73`.
    ...['', '0x', 'x'].map((prefix) => writeNumbers(bytes, 16, 2, prefix)),
    // `\u{73}`, `\u0073` and `\U00000073`.
    ...[1, 4, 8].map((digits) => writeNumbers(points, 16, digits, 'u')),
    // UTF-16.
    writeNumbers(Buffer.from(Array.from(secret).join('\0')), 16, 2),
    // `115, 107`, `&#115;`, `\163` and bits.
    writeNumbers(bytes, 10, 1),
    writeNumbers(bytes, 8, 3),
    writeNumbers(bytes, 2, 8),
    ...[0, 1, 2].map((offset) => encodeAt(bytes, offset, 6, base64)),
    ...[0, 1, 2, 3, 4].map((offset) => encodeAt(bytes, offset, 5, base32)),
  ]
  return [...normalize(plain, shortestPlain), ...normalize(encoded, shortestEncoded)]
}

function normalize(spellings: readonly string[], shortest: number): readonly string[] {
  const normalized = spellings.map((text) => text.replace(/[^A-Za-z0-9]+/g, '').toLowerCase())
  return normalized.filter((text) => text.length >= shortest)
}

function writeNumbers(numbers: Iterable<number>, radix: number, digits: number, prefix = ''): string {
  return Array.from(numbers, (number) => prefix + number.toString(radix).padStart(digits, '0')).join('')
}

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const base64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'

/** The bytes in base64 or base32 behind so many others, without the characters that depend on their neighbours. */
function encodeAt(secret: Uint8Array, offset: number, width: number, alphabet: string): string {
  const all = [...new Uint8Array(offset), ...secret].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  let text = ''
  for (let at = Math.ceil((offset * 8) / width) * width; at + width <= all.length; at += width)
    text += alphabet[Number.parseInt(all.slice(at, at + width), 2)]
  return text
}

/** ROT13. */
function rotateLetters(text: string): string {
  return text.replace(/[A-Za-z]/g, (letter) => {
    const code = letter.charCodeAt(0)
    return String.fromCharCode((code & 31) > 13 ? code - 13 : code + 13)
  })
}
