/**
 * Takes the operations that we use out of GitHub's own OpenAPI description and writes them to a fixture, which the
 * tests hold every request against. The description is large and changes weekly, so it is not a dependency: it is
 * fetched into a temporary folder.
 *
 *     node scripts/extract-github-openapi.ts
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const source = '@octokit/openapi@23.0.2'
const target = resolve(import.meta.dirname, '../test/fixtures/github-openapi.json')

const repo = '/repos/{owner}/{repo}'
const used: readonly string[] = [
  `GET ${repo}/actions/artifacts`,
  `GET ${repo}/actions/artifacts/{artifact_id}/{archive_format}`,
  `GET ${repo}/actions/runs`,
  `GET ${repo}/actions/runs/{run_id}`,
  `POST ${repo}/actions/runs/{run_id}/rerun`,
  `POST ${repo}/actions/runs/{run_id}/rerun-failed-jobs`,
  `GET ${repo}/actions/runs/{run_id}/artifacts`,
  `GET ${repo}/actions/runs/{run_id}/jobs`,
  `GET ${repo}/actions/workflows/{workflow_id}/runs`,
  `GET ${repo}/branches/{branch}`,
  `GET ${repo}/rules/branches/{branch}`,
  `GET ${repo}/collaborators/{username}/permission`,
  `GET ${repo}/commits`,
  `GET ${repo}/commits/{commit_sha}/pulls`,
  `GET ${repo}/commits/{ref}/check-runs`,
  `GET ${repo}/compare/{basehead}`,
  `GET ${repo}/contents/{path}`,
  `POST ${repo}/check-runs`,
  `PATCH ${repo}/check-runs/{check_run_id}`,
  `GET ${repo}/issues`,
  `POST ${repo}/issues`,
  `PATCH ${repo}/issues/{issue_number}`,
  `GET ${repo}/issues/{issue_number}/comments`,
  `POST ${repo}/issues/{issue_number}/comments`,
  `GET ${repo}/issues/comments`,
  `GET ${repo}/issues/{issue_number}`,
  `GET ${repo}/issues/comments/{comment_id}`,
  `PATCH ${repo}/issues/comments/{comment_id}`,
  `DELETE ${repo}/issues/comments/{comment_id}`,
  `POST ${repo}/issues/comments/{comment_id}/reactions`,
  `GET ${repo}/pulls`,
  `GET ${repo}/pulls/{pull_number}`,
  `GET ${repo}/pulls/{pull_number}/files`,
  `GET ${repo}/pulls/{pull_number}/reviews`,
  `GET ${repo}/releases/latest`,
]

type Json = { readonly [name: string]: unknown }

interface Parameter {
  readonly name: string
  readonly in: string
  readonly required?: boolean
  readonly schema: Json
}

const folder = mkdtempSync(join(tmpdir(), 'github-openapi-'))
try {
  execFileSync('npm', ['install', '--silent', '--no-audit', '--no-fund', '--prefix', folder, source], {
    stdio: 'inherit',
  })
  const file = join(folder, 'node_modules/@octokit/openapi/generated/api.github.com.json')
  const description = JSON.parse(readFileSync(file, 'utf8')) as Json
  const operations = used.map((operation) => extract(description, operation))
  writeFileSync(target, `${JSON.stringify({ source, operations }, null, 1)}\n`)
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The parameters and the body of one operation as JSON Schemas without references. */
function extract(description: Json, operation: string): Json {
  const [method = '', path = ''] = operation.split(' ')
  const item = at(description, ['paths', path])
  const found = item[method.toLowerCase()] as Json | undefined
  if (found === undefined) throw new Error(`GitHub's description has no ${operation}`)
  const all = [...((item.parameters as unknown[]) ?? []), ...((found.parameters as unknown[]) ?? [])]
  const parameters = all.map((parameter) => resolved(description, parameter) as unknown as Parameter)
  const listed = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, required = false, schema }) => ({
        name,
        required,
        schema: toSchema(description, schema),
      }))
  const body =
    (found.requestBody as Json | undefined) && at(found, ['requestBody', 'content', 'application/json'])
  return {
    id: found.operationId,
    method,
    path,
    parameters: listed('path'),
    query: listed('query'),
    ...(body && { body: toSchema(description, body.schema) }),
  }
}

/** OpenAPI 3.0 as JSON Schema: references put in place, `nullable` as a type, no words for people, closed objects. */
function toSchema(description: Json, node: unknown): unknown {
  if (Array.isArray(node)) return node.map((entry) => toSchema(description, entry))
  if (typeof node !== 'object' || node === null) return node
  const {
    nullable,
    example: _,
    examples: __,
    description: ___,
    title: ____,
    ...rest
  } = resolved(description, node)
  const schema: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(rest)) {
    if (name.startsWith('x-')) continue
    // Below `properties` the names are the API's, not the schema's.
    schema[name] =
      name === 'properties'
        ? Object.fromEntries(
            Object.entries(value as Json).map(([property, of]) => [property, toSchema(description, of)]),
          )
        : toSchema(description, value)
  }
  // GitHub ignores what it does not know, so a misspelt property would go unseen.
  if (schema.properties !== undefined && schema.additionalProperties === undefined)
    schema.additionalProperties = false
  if (nullable !== true) return schema
  return typeof schema.type === 'string' && schema.enum === undefined
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [{ type: 'null' }, schema] }
}

function resolved(description: Json, node: unknown): Json {
  const reference = (node as Json).$ref
  if (typeof reference !== 'string') return node as Json
  return resolved(description, at(description, reference.slice('#/'.length).split('/')))
}

function at(node: Json, path: readonly string[]): Json {
  const found = path.reduce<Json | undefined>((inner, name) => inner?.[name] as Json | undefined, node)
  if (found === undefined) throw new Error(`GitHub's description has no ${path.join(' / ')}`)
  return found
}
