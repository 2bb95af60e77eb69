import { isPlaceholder, looksLikePassword, looksRandom } from './random.ts'

/**
 * What the names of secrets end with, in any case: `MY_APP_DB_PASSWORD`, `x-api-key`. The three letters by which a
 * text is searched for it are rare in other words.
 */
const words: readonly (readonly [pattern: string, rare: string, before: number])[] = [
  ['password', 'swo', 3],
  ['passwd', 'swd', 3],
  ['passphrase', 'sph', 3],
  ['pwd', 'pwd', 0],
  ['secret', 'ecr', 1],
  ['token', 'oke', 1],
  ['credential', 'ede', 2],
  ['authorization', 'riz', 5],
  ['cookie', 'oki', 2],
  ['(?<=["_])auth', 'uth', 1],
  [
    '(?<=(?:api|access|account|secret|private|signing|encryption|master|auth|shared|license|subscription|application|admin|fastly|fal)[-_ ]?)key',
    'key',
    0,
  ],
]

/** The rare letters as they are written in names, with the number of letters of the name before them. */
export function listRareLetters(): readonly (readonly [letters: string, before: number])[] {
  return words.flatMap(([, letters, before]) =>
    [letters, letters.toUpperCase(), `${letters[0]?.toUpperCase()}${letters.slice(1)}`].map(
      (written) => [written, before] as const,
    ),
  )
}

const name = `(?:${words.map(([pattern]) => pattern).join('|')})s?`
const isSensitive = new RegExp(`${name}$`, 'i')

/** Names whose values look random and are no secrets. */
const harmless = /(?:page|next|continuation|sync|cancellation|public)[-_ ]?(?:token|key)$/i

/**
 * A name and what is between it and its value: an assignment of any language, a header, an element or an attribute of
 * XML, a flag; and the word that says how a header authorizes.
 */
const assignment = new RegExp(
  `(${name})(?:["'\\])]{0,2}\\s{0,3}(?:[:=]{1,2}>?)\\s{0,3}|["'],\\s{0,3}(?=["'])|>|["'] value=|(?<=--?[\\w-]{3,40}) )` +
    `(["'\`]?)(?:(?:bearer|basic|token|apikey|ssws|bot|key) {1,3})?`,
  'iy',
)
const quoted: Readonly<Record<string, RegExp>> = {
  '"': /[^"\r\n]{4,}/y,
  "'": /[^'\r\n]{4,}/y,
  '`': /[^`\r\n]{4,}/y,
}
const bare = /[^\s"'`<>‹›,;&(){}[\]|]{4,}/y
const cookies = /[^\r\n"'<>‹›]{8,}/y

/** A value behind the name of a secret. */
interface NamedValue {
  readonly start: number
  readonly end: number
  readonly isSecret: boolean
}

/** The value of the name that starts at this index. */
export function readNamedValue(text: string, index: number): NamedValue | undefined {
  const match = matchAt(assignment, text, index)
  if (match === null) return undefined
  const [whole, word = '', mark = ''] = match
  const start = index + whole.length
  const isCookie = word.toLowerCase() === 'cookie'
  const pattern = isCookie ? cookies : (quoted[mark] ?? bare)
  const value = matchAt(pattern, text, start)?.[0].replace(/[.,:;!?)\s]{1,9}$/, '')
  if (value === undefined) return undefined
  const full = text.slice(Math.max(0, index - 20), index) + word
  return { start, end: start + value.length, isSecret: isSecretValue(full, value) }
}

function matchAt(pattern: RegExp, text: string, index: number): RegExpExecArray | null {
  pattern.lastIndex = index
  return pattern.exec(text)
}

/** Whether a value is a secret, by its name and by how it looks. */
export function isSecretValue(name: string, value: string): boolean {
  if (value.length < 8 || !isSensitive.test(name) || harmless.test(name)) return false
  if (isPlaceholder(value) || value.includes('‹')) return false
  if (/p(?:ass\w*|wd)$/i.test(name) && looksLikePassword(value)) return true
  if (/cookies?$/i.test(name))
    return value.split(/[\s;=,]+/).some((piece) => /\d/.test(piece) && isLongAndRandom(piece))
  return isLongAndRandom(value) || isBasic(value)
}

function isLongAndRandom(text: string): boolean {
  return text.length >= 16 && text.length <= 20_000 && !/\s/.test(text) && looksRandom(text)
}

/** A name and a password in base64, as the header `Authorization: Basic` and registries have them. */
function isBasic(text: string): boolean {
  if (!/^[A-Za-z0-9+/]{12,}={0,2}$/.test(text)) return false
  const [, password] =
    /^[\x20-\x7e]{1,64}?:([\x21-\x7e]{8,})$/.exec(Buffer.from(text, 'base64').toString('latin1')) ?? []
  return password !== undefined && (looksLikePassword(password) || looksRandom(password))
}
