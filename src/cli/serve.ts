import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { defaultHeaderPrefix } from '../contract/headers.ts'
import { type Problem, UsageError } from '../errors.ts'
import { type Fault, parseFault } from '../local-service/faults/faults.ts'
import type { RateLimit } from '../local-service/http/rate-limit.ts'
import type { RequestLogEntry } from '../local-service/http/request-log.ts'
import { type LocalServiceOptions, startLocalService } from '../local-service/http/server.ts'
import { readSeed } from '../local-service/seed/read-seed.ts'
import type { Seed } from '../local-service/seed/seed-schema.ts'
import type { ModelEndpoint } from '../local-service/settings.ts'
import { type ParsedArguments, parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'

const DEFAULT_PORT = 4400

export const serveHelp = `eval-gate serve [--port N] [--db FILE] [--key sk_…] …

The eval service on this machine, on 127.0.0.1 only. It runs until it is stopped with Ctrl-C.

  --port N            port, by default ${DEFAULT_PORT}; 0 takes any free one
  --db FILE           SQLite file that keeps everything; without it nothing outlives the process
  --key sk_…          a key to accept, may be given more than once; without it one is made up
  --seed FILE        YAML or JSON file of projects, servers, suites, keys, … to start with (docs/service.md)
  --rate-limit R      "off" or PER_MINUTE[/BURST], by default 60/10 as the specification says
  --header-prefix P   prefix of the service's own headers, by default ${defaultHeaderPrefix}
  --fault F …         rehearse a failure: latency=MS, status=CODE, html[=CODE], reset, reset-after-commit,
                      truncate, billing; each with ,times=N ,after=N ,operation=ID ,retry-after=SECONDS
  --model-url URL     OpenAI-compatible base URL that answers prompts of hosted runs; its key is read from
                      EVAL_GATE_MODEL_API_KEY. Without it a scripted model answers, which needs no key
  --model NAME        model to ask for there, in place of the test's own
  --allow-stdio       servers of the seed that have a command may be started on this machine
  --verbose           print one line per request

Exit code: 0 when stopped, 2 for a usage error.
`

/**
 * Runs the local service until the process is told to stop.
 * @throws UsageError with every problem of the command line.
 */
export async function runServeCommand(argv: readonly string[], io: TerminalIo): Promise<number> {
  if (argv.includes('--help') || argv.includes('-h')) {
    io.stdout.write(serveHelp)
    return 0
  }
  const stop = new AbortController()
  const onSignal = (): void => stop.abort()
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  try {
    return await serveUntil(stop.signal, argv, io)
  } finally {
    process.off('SIGINT', onSignal)
    process.off('SIGTERM', onSignal)
  }
}

/** As {@link runServeCommand}, until `signal` is aborted. */
export async function serveUntil(
  signal: AbortSignal,
  argv: readonly string[],
  io: TerminalIo,
): Promise<number> {
  const parsed = parseArguments(argv, {
    port: 'value',
    db: 'value',
    key: 'values',
    'rate-limit': 'value',
    'header-prefix': 'value',
    fault: 'values',
    seed: 'value',
    'model-url': 'value',
    model: 'value',
    'allow-stdio': 'switch',
    verbose: 'switch',
  })
  const verbose = parsed.switches.has('verbose')
  const options: LocalServiceOptions = {
    ...readOptions(parsed, io),
    requestLogSize: 0,
    onBug: (error) => io.stderr.write(`${describeBug(error)}\n`),
    ...(verbose ? { onRequest: (entry) => io.stdout.write(`${describeRequest(entry)}\n`) } : {}),
  }
  const service = await startLocalService(options).catch((error: unknown) => {
    throw describeStartFailure(error, options)
  })
  io.stdout.write(`base-url: ${service.baseUrl}\nkey:      ${service.key ?? '(none is active)'}\n`)
  io.stdout.write(`runs:     ${service.origin}/\n`)
  if (!signal.aborted) {
    const { promise, resolve: stopped } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => stopped(), { once: true })
    await promise
  }
  await service.close()
  return 0
}

function readOptions(
  { values, positionals, switches }: ParsedArguments,
  io: TerminalIo,
): LocalServiceOptions {
  const problems: Problem[] = positionals.map((text) => ({ where: text, message: 'is not expected here' }))
  const last = (name: string): string | undefined => values.get(name)?.at(-1)
  const attempt = <T>(flag: string, read: () => T): T | undefined => {
    try {
      return read()
    } catch (error) {
      if (error instanceof UsageError) problems.push(...error.problems)
      else
        problems.push({ where: `--${flag}`, message: error instanceof Error ? error.message : String(error) })
      return undefined
    }
  }
  const port = attempt('port', () => readPort(last('port') ?? String(DEFAULT_PORT)))
  const rateLimit = attempt('rate-limit', () => readRateLimit(last('rate-limit')))
  const faults = (values.get('fault') ?? []).flatMap((text): readonly Fault[] => {
    const fault = attempt('fault', () => parseFault(text))
    return fault === undefined ? [] : [fault]
  })
  const keys = values.get('key')
  for (const key of keys ?? []) {
    if (!/^sk_[A-Za-z0-9_-]+$/.test(key)) {
      problems.push({ where: '--key', message: 'a key is sk_ followed by letters, digits, _ or -' })
    }
  }
  const seedFile = last('seed')
  const seed = seedFile === undefined ? undefined : attempt('seed', () => loadSeed(seedFile, io.cwd))
  const modelUrl = last('model-url')
  if (modelUrl !== undefined && !/^https?:\/\//.test(modelUrl)) {
    problems.push({ where: '--model-url', message: `"${modelUrl}" is no http or https address` })
  }
  if (problems.length > 0) throw new UsageError(problems)
  const database = last('db')
  const headerPrefix = last('header-prefix')
  return {
    ...(port === undefined ? {} : { port }),
    ...(database === undefined ? {} : { database: resolve(io.cwd, database) }),
    ...(keys === undefined ? {} : { keys }),
    ...(rateLimit === undefined ? {} : { rateLimit }),
    ...(headerPrefix === undefined ? {} : { headerPrefix }),
    ...(seed === undefined ? {} : { seed }),
    settings: {
      allowStdio: switches.has('allow-stdio'),
      ...(modelUrl === undefined ? {} : { modelEndpoint: describeEndpoint(modelUrl, last('model'), io) }),
    },
    faults,
  }
}

function loadSeed(file: string, cwd: string): Seed {
  return readSeed(readFileSync(resolve(cwd, file), 'utf8'), file)
}

function describeEndpoint(baseUrl: string, model: string | undefined, { env }: TerminalIo): ModelEndpoint {
  const apiKey = env.EVAL_GATE_MODEL_API_KEY
  return {
    baseUrl,
    ...(apiKey === undefined || apiKey === '' ? {} : { apiKey }),
    ...(model === undefined ? {} : { model }),
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65_535) throw new Error(`"${text}" is not a port from 0 to 65535`)
  return port
}

function readRateLimit(text: string | undefined): RateLimit | 'off' | undefined {
  if (text === undefined || text === 'off') return text
  const [, perMinute, burst] = /^([1-9]\d{0,5})(?:\/([1-9]\d{0,5}))?$/.exec(text) ?? []
  if (perMinute === undefined) throw new Error(`"${text}" is neither "off" nor PER_MINUTE[/BURST]`)
  return { perMinute: Number(perMinute), burst: Number(burst ?? 10) }
}

function describeRequest({ method, path, operationId, status, requestBytes }: RequestLogEntry): string {
  return `${status ?? 'cut'} ${method} ${path} ${operationId ?? '-'} ${requestBytes} B`
}

function describeBug(error: unknown): string {
  return `A request made the local service fail: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

function describeStartFailure(error: unknown, { port, database }: LocalServiceOptions): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    const message = code === 'EACCES' ? 'may not be used by this user' : 'is in use'
    return new UsageError([
      { where: `--port ${port}`, message, advice: 'Choose another one, or --port 0 for any free one.' },
    ])
  }
  if (database === undefined || !(error instanceof Error)) return error
  return new UsageError([{ where: `--db ${database}`, message: error.message }])
}
