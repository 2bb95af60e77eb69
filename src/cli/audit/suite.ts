import type { BudgetSettings, CaseSettings, FloorSettings, GrowthSettings } from '#verdict'
import { compareText } from '../../model/data.ts'
import { countJudged, type Run } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { canBreak, type Random, replaceRunCases, setPassedCount, shuffleItems } from '../rehearse/changes.ts'

/** Cases that can break, from the shakiest to the steadiest. */
export function listBreakableCases(runs: readonly Run[]): readonly string[] {
  const computePassRate = (key: string) => {
    const tallies = runs.slice(0, 10).flatMap((run) => run.cases.get(key) ?? [])
    const count = tallies.reduce((sum, tally) => sum + countJudged(tally), 0)
    return tallies.reduce((sum, { passed }) => sum + passed, 0) / Math.max(1, count)
  }
  const keys = [...(runs[0] as Run).cases.values()].filter(canBreak).map(({ key }) => key)
  const rates = new Map(keys.map((key) => [key, computePassRate(key)]))
  return keys.toSorted((a, b) => (rates.get(a) ?? 0) - (rates.get(b) ?? 0) || compareText(a, b))
}

/** The most common number of judged iterations of a case. */
export function findUsualIterations({ cases }: Run): number {
  const counts = new Map<number, number>()
  for (const tally of cases.values())
    counts.set(countJudged(tally), (counts.get(countJudged(tally)) ?? 0) + 1)
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? 0
}

/** USD of one iteration of every case; `null` when more than half have no cost. */
export function computeIterationCost({ cases }: Run): number | null {
  const known = [...cases.values()].flatMap(({ costUsd }) => getSampleMean(costUsd) ?? [])
  if (known.length === 0 || known.length * 2 < cases.size) return null
  return (known.reduce((sum, cost) => sum + cost, 0) / known.length) * cases.size
}

/** Removes times, tokens and costs that no rule of the policy can fail, because comparing them takes time. */
export function dropUnusedMetrics(
  run: Run,
  { growth, limits, budget, cases }: CaseSettings & FloorSettings & GrowthSettings & BudgetSettings,
): Run {
  const modes = [growth.latency.mode, growth.tokens.mode, growth.cost.mode, budget.mode]
  const hasLimits = Object.keys(limits).length > 0 || cases.some((rule) => rule.limits !== undefined)
  if (modes.includes('fail') || hasLimits) return run
  return replaceRunCases(
    run,
    run.info.id,
    ({ durationMs: _, latencyMs: __, tokens: ___, costUsd: ____, ...tally }) => tally,
  )
}

/**
 * The run in which some cases break and others get better by as much, as far as they can: the mean hardly
 * moves.
 *
 * @param count cases that break
 */
export function swapCases(run: Run, count: number, random: Random): Run {
  const chosen = shuffleItems([...run.cases.values()].filter(canBreak), random).slice(0, count)
  const broken = new Set(chosen.map(({ key }) => key))
  let room = chosen.reduce((sum, { passed }) => sum + passed, 0)
  return replaceRunCases(run, `${run.info.id} swapped`, (tally) => {
    if (broken.has(tally.key)) return setPassedCount(tally, 0)
    const gained = Math.min(room, countJudged(tally) - tally.passed)
    if (tally.scope === 'suite' || gained <= 0) return tally
    room -= gained
    return setPassedCount(tally, tally.passed + gained)
  })
}
