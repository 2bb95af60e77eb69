import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'

/** What we read of an OpenAPI 3.1 document. */
export interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>
  readonly components: Readonly<Record<string, Readonly<Record<string, Schema>>>>
}

export type Schema = Readonly<Record<string, unknown>>

/** An operation of the document, with what its requests and its success are held against. */
export interface Described {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly query: readonly string[]
  /** Absent: the operation takes no body. */
  readonly body:
    | { readonly schema: Schema; readonly example: unknown; readonly check: () => ValidateFunction }
    | undefined
  readonly status: number
  readonly answer: { readonly schema: Schema; readonly check: () => ValidateFunction } | undefined
  matches(path: string): Readonly<Record<string, string>> | undefined
}

/** The operations of a document, checked by its own schemas. */
export function readDocument(given: OpenApi) {
  // The keyword is of an older OpenAPI, and refused without a type beside it. References are absolute from here on.
  const document = JSON.parse(
    JSON.stringify(given).replaceAll('"$ref":"#/', '"$ref":"document#/'),
    (name, value) => (name === 'nullable' ? undefined : allowNull(value)),
  ) as OpenApi
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false })
  ajv.addSchema({ $id: 'document', ...document })
  const lazy = (schema: Schema) => {
    let compiled: ValidateFunction | undefined
    return () => {
      compiled ??= ajv.compile(schema)
      return compiled
    }
  }
  const resolve = (schema: unknown): Schema => {
    const { $ref } = schema as { $ref?: string }
    if ($ref === undefined) return schema as Schema
    const [, kind = '', name = ''] = /#\/components\/([^/]+)\/(.+)$/.exec($ref) ?? []
    return resolve(document.components[kind]?.[name])
  }
  const operations = Object.entries(document.paths).flatMap(([path, item]) =>
    ['get', 'post', 'put', 'patch', 'delete'].flatMap((method): Described[] => {
      const operation = item[method] as
        | {
            operationId: string
            parameters?: unknown[]
            requestBody?: unknown
            responses: Record<string, { content?: Record<string, { schema: Schema }> }>
          }
        | undefined
      if (operation === undefined) return []
      const json = 'application/json'
      const request = resolve(operation.requestBody ?? {}) as {
        content?: Record<string, { schema: Schema; example?: unknown }>
      }
      const sent = request.content?.[json]
      const [status = '200', success] =
        Object.entries(operation.responses).find(([code]) => code.startsWith('2')) ?? []
      const answered = success?.content?.[json]
      const pattern = new RegExp(`^${path.replaceAll(/\{([^{}]+)\}/g, '(?<$1>[^/]+)')}$`)
      return [
        {
          id: operation.operationId,
          method: method.toUpperCase(),
          path,
          query: [...((item.parameters as unknown[]) ?? []), ...(operation.parameters ?? [])]
            .map(resolve)
            .flatMap(({ in: place, name }) => (place === 'query' ? [String(name)] : [])),
          body: sent && {
            schema: resolve(sent.schema),
            example: sent.example,
            check: lazy(sent.schema),
          },
          status: Number(status),
          answer: answered && {
            schema: resolve(answered.schema),
            check: lazy(answered.schema),
          },
          matches: (asked) => pattern.exec(asked)?.groups ?? (pattern.test(asked) ? {} : undefined),
        },
      ]
    }),
  )
  // `/environments/capabilities` before `/environments/{environmentId}`.
  operations.sort((a, b) => a.path.split('{').length - b.path.split('{').length)
  return { operations, resolve }
}

/** Null may fit both alternatives of a `oneOf` with null, which allows exactly one: what is meant is either. */
function allowNull(value: unknown): unknown {
  const { oneOf, ...schema } = Object(value)
  const isNullable = Array.isArray(oneOf) && oneOf.some((choice) => Object(choice).type === 'null')
  return isNullable ? { ...schema, anyOf: oneOf } : value
}

/** What is wrong with a value, as `/tests/0: must have required property 'provider'`. */
export function findProblems(compile: () => ValidateFunction, value: unknown): readonly string[] {
  const check = compile()
  if (check(value)) return []
  return (check.errors ?? []).map(
    ({ instancePath, message, params }) =>
      `${instancePath || 'the body'}: ${message}${'additionalProperty' in params ? ` (${params.additionalProperty})` : ''}`,
  )
}
