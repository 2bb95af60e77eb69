import { countFailures, countJudged } from '../run/run.ts'
import type { CaseComparison } from './compared-case.ts'

/** A file or suite that broke as a whole now, unlike on the base, and what did not run because of it. */
export interface BrokenFile {
  readonly entry: CaseComparison
  readonly gone: readonly CaseComparison[]
}

/** Files and suites that broke, each with its cases that did not run. */
export function findBrokenFiles({
  cases,
  baseline,
}: {
  readonly cases: readonly CaseComparison[]
  readonly baseline: object | null
}): readonly BrokenFile[] {
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
