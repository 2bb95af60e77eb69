import { readErrorMessage, toErrorOptions } from '../errors.ts'
/**
 * `not-sent`: the other side certainly never saw the request. `unknown`: it may have been carried out.
 */
export type Delivery = 'not-sent' | 'unknown'

/** No complete response arrived. A response with an error status is not a failure of the transport. */
export class HttpFailure extends Error {
  /** `ECONNRESET`, `ENOTFOUND`, `TIMEOUT`, `CUT_BODY`, `TOO_LARGE`, a TLS code, … */
  readonly code: string
  readonly delivery: Delivery
  /** Another try may work. */
  readonly transient: boolean

  constructor(facts: {
    code: string
    delivery: Delivery
    transient: boolean
    message: string
    cause?: unknown
  }) {
    super(facts.message, toErrorOptions(facts.cause))
    this.name = 'HttpFailure'
    this.code = facts.code
    this.delivery = facts.delivery
    this.transient = facts.transient
  }
}

interface Kind {
  readonly delivery: Delivery
  readonly transient: boolean
  readonly message: string
}

const buildNotSent = (message: string): Kind => ({ delivery: 'not-sent', transient: true, message })
const buildInterrupted = (message: string): Kind => ({ delivery: 'unknown', transient: true, message })

const kinds: ReadonlyMap<string, Kind> = new Map([
  ['ECONNREFUSED', buildNotSent('the connection was refused')],
  ['ENOTFOUND', buildNotSent('the host name was not found')],
  ['EAI_AGAIN', buildNotSent('the host name could not be resolved right now')],
  ['EHOSTUNREACH', buildNotSent('the host is unreachable')],
  ['ENETUNREACH', buildNotSent('the network is unreachable')],
  ['UND_ERR_CONNECT_TIMEOUT', buildNotSent('connecting took too long')],
  ['ECONNRESET', buildInterrupted('the connection was reset')],
  ['EPIPE', buildInterrupted('the connection was closed')],
  ['ETIMEDOUT', buildInterrupted('the connection timed out')],
  ['UND_ERR_SOCKET', buildInterrupted('the connection was closed before the response was complete')],
  ['UND_ERR_HEADERS_TIMEOUT', buildInterrupted('no response arrived in time')],
  ['UND_ERR_BODY_TIMEOUT', buildInterrupted('the response stopped arriving')],
  ['UND_ERR_RES_CONTENT_LENGTH_MISMATCH', buildInterrupted('the response was cut off')],
])

const tlsCode =
  /^(CERT_|ERR_TLS_|ERR_SSL_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH|UND_ERR_PRX_TLS)/

/** Whether a code says that the certificate was refused. */
export function isCertificateCode(code: string): boolean {
  return tlsCode.test(code)
}

function readErrorCode(error: unknown): string {
  if (typeof error !== 'object' || error === null) return 'UNKNOWN'
  if ('code' in error && typeof error.code === 'string') return error.code
  // Happy-eyeballs wraps the failures of the single addresses.
  if (error instanceof AggregateError && error.errors.length > 0) return readErrorCode(error.errors[0])
  if ('name' in error && typeof error.name === 'string') return error.name
  return 'UNKNOWN'
}

/** The failure of a request that went through a proxy: when nothing was reached, the proxy is to blame. */
export function blameProxy(failure: HttpFailure, proxy: string | undefined): HttpFailure {
  if (proxy === undefined || failure.delivery !== 'not-sent' || !kinds.has(failure.code)) return failure
  const message = `the proxy ${proxy} could not be reached (${failure.message})`
  return new HttpFailure({ ...failure, code: 'PROXY_UNREACHABLE', message, cause: failure.cause })
}

/** Sorts what the HTTP library threw. Anything it does not know counts as maybe delivered, not transient. */
export function toHttpFailure(error: unknown): HttpFailure {
  if (error instanceof HttpFailure) return error
  const code = readErrorCode(error)
  const kind = kinds.get(code)
  if (kind !== undefined) return new HttpFailure({ code, ...kind, cause: error })
  if (isCertificateCode(code)) {
    const message = 'the certificate of the other side was not accepted'
    return new HttpFailure({ code, delivery: 'not-sent', transient: false, message, cause: error })
  }
  const proxyStatus = /Proxy response \((\d+)\)/.exec(readErrorMessage(error))?.[1]
  if (proxyStatus !== undefined) {
    return new HttpFailure({
      code: 'PROXY_REFUSED',
      delivery: 'not-sent',
      transient: proxyStatus.startsWith('5'),
      message: `the proxy answered ${proxyStatus}`,
      cause: error,
    })
  }
  const message = 'the request failed in an unexpected way'
  return new HttpFailure({ code, delivery: 'unknown', transient: false, message, cause: error })
}
