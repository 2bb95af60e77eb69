import { isPlaceholder, looksRandom } from './random.ts'
import type { CredentialShape } from './shapes.ts'

export interface FoundCredential {
  readonly kind: string
  readonly start: number
  readonly end: number
}

/**
 * What readers of reports keep of a text at least and at most when they cut it: a credential may be cut at
 * its end.
 */
const shortestCut = 290
const longestCut = 8_200

export interface Matched extends FoundCredential {
  readonly mustLookRandom: boolean
}

/** True for what stands in documents and tests in place of a credential. */
export function isStandIn(text: string, { start, end, mustLookRandom }: Matched): boolean {
  const secret = text.slice(start, end)
  return isPlaceholder(secret) || (mustLookRandom && !looksRandom(secret))
}

/** The credential whose mark is at this index; undefined when none of the shapes fits. */
export function matchMark(
  text: string,
  index: number,
  mark: string,
  shapes: readonly CredentialShape[],
  from: number,
): Matched | undefined {
  const isInWord = /[\w-]/.test(text.charAt(index - 1))
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
