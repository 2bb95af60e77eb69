import { addUp } from '../../../model/data.ts'
import { computeBinomialMasses } from '../binomial.ts'
import { createSeededRandom } from '../permutation.ts'
import { computePassMasses } from './outcomes.ts'
import type { Kind, Prediction } from './predict.ts'

/** More cases than this of one kind are drawn by how many of them pass. */
const many = 8

/** Single answers that one made-up run takes. */
export function countKindAnswers(kinds: readonly Kind[]): number {
  return addUp(kinds, (kind) => (kind.headCount === 1 && kind.cases > many ? 1 : kind.cases))
}

/** How likely each number of passes is, for each kind of case, where these are the {@link rates}. */
export function computePassTables(
  { kinds, worth }: Prediction,
  evalRates: Float64Array,
  testRates = evalRates,
): Float64Array[] {
  const known = new Map<string, Float64Array[]>()
  return kinds.map(({ isEval, headCount, posterior }) => {
    const id = `${headCount} ${isEval}`
    const atRate = known.get(id) ?? []
    known.set(id, atRate)
    const [kindRates, correlation] = isEval ? [evalRates, worth.correlation] : [testRates, 0]
    const sum = new Float64Array(headCount + 1)
    for (let at = 0; at < posterior.length; at += 1) {
      const mass = posterior[at] ?? 0
      if (mass < 1e-10) continue
      const masses = atRate[at] ?? computePassMasses(kindRates[at] ?? 0, headCount, correlation)
      atRate[at] = masses
      for (let x = 0; x < sum.length; x += 1) sum[x] = (sum[x] ?? 0) + mass * (masses[x] ?? 0)
    }
    return sum
  })
}

/** The weather of each draw, in proportion to their shares. */
export function allotWeathers(weathers: Prediction['weathers'], draws: number): Int32Array {
  const plan = new Int32Array(draws)
  let at = 0
  let reached = weathers[0]?.share ?? 1
  for (let draw = 0; draw < draws; draw += 1) {
    while (reached < (draw + 0.5) / draws && at < weathers.length - 1) {
      at += 1
      reached += weathers[at]?.share ?? 0
    }
    plan[draw] = at
  }
  return plan
}

/** Takes how many cases of a kind had a number of passes. */
type TakeAnswers = (kind: number, passes: number, times: number) => void

/** Draws the answers of a whole run under a weather, and hands them over. */
export function createHeadDrawer(
  kinds: readonly Kind[],
  tables: readonly (readonly Float64Array[])[],
  take: TakeAnswers,
): (weather: number) => void {
  const random = createSeededRandom('head')
  const pickIndex = (sums: Float64Array) => {
    const at = random() * (sums[sums.length - 1] ?? 1)
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > at) high = middle
      else low = middle + 1
    }
    return low
  }
  let known = -1
  let sums: Float64Array[] = []
  let full: (Float64Array | undefined)[] = []
  return (weather) => {
    if (weather !== known) {
      known = weather
      const weatherTables = tables[weather] ?? []
      sums = kinds.map(({ cases, headCount }, kind) => {
        const table = weatherTables[kind] ?? new Float64Array(1)
        return cumulateMasses(cases > many ? table.subarray(0, headCount) : table)
      })
      full = kinds.map(({ cases, headCount }, kind) => {
        if (cases > many)
          return cumulateMasses(
            computeBinomialMasses(cases, clampProbability(weatherTables[kind]?.[headCount] ?? 0)),
          )
        return undefined
      })
    }
    for (let kind = 0; kind < kinds.length; kind += 1) {
      const { cases = 0, headCount = 0 } = kinds[kind] ?? {}
      const kindSums = sums[kind]
      const fullSums = full[kind]
      if (kindSums === undefined) continue
      // First how many pass every time, then the others one by one.
      const passing = fullSums === undefined ? 0 : pickIndex(fullSums)
      take(kind, headCount, passing)
      if (headCount === 1 && fullSums !== undefined) take(kind, 0, cases - passing)
      else for (let left = cases - passing; left > 0; left -= 1) take(kind, pickIndex(kindSums), 1)
    }
  }
}

/** A probability that {@link computeBinomialMasses} takes. */
function clampProbability(probability: number): number {
  return Math.min(1 - 1e-12, Math.max(1e-12, probability))
}

function cumulateMasses(masses: Float64Array): Float64Array {
  let below = 0
  return masses.map((mass) => {
    below += mass
    return below
  })
}
