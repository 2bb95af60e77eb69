import { computeCumulative, computeHypergeometric } from './hypergeometric.ts'
import type { Stratum } from './stratum.ts'

/** One-sided Fisher exact test of a drop: P(head passes <= observed), given the passes of both sides. */
export function computeFisherDrop(stratum: Stratum): number {
  const { basePassed, baseCount, headPassed, headCount } = stratum
  return computeCumulative(
    computeHypergeometric(baseCount + headCount, basePassed + headPassed, headCount),
    headPassed,
  )
}
