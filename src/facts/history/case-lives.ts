import { compareText } from '../../model/data.ts'
import { isIntermittent } from '../../model/run/flaky.ts'
import { brokenAfter, cleanAfter } from '../../model/run/quarantine.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { type CaseTally, type Counts, countJudged, type Run, type RunInfo } from '../../model/run/run.ts'
import { averageKnown, computeMeanScore, listScorerNames, type ScoreHistory } from '../run-history.ts'
import type { HistoryDay } from './days.ts'
import type { MainSources } from './sources.ts'

/** What a case is on main now, those first that somebody has to look at. */
export const lives = ['broken', 'flaky', 'quarantined', 'new', 'gone', 'healthy'] as const
export type Life = (typeof lives)[number]

/** A time in which a case passed no iteration, over at least two runs. */
export interface CaseBreak {
  /** The first failing run. */
  readonly from: RunInfo
  /** The run in which it passed again; absent while it is broken. */
  readonly to?: RunInfo
}

/** One case over the runs of main. */
export interface CaseLife {
  readonly key: string
  readonly identity: CaseIdentity
  readonly life: Life
  /** Iterations of each day, oldest first. */
  readonly days: readonly Counts[]
  /** Iterations of the newest runs, {@link cleanAfter} at most. */
  readonly recent: Counts
  /** How much lower its pass rate is in these than in as many of its first runs, 0..1; negative: higher. */
  readonly drop: number
  /** Oldest first. */
  readonly breaks: readonly CaseBreak[]
  /** Its first run. */
  readonly since: RunInfo
  /** The newest tally. */
  readonly tally: CaseTally
}

interface Seen {
  readonly run: Run
  readonly counts: Counts
}

/** A case that varies by itself, and passes less often, is flaky. */
const steadyRate = 0.9

/** All cases that main has had, the worst first. */
export function collectCaseLives(days: readonly HistoryDay[], sources: MainSources): readonly CaseLife[] {
  const { runs } = sources
  const seen = new Map<string, { readonly tally: CaseTally; readonly runs: Seen[] }>()
  for (const run of runs)
    for (const tally of run.cases.values()) {
      if (tally.scope === 'suite' || tally.finding === true || countJudged(tally) === 0) continue
      const known = seen.get(tally.key) ?? { tally, runs: [] }
      known.runs.push({ run, counts: { passed: tally.passed, judged: countJudged(tally) } })
      seen.set(tally.key, known)
    }
  const dayByRun = new Map(
    days.flatMap(({ runs: dayRuns }, day) => dayRuns.map((run) => [run, day] as const)),
  )
  const ranks = new Map(lives.map((life, rank) => [life, rank]))
  return [...seen.values()]
    .map(({ tally, runs: judged }): CaseLife => {
      const recent = poolCounts(judged.slice(0, cleanAfter))
      const first = poolCounts(judged.slice(-cleanAfter))
      return {
        key: tally.key,
        identity: tally.identity,
        life: judgeLife(tally, judged, sources),
        days: spreadOverDays(judged, dayByRun, days.length),
        recent,
        drop: first.passed / first.judged - recent.passed / recent.judged,
        breaks: findBreaks(judged),
        since: (judged.at(-1) as Seen).run.info,
        tally,
      }
    })
    .sort(
      (a, b) =>
        (ranks.get(a.life) ?? 0) - (ranks.get(b.life) ?? 0) ||
        a.recent.passed / a.recent.judged - b.recent.passed / b.recent.judged ||
        compareText(a.key, b.key),
    )
}

/** @param judged the newest first */
function judgeLife(tally: CaseTally, judged: readonly Seen[], { runs, isQuarantined }: MainSources): Life {
  const newestRuns = new Set(runs.slice(0, brokenAfter))
  if (!judged.slice(0, 1).some(({ run }) => newestRuns.has(run))) return 'gone'
  if (isQuarantined(tally.identity)) return 'quarantined'
  const window = judged.slice(0, cleanAfter)
  const shares = window.map(({ counts }) => counts.passed / counts.judged)
  const { passed, judged: count } = poolCounts(window)
  // What varies by itself is broken when it fails for long, and flaky when it fails often.
  const varies = tally.scores !== undefined || window.some(({ counts }) => counts.judged > 1)
  if (shares.slice(0, brokenAfter).every((share) => share === 0)) return 'broken'
  if (varies ? passed / count < steadyRate : isIntermittent(shares)) return 'flaky'
  if (!varies && shares[0] === 0) return 'broken'
  const recentRuns = new Set(runs.slice(0, cleanAfter))
  const isNew = runs.length > cleanAfter && judged.every(({ run }) => recentRuns.has(run))
  return isNew ? 'new' : 'healthy'
}

function poolCounts(seen: readonly Seen[]): Counts {
  let passed = 0
  let judged = 0
  for (const { counts } of seen) {
    passed += counts.passed
    judged += counts.judged
  }
  return { passed, judged }
}

function spreadOverDays(
  judged: readonly Seen[],
  dayByRun: ReadonlyMap<Run, number>,
  length: number,
): readonly Counts[] {
  const days = Array.from({ length }, () => ({ passed: 0, judged: 0 }))
  for (const { run, counts } of judged) {
    const day = days[dayByRun.get(run) ?? -1]
    if (day === undefined) continue
    day.passed += counts.passed
    day.judged += counts.judged
  }
  return days
}

/** @param judged the newest first */
function findBreaks(judged: readonly Seen[]): readonly CaseBreak[] {
  const breaks: CaseBreak[] = []
  let failing: Run[] = []
  for (const { run, counts } of judged.toReversed()) {
    if (counts.passed === 0) {
      failing.push(run)
      continue
    }
    const [from] = failing
    if (from !== undefined && failing.length > 1) breaks.push({ from: from.info, to: run.info })
    failing = []
  }
  const [from] = failing
  if (from !== undefined) breaks.push({ from: from.info })
  return breaks
}

/** The mean scores of a case by day, of scorers with at least two means. */
export function listCaseScores({ key }: CaseLife, days: readonly HistoryDay[]): readonly ScoreHistory[] {
  const tallies = days.map(({ runs }) => runs.map(({ cases }) => cases.get(key)))
  return listScorerNames(tallies.flat()).flatMap((name) => {
    const means = tallies.map((dayTallies) =>
      averageKnown(dayTallies.map((tally) => computeMeanScore(tally?.scores?.get(name)))),
    )
    if (means.filter((mean) => mean !== null).length < 2) return []
    return [{ name, means }]
  })
}
