import type { Policy } from '../../gate/policy/policy.ts'
import { type CaseTally, judged, type Run } from '../../model/run/run.ts'
import { meanOf } from '../../model/run/sample.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'
import { breakCase, canBreak, lowerBy, type Random, seeded } from '../rehearse/changes.ts'
import { judge } from '../rehearse/door.ts'
import { type CurvePoint, chanceAt, fitCurve } from './curve.ts'
import { drawRun, drawWithIterations, type History, historyOf } from './resample.ts'
import { swapCases } from './swap.ts'

/** Shares of verdicts, 0..1. */
export interface Shares {
  readonly red: number
  readonly undecided: number
  /** Verdicts that the shares rest on. */
  readonly tries: number
}

/** A change of the code that the gate should notice. */
export interface AuditedBreak extends Shares {
  readonly kind: 'case' | 'drop' | 'swap'
  /** Of a drop, in points of the mean pass rate; of a swap, the cases that broke. */
  readonly size: number
}

/** What a number of iterations of each case, in every run, would bring. */
export interface AuditedPlan {
  readonly iterations: number
  readonly isNow: boolean
  /** Chances of red, 0..1. */
  readonly findsCase: number
  readonly findsDrop: number
  /** USD of a run; `null` where the runs have no costs. */
  readonly costUsd: number | null
}

export interface Audit {
  readonly runs: number
  readonly cases: number
  readonly iterations: number
  readonly baselineRuns: number
  /** Each stored run against those before it, the newest first. */
  readonly replayed: readonly { readonly run: Run['info']; readonly outcome: VerdictOutcome }[]
  /** Of runs in which nothing changed, drawn from the stored ones. */
  readonly unchanged: Shares
  readonly breaks: readonly AuditedBreak[]
  /** Empty for tests that always pass: more iterations of them say nothing. */
  readonly plan: readonly AuditedPlan[]
}

/** Verdicts at full length, for a suite of {@link fullSize}; larger suites get fewer. */
const tries = { unchanged: 120, case: 60, drop: 30, swap: 40, plan: 14 }
/** Cases times base runs that a verdict is quick for. */
const fullSize = 3_000
const fewestShare = 0.3

const drops = [2, 3, 5, 8, 10, 15] as const
const shownDrops = [2, 5, 10]
const planned = [1, 2, 3, 5, 10]

/**
 * Judges a history of the base branch by a policy: replays it, draws runs in which nothing changed, and breaks them in
 * known ways. Pure; the same runs give the same figures.
 *
 * @param runs the newest first, at least three
 */
export function audit(
  runs: readonly Run[],
  policy: Policy,
  { baselineRuns }: { readonly baselineRuns: number },
): Audit {
  const random = seeded(20_261_122)
  const history = historyOf(runs)
  const size = Math.max(...runs.map(({ cases }) => cases.size)) * Math.min(baselineRuns, runs.length - 1)
  const effort = Math.min(1, Math.max(fewestShare, fullSize / size))
  const times = (count: number) => Math.ceil(count * effort)
  const trial = createTrial(history, policy, baselineRuns, random)
  const replayed = runs.slice(0, -1).map((run, place) => ({
    run: run.info,
    outcome: judge(run, runs.slice(place + 1, place + 1 + baselineRuns), policy),
  }))
  const unchanged = sharesOf(times(tries.unchanged), () => trial((head) => head))
  const breakable = breakableOf(runs)
  const broken = brokenShares(breakable, times(tries.case), trial)
  const swapped = Math.max(2, Math.round(breakable.length / 20))
  const swap =
    breakable.length < 4
      ? undefined
      : sharesOf(times(tries.swap), () => trial((head) => swapCases(head, swapped, random)))
  const fallen = drops.map((points) => ({
    points,
    ...sharesOf(times(tries.drop), () => trial((head) => lowerBy(head, points / 100, random))),
  }))
  const red = curveOf(fallen, unchanged.red, ({ red: share }) => share)
  const loud = curveOf(fallen, unchanged.red + unchanged.undecided, (of) => of.red + of.undecided)
  const inAll = fallen.reduce((sum, of) => sum + of.tries, 0)
  return {
    runs: runs.length,
    cases: runs[0]?.cases.size ?? 0,
    iterations: iterationsOf(runs[0] as Run),
    baselineRuns,
    replayed,
    unchanged,
    breaks: [
      ...(broken === undefined ? [] : [{ kind: 'case', size: 1, ...broken } as const]),
      ...shownDrops.map((points) => {
        const found = chanceAt(red, points)
        const undecided = Math.max(0, chanceAt(loud, points) - found)
        return { kind: 'drop', size: points, red: found, undecided, tries: inAll } as const
      }),
      ...(swap === undefined ? [] : [{ kind: 'swap', size: swapped, ...swap } as const]),
    ],
    plan: planOf(history, policy, { baselineRuns, breakable, random, count: times(tries.plan) }),
  }
}

type Change = (head: Run) => Run
type Trial = (change: Change) => VerdictOutcome

/** One verdict on a run that is drawn from the history and changed, at a random place of it. */
function createTrial(history: History, policy: Policy, baselineRuns: number, random: Random): Trial {
  const { runs } = history
  // The first places have whole baselines; a short history has only one place.
  const places = Math.max(1, runs.length - baselineRuns + 1)
  let count = 0
  return (change) => {
    count += 1
    const place = Math.floor(random() * places)
    const head = drawRun(history, place, `drawn ${count}`, random)
    return judge(change(head), runs.slice(place, place + baselineRuns), policy)
  }
}

function sharesOf(count: number, verdict: (index: number) => VerdictOutcome): Shares {
  const outcomes = Array.from({ length: count }, (_, index) => verdict(index))
  const share = (outcome: VerdictOutcome) =>
    outcomes.filter((of) => of === outcome).length / Math.max(1, count)
  return { red: share('failed'), undecided: share('inconclusive'), tries: count }
}

/** Cases that can break, from the shakiest to the steadiest. */
function breakableOf(runs: readonly Run[]): readonly string[] {
  const rate = (key: string) => {
    const tallies = runs.slice(0, 10).flatMap((run) => run.cases.get(key) ?? [])
    const count = tallies.reduce((sum, tally) => sum + judged(tally), 0)
    return tallies.reduce((sum, { passed }) => sum + passed, 0) / Math.max(1, count)
  }
  const keys = [...(runs[0] as Run).cases.values()].filter(canBreak).map(({ key }) => key)
  const rates = new Map(keys.map((key) => [key, rate(key)]))
  return keys.toSorted((a, b) => (rates.get(a) ?? 0) - (rates.get(b) ?? 0) || (a < b ? -1 : 1))
}

/** Evenly over the cases, so that the luck of which case breaks is not in the figure. */
function brokenShares(breakable: readonly string[], count: number, trial: Trial): Shares | undefined {
  if (breakable.length === 0) return undefined
  return sharesOf(count, (index) => {
    const key = breakable[Math.floor(((index + 0.5) / count) * breakable.length)] ?? ''
    return trial((head) => breakCase(head, key))
  })
}

function curveOf(
  fallen: readonly (Shares & { readonly points: number })[],
  floor: number,
  share: (of: Shares) => number,
) {
  const points = fallen.map(
    (of): CurvePoint => ({ points: of.points, found: share(of) * of.tries, tries: of.tries }),
  )
  return fitCurve(points, Math.min(0.9, floor))
}

/** The most common number of judged iterations of a case. */
function iterationsOf({ cases }: Run): number {
  const counts = new Map<number, number>()
  for (const tally of cases.values()) counts.set(judged(tally), (counts.get(judged(tally)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** USD of one iteration of every case; `null` when more than half have no cost. */
function costOf({ cases }: Run): number | null {
  const known = [...cases.values()].flatMap(({ costUsd }) => meanOf(costUsd) ?? [])
  if (known.length === 0 || known.length * 2 < cases.size) return null
  return (known.reduce((sum, cost) => sum + cost, 0) / known.length) * cases.size
}

const isVaried = (tally: CaseTally) =>
  judged(tally) > 1 || tally.scores !== undefined || tally.tokens !== undefined

function planOf(
  history: History,
  policy: Policy,
  {
    baselineRuns,
    breakable,
    random,
    count,
  }: { baselineRuns: number; breakable: readonly string[]; random: Random; count: number },
): readonly AuditedPlan[] {
  const newest = history.runs[0] as Run
  if (breakable.length === 0 || ![...newest.cases.values()].some(isVaried)) return []
  const now = iterationsOf(newest)
  const cost = costOf(newest)
  return [...new Set([...planned, now])]
    .sort((a, b) => a - b)
    .map((iterations) => {
      const runs = Array.from({ length: baselineRuns }, (_, index) =>
        drawWithIterations(history, iterations, `planned ${index}`, random),
      )
      const head = (index: number) => drawWithIterations(history, iterations, `planned head ${index}`, random)
      const findsCase = sharesOf(count, (index) => {
        const key = breakable[Math.floor(((index + 0.5) / count) * breakable.length)] ?? ''
        return judge(breakCase(head(index), key), runs, policy)
      }).red
      const points = [5, 10].map((size): CurvePoint => {
        const { red, tries: of } = sharesOf(count, (index) =>
          judge(lowerBy(head(index), size / 100, random), runs, policy),
        )
        return { points: size, found: red * of, tries: of }
      })
      return {
        iterations,
        isNow: iterations === now,
        findsCase,
        findsDrop: chanceAt(fitCurve(points, 0.02), 5),
        costUsd: cost === null ? null : cost * iterations,
      }
    })
}
