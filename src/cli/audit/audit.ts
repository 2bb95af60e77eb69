import type { Policy } from '../../gate/policy/policy.ts'
import { judged, type Run, totalsOf } from '../../model/run/run.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'
import { breakCase, lowerBy, seeded } from '../rehearse/changes.ts'
import { judgeBy } from '../rehearse/door.ts'
import { type AuditedPlan, plannedDrop, planOf } from './plan.ts'
import { type Chances, climb, createQuestion, spread } from './question.ts'
import { type DrawnBase, drawBase, historyOf } from './resample.ts'
import { breakableOf, costOf, iterationsOf, swapCases, withoutMetrics } from './suite.ts'

/** A change of the code that the gate should notice. */
export interface AuditedBreak extends Chances {
  readonly kind: 'case' | 'drop' | 'swap'
  /** Points of the mean pass rate that a drop loses; number of cases that break in a swap. */
  readonly size: number
}

export interface Audit {
  readonly runs: number
  readonly cases: number
  readonly iterations: number
  readonly baselineRuns: number
  /** Each stored run against those before it, the newest first. */
  readonly replayed: readonly { readonly run: Run['info']; readonly outcome: VerdictOutcome }[]
  /** Chances for runs in which nothing changed, drawn from the stored ones. */
  readonly unchanged: Chances
  readonly breaks: readonly AuditedBreak[]
  /** Empty for tests that always pass: more iterations of them say nothing. */
  readonly plan: readonly AuditedPlan[]
}

/**
 * Heads of a suite of {@link fullSize}; smaller ones get more, larger ones fewer. First some of each
 * question, then more
 * where a chance is least certain.
 */
const tries = { bases: 15, each: 25, batch: 8, batches: 20, plan: 20 }
/** Cases times base runs that a verdict is quick for. */
const fullSize = 2_400
const [fewestShare, mostShare] = [0.3, 3]

/** Sizes of a drop in points of the mean pass rate: 0 for no change, then those that are shown. */
const drops = [0, 2, 5, 10] as const

/**
 * Judges a history of the base branch by a policy: replays it, draws runs in which nothing changed, and
 * breaks them in
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
  const replayed = runs.slice(0, -1).map((run, place) => ({
    run: run.info,
    outcome: judge(run, runs.slice(place + 1, place + 1 + baselineRuns)),
  }))
  const bases = Array.from({ length: times(tries.bases) }, () => drawBase(history, baselineRuns, random))
  const breakable = breakableOf(runs)
  const swapped = Math.max(2, Math.round(breakable.length / 20))
  const question = (
    verdicts: (
      head: Run,
      verdictOn: (head: Run) => VerdictOutcome,
      index: number,
    ) => readonly VerdictOutcome[],
  ) =>
    createQuestion({
      history,
      bases: bases.length,
      answer: (index, at) => {
        const base = bases[at] as DrawnBase
        return verdicts(base.drawHead(`drawn ${index}`), (head) => judge(head, base.runs), index)
      },
    })
  const falls = question((head, verdictOn, index) =>
    climb(drops.length, (at) => verdictOn(lowerBy(head, (drops[at] ?? 0) / 100, seeded(index)))),
  )
  const broken = question((head, verdictOn, index) => [verdictOn(breakCase(head, spread(breakable, index)))])
  const swap = question((head, verdictOn) => [verdictOn(swapCases(head, swapped, random))])
  const questions = [
    falls,
    ...(breakable.length > 0 ? [broken] : []),
    ...(breakable.length >= 4 ? [swap] : []),
  ]
  for (const { ask } of questions) ask(times(tries.each))
  for (let batch = 0; batch < times(tries.batches); batch += 1)
    questions.reduce((a, b) => (b.width() > a.width() ? b : a)).ask(tries.batch)

  const [unchanged, ...fallen] = falls.chances() as [Chances, ...Chances[]]
  const iterations = iterationsOf(runs[0] as Run)
  const totals = totalsOf(runs[0] as Run)
  return {
    runs: runs.length,
    cases: runs[0]?.cases.size ?? 0,
    iterations,
    baselineRuns,
    replayed,
    unchanged,
    breaks: [
      ...broken.chances().map((of) => ({ kind: 'case', size: 1, ...of }) as const),
      ...fallen.flatMap((of, index) => {
        const size = drops[index + 1] ?? 0
        // A drop of less than one iteration can't be made.
        return (size / 100) * judged(totals) < 1 ? [] : [{ kind: 'drop', size, ...of } as const]
      }),
      ...swap.chances().map((of) => ({ kind: 'swap', size: swapped, ...of }) as const),
    ],
    plan: planOf(history, policy, {
      baselineRuns,
      breakable,
      random,
      cost,
      current: iterations,
      count: times(tries.plan),
      now: {
        findsCase: (broken.chances()[0] ?? unchanged).red,
        findsDrop: (fallen[drops.indexOf(plannedDrop) - 1] ?? unchanged).red,
      },
    }),
  }
}
