import { formatCount } from '../../model/format.ts'
import { chooseLine } from './choose-line.ts'

/** How many characters of each text are kept. Enough to see what happened; the report itself holds the rest. */
export const keptMessage = 1_000
export const keptDetail = 8_000
/** Question, output and expectation of an eval. */
export const keptSample = 4_000
/** A name is part of the identity, so a cut one would merge cases: it is cut late, and then with its hash. */
export const keptName = 2_000

/** Marks a cut the same way everywhere. */
export function formatCutMark(keptLength: number, total: number): string {
  return `… [cut: ${formatCount(keptLength)} of ${formatCount(total)} characters]`
}

/**
 * At most `limit` characters of a text, with the cut marked. `total` is the real length where the text was
 * already cut by a reader.
 */
export function truncateText(text: string, limit: number, total: number = findOriginalLength(text)): string {
  if (text.length <= limit && total === text.length) return text
  const end = isHighSurrogate(text.charCodeAt(limit - 1)) ? limit - 1 : limit
  return copyText(text.slice(0, end)) + formatCutMark(Math.min(end, text.length), total)
}

/** What a report says of one score, readable and cut like a message. */
export function keepRemark(text: string | undefined): string | undefined {
  return text && truncateText(makeReadable(text), keptMessage)
}

/** Whether a reader has cut the text, so that what follows is not known. */
export function isCutText(text: string): boolean {
  return findOriginalLength(text) !== text.length
}

/** Length of a text, or what its mark says when a reader has cut it already. */
function findOriginalLength(text: string): number {
  if (!text.endsWith(' characters]')) return text.length
  const total = /… \[cut: [\d,]+ of ([\d,]+) characters\]$/.exec(text.slice(-80))?.[1]
  if (total === undefined) return text.length
  return Number(total.replaceAll(',', ''))
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff
}

/** A string of its own: a slice would keep the whole text alive that it was cut from. */
export function copyText(text: string): string {
  if (text.length < 13) return text
  const encoding = text.isWellFormed() ? 'utf8' : 'utf16le'
  return Buffer.from(text, encoding).toString(encoding)
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const lowControls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g
// biome-ignore lint/suspicious/noControlCharactersInRegex: an ANSI sequence begins with one
const colours = /\u001b\[[0-9;:]*m/g
const coloursInXml = /\[\d{1,3}(?:;\d{1,3}){0,4}m(?!\])/g
/** Whether the text holds characters that a terminal or XML would act on or refuse. */
export function hasControls(text: string): boolean {
  // One range less is searched for twice as fast.
  return text.search(lowControls) !== -1 || text.includes('\u007f')
}

/** Control characters as their pictures (`␛`), so that they are seen and harm nothing. Never merges texts. */
export function showControls(text: string): string {
  if (!hasControls(text)) return text
  return text.replace(controls, (char) => {
    const code = char.charCodeAt(0)
    return String.fromCharCode(code === 0x7f ? 0x2421 : 0x2400 + code)
  })
}

/** A text for reading: without colour codes, other control characters as pictures. */
export function makeReadable(text: string): string {
  // XML has no escape character, so some writers leave only what follows it.
  if (/\[(?:0|39)m(?!\])/.test(text)) return showControls(text.replace(colours, '').replace(coloursInXml, ''))
  if (text.includes('\u001b')) return showControls(text.replace(colours, ''))
  return showControls(text)
}

/** The first line that says something, trimmed and cut. */
export function findFirstLine(text: string): string {
  let start = 0
  while (start < text.length) {
    let end = text.indexOf('\n', start)
    if (end === -1) end = text.length
    const line = text.slice(start, Math.min(end, start + 4 * keptMessage)).trim()
    if (line !== '') return copyText(truncateText(line, keptMessage))
    start = end + 1
  }
  return ''
}

/** The line that says what happened, trimmed and cut; otherwise the very first line. */
export function findHeadline(text: string): string {
  const line = chooseLine(text.slice(0, 8 * keptMessage))
  if (line === undefined) return findFirstLine(text)
  // Node escapes quotes twice, so no plain one is left.
  const unescaped = line.includes('"') ? line : line.replaceAll('&quot;', '"')
  return copyText(truncateText(unescaped, keptMessage))
}

/** Any JSON value as text for a reader: strings as they are, the rest as JSON. */
export function toText(value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value === 'string') return value
  return JSON.stringify(value)
}
