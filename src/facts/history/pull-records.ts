import { countJudged, isJudged, type PullFate, type Run } from '../../model/run/run.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'
import type { PullMeasurement, PullSources, Spending } from './sources.ts'
import { addSpending } from './spending.ts'

/**
 * How a pull request ended for the gate. `overridden`: merged although red; `undecided`: merged although open; `accepted`:
 * merged with cases that somebody accepted; `repaired`: red or open at first, green when it was merged; `green`: never
 * anything else; `unknown`: nobody says whether it was merged.
 */
export const pullEnds = [
  'overridden',
  'undecided',
  'accepted',
  'repaired',
  'closed',
  'open',
  'unknown',
  'green',
] as const
export type PullEnd = (typeof pullEnds)[number]

/** What the next run of main said of the cases that a merged pull request was red or open for. */
interface AfterMerge {
  /** Blamed cases that main judged then, and those of them that failed at least half of their iterations. */
  readonly judged: number
  readonly failed: number
}

/** One pull request in the record of the gate. */
export interface PullRecord {
  /** `#12`, else the branch. Foreign. */
  readonly name: string
  readonly number?: number
  /** Oldest first. */
  readonly outcomes: readonly VerdictOutcome[]
  readonly end: PullEnd
  /** When it was measured last, Unix epoch ms. */
  readonly at: number
  /** The reason of the last red or open measurement. Foreign in part. */
  readonly why: string | undefined
  /** Titles of the cases that the last red or open measurement blamed. Foreign. */
  readonly blamed: readonly string[]
  /** Logins. Foreign. */
  readonly acceptedBy: readonly string[]
  /** Absent for what was green, was not merged, or blamed no case. */
  readonly after?: AfterMerge
  /** Main says that it broke with this pull request, and the gate had not said so. */
  readonly wasMissed: boolean
  readonly spent: Spending
  /** Page of the last measurement. */
  readonly url?: string
}

/** All pull requests that were measured, the newest first. */
export function collectPullRecords({ runs, measurements, fates }: PullSources): readonly PullRecord[] {
  const fateByNumber = new Map(fates.map((fate) => [fate.number, fate]))
  const blamedByMain = new Set(
    runs.flatMap(({ ledger }) => ledger?.broken?.cases.map(({ since }) => since.pull) ?? []),
  )
  const groups = Map.groupBy(
    measurements.toSorted((a, b) => a.info.createdAt - b.info.createdAt),
    ({ info }) => info.pull?.number ?? info.branch ?? info.id,
  )
  return [...groups]
    .map(([name, pushes]): PullRecord => {
      const number = typeof name === 'number' ? name : undefined
      const merged = number === undefined ? undefined : runs.findLast((run) => mergesPull(run, number))
      const fate = number === undefined ? undefined : fateByNumber.get(number)
      const last = pushes.at(-1) as PullMeasurement
      const end = judgeEnd(pushes, merged === undefined ? fate?.state : 'merged')
      const blaming = pushes.findLast(({ blamed }) => blamed.length > 0)
      const after =
        (end === 'overridden' || end === 'undecided' || end === 'accepted') && blaming !== undefined
          ? lookAfterMerge(blaming, merged ?? findRunAfter(runs, fate))
          : undefined
      return {
        name: number === undefined ? String(name) : `#${number}`,
        number,
        outcomes: pushes.map(({ outcome }) => outcome),
        end,
        at: last.info.createdAt,
        why: pushes.findLast(({ why }) => why !== undefined)?.why,
        blamed: blaming?.blamed.map(({ title }) => title) ?? [],
        acceptedBy: [...new Set(pushes.flatMap(({ acceptedBy }) => acceptedBy))],
        after,
        wasMissed: number !== undefined && last.outcome === 'passed' && blamedByMain.has(number),
        spent: addSpending(pushes.map(({ spent }) => spent)),
        url: last.info.url,
      }
    })
    .sort((a, b) => b.at - a.at)
}

function mergesPull({ info }: Run, number: number): boolean {
  return info.pull?.state === 'merged' && info.pull.number === number
}

function judgeEnd(pushes: readonly PullMeasurement[], state: PullFate['state'] | undefined): PullEnd {
  const last = pushes.at(-1) as PullMeasurement
  if (state === 'closed' || state === 'open') return state
  if (state === undefined) return 'unknown'
  if (last.outcome === 'failed') return 'overridden'
  if (last.outcome === 'inconclusive') return 'undecided'
  if (last.acceptedBy.length > 0) return 'accepted'
  return pushes.every(({ outcome }) => outcome === 'passed') ? 'green' : 'repaired'
}

function findRunAfter(runs: readonly Run[], fate: PullFate | undefined): Run | undefined {
  const { mergedAt } = fate ?? {}
  if (mergedAt === undefined) return undefined
  return runs.findLast(({ info }) => info.createdAt >= mergedAt)
}

function lookAfterMerge({ blamed }: PullMeasurement, run: Run | undefined): AfterMerge | undefined {
  const tallies = blamed.map(({ key }) => run?.cases.get(key)).filter(isJudged)
  if (tallies.length === 0) return undefined
  const failed = tallies.filter((tally) => tally.passed * 2 <= countJudged(tally)).length
  return { judged: tallies.length, failed }
}
