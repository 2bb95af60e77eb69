import { cumulative } from './hypergeometric.ts'
import { type Kind, kindOf } from './min-p.ts'
import { dropOf, rateTolerance, type Stratum } from './stratum.ts'

/** Step of the evidence, in natural logarithms: evidence is counted in whole steps, and so stays exact. */
const step = 0.1
/** Evidence beyond e^-25 is not told apart. */
const mostSteps = 250
/** Outcomes rarer than this are taken for the worst, so that they cost no time. */
const rare = 1e-15

/**
 * One test of all single cases together: how likely does chance bring as much evidence of broken cases? Each
 * case that looks broken (Fisher p-value at most `level`, drop at least `minDrop`) adds -ln p; the others add
 * nothing (the truncated product of Zaykin and others 2002, here with the exact discrete distribution).
 *
 * With one such case it is all but min-P. With several it is far stronger, because min-P looks at the worst
 * only and lets each broken case excuse the others.
 *
 * @param level above 0, below 1
 * @returns the p-value; 1 when no case looks broken
 */
export function jointTest(strata: readonly Stratum[], minDrop: number, level: number): number {
  const kinds = new Map<string, Kind>()
  let observed = 0
  for (const stratum of strata) {
    const kind = kindOf(stratum, minDrop, kinds)
    kind.count += 1
    if (dropOf(stratum) < minDrop - rateTolerance) continue
    const pValue = cumulative(kind.distribution, stratum.headPassed)
    if (pValue <= level) observed += stepsOf(pValue)
  }
  if (observed === 0) return 1
  return chanceOf(Math.min(observed, mostSteps), [...kinds.values()], level)
}

function stepsOf(pValue: number): number {
  return Math.min(mostSteps, Math.max(1, Math.round(-Math.log(pValue) / step)))
}

/** P(sum of the evidence >= enough), case by case; what reaches `enough` stays there. */
function chanceOf(enough: number, kinds: readonly Kind[], level: number): number {
  const below = new Float64Array(enough)
  below[0] = 1
  let reached = 0
  for (const { attainable, count } of kinds) {
    const outcomes = outcomesOf(attainable, level)
    const steps = Int32Array.from(outcomes, (outcome) => outcome.steps)
    const masses = Float64Array.from(outcomes, (outcome) => outcome.mass)
    const nothing = 1 - masses.reduce((sum, mass) => sum + mass, 0)
    for (let turn = 0; turn < count && steps.length > 0; turn += 1) {
      // Downwards, so that every target has been passed already.
      for (let at = enough - 1; at >= 0; at -= 1) {
        const mass = below[at] ?? 0
        if (mass === 0) continue
        below[at] = mass * nothing
        for (let index = 0; index < steps.length; index += 1) {
          const target = at + (steps[index] ?? 0)
          const moved = mass * (masses[index] ?? 0)
          if (target >= enough) reached += moved
          else below[target] = (below[target] ?? 0) + moved
        }
      }
    }
  }
  return Math.min(1, reached)
}

function outcomesOf(attainable: readonly number[], level: number): { steps: number; mass: number }[] {
  const outcomes: { steps: number; mass: number }[] = []
  let before = 0
  for (const value of attainable) {
    if (value > level) break
    const steps = value < rare ? mostSteps : stepsOf(value)
    const last = outcomes.at(-1)
    if (last?.steps === steps) last.mass += value - before
    else outcomes.push({ steps, mass: value - before })
    before = value
  }
  return outcomes
}
