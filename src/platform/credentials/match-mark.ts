import { isPlaceholder, looksRandom } from './random.ts'
import type { CredentialShape } from './shapes.ts'

export interface FoundCredential {
  /** Undefined for a text that was known before. */
  readonly kind: string | undefined
  readonly start: number
  readonly end: number
}

/**
 * What readers of reports keep of a text at least and at most when they cut it: a credential may be cut at
 * its end.
 */
const shortestCut = 290
const longestCut = 8_200

interface Matched extends FoundCredential {
  /** It is what documents and tests have in place of one. */
  readonly isStandIn: boolean
}

/** The credential of a shape whose mark is at this index; undefined where the shape does not fit. */
export function matchMark(
  text: string,
  index: number,
  mark: string,
  shape: CredentialShape,
  from: number,
): Matched | undefined {
  if (shape.whole && /[\w-]/.test(text.charAt(index - 1))) return undefined
  const next = index + mark.length
  if (shape.also !== undefined && !text.slice(next, next + 320).includes(shape.also)) return undefined
  const prefix = matchBefore(shape, text.slice(Math.max(from, index - 80), index))
  if (prefix === undefined) return undefined
  const rest = matchPatternAt(shape.rest, text, next) ?? matchCutCredential(shape, text, next)
  if (rest === undefined) return undefined
  const secret = rest.at(-1) ?? ''
  const start = rest.length === 1 ? index - prefix.length : next + rest[0].lastIndexOf(secret)
  const end = rest.length === 1 ? next + secret.length : start + secret.length
  const found = text.slice(start, end)
  const isStandIn = isPlaceholder(found) || (shape.random === true && !looksRandom(found))
  return { kind: shape.kind, start, end, isStandIn }
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
  const match = matchPatternAt(`${cut}{6,}`, text, index)
  return match !== undefined && isCut(text, index + match[0].length) ? match : undefined
}

/** Whether the text may end here because a reader or a view has cut it. */
export function isCut(text: string, index: number): boolean {
  if (matchPatternAt('\\s*(?:…|\\(cut\\))', text, index) !== undefined) return true
  const isNearEnd = text.length >= shortestCut && text.length - index <= longestCut
  return isNearEnd && text.slice(index).trimEnd() === ''
}
