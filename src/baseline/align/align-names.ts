import { buildCaseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { type CaseTally, copyCases, countJudged, type Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { toStableName } from '../../paths/stable-names.ts'

/**
 * Gives cases of a base run the names of the head where the two differ only in what changes from run to run (times,
 * ports, hashes, addresses, temporary and absolute paths), or where only one side names the test file, as with the two
 * forms of pytest's report. Equal names are never touched, so a date that an author wrote stays what it is. Where several
 * cases have one stable name, those that passed most are paired with each other, so that a drop is never made up.
 */
export function alignNames(run: Run, head: Run): Run {
  const headCases = listUnmatchedCases(head, run)
  const baseCases = listUnmatchedCases(run, head)
  if (headCases.length === 0 || baseCases.length === 0) return run
  const names = new Map<string, CaseIdentity>()
  pairCases(baseCases, headCases, toStableForm, names)
  const isUnpaired = ({ key }: CaseTally) => !names.has(key)
  const taken = new Set([...names.values()].map((identity) => buildCaseKey(identity)))
  const free = headCases.filter(({ key }) => !taken.has(key))
  pairByFile(baseCases.filter(isUnpaired), free, names)
  return renameCases(run, names)
}

/** @param names the new identities by the keys of the cases; nothing is renamed where two would be one case */
export function renameCases(run: Run, names: ReadonlyMap<string, CaseIdentity>): Run {
  if (names.size === 0) return run
  const cases = copyCases(run.cases)
  for (const key of names.keys()) cases.delete(key)
  for (const [key, identity] of names) {
    const tally = run.cases.get(key)
    const renamedKey = buildCaseKey(identity)
    if (tally !== undefined) cases.set(renamedKey, { ...tally, key: renamedKey, identity })
  }
  if (cases.size === run.cases.size) return { ...run, cases }
  return run
}

/** Cases of one run that the other does not have, without those that are known by a declared id. */
export function listUnmatchedCases(run: Run, other: Run): CaseTally[] {
  return listMissingCases(run, other).filter(
    ({ identity, scope }) => scope !== 'suite' && identity.id === undefined,
  )
}

export function listMissingCases({ cases }: Run, other: Run): CaseTally[] {
  if (cases instanceof CaseTable && other.cases instanceof CaseTable) return [...cases.missingIn(other.cases)]
  return [...cases.values()].filter(({ key }) => !other.cases.has(key))
}

function toStableForm({ file, suite, name, variant }: CaseIdentity): string {
  return JSON.stringify([file ?? '', ...suite, name, variant ?? ''].map(toStableName))
}

function pairCases(
  baseCases: readonly CaseTally[],
  headCases: readonly CaseTally[],
  toForm: (identity: CaseIdentity) => string,
  names: Map<string, CaseIdentity>,
): void {
  const groups = Map.groupBy(headCases, ({ identity }) => toForm(identity))
  for (const [form, group] of Map.groupBy(baseCases, ({ identity }) => toForm(identity))) {
    const partners = (groups.get(form) ?? []).toSorted(compareByRate)
    for (const [index, tally] of group.toSorted(compareByRate).entries()) {
      const partner = partners[index]
      if (partner !== undefined) names.set(tally.key, partner.identity)
    }
  }
}

/** One side names the files and the other does not: by suites and name, where only one file has them. */
function pairByFile(
  baseCases: readonly CaseTally[],
  headCases: readonly CaseTally[],
  names: Map<string, CaseIdentity>,
): void {
  const countWithFile = (cases: readonly CaseTally[]) =>
    cases.filter(({ identity }) => identity.file !== undefined).length
  const baseFiles = countWithFile(baseCases)
  const headFiles = countWithFile(headCases)
  const isOneSided =
    (baseFiles === 0 && headFiles === headCases.length) || (headFiles === 0 && baseFiles === baseCases.length)
  if (!isOneSided) return
  const toFormWithoutFile = (identity: CaseIdentity) => toStableForm({ ...identity, file: undefined })
  const keepSingleFile = (cases: readonly CaseTally[]) =>
    [...Map.groupBy(cases, ({ identity }) => toFormWithoutFile(identity)).values()].flatMap((group) =>
      new Set(group.map(({ identity }) => identity.file)).size === 1 ? group : [],
    )
  pairCases(keepSingleFile(baseCases), keepSingleFile(headCases), toFormWithoutFile, names)
}

function compareByRate(a: CaseTally, b: CaseTally): number {
  return computePassRate(b) - computePassRate(a)
}

function computePassRate(tally: CaseTally): number {
  const count = countJudged(tally)
  if (count === 0) return 0
  return tally.passed / count
}
