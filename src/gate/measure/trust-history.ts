import type { Comparison } from '../../model/comparison.ts'
import { countBaseRuns } from '../../model/comparison.ts'
import { countJudged } from '../../model/run/run.ts'
import { compareHours } from '../compare/hours.ts'
import { listJudgeNotes, listModelNotes } from '../judge/changed-conditions.ts'

/** Runs of a base whose means vary by more than so many times what chance explains have weather. */
const mostVariance = 1.9

/**
 * Whether the history of the base is evidence of a fall of the mean: it was measured at the head's time of day, with the
 * same model and judges, and its runs differ by no more than chance.
 */
export function isHistoryEvidence(comparison: Comparison): boolean {
  const { head, baseline } = comparison
  if (compareHours(head, baseline?.runs ?? []) !== 'same') return false
  if (listModelNotes(comparison).length > 0 || listJudgeNotes(comparison).length > 0) return false
  return !showsWeather(comparison)
}

function showsWeather(comparison: Comparison): boolean {
  const spread = comparison.suite?.baseSpread ?? null
  if (spread === null) return false
  const runs = countBaseRuns(comparison)
  const { correlation = 0 } = comparison.likeness ?? {}
  let chance = 0
  let count = 0
  for (const { base, judgedAs, drop, baseRuns = runs } of comparison.cases) {
    if (base === undefined || judgedAs !== 'eval' || drop === undefined) continue
    const judged = countJudged(base)
    const rate = (base.passed + 0.5) / (judged + 1)
    const perRun = judged / baseRuns
    chance += (rate * (1 - rate) * (1 + (perRun - 1) * correlation)) / perRun
    count += 1
  }
  return spread ** 2 > (mostVariance * chance) / count ** 2
}
