import type { BrokenFile } from '../model/comparison/broken-files.ts'
import { formatPlural } from '../model/format.ts'
import { findTellingMessage } from './messages.ts'
import { type NameOf, nameBrokenFile } from './names.ts'

/** What test tools say when a file could not even be loaded. */
const notLoaded =
  /cannot find (?:module|package)|failed to (?:load|resolve|import)|module not found|ModuleNotFoundError|ImportError|SyntaxError|unexpected token|error collecting|ERR_MODULE_NOT_FOUND/i

/**
 * `tests/a.test.ts could not be loaded: Cannot find module './b.js'; its 5 tests did not run`. Foreign in
 * part.
 */
export function describeBrokenFile({ entry, gone }: BrokenFile, nameOf: NameOf): string {
  const message = findTellingMessage(entry.head)?.trim()
  const failure =
    message !== undefined && notLoaded.test(message) ? 'could not be loaded' : 'failed as a whole'
  const why = message === undefined ? '' : `: ${trimEndMarks(message)}`
  const missing =
    gone.length === 0
      ? ''
      : `; its ${gone.length === 1 ? '1 test' : formatPlural(gone.length, 'test')} did not run`
  return `${nameBrokenFile(entry, nameOf)} ${failure}${why}${missing}`
}

/**
 * The message without marks and blanks at its end. A loop, since a pattern takes quadratic time in a text of
 * blanks.
 */
function trimEndMarks(message: string): string {
  let end = message.length
  while (end > 0 && /[.;\s]/.test(message.charAt(end - 1))) end -= 1
  return message.slice(0, end)
}
