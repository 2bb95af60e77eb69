import { wrapLine } from '../model/format-columns.ts'
import type { Flag } from './arguments.ts'
import type { CommandHelp } from './command.ts'

const narrowest = 50
const widest = 110
const termColumn = 26

/**
 * The text of `--help`, wrapped to the terminal.
 *
 * @param columns width in characters; by default 80
 */
export function renderCommandHelp(help: CommandHelp, columns = 80): string {
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
