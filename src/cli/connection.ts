import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { createTerminalLog } from '#github'
import { findProject, openClient, type Project, type ServiceClient } from '#service'
import { loadServiceConfig, type ServiceConfig } from '#settings'
import { readErrorCode, UsageError } from '../errors.ts'
import type { Log } from '../ports/platform.ts'
import type { ParsedArguments } from './arguments.ts'
import { createInputFlags, toRawInputs } from './input-flags.ts'
import type { TerminalIo } from './terminal-io.ts'

const names = ['base-url', 'api-key', 'header-prefix', 'request-headers'] as const
const fromEnvironment = 'Better set as the environment variable'

/** Flags that say how to reach the eval service, the same for every command. */
export const connectionFlags = {
  ...createInputFlags(names),
  'base-url': {
    placeholder: 'URL',
    description: 'Base URL of the eval service, up to and including /v1. Or set EVAL_GATE_BASE_URL.',
  },
  'api-key': {
    placeholder: 'KEY',
    description: `API key of the eval service (sk_…). ${fromEnvironment} EVAL_GATE_API_KEY: other users of the machine can see the command line.`,
  },
  'request-headers': {
    placeholder: 'NAME:VALUE',
    description: `Headers for a proxy in front of the eval service, one per line. ${fromEnvironment} EVAL_GATE_REQUEST_HEADERS.`,
  },
  'api-key-file': { placeholder: 'FILE', description: 'File that contains the API key.' },
} as const

/** Text of the API key: from its flag, from the file, or from the environment. @throws UsageError */
export function readApiKey(args: ParsedArguments<'api-key' | 'api-key-file'>, io: TerminalIo): string {
  const file = args.text('api-key-file')
  if (file !== undefined) return readTextFile('--api-key-file', file, io.cwd).trim()
  return args.text('api-key') ?? io.env.EVAL_GATE_API_KEY ?? ''
}

type ConnectionFlag = keyof typeof connectionFlags

/**
 * Opens a client of the eval service for some work.
 *
 * @param project id or name; by default the default project
 * @throws UsageError with everything that is missing or wrong about the connection.
 */
export async function withServiceClient<Result>(
  args: ParsedArguments<ConnectionFlag>,
  io: TerminalIo,
  work: (client: ServiceClient, connection: ServiceConfig, log: Log) => Promise<Result>,
  { project, ...options }: { readonly project?: string } & Parameters<typeof openClient>[2] = {},
): Promise<Result> {
  const connection = loadServiceConfig({
    'base-url': io.env.EVAL_GATE_BASE_URL,
    'request-headers': io.env.EVAL_GATE_REQUEST_HEADERS,
    ...toRawInputs(args, names),
    project,
    'api-key': readApiKey(args, io),
  })
  const log = createCommandLog(io)
  const client = openClient(connection, { clock: io.clock, log }, options)
  try {
    return await work(client, connection, log)
  } finally {
    await client.close()
  }
}

/** Opens a client of the eval service and the project that `--project` names. */
export async function withProject<Result>(
  args: ParsedArguments<ConnectionFlag | 'project'>,
  io: TerminalIo,
  work: (project: Project, log: Log) => Promise<Result>,
  options: Parameters<typeof openClient>[2] = {},
): Promise<Result> {
  const workInProject = async (client: ServiceClient, { projectId }: ServiceConfig, log: Log) =>
    await work(await findProject(client, projectId, '--project'), log)
  return await withServiceClient(args, io, workInProject, { ...options, project: args.text('project') })
}

/** The log of a command; with EVAL_GATE_DEBUG=1 it is more detailed. */
export function createCommandLog(io: TerminalIo): Log {
  return createTerminalLog(io, { debug: io.env.EVAL_GATE_DEBUG === '1' })
}

/** @throws UsageError that names the flag when the file can't be read. */
export function readTextFile(flag: string, path: string, cwd: string): string {
  try {
    return readFileSync(resolve(cwd, path), 'utf8')
  } catch (error) {
    const code = readErrorCode(error) || 'unreadable'
    const message = code === 'ENOENT' ? `file ${path} does not exist` : `file ${path} can't be read (${code})`
    throw new UsageError({ where: flag, message })
  }
}
