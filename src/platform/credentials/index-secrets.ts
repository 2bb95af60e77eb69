/** By the code of a character, what it is in the normal form of a text; 0 for what is left out. */
const normal = new Uint8Array(256)
/** The same in five bits, and how many of these it takes. */
const bits = new Uint8Array(256)
const width = new Uint8Array(256)
for (const character of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789') {
  const code = character.charCodeAt(0)
  normal[code] = character.toLowerCase().charCodeAt(0)
  bits[code] = (normal[code] ?? 0) % 32
  width[code] = 5
}

/** Shorter secrets are not looked for in the normal form: there, ordinary words may be equal to them. */
const shortestPlain = 10
const shortestEncoded = 8
/** Behind more characters that are left out, a secret doesn't go on. */
const widestGap = 64

/**
 * Secrets by their spellings in the normal form of a text: the letters and digits of ASCII, in small letters. So line
 * breaks, blanks, quotes and commas hide nothing, neither within a secret nor between the numbers of its bytes.
 */
export class SecretIndex {
  /** By their first three characters as a number. */
  readonly #byThree = new Map<number, string[]>()
  readonly #isStart = new Uint8Array(0x80_00)

  add(secret: string): void {
    for (const spelling of listSpellings(secret)) {
      let three = 0
      for (let at = 0; at < 3; at += 1) three = addCharacter(three, spelling.charCodeAt(at))
      this.#isStart[three] = 1
      this.#byThree.set(three, [...(this.#byThree.get(three) ?? []), spelling])
    }
  }

  /**
   * Notes where a secret is, or the most of one up to where the text was cut.
   *
   * @param codes the low bytes of the characters
   */
  find(
    text: string,
    codes: Uint8Array,
    isCut: (index: number) => boolean,
    note: (start: number, end: number) => void,
  ): void {
    if (this.#byThree.size === 0) return
    const isStart = this.#isStart
    const { length } = text
    let three = 0
    let from = 0
    // Every character comes here: without a branch for those that are left out, it takes a third of the time.
    for (let index = 0; index < length; index += 1) {
      three = addCharacter(three, codes[index] ?? 0)
      if (isStart[three] !== 1 || normal[codes[index] ?? 0] === 0) continue
      const start = findStart(codes, index)
      // What was found as a whole is not looked at again: that would take quadratic time.
      if (start < from) continue
      for (const spelling of this.#byThree.get(three) ?? []) {
        const end = matchSpelling(text, start, spelling, isCut)
        if (end === undefined) continue
        note(start, end)
        from = Math.max(from, end)
      }
    }
  }
}

/** The last three characters that are not left out, as a number: few others have the same. */
function addCharacter(three: number, code: number): number {
  return ((three << (width[code] ?? 0)) | (bits[code] ?? 0)) & 0x7f_ff
}

/** Where the three characters start that end here. */
function findStart(codes: Uint8Array, last: number): number {
  let start = last
  for (let left = 2; left > 0 && start > 0; ) {
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
