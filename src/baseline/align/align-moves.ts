import { formatCaseTitle } from '../../model/run/identity.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { listUnmatchedCases } from './align-names.ts'
import { areSingle, pairCases, renameCases } from './pair-cases.ts'

/**
 * Gives cases of a base run the file of the head where the change moved them: the same title in another file, and each
 * side has it once.
 */
export function alignMoves(run: Run, head: Run): Run {
  const gone = listUnmatchedCases(run, head).filter(hasFile)
  const added = listUnmatchedCases(head, run).filter(hasFile)
  if (gone.length === 0 || added.length === 0) return run
  const pairs = pairCases(gone, added, readTitle, areSingle)
  if (pairs.length === 0) return run
  const titles = new Set(pairs.map(([tally]) => readTitle(tally)))
  for (const side of [run, head]) keepSingle(titles, side)
  const moved = pairs.filter(([tally]) => titles.has(readTitle(tally)))
  return renameCases(
    run,
    moved.map(([tally, now]) => [{ ...tally, movedFrom: tally.identity.file }, now]),
  )
}

function hasFile({ identity }: CaseTally): boolean {
  return identity.file !== undefined
}

function readTitle({ identity }: CaseTally): string {
  return formatCaseTitle(identity)
}

/** Leaves only those titles that one case of the run has. */
function keepSingle(titles: Set<string>, { cases }: Run): void {
  const seen = new Set<string>()
  for (const tally of cases.values()) {
    const title = readTitle(tally)
    if (seen.has(title)) titles.delete(title)
    else if (titles.has(title)) seen.add(title)
  }
}
