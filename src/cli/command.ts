import { type ExitCode, type Problem, UsageError } from '../errors.ts'
import { type Flag, type ParsedArguments, parseArguments } from './arguments.ts'
import type { TerminalIo } from './terminal-io.ts'

/** Flags that belong together in the help. */
interface FlagGroup {
  readonly title: string
  readonly flags: Readonly<Record<string, Flag>>
}

/** What a person reads with `--help`. Plain text. */
export interface CommandHelp {
  /** Command lines without `eval-gate`, such as `inspect FILES… [flags]`. */
  readonly usage: readonly string[]
  /** Paragraphs. */
  readonly about: readonly string[]
  readonly groups: readonly FlagGroup[]
  /** Meaning of the exit codes, such as `0 done, 2 usage error`. */
  readonly exitCodes: string
}

export interface Command {
  readonly help: CommandHelp
  /**
   * @param argv what follows the name of the command
   * @returns the exit code
   * @throws UsageError and other errors of ours
   */
  run(argv: readonly string[], io: TerminalIo): Promise<ExitCode>
}

type KeysOf<Table> = Table extends unknown ? keyof Table & string : never

type FlagsOf<Groups extends readonly FlagGroup[]> = KeysOf<Groups[number]['flags']>

/** Makes a command whose `run` gets the parsed command line. */
export function defineCommand<const Groups extends readonly FlagGroup[]>(
  spec: Omit<CommandHelp, 'groups'> & {
    readonly groups: Groups
    run(args: ParsedArguments<FlagsOf<Groups>>, io: TerminalIo): Promise<ExitCode>
  },
): Command {
  const { run, ...help } = spec
  const flags = Object.assign({}, ...spec.groups.map((group) => group.flags))
  return { help, run: (argv, io) => run(parseArguments(argv, flags), io) }
}

/** A problem with the command line for each argument that a command does not take. */
export function findUnexpectedArguments(positionals: readonly string[]): readonly Problem[] {
  return positionals.map((text) => ({
    message: `unexpected argument "${text}"`,
    advice: 'Remove it, or write the name of its flag before it; --help lists the flags of this command.',
  }))
}

/** @throws UsageError when there is a problem. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw new UsageError(problems)
}
