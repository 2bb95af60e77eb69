import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { text as readText } from 'node:stream/consumers'
import { describeOperation, type FieldDescription } from '../contract/describe-operation.ts'
import { operationIds, operationOf } from '../contract/operations.ts'
import { type Problem, UsageError } from '../errors.ts'
import { systemClock } from '../platform/clock.ts'
import { createTerminalLog } from '../platform/terminal.ts'
import { createServiceClient } from '../service/client/client.ts'
import { printJson } from '../service/operation/print-json.ts'
import { findOperation, runOperation } from '../service/operation/run.ts'
import { parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'
import { version } from './version.ts'

export const apiHelp = `eval-gate api OPERATION [options]
eval-gate api --list [--json]
eval-gate api OPERATION --describe [--json]

Calls one operation of the service and prints its answer as JSON.

  --param NAME=VALUE      parameter of the path or the query; repeat for more
  --body JSON|@FILE|-     the body; - reads it from stdin
  --all                   follow all pages of a collection
  --idempotency-key KEY   makes a repeat of the call harmless, where the operation knows such keys
  --no-check              send the query and the body as they are, without checking them first
  --base-url URL          address of the service with its version path (or EVAL_GATE_BASE_URL)
  --api-key-file FILE     file that holds the key (or EVAL_GATE_API_KEY)
  --header-prefix PREFIX  prefix of the service's own headers (default x-service)

Exit code: 0, 2 usage, 3 the service refused or could not be reached.
`

const flags = {
  list: 'switch',
  json: 'switch',
  describe: 'switch',
  help: 'switch',
  all: 'switch',
  check: 'switch',
  param: 'value',
  body: 'value',
  'idempotency-key': 'value',
  'base-url': 'value',
  'api-key-file': 'value',
  'header-prefix': 'value',
} as const

function listOperations(asJson: boolean): string {
  const rows = operationIds
    .map(operationOf)
    .map(({ id, method, path, optional }) => ({ id, method, path, optional }))
  if (asJson) return `${JSON.stringify(rows, null, 2)}\n`
  const width = Math.max(...rows.map(({ id }) => id.length))
  return rows
    .map(
      ({ id, method, path, optional }) =>
        `${id.padEnd(width)}  ${method.padEnd(6)} ${path}${optional ? '  (optional)' : ''}\n`,
    )
    .join('')
}

function fieldLines(title: string, fields: readonly FieldDescription[]): string[] {
  if (fields.length === 0) return []
  const lines = fields.map(
    ({ name, type, required, notes }) =>
      `  ${name}  ${type}${required ? ', required' : ''}${notes === '' ? '' : `  ${notes}`}`,
  )
  return ['', title, ...lines]
}

function describe(name: string, asJson: boolean): string {
  const operation = operationOf(findOperation(name))
  const { id, method, path, summary, optional, deprecated, pagination, spec } = operation
  const { params, query, body, answer, retry } = describeOperation(operation)
  if (asJson) {
    return `${printJson({ id, method, path, summary, optional, deprecated, pagination, spec, params, query, body, answer, retry })}\n`
  }
  return [
    `${id}  ${method} ${path}`,
    summary,
    `Specification: ${spec}. A request is ${retry}.`,
    ...(optional ? ['Not in the specification: a deployment may lack it.'] : []),
    ...(deprecated === undefined ? [] : [`Deprecated: use ${deprecated.successor}.`]),
    ...(pagination === undefined ? [] : ['Answers pages: --all follows them.']),
    ...(params.length === 0 ? [] : ['', 'Path', ...params.map((param) => `  ${param}  string, required`)]),
    ...fieldLines('Query', query),
    ...fieldLines('Body', body),
    ...fieldLines('Answer', answer),
    '',
  ].join('\n')
}

function readParams(pairs: readonly string[]): Record<string, string> {
  const problems: Problem[] = []
  const entries = pairs.map((pair): [string, string] => {
    const at = pair.indexOf('=')
    if (at < 1) problems.push({ where: `--param ${pair}`, message: 'is not NAME=VALUE' })
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  if (problems.length > 0) throw new UsageError(problems)
  return Object.fromEntries(entries)
}

function readFileOf(flag: string, path: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, path), 'utf8')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unreadable'
    throw new UsageError([{ where: flag, message: `${path} can't be read (${reason})` }])
  }
}

async function readBody(
  value: string | undefined,
  io: TerminalIo & { readonly stdin?: AsyncIterable<Uint8Array> },
) {
  if (value === undefined) return undefined
  const text = value.startsWith('@')
    ? readFileOf('--body', value.slice(1), io.cwd)
    : value === '-'
      ? await readText(io.stdin ?? process.stdin)
      : value
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch (error) {
    throw new UsageError([
      { where: '--body', message: `is not JSON: ${error instanceof Error ? error.message : 'unreadable'}` },
    ])
  }
}

/**
 * The `api` command: calls an operation, or lists and describes them.
 * @throws UsageError for a wrong command line, ServiceError when the service refuses.
 */
export async function runApiCommand(
  argv: readonly string[],
  io: TerminalIo & { readonly stdin?: AsyncIterable<Uint8Array> },
): Promise<number> {
  const { positionals, switches, values } = parseArguments(argv, flags)
  const last = (name: keyof typeof flags) => values.get(name)?.at(-1)
  const [name, ...more] = positionals
  if (switches.has('help')) {
    io.stdout.write(apiHelp)
    return 0
  }
  if (switches.has('list')) {
    io.stdout.write(listOperations(switches.has('json')))
    return 0
  }
  if (name === undefined || more.length > 0) {
    const message = name === undefined ? 'names no operation' : `does not know what to do with "${more[0]}"`
    throw new UsageError([{ where: 'api', message, advice: 'eval-gate api --list shows all operations.' }])
  }
  if (switches.has('describe')) {
    io.stdout.write(describe(name, switches.has('json')))
    return 0
  }
  const id = findOperation(name)
  const params = readParams(values.get('param') ?? [])
  const body = await readBody(last('body'), io)
  const keyFile = last('api-key-file')
  const baseUrl = last('base-url') ?? io.env.EVAL_GATE_BASE_URL
  const apiKey =
    keyFile === undefined ? io.env.EVAL_GATE_API_KEY : readFileOf('--api-key-file', keyFile, io.cwd)
  if (baseUrl === undefined || apiKey === undefined) {
    throw new UsageError([
      ...(baseUrl === undefined
        ? [{ where: '--base-url', message: 'is missing; EVAL_GATE_BASE_URL is not set either' }]
        : []),
      ...(apiKey === undefined
        ? [{ where: '--api-key-file', message: 'is missing; EVAL_GATE_API_KEY is not set either' }]
        : []),
    ])
  }
  const headerPrefix = last('header-prefix')
  const client = createServiceClient({
    baseUrl,
    apiKey,
    clock: systemClock,
    log: createTerminalLog(io, io.env.EVAL_GATE_DEBUG === '1'),
    env: io.env,
    userAgent: `eval-gate-api/${version}`,
    ...(headerPrefix === undefined ? {} : { headerPrefix }),
  })
  try {
    const options = {
      all: switches.has('all'),
      check: values.get('check')?.at(-1) !== 'false',
      idempotencyKey: last('idempotency-key'),
    }
    const { value } = await runOperation(client, id, { params, body }, options)
    io.stdout.write(`${printJson(value)}\n`)
    return 0
  } finally {
    await client.close()
  }
}
