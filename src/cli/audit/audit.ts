import type { Policy } from '../../gate/policy/policy.ts'
import type { Run } from '../../model/run/run.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'
import { breakCase, lowerBy, type Random, seeded } from '../rehearse/changes.ts'
import { type Judge, judgeBy } from '../rehearse/door.ts'
import { type Curve, type CurvePoint, chanceAt, fitCurve } from './curve.ts'
import { type AuditedPlan, plannedDrop, planOf } from './plan.ts'
import { createQuestion, type Question, type Shares, spread } from './question.ts'
import { type DrawnBase, drawBase, type History, historyOf } from './resample.ts'
import { breakableOf, costOf, iterationsOf, withoutMetrics } from './suite.ts'
import { swapCases } from './swap.ts'

/** A change of the code that the gate should notice. */
export interface AuditedBreak extends Shares {
  readonly kind: 'case' | 'drop' | 'swap'
  /** Of a drop, in points of the mean pass rate; of a swap, the cases that broke. */
  readonly size: number
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

/** Verdicts of a suite of {@link fullSize}; smaller ones get more, larger ones fewer. First some of each question, then more where chance still matters. */
const tries = { unchanged: 40, case: 16, drop: 8, swap: 12, batch: 8, batches: 24, plan: 6 }
/** Cases times base runs that a verdict is quick for. */
const fullSize = 2_400
const fewestShare = 0.3
const mostShare = 4

const mostBases = 24

const drops = [2, 3, 5, 8, 10, 15] as const
const shownDrops: readonly number[] = [2, 5, 10]
/**
 * Judges a history of the base branch by a policy: replays it, draws runs in which nothing changed, and breaks them in
 * known ways. Pure; the same runs give the same figures.
 *
 * @param stored the newest first, at least three
 */
export function audit(
  stored: readonly Run[],
  policy: Policy,
  { baselineRuns }: { readonly baselineRuns: number },
): Audit {
  const random = seeded(20_261_122)
  const cost = costOf(stored[0] as Run)
  const runs = stored.map((run) => withoutMetrics(run, policy))
  const history = historyOf(runs)
  const size = Math.max(...runs.map(({ cases }) => cases.size)) * Math.min(baselineRuns, runs.length - 1)
  const effort = Math.min(mostShare, Math.max(fewestShare, fullSize / size))
  const times = (count: number) => Math.ceil(count * effort)
  const judge = judgeBy(policy)
  const trial = createTrial(history, judge, { bases: Math.min(mostBases, times(20)), baselineRuns, random })
  const replayed = runs.slice(0, -1).map((run, place) => ({
    run: run.info,
    outcome: judge(run, runs.slice(place + 1, place + 1 + baselineRuns)),
  }))
  const breakable = breakableOf(runs)
  const swapped = Math.max(2, Math.round(breakable.length / 20))
  const unchanged = createQuestion(() => trial((head) => head))
  const broken = createQuestion((index) => trial((head) => breakCase(head, spread(breakable, index))))
  const swap = createQuestion(() => trial((head) => swapCases(head, swapped, random)))
  const falls = drops.map((points) => ({
    points,
    question: createQuestion(() => trial((head) => lowerBy(head, points / 100, random))),
  }))
  const shown = falls.filter(({ points }) => shownDrops.includes(points))
  const asked = [
    unchanged,
    ...(breakable.length > 0 ? [broken] : []),
    ...(breakable.length >= 4 ? [swap] : []),
    ...shown.map(({ question }) => question),
  ]
  unchanged.ask(times(tries.unchanged))
  if (asked.includes(broken)) broken.ask(times(tries.case))
  if (asked.includes(swap)) swap.ask(times(tries.swap))
  for (const { question } of falls) question.ask(times(tries.drop))
  for (let batch = 0; batch < times(tries.batches); batch += 1)
    asked.reduce((a, b) => (b.variance() > a.variance() ? b : a)).ask(tries.batch)
  const nothing = unchanged.shares()
  const curve = (share: (of: Shares) => number) => curveOf(falls, share(nothing), share)
  const red = curve((of) => of.red)
  const loud = curve((of) => of.red + of.undecided)
  const brokenShares = broken.shares()
  const iterations = iterationsOf(runs[0] as Run)
  return {
    runs: runs.length,
    cases: runs[0]?.cases.size ?? 0,
    iterations,
    baselineRuns,
    replayed,
    unchanged: nothing,
    breaks: [
      ...(asked.includes(broken) ? [{ kind: 'case', size: 1, ...brokenShares } as const] : []),
      ...shown.map(({ points, question }) => {
        const own = question.shares()
        const found = blend(own.red, own.tries, chanceAt(red, points))
        const both = blend(own.red + own.undecided, own.tries, chanceAt(loud, points))
        const undecided = Math.max(0, both - found)
        return { kind: 'drop', size: points, red: found, undecided, tries: own.tries } as const
      }),
      ...(asked.includes(swap) ? [{ kind: 'swap', size: swapped, ...swap.shares() } as const] : []),
    ],
    plan: planOf(history, policy, {
      baselineRuns,
      breakable,
      random,
      cost,
      current: iterations,
      count: times(tries.plan),
      now: { findsCase: brokenShares.red, findsDrop: chanceAt(red, plannedDrop) },
    }),
  }
}

type Change = (head: Run) => Run
type Trial = (change: Change) => VerdictOutcome

interface TrialOptions {
  /** Baselines that are drawn; each is worked out once for all its heads. */
  readonly bases: number
  readonly baselineRuns: number
  readonly random: Random
}

/** One verdict on a run that is drawn from the history and changed, beside one drawn baseline after the other. */
function createTrial(history: History, judge: Judge, { bases, baselineRuns, random }: TrialOptions): Trial {
  const drawn = Array.from({ length: bases }, () => drawBase(history, baselineRuns, random))
  let count = 0
  return (change) => {
    count += 1
    const base = drawn[count % bases] as DrawnBase
    return judge(change(base.drawHead(`drawn ${count}`)), base.runs)
  }
}

/** Tries that the curve through all sizes is worth beside those of one size. */
const curveWeight = 12

const blend = (share: number, count: number, fitted: number) =>
  (share * count + fitted * curveWeight) / (count + curveWeight)

function curveOf(
  falls: readonly { readonly points: number; readonly question: Question }[],
  floor: number,
  share: (of: Shares) => number,
): Curve {
  const points = falls.map(({ points: size, question }): CurvePoint => {
    const shares = question.shares()
    return { points: size, found: share(shares) * shares.tries, tries: shares.tries }
  })
  return fitCurve(points, Math.min(0.9, floor))
}
