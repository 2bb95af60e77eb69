import type { Comparison } from '../../model/comparison.ts'
import { compareText } from '../../model/data.ts'
import type { Run } from '../../model/run/run.ts'
import { judged } from '../../model/run/run.ts'

/**
 * Scorers that the newest base run had on cases that passed there, and that some of these cases lack now.
 * Scores that a report contains for failures only do not count.
 *
 * @param keys cases that count and that both sides judged
 */
export function missingScorers(
  head: Run,
  newest: Run | undefined,
  keys: Iterable<string>,
): NonNullable<Comparison['missingScorers']> {
  const scorers = new Map<string, { had: number; missing: number }>()
  for (const key of keys) {
    const [before, now] = [newest?.cases.get(key), head.cases.get(key)]
    if (before?.scores === undefined || now === undefined) continue
    if (before.passed < judged(before) || judged(now) === 0) continue
    for (const [name, { count }] of before.scores) {
      if (count === 0) continue
      const scorer = scorers.get(name) ?? { had: 0, missing: 0 }
      scorers.set(name, scorer)
      scorer.had += 1
      if ((now.scores?.get(name)?.count ?? 0) === 0) scorer.missing += 1
    }
  }
  return [...scorers]
    .filter(([, { missing }]) => missing > 0)
    .map(([name, { had, missing }]) => ({ name, had, missing }))
    .sort((a, b) => compareText(a.name, b.name))
}
