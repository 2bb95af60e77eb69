import { escapePattern } from './escape-pattern.ts'
import { type CredentialShape, credentialShapes } from './shapes.ts'

export interface FoundCredential {
  readonly kind: string
  readonly start: number
  readonly end: number
}

interface Shapes {
  readonly byMark: ReadonlyMap<string, readonly CredentialShape[]>
  /**
   * Finds every mark. Almost no text holds one, so that almost every text is looked at once, by this alone.
   */
  readonly marks: RegExp
}

/**
 * What readers of reports keep of a text at least and at most when they cut it: a credential may be cut at
 * its end.
 */
const shortestCut = 290
const longestCut = 8_200

let known: Shapes | undefined

/** The shapes by their marks, made when a text is searched for the first time. */
function loadShapes(): Shapes {
  known ??= arrangeShapes()
  return known
}

function arrangeShapes(): Shapes {
  const byMark = new Map<string, CredentialShape[]>()
  for (const shape of credentialShapes) {
    for (const mark of shape.marks) byMark.set(mark, [...(byMark.get(mark) ?? []), shape])
  }
  // The longest first: `sk-ant-` starts with another mark.
  const longestFirst = [...byMark.keys()].sort((a, b) => b.length - a.length)
  return { byMark, marks: new RegExp(longestFirst.map(escapePattern).join('|'), 'g') }
}

/** Whether a text holds a credential. Quick for the texts that hold none, which are almost all. */
export function holdsCredential(text: string): boolean {
  return findNextCredential(text, 0) !== undefined
}

/**
 * The credentials in a text by their shape, in order, without overlaps. Takes linear time for every text.
 * Placeholders (`sk-xxxxxxxx`) do not count.
 */
export function findCredentials(text: string): readonly FoundCredential[] {
  const credentials: FoundCredential[] = []
  let next = findNextCredential(text, 0)
  while (next !== undefined) {
    credentials.push(next)
    next = findNextCredential(text, next.end)
  }
  return credentials
}

function findNextCredential(text: string, from: number): FoundCredential | undefined {
  const { marks } = loadShapes()
  marks.lastIndex = from
  for (let match = marks.exec(text); match !== null; match = marks.exec(text)) {
    const credential = matchMark(text, match.index, match[0], from)
    if (
      credential !== undefined &&
      !isPlaceholder(text.slice(credential.start, credential.end), credential.kind)
    )
      return credential
    // What was looked at as a whole is not looked at again: that would take quadratic time.
    marks.lastIndex = credential?.end ?? match.index + 1
  }
  return undefined
}

/** The credential whose mark is at this index; undefined when none of the shapes fits. */
function matchMark(text: string, index: number, mark: string, from: number): FoundCredential | undefined {
  for (const shape of loadShapes().byMark.get(mark) ?? []) {
    if (shape.whole && !isBoundary(text, index)) continue
    const prefix = shape.before?.exec(text.slice(Math.max(from, index - 24), index))
    if (prefix === null) continue
    const rest =
      matchPatternAt(shape.rest, text, index + mark.length) ??
      matchCutCredential(shape, text, index + mark.length)
    if (rest === undefined) continue
    const end = index + mark.length + rest[0].length
    if (rest.length === 1) return { kind: shape.kind, start: index - (prefix?.[0].length ?? 0), end }
    const secret = rest.at(-1) ?? ''
    const start = index + mark.length + rest[0].lastIndexOf(secret)
    return { kind: findSpecificKind(secret) ?? shape.kind, start, end: start + secret.length }
  }
  return undefined
}

/**
 * Expressions by their source. Few are ever used, and to make all of them takes longer than to search a small
 * report.
 */
const expressions = new Map<string, RegExp>()

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
  const { byMark, marks } = loadShapes()
  marks.lastIndex = 0
  const match = marks.exec(secret)
  if (match === null) return undefined
  return byMark
    .get(match[0])
    ?.find(
      ({ rest, kind }) =>
        kind !== 'credential' && matchPatternAt(rest, secret, match.index + match[0].length) !== undefined,
    )?.kind
}

/** True where no word reaches up to the index. `\n` of a string and `%3D` of an address are no words. */
function isBoundary(text: string, index: number): boolean {
  if (index === 0 || !/[\w-]/.test(text[index - 1] ?? '')) return true
  return /\\[nrtbf]$|%[0-9A-Fa-f]{2}$/.test(text.slice(Math.max(0, index - 3), index))
}

const placeholder = /EXAMPLE|REDACTED|PLACEHOLDER|x{6}|X{6}|\*{3}|your[-_]|YOUR[-_]|^[$%{]/

/** True for a stand-in in documents and tests. A secret that is known by its name alone must look random. */
function isPlaceholder(secret: string, kind: string): boolean {
  const variety = new Set(secret.slice(-20)).size
  if (placeholder.test(secret)) return true
  if (kind === 'credential') return variety < 10 || !/\d/.test(secret) || !/[A-Za-z]/.test(secret)
  return variety < 6
}
