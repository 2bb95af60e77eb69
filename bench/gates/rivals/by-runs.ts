import type { Seen } from '../contract.ts'
import type { Known } from '../draw/pull-request.ts'
import { randomOf } from '../draw/random.ts'
import { logMeanExp } from '../statistics.ts'
import type { World } from '../worlds/world.ts'
import { type Weighed, weigh } from './likelihood.ts'

/** Cases of the world of which the base runs choose likely rates. */
const knownCases = 4000
/** Suites with likely rates. */
const draws = 200

/** Whether nothing moves but chance, so that the base runs are all there is to know. */
export function isPlain({ weather, past, change, measures, latency }: World): boolean {
  return [weather, past, change, measures, latency].every((moves) => moves === undefined)
}

/**
 * What {@link weigh} finds without the true rates: the mean over suites whose rates follow from how the rates of the world
 * lie, and from the base runs.
 */
export function weighByRuns({ base, head }: Seen, known: Known): Weighed {
  const drawRates = createRateDraw(known.world)
  const counts = countPasses(base)
  const rates = known.healthy.map(({ id, name }) => drawRates(counts.get(name) ?? nothing, id))
  const weighed = Array.from({ length: draws }, (_, draw) => {
    const healthy = known.healthy.map((of, index) => ({ ...of, rate: rates[index]?.[draw] ?? of.rate }))
    return weigh(head, { ...known, healthy })
  })
  const renamed = weighed.find(({ healthy }) => healthy === Number.NEGATIVE_INFINITY)
  if (renamed !== undefined) return renamed
  return {
    healthy: logMeanExp(weighed.map(({ healthy }) => healthy)),
    changed: logMeanExp(weighed.map(({ changed }) => changed)),
    cases: known.healthy
      .map(({ name }) => name)
      .filter((name) => weighed.filter(({ cases }) => cases.includes(name)).length > draws / 2),
  }
}

interface Counts {
  readonly passed: number
  readonly failed: number
}

const nothing: Counts = { passed: 0, failed: 0 }

function countPasses(base: Seen['base']): ReadonlyMap<string, Counts> {
  const counts = new Map<string, Counts>()
  for (const { name, iterations } of base.flatMap(({ cases }) => cases)) {
    const { passed, failed } = counts.get(name) ?? nothing
    counts.set(name, {
      passed: passed + iterations.filter(({ outcome }) => outcome === 'pass').length,
      failed: failed + iterations.filter(({ outcome }) => outcome === 'fail').length,
    })
  }
  return counts
}

/** Likely rates of a case with these counts, in random order; spread evenly, so that few draws are enough. */
function createRateDraw(world: World): (counts: Counts, id: number) => readonly number[] {
  const rates = world
    .cases({ cases: knownCases, iterations: 1 }, randomOf('by runs'))
    .map(({ rate }) => Math.min(1 - 1e-9, Math.max(1e-9, rate)))
    .sort((a, b) => a - b)
  return ({ passed, failed }, id) => {
    const random = randomOf(`by runs ${id} ${passed} ${failed}`)
    const logs = rates.map((rate) => passed * Math.log(rate) + failed * Math.log(1 - rate))
    const most = Math.max(...logs)
    const masses = logs.map((log) => Math.exp(log - most))
    const total = masses.reduce((sum, mass) => sum + mass, 0)
    const start = random.next()
    let [at, below] = [0, masses[0] ?? 0]
    const drawn = Array.from({ length: draws }, (_, draw) => {
      const place = ((draw + start) / draws) * total
      while (below < place && at < rates.length - 1) {
        at += 1
        below += masses[at] ?? 0
      }
      return rates[at] ?? 1
    })
    return random.shuffled(drawn)
  }
}
