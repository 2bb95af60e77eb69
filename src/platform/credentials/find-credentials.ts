import { listRareLetters, readNamedValue } from './names.ts'
import { countTurns, isPlaceholder, looksRandom } from './random.ts'
import { joinLines, type RewrittenText, removeEscapes } from './rewritten-text.ts'
import { type CredentialShape, credentialShapes } from './shapes.ts'

export interface FoundCredential {
  readonly kind: string
  readonly start: number
  readonly end: number
}

/** What is looked for where three rare characters stand: a mark with its shapes, or the name of a secret. */
interface Start {
  readonly rare: string
  /** How many characters before the three it starts. */
  readonly before: number
  readonly mark?: string
  readonly shapes: readonly CredentialShape[]
}

interface Starts {
  /** By the hash of the three characters, the longest mark first. */
  readonly byHash: ReadonlyMap<number, readonly Start[]>
  /** Which hashes there are. Every character of every text is looked at by this, and almost none by more. */
  readonly hashes: Uint8Array
}

/**
 * What readers of reports keep of a text at least and at most when they cut it: a credential may be cut at
 * its end.
 */
const shortestCut = 290
const longestCut = 8_200
/** A shorter text in base64 holds no credential. */
const shortestBase64 = 24
/** Shorter pieces of a word that is split over two lines are not joined. */
const shortestPiece = 6
const newline = 10
const space = 32

let known: Starts | undefined

/** The shapes by their marks, made when a text is searched for the first time. */
function loadStarts(): Starts {
  known ??= arrangeStarts()
  return known
}

/** Ten bits for every byte, so that three of them make a hash of 15 bits. */
const bits = Uint16Array.from({ length: 256 }, (_, code) => ((code * 40_503) >> 4) & 1023)

/** The hash of the last three characters. */
function hashNext(hash: number, code: number): number {
  return ((hash << 5) ^ (bits[code] ?? 0)) & 0x7f_ff
}

const wordCharacters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-'
const inBase64 = listCodes(`${wordCharacters}+/`)
const inWords = listCodes(wordCharacters)
const inEscapes = listCodes('\\%&\u001b')

function listCodes(characters: string): Uint8Array {
  const codes = new Uint8Array(256)
  for (const character of characters) codes[character.charCodeAt(0)] = 1
  return codes
}

/** Plain loops: a small report is searched in less time than this would take otherwise. */
function arrangeStarts(): Starts {
  const byMark = new Map<string, CredentialShape[]>()
  for (const shape of credentialShapes) for (const mark of shape.marks) addTo(byMark, mark, shape)
  const byHash = new Map<number, Start[]>()
  const hashes = new Uint8Array(0x80_00)
  const add = (start: Start) => {
    let hash = 0
    for (let at = 0; at < 3; at += 1) hash = hashNext(hash, start.rare.charCodeAt(at))
    hashes[hash] = 1
    addTo(byHash, hash, start)
  }
  // The longest first: `sk-ant-` starts with another mark.
  for (const [mark, shapes] of [...byMark].sort(([a], [b]) => b.length - a.length)) {
    const before = findRarePlace(mark)
    if (mark.length >= 3) add({ rare: mark.slice(before, before + 3), before, mark, shapes })
    else
      for (let code = 48; code < 123; code += 1)
        add({ rare: mark + String.fromCharCode(code), before, mark, shapes })
  }
  for (const [rare, before] of listRareLetters()) add({ rare, before, shapes: [] })
  return { byHash, hashes }
}

function addTo<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [value])
  else list.push(value)
}

/** Where in a mark the three characters start that are rarest in other texts: those with the fewest small letters. */
function findRarePlace(mark: string): number {
  let best = 0
  let fewest = 3
  for (let place = 0; place + 3 <= mark.length; place += 1) {
    let small = 0
    for (let at = place; at < place + 3; at += 1) small += isSmall(mark.charCodeAt(at)) ? 1 : 0
    if (small >= fewest) continue
    best = place
    fewest = small
  }
  return best
}

function isSmall(code: number): boolean {
  return code === space || (code >= 97 && code <= 122)
}

/** Whether a text holds a credential. Quick for the texts that hold none, which are almost all. */
export function holdsCredential(text: string): boolean {
  return findCredentials(text).length > 0
}

/**
 * The credentials in a text by their shape or their name, in order, without overlaps: as they are, in escapes, in
 * base64 and across a line break. Takes linear time for every text. Placeholders (`sk-xxxxxxxx`) do not count.
 */
export function findCredentials(text: string): readonly FoundCredential[] {
  const { found, hasEscapes, hasBreaks } = searchText(text, true)
  if (!hasEscapes) return hasBreaks ? addBroken(text, found) : found
  const plain = removeEscapes(text)
  const inside = searchText(plain.text, true)
  const all = inside.hasBreaks ? addBroken(plain.text, inside.found) : inside.found
  const located = all.map((credential) => locateCredential(credential, plain))
  return located.length === 0 ? found : mergeOverlaps([...found, ...located])
}

/** With those that go on in the next line, where the text goes on as what is a part of them. */
function addBroken(text: string, found: readonly FoundCredential[]): readonly FoundCredential[] {
  const joined = joinLines(text)
  const broken = searchText(joined.text, false)
    .found.map((credential) => locateCredential(credential, joined))
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
    else if (credential.end > last.end) merged[merged.length - 1] = { ...last, end: credential.end }
  }
  return merged
}

const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/

/** Most texts are shorter, and need no memory of their own. */
const room = Buffer.alloc(8_192)

/** The low bytes of the characters: to read them one by one from a text takes several times as long. */
function readCodes(text: string): Uint8Array {
  if (text.length > room.length) return Buffer.from(text, 'latin1')
  room.write(text, 'latin1')
  return room
}

function searchText(text: string, withBase64: boolean) {
  const { byHash, hashes } = loadStarts()
  const search = { text, found: [] as FoundCredential[], from: 0, namesFrom: 0 }
  // What is within other texts may not write over their characters.
  const codes = withBase64 ? readCodes(text) : Buffer.from(text, 'latin1')
  let hasEscapes = invisible.test(text)
  let hasBreaks = false
  let hash = 0
  let encoded = 0
  /** Where the text continues after a line whose last word is long. */
  let afterBreak = -1
  let tornFrom = 0
  for (let index = 0; index < text.length; index += 1) {
    const code = codes[index] ?? 0
    hash = hashNext(hash, code)
    if (inBase64[code] === 1) encoded += 1
    else {
      if (encoded >= shortestBase64 && withBase64) searchBase64(search, index - encoded, index)
      if (afterBreak === index - encoded && encoded >= shortestPiece)
        hasBreaks ||= isTornWord(text.slice(tornFrom, index))
      if (code === newline) {
        afterBreak = encoded >= shortestPiece ? index + 1 : -1
        tornFrom = index - encoded
      } else if (afterBreak === index && code === space) afterBreak += 1
      encoded = 0
      if (inEscapes[code] === 1) hasEscapes = true
    }
    if (hashes[hash] === 1) searchStarts(search, index - 2, byHash.get(hash) ?? [])
  }
  if (encoded >= shortestBase64 && withBase64) searchBase64(search, text.length - encoded, text.length)
  if (afterBreak === text.length - encoded && encoded >= shortestPiece)
    hasBreaks ||= isTornWord(text.slice(tornFrom))
  return { found: search.found, hasEscapes, hasBreaks }
}

/** Whether the end of a line and the start of the next one look like parts of something random. */
function isTornWord(parts: string): boolean {
  return countTurns(parts) * 5 >= parts.length * (/\d/.test(parts) ? 1 : 2)
}

interface Search {
  readonly text: string
  readonly found: FoundCredential[]
  /** What was looked at as a whole is not looked at again: that would take quadratic time. */
  from: number
  namesFrom: number
}

function searchStarts(search: Search, rare: number, starts: readonly Start[]): void {
  const { text } = search
  for (const { rare: letters, mark, shapes, before } of starts) {
    if (!text.startsWith(letters, rare)) continue
    const start = rare - before
    if (start < search.from) continue
    if (mark === undefined) searchName(search, start)
    else if (text.startsWith(mark, start)) {
      const credential = matchMark(text, start, mark, shapes, search.from)
      if (credential === undefined) continue
      search.from = credential.end
      const { kind, start: from, end } = credential
      if (!isStandIn(text, credential)) search.found.push({ kind, start: from, end })
      return
    }
  }
}

function searchName(search: Search, index: number): void {
  if (index < search.namesFrom) return
  const value = readNamedValue(search.text, index)
  if (value === undefined) return
  search.namesFrom = value.end
  if (!value.isSecret) return
  search.from = value.end
  const kind = findSpecificKind(search.text.slice(value.start, value.end)) ?? 'credential'
  search.found.push({ kind, start: value.start, end: value.end })
}

/** What is encoded in base64. What is no text is not looked at. */
function searchBase64(search: Search, start: number, end: number): void {
  const { text, found } = search
  if (start < search.from) return
  const isText = /^[\t\n\r\x20-\x7e]*$/
  if (!isText.test(Buffer.from(text.slice(start, start + 16), 'base64').toString('latin1'))) return
  const plain = Buffer.from(text.slice(start, end), 'base64').toString('latin1')
  const [inside] = searchText(plain, false).found
  if (inside === undefined) return
  found.push({ kind: inside.kind, start, end })
  search.from = end
}

function isWordCode(code: number): boolean {
  return code < 128 && inWords[code] === 1
}

interface Matched extends FoundCredential {
  readonly mustLookRandom: boolean
}

function isStandIn(text: string, { start, end, mustLookRandom }: Matched): boolean {
  const secret = text.slice(start, end)
  return isPlaceholder(secret) || (mustLookRandom && !looksRandom(secret))
}

/** The credential whose mark is at this index; undefined when none of the shapes fits. */
function matchMark(
  text: string,
  index: number,
  mark: string,
  shapes: readonly CredentialShape[],
  from: number,
): Matched | undefined {
  const isInWord = index > 0 && isWordCode(text.charCodeAt(index - 1))
  for (const shape of shapes) {
    if (shape.whole && isInWord) continue
    const prefix = matchBefore(shape, text.slice(Math.max(from, index - 80), index))
    if (prefix === undefined) continue
    const next = index + mark.length
    const rest = matchPatternAt(shape.rest, text, next) ?? matchCutCredential(shape, text, next)
    if (rest === undefined) continue
    const common = { kind: shape.kind, mustLookRandom: shape.random === true }
    const end = next + rest[0].length
    if (rest.length === 1) return { ...common, start: index - prefix.length, end }
    const secret = rest.at(-1) ?? ''
    const start = next + rest[0].lastIndexOf(secret)
    return { ...common, start, end: start + secret.length }
  }
  return undefined
}

/**
 * Expressions by their source. Few are ever used, and to make all of them takes longer than to search a small
 * report.
 */
const expressions = new Map<string, RegExp>()

/** What of the text belongs to the credential whose mark follows it. It is read backwards, from one place. */
function matchBefore({ before }: CredentialShape, text: string): string | undefined {
  if (before === undefined) return ''
  return matchPatternAt(`(?<=(${before}))`, text, text.length)?.[1]
}

function matchPatternAt(source: string, text: string, index: number): RegExpExecArray | undefined {
  const expression = expressions.get(source) ?? new RegExp(source, 'y')
  expressions.set(source, expression)
  expression.lastIndex = index
  return expression.exec(text) ?? undefined
}

function matchCutCredential(
  { cut }: CredentialShape,
  text: string,
  index: number,
): RegExpExecArray | undefined {
  if (cut === undefined || text.length - index > longestCut) return undefined
  // The text ends here, or a reader or a view has cut it here.
  const match = matchPatternAt(`${cut}{6,}(?=\\s*(?:$|…|\\(cut\\)))`, text, index)
  const isAtEnd = match !== undefined && index + match[0].length === text.trimEnd().length
  if (isAtEnd && text.length < shortestCut) return undefined
  return match
}

/** The issuer of the secret behind a general name, such as `API_KEY=sk-ant-…`. */
function findSpecificKind(secret: string): string | undefined {
  return searchText(secret, false).found[0]?.kind
}
