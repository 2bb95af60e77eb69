import { buildCaseKey, formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, copyCases, type Run } from '../../model/run/run.ts'
import { listUnmatchedCases } from './align-names.ts'

/**
 * Gives cases of a base run the file of the head where the change moved them: the same title in another file, and each
 * side has it once.
 */
export function alignMoves(run: Run, head: Run): Run {
  const gone = listUnmatchedCases(run, head).filter(hasFile)
  const added = listUnmatchedCases(head, run).filter(hasFile)
  if (gone.length === 0 || added.length === 0) return run
  const headCases = new Map(added.map((tally) => [readTitle(tally), tally]))
  const shared = new Set(gone.map(readTitle).filter((title) => headCases.has(title)))
  if (shared.size === 0) return run
  for (const side of [run, head]) keepSingle(shared, side)
  const cases = copyCases(run.cases)
  for (const tally of gone) {
    const title = readTitle(tally)
    const moved = headCases.get(title)
    if (moved === undefined || !shared.has(title)) continue
    const { identity } = moved
    const key = buildCaseKey(identity)
    cases.delete(tally.key)
    cases.set(key, { ...tally, key, identity, movedFrom: tally.identity.file })
  }
  return { ...run, cases }
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
