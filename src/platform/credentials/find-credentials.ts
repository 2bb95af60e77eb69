import type { MarkIndex, Start } from './index-marks.ts'
import { type FoundCredential, isCut, matchMark } from './match-mark.ts'
import { readNamedValue } from './names.ts'
import { countTurns } from './random.ts'
import { joinDumps, joinLines, type RewrittenText, removeEscapes } from './rewritten-text.ts'

/** A shorter text in base64 holds no credential. */
const shortestBase64 = 24
/** Shorter pieces of a word that is split over two lines are not joined. */
const shortestPiece = 6
/** The last line of base64 may be as short behind one this long. */
const longLine = 60
const shortestLastPiece = 2
/** What is encoded may hold what is encoded: so often, or to decode it all would take more than linear time. */
const deepest = 2

/** By the code of a character, one more than what it stands for in base64 of either alphabet. */
const base64 = new Uint8Array(256)
for (const alphabet of ['+/', '-_'])
  for (const [value, character] of [
    ...`ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789${alphabet}`,
  ].entries())
    base64[character.charCodeAt(0)] = value + 1

/**
 * The credentials in a text by their shape or their name, in order, without overlaps: as they are, in escapes, in
 * base64, in hexadecimal digits, in hex dumps, in UTF-16 and across a line break; and the secrets of the step. Takes linear time for every text. Placeholders
 * (`sk-xxxxxxxx`) do not count.
 *
 * @param index what is looked for: once made, it serves for any number of texts
 * @param depth how often the text was encoded in one that was searched before
 */
export function findCredentials(text: string, index: MarkIndex, depth = 0): readonly FoundCredential[] {
  const search = { index, depth }
  const plain = removeEscapes(text)
  if (plain === undefined) return searchLines(text, search)
  // A password may have a percent sign where its address has a part of its own.
  const found = text.includes('%') ? searchCodes(text, readCodes(text), index) : []
  const located = searchLines(plain.text, search).map((inside) => locateCredential(inside, plain))
  return located.length === 0 ? found : mergeOverlaps([...found, ...located])
}

interface Depth {
  readonly index: MarkIndex
  readonly depth: number
}

/** What is in a text, and what goes on in its next line. */
function searchLines(text: string, search: Depth): readonly FoundCredential[] {
  const codes = readCodes(text)
  const isTorn = hasTornWord(text, codes)
  const { secrets, found: whole } = searchAll(text, codes, search)
  const found = isTorn ? addBroken(text, whole, search) : whole
  const more = [...secrets, ...searchDumps(text, search)]
  return more.length === 0 ? found : mergeOverlaps([...found, ...more])
}

/** What hex dumps have in their lines, with the texts beside it. */
function searchDumps(text: string, search: Depth): readonly FoundCredential[] {
  const dumps = joinDumps(text)
  if (dumps === undefined) return []
  const codes = readCodes(dumps.text)
  const { secrets, found } = searchAll(dumps.text, codes, search)
  return [...secrets, ...found].map((credential) => {
    const { kind, start, end } = locateCredential(credential, dumps)
    const lineEnd = text.indexOf('\n', end - 1)
    return { kind, start, end: lineEnd === -1 ? text.length : lineEnd }
  })
}

/** The secrets of the step in the text, however they are written; and what else is in it, as it is and encoded. */
function searchAll(text: string, codes: Uint8Array, search: Depth) {
  const secrets: FoundCredential[] = []
  // Node prints the first bytes of a buffer.
  const searched = { text, codes, isCut: (at: number) => isCut(text, at) || text.startsWith(' ... ', at) }
  const note = (start: number, end: number) => void secrets.push({ kind: undefined, start, end })
  let from = 0
  const found = searchText(text, codes, search, (three, end) => {
    from = search.index.secrets.match(searched, three, end, from, note)
  })
  return { secrets, found }
}

/** What is in a text as it is and encoded. */
function searchText(
  text: string,
  codes: Uint8Array,
  search: Depth,
  noteThree?: (three: number, end: number) => void,
): readonly FoundCredential[] {
  const found = searchCodes(text, codes, search.index, noteThree)
  const encoded = search.depth < deepest ? searchEncoded(text, codes, search) : []
  return encoded.length === 0 ? found : mergeOverlaps([...found, ...encoded])
}

/** With those that go on in the next line, where the text goes on as what is a part of them. */
function addBroken(
  text: string,
  found: readonly FoundCredential[],
  search: Depth,
): readonly FoundCredential[] {
  const joined = joinLines(text)
  const broken = searchText(joined.text, readCodes(joined.text), search)
    .map((credential) => locateCredential(credential, joined))
    .filter(({ start, end }) => {
      const part = found.find((other) => other.start <= start && other.end > start)
      const added = part === undefined ? '' : text.slice(part.end, end).trim()
      return part === undefined || isTornWord(added)
    })
  return broken.length === 0 ? found : mergeOverlaps([...found, ...broken])
}

function locateCredential({ kind, start, end }: FoundCredential, { locate }: RewrittenText): FoundCredential {
  return { kind, start: locate(start, 'start'), end: locate(end, 'end') }
}

function mergeOverlaps(found: readonly FoundCredential[]): readonly FoundCredential[] {
  const merged: FoundCredential[] = []
  for (const credential of found.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = merged.at(-1)
    if (last === undefined || credential.start >= last.end) merged.push(credential)
    else {
      const kind = credential.kind === undefined ? undefined : last.kind
      merged[merged.length - 1] = { kind, start: last.start, end: Math.max(last.end, credential.end) }
    }
  }
  return merged
}

/** Whether what may be one word is split over two lines. */
function hasTornWord(text: string, codes: Uint8Array): boolean {
  const isPart = (at: number) => base64[codes[at] ?? 0] !== 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) {
    let start = at
    let next = at + 1
    if (codes[start - 1] === 13) start -= 1
    while (isPart(start - 1)) start -= 1
    while (codes[next] === 32) next += 1
    let end = next
    while (end < text.length && isPart(end)) end += 1
    if (at - start < shortestPiece) continue
    if (end - next < (at - start < longLine ? shortestPiece : shortestLastPiece)) continue
    if (mayBeRandom(text.slice(start, end))) return true
  }
  return false
}

/** Few credentials have fewer turns, and few other words have as many. */
function mayBeRandom(word: string): boolean {
  return countTurns(word) * (/\d/.test(word) ? 8 : 3) >= word.length
}

/** Whether the end of a line and the start of the next one look like parts of something random. */
function isTornWord(parts: string): boolean {
  return countTurns(parts) * 5 >= parts.length * (/\d/.test(parts) ? 1 : 2)
}

/** Most texts are shorter, and need no memory of their own. */
const room = Buffer.alloc(16_384)

/**
 * The low bytes of the characters, 0 for one that has more, and 0 behind them: to read them one by one from a text takes
 * several times as long.
 */
function readCodes(text: string, into = room): Uint8Array {
  const { length } = text
  const codes = length + 2 > into.length ? Buffer.alloc(length + 2) : into
  codes.write(text, 'latin1')
  if (/[^\0-\xff]/.test(text))
    for (let at = 0; at < length; at += 1) if (text.charCodeAt(at) > 0xff) codes[at] = 0
  codes.fill(0, length, length + 2)
  return codes
}

interface Search {
  readonly text: string
  readonly index: MarkIndex
  readonly found: FoundCredential[]
  /** What was looked at as a whole is not looked at again: that would take quadratic time. */
  from: number
  namesFrom: number
}

function searchCodes(
  text: string,
  codes: Uint8Array,
  index: MarkIndex,
  noteThree?: (three: number, end: number) => void,
): readonly FoundCredential[] {
  const search: Search = { text, index, found: [], from: 0, namesFrom: 0 }
  index.findStarts(codes, text.length, (at, starts) => searchStarts(search, at, starts), noteThree)
  return search.found
}

function searchStarts(search: Search, rare: number, starts: readonly Start[]): void {
  const { text } = search
  for (const { mark, shape, before } of starts) {
    const start = rare - before
    if (start < search.from) continue
    if (mark === '') searchName(search, start)
    else if (isAt(text, mark, start)) {
      const credential =
        shape === undefined
          ? { kind: undefined, start, end: start + mark.length, isStandIn: false }
          : matchMark(text, start, mark, shape, search.from)
      if (credential === undefined) continue
      search.from = credential.end
      const { isStandIn, ...found } = credential
      if (!isStandIn) search.found.push(found)
      return
    }
  }
}

/** As `startsWith`, which takes ten times as long. */
function isAt(text: string, mark: string, start: number): boolean {
  for (let at = 0; at < mark.length; at += 1)
    if (text.charCodeAt(start + at) !== mark.charCodeAt(at)) return false
  return true
}

function searchName(search: Search, index: number): void {
  if (index < search.namesFrom) return
  const value = readNamedValue(search.text, index)
  if (value === undefined) return
  search.namesFrom = value.end
  if (!value.isSecret) return
  search.from = value.end
  const kind = findSpecificKind(search.text.slice(value.start, value.end), search.index) ?? 'credential'
  search.found.push({ kind, start: value.start, end: value.end })
}

/** What is encoded in base64 or in hexadecimal digits. */
function searchEncoded(text: string, codes: Uint8Array, search: Depth): readonly FoundCredential[] {
  const runs: { readonly start: number; readonly end: number }[] = []
  let start = 0
  let end = shortestBase64
  while (end <= text.length) {
    let at = end - 1
    // Another character shortly before the end of the least run shows that no run starts before it.
    while (at >= start && base64[codes[at] ?? 0] !== 0) at -= 1
    if (at < start) {
      while (end < text.length && base64[codes[end] ?? 0] !== 0) end += 1
      if (mayEncodeText(codes, start)) runs.push({ start, end })
      at = end
    }
    start = at + 1
    end = start + shortestBase64
  }
  // What is decoded needs the codes for itself.
  return runs.flatMap((run) => {
    const [inside] = findDecoded(text.slice(run.start, run.end), search)
    return inside === undefined ? [] : { ...inside, ...run }
  })
}

/** Whether the first three bytes may be characters of a text; hexadecimal digits always may. */
function mayEncodeText(codes: Uint8Array, start: number): boolean {
  let bytes = 0
  let isHex = true
  for (let at = start; at < start + 4; at += 1) {
    const code = codes[at] ?? 0
    bytes = (bytes << 6) | ((base64[code] ?? 0) - 1)
    isHex &&= code <= 57 ? code >= 48 : (code | 32) <= 102
  }
  return isHex || [bytes >> 16, (bytes >> 8) & 0xff, bytes & 0xff].every(isOfText)
}

/** Whether a byte is a character of ASCII that texts have, or is between two of UTF-16. */
function isOfText(byte: number): boolean {
  return byte < 32 ? byte === 0 || byte === 9 || byte === 10 || byte === 13 : byte < 127
}

/** What is no text is not looked at. */
function findDecoded(encoded: string, { index, depth }: Depth): readonly FoundCredential[] {
  const start = encoded.slice(0, 16)
  const encoding = /^[0-9A-Fa-f]+$/.test(start) ? 'hex' : 'base64'
  if (/[^\0\t\n\r\x20-\x7e]/.test(Buffer.from(start, encoding).toString('latin1'))) return []
  return findCredentials(Buffer.from(encoded, encoding).toString('latin1'), index, depth + 1)
}

/** The issuer of the secret behind a general name, such as `API_KEY=sk-ant-…`. */
function findSpecificKind(secret: string, index: MarkIndex): string | undefined {
  // The text around it needs the room.
  return searchCodes(secret, readCodes(secret, Buffer.alloc(0)), index)[0]?.kind
}
