import { type EvalGateError, UsageError } from '../errors.ts'
import { describeError } from '../main.ts'
import { nearest } from '../model/nearest.ts'
import { neutraliseLog } from '../platform/neutralise.ts'
import { gateHelp, runGate } from './gate.ts'
import { inspectHelp, runInspect } from './inspect.ts'
import { runHelp, runJob } from './run.ts'
import { runSuite, suiteHelp } from './suite.ts'
import type { TerminalIo } from './terminal-io.ts'
import { version } from './version.ts'

interface Command {
  readonly summary: string
  /** Text for `--help`; commands without one print their own. */
  readonly help?: string
  run(argv: readonly string[], io: TerminalIo): Promise<number>
}

/** Commands that few runs need are loaded when called. */
const commands: Readonly<Record<string, Command>> = {
  inspect: { summary: 'show what was read from report files', help: inspectHelp, run: runInspect },
  gate: { summary: 'compare reports of two states and decide', help: gateHelp, run: runGate },
  run: { summary: 'the action’s job from a terminal', help: runHelp, run: runJob },
  serve: {
    summary: 'the eval service on this machine',
    run: async (argv, io) => (await import('./serve.ts')).runServeCommand([...argv], io),
  },
  suite: { summary: 'keep an eval suite of the service as code', help: suiteHelp, run: runSuite },
  api: {
    summary: 'call one operation of the service',
    run: async (argv, io) => (await import('./api.ts')).runApiCommand([...argv], io),
  },
}

const help = `eval-gate ${version}: turns test and eval output into a verdict that a reviewer can trust

${Object.entries(commands)
  .map(([name, { summary }]) => `  eval-gate ${name.padEnd(8)} ${summary}`)
  .join('\n')}

eval-gate COMMAND --help says more.
`

/** Runs one command line and returns the exit code. Throws only what is a bug. */
export async function runCli(argv: readonly string[], io: TerminalIo): Promise<number> {
  const [name, ...rest] = argv
  if (name === undefined || name === '--help' || name === 'help' || name === '-h') {
    io.stdout.write(help)
    return name === undefined ? 2 : 0
  }
  if (name === '--version' || name === 'version') {
    io.stdout.write(`${version}\n`)
    return 0
  }
  try {
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined
    if (command === undefined) throw unknownCommand(name)
    if (command.help !== undefined && rest.some((argument) => argument === '--help' || argument === '-h')) {
      io.stdout.write(command.help)
      return 0
    }
    return await command.run(rest, io)
  } catch (error) {
    const { text, exitCode } = describeError(error as EvalGateError)
    io.stderr.write(`${neutraliseLog(text)}\n`)
    return exitCode
  }
}

function unknownCommand(name: string): UsageError {
  const suggestion = nearest(name, Object.keys(commands))
  return new UsageError([
    {
      where: `eval-gate ${name}`,
      message: `is not a command${suggestion === undefined ? '' : `; did you mean ${suggestion}?`}`,
      advice: 'eval-gate --help lists the commands',
    },
  ])
}
