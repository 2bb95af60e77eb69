import { type Cause, findCause } from '../model/run/never-judged.ts'
import type { Result } from '../model/run/result.ts'

/** The cause of errors that all have one; undefined where one of them is a failure of the code under test. */
export function findSharedCause(texts: readonly (string | undefined)[]): Cause | undefined {
  const found = texts.map(findCause)
  if (found.includes(undefined)) return undefined
  return found[0]
}

interface Loss {
  readonly infrastructure?: true
  readonly unjudged?: Cause
}

/** What a result has that was not judged for this cause. */
export function loseFor(cause: Cause | undefined): Loss {
  if (cause === undefined) return {}
  return { infrastructure: true, unjudged: cause }
}

/** An assertion quotes what the code under test answered, which may be about anything. */
const assertion = /^\s*(?:assert|expect|\w*Assert\w*(?:Error|Exception)?\b)/i
const thrown = /^\s*(?:Uncaught )?[\w.$:]*(?:Error|Exception|Timeout|Failure)\b/

export interface OutageSigns {
  /** The format says itself what was never judged, so texts of errors do not. */
  readonly saysOutages: boolean
  /** `lost` of the policy: texts of errors, in which `*` stands for any text. */
  readonly lost: readonly string[]
}

/** Marks a failure with what kept it from being judged if it is one of an eval. The text of an assertion never counts. */
export function markOutage(result: Result, { saysOutages, lost }: OutageSigns): Result {
  const { outcome, infrastructure, unjudged, message = '', detail = '' } = result
  if (outcome !== 'failed' && outcome !== 'errored') return result
  if (infrastructure === true || unjudged !== undefined) return result
  if (lost.some((pattern) => containsPattern(message, pattern) || containsPattern(detail, pattern)))
    return { ...result, outage: 'declared' }
  if (saysOutages || assertion.test(message) || (outcome === 'failed' && !thrown.test(message))) return result
  const cause = findCause(message || detail)
  if (cause === undefined) return result
  return { ...result, outage: cause }
}

/** Whether a text contains the pieces of the pattern in their order. */
function containsPattern(text: string, pattern: string): boolean {
  const written = text.toLowerCase()
  let from = 0
  for (const piece of pattern.toLowerCase().split('*')) {
    const at = written.indexOf(piece, from)
    if (at === -1) return false
    from = at + piece.length
  }
  return true
}
