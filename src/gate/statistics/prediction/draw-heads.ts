import { binomial } from '../binomial.ts'
import { seededRandom } from '../permutation.ts'
import { movedRates, passes } from './outcomes.ts'
import type { Kind, Prediction } from './predict.ts'
import { rates } from './rates.ts'

/** More cases than this of one kind are drawn by how many of them pass. */
const many = 8

/** Single answers that one made-up run takes. */
export function answersOf(kinds: readonly Kind[]): number {
  return kinds.reduce((sum, of) => sum + (of.headCount === 1 && of.cases > many ? 1 : of.cases), 0)
}

/** How likely each number of passes is, for each kind of case. */
export function tablesOf(prediction: Prediction, weather: Prediction['weathers'][number]): Float64Array[] {
  const { kinds, worth, meanVariance } = prediction
  const moved = movedRates(weather, meanVariance)
  const known = new Map<string, Float64Array[]>()
  return kinds.map(({ isEval, headCount, posterior }) => {
    const id = `${headCount} ${isEval}`
    const atRate = known.get(id) ?? []
    known.set(id, atRate)
    const [ofKind, correlation] = isEval ? [moved, worth.correlation] : [rates, 0]
    const sum = new Float64Array(headCount + 1)
    for (let at = 0; at < posterior.length; at += 1) {
      const mass = posterior[at] ?? 0
      if (mass < 1e-10) continue
      const masses = atRate[at] ?? passes(ofKind[at] ?? 0, headCount, correlation)
      atRate[at] = masses
      for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + mass * (masses[x] ?? 0)
    }
    return sum
  })
}

/** The weather of each draw, in proportion to their shares. */
export function allot(weathers: Prediction['weathers'], draws: number): Int32Array {
  const plan = new Int32Array(draws)
  let [at, reached] = [0, weathers[0]?.share ?? 1]
  for (let draw = 0; draw < draws; draw += 1) {
    while (reached < (draw + 0.5) / draws && at < weathers.length - 1) {
      at += 1
      reached += weathers[at]?.share ?? 0
    }
    plan[draw] = at
  }
  return plan
}

/** Draws the answers of a whole run under a weather: how many cases of each kind had each number of passes. */
export function drawHeads(
  kinds: readonly Kind[],
  tables: readonly (readonly Float64Array[])[],
): (weather: number) => readonly Float64Array[] {
  const random = seededRandom('head')
  const counts = kinds.map(({ headCount }) => new Float64Array(headCount + 1))
  const pick = (sums: Float64Array) => {
    const at = random() * (sums[sums.length - 1] ?? 1)
    let [low, high] = [0, sums.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return low
  }
  const pickInto = (ofKind: Float64Array, sums: Float64Array, times: number) => {
    for (let one = 0; one < times; one += 1) {
      const x = pick(sums)
      ofKind[x] = (ofKind[x] ?? 0) + 1
    }
  }
  let known = -1
  let sums: Float64Array[] = []
  let full: (Float64Array | undefined)[] = []
  return (weather) => {
    if (weather !== known) {
      known = weather
      const ofWeather = tables[weather] ?? []
      sums = kinds.map(({ cases, headCount }, kind) => {
        const table = ofWeather[kind] ?? new Float64Array(1)
        return cumulated(cases > many ? table.subarray(0, headCount) : table)
      })
      full = kinds.map(({ cases, headCount }, kind) =>
        cases > many ? cumulated(binomial(cases, within(ofWeather[kind]?.[headCount] ?? 0))) : undefined,
      )
    }
    for (let kind = 0; kind < kinds.length; kind += 1) {
      const { cases = 0, headCount = 0 } = kinds[kind] ?? {}
      const ofKind = counts[kind]
      const ofSums = sums[kind]
      const ofFull = full[kind]
      if (ofKind === undefined || ofSums === undefined) continue
      ofKind.fill(0)
      // First how many pass every time, then the others one by one.
      const passing = ofFull === undefined ? 0 : pick(ofFull)
      if (headCount === 1 && ofFull !== undefined) ofKind[0] = cases - passing
      else pickInto(ofKind, ofSums, cases - passing)
      ofKind[headCount] = (ofKind[headCount] ?? 0) + passing
    }
    return counts
  }
}

/** A probability that {@link binomial} takes. */
function within(probability: number): number {
  return Math.min(1 - 1e-12, Math.max(1e-12, probability))
}

function cumulated(masses: Float64Array): Float64Array {
  let below = 0
  return masses.map((mass) => {
    below += mass
    return below
  })
}
