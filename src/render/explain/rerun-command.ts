import type { CaseIdentity } from '../../model/run/result.ts'

/** How each tool runs one case again, by the format of its report. */
const commands: Readonly<Record<string, (identity: CaseIdentity) => string>> = {
  'vitest-json': ({ file, name }) => `npx vitest run ${fileArgument(file)}-t ${quoted(escaped(name))}`,
  'jest-json': ({ file, name }) => `npx jest ${fileArgument(file)}-t ${quoted(escaped(name))}`,
  'evalite-json': ({ file }) => `npx evalite ${fileArgument(file)}`.trim(),
  'promptfoo-json': ({ name }) => `npx promptfoo eval --filter-pattern ${quoted(escaped(name))}`,
}

/**
 * The command that runs a case again, where the format of the reports says which tool wrote them; every name is quoted
 * for the shell. Undefined where that is not known, or where names hold characters that a shell can't be given safely.
 */
export function rerunCommand(identity: CaseIdentity, formats: readonly string[]): string | undefined {
  const [format = '', ...others] = new Set(formats)
  const command = others.length === 0 ? commands[format] : undefined
  const texts = [identity.name, identity.file ?? '']
  // Control characters can't be shown, and a name that starts with a dash is an option.
  if (command === undefined || texts.some((text) => /\p{Cc}|\p{Cf}/u.test(text) || text.startsWith('-'))) {
    return undefined
  }
  return command(identity)
}

function fileArgument(file: string | undefined): string {
  return file === undefined ? '' : `${quoted(file)} `
}

function escaped(name: string): string {
  return name.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')
}

/** One word for a POSIX shell. */
function quoted(text: string): string {
  return /^[\w./@-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
