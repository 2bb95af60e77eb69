import { listKeys } from '../data.ts'

interface CauseRow {
  /** As the end of a sentence about iterations that were never judged. */
  readonly what: string
  readonly remedy: string
  /** Texts of errors that say so. */
  readonly says: readonly RegExp[]
}

/**
 * What keeps an eval from being judged although it was due, in the order in which the text of its error is asked. A
 * limit of the case itself (its tokens, messages or time) is a failure.
 */
export const causes = {
  refused: {
    what: 'the provider refused requests (rate limit or quota)',
    remedy: 'Lower the concurrency or raise the limit, and run the job again.',
    says: [
      /\brate[ _-]?limit(?:ed|s|ing|error)?\b|ratelimiterror|too many requests|\b(?:insufficient_quota|quota exceeded|exceeded your (?:current )?quota|resource[ _]?exhausted)\b/i,
      /\bthrottl(?:ed|ing)(?:error|exception)?\b/i,
      /\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}429\b|\b429 (?:too many|status|error)\b/i,
    ],
  },
  unauthorised: {
    what: 'the provider did not accept the key',
    remedy: 'Check that the secret is set and valid, and what it may use.',
    says: [
      /\b(?:authentication_?error|invalid_?api_?key|permission_?denied_?error|access_?denied_?exception|unrecognized_?client_?exception|expired_?token_?exception|unauthenticated)\b/i,
      /\b(?:invalid|incorrect|missing|expired|no) (?:x-)?api[ _-]?key\b|\bapi[ _-]?key (?:not valid|is (?:invalid|missing|not set)|must be set|has expired)\b/i,
      /\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}401\b|\b401 unauthori[sz]ed\b/i,
    ],
  },
  gone: {
    what: 'the model is no longer offered',
    remedy: 'Name a model that the provider has.',
    says: [
      /\b(?:model_?not_?found|model_?decommissioned|deployment_?not_?found)(?:_?error)?\b/i,
      /\bmodels?\b[^\n]{0,80}\b(?:not found|does not exist|deprecated|retired|decommissioned|no longer (?:available|supported)|end of (?:its )?life)\b/i,
      /\bnot_found_error\b[^\n]{0,60}\bmodel:/i,
    ],
  },
  cut: {
    what: 'the run was cancelled or interrupted',
    remedy: 'Look at what stopped it, and at `timeout-minutes` of the job.',
    says: [/\bcancell?ed_?error\b|\bkeyboardinterrupt\b|\b(?:run|job|workflow|operation) was cancell?ed\b/i],
  },
  overloaded: {
    what: 'the provider failed or did not answer (5xx, time-out, lost connection)',
    remedy: 'Run the job again.',
    says: [
      /\boverloaded(?:_?error)?\b|\bservice (?:temporarily )?unavailable|serviceunavailable|\bbad gateway\b|\bgateway time-?out\b|\binternal ?server ?error\b/i,
      /\b(?:status(?:[ _]?code)?|code|https?|error|response)\b["']?[\s:=(]{0,4}5\d\d\b/i,
      /\b5\d\d (?:internal|bad gateway|service|gateway|overloaded|server error|status|error)\b/i,
      /\b(?:api|request|connection|connect|provider|model|llm|upstream|read|response|socket)\b[^\n]{0,60}\btim(?:ed|e)[ -]?out\b|\btim(?:ed|e)[ -]?out\b[^\n]{0,40}\b(?:provider|model|api|llm|upstream)\b/i,
      /\b(?:apitimeout|connecttimeout|readtimeout|apiconnection|deadlineexceeded)error\b|\b(?:ETIMEDOUT|ECONNRESET|EAI_AGAIN)\b/i,
    ],
  },
  declared: {
    what: 'the error matches `lost` in the policy',
    remedy: 'Run the job again.',
    says: [],
  },
} as const satisfies Readonly<Record<string, CauseRow>>

export type Cause = keyof typeof causes

/** How much of the text of an error is searched: the message comes first, and a trace quotes code. */
const lookedAt = 2_000

/** A server that the tests have started themselves is code under test. */
const ownServer = /\b(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3})\b|\[?::1\]?:\d/i

/**
 * What kept an eval from being judged, by the text of its error; undefined for a failure of the code under test. An
 * error about a server on the same machine is one.
 */
export function findCause(text: string | undefined): Cause | undefined {
  if (text === undefined || text === '') return undefined
  const start = text.slice(0, lookedAt)
  if (ownServer.test(start)) return undefined
  return listKeys(causes).find((cause) => causes[cause].says.some((pattern) => pattern.test(start)))
}
