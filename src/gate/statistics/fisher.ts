import type { Counts } from '../../model/run/tally.ts'
import { computeCumulative, computeHypergeometric } from './hypergeometric.ts'
import type { Stratum } from './stratum.ts'

/** One-sided Fisher exact test of a drop: P(head passes <= observed), given the passes of both sides. */
export function computeFisherChance(base: Counts, head: Counts): number {
  return computeCumulative(
    computeHypergeometric(base.judged + head.judged, base.passed + head.passed, head.judged),
    head.passed,
  )
}

/** {@link computeFisherChance} of one case. */
export function computeFisherDrop({ basePassed, baseCount, headPassed, headCount }: Stratum): number {
  return computeFisherChance(
    { passed: basePassed, judged: baseCount },
    { passed: headPassed, judged: headCount },
  )
}
