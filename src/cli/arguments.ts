import { type Problem, UsageError } from '../errors.ts'
import { nearest } from '../model/nearest.ts'

/** How many values follow a flag. */
export type FlagKind = 'switch' | 'value' | 'values'

export interface ParsedArguments {
  readonly positionals: readonly string[]
  readonly switches: ReadonlySet<string>
  readonly values: ReadonlyMap<string, readonly string[]>
}

/**
 * Splits a command line. `--name value`, `--name=value`; a `values` flag takes everything up to the next flag; a
 * switch may be negated with `--no-name`; everything behind `--` is positional.
 * @throws UsageError naming every unknown flag (with the nearest known one) and every missing value.
 */
export function parseArguments(
  argv: readonly string[],
  flags: Readonly<Record<string, FlagKind>>,
): ParsedArguments {
  const problems: Problem[] = []
  const positionals: string[] = []
  const switches = new Set<string>()
  const values = new Map<string, string[]>()
  const known = new Map(Object.entries(flags))
  const add = (name: string, value: string) => values.set(name, [...(values.get(name) ?? []), value])
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
    const [name = '', attached] = splitOnce(argument.slice(2))
    const kind = known.get(name)
    if (kind === 'switch' && attached === undefined) {
      switches.add(name)
    } else if (kind === 'switch') {
      add(name, attached ?? '')
    } else if (known.get(name.replace(/^no-/, '')) === 'switch') {
      add(name.replace(/^no-/, ''), 'false')
    } else if (kind === undefined) {
      problems.push(unknownFlag(name, [...known.keys()]))
    } else if (attached !== undefined) {
      add(name, attached)
    } else {
      const following = followingValues(argv, index + 1, kind)
      if (following.length === 0) problems.push({ where: `--${name}`, message: 'needs a value' })
      for (const value of following) add(name, value)
      index += following.length
    }
  }
  if (problems.length > 0) throw new UsageError(problems)
  return { positionals, switches, values }
}

function splitOnce(text: string): [string, string | undefined] {
  const at = text.indexOf('=')
  return at === -1 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)]
}

function followingValues(argv: readonly string[], from: number, kind: 'value' | 'values'): readonly string[] {
  const rest = argv.slice(from)
  const end = rest.findIndex((argument) => argument.startsWith('--'))
  const upToFlag = end === -1 ? rest : rest.slice(0, end)
  return kind === 'values' ? upToFlag : upToFlag.slice(0, 1)
}

function unknownFlag(name: string, known: readonly string[]): Problem {
  const suggestion = nearest(name, known)
  return {
    where: `--${name}`,
    message: `is not a flag of this command${suggestion === undefined ? '' : `; did you mean --${suggestion}?`}`,
  }
}
