import type { Clock } from '../ports/platform.ts'
import { repeatUntilDone, type Turn } from './repeat.ts'

export interface RetryPlan {
  /** Tries in all, the first one included. */
  readonly attempts: number
  /** Upper bound of the first delay; doubles with every try. */
  readonly baseDelayMs: number
  readonly maxDelayMs: number
  /** When the other side asks for a longer wait than this, give up at once. */
  readonly maxWaitMs: number
  /**
   * Time in ms during which refusals by a rate limit are waited out, however many there are: nothing was done
   * by them, so tries are the wrong measure. They don't count as tries then. Absent: they do.
   */
  readonly limitedMs?: number
  /** Nothing is waited for beyond it. Unix epoch ms. */
  readonly deadline?: number
}

/** What the loop must know about an error. Whether to try again is a property of the error. */
export interface Judgement {
  readonly retry: boolean
  /** Least wait in ms, where the other side asked for one. */
  readonly afterMs?: number | undefined
  /** The other side has carried out nothing: too many requests. */
  readonly isLimited?: boolean
}

interface RetryTools {
  readonly clock: Clock
  /** Uniform in 0..1. */
  readonly random: () => number
  readonly signal?: AbortSignal | undefined
  /** Called before each wait of so many ms, with the error that it is for. */
  readonly onWait?: (waitMs: number, error: unknown) => void
}

export type Outcome<T> =
  | { readonly ok: true; readonly value: T; readonly failures: readonly unknown[] }
  /** `failures` holds the error of every try, the last one at the end. Never empty. */
  | { readonly ok: false; readonly failures: readonly unknown[] }

/**
 * Wait before the next try, in ms. Full jitter: uniform between nothing and a bound that doubles per failed
 * try. Added to a wait that the server asked for, so that clients given the same time do not all return at
 * once.
 */
export function computeDelayMs(
  failedTries: number,
  afterMs: number | undefined,
  plan: RetryPlan,
  random: number,
): number {
  const bound = Math.min(plan.maxDelayMs, plan.baseDelayMs * 2 ** (failedTries - 1))
  if (afterMs === undefined) return random * bound
  return afterMs + random * Math.min(bound, plan.baseDelayMs)
}

/** Jitter of the waits that a rate limit causes grows up to this. */
const longestLimitedJitterMs = 20_000

/**
 * Wait after so many refusals by a rate limit, in ms. The jitter doubles with each: clients that share a key
 * are told the same time, which is that of the next free request, and only one of them can have it.
 */
function computeLimitedDelayMs(refusals: number, afterMs: number | undefined, random: number): number {
  const jitterMs = Math.min(longestLimitedJitterMs, 1_000 * 2 ** (refusals - 1))
  return (afterMs ?? 0) + random * jitterMs
}

/**
 * Tries until it works, an error says stop, or the tries are used up. Knows nothing of HTTP. Rejects only
 * with the reason of the signal.
 */
export async function retryCall<T>(
  attempt: (tryNumber: number) => Promise<T>,
  judge: (error: unknown) => Judgement,
  plan: RetryPlan,
  { clock, random, signal, onWait }: RetryTools,
): Promise<Outcome<T>> {
  const { deadline = Number.POSITIVE_INFINITY } = plan
  const failures: unknown[] = []
  let refusals = 0
  let refusedSince: number | undefined
  const givenUp: Turn<Outcome<T>> = { value: { ok: false, failures } }

  async function tryOnce(): Promise<Turn<Outcome<T>>> {
    signal?.throwIfAborted()
    try {
      return { value: { ok: true, value: await attempt(failures.length + 1), failures } }
    } catch (error) {
      signal?.throwIfAborted()
      failures.push(error)
      const waitMs = computeWaitMs(judge(error))
      if (waitMs === undefined) return givenUp
      onWait?.(waitMs, error)
      return { waitMs }
    }
  }

  /** Undefined: it is not tried again. */
  function computeWaitMs({ retry: shouldRetry, afterMs, isLimited = false }: Judgement): number | undefined {
    if (!shouldRetry || (afterMs ?? 0) > plan.maxWaitMs) return undefined
    if (isLimited && plan.limitedMs !== undefined) {
      refusals += 1
      refusedSince ??= clock.now()
      const waitMs = computeLimitedDelayMs(refusals, afterMs, random())
      const until = Math.min(refusedSince + plan.limitedMs, deadline)
      if (clock.now() + waitMs > until) return undefined
      return waitMs
    }
    const tries = failures.length - refusals
    const waitMs = computeDelayMs(tries, afterMs, plan, random())
    if (tries >= plan.attempts || clock.now() + waitMs > deadline) return undefined
    return waitMs
  }

  return await repeatUntilDone(tryOnce, { clock, signal })
}

/**
 * Waiting time in ms that a `Retry-After` header asks for: whole seconds, or an HTTP date. A date is read by
 * the server's clock, so it is compared with the `Date` of the same response, or with `nowMs` if that is
 * missing. Never negative. Undefined when the header is absent or means nothing.
 */
export function parseRetryAfter(
  headers: Readonly<Record<string, string | undefined>>,
  nowMs: number,
): number | undefined {
  const value = headers['retry-after']?.trim() ?? ''
  if (/^\d{1,9}$/.test(value)) return Number(value) * 1000
  const until = parseHttpDate(value)
  if (until === undefined) return undefined
  return Math.max(0, until - (parseHttpDate(headers.date) ?? nowMs))
}

/** Unix epoch ms; undefined when the text is not a date. */
function parseHttpDate(text: string | undefined): number | undefined {
  const value = text?.trim() ?? ''
  // Only dates: Date.parse would also read "-1" or "1.5" as a year.
  if (!/^[A-Za-z]{3,9},? /.test(value)) return undefined
  const date = Date.parse(value)
  if (Number.isNaN(date)) return undefined
  return date
}
