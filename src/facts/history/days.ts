import { dayMs, formatDay } from '../../model/format-time.ts'
import type { LedgerEntry } from '../../model/ledger.ts'
import type { Run } from '../../model/run/run.ts'

/** A stretch of time with at least one run of main: a day, of a long history a week. */
export interface HistoryDay {
  /** `YYYY-MM-DD`, UTC, its first day. */
  readonly date: string
  /** Its start, Unix epoch ms. */
  readonly at: number
  /** The newest first. Empty where only the ledger remembers it. */
  readonly runs: readonly Run[]
  /** What the ledger remembers of runs that are gone. */
  readonly remembered: readonly LedgerEntry[]
}

/** A longer history is shown by weeks. */
const mostDays = 200
const weekMs = 7 * dayMs

/** The days of the runs and of the older ones that the newest ledger remembers, oldest first. Runs without a time are left out. */
export function splitIntoDays(runs: readonly Run[]): readonly HistoryDay[] {
  const dated = runs.filter(({ info }) => info.createdAt > 0)
  const known = new Set(dated.map(({ info }) => info.id))
  const entries = (runs.find(({ ledger }) => ledger !== undefined)?.ledger?.entries ?? []).filter(
    ({ id }) => !known.has(id),
  )
  const times = [...dated.map(({ info }) => info.createdAt), ...entries.map(({ at }) => Date.parse(at))]
  const oldest = times.reduce((a, b) => Math.min(a, b), Number.POSITIVE_INFINITY)
  const newest = times.reduce((a, b) => Math.max(a, b), 0)
  const length = newest - oldest > mostDays * dayMs ? weekMs : dayMs
  const findStart = (time: number) => Math.floor(time / length) * length
  const runsByStart = Map.groupBy(dated, ({ info }) => findStart(info.createdAt))
  const entriesByStart = Map.groupBy(entries, ({ at }) => findStart(Date.parse(at)))
  return [...new Set([...runsByStart.keys(), ...entriesByStart.keys()])]
    .sort((a, b) => a - b)
    .map((at) => ({
      date: formatDay(at),
      at,
      runs: runsByStart.get(at) ?? [],
      remembered: entriesByStart.get(at) ?? [],
    }))
}
