import type { Baseline } from '../../model/comparison/baseline.ts'
import type { BaseChange } from '../../model/comparison/compared-case.ts'
import { listSome, quoteName } from '../../model/format.ts'
import type { CaseTally, Run } from '../../model/run/run.ts'
import { findOtherInputs } from '../../model/run/witness.ts'
import { compareHours } from './hours.ts'
import { isOutageRun } from './lost.ts'

/** What is known of the change of the base that its run of this index is the oldest one to show. */
export type ReadBaseChange = (at: number) => BaseChange | undefined

export function createBaseChangeReader(baseline: Baseline | null): ReadBaseChange {
  const known = new Map<number, BaseChange>()
  return (at) => {
    const run = baseline?.runs[at]
    if (baseline === null || run === undefined) return undefined
    const change = known.get(at) ?? readBaseChange(run, baseline.runs)
    known.set(at, change)
    return change
  }
}

/** The change that this run is the oldest one to show. */
export function readBaseChange(first: Run, runs: readonly Run[]): BaseChange {
  const { commit, createdAt } = first.info
  const at = runs.indexOf(first)
  const newer = at < 0 ? [first] : runs.slice(0, at + 1)
  return { commit, createdAt, cause: findCause(first, newer, runs.slice(at + 1)) }
}

/** What else than a commit changed between the runs, as a clause. Foreign in part. */
function findCause(first: Run, newer: readonly Run[], older: readonly Run[]): string | undefined {
  const last = older[0]
  if (last === undefined) return undefined
  const model = findNameChange(first, last, ({ model: name }) => (name === undefined ? [] : [name]))
  if (model !== undefined) return `the model changed ${model}`
  const judge = findNameChange(first, last, ({ scores }) =>
    [...(scores?.values() ?? [])].flatMap(({ judge: name }) => name ?? []),
  )
  if (judge !== undefined) return `the judge changed ${judge}`
  const inputs = listOtherInputs(first, last)
  if (inputs.length > 0) return `the step had other inputs (${listSome(inputs, 5, (name) => `\`${name}\``)})`
  if (newer.every((run) => isOutageRun(run, [run, ...older]))) return 'much was lost to infrastructure errors'
  const times = older.map(({ info }) => info)
  if (newer.every(({ info }) => compareHours(info, times) === 'other'))
    return 'the runs are of another time of day'
  return undefined
}

/** Names of the inputs that choose evidence and were others, where both runs know theirs. */
function listOtherInputs(newer: Run, older: Run): readonly string[] {
  const inputs = newer.info.witness?.inputs
  const before = older.info.witness?.inputs
  if (inputs === undefined || before === undefined) return []
  return findOtherInputs(inputs, before)
}

/** Whether most of the cases that have such a name on both sides have another one, and from what to what. */
function findNameChange(
  newer: Run,
  older: Run,
  listNames: (tally: CaseTally) => readonly string[],
): string | undefined {
  let named = 0
  let changed = 0
  let pair: string | undefined
  for (const tally of newer.cases.values()) {
    const names = listNames(tally)
    const before = older.cases.get(tally.key)
    const namesBefore = before === undefined ? [] : listNames(before)
    if (names.length === 0 || namesBefore.length === 0) continue
    named += 1
    const to = names.find((name) => !namesBefore.includes(name))
    if (to === undefined) continue
    changed += 1
    pair ??= `from ${quoteName(namesBefore[0] ?? '')} to ${quoteName(to)}`
  }
  if (changed * 2 > named) return pair
  return undefined
}
