import type { CaseIdentity } from '../../model/run/result.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { toStableName } from '../../paths/stable-names.ts'
import { listMissingCases, pairCases, renameCases } from './pair-cases.ts'

/**
 * Gives cases of a base run the names of the head where the two differ only in what changes from run to run (times,
 * ports, hashes, addresses, temporary and absolute paths), or where only one side names the test file, as with the two
 * forms of pytest's report. Equal names are never touched, so a date that an author wrote stays what it is.
 */
export function alignNames(run: Run, head: Run): Run {
  const headCases = listUnmatchedCases(head, run)
  const baseCases = listUnmatchedCases(run, head)
  if (headCases.length === 0 || baseCases.length === 0) return run
  const pairs = pairCases(baseCases, headCases, ({ identity }) => toStableForm(identity))
  const paired = new Set(pairs.flat())
  const isUnpaired = (tally: CaseTally) => !paired.has(tally)
  return renameCases(run, [
    ...pairs,
    ...pairByFile(baseCases.filter(isUnpaired), headCases.filter(isUnpaired)),
  ])
}

/** Cases of one run that the other does not have, without those that are known by a declared id. */
export function listUnmatchedCases(run: Run, other: Run): CaseTally[] {
  return listMissingCases(run, other).filter(
    ({ identity, scope }) => scope !== 'suite' && identity.id === undefined,
  )
}

function toStableForm({ file, suite, name, variant }: CaseIdentity): string {
  return JSON.stringify([file ?? '', ...suite, name, variant ?? ''].map(toStableName))
}

/** One side names the files and the other does not: by suites and name, where only one file has them. */
function pairByFile(baseCases: readonly CaseTally[], headCases: readonly CaseTally[]) {
  const hasFile = ({ identity }: CaseTally) => identity.file !== undefined
  const isOneSided =
    (!baseCases.some(hasFile) && headCases.every(hasFile)) ||
    (!headCases.some(hasFile) && baseCases.every(hasFile))
  if (!isOneSided) return []
  return pairCases(
    baseCases,
    headCases,
    ({ identity }) => toStableForm({ ...identity, file: undefined }),
    (...sides) => sides.every((side) => new Set(side.map(({ identity }) => identity.file)).size === 1),
  )
}
