const replacement = '***'

/** Things that look like a secret whatever issued them. The first group, where there is one, is kept. */
const secretShapes: readonly RegExp[] = [
  /\b(bearer|basic|token)\s+[A-Za-z0-9._~+/=-]{8,}/gi,
  /\bsk_[A-Za-z0-9_-]{6,}/g,
  /\bsk-[A-Za-z0-9_-]{16,}/g,
  /\bgh[a-z]_[A-Za-z0-9]{16,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{16,}/g,
  /\bxox[a-z]-[A-Za-z0-9-]{10,}/g,
  /\bAKIA[A-Z0-9]{12,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]+(?:\.[A-Za-z0-9_-]*)?/g,
  /(:\/\/)[^/\s:@]*:[^/\s@]*@/g,
  /((?:secret|password|passwd|api[_-]?keys?|access[_-]?token|refresh[_-]?token|id[_-]?token|authorization|credential)[A-Za-z_-]{0,40}["']?\s{0,9}[:=]\s{0,9}["']?)[^\s"',;&}]{4,}/gi,
  /(\bsig(?:nature)?=|[?&](?:token|key|code|x-amz-[a-z-]+)=)[^&\s"']+/gi,
]

const secretField =
  /secret|password|passwd|api[_-]?key|modelApiKeys|(?:access|refresh|id)[_-]?token|^token$|authorization|credential|cookie/i

export type Redact = (text: string) => string

/** A longer text is cut first: nobody reads it, and the patterns must stay fast on a hostile one. */
const redactedChars = 10_000

/** Hides the given secrets and anything that looks like one. */
export function createRedactor(secrets: readonly string[]): Redact {
  const known = secrets.filter((secret) => secret.length >= 4)
  const spellings = [...new Set(known.flatMap((secret) => [secret, encodeURIComponent(secret)]))]
  return (text) => {
    const hidden = spellings.reduce((rest, secret) => rest.replaceAll(secret, replacement), text)
    return secretShapes.reduce(
      (rest, shape) =>
        rest.replace(shape, (_match, prefix?: unknown) => {
          if (typeof prefix === 'string') return `${prefix}${/\w$/.test(prefix) ? ' ' : ''}${replacement}`
          return replacement
        }),
      hidden.slice(0, redactedChars),
    )
  }
}

/** Limit for all texts of one piece of data together; texts beyond it are left out, as each costs time. */
const redactedDataChars = 64_000

/** Redacts JSON data: every text, and values of fields named like a secret. Bounded in depth and size. */
export function redactData(value: unknown, redact: Redact): unknown {
  let left = redactedDataChars
  const redactItem = (item: unknown, depth: number): unknown => {
    if (typeof item === 'string') {
      if (left <= 0) return '…'
      left -= Math.min(item.length, redactedChars)
      return shortenText(redact(item), 2_000)
    }
    if (typeof item !== 'object' || item === null) return item
    if (depth === 0) return '…'
    if (Array.isArray(item)) return item.slice(0, 100).map((part) => redactItem(part, depth - 1))
    const fields = Object.entries(item).slice(0, 100)
    return Object.fromEntries(
      fields.map(([key, field]) => [key, secretField.test(key) ? replacement : redactItem(field, depth - 1)]),
    )
  }
  return redactItem(value, 6)
}

/** Foreign text as one readable line: control characters become spaces, long text is cut and says so. */
export function toSingleLine(text: string, maxChars = 400): string {
  return shortenText(text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim(), maxChars)
}

function shortenText(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text
  return `${text.slice(0, maxChars).toWellFormed()}…`
}

/** Values of fields named like a secret, so that an answer which echoes them can be redacted. */
export function collectSecrets(value: unknown, depth = 8): string[] {
  if (typeof value !== 'object' || value === null || depth === 0) return []
  if (Array.isArray(value)) return value.flatMap((item) => collectSecrets(item, depth - 1))
  return Object.entries(value).flatMap(([key, field]) => {
    if (!secretField.test(key)) return collectSecrets(field, depth - 1)
    if (typeof field === 'string') return [field]
    return collectStrings(field, depth - 1)
  })
}

function collectStrings(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null || depth === 0) return []
  return Object.values(value).flatMap((field) => collectStrings(field, depth - 1))
}
