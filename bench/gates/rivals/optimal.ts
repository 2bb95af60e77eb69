import type { Seen } from '../contract.ts'
import { costOfLeftOpen, healthyPulls, type Weights, weightings } from '../costs.ts'
import type { Known } from '../draw/pull-request.ts'
import { type Rule, undecided } from './gate.ts'
import { weigh } from './likelihood.ts'

/** Gates that know the world: the verdict with the least expected cost, for each of the published costs. */
export const optimalRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  weightings.map((weights) => [`optimal-${weights.name}`, optimalRule(weights)]),
)

function optimalRule(weights: Weights): Rule {
  return {
    title: `optimum, ${weights.name}`,
    rule: `Knows the true rates of main, how the world moves, and which effects there are, each as likely as the others; it does not know what moved this time, nor which pull requests changed something. Says what costs least by the ${weights.name} cost, given the likelihood of the head.`,
    standing: 'reference',
    judge: (seen, _, know) => {
      if (know === undefined) return undecided
      const { logRatio, cases } = weighOnce(seen, know)
      const [healthy, worse] = [healthyPulls, (100 - healthyPulls) * Math.exp(Math.min(500, logRatio))]
      const costs = {
        green: worse * weights.silentGreen,
        open: healthy * weights.open + worse * costOfLeftOpen(weights),
        red: healthy * weights.falseRed,
      }
      if (costs.red <= Math.min(costs.open, costs.green)) return { verdict: 'red', cases }
      return { verdict: costs.open < costs.green ? 'open' : 'green', cases: [] }
    },
  }
}

const weighed = new WeakMap<Seen, ReturnType<typeof weigh>>()

/** The costs differ, the evidence does not. */
function weighOnce(seen: Seen, know: () => Known): ReturnType<typeof weigh> {
  const found = weighed.get(seen) ?? weigh(seen.head, know())
  weighed.set(seen, found)
  return found
}
