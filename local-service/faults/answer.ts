import { httpStatusByCode } from '#contract'
import { isRecord, readFields } from '../../src/model/data.ts'
import { jsonHeaders, type Outgoing, pageHeaders } from '../http/outgoing.ts'
import type { Fault } from './faults.ts'

/** Answers a request with a fault in place of the operation. */
export function answerFault({ kind, status, retryAfter }: Fault): Outgoing {
  if (kind === 'html') {
    const text = '<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>\n'
    return { status: status ?? 502, headers: pageHeaders, text }
  }
  if (kind === 'billing') return { status: 500, headers: jsonHeaders, text: JSON.stringify(billing) }
  const headers = retryAfter === undefined ? jsonHeaders : { ...jsonHeaders, 'retry-after': retryAfter }
  const code = findErrorCode(status ?? 503)
  const text = JSON.stringify({ code, message: 'A fault that was switched on.' })
  return { status: status ?? 503, headers, text }
}

/** The hosted ingest reports a plan's limit as text in a 500. */
const billing = {
  ok: false,
  error: `Uncaught ConvexError: ${JSON.stringify({
    code: 'billing_limit_reached',
    limit: 'maxEvalIterationsPerMonth',
    currentValue: 5001,
    allowedValue: 5000,
  })}\n    at handler (ingest)`,
}

/** The first code with that status; a status without one is an internal error. */
function findErrorCode(status: number): string {
  return Object.entries(httpStatusByCode).find(([, known]) => known === status)?.[0] ?? 'INTERNAL_ERROR'
}

/**
 * An answer with a change applied: a merge patch (RFC 7396) that reaches into lists. Over a list, a patch
 * names elements by their index, or all of them with `*`; null takes an element out. `+` adds elements at the
 * end. Anything else replaces.
 */
export function changeAnswer(answer: unknown, change: unknown): unknown {
  if (!isRecord(change)) return change
  if (Array.isArray(answer)) {
    const { '+': added = [], '*': all, ...some } = change
    const changed = answer.flatMap((item: unknown, index) => {
      const itemChange = index in some ? some[index] : all
      if (itemChange === undefined) return [item]
      if (itemChange === null) return []
      return [changeAnswer(item, itemChange)]
    })
    if (Array.isArray(added)) return [...changed, ...added]
    return changed
  }
  const next: Record<string, unknown> = { ...readFields(answer) }
  for (const [name, value] of Object.entries(change)) {
    if (value === null) delete next[name]
    else next[name] = changeAnswer(next[name], value)
  }
  return next
}
