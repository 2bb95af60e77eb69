import type { Answer, CaseRun, Iteration, RunData, Seen } from '../contract.ts'
import type { Known, Truth } from '../draw/pull-request.ts'
import { mean } from '../statistics.ts'

/** A gate that is a simple rule, called in the process of the bench or as `rivals/main.ts NAME FOLDER`. */
export interface Rule {
  readonly title: string
  /** The rule in words, as the source states it. */
  readonly rule: string
  /** Where it is stated, and when that was read; absent for ideas of everybody. */
  readonly source?: { readonly title: string; readonly url: string; readonly read: string }
  /** A gate that looks at nothing, or that knows what no gate can; all others are rivals. */
  readonly standing?: 'constant' | 'reference'
  /** The truth is for the oracle alone, and what is known of the world for the optimum. */
  judge(seen: Seen, truth?: Truth, know?: () => Known): Answer
}

/** Counts in a rate: lost and skipped iterations say nothing. */
export function isJudged({ outcome }: Iteration): boolean {
  return outcome === 'pass' || outcome === 'fail' || outcome === 'error'
}

/** The score of an iteration, or 1 for a pass and 0 for a failure. */
function gradeOf({ outcome, score }: Iteration): number {
  return score ?? (outcome === 'pass' ? 1 : 0)
}

/** Values of the judged iterations, by the name of the case; cases without any are left out. */
export function valuesOf(run: RunData): Map<string, readonly number[]> {
  return new Map(
    run.cases.flatMap(({ name, iterations }: CaseRun) => {
      const values = iterations.filter(isJudged).map(gradeOf)
      return values.length === 0 ? [] : [[name, values] as const]
    }),
  )
}

/** Mean value of each case. */
export function ratesOf(run: RunData): Map<string, number> {
  return new Map([...valuesOf(run)].map(([name, values]) => [name, mean(values)]))
}

/** Mean over cases; undefined for an empty run. */
export function meanOf(run: RunData): number | undefined {
  const rates = [...ratesOf(run).values()]
  return rates.length === 0 ? undefined : mean(rates)
}

/** Cases that both runs judged, with their mean values. */
export function pairs(
  head: RunData,
  base: RunData,
): { readonly name: string; readonly now: number; readonly before: number }[] {
  const before = ratesOf(base)
  return [...ratesOf(head)].flatMap(([name, now]) => {
    const then = before.get(name)
    return then === undefined ? [] : [{ name, now, before: then }]
  })
}

export const newest = ({ base }: Seen): RunData =>
  base[0] ?? { cases: [], summary: { total: 0, passed: 0, failed: 0 } }

export function redIf(is: boolean, cases: readonly string[] = []): Answer {
  return { verdict: is ? 'red' : 'green', cases: is ? cases : [] }
}

/** Too little to say anything, by the rule's own standard. */
export const undecided: Answer = { verdict: 'open', cases: [] }
