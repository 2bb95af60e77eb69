import { judged, type Run } from '../../model/run/run.ts'
import { canBreak, type Random, replaceCases, withPassed } from '../rehearse/changes.ts'

/**
 * The run in which some cases break and others get better by as much, as far as they can: the mean hardly moves.
 *
 * @param count cases that break
 */
export function swapCases(run: Run, count: number, random: Random): Run {
  const shuffled = [...run.cases.values()]
    .filter(canBreak)
    .map((tally) => ({ tally, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ tally }) => tally)
  const broken = new Set(shuffled.slice(0, count).map(({ key }) => key))
  let room = shuffled.slice(0, count).reduce((sum, { passed }) => sum + passed, 0)
  return replaceCases(run, `${run.info.id} swapped`, (tally) => {
    if (broken.has(tally.key)) return withPassed(tally, 0)
    const more = Math.min(room, judged(tally) - tally.passed)
    if (tally.scope === 'suite' || more <= 0) return tally
    room -= more
    return withPassed(tally, tally.passed + more)
  })
}
