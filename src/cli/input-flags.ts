import { getInputRow, type Input, type InputName, inputGroups, inputNames, type RawInputs } from '#settings'
import { buildRecord } from '../model/data.ts'
import type { Flag, ParsedArguments } from './arguments.ts'

/** The flags of some inputs: same name, default and description. */
export function createInputFlags<const Name extends InputName>(
  names: readonly Name[],
): Readonly<Record<Name, Flag>> {
  return buildRecord(names, (name) => toTerminalFlag(getInputRow(name)))
}

/**
 * Flags for every input that means something in a terminal, in the groups of the docs.
 *
 * @param service flags for the group of the eval service that say more than its inputs
 */
export function groupTerminalFlags<Name extends string>(
  service: Readonly<Record<Name, Flag>>,
): readonly { readonly title: string; readonly flags: Readonly<Record<InputName | Name, Flag>> }[] {
  const groups = inputGroups.map(({ title, inputs }) => {
    const groupFlags = createInputFlags(terminalInputs.filter((name) => name in inputs))
    return {
      title,
      flags: { ...groupFlags, ...('api-key' in inputs && service) } as Record<InputName | Name, Flag>,
    }
  })
  return groups.filter(({ flags }) => Object.keys(flags).length > 0)
}

/** Inputs that mean something outside GitHub Actions. */
export const terminalInputs = inputNames.filter((name) => {
  const { only, isHidden } = getInputRow(name)
  return only !== 'github' && isHidden !== true
})

/** The values of flags as the text of inputs; what was not given is left out. */
export function toRawInputs<Name extends InputName>(
  args: ParsedArguments<NoInfer<Name>>,
  names: readonly Name[],
): RawInputs {
  const values = names.map((name): [Name, string | undefined] => [
    name,
    getInputRow(name).reader.isMultiline && args.texts(name).length > 0
      ? args.texts(name).join('\n')
      : args.text(name),
  ])
  return Object.fromEntries(values.filter(([, value]) => value !== undefined))
}

function toTerminalFlag({ reader, description, default: standard, fallback }: Input): Flag {
  const { placeholder } = reader
  const shown = standard ?? fallback
  return {
    kind: chooseFlagKind(placeholder),
    placeholder,
    description: `${toTerminalText(description)}${perLine.test(description) ? ' Repeatable.' : ''}`,
    default: shown && toTerminalText(shown),
  }
}

function chooseFlagKind(placeholder: string | undefined): Flag['kind'] {
  if (placeholder === undefined) return 'switch'
  if (placeholder.endsWith('…')) return 'values'
  return undefined
}

/** Words about one value per line, which a description loses: in a terminal the flag is repeated instead. */
const perLine = /,? one (`[^`]*` )?per line( or separated by commas)?/

/** The description of an input in the words of a command line: no Markdown, names of inputs as flags. */
function toTerminalText(markdown: string): string {
  const text = markdown
    .replace(/^`false`: (\w)/, (_, first: string) => first.toUpperCase())
    .replace(/ Of several steps: one per line\./, '')
    .replace(perLine, '')
    .replace(/`([a-z-]+)(?:: ([^`]*))?`/g, (code, name: string, value: string | undefined) => {
      if (!terminalInputs.some((input) => input === name)) return code
      if (value === undefined) return `--${name}`
      return `--${name} ${value}`
    })
  return text.replaceAll('`', '')
}
