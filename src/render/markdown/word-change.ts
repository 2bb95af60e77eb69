import { escapeMarkdownPart } from '../escape.ts'
import { type DiffPart, diffTexts } from '../html/assets/diff.js'
import { cutText, makeVisibleLine } from '../visible.ts'

/** Longer texts are cut before they are compared. */
const comparedLength = 6_000
/** Characters of unchanged text that stay around a change. */
const context = 40
/** Below this share of common text each side gets a line of its own, with the same marks. */
const similar = 0.4

type Place = 'first' | 'middle' | 'last'

/**
 * What changed between two foreign texts, as one or two lines of Markdown: removed words struck through, added words
 * bold, long unchanged parts shortened. Undefined when the texts read the same.
 *
 * @param limit most characters of foreign text
 */
export function describeWordChange(base: string, head: string, limit: number): readonly string[] | undefined {
  const baseLine = cutToLine(base)
  const headLine = cutToLine(head)
  if (baseLine === headLine) return undefined
  const parts = diffTexts(baseLine, headLine)
  const common = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0)
  if (common < similar * Math.max(baseLine.length, headLine.length)) {
    const listSide = (side: 'gone' | 'come') =>
      quoteParts(
        parts.filter(({ kind }) => kind === 'same' || kind === side),
        limit / 2,
      )
    return [`before: ${listSide('gone')}`, `now: ${listSide('come')}`]
  }
  return [quoteParts(parts, limit)]
}

function quoteParts(parts: readonly DiffPart[], limit: number): string {
  if (parts.length === 0) return '(empty)'
  let room = Math.max(40, Math.floor(limit))
  const shown: string[] = []
  for (const [index, { kind, text }] of parts.entries()) {
    let place: Place = 'middle'
    if (index === 0) place = 'first'
    else if (index === parts.length - 1) place = 'last'
    const short = kind === 'same' ? shortenPart(text, place) : cutText(text, room)
    if (short.length > room && shown.length > 0) {
      shown.push('…')
      break
    }
    room -= short.length
    shown.push(markChange(kind, short))
  }
  return `“${shown.join('')}”`
}

function cutToLine(text: string): string {
  return makeVisibleLine(cutText(text, comparedLength))
}

function markChange(kind: 'same' | 'gone' | 'come', text: string): string {
  // A blank at the end is not struck through.
  const words = text.trimEnd()
  const written = escapeMarkdownPart(words)
  const rest = text.slice(words.length)
  if (kind === 'same' || words === '') return `${written}${rest}`
  if (kind === 'gone') return `<del>${written}</del>${rest}`
  return `<b>${written}</b>${rest}`
}

function shortenPart(text: string, place: Place): string {
  const most = place === 'middle' ? 2 * context : context
  if (text.length <= most + 10) return text
  const words = text.split(/(?<=\s)/)
  const start = takeWords(words, context)
  const end = takeWords(words.toReversed(), context).toReversed()
  if (place === 'first') return `… ${end.join('')}`
  if (place === 'last') return `${start.join('')}…`
  return `${start.join('')}… ${end.join('')}`
}

function takeWords(words: readonly string[], length: number): string[] {
  const taken: string[] = []
  let sum = 0
  for (const word of words) {
    if (sum + word.length > length && taken.length > 0) break
    taken.push(cutText(word, length))
    sum += word.length
  }
  return taken
}
