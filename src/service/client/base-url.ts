import { describeInputProblem, type Problem, UsageError } from '../../errors.ts'
import { checkApiKey, checkBaseUrl, type Wrong } from '../../http/service-address.ts'

function refuseInput(name: string, { predicate, advice }: Wrong): never {
  throw new UsageError([describeInputProblem(name, predicate, advice)])
}

/**
 * The base URL of the service, version path included, without a trailing slash.
 * @throws UsageError unless it is an address to which a key may be sent
 */
export function parseBaseUrl(text: string): URL {
  const wrong = checkBaseUrl(text)
  if (wrong !== undefined) refuseInput('base-url', wrong)
  const url = new URL(text.trim())
  url.pathname = url.pathname.replace(/(?<!\/)\/+$/, '')
  return url
}

/** The key as sent. @throws UsageError when it can't be one. Nothing of the key gets into the message. */
export function parseApiKey(text: string): string {
  const wrong = checkApiKey(text)
  if (wrong !== undefined) refuseInput('api-key', wrong)
  return text.trim()
}

/** Fills the placeholders of a path. Throws UsageError that names every missing or impossible parameter. */
export function fillPath(
  operationId: string,
  path: string,
  params: Readonly<Record<string, string | undefined>>,
): string {
  const problems: Problem[] = []
  const filled = path.replace(/\{([^{}]+)\}/g, (_match, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') problems.push({ message: `${operationId} requires ${name}` })
    else if (/^\.{1,2}$/.test(value))
      problems.push({ message: `${operationId}: ${name} must be an id; got "${value}"` })
    return encodeURIComponent(value ?? '')
  })
  const known = new Set([...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1]))
  for (const name of Object.keys(params)) {
    if (!known.has(name)) problems.push({ message: `${operationId} has no parameter ${name}` })
  }
  if (problems.length > 0) throw new UsageError(problems)
  return filled
}

/** The prefix of the service's own headers. Throws UsageError when no header could start with it. */
export function parseHeaderPrefix(text: string): string {
  if (/^[A-Za-z][A-Za-z0-9-]{0,60}$/.test(text)) return text
  const advice = 'Use letters, digits and hyphens, for example x-service.'
  throw new UsageError({ where: 'header-prefix', message: 'is not a valid header name prefix', advice })
}

/** A key of idempotency as sent in a header. Throws UsageError when the service would silently ignore it. */
export function parseIdempotencyKey(text: string, maxChars: number): string {
  if (text.length <= maxChars && /^[\x21-\x7e]+$/.test(text)) return text
  const message = `must have 1 to ${maxChars} printable ASCII characters without blanks`
  throw new UsageError({ where: 'idempotency-key', message })
}
