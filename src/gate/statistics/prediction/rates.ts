import { addUp } from '../../../model/data.ts'
import type { Counts } from './history.ts'

const tail = [6, 7.5, 9.5, 12, 15]
const middle = Array.from({ length: 41 }, (_, at) => (at - 20) / 4)
const logOdds = [...tail.toReversed().map((odds) => -odds), ...middle, ...tail]

/** Pass rates that a case may have, 0..1, denser towards both ends. */
export const rates: Float64Array = Float64Array.from(logOdds, (odds) => 1 / (1 + Math.exp(-odds)))

const logsOfPassing = rates.map((rate) => Math.log(rate))
const logsOfFailing = rates.map((rate) => Math.log1p(-rate))
/** Width of the cell around each rate, in log-odds. */
const widths = rates.map(
  (_, at) => ((logOdds[at + 1] ?? logOdds.at(-1) ?? 0) - (logOdds[at - 1] ?? logOdds[0] ?? 0)) / 2,
)

/** Counts that several cases share. */
interface SharedCounts extends Counts {
  readonly cases: number
}

/** Log-odds by which the mean of the rates may differ from that of all iterations. */
const shifts = [-1.4, -0.7, -0.3, 0, 0.3, 0.7]
const concentrations = [0.1, 0.2, 0.35, 0.6, 1, 1.7, 3, 6, 12, 30]
/**
 * The usual concentration and its spread on a log scale, since one answer a case does not show how cases
 * differ.
 */
const usual = { concentration: 1.5, spread: 1.2 }
/** Cases that the shape of the prior is worth against what the cases themselves show. */
const worthOfShape = 8
const rounds = 12

/**
 * How likely each of {@link rates} is for each of the cases, from its own passes and from how the rates of
 * all cases differ (empirical Bayes). The distribution of rates begins as a mean of Beta distributions, by
 * their marginal likelihood, and moves to the cases in a few rounds of expectation and maximisation, so that
 * a file of tests among which some answer by chance is not taken for one kind of case.
 */
export function computePosteriorRates(cases: readonly SharedCounts[]): Float64Array[] {
  if (cases.length === 0) return []
  const likelihoods = cases.map(computeRateLikelihood)
  const shape = averageBetaShapes(cases, likelihoods)
  let prior = shape
  const total = addUp(cases, (counts) => counts.cases)
  for (let round = 0; round < rounds; round += 1) {
    const next = shape.map((mass) => (mass * worthOfShape) / (total + worthOfShape))
    for (const [index, likelihood] of likelihoods.entries()) {
      const share = (cases[index]?.cases ?? 0) / (total + worthOfShape)
      const posterior = multiplyMasses(prior, likelihood)
      for (let at = 0; at < next.length; at += 1) next[at] = (next[at] ?? 0) + share * (posterior[at] ?? 0)
    }
    prior = next
  }
  return likelihoods.map((likelihood) => multiplyMasses(prior, likelihood))
}

/** Likelihood of each rate, scaled to a largest value of 1. */
function computeRateLikelihood({ passed, judged }: Counts): Float64Array {
  const logs = logsOfPassing.map((log, at) => passed * log + (judged - passed) * (logsOfFailing[at] ?? 0))
  const most = Math.max(...logs)
  return logs.map((log) => Math.exp(log - most))
}

function multiplyMasses(prior: Float64Array, likelihood: Float64Array): Float64Array {
  const product = new Float64Array(prior.length)
  for (let at = 0; at < product.length; at += 1) product[at] = (prior[at] ?? 0) * (likelihood[at] ?? 0)
  return scaleToOne(product)
}

/** Scales the masses to a sum of 1, in place. */
function scaleToOne(masses: Float64Array): Float64Array {
  let sum = 0
  for (const mass of masses) sum += mass
  for (let at = 0; at < masses.length; at += 1) masses[at] = (masses[at] ?? 0) / sum
  return masses
}

/**
 * The mean of the Beta distributions, weighted by how well each explains the cases: with few cases, many do.
 */
function averageBetaShapes(
  cases: readonly SharedCounts[],
  likelihoods: readonly Float64Array[],
): Float64Array {
  let passed = 0.5
  let judged = 1
  for (const counts of cases) {
    passed += counts.passed * counts.cases
    judged += counts.judged * counts.cases
  }
  const pooled = Math.log(passed / (judged - passed))
  const candidates = shifts.flatMap((shift) =>
    concentrations.map((concentration) => {
      const mean = 1 / (1 + Math.exp(-pooled - shift))
      const shape = computeBetaMasses(mean * concentration, (1 - mean) * concentration)
      let fit = -0.5 * (Math.log(concentration / usual.concentration) / usual.spread) ** 2
      for (const [index, likelihood] of likelihoods.entries()) {
        let sum = 0
        for (let at = 0; at < shape.length; at += 1) sum += (shape[at] ?? 0) * (likelihood[at] ?? 0)
        fit += (cases[index]?.cases ?? 0) * Math.log(sum)
      }
      return { shape, fit }
    }),
  )
  const best = Math.max(...candidates.map(({ fit }) => fit))
  const mean = new Float64Array(rates.length)
  let total = 0
  for (const { shape, fit } of candidates) {
    const weight = Math.exp(fit - best)
    total += weight
    for (let at = 0; at < mean.length; at += 1) mean[at] = (mean[at] ?? 0) + weight * (shape[at] ?? 0)
  }
  return mean.map((mass) => mass / total)
}

/** Masses of a Beta distribution at {@link rates}: density over the log-odds times the width of the cell. */
function computeBetaMasses(a: number, b: number): Float64Array {
  const masses = new Float64Array(rates.length)
  for (let at = 0; at < masses.length; at += 1) {
    const rate = rates[at] ?? 0
    // What lies beyond the ends falls off like e^(-a · odds).
    let width = widths[at] ?? 0
    if (at === 0) width += 1 / a
    else if (at === masses.length - 1) width += 1 / b
    masses[at] = rate ** a * (1 - rate) ** b * width
  }
  return scaleToOne(masses)
}
