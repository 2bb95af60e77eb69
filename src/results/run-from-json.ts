import { caseKey } from '../model/run/identity.ts'
import type { CaseIdentity } from '../model/run/result.ts'
import type { CaseTally, Run, RunInfo } from '../model/run/run.ts'
import { SlicePool } from '../model/run/slices.ts'
import { factNames } from './run-json.ts'
import type { CaseJson, GroupJson, RunJson } from './run-schema.ts'

/** A run that groups are added to. */
export interface BegunRun {
  readonly run: Run
  /** The cases of another run in its order, to share their keys and identities. */
  readonly like: Iterator<CaseTally> | undefined
  /** The next of them that is not yet found. */
  next: CaseTally | undefined
  readonly known: ReadonlyMap<string, CaseTally> | undefined
  readonly slices: SlicePool
}

/** @param like a run with mostly the same cases */
export function beginRun(info: RunInfo, like: Run | undefined): BegunRun {
  const iterator = like?.cases.values()
  return {
    run: { info, cases: new Map() },
    like: iterator,
    next: iterator?.next().value,
    known: like?.cases,
    slices: new SlicePool(),
  }
}

/** Adds the cases of a group that has been checked. */
export function addGroup(begun: BegunRun, { file, suite, cases }: GroupJson): void {
  let shared: CaseIdentity | undefined
  for (const json of cases) {
    const place: Pick<CaseIdentity, 'file' | 'suite'> = shared ?? { file, suite }
    const tally = toTally(json, caseOf(begun, json, place))
    if (tally.slices !== undefined) tally.slices = begun.slices.share(tally.slices)
    shared = tally.identity
    begun.run.cases.set(tally.key, tally)
  }
}

/** The inverse of `runToJson`. */
export function runFromJson({ info, groups }: RunJson): Run {
  const begun = beginRun(info, undefined)
  for (const group of groups) addGroup(begun, group)
  return begun.run
}

/** Key and identity of a case: those of the same case of the other run where there is one. */
function caseOf(
  begun: BegunRun,
  json: CaseJson,
  place: Pick<CaseIdentity, 'file' | 'suite'>,
): Pick<CaseTally, 'key' | 'identity'> {
  const { next } = begun
  if (next !== undefined && isSame(next.identity, json, place)) {
    begun.next = begun.like?.next().value
    return next
  }
  const identity = identityOf(json, place)
  const key = caseKey(identity)
  const known = begun.known?.get(key)
  // A declared id makes it the same case even under another name.
  if (known === undefined || !isSame(known.identity, json, place)) return { key, identity }
  // Both runs have the same order, so what lies between is not in this one.
  while (begun.next !== undefined && begun.next !== known) begun.next = begun.like?.next().value
  begun.next = begun.like?.next().value
  return known
}

function isSame(
  identity: CaseIdentity,
  json: CaseJson,
  { file, suite }: Pick<CaseIdentity, 'file' | 'suite'>,
): boolean {
  return (
    identity.name === json.name &&
    identity.id === json.id &&
    identity.variant === json.variant &&
    identity.file === file &&
    (identity.suite === suite || areEqual(identity.suite, suite))
  )
}

function areEqual(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index])
}

/** Spelt out for the plain cases: there may be a million of them, and objects made by spreading are larger. */
function identityOf(
  { id, name, variant }: CaseJson,
  { file, suite }: Pick<CaseIdentity, 'file' | 'suite'>,
): CaseIdentity {
  if (id === undefined && variant === undefined) {
    return file === undefined ? { suite, name } : { file, suite, name }
  }
  const identity: { -readonly [Name in keyof CaseIdentity]: CaseIdentity[Name] } = { suite, name }
  if (id !== undefined) identity.id = id
  if (file !== undefined) identity.file = file
  if (variant !== undefined) identity.variant = variant
  return identity
}

function toTally(json: CaseJson, { key, identity }: Pick<CaseTally, 'key' | 'identity'>): CaseTally {
  const { passed = 0, failed = 0, errored = 0, skipped = 0, lost = 0, flaky = 0, durationMs } = json
  const tally: CaseTally =
    durationMs === undefined
      ? { key, identity, passed, failed, errored, skipped, lost, flaky }
      : { key, identity, passed, failed, errored, skipped, lost, flaky, durationMs }
  for (const fact of factNames) {
    if (fact !== 'durationMs' && json[fact] !== undefined) Object.assign(tally, { [fact]: json[fact] })
  }
  if (json.scores !== undefined) tally.scores = new Map(json.scores)
  return tally
}
