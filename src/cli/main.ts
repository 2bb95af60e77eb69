import { neutraliseLog } from '#github'
import { describeError, type ExitCode, UsageError } from '../errors.ts'
import { wrapLine } from '../model/format-columns.ts'
import { suggestNearest } from '../model/nearest.ts'
import type { Flag } from './arguments.ts'
import type { Command, CommandHelp } from './command.ts'
import { gateCommand } from './commands/gate.ts'
import { inspectCommand } from './commands/inspect.ts'
import { runCommand } from './commands/run.ts'
import { suiteCommand } from './commands/suite.ts'
import type { TerminalIo } from './terminal-io.ts'
import { version } from './version.ts'

const narrowest = 50
const widest = 110
const termColumn = 26

/**
 * The text of `--help`, wrapped to the terminal.
 *
 * @param columns width in characters; by default 80
 */
function renderCommandHelp(help: CommandHelp, columns = 80): string {
  const width = Math.min(widest, Math.max(narrowest, columns))
  const { usage, about, groups, exitCodes } = help
  const sections = [
    usage.map((line, index) => `${index === 0 ? 'Usage: ' : '       '}eval-gate ${line}`).join('\n'),
    ...about.map((paragraph) => wrapLine(paragraph, width).join('\n')),
    ...groups.map(({ title, flags }) => {
      const rows = Object.entries(flags).map(([name, flag]) => describeFlag(name, flag, width))
      return [`${title}:`, ...rows].join('\n')
    }),
    wrapLine(`Exit codes: ${exitCodes}.`, width).join('\n'),
  ]
  return `${sections.join('\n\n')}\n`
}

function describeFlag(
  name: string,
  { placeholder, description, default: standard, kind }: Flag,
  width: number,
) {
  // A switch that is on by default is only ever turned off.
  const isOffSwitch = kind === 'switch' && standard === 'true'
  const term = `  --${isOffSwitch ? 'no-' : ''}${name}${placeholder === undefined ? '' : ` ${placeholder}`}`
  const note = standard === undefined || kind === 'switch' ? '' : ` (default: ${standard})`
  const text = wrapLine(`${description}${note}`, width - termColumn)
  const indented = text.map((line) => `${' '.repeat(termColumn)}${line}`)
  // A long name has a line of its own, so that the descriptions stay aligned.
  if (term.length + 2 > termColumn) return [term, ...indented].join('\n')
  return [`${term.padEnd(termColumn)}${text[0] ?? ''}`, ...indented.slice(1)].join('\n')
}

/** Commands that few people need are loaded when called. */
const commands: Readonly<Record<string, { readonly summary: string; load(): Promise<Command> }>> = {
  init: {
    summary: 'Propose a workflow for this repository, or check it',
    load: async () => (await import('./commands/init.ts')).initCommand,
  },
  inspect: { summary: 'Show what is read from report files', load: async () => inspectCommand },
  gate: { summary: 'Compare the reports of two states and decide', load: async () => gateCommand },
  measure: {
    summary: 'Run the evals until the verdict is certain, and no longer',
    load: async () => (await import('./commands/measure.ts')).measureCommand,
  },
  explain: {
    summary: 'Explain a results file: what got worse, before and now',
    load: async () => (await import('./commands/explain.ts')).explainCommand,
  },
  audit: {
    summary: 'How often the gate would have been wrong on your own runs',
    load: async () => (await import('./commands/audit.ts')).auditCommand,
  },
  history: {
    summary: 'Write a page about the months of a suite and the record of the gate',
    load: async () => (await import('./commands/history.ts')).historyCommand,
  },
  accepted: {
    summary: 'Print who accepted what, when and why',
    load: async () => (await import('./commands/accepted.ts')).acceptedCommand,
  },
  affected: {
    summary: 'Print which cases the changes of this checkout touch',
    load: async () => (await import('./commands/affected.ts')).affectedCommand,
  },
  overdue: {
    summary: 'Name the suites that were not measured in time',
    load: async () => (await import('./commands/overdue.ts')).overdueCommand,
  },
  mcp: {
    summary: 'Answer coding agents: why is it red, and is it me',
    load: async () => (await import('./commands/mcp.ts')).mcpCommand,
  },
  run: { summary: "Run the action's job from a terminal", load: async () => runCommand },
  suite: { summary: 'Manage an eval suite of the service as code', load: async () => suiteCommand },
  serve: {
    summary: 'Run the eval service on this machine',
    load: async () => (await import('./commands/serve.ts')).serveCommand,
  },
  api: {
    summary: 'Call one operation of the eval service',
    load: async () => (await import('./commands/api.ts')).apiCommand,
  },
  conformance: {
    summary: 'Check that a deployment of the service keeps its rules',
    load: async () => (await import('./commands/conformance.ts')).conformanceCommand,
  },
}

const overview = `eval-gate ${version}: compares test and eval results with a baseline and reports regressions

Usage: eval-gate COMMAND [flags]

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(12)}${summary}`)
  .join('\n')}

Run eval-gate COMMAND --help for the flags of a command.
`

const helpFlags: readonly string[] = ['--help', '-h']

export { systemClock } from '#github'

/** Runs one command line and returns the exit code. Throws only for bugs. */
export async function runCli(argv: readonly string[], io: TerminalIo): Promise<ExitCode> {
  const [name = 'help', ...commandArguments] = argv
  try {
    if (['--version', '-v', 'version'].includes(name)) {
      io.stdout.write(`${version}\n`)
      return 0
    }
    if (name === 'help' || helpFlags.includes(name)) {
      const [topic] = commandArguments
      io.stdout.write(
        topic === undefined ? overview : renderCommandHelp((await findCommand(topic)).help, io.columns),
      )
      if (argv.length === 0) return 2
      return 0
    }
    const command = await findCommand(name)
    if (commandArguments.some((argument) => helpFlags.includes(argument))) {
      io.stdout.write(renderCommandHelp(command.help, io.columns))
      return 0
    }
    return await command.run(commandArguments, io)
  } catch (error) {
    const { text, exitCode } = describeError(error)
    io.stderr.write(`${neutraliseLog(text)}\n`)
    return exitCode
  }
}

/** @throws UsageError with the closest name. */
export async function findCommand(name: string): Promise<Command> {
  const entry = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (entry !== undefined) return entry.load()
  throw new UsageError({
    message: `unknown command "${name}"${suggestNearest(name, Object.keys(commands))}`,
    advice: 'Run eval-gate --help for the list of commands.',
  })
}
