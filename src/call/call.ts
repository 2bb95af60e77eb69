import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { EvalGateError, ServiceError, UsageError } from '../errors.ts'
import type { Log, Platform } from '../ports/platform.ts'
import { createServiceClient } from '../service/client/client.ts'
import { printJson } from '../service/operation/print-json.ts'
import { findOperation, type OperationResult, runOperation } from '../service/operation/run.ts'

export const callInputNames = [
  'operation',
  'params',
  'body',
  'all',
  'idempotency-key',
  'api-key',
  'base-url',
  'header-prefix',
] as const

/** Inputs as the runner gives them: an empty text where the user gave none. */
export type CallInputs = Readonly<Record<(typeof callInputNames)[number], string>>

export type CallPlatform = Pick<Platform, 'clock' | 'scratch' | 'setOutput'> & {
  readonly log: Omit<Log, 'group'>
}

/** Larger outputs slow the runner down and can fail the job; the file has no such limit. */
const maxOutputBytes = 256 * 1_024

function readYaml(where: string, text: string, schema: 'core' | 'failsafe'): unknown {
  if (text.trim() === '') return undefined
  try {
    const value: unknown = parseYaml(text, { schema })
    return value
  } catch (error) {
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unreadable'
    throw new UsageError([{ where: `input ${where}`, message: `is neither YAML nor JSON: ${message}` }])
  }
}

/** Ids must stay as written, so everything is text here: `001` is not 1. */
function readParams(text: string): Readonly<Record<string, unknown>> {
  const params = readYaml('params', text, 'failsafe') ?? {}
  if (typeof params !== 'object' || params === null || Array.isArray(params)) {
    throw new UsageError([{ where: 'input params', message: 'is not a list of `name: value`' }])
  }
  return { ...params }
}

function readSwitch(name: 'all', value: string): boolean {
  if (value !== '' && value !== 'true' && value !== 'false') {
    throw new UsageError([{ where: `input ${name}`, message: `is "${value}"; give true or false` }])
  }
  return value === 'true'
}

function fitting(json: string): string {
  return Buffer.byteLength(json) <= maxOutputBytes ? json : ''
}

function itemsOf(value: unknown): unknown[] | undefined {
  const items = typeof value === 'object' && value !== null && 'items' in value ? value.items : undefined
  return Array.isArray(items) ? items : undefined
}

function writeOutputs({ status, value }: OperationResult, operation: string, platform: CallPlatform): void {
  const json = printJson(value)
  const file = join(platform.scratch, `call-${operation}-${crypto.randomUUID()}.json`)
  // The answer may hold share links and other things that only this job should read.
  writeFileSync(file, `${json}\n`, { mode: 0o600 })
  const items = itemsOf(value)
  platform.setOutput('status', status)
  platform.setOutput('result', fitting(json))
  platform.setOutput('items', items === undefined ? '' : fitting(JSON.stringify(items)))
  platform.setOutput('result-file', file)
  const count = items === undefined ? '' : `, ${items.length} items`
  platform.log.info(`${operation}: ${status}${count}. The answer is in ${file}`)
  if (fitting(json) === '')
    platform.log.notice(`${operation}: the answer is too large for an output; read result-file.`)
}

/**
 * Calls one operation and writes the outputs. Returns the exit code: 0, 2 for a wrong input, 3 when the service
 * refuses. Throws only what is a bug.
 */
export async function runCall(inputs: CallInputs, platform: CallPlatform): Promise<number> {
  const { log, clock } = platform
  const apiKey = inputs['api-key']
  if (apiKey.trim() !== '') log.mask(apiKey.trim())
  try {
    const id = findOperation(inputs.operation.trim())
    const params = readParams(inputs.params)
    const body = readYaml('body', inputs.body, 'core')
    const all = readSwitch('all', inputs.all)
    const headerPrefix = inputs['header-prefix'] || undefined
    const client = createServiceClient({
      baseUrl: inputs['base-url'],
      apiKey,
      clock,
      log,
      userAgent: 'eval-gate-call',
      ...(headerPrefix === undefined ? {} : { headerPrefix }),
    })
    try {
      const idempotencyKey = inputs['idempotency-key'] || undefined
      writeOutputs(await runOperation(client, id, { params, body }, { all, idempotencyKey }), id, platform)
      return 0
    } finally {
      await client.close()
    }
  } catch (error) {
    if (!(error instanceof EvalGateError)) throw error
    const status = error instanceof ServiceError ? error.status : undefined
    platform.setOutput('status', status ?? '')
    log.error([error.message, ...error.advice].join('\n'))
    return error.exitCode
  }
}
