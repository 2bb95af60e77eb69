import { isRecord, parseJson } from '../../../model/data.ts'

/** What an error response says, whatever its shape. */
export interface ErrorFacts {
  readonly code?: string
  readonly message: string
  readonly reason?: string
  readonly details?: Readonly<Record<string, unknown>>
  readonly requestId?: string
  readonly retryAfterMs?: number
  /** The organization's plan refused it. Waiting seconds does not help. */
  readonly billing?: true
  /** A newer field that this service does not support; it rejected the whole body because of it. */
  readonly unknownField?: string
}

type Fields = Readonly<Record<string, unknown>>

const toNonEmptyText = (value: unknown) => {
  if (typeof value === 'string' && value !== '') return value
  return undefined
}
const toNonNegative = (value: unknown) => {
  if (typeof value === 'number' && value >= 0) return value
  return undefined
}

/** The first JSON object inside a text, as in `Uncaught ConvexError: {"code":"…"}` followed by a stack. */
export function findJsonObject(text: string): Fields | undefined {
  const start = text.indexOf('{')
  if (start < 0) return undefined
  let depth = 0
  let quoted = false
  for (let at = start; at < text.length; at += 1) {
    const char = text[at]
    if (quoted) {
      if (char === '\\') at += 1
      else if (char === '"') quoted = false
    } else if (char === '"') quoted = true
    else if (char === '{') depth += 1
    else if (char === '}') {
      depth -= 1
      if (depth === 0) {
        const parsed = parseJson(text.slice(start, at + 1))
        if (isRecord(parsed)) return parsed
        return undefined
      }
    }
  }
  return undefined
}

const billingCodes = ['billing_limit_reached', 'billing_feature_not_included']
const billingFields = ['gateKey', 'upgradePlan', 'allowedValue', 'currentValue']

/** Refusals that are hidden in a text: limits of the plan, and a validator that does not support a field. */
function readHiddenFacts(message: string): Partial<ErrorFacts> {
  const text = message.slice(0, 100_000)
  const field = /extra field [`'"]([^`'"]+)[`'"]/.exec(text)?.[1]
  if (field !== undefined) return { unknownField: field }
  const hidden = findJsonObject(text)
  const code = toNonEmptyText(hidden?.code)
  if (hidden === undefined || code === undefined || !billingCodes.includes(code)) return {}
  return { code, billing: true, details: hidden }
}

function readErrorEnvelope(fields: Fields): ErrorFacts {
  const details = isRecord(fields.details) ? fields.details : undefined
  const code = toNonEmptyText(fields.code)
  const message = toNonEmptyText(fields.message) ?? toNonEmptyText(fields.error) ?? code ?? ''
  const reason = toNonEmptyText(details?.reason) ?? toNonEmptyText(details?.code)
  const requestId = toNonEmptyText(details?.requestId) ?? toNonEmptyText(fields.requestId)
  const retryAfterMs = toNonNegative(details?.retryAfterMs) ?? toNonNegative(fields.retryAfterMs)
  const billing =
    (code !== undefined && billingCodes.includes(code)) ||
    (details !== undefined && billingFields.some((name) => name in details))
  return {
    message,
    code,
    reason,
    details,
    requestId,
    retryAfterMs,
    billing: billing ? true : undefined,
    ...readHiddenFacts(message),
  }
}

/** Reads `{code,message,details}`, `{ok:false,error}`, `{error:{code,message}}`, an HTML page or plain text. */
export function readErrorBody(body: string): ErrorFacts {
  const parsed = parseJson(body)
  if (isRecord(parsed)) {
    return readErrorEnvelope(
      isRecord(parsed.error) ? { ...parsed.error, details: parsed.error.details ?? parsed.error } : parsed,
    )
  }
  if (typeof parsed === 'string') return { message: parsed, ...readHiddenFacts(parsed) }
  if (body.trim() === '') return { message: 'the response has no body' }
  if (/^\s*</.test(body)) {
    const title = /<title[^>]{0,200}>([^<]{1,200})/i.exec(body.slice(0, 100_000))?.[1]?.trim()
    return { message: `an HTML page${title === undefined ? '' : ` titled "${title}"`} instead of JSON` }
  }
  return { message: `not JSON: ${body.slice(0, 200)}`, ...readHiddenFacts(body) }
}

/** Whether a 200 body reports a failure anyway: `{ok: false}`. */
export function saysNotOk(value: unknown): boolean {
  return isRecord(value) && value.ok === false
}
