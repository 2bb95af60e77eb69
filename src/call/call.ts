import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse as parseYaml } from 'yaml'
import { findOperation, type OperationResult, openClient, runOperation } from '#service'
import { collectInputSecrets, readInputs } from '#settings'
import type { ExitCode, Problem } from '../errors.ts'
import { describeInputProblem, EvalGateError, readErrorMessage, ServiceError, UsageError } from '../errors.ts'
import { isRecord, readFields } from '../model/data.ts'
import { printJson } from '../model/print-json.ts'
import type { Clock, LineLog } from '../ports/platform.ts'
import { callInputs, type callOutputs } from './inputs.ts'

/** Inputs as the runner gives them: an empty text where the user gave none. */
export type CallInputs = Readonly<Record<keyof typeof callInputs, string>>

export interface CallPlatform {
  readonly clock: Clock
  readonly log: LineLog
  /** As {@link Machine.scratch}. */
  readonly scratch: string
  setOutput(name: keyof typeof callOutputs, value: string | number): void
}

/** Larger outputs slow the runner down and can fail the job; the file has no such limit. */
const maxOutputBytes = 256 * 1_024

function readYamlInput(
  name: string,
  text: string,
  schema: 'core' | 'failsafe',
  problems: Problem[],
): unknown {
  try {
    const value: unknown = parseYaml(text, { schema })
    return value
  } catch (error) {
    const reason = readErrorMessage(error).split('\n')[0]
    problems.push(describeInputProblem(name, `is neither YAML nor JSON: ${reason}`))
    return undefined
  }
}

/** Ids must stay as written, so everything is text here: `001` is not 1. */
function readParamsInput(text: string, problems: Problem[]): Readonly<Record<string, unknown>> {
  const params = readYamlInput('params', text, 'failsafe', problems) ?? {}
  if (isRecord(params)) return { ...params }
  problems.push(describeInputProblem('params', 'must have one `name: value` per line'))
  return {}
}

/** @throws UsageError with every problem at once. */
function readCallInputs(raw: CallInputs) {
  const problems: Problem[] = []
  const { params, body, ...inputs } = readInputs(callInputs, raw, problems)
  const call = {
    ...inputs,
    params: readParamsInput(params ?? '', problems),
    body: body === undefined ? undefined : readYamlInput('body', body, 'core', problems),
  }
  if (problems.length > 0) throw new UsageError(problems)
  return call
}

function fitToOutput(json: string): string {
  if (Buffer.byteLength(json) <= maxOutputBytes) return json
  return ''
}

function findResultItems(value: unknown): unknown[] | undefined {
  const { items } = readFields(value)
  if (Array.isArray(items)) return items
  return undefined
}

function writeCallOutputs(
  { status, value }: OperationResult,
  operation: string,
  platform: CallPlatform,
): void {
  const json = printJson(value)
  const file = join(platform.scratch, `call-${operation}-${crypto.randomUUID()}.json`)
  // The response may contain share links and other things that only this job should read.
  writeFileSync(file, `${json}\n`, { mode: 0o600 })
  const items = findResultItems(value)
  platform.setOutput('status', status)
  platform.setOutput('result', fitToOutput(json))
  platform.setOutput('items', items === undefined ? '' : fitToOutput(JSON.stringify(items)))
  platform.setOutput('result-file', file)
  const count = items === undefined ? '' : `, ${items.length} items`
  platform.log.info(`${operation}: ${status}${count}. The response is in ${file}`)
  if (fitToOutput(json) === '')
    platform.log.notice(
      `${operation}: the response is too large for an output; read the file in the result-file output.`,
    )
}

/**
 * Calls one operation and writes the outputs. Returns the exit code: 0, 2 for a wrong input, 3 when the service
 * refuses. Throws only what is a bug.
 */
export async function runCall(raw: CallInputs, platform: CallPlatform): Promise<ExitCode> {
  const { log } = platform
  for (const secret of collectInputSecrets(raw)) log.mask(secret)
  try {
    const { operation = '', params, body, all, idempotencyKey, ...service } = readCallInputs(raw)
    const id = findOperation(operation)
    const { baseUrl = '', apiKey = '', headerPrefix, requestHeaders } = service
    const address = { baseUrl, apiKey, headerPrefix, requestHeaders }
    const client = openClient(address, platform, { userAgent: 'eval-gate-call' })
    try {
      writeCallOutputs(
        await runOperation(client, id, { params, body }, { all, idempotencyKey }),
        id,
        platform,
      )
      return 0
    } finally {
      await client.close()
    }
  } catch (error) {
    if (!(error instanceof EvalGateError)) throw error
    const status = error instanceof ServiceError ? error.status : undefined
    platform.setOutput('status', status ?? '')
    log.error(readErrorMessage(error, '\n'))
    return error.exitCode
  }
}
