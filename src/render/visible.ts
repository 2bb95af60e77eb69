let graphemes: Intl.Segmenter | undefined

/** The segmenter, made when a text is cut: loading its data takes longer than all else of a small report. */
function getSegmenter(): Intl.Segmenter {
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return graphemes
}

/** Terminal colours: they carry no text, so they are dropped rather than shown. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape character is what it looks for
const terminalColours = /\u001b\[[\d;]*m/g

/** C0, DEL and C1. */
const control = /[^ -~\u00a0-\uffff]/g

/**
 * Characters that change how other text is read without being seen: direction overrides and isolates,
 * invisible marks and fillers, tag characters, line separators.
 */
const invisible = /\p{Cf}|\p{Zl}|\p{Zp}|\u034f|\u115f|\u1160|\u3164|\uffa0/gu

/** Format characters that stay: joiners, which scripts and emoji need, and visible signs. */
const harmlessFormat = /\u200c|\u200d|[\u0600-\u0605\u06dd\u070f\u0890\u0891\u08e2]/

/** Text without anything to replace, like most names: this one check saves five. */
const plain = /^[\t\n -~]*$/

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u

/**
 * Foreign text with nothing hidden in it: broken surrogates replaced, terminal colours dropped, control
 * characters as symbols (`␛`), direction overrides and invisible characters as `⟨U+202E⟩`. Keeps tab and
 * newline; CR LF and CR become newlines.
 */
export function makeVisible(text: string): string {
  if (plain.test(text)) return text
  return text
    .toWellFormed()
    .replace(terminalColours, '')
    .replace(/\r\n?/g, '\n')
    .replace(control, showControl)
    .replace(invisible, (character) =>
      harmlessFormat.test(character) ? character : showCodePoint(character),
    )
}

function showCodePoint(character: string): string {
  return `⟨U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}⟩`
}

function showControl(character: string): string {
  const code = character.charCodeAt(0)
  if (character === '\t' || character === '\n') return character
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  if (code === 0x7f) return '␡'
  return showCodePoint(character)
}

/** {@link makeVisible} on one line: line breaks become `↵`, runs of blanks one space, the ends trimmed. */
export function makeVisibleLine(text: string): string {
  // Line by line: one expression for blanks around line breaks takes quadratic time on a hostile text.
  const lines = makeVisible(text)
    .split('\n')
    .map((line) => line.trim())
  return lines
    .filter((line) => line !== '')
    .join(' ↵ ')
    .replace(/\s+/g, ' ')
}

/**
 * Cuts to a length in graphemes, never inside one and, where the text has blanks, not inside a word; a cut ends in `…`. A
 * grapheme may hold any number of combining marks, so the length in UTF-16 units is held below four times the limit as well.
 */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text
  // Each of these characters is a grapheme.
  if (plain.test(text.slice(0, limit + 1))) return `${cutWholeWords(text.slice(0, limit), text)}…`
  let start = ''
  let count = 0
  for (const { segment } of getSegmenter().segment(text.slice(0, limit * 4 + 64))) {
    if (count + 1 > limit || start.length + segment.length > limit * 4) break
    start += segment
    count += 1
  }
  if (start.length < text.length) return `${cutWholeWords(start, text)}…`
  return start
}

/** Words that take more than this share of what is kept are cut: a path, a text without blanks. */
const longWord = 0.4

function cutWholeWords(start: string, text: string): string {
  const end = text.slice(start.length, start.length + 1).trim() === '' ? start.length : findLastBlank(start)
  return start.slice(0, end < start.length * (1 - longWord) ? start.length : end).trimEnd()
}

function findLastBlank(text: string): number {
  return Math.max(text.lastIndexOf(' '), text.lastIndexOf('\n'), text.lastIndexOf('\t'))
}

/** Prevents right-to-left text from rearranging the figures around it. */
export function isolateDirection(text: string): string {
  if (rightToLeft.test(text)) return `\u2068${text}\u2069`
  return text
}
