import type { Policy } from '#verdict'
import { compact } from '../../model/data.ts'
import { countJudged, countTotals, type Run } from '../../model/run/run.ts'
import type { VerdictOutcome } from '../../model/verdict.ts'
import { breakCase, createSeededGenerator, lowerPassRate } from '../rehearse/changes.ts'
import { createPolicyJudge } from '../rehearse/door.ts'
import { type AuditedPlan, planIterations, plannedDrop } from './plan.ts'
import { type Chances, createQuestion, judgeEachSize, pickSpreadKey } from './question.ts'
import { createAuditHistory, type DrawnBase, drawBase } from './resample.ts'
import {
  computeIterationCost,
  dropUnusedMetrics,
  findUsualIterations,
  listBreakableCases,
  swapCases,
} from './suite.ts'
import { type SpentWeek, sumWeeks } from './weeks.ts'

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
  /** Empty where no run was measured by `measure`. */
  readonly weeks: readonly SpentWeek[]
}

/**
 * Heads of a suite of {@link fullSize}; smaller ones get more, larger ones fewer. First some of each
 * question, then more where a chance is least certain.
 */
const tries = { bases: 15, each: 25, batch: 8, batches: 20, plan: 20 }
/** Cases times base runs that a verdict is quick for. */
const fullSize = 2_400
const fewestShare = 0.3
const mostShare = 3

/** Sizes of a drop in points of the mean pass rate: 0 for no change, then those that are shown. */
const drops = [0, 2, 5, 10] as const

/**
 * Judges a history of the base branch by a policy: replays it, draws runs in which nothing changed, and
 * breaks them in known ways. Pure; the same runs give the same figures.
 *
 * @param stored the newest first, at least three
 */
export function auditHistory(
  stored: readonly Run[],
  policy: Policy,
  { baselineRuns }: { readonly baselineRuns: number },
): Audit {
  const random = createSeededGenerator(20_261_122)
  const cost = computeIterationCost(stored[0] as Run)
  const runs = stored.map((run) => dropUnusedMetrics(run, policy))
  const history = createAuditHistory(runs)
  const size = Math.max(...runs.map(({ cases }) => cases.size)) * Math.min(baselineRuns, runs.length - 1)
  const effort = Math.min(mostShare, Math.max(fewestShare, fullSize / size))
  const scaleTries = (count: number) => Math.ceil(count * effort)
  const judge = createPolicyJudge(policy)
  const replayed = runs.slice(0, -1).map((run, place) => ({
    run: run.info,
    outcome: judge(run, runs.slice(place + 1, place + 1 + baselineRuns)),
  }))
  const bases = Array.from({ length: scaleTries(tries.bases) }, () => drawBase(history, baselineRuns, random))
  const breakable = listBreakableCases(runs)
  const swapped = Math.max(2, Math.round(breakable.length / 20))
  const createAuditQuestion = (
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
  const falls = createAuditQuestion((head, verdictOn, index) =>
    judgeEachSize(drops.length, (at) =>
      verdictOn(lowerPassRate(head, (drops[at] ?? 0) / 100, createSeededGenerator(index))),
    ),
  )
  const broken = createAuditQuestion((head, verdictOn, index) => [
    verdictOn(breakCase(head, pickSpreadKey(breakable, index))),
  ])
  const swap = createAuditQuestion((head, verdictOn) => [verdictOn(swapCases(head, swapped, random))])
  const questions = compact([falls, breakable.length > 0 && broken, breakable.length >= 4 && swap])
  for (const { ask } of questions) ask(scaleTries(tries.each))
  for (let batch = 0; batch < scaleTries(tries.batches); batch += 1)
    questions.reduce((a, b) => (b.width() > a.width() ? b : a)).ask(tries.batch)

  const [unchanged, ...fallen] = falls.chances() as [Chances, ...Chances[]]
  const iterations = findUsualIterations(runs[0] as Run)
  const totals = countTotals(runs[0] as Run)
  return {
    weeks: sumWeeks(stored),
    runs: runs.length,
    cases: runs[0]?.cases.size ?? 0,
    iterations,
    baselineRuns,
    replayed,
    unchanged,
    breaks: [
      ...broken.chances().map((chances) => ({ kind: 'case', size: 1, ...chances }) as const),
      ...fallen.flatMap((chances, index) => {
        const size = drops[index + 1] ?? 0
        // A drop of less than one iteration can't be made.
        if ((size / 100) * countJudged(totals) < 1) return []
        return [{ kind: 'drop', size, ...chances } as const]
      }),
      ...swap.chances().map((chances) => ({ kind: 'swap', size: swapped, ...chances }) as const),
    ],
    plan: planIterations(history, policy, {
      baselineRuns,
      breakable,
      random,
      cost,
      current: iterations,
      count: scaleTries(tries.plan),
      now: {
        findsCase: (broken.chances()[0] ?? unchanged).red,
        findsDrop: (fallen[drops.indexOf(plannedDrop) - 1] ?? unchanged).red,
      },
    }),
  }
}
