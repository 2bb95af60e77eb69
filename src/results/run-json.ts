import type { CaseIdentity } from '../model/run/result.ts'
import type { CaseTally, Run } from '../model/run/run.ts'
import type { CaseJson, GroupJson, RunJson } from './run-schema.ts'

/** Most cases in one group: a reader holds the text of one group at a time. */
const casesPerGroup = 200

export const countNames = ['passed', 'failed', 'errored', 'skipped', 'lost', 'flaky'] as const

export const factNames = [
  'scope',
  'retried',
  'repeatsUnclear',
  'mostPerReport',
  'accepted',
  'location',
  'durationMs',
  'latencyMs',
  'tokens',
  'costUsd',
  'model',
  'provider',
  'slices',
  'evidence',
] as const

/** A run as plain data. The same run always gives the same bytes. */
export function runToJson(run: Run): RunJson {
  return { info: run.info, groups: [...groupsToJson(run)] }
}

/** The cases of a run, suite by suite in the order of files and suites, and of keys within a suite. */
export function* groupsToJson(run: Run): Generator<GroupJson> {
  for (const group of groupCases(run)) {
    for (let first = 0; first < group.length; first += casesPerGroup) {
      const tallies = group.slice(first, first + casesPerGroup)
      const { file, suite } = tallies[0]?.identity ?? { suite: [] }
      yield { file, suite: [...suite], cases: tallies.map(caseToJson) }
    }
  }
}

function groupCases(run: Run): readonly CaseTally[][] {
  const groups = new Map<string, CaseTally[]>()
  let last: { readonly identity: CaseIdentity; readonly group: CaseTally[] } | undefined
  for (const tally of run.cases.values()) {
    const { identity } = tally
    if (last?.identity.suite !== identity.suite || last.identity.file !== identity.file) {
      const place = JSON.stringify([identity.file ?? null, ...identity.suite])
      const group = groups.get(place) ?? []
      groups.set(place, group)
      last = { identity, group }
    }
    last.group.push(tally)
  }
  const places = [...groups.keys()].sort()
  return places.map((place) => groups.get(place)?.sort(byKey) ?? [])
}

function byKey(a: CaseTally, b: CaseTally): number {
  return a.key < b.key ? -1 : a.key > b.key ? 1 : 0
}

function caseToJson(tally: CaseTally): CaseJson {
  const { id, name, variant } = tally.identity
  const json: CaseJson = { name }
  if (id !== undefined) json.id = id
  if (variant !== undefined) json.variant = variant
  for (const count of countNames) if (tally[count] !== 0) json[count] = tally[count]
  for (const fact of factNames) {
    if (tally[fact] !== undefined) Object.assign(json, { [fact]: tally[fact] })
  }
  if (tally.scores !== undefined) json.scores = [...tally.scores]
  return json
}
