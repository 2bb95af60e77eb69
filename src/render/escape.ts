/**
 * The only way in for foreign strings: every text from a report, a pull request or the network goes through
 * the function for its destination. The result is inert there: it can't break out of its place, and starts no
 * link, image, mention, reference, element or command. One thing stays: GitHub links the hash of a commit of
 * the same repository. That leads nowhere else, and a break in it would cost every hash of a baseline its
 * link.
 */
import { cutText, isolateDirection, makeVisible, makeVisibleLine } from './visible.ts'

export { cutText, makeVisibleLine } from './visible.ts'

/** Default maximum length of a name or a one-line message, in graphemes. */
const defaultLength = 160

/** Breaks a word that GitHub would link, where an escape does not help: it looks at the rendered text. */
const wordBreak = '\u200b'

/**
 * What GitHub links or replaces in rendered text: users, issues, advisories, addresses, emoji. Each with a
 * character that it holds in any case: most texts have none, and it takes longer to make these expressions
 * than to write a summary.
 */
const referenceStarts: readonly (readonly [character: string, start: RegExp])[] = [
  ['@', /@(?=[\w.+-]|[^ -~])/g],
  ['#', /#(?=\d)/g],
  ['-', /(?<![a-z\d])(?:gh|cve|ghsa)-(?=\w)/gi],
  [':', /:(?=\/\/)/g],
  [':', /(?:mailto|xmpp):/gi],
  ['.', /www(?=\.)/gi],
  [':', /:(?=[a-z\d_+-]+(?::|$))/gi],
]

function breakReferences(text: string): string {
  return referenceStarts.reduce(
    (broken, [character, start]) =>
      broken.includes(character) ? broken.replace(start, `$&${wordBreak}`) : broken,
    text,
  )
}

/** One line of text within a Markdown paragraph, list item, heading or table cell. Never empty. */
export function escapeMarkdownText(text: string, limit = defaultLength): string {
  const line = cutText(makeVisibleLine(text), limit)
  if (line === '') return '(empty)'
  return isolateDirection(
    escapeInlineMarkdown(line).replace(/^(?:[-+=#]|\d+(?=[.)]))/, (start) =>
      /^\d/.test(start) ? `${start}${wordBreak}` : `\\${start}`,
    ),
  )
}

/**
 * A piece of a line of text, never at its start: blanks at its ends stay, and it may be empty. The text must
 * be one line already ({@link makeVisibleLine}).
 */
export function escapeMarkdownPart(text: string): string {
  return isolateDirection(escapeInlineMarkdown(text))
}

function escapeInlineMarkdown(line: string): string {
  return (
    escapeUnderscores(breakReferences(line).replace(/[\\`*[\]~]/g, '\\$&'))
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('|', '&#124;')
      // GitHub renders text between two dollars as mathematics; only an element around one prevents that.
      .replaceAll('$', '<span>$</span>')
  )
}

/** An underscore within a word starts nothing. */
function escapeUnderscores(text: string): string {
  if (text.includes('_')) return text.replace(/(?<![a-z\d])_|_(?![a-z\d])/gi, '\\_')
  return text
}

/** One line of text within a table cell; an empty text becomes a dash. */
export function formatTableCell(text: string, limit = defaultLength): string {
  if (text.trim() === '') return '–'
  return escapeMarkdownText(text, limit)
}

/** A name as code, on one line; safe in text, headings, table cells and link texts. */
export function formatCodeSpan(text: string, limit = defaultLength): string {
  const line = isolateDirection(cutText(makeVisibleLine(text), limit))
  if (line === '') return '`(empty)`'
  // A bar would end a table cell, and outside of tables its escape would be visible. A dollar before a
  // backtick is mathematics.
  if (line.includes('|') || line.includes('$'))
    return `<code>${encodePunctuation(breakReferences(line))}</code>`
  const runs = new Set(line.match(/`+/g)?.map((run) => run.length))
  let ticks = 1
  while (runs.has(ticks)) ticks += 1
  const mark = '`'.repeat(ticks)
  const blank = line.startsWith('`') || line.endsWith('`') ? ' ' : ''
  return `${mark}${blank}${line}${blank}${mark}`
}

function encodePunctuation(text: string): string {
  return text.replace(/[!-/:-@[-`{-~]/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** A fenced block of unchanged text, cut to a number of UTF-16 units. The info string is ours. */
export function formatFence(
  text: string,
  options: { readonly limit: number; readonly info?: string },
): string {
  const shown = trimLastLines(makeVisible(text))
  const body = shown.length > options.limit ? `${cutText(shown, options.limit)}\n(cut)` : shown
  const longest = Math.max(2, ...(body.match(/`+/g) ?? []).map((run) => run.length))
  const mark = '`'.repeat(longest + 1)
  return `${mark}${options.info ?? 'text'}\n${body}\n${mark}`
}

/**
 * The text without line breaks at its end. A loop, since a pattern scans every run of line breaks again and
 * again.
 */
function trimLastLines(text: string): string {
  let end = text.length
  while (end > 0 && text[end - 1] === '\n') end -= 1
  return text.slice(0, end)
}

/** Text between tags of a page of ours. */
export function escapeHtml(text: string): string {
  return makeVisible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** Value of an attribute between double quotes. */
export function escapeAttribute(text: string): string {
  return escapeHtml(text).replaceAll('"', '&quot;').replaceAll("'", '&#39;')
}

/**
 * An address for a link in Markdown or HTML. `undefined` unless it is `https` or `http` without credentials:
 * we link nothing else.
 */
export function normalizeUrl(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const address = new URL(text)
  if (address.protocol !== 'https:' && address.protocol !== 'http:') return undefined
  if (address.username !== '' || address.password !== '') return undefined
  return address.href.replace(
    /[^\w\-.~:/?#[\]@!$&+,;=%]|[[\]!$]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  )
}

/** An address of ours or of the service as a Markdown link; the bare text when it can't be linked. */
export function formatMarkdownLink(text: string, address: string | undefined): string {
  const target = address === undefined ? undefined : normalizeUrl(address)
  if (target === undefined) return text
  return `[${text}](${target})`
}

/**
 * A label between double quotes in a Mermaid chart: letters, digits and a few signs; the rest become blanks.
 */
export function escapeMermaidLabel(text: string, limit = 24): string {
  const plain = makeVisibleLine(text).replace(/[^\p{L}\p{N} ._/-]/gu, ' ')
  return cutText(plain.replace(/ +/g, ' ').trim(), limit) || '-'
}

/** One line for a terminal or a log, safe at any position of the line. */
export function escapeTerminalText(text: string, limit = defaultLength): string {
  return isolateDirection(breakCommands(cutText(makeVisibleLine(text), limit)))
}

/** One line for a terminal or a log that keeps its blanks, for a line of a block such as YAML to copy. */
export function escapeTerminalLine(text: string, limit = 400): string {
  return breakCommands(cutText(makeVisible(text).replaceAll('\n', ' ').replaceAll('\t', '  '), limit))
}

/** The runner executes `##[command]` anywhere on a line, `::command::` at its start. */
function breakCommands(line: string): string {
  return line.replaceAll('##[', `#${wordBreak}#[`).replace(/^(\s*):/, `$1:${wordBreak}`)
}

/** Data within a `<script type="application/json">`: it contains no tag, comment or line separator. */
export function escapeScriptJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('>', '\\u003e')
    .replaceAll('&', '\\u0026')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
