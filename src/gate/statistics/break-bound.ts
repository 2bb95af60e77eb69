import { binomial } from './binomial.ts'
import { type BrokenOutcome, brokenOutcomes } from './fisher.ts'

/** Evidence is counted in whole steps of this size, in natural logarithms of the p-value, so that it adds up. */
const step = 0.1
/** Evidence of one case beyond e^-25 is not distinguished. */
export const mostSteps = 250

/** Evidence against chance of a case that looks broken: -ln p in whole steps, 1 to {@link mostSteps}. */
export function evidenceOf(pValue: number): number {
  return Math.min(mostSteps, Math.max(1, Math.round(-Math.log(pValue) / step)))
}

/** How likely a case looks broken by chance. Evidence is the index: 0 … {@link mostSteps} steps. */
export interface BreakBound {
  /**
   * The chance of at least this much evidence in this case, for any true pass rate: for the p-value of the
   * case itself this is Boschloo's exact test (1970), which is sharper than Fisher's.
   */
  readonly atMost: Float64Array
  /**
   * The same for what the base shows: one entry for each number of passes of the base, 0 … baseCount. An entry
   * holds the rates of a Poisson process whose largest jump has the bound as its distribution:
   * P(evidence >= e) <= 1 - exp(-(rate[e] + rate[e + 1] + …)).
   */
  readonly rates: readonly Float64Array[]
}

/**
 * True pass rates at which the bound must hold, denser towards 0 and 1. The more iterations, the faster the chance
 * changes between two of them; {@link betweenRates} covers that up to 2,000 iterations on a side.
 */
function gridOfRates(iterations: number): number[] {
  const count = Math.max(96, Math.ceil(8 * Math.sqrt(iterations)))
  return Array.from({ length: count }, (_, at) => Math.sin(((at + 0.5) / count) * (Math.PI / 2)) ** 2)
}
/** Tolerance of the bound between two of them. */
const betweenRates = 1.01
/** Minimum of the shape, since one that is 0 everywhere could not be scaled. */
const smallestShape = 1e-300

/**
 * Bounds how likely a case looks broken although nothing changed. At a true pass rate π that chance is
 * q(π) = P(evidence >= e), both sides binomial. π is unknown; the bound h(b) is a function of the base's passes
 * whose mean over the base is at least q(π), for any π. Its shape is q at the base's own rate,
 * π̂ = (b + ½) / (n + 1); its height is the smallest that holds everywhere. A case that always passes on the
 * base costs almost nothing, a coin flip costs q(½).
 *
 * It does not depend on the head. So when more of a head's iterations fail, no other case ever looks more like
 * chance, which a test that conditions on the passes of both sides can't promise.
 *
 * Costs about g · baseCount · (headCount + 250) operations, where g is the number of rates, at least 96.
 */
export function breakBound(
  baseCount: number,
  headCount: number,
  limits: { readonly minDrop: number; readonly level: number },
): BreakBound {
  const outcomes = brokenOutcomes(baseCount, headCount, limits)
  const groups = Map.groupBy(outcomes, ({ pValue }) => evidenceOf(pValue))
  const steps = [...groups.keys()].sort((a, b) => b - a)
  const byEvidence = steps.map((at) => groups.get(at) ?? [])
  const shapes = Array.from({ length: baseCount + 1 }, (_, passed) =>
    chancesAt((passed + 0.5) / (baseCount + 1), byEvidence, { baseCount, headCount }).map((chance) =>
      Math.max(chance, smallestShape),
    ),
  )
  const heights = new Float64Array(steps.length)
  const largest = new Float64Array(steps.length)
  for (const rate of gridOfRates(baseCount + headCount)) {
    const base = binomial(baseCount, rate)
    for (const [index, chance] of chancesAt(rate, byEvidence, { baseCount, headCount }).entries()) {
      let mean = 0
      for (const [passed, shape] of shapes.entries()) mean += (base[passed] ?? 0) * (shape[index] ?? 0)
      largest[index] = Math.max(largest[index] ?? 0, chance * betweenRates)
      if (chance > 0) heights[index] = Math.max(heights[index] ?? 0, (chance / mean) * betweenRates)
    }
  }
  const heightened = (shape: Float64Array) => shape.map((value, index) => value * (heights[index] ?? 0))
  return {
    atMost: byStep(steps, largest),
    rates: shapes.map((shape) => jumpRates(steps, heightened(shape))),
  }
}

/** Chances of at least this much evidence, for every number of steps. */
function byStep(steps: readonly number[], chances: Float64Array): Float64Array {
  const all = new Float64Array(mostSteps + 1)
  let [next, chance] = [0, 0]
  for (let at = mostSteps; at >= 0; at -= 1) {
    if (steps[next] === at) {
      chance = chances[next] ?? 0
      next += 1
    }
    all[at] = chance
  }
  return all
}

/** Turns chances of at least so many steps, the most first, into rates. A certain event has no finite rate. */
function jumpRates(steps: readonly number[], chances: Float64Array): Float64Array {
  const rates = new Float64Array(mostSteps + 1)
  let reached = 0
  for (const [index, at] of steps.entries()) {
    const chance = Math.min(1 - 1e-12, Math.max(reached, chances[index] ?? 0))
    rates[at] = Math.log1p(-reached) - Math.log1p(-chance)
    reached = chance
  }
  return rates
}

/** q at one pass rate: the chance of at least that much evidence, the most evidence first. */
function chancesAt(
  rate: number,
  byEvidence: readonly (readonly BrokenOutcome[])[],
  { baseCount, headCount }: { readonly baseCount: number; readonly headCount: number },
): Float64Array {
  const [base, head] = [binomial(baseCount, rate), binomial(headCount, rate)]
  let sum = 0
  return Float64Array.from(byEvidence, (outcomes) => {
    for (const { basePassed, headPassed } of outcomes) {
      sum += (base[basePassed] ?? 0) * (head[headPassed] ?? 0)
    }
    return sum
  })
}

/**
 * The same for any number of iterations, at no cost: a p-value is at most x with probability at most x. A
 * case that never fails is charged like all others.
 */
export function plainBound(baseCount: number, level: number): BreakBound {
  const least = evidenceOf(level)
  const steps = Array.from({ length: mostSteps - least + 1 }, (_, index) => mostSteps - index)
  // Evidence is rounded: the largest p-value of `at` steps lies half a step below.
  const chances = Float64Array.from(steps, (at) => Math.min(level, Math.exp(-(at - 0.5) * step)))
  const rates = jumpRates(steps, chances)
  return { atMost: byStep(steps, chances), rates: Array.from({ length: baseCount + 1 }, () => rates) }
}
