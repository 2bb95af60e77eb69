import type { CaseComparison } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatPlural } from '../model/format.ts'
import { countFailures, countJudged } from '../model/run/run.ts'
import { findTellingMessage } from './messages.ts'
import { type NameOf, nameBrokenFile } from './names.ts'

/** A file or suite that broke as a whole now, unlike on the base, and what did not run because of it. */
export interface BrokenFile {
  readonly entry: CaseComparison
  readonly gone: readonly CaseComparison[]
}

/** What test tools say when a file could not even be loaded. */
const notLoaded =
  /cannot find (?:module|package)|failed to (?:load|resolve|import)|module not found|ModuleNotFoundError|ImportError|SyntaxError|unexpected token|error collecting|ERR_MODULE_NOT_FOUND/i

export function findBrokenFiles({ cases, baseline }: Comparison): readonly BrokenFile[] {
  const entries = cases.filter(
    ({ head, change, quarantined, ignored, accepted }) =>
      head?.scope === 'suite' &&
      countFailures(head) > 0 &&
      change !== 'still-failing' &&
      quarantined === undefined &&
      ignored !== true &&
      accepted === undefined,
  )
  if (entries.length === 0) return []
  const missing = baseline === null ? [] : cases.filter(hasNotRun)
  return entries.map((entry) => ({
    entry,
    gone: missing.filter((compared) => belongsToEntry(compared, entry)),
  }))
}

function hasNotRun({ base, head, change, likelyRename }: CaseComparison): boolean {
  const ranBefore = base !== undefined && base.scope !== 'suite' && countJudged(base) > 0
  return (
    ranBefore &&
    likelyRename === undefined &&
    (change === 'removed' || (head !== undefined && countJudged(head) === 0 && head.lost === 0))
  )
}

/** Whether a case is in the file of the entry, or for a suite without a file, below its names. */
function belongsToEntry({ identity }: CaseComparison, { identity: entry }: CaseComparison): boolean {
  if (entry.file !== undefined) return identity.file === entry.file
  const path = [...entry.suite, entry.name].filter((part, index, all) => part !== all[index - 1])
  return path.every((part, index) => identity.suite[index] === part)
}

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
