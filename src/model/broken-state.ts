import { compact } from './data.ts'
import type { BrokenState } from './ledger.ts'
import type { Run } from './run/run.ts'

/** What the newest run of a branch says is broken there. */
export function readBrokenState(runs: readonly Run[]): BrokenState {
  return runs.find(({ ledger }) => ledger !== undefined)?.ledger?.broken ?? { cases: [] }
}

/**
 * The newest runs, as many as are kept, and among them one from before anything broke, however long that is ago: it
 * shows what a repair is.
 */
export function selectRunsToKeep(runs: readonly Run[], most: number): readonly Run[] {
  const kept = runs.slice(0, most)
  if (kept.length < most || most === 0) return kept
  const { cases, suite } = readBrokenState(runs)
  const starts = compact([...cases.map((entry) => entry.since), suite])
  const since = Math.min(...starts.map(({ createdAt }) => createdAt))
  const isFromBefore = ({ info }: Run) => info.createdAt < since
  const good = runs.find(isFromBefore)
  if (good === undefined || kept.some(isFromBefore)) return kept
  return [...kept.slice(0, -1), good]
}
