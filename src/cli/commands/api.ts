import { text as readText } from 'node:stream/consumers'
import { describeOperation, type FieldDescription, getOperation, operationIds } from '#contract'
import { findOperation, runOperation } from '#service'
import { type ExitCode, type Problem, readErrorMessage, UsageError } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { printJson } from '../../model/print-json.ts'
import type { ParsedArguments } from '../arguments.ts'
import { defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { connectionFlags, readTextFile, withServiceClient } from '../connection.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { version } from '../version.ts'

const callFlags = {
  param: {
    placeholder: 'NAME=VALUE',
    description: 'Parameter of the path or the query. Repeatable.',
  },
  body: { placeholder: 'JSON|@FILE|-', description: 'Request body; - reads it from stdin.' },
  all: { kind: 'switch', description: 'Fetch all pages of a collection.' },
  'idempotency-key': {
    placeholder: 'KEY',
    description: 'Makes repeating the call harmless, for operations that support such keys.',
  },
  check: {
    kind: 'switch',
    default: 'true',
    description: 'Send the query and the body as they are, without checking them first.',
  },
} as const

const lookFlags = {
  list: { kind: 'switch', description: 'List all operations.' },
  describe: { kind: 'switch', description: 'Describe the parameters and the response of an operation.' },
  json: { kind: 'switch', description: 'With --list and --describe: print JSON.' },
} as const

export const apiCommand = defineCommand({
  usage: ['api OPERATION [flags]', 'api --list [--json]', 'api OPERATION --describe [--json]'],
  about: ['Calls one operation of the eval service and prints its response as JSON.'],
  groups: [
    { title: 'Call', flags: callFlags },
    { title: 'Look up', flags: lookFlags },
    { title: 'Eval service', flags: connectionFlags },
  ],
  exitCodes: '0 done, 2 usage error, 3 the service refused or could not be reached',
  run: runApiCommand,
})

type ApiFlag = keyof typeof callFlags | keyof typeof lookFlags | keyof typeof connectionFlags

function listOperations(asJson: boolean): string {
  const rows = operationIds
    .map(getOperation)
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

function formatFieldLines(title: string, fields: readonly FieldDescription[]): string[] {
  if (fields.length === 0) return []
  const lines = fields.map(
    ({ name, type, required, notes }) =>
      `  ${name}  ${type}${required ? ', required' : ''}${notes === '' ? '' : `  ${notes}`}`,
  )
  return ['', title, ...lines]
}

function formatOperation(name: string, asJson: boolean): string {
  const operation = getOperation(findOperation(name))
  const { id, method, path, summary, optional, deprecated, pagination, publicId } = operation
  const { params, query, body, answer, retry } = describeOperation(operation)
  if (asJson) {
    return `${printJson({ id, method, path, summary, optional, deprecated, pagination, publicId, params, query, body, answer, retry })}\n`
  }
  return compact([
    `${id}  ${method} ${path}`,
    summary,
    `A request is ${retry}.`,
    publicId && `In the document of the public deployment: ${publicId}.`,
    optional && 'A deployment may not have it.',
    deprecated && `Deprecated: use ${deprecated.successor}.`,
    pagination && 'Returns pages: --all fetches all of them.',
    ...formatFieldLines(
      'Path',
      params.map((param) => ({ name: param, type: 'string', required: true, notes: '' })),
    ),
    ...formatFieldLines('Query', query),
    ...formatFieldLines('Body', body),
    ...formatFieldLines('Response', answer),
    '',
  ]).join('\n')
}

function readParamFlags(pairs: readonly string[]): Record<string, string> {
  const problems: Problem[] = []
  const entries = pairs.map((pair): [string, string] => {
    const at = pair.indexOf('=')
    if (at < 1) problems.push({ message: `--param must be NAME=VALUE; got "${pair}"` })
    return [pair.slice(0, at), pair.slice(at + 1)]
  })
  if (problems.length > 0) throw new UsageError(problems)
  return Object.fromEntries(entries)
}

async function readRequestBody(value: string | undefined, io: TerminalIo): Promise<unknown> {
  if (value === undefined) return undefined
  const text = await readBodyText(value, io)
  try {
    const body: unknown = JSON.parse(text)
    return body
  } catch (error) {
    throw new UsageError({ message: `--body is not valid JSON: ${readErrorMessage(error)}` })
  }
}

async function readBodyText(value: string, io: TerminalIo): Promise<string> {
  if (value.startsWith('@')) return readTextFile('--body', value.slice(1), io.cwd)
  if (value === '-') return await readText(io.stdin ?? process.stdin)
  return value
}

/** Calls an operation, or lists or describes them. */
async function runApiCommand(args: ParsedArguments<ApiFlag>, io: TerminalIo): Promise<ExitCode> {
  const [name, ...excess] = args.positionals
  if (args.isOn('list')) {
    io.stdout.write(listOperations(args.isOn('json')))
    return 0
  }
  if (name === undefined) {
    const advice = 'eval-gate api --list shows all operations.'
    throw new UsageError({ message: 'no operation given', advice })
  }
  refuseProblems(findUnexpectedArguments(excess))
  if (args.isOn('describe')) {
    io.stdout.write(formatOperation(name, args.isOn('json')))
    return 0
  }
  const id = findOperation(name)
  const params = readParamFlags(args.texts('param'))
  const body = await readRequestBody(args.text('body'), io)
  const options = {
    all: args.isOn('all'),
    check: args.text('check') !== 'false',
    idempotencyKey: args.text('idempotency-key'),
  }
  const { value } = await withServiceClient(
    args,
    io,
    (client) => runOperation(client, id, { params, body }, options),
    { env: io.env, userAgent: `eval-gate-api/${version}` },
  )
  io.stdout.write(`${printJson(value)}\n`)
  return 0
}
