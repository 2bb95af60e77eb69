import { compact } from './data.ts'
import type { BrokenState } from './ledger.ts'
import type { Run } from './run/run.ts'

/** What the newest run of a branch says is broken there. */
export function readBrokenState(runs: readonly Run[]): BrokenState {
  return runs.find(({ ledger }) => ledger !== undefined)?.ledger?.broken ?? { cases: [] }
}

/**
 * The newest runs, as many as are kept, and among them one from before anything broke and one with what is still due,
 * however long ago they are: they show what a repair is, and what nobody has explained since.
 */
export function selectRunsToKeep(runs: readonly Run[], most: number): readonly Run[] {
  const kept = runs.slice(0, most)
  if (kept.length < most || most === 0) return kept
  const { cases, suite } = readBrokenState(runs)
  const starts = compact([...cases.map((entry) => entry.since), suite])
  const since = Math.min(...starts.map(({ createdAt }) => createdAt))
  const [due] = runs[0]?.info.stillDue ?? []
  const needs = [
    ({ info }: Run) => info.createdAt < since,
    (run: Run) => due === undefined || run.cases.has(due),
  ]
  const further = needs.flatMap((need) => (kept.some(need) ? [] : (runs.find(need) ?? [])))
  return [...kept.slice(0, most - further.length), ...new Set(further)]
}
