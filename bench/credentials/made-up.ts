import { type CredentialShape, documentedShapes } from './shapes.ts'

/** A made-up credential: right in its shape, wrong in all else. Made here, so that no file of the project holds one. */
export interface MadeUp extends CredentialShape {
  /** The credential with what has to be around it. */
  readonly text: string
  /** What of it may be seen nowhere. */
  readonly secret: string
}

const capitals = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const small = capitals.toLowerCase()
const digits = '0123456789'
const alphabets: Readonly<Record<string, string>> = {
  a: capitals + small,
  w: capitals + small + digits,
  u: `${capitals + small + digits}-_`,
  b: `${capitals + small + digits}+/`,
  l: small + digits,
  U: capitals + digits,
  d: digits,
  h: `${digits}abcdef`,
  H: `${digits}ABCDEF`,
  '2': `${capitals}234567`,
}

let state = 7
/** So many characters of the alphabet, the same in every run. */
function drawText(alphabet: string, count: number): string {
  let text = ''
  for (let at = 0; at < count; at += 1) {
    // In whole numbers: rounded, they come back after 10,466 characters.
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7f_ff_ff_ff
    text += alphabet[Math.floor(state / 65_536) % alphabet.length]
  }
  return text
}

/** So many characters of one of the alphabets of the table. */
export function draw(letter: string, count: number): string {
  return drawText(alphabets[letter] ?? '', count)
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

function drawPart(part: string): string {
  if (part === '$') return '$'
  if (part === 'uuid')
    return `${draw('h', 8)}-${draw('h', 4)}-4${draw('h', 3)}-a${draw('h', 3)}-${draw('h', 12)}`
  if (part === 'jwt')
    return `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: 'me', iat: 1 })}.${draw('u', 43)}`
  if (part === 'basic') return Buffer.from(`bot:${draw('w', 20)}`).toString('base64')
  if (part.startsWith('pem:')) {
    const name = part.slice(4)
    return `-----BEGIN ${name}-----\n${draw('b', 64)}\n${draw('b', 64)}\n${draw('b', 20)}==\n-----END ${name}-----`
  }
  return draw(part[0] ?? '', Number(part.slice(1)))
}

/** A credential of a documented shape, another one with every call. */
export function makeCredential(shape: CredentialShape): MadeUp {
  const drawn = shape.template.replace(
    /\{(\$|uuid|jwt|basic|pem:[A-Z ]+|[a-zHU2]\d+)\}/g,
    (_, part: string) => drawPart(part),
  )
  const [before, secret, after] = /^(.*?)\[(.*)\](.*)$/s.exec(drawn)?.slice(1) ?? ['', drawn, '']
  return { ...shape, secret: secret ?? '', text: `${before}${secret}${after}` }
}

/** One of each shape. */
export const madeUp: readonly MadeUp[] = documentedShapes.map(makeCredential)
