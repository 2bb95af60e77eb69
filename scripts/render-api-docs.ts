import { type GenericSchema, safeParse } from 'valibot'
import {
  describeOperation,
  describeSchema,
  type FieldDescription,
  type JsonSchema,
} from '../src/contract/describe-operation.ts'
import { type ErrorCode, environmentCodes, httpStatusByCode, reasons } from '../src/contract/errors.ts'
import { caseRulesSchema, ruleSchema } from '../src/contract/grading/assertions.ts'
import { listParamNames, type Operation } from '../src/contract/operation.ts'
import { getOperation, operationIds } from '../src/contract/operations.ts'
import { steps } from '../src/contract/steps.ts'

/** What the public deployment says of itself. */
const publicDocument = 'https://github.com/MCPJam/inspector/blob/main/docs/reference/openapi.json'

const all: readonly Operation[] = operationIds.map(getOperation)

function groupsOf(operations: readonly Operation[]): ReadonlyMap<string, readonly Operation[]> {
  return Map.groupBy(operations, ({ group }) => group)
}

/** Text inside a cell of a Markdown table. */
function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}

function fieldTable(title: string, fields: readonly FieldDescription[]): string[] {
  if (fields.length === 0) return []
  const rows = fields.map(
    ({ name, type, required, notes }) =>
      `| \`${name}\` | ${cell(type)} | ${required ? 'yes' : ''} | ${cell(notes)} |`,
  )
  return [`${title}:`, '', '| Field | Type | Required | Notes |', '|---|---|---|---|', ...rows, '']
}

function anchor(id: string): string {
  if (id.startsWith('/')) return `\`${id}\``
  return `[\`${id}\`](#${id.toLowerCase()})`
}

function marks({ optional, deprecated, pagination }: Operation): string {
  return [
    ...(optional ? ['optional'] : []),
    ...(deprecated === undefined ? [] : [`deprecated: use ${anchor(deprecated.successor)}`]),
    ...(pagination === undefined ? [] : ['pages']),
  ].join('; ')
}

function section(operation: Operation): string[] {
  const { id, method, path, summary, publicId, successStatus, deprecated, optional, pagination } = operation
  const { query, body, answer, retry } = describeOperation(operation)
  return [
    `#### ${id}`,
    '',
    `\`${method} ${path}\``,
    '',
    [
      summary,
      ...(deprecated === undefined ? [] : [`Deprecated: use ${anchor(deprecated.successor)}.`]),
      ...(optional ? ['A deployment may not have it.'] : []),
      ...(pagination === undefined ? [] : [`Returns pages; the cursor goes into the ${pagination}.`]),
      `Returns ${successStatus}. A request is ${retry}.`,
      ...(publicId === undefined ? [] : [`In the [public document](${publicDocument}): \`${publicId}\`.`]),
    ].join(' '),
    '',
    ...fieldTable('Query', query),
    ...fieldTable('Body', body),
    ...fieldTable('Response', answer),
  ]
}

/** The reference of all operations as Markdown, from the table of operations alone. */
export function renderApiDocs(): string {
  const groups = [...groupsOf(all)]
  const lines = [
    '# Operations of the eval service',
    '',
    '> Nothing is published yet: `eval-gate/eval-gate@v0` stands for the first release.',
    '',
    '<!-- Generated from src/contract by `npm run docs:api`. Do not edit. -->',
    '',
    'You can call every operation from a terminal and in a workflow step:',
    '',
    '```console',
    'eval-gate api listEvalSuiteRuns --param projectId=default --param suiteId=abc --all',
    'eval-gate api createEvalRun --describe',
    '```',
    '',
    '```yaml',
    '- uses: eval-gate/eval-gate/call@v0',
    '  with:',
    '    operation: listEvalSuiteRuns',
    '    params: |',
    '      projectId: default',
    '      suiteId: abc',
    '    all: true',
    `    api-key: \${{ secrets.EVAL_API_KEY }}`,
    '    base-url: https://service.example/api/v1',
    '```',
    '',
    'Paths are relative to the base URL. A deployment may lack *optional* operations.',
    'Responses may contain more fields than are listed here; they are passed on. The same',
    'reference as OpenAPI 3.1: [openapi.json](openapi.json).',
    '',
    `Where the [document of the public deployment](${publicDocument}) has an operation, its name there is given.`,
    '',
    '## Overview',
    '',
    ...groups.flatMap(([group, operations]) => [
      `**${group}**`,
      '',
      '| Operation | Route | Purpose | |',
      '|---|---|---|---|',
      ...operations.map(
        (operation) =>
          `| ${anchor(operation.id)} | \`${operation.method} ${operation.path}\` | ${cell(operation.summary)} | ${marks(operation)} |`,
      ),
      '',
    ]),
    '## Errors',
    '',
    'An error has the body `{code, message, details?}`. The code is stable, the message is not.',
    '',
    '| Code | HTTP status |',
    '|---|---|',
    ...Object.entries(httpStatusByCode).map(([code, status]) => `| \`${code}\` | ${status} |`),
    '',
    `Values of \`details.reason\`: ${reasons.map((reason) => `\`${reason}\``).join(', ')}.`,
    '',
    `Values of \`details.code\` when an environment can't be resolved: ${environmentCodes.map((code) => `\`${code}\``).join(', ')}.`,
    '',
    '## Reference',
    '',
    ...groups.flatMap(([group, operations]) => [`### ${group}`, '', ...operations.flatMap(section)]),
  ]
  return `${lines.join('\n').trimEnd()}\n`
}

/** Schemas that many operations share. */
const shared = { Steps: steps, Rule: ruleSchema, CaseRules: caseRulesSchema }

/** A schema with references to the shared ones, where the document has them. */
function referSchema(schema: GenericSchema): JsonSchema {
  const { $defs, ...described } = describeSchema(schema, shared)
  return JSON.parse(JSON.stringify(described).replaceAll('#/$defs/', '#/components/schemas/'))
}

/** The shared schemas themselves. */
function describeShared(): JsonSchema {
  const { $defs } = describeSchema(steps, shared)
  return JSON.parse(JSON.stringify($defs).replaceAll('#/$defs/', '#/components/schemas/'))
}

function queryParameters({ query }: Operation): JsonSchema[] {
  if (query === undefined) return []
  const { properties, required } = describeSchema(query)
  const names = Array.isArray(required) ? required : []
  return Object.entries(Object(properties)).map(([name, schema]) => ({
    name,
    in: 'query',
    required: names.includes(name),
    // Out of range it is clamped, not refused.
    schema: name === 'limit' ? { type: 'integer', description: 'Out of range it is clamped.' } : schema,
  }))
}

const pathParameters = ({ path }: Operation): JsonSchema[] =>
  listParamNames(path).map((name) => ({ name, in: 'path', required: true, schema: { type: 'string' } }))

/**
 * Statuses that an operation can be refused with: the key, the input and the rate always, what its path
 * names, a state that does not fit a write, and the target of a server operation or of a turn of the agent.
 */
function errorStatuses({ method, path, id }: Operation): readonly number[] {
  const isOfServer = path.includes('/servers/{serverId}')
  const mayConflict = method !== 'GET' || id === 'resolveEnvironment'
  const codes: readonly ErrorCode[] = [
    'VALIDATION_ERROR',
    'UNAUTHORIZED',
    'FORBIDDEN',
    ...(path.includes('{') ? (['NOT_FOUND'] as const) : []),
    ...(mayConflict ? (['CONFLICT'] as const) : []),
    ...(isOfServer ? (['FEATURE_NOT_SUPPORTED'] as const) : []),
    'RATE_LIMITED',
    'INTERNAL_ERROR',
    ...(isOfServer ? (['SERVER_UNREACHABLE'] as const) : []),
    ...(isOfServer || id === 'runAgentTurn' ? (['TIMEOUT'] as const) : []),
  ]
  return codes.map((code) => httpStatusByCode[code])
}

function toOpenApi(operation: Operation): JsonSchema {
  const { id, group, summary, body, response, successStatus, deprecated, retry, optional, publicId } =
    operation
  const parameters = [...pathParameters(operation), ...queryParameters(operation)]
  return {
    operationId: id,
    tags: [group],
    summary,
    ...(publicId === undefined ? {} : { externalDocs: { url: publicDocument, description: publicId } }),
    ...(deprecated === undefined
      ? {}
      : { description: `Use ${deprecated.successor} instead.`, deprecated: true }),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body === undefined
      ? {}
      : {
          requestBody: {
            // A body without required fields may be left out: the service reads `{}` then.
            required: !safeParse(body, {}).success,
            content: { 'application/json': { schema: referSchema(body) } },
          },
        }),
    responses: {
      [successStatus]: {
        description: 'The response.',
        content: { 'application/json': { schema: referSchema(response) } },
      },
      ...Object.fromEntries(
        errorStatuses(operation).map((status) => [status, { $ref: '#/components/responses/Error' }]),
      ),
      default: { $ref: '#/components/responses/Error' },
    },
    'x-retry': retry,
    'x-optional': optional,
  }
}

/** The contract as OpenAPI 3.1, as it is published in `docs/openapi.json`. */
export function renderOpenApi(): string {
  const paths: Record<string, Record<string, JsonSchema>> = {}
  for (const operation of all) {
    const methods = paths[operation.path] ?? {}
    paths[operation.path] = { ...methods, [operation.method.toLowerCase()]: toOpenApi(operation) }
  }
  const document = {
    openapi: '3.1.0',
    info: {
      title: 'Project Operations API',
      version: 'v1',
      description: 'The operations of the eval service that Eval Gate knows. The API is in preview.',
    },
    servers: [
      {
        url: '{base}',
        variables: { base: { default: 'https://service.example/api/v1', description: 'Base URL.' } },
      },
    ],
    security: [{ key: [] }],
    tags: [...groupsOf(all).keys()].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'A key that starts with sk_.' },
      },
      responses: {
        Error: {
          description: 'An error.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      },
      schemas: {
        ...describeShared(),
        Error: {
          type: 'object',
          properties: {
            code: {
              type: 'string',
              description: `Known values: ${Object.keys(httpStatusByCode).join(', ')}.`,
            },
            message: { type: 'string' },
            details: { type: 'object', additionalProperties: true },
          },
          required: ['code', 'message'],
        },
      },
    },
  }
  return `${JSON.stringify(document, null, 2)}\n`
}
