import { caseKey } from '../../model/run/identity.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { type CaseTally, copyCases, judged, type Run } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { stableName } from '../../paths/stable-names.ts'

/**
 * Gives cases of a base run the names of the head where the two differ only in what changes from run to run (times,
 * ports, hashes, addresses, temporary and absolute paths), or where only one side names the test file, as with the two
 * forms of pytest's report. Equal names are never touched, so a date that an author wrote stays what it is. Where several
 * cases have one stable name, those that passed most are paired with each other, so that a drop is never made up.
 */
export function alignNames(run: Run, head: Run): Run {
  const ours = lonely(head, run)
  const theirs = lonely(run, head)
  if (ours.length === 0 || theirs.length === 0) return run
  const names = new Map<string, CaseIdentity>()
  pair(theirs, ours, stableForm, names)
  const isLeft = ({ key }: CaseTally) => !names.has(key)
  const taken = new Set([...names.values()].map((identity) => caseKey(identity)))
  const free = ours.filter(({ key }) => !taken.has(key))
  pairFiles(theirs.filter(isLeft), free, names)
  if (names.size === 0) return run
  const cases = copyCases(run.cases)
  for (const key of names.keys()) cases.delete(key)
  for (const [key, identity] of names) {
    const tally = run.cases.get(key)
    const renamed = caseKey(identity)
    if (tally !== undefined) cases.set(renamed, { ...tally, key: renamed, identity })
  }
  return cases.size === run.cases.size ? { ...run, cases } : run
}

/** Cases of one run that the other does not have, without those that are known by a declared id. */
function lonely(run: Run, other: Run): CaseTally[] {
  return missing(run, other).filter(({ identity, scope }) => scope !== 'suite' && identity.id === undefined)
}

function missing({ cases }: Run, other: Run): CaseTally[] {
  if (cases instanceof CaseTable && other.cases instanceof CaseTable) return [...cases.missingIn(other.cases)]
  return [...cases.values()].filter(({ key }) => !other.cases.has(key))
}

function stableForm({ file, suite, name, variant }: CaseIdentity): string {
  return JSON.stringify([file ?? '', ...suite, name, variant ?? ''].map(stableName))
}

function pair(
  theirs: readonly CaseTally[],
  ours: readonly CaseTally[],
  formOf: (identity: CaseIdentity) => string,
  names: Map<string, CaseIdentity>,
): void {
  const groups = Map.groupBy(ours, ({ identity }) => formOf(identity))
  for (const [form, group] of Map.groupBy(theirs, ({ identity }) => formOf(identity))) {
    const partners = (groups.get(form) ?? []).toSorted(bestFirst)
    for (const [index, tally] of group.toSorted(bestFirst).entries()) {
      const partner = partners[index]
      if (partner !== undefined) names.set(tally.key, partner.identity)
    }
  }
}

/** One side names the files and the other does not: by suites and name, where only one file has them. */
function pairFiles(
  theirs: readonly CaseTally[],
  ours: readonly CaseTally[],
  names: Map<string, CaseIdentity>,
): void {
  const named = (cases: readonly CaseTally[]) =>
    cases.filter(({ identity }) => identity.file !== undefined).length
  const [theirFiles, ourFiles] = [named(theirs), named(ours)]
  const isOneSided =
    (theirFiles === 0 && ourFiles === ours.length) || (ourFiles === 0 && theirFiles === theirs.length)
  if (!isOneSided) return
  const formOf = (identity: CaseIdentity) => stableForm({ ...identity, file: undefined })
  const unique = (cases: readonly CaseTally[]) =>
    [...Map.groupBy(cases, ({ identity }) => formOf(identity)).values()].flatMap((group) =>
      new Set(group.map(({ identity }) => identity.file)).size === 1 ? group : [],
    )
  pair(unique(theirs), unique(ours), formOf, names)
}

function bestFirst(a: CaseTally, b: CaseTally): number {
  return rateOf(b) - rateOf(a)
}

function rateOf(tally: CaseTally): number {
  const count = judged(tally)
  return count === 0 ? 0 : tally.passed / count
}
