import type { CaseIdentity } from '../../model/run/result.ts'
import { tools } from '../../tools/index.ts'

/** How each tool runs one case again, by the format of its report. */
const commands: ReadonlyMap<string, string> = new Map(
  tools.flatMap(({ rerun, formats }) =>
    rerun === undefined ? [] : formats.map((format) => [format, rerun] as const),
  ),
)

/**
 * The command that runs a case again, where the format of the reports says which tool wrote them; every name is quoted
 * for the shell. Undefined where that is not known, or where names hold characters that a shell can't be given safely.
 */
export function buildRerunCommand(identity: CaseIdentity, formats: readonly string[]): string | undefined {
  const [format = '', ...others] = new Set(formats)
  const command = others.length === 0 ? commands.get(format) : undefined
  const { name, file = '' } = identity
  // Control characters can't be shown, and a name that starts with a dash is an option.
  if (
    command === undefined ||
    [name, file].some((text) => /\p{Cc}|\p{Cf}/u.test(text) || text.startsWith('-'))
  ) {
    return undefined
  }
  const values: Readonly<Record<string, string>> = {
    file: file === '' ? '' : quoteWord(file),
    name: quoteWord(escapePattern(name)),
  }
  return command
    .split(' ')
    .map((word) => word.replace(/^\{(\w+)\}$/, (_, gap: string) => values[gap] ?? ''))
    .filter((word) => word !== '')
    .join(' ')
}

function escapePattern(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** One word for a POSIX shell. */
function quoteWord(text: string): string {
  if (/^[\w./@-]+$/.test(text)) return text
  return `'${text.replaceAll("'", "'\\''")}'`
}
