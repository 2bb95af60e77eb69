import type { Contestant } from '../gates/contestants.ts'
import { sizeOf } from '../gates/draw/pull-request.ts'
import { paying } from '../gates/paying.ts'
import { judgeFixed, startPlanned } from './ours.ts'
import { payingRules } from './rivals.ts'

/** Fixed numbers of iterations of each case, beside which early stopping is to be seen. */
const fixedIterations = [1, 3, 5, 10]

/** Iterations that may be measured in all: five of each case. */
export function mostEvaluations(size: string): number {
  const { cases, iterations } = sizeOf(size)
  return cases * Math.max(5, iterations)
}

/** Every gate of the bill by its name. */
export function entrantsFor(size: string): Readonly<Record<string, Contestant>> {
  const most = mostEvaluations(size)
  return {
    'ours-measured': paying('Eval Gate, until it is certain', 1, () => startPlanned(most)),
    ...Object.fromEntries(
      fixedIterations.map((count) => [
        `ours-${count}`,
        paying(`Eval Gate, ${count} of each case`, count, () => judgeFixed),
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(payingRules).map(([name, { title, judge }]) => [name, paying(title, 0, () => judge)]),
    ),
  }
}
