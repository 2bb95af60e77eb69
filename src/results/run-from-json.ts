import { buildCaseKey } from '../model/run/identity.ts'
import type { CaseIdentity, SuitePlace } from '../model/run/result.ts'
import type { CaseTally, RunInfo } from '../model/run/run.ts'
import { SlicePool } from '../model/run/slices.ts'
import { type CaseNames, isPlainIdentity } from '../model/run/table/case-names.ts'
import { CaseTable } from '../model/run/table/case-table.ts'
import { createPassTally } from '../model/run/table/single-pass.ts'
import { factNames } from './run-json.ts'
import type { CaseJson, GroupJson } from './run-schema.ts'

/** A run that groups are added to. */
export interface BegunRun {
  readonly info: RunInfo
  readonly cases: CaseTable
  readonly slices: SlicePool
}

/** @param names of the cases, shared with other runs */
export function beginRun(info: RunInfo, names?: CaseNames): BegunRun {
  return { info, cases: new CaseTable(names), slices: new SlicePool() }
}

/** Adds the cases of a group that has been checked. */
export function addGroup({ cases: table, slices }: BegunRun, group: GroupJson): void {
  const { file, suite, passed = [], durationsMs = [], cases = [] } = group
  const place = table.names.addPlace(file, suite)
  for (const [index, name] of passed.entries()) {
    const durationMs = durationsMs[index] ?? Number.NaN
    const identity = file === undefined ? { suite, name } : { file, suite, name }
    if (isPlainIdentity(identity)) table.addPass(table.names.addName(place, name), durationMs)
    else {
      const key = buildCaseKey(identity)
      table.set(key, createPassTally(key, identity, durationMs))
    }
  }
  for (const json of cases) {
    const identity = buildCaseIdentity(json, { file, suite })
    const tally = toTally(json, { key: buildCaseKey(identity), identity })
    if (tally.slices !== undefined) tally.slices = slices.share(tally.slices)
    table.set(tally.key, tally)
  }
}

/** Spelt out for the plain cases: there may be a million of them, and objects made by spreading are larger. */
function buildCaseIdentity({ id, name, variant }: CaseJson, { file, suite }: SuitePlace): CaseIdentity {
  if (id === undefined && variant === undefined) {
    if (file === undefined) return { suite, name }
    return { file, suite, name }
  }
  const identity: { -readonly [Name in keyof CaseIdentity]: CaseIdentity[Name] } = { suite, name }
  if (id !== undefined) identity.id = id
  if (file !== undefined) identity.file = file
  if (variant !== undefined) identity.variant = variant
  return identity
}

function toTally(
  json: CaseJson,
  { key, identity }: { readonly key: string; readonly identity: CaseIdentity },
): CaseTally {
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
