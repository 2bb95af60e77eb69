import { findHomeInput } from '#settings'
import { type Problem, UsageError } from '../errors.ts'
import { suggestNearest } from '../model/nearest.ts'

/** One flag of a command, for its parser and its help. */
export interface Flag {
  /** How many values follow: absent, one, and the flag may be repeated; `values` takes everything up to the next flag. */
  readonly kind?: 'switch' | 'values'
  /** How the value is written in the help, such as `FILE`; not for switches. */
  readonly placeholder?: string
  /** Plain text, one paragraph. */
  readonly description: string
  readonly default?: string
}

/** Flags by name, without the dashes. */
type FlagTable = Readonly<Record<string, Flag>>

/** A command line, split into flags and the rest. */
export interface ParsedArguments<Name extends string = string> {
  readonly positionals: readonly string[]
  isOn(name: Name): boolean
  /** Last value of a flag. A switch that is given has the value `true` or `false`. */
  text(name: Name): string | undefined
  texts(name: Name): readonly string[]
  /** The values of each time that the flag is given, in their order. */
  occurrences(name: Name): readonly (readonly string[])[]
}

/**
 * Splits a command line: `--name value`, `--name=value`, `--no-name` for a switch. Everything after `--` is
 * positional.
 * @throws UsageError with every unknown flag (and the nearest known one) and every missing value.
 */
export function parseArguments<const Flags extends FlagTable>(
  argv: readonly string[],
  flags: Flags,
): ParsedArguments<keyof Flags & string> {
  const problems: Problem[] = []
  const positionals: string[] = []
  const values = new Map<string, (readonly string[])[]>()
  const kinds = new Map(Object.entries<Flag>(flags).map(([name, { kind = 'value' }]) => [name, kind]))
  const addValues = (name: string, ...added: readonly string[]) =>
    values.set(name, [...(values.get(name) ?? []), added])
  for (let index = 0; index < argv.length; index += 1) {
    const argument = argv[index] ?? ''
    if (argument === '--') {
      positionals.push(...argv.slice(index + 1))
      break
    }
    if (!argument.startsWith('--')) {
      positionals.push(argument)
      continue
    }
    const [name, attached] = splitAtEquals(argument.slice(2))
    const kind = kinds.get(name)
    const negated = name.replace(/^no-/, '')
    if (kind === 'switch') {
      addValues(name, attached ?? 'true')
    } else if (kind === undefined && attached === undefined && kinds.get(negated) === 'switch') {
      addValues(negated, 'false')
    } else if (kind === undefined) {
      problems.push(describeUnknownFlag(name, [...kinds.keys()]))
    } else if (attached !== undefined) {
      addValues(name, attached)
    } else {
      const following = takeFollowingValues(argv, index + 1, kind === 'values')
      if (following.length === 0)
        problems.push({
          message: `--${name} requires a value`,
          advice: `--${name} VALUE; --help describes it.`,
        })
      addValues(name, ...following)
      index += following.length
    }
  }
  if (problems.length > 0) throw new UsageError(problems)
  const getLastText = (name: string) => values.get(name)?.at(-1)?.at(-1)
  return {
    positionals,
    isOn: (name) => getLastText(name) === 'true',
    text: getLastText,
    texts: (name) => values.get(name)?.flat() ?? [],
    occurrences: (name) => values.get(name) ?? [],
  }
}

function splitAtEquals(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  if (at === -1) return [text, undefined]
  return [text.slice(0, at), text.slice(at + 1)]
}

function takeFollowingValues(argv: readonly string[], from: number, isMany: boolean): readonly string[] {
  const remaining = argv.slice(from)
  const end = remaining.findIndex((argument) => argument.startsWith('--'))
  const upToFlag = end === -1 ? remaining : remaining.slice(0, end)
  if (isMany) return upToFlag
  return upToFlag.slice(0, 1)
}

function describeUnknownFlag(name: string, known: readonly string[]): Problem {
  const home = findHomeInput(name)
  if (home !== undefined && known.includes(home.input))
    return { message: `--${name} is a setting of --${home.input}, not a flag`, advice: home.advice }
  return {
    message: `unknown flag --${name}${suggestNearest(name, known, (flag) => `--${flag}`)}`,
    advice: 'Add --help to see the flags of this command.',
  }
}
