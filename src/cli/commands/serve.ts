import { resolve } from 'node:path'
import { defaultHeaderPrefix } from '#contract'
import { onStopSignals } from '#github'
import {
  describeDiskTrouble,
  type Fault,
  type LocalServiceOptions,
  parseFault,
  type RateLimit,
  type RequestLogEntry,
  readSeed,
  startLocalService,
} from '#local-service'
import {
  documents,
  type ExitCode,
  type Problem,
  readErrorCode,
  readErrorMessage,
  UsageError,
} from '../../errors.ts'
import { type ParsedArguments, parseArguments } from '../arguments.ts'
import { type Command, defineCommand, findUnexpectedArguments, refuseProblems } from '../command.ts'
import { readTextFile } from '../connection.ts'
import type { TerminalIo } from '../terminal-io.ts'
import { readModelEndpoints } from './model-endpoints.ts'
import { exportCommand } from './serve-export.ts'

const defaultPort = 4400

const flags = {
  port: {
    placeholder: 'N',
    default: String(defaultPort),
    description: 'Port; 0 picks a free one.',
  },
  db: {
    placeholder: 'FILE',
    description: 'SQLite file that keeps everything. Without it, everything is lost when the process ends.',
  },
  key: {
    kind: 'values',
    placeholder: 'KEY',
    description: 'API key to accept (sk_…). Repeatable. Without it, a new key is created and printed.',
  },
  seed: {
    placeholder: 'FILE',
    description: `YAML or JSON file with projects, servers, suites, keys and more to start with: ${documents}/service.md`,
  },
  'rate-limit': {
    placeholder: 'LIMIT',
    default: '60/10, as in the public deployment',
    description: '"off", or requests per minute and burst as PER_MINUTE[/BURST].',
  },
  'header-prefix': {
    placeholder: 'PREFIX',
    default: defaultHeaderPrefix,
    description: "Prefix of the service's own HTTP headers.",
  },
  fault: {
    kind: 'values',
    placeholder: 'FAULT',
    description:
      'Simulate a failure: latency=MS, status=CODE, html[=CODE], reset, reset-after-commit, truncate or billing, each with optional ,times=N ,after=N ,operation=ID ,retry-after=SECONDS. Repeatable.',
  },
  'model-url': {
    kind: 'values',
    placeholder: '[PROVIDER=]URL',
    description:
      'OpenAI-compatible base URL that answers the prompts of hosted runs: of one provider, or of every provider without a URL of its own. Repeatable. Keys are read from EVAL_GATE_MODEL_API_KEY_PROVIDER and EVAL_GATE_MODEL_API_KEY. Without it, a scripted model answers, which needs no key.',
  },
  model: {
    placeholder: 'NAME',
    description: 'Model to request there instead of the one that the test names; with a single --model-url.',
  },
  concurrency: {
    placeholder: 'N',
    default: '4 if prompts go to a --model-url, otherwise 1',
    description: 'Iterations of a hosted run that execute at once, 1 to 32.',
  },
  'allow-stdio': {
    kind: 'switch',
    description: 'Allow servers of the seed that have a command to be started on this machine.',
  },
  verbose: { kind: 'switch', description: 'Print one line per request.' },
} as const

const service = defineCommand({
  usage: ['serve [flags]'],
  about: ['Runs the eval service on this machine, on 127.0.0.1 only, until it is stopped with Ctrl-C.'],
  groups: [{ title: 'Flags', flags }],
  exitCodes: '0 stopped, 2 usage error',
  run: async (args, io) => {
    const stop = new AbortController()
    const release = onStopSignals(() => stop.abort())
    try {
      return await runLocalService(stop.signal, args, io)
    } finally {
      release()
    }
  },
})

/** `eval-gate serve`: runs until the process is stopped. `serve export` takes out what it keeps. */
export const serveCommand: Command = {
  help: {
    ...service.help,
    usage: [...service.help.usage, ...exportCommand.help.usage],
    about: [...service.help.about, ...exportCommand.help.about],
    groups: [...service.help.groups, ...exportCommand.help.groups],
    exitCodes: '0 stopped or done, 2 usage error, 3 a run could not be uploaded',
  },
  run: (argv, io) => {
    if (argv[0] === 'export') return exportCommand.run(argv.slice(1), io)
    return service.run(argv, io)
  },
}

/** Runs the service until `signal` is aborted. @throws UsageError with every problem of the command line. */
export async function serveUntilAborted(
  signal: AbortSignal,
  argv: readonly string[],
  io: TerminalIo,
): Promise<ExitCode> {
  return runLocalService(signal, parseArguments(argv, flags), io)
}

type ServeArguments = ParsedArguments<keyof typeof flags>

async function runLocalService(signal: AbortSignal, args: ServeArguments, io: TerminalIo): Promise<ExitCode> {
  const options: LocalServiceOptions = {
    ...readServiceOptions(args, io),
    requestLogSize: 0,
    onNotice: (notice) => io.stderr.write(`${notice}\n`),
    onBug: (error) => io.stderr.write(`${describeServiceBug(error)}\n`),
    onRequest: args.isOn('verbose')
      ? (entry) => io.stdout.write(`${describeRequestEntry(entry)}\n`)
      : undefined,
  }
  const started = await startLocalService(options).catch((error: unknown) => {
    throw describeStartFailure(error, options)
  })
  io.stdout.write(`base-url: ${started.baseUrl}\nkey:      ${started.key ?? '(no active key)'}\n`)
  io.stdout.write(`runs:     ${started.origin}/\n`)
  if (!signal.aborted) {
    const { promise, resolve: stopped } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => stopped(), { once: true })
    await promise
  }
  await started.close()
  return 0
}

function readServiceOptions(args: ServeArguments, io: TerminalIo): LocalServiceOptions {
  const problems: Problem[] = [...findUnexpectedArguments(args.positionals)]
  const readCollectingProblems = <T>(read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (error instanceof UsageError) problems.push(...error.problems)
      else problems.push({ message: readErrorMessage(error) })
      return undefined
    }
  }
  const port = readCollectingProblems(() => readPortFlag(args.text('port') ?? String(defaultPort)))
  const rateLimit = readCollectingProblems(() => readRateLimit(args.text('rate-limit')))
  const faults = args.texts('fault').flatMap((text): readonly Fault[] => {
    const fault = readCollectingProblems(() => readFaultFlag(text))
    if (fault === undefined) return []
    return [fault]
  })
  const keys = args.texts('key')
  if (!keys.every((key) => /^sk_[A-Za-z0-9_-]+$/.test(key))) {
    problems.push({ message: '--key must be sk_ followed by letters, digits, _ or -' })
  }
  const seedFile = args.text('seed')
  const seed =
    seedFile === undefined
      ? undefined
      : readCollectingProblems(() => readSeed(readTextFile('--seed', seedFile, io.cwd), seedFile))
  const concurrency = readCollectingProblems(() => readConcurrencyFlag(args.text('concurrency')))
  const modelEndpoints = readCollectingProblems(() =>
    readModelEndpoints(args.texts('model-url'), args.text('model'), io.env),
  )
  refuseProblems(problems)
  const database = args.text('db')
  return {
    port,
    database: database === undefined ? undefined : resolve(io.cwd, database),
    keys: keys.length === 0 ? undefined : keys,
    rateLimit,
    headerPrefix: args.text('header-prefix'),
    seed,
    settings: {
      allowStdio: args.isOn('allow-stdio'),
      modelEndpoints: modelEndpoints ?? [],
      concurrency,
    },
    faults,
  }
}

function readConcurrencyFlag(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const count = /^\d{1,2}$/.test(text) ? Number(text) : 0
  if (count >= 1 && count <= 32) return count
  throw new UsageError({ message: `--concurrency must be a number from 1 to 32; got "${text}"` })
}

function readPortFlag(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  throw new UsageError({
    message: `--port must be a port from 0 to 65535; got "${text}"`,
    advice: '--port 4000, or 0 for any free one',
  })
}

function readRateLimit(text: string | undefined): RateLimit | 'off' | undefined {
  if (text === undefined || text === 'off') return text
  const [, perMinute, burst] = /^([1-9]\d{0,5})(?:\/([1-9]\d{0,5}))?$/.exec(text) ?? []
  if (perMinute !== undefined) return { perMinute: Number(perMinute), burst: Number(burst ?? 10) }
  throw new UsageError({ message: `--rate-limit must be "off" or PER_MINUTE[/BURST]; got "${text}"` })
}

function readFaultFlag(text: string): Fault {
  try {
    return parseFault(text)
  } catch (error) {
    throw new UsageError({ where: '--fault', message: readErrorMessage(error) })
  }
}

function describeRequestEntry({ method, path, operationId, status, requestBytes }: RequestLogEntry): string {
  return `${status ?? 'cut'} ${method} ${path} ${operationId ?? '-'} ${requestBytes} B`
}

function describeServiceBug(error: unknown): string {
  return `A request made the local service fail: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function describeStartFailure(error: unknown, { port, database }: LocalServiceOptions): unknown {
  const code = readErrorCode(error)
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const message =
      code === 'EACCES' ? `port ${port} may not be used by this user` : `port ${port} is already in use`
    return new UsageError({ message, advice: 'Choose another port, or --port 0 for a free one.' })
  }
  if (database === undefined || !(error instanceof Error)) return error
  return new UsageError({ where: `--db ${database}`, message: error.message, advice: adviseOnFile(error) })
}

/**
 * Advice for errors of SQLite itself; our own errors already say what to do. Codes: sqlite.org/rescode.html.
 */
function adviseOnFile(error: Error): string | undefined {
  const code = 'errcode' in error ? Number(error.errcode) & 0xff : undefined
  if (code === 11) {
    return 'The file is damaged. Move it away to start with a new one, or restore a copy of it.'
  }
  if (code === 26) return 'The file is not a database of the local service. Name another file.'
  return describeDiskTrouble(error) && 'Check the disk, the folder and the permissions of the file.'
}
