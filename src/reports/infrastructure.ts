import type { Result } from '../model/run/result.ts'

/** How much of an error text is searched: the message comes first, and a trace quotes code. */
const lookedAt = 2_000

const providerTrouble: readonly RegExp[] = [
  /\brate[ _-]?limit(?:ed|s|ing|error)?\b|ratelimiterror|too many requests|\b(?:insufficient_quota|quota exceeded|exceeded your (?:current )?quota|resource[ _]exhausted)\b/i,
  /\boverloaded(?:_?error)?\b|\bservice (?:temporarily )?unavailable|serviceunavailable|\bbad gateway\b|\bgateway time-?out\b|\binternal ?server ?error\b/i,
  /\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}(?:429|5\d\d)\b/i,
  /\b(?:429|5\d\d) (?:too many|internal|bad gateway|service|gateway|overloaded|server error|status|error)\b/i,
  /\b(?:api|request|connection|connect|provider|model|llm|upstream|read|response|socket)\b[^\n]{0,60}\btim(?:ed|e)[ -]?out\b|\btim(?:ed|e)[ -]?out\b[^\n]{0,40}\b(?:provider|model|api|llm|upstream)\b/i,
  /\b(?:apitimeout|connecttimeout|readtimeout|apiconnection|deadlineexceeded|cancelled)error\b|\b(?:ETIMEDOUT|ECONNRESET|EAI_AGAIN)\b/i,
]

/** A server that the tests have started themselves is code under test. */
const ownServer = /\b(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})\b|\[?::1\]?:\d/i

/**
 * Whether the text of an error says that a provider failed: rate limit, quota, 5xx, a timeout of the
 * provider. Anything else is a failure of the code under test, and so are an error about a server on the same
 * machine and a limit of tokens, messages or time, which is the budget of the code.
 */
export function saysInfrastructure(text: string | undefined): boolean {
  if (text === undefined || text === '') return false
  const start = text.slice(0, lookedAt)
  return !ownServer.test(start) && providerTrouble.some((pattern) => pattern.test(start))
}

/** An assertion quotes what the code under test answered, which may be about anything. */
const assertion = /^\s*(?:assert|expect|\w*Assert\w*(?:Error|Exception)?\b)/i
const thrown = /^\s*(?:Uncaught )?[\w.$:]*(?:Error|Exception|Timeout|Failure)\b/

/** Marks a result that an error of a provider broke. The text of an assertion never counts. */
export function markOutage(result: Result): Result {
  const { outcome, infrastructure, unjudged, message = '', detail = '' } = result
  if (outcome !== 'failed' && outcome !== 'errored') return result
  if (infrastructure === true || unjudged !== undefined) return result
  const isError = outcome === 'errored' || thrown.test(message)
  const isOutage = isError && !assertion.test(message) && saysInfrastructure(message || detail)
  if (isOutage) return { ...result, outage: true }
  return result
}
