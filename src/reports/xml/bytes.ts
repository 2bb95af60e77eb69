const lt = 0x3c
const gt = 0x3e
const slash = 0x2f
const bracket = 0x5d

/** A name without its namespace prefix. */
export function getLocalName(name: string): string {
  const colon = name.indexOf(':')
  if (colon === -1) return name
  return name.slice(colon + 1)
}

/** Whether these bytes are the name; white space after it does not count. */
export function isSameName(buffer: Buffer, start: number, end: number, name: string): boolean {
  let last = end
  while (last > start && (buffer[last - 1] ?? 0) <= 0x20) last -= 1
  if (last - start === name.length && startsWithText(buffer, start, name)) return true
  return buffer.toString('utf8', start, last) === name
}

/** Whether the bytes at a position are this ASCII text. Compared byte by byte: this runs for every tag. */
export function startsWithText(buffer: Buffer, at: number, text: string): boolean {
  for (let index = 0; index < text.length; index += 1)
    if (buffer[at + index] !== text.charCodeAt(index)) return false
  return true
}

/** Whether a byte begins a UTF-8 character. */
export function isLeadingByte(byte: number): boolean {
  return (byte & 0xc0) !== 0x80
}

/** Where the last complete UTF-8 character ends; a sequence cut by the end of the buffer waits for the rest. */
export function findCharacterEnd(buffer: Buffer, from: number): number {
  const end = buffer.length
  for (let back = 1; back <= 3 && end - back >= from; back += 1) {
    const byte = buffer[end - back] ?? 0
    if (byte < 0x80) return end
    if (byte >= 0xc0) {
      let length = 2
      if (byte >= 0xf0) length = 4
      else if (byte >= 0xe0) length = 3
      if (length > back) return end - back
      return end
    }
  }
  return end
}

/** Whether there is only white space. A zero byte does not count as white space. */
export function isBlankRange(buffer: Buffer, start: number, end: number): boolean {
  for (let at = start; at < end; at += 1) {
    const byte = buffer[at] ?? 0
    if (byte > 0x20 || byte === 0) return false
  }
  return true
}

/**
 * Where an element ends whose start tag ends at `end`, before `/>` or `>`; -1 for an element with content, and where its
 * end is written in another way or not in the buffer.
 *
 * @param silent elements whose text is no content
 */
export function findEmptyEnd(buffer: Buffer, end: number, name: string, silent: readonly string[]): number {
  if (buffer[end] === slash) {
    if (buffer[end + 1] === gt) return end + 2
    return -1
  }
  let at = skipWhite(buffer, end + 1)
  // Reading beyond a buffer is slow from then on.
  if (at + name.length + 3 > buffer.length) return -1
  for (
    let next = skipSilentElement(buffer, at, silent);
    next !== -1;
    next = skipSilentElement(buffer, at, silent)
  )
    at = skipWhite(buffer, next)
  return skipEndTag(buffer, at, name)
}

function skipEndTag(buffer: Buffer, at: number, name: string): number {
  const end = at + 2 + name.length
  if (end >= buffer.length) return -1
  const isOne = buffer[at] === lt && buffer[at + 1] === slash && startsWithText(buffer, at + 2, name)
  if (isOne && buffer[end] === gt) return end + 1
  return -1
}

/** Where one of the elements ends that begins here and has text only; -1 for anything else. */
function skipSilentElement(buffer: Buffer, open: number, names: readonly string[]): number {
  const name = names.find((candidate) => buffer[open] === lt && startsWithText(buffer, open + 1, candidate))
  if (name === undefined) return -1
  let at = open + 1 + name.length
  if (buffer[at] === slash && buffer[at + 1] === gt) return at + 2
  if (buffer[at] !== gt) return -1
  at += 1
  for (;;) {
    at = buffer.indexOf(lt, at)
    if (at === -1) return -1
    if (buffer[at + 1] === slash) break
    if (!startsWithText(buffer, at + 1, '![CDATA[')) return -1
    at = findCdataEnd(buffer, at + 9)
    if (at === -1) return -1
  }
  return skipEndTag(buffer, at, name)
}

/** Where CDATA ends, after its brackets. */
function findCdataEnd(buffer: Buffer, from: number): number {
  for (let at = buffer.indexOf(bracket, from); at !== -1; at = buffer.indexOf(bracket, at + 1))
    if (buffer[at + 1] === bracket && buffer[at + 2] === gt) return at + 3
  return -1
}

/** The next `<`; -1 without one. It mostly follows at once, and then looking is cheaper than a search. */
export function findNextTag(buffer: Buffer, from: number): number {
  const at = skipWhite(buffer, from)
  if (at === buffer.length) return -1
  if (buffer[at] === lt) return at
  return buffer.indexOf(lt, at)
}

function skipWhite(buffer: Buffer, from: number): number {
  let at = from
  while (at < buffer.length && isWhite(buffer[at])) at += 1
  return at
}

function isWhite(byte: number | undefined): boolean {
  return byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09
}
