/**
 * A pattern for paths with forward slashes. `*` stands for any text and `?` for one character without a slash, `**` for
 * any folders, `[a-z]` and `[!a-z]` for one character, `{a,b}` for a choice; `{os}` is as `*`, and its value
 * has a name. Other than with expressions, no pattern takes longer than its length times that of the path.
 */
export interface PathPattern {
  /** Values of the named parts, in order; undefined for a path that does not match. */
  match(path: string): readonly string[] | undefined
  /** Names what may match in a folder, at any depth: undefined for nothing. The top is `''`. */
  expectIn(folder: string): string | undefined
}

/** A place in the pattern. */
interface Place {
  /** Absent: it takes no character. */
  readonly takes?: (character: string, startsName: boolean) => boolean
  /** Here a named part starts or ends. */
  readonly isEdge?: boolean
  /** What follows, what is tried first in front. */
  readonly next: Place[]
}

/** Where named parts start and end, the last one in front. */
interface Edges {
  readonly at: number
  readonly earlier: Edges | undefined
}

type Reached = Map<Place, Edges | undefined>

/** As in shells, names with a point in front match only where the pattern has it. */
const any = (character: string, startsName: boolean) => !(startsName && character === '.')
const notSlash = (character: string, startsName: boolean) => character !== '/' && any(character, startsName)

export function createPathPattern(pattern: string): PathPattern {
  const end: Place = { next: [] }
  const start = addPieces(listPieces(pattern), end)
  const numbers = new Map<Place, number>()
  const number = (place: Place) => {
    const known = numbers.get(place) ?? numbers.size
    numbers.set(place, known)
    return known
  }
  const first: Reached = new Map()
  reach(start, 0, undefined, first)
  // What is asked for next is mostly in the same folder.
  let last = { folder: '', reached: first }
  const follow = (path: string): Reached => {
    const length = path.lastIndexOf('/') + 1
    const folder = path.slice(0, length)
    if (folder !== last.folder) last = { folder, reached: followText(first, folder, 0) }
    return followText(last.reached, path.slice(length), length)
  }
  return {
    match(path) {
      const reached = follow(path)
      return reached.has(end) ? readValues(path, reached.get(end)) : undefined
    },
    expectIn(folder) {
      const reached = follow(folder === '' ? '' : `${folder}/`)
      return reached.size === 0 ? undefined : [...reached.keys()].map(number).join(' ')
    },
  }
}

/** The folders that a pattern names without a choice, and what is left of it. */
export function splitFixedFolder(pattern: string): readonly [folder: string, rest: string] {
  const [fixed = ''] = /^(?:[^*?[{\\/]*\/)*/.exec(pattern) ?? []
  return [fixed, pattern.slice(fixed.length)]
}

/** @param from where in a path the text starts, which is the start of a name */
function followText(reached: Reached, text: string, from: number): Reached {
  let follows = reached
  let at = from
  let before = '/'
  for (const character of text) {
    const further: Reached = new Map()
    at += character.length
    for (const [{ takes, next }, edges] of follows)
      if (takes?.(character, before === '/')) for (const place of next) reach(place, at, edges, further)
    follows = further
    before = character
  }
  return follows
}

/** Notes a place and all that follow it without a character. */
function reach(place: Place, at: number, edges: Edges | undefined, reached: Reached): void {
  if (reached.has(place)) return
  const known = place.isEdge ? { at, earlier: edges } : edges
  reached.set(place, known)
  if (place.takes === undefined) for (const next of place.next) reach(next, at, known, reached)
}

function readValues(path: string, edges: Edges | undefined): readonly string[] {
  const values: string[] = []
  for (let end = edges; end?.earlier !== undefined; end = end.earlier.earlier)
    values.unshift(path.slice(end.earlier.at, end.at))
  return values
}

const piece = /\*\*\/|\*+|\?|\{[A-Za-z][\w-]*\}|\[[!^]?\]?[^\]]{0,200}\]|\\[\s\S]|[\s\S]/gu
/** Only as a whole name, two stand for folders. */
const starsOfName = /(?<=[^/{,*])\*+|\*+(?=[^/},*])/g

const listPieces = (pattern: string): readonly string[] =>
  pattern.replace(starsOfName, '*').match(piece) ?? []

/** Puts pieces of a pattern before a place. @returns the place where they start */
function addPieces(pieces: readonly string[], after: Place): Place {
  let place = after
  for (let at = pieces.length - 1; at >= 0; at -= 1) {
    const opened = pieces[at] === '}' ? findOpening(pieces, at) : -1
    const options = opened === -1 ? [] : splitOptions(pieces.slice(opened + 1, at))
    if (options.length > 1) {
      const next = place
      place = { next: options.map((option) => addPieces(option, next)) }
      at = opened
    } else place = addPiece(pieces[at] ?? '', place)
  }
  return place
}

function findOpening(pieces: readonly string[], closing: number): number {
  let depth = 0
  for (let at = closing; at >= 0; at -= 1) {
    if (pieces[at] === '}') depth += 1
    if (pieces[at] === '{') depth -= 1
    if (depth === 0) return at
  }
  return -1
}

/** Divides pieces at the commas that are in no inner braces. */
function splitOptions(pieces: readonly string[]): readonly (readonly string[])[] {
  const options: string[][] = [[]]
  let depth = 0
  for (const written of pieces) {
    if (written === '{') depth += 1
    if (written === '}') depth -= 1
    if (written === ',' && depth === 0) options.push([])
    else options.at(-1)?.push(written)
  }
  return options
}

function addPiece(written: string, after: Place): Place {
  if (written === '**/') return { next: [repeat(any, addPiece('/', after)), after] }
  if (written === '**') return repeat(any, after)
  if (written.startsWith('*')) return repeat(notSlash, after)
  if (written === '?') return { takes: notSlash, next: [after] }
  if (written.length > 1 && written.startsWith('{')) return addNamedPart(after)
  if (written.length > 1 && written.startsWith('[')) return { takes: readClass(written), next: [after] }
  const literal = written.length > 1 && written.startsWith('\\') ? written.slice(1) : written
  return { takes: (character) => character === literal, next: [after] }
}

function repeat(takes: NonNullable<Place['takes']>, after: Place): Place {
  const again: Place = { takes, next: [] }
  const place: Place = { next: [again, after] }
  again.next.push(place)
  return place
}

/** A named part takes as little as it can. */
function addNamedPart(after: Place): Place {
  const name: Place = { takes: notSlash, next: [] }
  name.next.push({ isEdge: true, next: [after] }, name)
  return { isEdge: true, next: [name] }
}

/** `[a-z_]`, and `[!a-z]` for anything else but a slash. */
function readClass(written: string): NonNullable<Place['takes']> {
  const [, negation, listed = ''] = /^\[([!^]?)([\s\S]*)\]$/.exec(written) ?? []
  const ranges = listed.match(/[\s\S]-[\s\S]|[\s\S]/gu) ?? []
  return (character, startsName) => {
    const isListed = ranges.some(
      (range) => character >= (range[0] ?? '') && character <= (range.at(-1) ?? ''),
    )
    return negation === '' ? isListed && character !== '/' : !isListed && notSlash(character, startsName)
  }
}
