import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Ajv, type ValidateFunction } from 'ajv'

interface Parameter {
  readonly name: string
  readonly required: boolean
  readonly schema: object
}

interface Operation {
  readonly id: string
  readonly method: string
  readonly path: string
  readonly parameters: readonly Parameter[]
  readonly query: readonly Parameter[]
  readonly body?: object
}

/** Taken out of GitHub's own description by `scripts/extract-github-openapi.ts`. */
const fixture = resolve(import.meta.dirname, '../fixtures/github-openapi.json')
const { operations } = JSON.parse(readFileSync(fixture, 'utf8')) as { operations: readonly Operation[] }

const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: false })
/** A value in an address is text; a number is one that can be read as such. */
const addressAjv = new Ajv({ strict: false, allErrors: true, validateFormats: false, coerceTypes: true })

const routes = operations.map((operation) => ({
  operation,
  pattern: new RegExp(`^${operation.path.replace(/\{[^}]+\}/g, '([^/]+)')}$`),
  parameters: addressAjv.compile(parameterSchema(operation.parameters)),
  query: addressAjv.compile(parameterSchema(operation.query)),
  ...(operation.body && { body: ajv.compile(operation.body) }),
}))

function parameterSchema(parameters: readonly Parameter[]): object {
  return {
    type: 'object',
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  }
}

/** What GitHub's description has against a request, with the operation; nothing when it is in order. */
export function checkGitHubRequest(request: {
  readonly method: string
  readonly url: URL
  readonly body: unknown
}): readonly string[] {
  const { method, url, body } = request
  const route = routes.find(
    ({ operation, pattern }) => operation.method === method && pattern.test(url.pathname),
  )
  if (route === undefined) return [`${method} ${url.pathname}: no such operation in the fixture`]
  const { operation, pattern } = route
  const values = pattern.exec(url.pathname)?.slice(1).map(decodeURIComponent) ?? []
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '')
  const parameters = Object.fromEntries(names.map((name, index) => [name, values[index]]))
  const problems = [
    ...problemsOf(route.parameters, parameters, 'path'),
    ...problemsOf(route.query, Object.fromEntries(url.searchParams), 'query'),
    ...(route.body === undefined
      ? body === undefined
        ? []
        : ['a body is not expected']
      : problemsOf(route.body, body, 'body')),
  ]
  return problems.map((problem) => `${operation.id}: ${problem}`)
}

function problemsOf(validate: ValidateFunction, value: unknown, place: string): string[] {
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath, message, params }) => `${place}${instancePath} ${message} ${JSON.stringify(params)}`,
  )
}
