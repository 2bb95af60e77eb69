import type { GenericSchema, InferInput, InferOutput } from 'valibot'
import { buildRecord, listKeys } from '../model/data.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Whether an operation may be sent again after an answer was lost.
 * `safe`: it changes nothing, or sending it twice changes nothing more.
 * `idempotent-with-id`: only when the request carries the ids named by {@link Operation.idempotency}.
 * `never`: only when the service certainly did not start on it (connection refused, 429).
 */
export type RetryRule = 'safe' | 'idempotent-with-id' | 'never'

export interface Idempotency {
  /**
   * Places in the body that must hold a non-empty id, as dotted paths; `*` matches every element.
   * Empty when only the header carries the key.
   */
  readonly body: readonly string[]
  /** The key may also be sent as a header (prefixed and plain). */
  readonly header: boolean
}

/** One endpoint of the service as data. The client, the local service, the CLI and the docs all read it. */
export interface Operation extends Endpoint {
  readonly id: string
  readonly group: string
  readonly method: Method
  readonly successStatus: 200 | 201 | 202
  readonly retry: RetryRule
  readonly idempotency?: Idempotency
  /** A deployment may lack it. */
  readonly optional: boolean
  /** Its `operationId` in the OpenAPI document of the public deployment, where that has it. */
  readonly publicId: string | undefined
}

/** An endpoint as the table has it, under its id. A GET is safe; any other says whether it may be sent again. */
type OperationEntry = Endpoint &
  (
    | { readonly method: 'GET' }
    | { readonly method: Exclude<Method, 'GET'>; readonly retry: 'safe' | 'never' }
    | { readonly method: Exclude<Method, 'GET'>; readonly idempotency: Idempotency }
  ) & {
    /** By default 200. */
    readonly successStatus?: 201 | 202
    readonly optional?: true
    /** By default its id; `null` where the document of the public deployment lacks it. */
    readonly publicId?: string | null
  }

interface Endpoint {
  /** Relative to the base URL: `/projects/{projectId}/servers`. */
  readonly path: string
  readonly summary: string
  /** Query parameters, all optional unless the schema says otherwise. */
  readonly query?: GenericSchema<Record<string, unknown>>
  /** JSON body. Strict where the service refuses unknown keys. */
  readonly body?: GenericSchema
  /** Lenient: unknown fields and values are kept. */
  readonly response: GenericSchema
  /** Where the cursor of the next page goes. Absent: the answer is not a collection, or has a single page. */
  readonly pagination?: 'query' | 'body'
  /** Id of the operation to use instead, or the path of its successor. */
  readonly deprecated?: { readonly successor: string }
  /** Bodies are spelled by the negotiated eval vocabulary; see `vocabulary.ts`. */
  readonly vocabulary?: true
  /** How long the service may take, in ms, if longer than usual. */
  readonly timeoutMs?: number
}

/** The endpoints of one group of the docs, by their ids. */
export function defineOperations<const Entries extends Readonly<Record<string, OperationEntry>>>(
  group: string,
  entries: Entries,
): { readonly [Id in keyof Entries]: Entries[Id] & { readonly group: string } } {
  return buildRecord(listKeys(entries), (id) => ({ group, ...entries[id] })) as {
    readonly [Id in keyof Entries]: Entries[Id] & { readonly group: string }
  }
}

/** An endpoint with all that its entry leaves to the defaults. */
export function completeOperation(
  id: string,
  grouped: OperationEntry & { readonly group: string },
): Operation {
  const { successStatus = 200, optional = false, publicId = id, ...entry } = grouped
  return {
    ...entry,
    id,
    successStatus,
    retry: readRetryRule(grouped),
    optional,
    publicId: publicId ?? undefined,
  }
}

function readRetryRule(entry: OperationEntry): RetryRule {
  if ('idempotency' in entry) return 'idempotent-with-id'
  if ('retry' in entry) return entry.retry
  return 'safe'
}

/** Names in braces of a path: `ParamName<'/a/{b}/c/{d}'>` is `'b' | 'd'`. */
type ParamName<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamName<Rest>
  : never

export type PathParams<Path extends string> = { readonly [Name in ParamName<Path>]: string }

type QueryInput<Op extends OperationEntry> = Op extends { query: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : never

export type BodyInput<Op extends OperationEntry> = Op extends { body: infer Schema extends GenericSchema }
  ? InferInput<Schema>
  : never

/** Body after the schema has read it: what a handler sees. */
export type BodyOutput<Op extends OperationEntry> = Op extends { body: infer Schema extends GenericSchema }
  ? InferOutput<Schema>
  : undefined

export type ResponseOutput<Op extends OperationEntry> = InferOutput<Op['response']>

type Part<Key extends string, Value> = [Value] extends [never]
  ? { readonly [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { readonly [K in Key]?: Value }
    : { readonly [K in Key]: Value }

/** What a caller passes: `params`, `query` and `body`, each required only when the operation requires it. */
export type RequestInput<Op extends OperationEntry> = Part<
  'params',
  [ParamName<Op['path']>] extends [never] ? never : PathParams<Op['path']>
> &
  Part<'query', QueryInput<Op>> &
  Part<'body', BodyInput<Op>>

/** The names in braces of a path, in order. */
export function listParamNames(path: string): string[] {
  return [...path.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] ?? '')
}
