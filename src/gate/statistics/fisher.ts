import { cumulative, hypergeometric } from './hypergeometric.ts'
import { isAtMost } from './level.ts'
import { rateTolerance, type Stratum } from './stratum.ts'

/** One-sided Fisher exact test of a drop: P(head passes <= observed), given the passes of both sides. */
export function fisherDrop(stratum: Stratum): number {
  const { basePassed, baseCount, headPassed, headCount } = stratum
  return cumulative(hypergeometric(baseCount + headCount, basePassed + headPassed, headCount), headPassed)
}

/** An outcome of a case that looks broken on its own, with its Fisher p-value. */
export interface BrokenOutcome {
  readonly basePassed: number
  readonly headPassed: number
  readonly pValue: number
}

/**
 * Every outcome of such a case that looks broken: Fisher p-value at most `level`, drop of the rate at least
 * `minDrop` (0..1).
 */
export function brokenOutcomes(
  baseCount: number,
  headCount: number,
  { minDrop, level }: { readonly minDrop: number; readonly level: number },
): BrokenOutcome[] {
  const outcomes: BrokenOutcome[] = []
  for (let passes = 0; passes <= baseCount + headCount; passes += 1) {
    const { start, mass } = hypergeometric(baseCount + headCount, passes, headCount)
    let pValue = 0
    for (const [index, probability] of mass.entries()) {
      const headPassed = start + index
      const basePassed = passes - headPassed
      pValue += probability
      const drop = basePassed / baseCount - headPassed / headCount
      if (!isAtMost(pValue, level) || drop < minDrop - rateTolerance) break
      outcomes.push({ basePassed, headPassed, pValue })
    }
  }
  return outcomes
}
