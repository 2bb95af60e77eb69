import { type BreakBound, breakBound, evidenceOf, mostSteps, plainBound } from './break-bound.ts'
import { chanceOfSum } from './compound-sum.ts'
import { fisherDrop } from './fisher.ts'
import { isAtMost } from './level.ts'
import { dropOf, rateTolerance, type Stratum } from './stratum.ts'

/** One case of {@link brokenCasesTest}. */
export interface CaseTest {
  /** One-sided Fisher p-value of the case alone. */
  readonly pValue: number
  /** Chance that this case or any other of the family looks at least this bad; 1 unless it looks broken. */
  readonly adjusted: number
  /** Fisher p-value at most the level and drop at least the floor. */
  readonly looksBroken: boolean
}

export interface BrokenCasesTest {
  /** One for each case, in their order. */
  readonly cases: readonly CaseTest[]
  /** Chance of as much evidence of broken cases in the whole family; 1 when no case looks broken. */
  readonly pValue: number
}

/** Iterations of base times head, summed over the kinds of cases, up to which the sharp bound is computed. */
const sharpWork = 400_000
/** The chance is a difference from 1 and not accurate below this. */
const smallestChance = 1e-15

/**
 * Which cases broke, with one false-alarm rate for all of them. Each case that looks broken by its own exact
 * test counts its evidence, -ln p; the others count nothing (the truncated product of Zaykin and others 2002).
 * The chance of such a sum: a case that looks broken counts with the probability at the worst true pass
 * rate (Boschloo's exact test); the others with the rates of their {@link breakBound}. The bounds are
 * summed as a compound Poisson distribution, which is never smaller than the sum itself.
 *
 * Failing more never raises a p-value. The bounds know the base only; a case that begins to look broken adds at least as
 * much to the observed evidence as to the expected; and its own p-value falls as it fails more.
 *
 * @param limits `minDrop`: smallest drop of a rate that matters, 0..1; `level`: above 0, below 1
 */
export function brokenCasesTest(
  strata: readonly Stratum[],
  limits: { readonly minDrop: number; readonly level: number },
): BrokenCasesTest {
  const boundOf = boundsOf(strata, limits)
  const [all, others] = [new Float64Array(mostSteps + 1), new Float64Array(mostSteps + 1)]
  const tests = strata.map((stratum) => {
    const pValue = fisherDrop(stratum)
    const looksBroken = isAtMost(pValue, limits.level) && dropOf(stratum) >= limits.minDrop - rateTolerance
    const bound = boundOf(stratum)
    const rates = bound.rates[stratum.basePassed] ?? nothing
    addRates(all, rates)
    if (!looksBroken) addRates(others, rates)
    const evidence = looksBroken ? evidenceOf(pValue) : 0
    return { pValue, evidence, chance: bound.atMost[evidence] ?? 1, rates }
  })
  const broken = tests.filter(({ evidence }) => evidence > 0)
  const evidence = broken.reduce((sum, test) => sum + test.evidence, 0)
  const jumps = broken.map((test) => ({ size: test.evidence, probability: test.chance }))
  return {
    cases: tests.map(({ pValue, evidence: from, chance, rates }) => {
      if (from === 0) return { pValue, looksBroken: false, adjusted: 1 }
      let expected = 0
      for (let at = from; at <= mostSteps; at += 1) expected += Math.max(0, (all[at] ?? 0) - (rates[at] ?? 0))
      const adjusted = Math.max(pValue, 1 - (1 - chance) * Math.exp(-expected))
      return { pValue, looksBroken: true, adjusted }
    }),
    pValue: evidence === 0 ? 1 : Math.max(smallestChance, chanceOfSum(others, jumps, evidence)),
  }
}

const nothing = new Float64Array(mostSteps + 1)

function addRates(sum: Float64Array, rates: Float64Array): void {
  for (let at = 0; at < rates.length; at += 1) sum[at] = (sum[at] ?? 0) + (rates[at] ?? 0)
}

/** Bounds that were computed before; several suites of one job ask for the same ones. */
const known = new Map<string, BreakBound>()
const mostKnown = 300

function sharpBound(
  baseCount: number,
  headCount: number,
  limits: Parameters<typeof breakBound>[2],
): BreakBound {
  const id = `${baseCount} ${headCount} ${limits.minDrop} ${limits.level}`
  const bound = known.get(id) ?? breakBound(baseCount, headCount, limits)
  if (known.size >= mostKnown) known.clear()
  known.set(id, bound)
  return bound
}

/** The bound of each kind of case, the sharp ones first for those that are cheap. */
function boundsOf(
  strata: readonly Stratum[],
  limits: { readonly minDrop: number; readonly level: number },
): (stratum: Stratum) => BreakBound {
  const idOf = ({ baseCount, headCount }: Stratum) => `${baseCount} ${headCount}`
  const kinds = new Map(strata.map((stratum) => [idOf(stratum), stratum]))
  const sizeOf = ({ baseCount, headCount }: Stratum) => baseCount * headCount
  const cheapFirst = [...kinds.values()].sort(
    (a, b) => sizeOf(a) - sizeOf(b) || a.baseCount - b.baseCount || a.headCount - b.headCount,
  )
  const bounds = new Map<string, BreakBound>()
  let work = 0
  for (const kind of cheapFirst) {
    work += sizeOf(kind)
    const { baseCount, headCount } = kind
    bounds.set(
      idOf(kind),
      work <= sharpWork ? sharpBound(baseCount, headCount, limits) : plainBound(baseCount, limits.level),
    )
  }
  return (stratum) => bounds.get(idOf(stratum)) ?? plainBound(stratum.baseCount, limits.level)
}
