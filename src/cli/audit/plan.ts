import type { Policy } from '#verdict'
import { type CaseTally, countJudged, type Run } from '../../model/run/run.ts'
import { breakCase, lowerPassRate, type Random } from '../rehearse/changes.ts'
import { createPolicyJudge } from '../rehearse/door.ts'
import { type Chance, createQuestion, pickSpreadKey } from './question.ts'
import { drawWithIterations, type History } from './resample.ts'

interface PlanChances {
  /** Chances of red. */
  readonly findsCase: Chance
  readonly findsDrop: Chance
}

/** Chances and costs if each case had this number of iterations in every run. */
export interface AuditedPlan extends PlanChances {
  readonly iterations: number
  readonly isNow: boolean
  /** USD of a run; `null` where the runs have no costs. */
  readonly costUsd: number | null
}

/** The drop whose chance a plan shows, in points. */
export const plannedDrop = 5
const planned = [1, 3, 5, 10]

const isVariedCase = (tally: CaseTally) => countJudged(tally) > 1 || tally.scores !== undefined

interface PlanOptions {
  /** Iterations of a case now. */
  readonly current: number
  readonly baselineRuns: number
  readonly breakable: readonly string[]
  readonly random: Random
  readonly count: number
  /** USD of one iteration of every case. */
  readonly cost: number | null
  readonly now: PlanChances
}

/**
 * More and fewer iterations, each tried on runs that are drawn with them. Empty for tests that always pass.
 */
export function planIterations(
  history: History,
  stated: Policy,
  options: PlanOptions,
): readonly AuditedPlan[] {
  const { baselineRuns, breakable, random, count, cost, now } = options
  const newest = history.runs[0] as Run
  if (breakable.length === 0 || (cost === null && ![...newest.cases.values()].some(isVariedCase))) return []
  const { current } = options
  // Repeated cases are evals; with one iteration each they would be taken for tests.
  const policy: Policy = stated.kind === 'auto' && current > 1 ? { ...stated, kind: 'evals' } : stated
  const judge = createPolicyJudge(policy)
  const drawRun = (iterations: number, id: string) => drawWithIterations(history, iterations, id, random)
  return [...new Set([...planned, current])]
    .sort((a, b) => a - b)
    .map((iterations) => {
      const costUsd = cost === null ? null : cost * iterations
      if (iterations === current) return { iterations, isNow: true, ...now, costUsd }
      const bases = Array.from({ length: plannedBases }, () =>
        Array.from({ length: baselineRuns }, (_, index) => drawRun(iterations, `planned ${index}`)),
      )
      const question = createQuestion({
        history,
        bases: plannedBases,
        answer: (index, at) => {
          const head = drawRun(iterations, `planned head ${index}`)
          return [
            breakCase(head, pickSpreadKey(breakable, index)),
            lowerPassRate(head, plannedDrop / 100, random),
          ].map((changed) => judge(changed, bases[at] ?? []))
        },
      })
      question.ask(count)
      const [findsCase, findsDrop] = question.chances().map(({ red }) => red) as [Chance, Chance]
      return { iterations, isNow: false, findsCase, findsDrop, costUsd }
    })
}

/** Baselines that are drawn for each number of iterations. */
const plannedBases = 6
