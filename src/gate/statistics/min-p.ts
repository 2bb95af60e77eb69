import { cumulative, type Distribution, hypergeometric } from './hypergeometric.ts'
import { dropOf, rateTolerance, type Stratum } from './stratum.ts'

/** One case of {@link exactMinP}. */
export interface CaseTest {
  /** One-sided Fisher p-value of the case alone. */
  readonly pValue: number
  /** Probability that chance makes any case of the family look at least this bad; 1 below the floor. */
  readonly adjusted: number
}

/** Cases with the same counts share one null distribution. */
export interface Kind {
  readonly distribution: Distribution
  /** P(passes of the head <= index + start), as far as the drop reaches the floor. */
  readonly attainable: readonly number[]
  count: number
}

/** One-sided Fisher exact test of a drop: P(head passes <= observed), given the passes of both sides. */
export function fisherDrop(stratum: Stratum): number {
  const { basePassed, baseCount, headPassed, headCount } = stratum
  return cumulative(hypergeometric(baseCount + headCount, basePassed + headPassed, headCount), headPassed)
}

/**
 * Which cases got worse, with one false-alarm rate for all of them together. The adjusted value of a case is
 * 1 - Π(1 - G), where G is the largest p-value that another case could have reached without exceeding this
 * one. G is 0 for a case that cannot reach it at all, such as one that always passes on both sides, so stable
 * cases cost no power; Bonferroni and Holm would charge for each. Outcomes whose drop stays under `minDrop`
 * never count, so they are left out of G as well.
 *
 * @param minDrop smallest drop of the pass rate that matters, 0..1
 */
export function exactMinP(strata: readonly Stratum[], minDrop: number): CaseTest[] {
  const kinds = new Map<string, Kind>()
  const tests = strata.map((stratum) => {
    const kind = kindOf(stratum, minDrop, kinds)
    kind.count += 1
    const pValue = cumulative(kind.distribution, stratum.headPassed)
    return { pValue, eligible: dropOf(stratum) >= minDrop - rateTolerance }
  })
  const eligible = [...new Set(tests.filter((test) => test.eligible).map((test) => test.pValue))]
  const adjusted = adjust(eligible, [...kinds.values()])
  return tests.map((test) => ({
    pValue: test.pValue,
    adjusted: test.eligible ? (adjusted.get(test.pValue) ?? 1) : 1,
  }))
}

/** Finds or adds the kind of a case; the caller counts. */
export function kindOf(stratum: Stratum, minDrop: number, kinds: Map<string, Kind>): Kind {
  const { baseCount, headCount } = stratum
  const passes = stratum.basePassed + stratum.headPassed
  const id = `${baseCount} ${headCount} ${passes}`
  const known = kinds.get(id)
  if (known !== undefined) return known
  const distribution = hypergeometric(baseCount + headCount, passes, headCount)
  const attainable: number[] = []
  let sum = 0
  for (const [index, mass] of distribution.mass.entries()) {
    const headPassed = distribution.start + index
    const drop = (passes - headPassed) / baseCount - headPassed / headCount
    if (drop < minDrop - rateTolerance) break
    sum += mass
    attainable.push(Math.min(1, sum))
  }
  const kind = { distribution, attainable, count: 0 }
  kinds.set(id, kind)
  return kind
}

/** Sweeps the p-values upwards and keeps the logarithm of Π(1 - G) up to date. */
function adjust(pValues: readonly number[], kinds: readonly Kind[]): Map<number, number> {
  const steps: { readonly at: number; readonly change: number }[] = []
  for (const { attainable, count } of kinds) {
    let before = 0
    for (const value of attainable) {
      // A case that is certain to reach the value makes the product 0; -750 is that for a double.
      const after = value >= 1 ? -750 : Math.log1p(-value)
      steps.push({ at: value, change: count * (after - before) })
      before = after
    }
  }
  steps.sort((a, b) => a.at - b.at || a.change - b.change)
  const adjusted = new Map<number, number>()
  let [next, logProduct] = [0, 0]
  for (const pValue of [...pValues].sort((a, b) => a - b)) {
    // Equal values computed along different ways may differ in the last digits: count them as reached.
    const reach = pValue * (1 + 1e-9)
    for (let step = steps[next]; step !== undefined && step.at <= reach; step = steps[next]) {
      logProduct += step.change
      next += 1
    }
    adjusted.set(pValue, Math.max(pValue, -Math.expm1(logProduct)))
  }
  return adjusted
}
