import { setTimeout as sleep } from 'node:timers/promises'
import { parseJson, readFields } from '../../src/model/data.ts'
import type { Settings } from '../settings.ts'
import { ModelError } from './model.ts'

/** A turn that takes longer is given up, in ms. */
const turnTimeoutMs = 120_000

/** Most characters of an answer: no completion is larger, and an endless one would fill the memory. */
const maxAnswer = 16 * 1024 * 1024
const tooLarge = new Error('The model endpoint answered with more than 16 MiB')

/** Statuses after which the same request may succeed: overload, rate limits and passing failures. */
const passing: ReadonlySet<number> = new Set([408, 409, 425, 429, 500, 502, 503, 504, 529])

interface CompletionRequest {
  readonly url: string
  /** Name of the model at the endpoint, for messages. */
  readonly model: string
  readonly key: string | undefined
  readonly body: unknown
}

/**
 * Sends a request to a chat-completions endpoint and returns its JSON. A busy or broken endpoint is asked
 * again, as often and as long as the retry settings allow; a `Retry-After` is obeyed.
 * @throws ModelError without the text of the answer; the reason of `signal` when it aborts
 */
export async function postCompletion(
  request: CompletionRequest,
  { attempts, firstDelayMs, budgetMs }: Settings['modelRetry'],
  signal: AbortSignal,
): Promise<unknown> {
  let waitedMs = 0
  for (let attempt = 1; ; attempt += 1) {
    const outcome = await sendCompletionRequest(request, signal)
    if ('answer' in outcome) return outcome.answer
    const { problem, mayPass, retryAfterMs } = outcome
    const delayMs = retryAfterMs ?? firstDelayMs * 2 ** (attempt - 1)
    if (!mayPass || attempt >= attempts || waitedMs + delayMs > budgetMs) {
      throw new ModelError(describeFailedAttempts(problem, attempt, mayPass ? retryAfterMs : undefined))
    }
    waitedMs += delayMs
    await sleep(delayMs, undefined, { signal }).catch(() => signal.throwIfAborted())
  }
}

type Outcome =
  | { readonly answer: unknown }
  | { readonly problem: string; readonly mayPass: boolean; readonly retryAfterMs?: number }

async function sendCompletionRequest(
  { url, model, key, body }: CompletionRequest,
  signal: AbortSignal,
): Promise<Outcome> {
  const tooLong = AbortSignal.timeout(turnTimeoutMs)
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { authorization: `Bearer ${key}` }) },
      body: JSON.stringify(body),
      signal: AbortSignal.any([signal, tooLong]),
      redirect: 'error',
    })
    const text = await readAnswerText(response)
    if (response.ok) return { answer: JSON.parse(text) }
    return {
      problem: `The model endpoint answered ${response.status}${describeErrorCode(text)} for the model "${model}"`,
      mayPass: passing.has(response.status),
      retryAfterMs: readRetryAfter(response.headers.get('retry-after')),
    }
  } catch (error) {
    signal.throwIfAborted()
    if (error === tooLarge) return { problem: tooLarge.message, mayPass: false }
    // An endpoint that used up the whole timeout is not asked again.
    return { problem: 'The model endpoint gave no usable answer', mayPass: !tooLong.aborted }
  }
}

/** @throws {@link tooLarge}, which closes the connection */
async function readAnswerText({ body }: Response): Promise<string> {
  let text = ''
  for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > maxAnswer) throw tooLarge
  }
  return text
}

/**
 * The endpoint's own word for the error, such as ` (model_not_found)`. Its message may repeat the key, so it
 * is not shown.
 */
function describeErrorCode(text: string): string {
  const { code: reported, type } = readFields(readFields(parseJson(text)).error)
  const code = [reported, type].find((word) => typeof word === 'string')
  if (typeof code === 'string' && /^[a-z][a-z_]{2,40}$/.test(code)) return ` (${code})`
  return ''
}

/** Seconds or a date, as ms from now; undefined without one. */
function readRetryAfter(header: string | null): number | undefined {
  if (header === null) return undefined
  const ms = /^\d+(\.\d+)?$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - Date.now()
  if (Number.isFinite(ms)) return Math.max(0, ms)
  return undefined
}

function describeFailedAttempts(problem: string, attempts: number, retryAfterMs: number | undefined): string {
  const often = attempts === 1 ? '' : ` (${attempts} attempts)`
  const wait = retryAfterMs === undefined ? '' : `; it asks to wait for ${Math.ceil(retryAfterMs / 1_000)} s`
  return `${problem}${often}${wait}.`
}
