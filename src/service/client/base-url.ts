import { type Problem, UsageError } from '../../errors.ts'
import { isLoopback } from '../../http/proxy.ts'

function refuse(message: string, advice: string): never {
  const problem: Problem = { where: 'base-url', message, advice }
  throw new UsageError([problem])
}

/** HTTPS, or HTTP to this machine: the only places where a key may go. */
export function isTrustworthy(url: URL): boolean {
  return url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname))
}

/**
 * The base URL of the service, version path included, without a trailing slash. Throws UsageError unless it is
 * https (or http on loopback) and free of credentials, query and fragment.
 */
export function parseBaseUrl(text: string): URL {
  const example = 'Give the whole base, for example https://service.example/api/v1.'
  const url = URL.parse(text.trim())
  if (url === null) return refuse('is not a URL', example)
  if (url.username !== '' || url.password !== '') {
    return refuse('must not contain credentials', 'Pass the key as api-key, not inside the URL.')
  }
  if (!isTrustworthy(url)) {
    return refuse(
      'must be an https address',
      `The key would travel in the clear. Only loopback may use http. ${example}`,
    )
  }
  if (url.search !== '' || url.hash !== '') return refuse('must not have a query or a fragment', example)
  url.pathname = url.pathname.replace(/\/+$/, '')
  return url
}

/** The key as sent. Throws UsageError when it can't be one. Nothing of the key gets into the message. */
export function parseApiKey(text: string): string {
  const key = text.trim()
  const advice = 'Create a key in the app of the service and store it as a secret. It starts with sk_.'
  const problem = (message: string) => new UsageError([{ where: 'api-key', message, advice }])
  if (key === '') throw problem('is empty')
  if (!/^[\x21-\x7e]+$/.test(key)) throw problem('contains blanks or characters that no key has')
  if (/^(gh[a-z]_|github_pat_)/.test(key)) throw problem('is a GitHub token, not a key of the service')
  return key
}

/** Fills the placeholders of a path. Throws UsageError that names every missing or impossible parameter. */
export function fillPath(
  operationId: string,
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const problems: Problem[] = []
  const filled = path.replace(/\{([^}]+)\}/g, (_match, name: string) => {
    const value = params[name]
    const where = `${operationId} parameter ${name}`
    if (value === undefined || value === '') problems.push({ where, message: 'is missing' })
    else if (/^\.{1,2}$/.test(value)) problems.push({ where, message: `"${value}" is not an id` })
    return encodeURIComponent(value ?? '')
  })
  const known = new Set([...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1]))
  for (const name of Object.keys(params)) {
    if (!known.has(name))
      problems.push({ where: `${operationId} parameter ${name}`, message: 'is not known' })
  }
  if (problems.length > 0) throw new UsageError(problems)
  return filled
}

/** The prefix of the service's own headers. Throws UsageError when no header could start with it. */
export function parseHeaderPrefix(text: string): string {
  if (/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(text)) return text
  const advice = 'Give letters, digits and hyphens, for example x-service.'
  throw new UsageError([{ where: 'header-prefix', message: 'is no prefix of a header name', advice }])
}

/** A key of idempotency as sent in a header. Throws UsageError when the service would silently ignore it. */
export function parseIdempotencyKey(text: string, maxChars: number): string {
  if (text.length <= maxChars && /^[\x21-\x7e]+$/.test(text)) return text
  const message = `must have 1 to ${maxChars} printable ASCII characters without blanks`
  throw new UsageError([{ where: 'idempotency-key', message }])
}
