/** Prefix of the service's own headers. The public deployment uses its own; see `docs/service.md`. */
export const defaultHeaderPrefix = 'x-service'

export interface ServiceHeaders {
  /** `1` or `2`; absent means 1. */
  readonly evalVocabulary: string
  readonly idempotencyKey: string
  readonly plainIdempotencyKey: string
  /** JSON label of what launched a run, at most 512 bytes. */
  readonly launcher: string
  /** JSON label of the CI job that launched a run, at most 2048 bytes. */
  readonly ci: string
  readonly requestId: string
  readonly ownRequestId: string
}

/** Header names of the service, lower case, for a prefix such as `x-service`. */
export function buildServiceHeaders(prefix: string = defaultHeaderPrefix): ServiceHeaders {
  const base = prefix.toLowerCase().replace(/(?<!-)-+$/, '')
  return {
    evalVocabulary: `${base}-eval-vocabulary`,
    idempotencyKey: `${base}-idempotency-key`,
    plainIdempotencyKey: 'idempotency-key',
    launcher: `${base}-launcher`,
    ci: `${base}-ci`,
    requestId: 'x-request-id',
    ownRequestId: `${base}-request-id`,
  }
}
