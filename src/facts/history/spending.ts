import { countIterations, type Run } from '../../model/run/run.ts'
import { getSampleMoments } from '../../model/run/sample.ts'
import { sumSpend } from '../../model/run/spend.ts'
import type { Spending } from './sources.ts'

/** What a run took. */
export function readSpending(run: Run): Spending {
  const { calls, costUsd = null } = sumSpend(run)
  let durationMs = 0
  for (const { durationMs: duration, latencyMs, ...tally } of run.cases.values()) {
    const sample = duration ?? latencyMs
    if (sample !== undefined && countIterations(tally) > 0) durationMs += getSampleMoments(sample).sum
  }
  return { iterations: calls, costUsd, durationMs }
}

/** What all of them took together. */
export function addSpending(spent: readonly Spending[]): Spending {
  const costs = spent.flatMap(({ costUsd }) => costUsd ?? [])
  return {
    iterations: sumValues(spent.map(({ iterations }) => iterations)),
    costUsd: costs.length === 0 ? null : sumValues(costs),
    durationMs: sumValues(spent.map(({ durationMs }) => durationMs)),
  }
}

function sumValues(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
