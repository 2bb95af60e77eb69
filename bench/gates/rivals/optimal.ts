import type { Answer, Seen } from '../contract.ts'
import { costOfLeftOpen, healthyPulls, type Weights, weightings } from '../costs.ts'
import type { Known } from '../draw/pull-request.ts'
import { isPlain, weighByRuns } from './by-runs.ts'
import { type Rule, undecided } from './gate.ts'
import { type Weighed, weigh } from './likelihood.ts'

const weighByTruth = rememberEvidence(({ head }, known) => weigh(head, known))
const weighByBase = rememberEvidence(weighByRuns)

/** Gates that know the world: the verdict with the least expected cost, for each of the published costs. */
export const optimalRules: Readonly<Record<string, Rule>> = Object.fromEntries(
  weightings.flatMap((weights): [string, Rule][] => [
    [
      `optimal-${weights.name}`,
      {
        title: `optimum, ${weights.name}`,
        rule: `Knows the true rates of main, how the world moves, and which effects there are, each as likely as the others; it does not know what moved this time, nor which pull requests changed something. Says what costs least by the ${weights.name} cost, given the likelihood of the head.`,
        standing: 'reference',
        judge: (seen, _, know) => {
          if (know === undefined) return undecided
          return chooseCheapest(weighByTruth(seen, know()), weights)
        },
      },
    ],
    [
      `by-runs-${weights.name}`,
      {
        title: `optimum by the base runs, ${weights.name}`,
        rule: `The same without the true rates: it knows how rates lie in the world, and what the base runs show of each case. In worlds where nothing moves but chance.`,
        standing: 'reference',
        judge: (seen, _, know) => {
          const known = know?.()
          if (known === undefined || !isPlain(known.world)) return undecided
          return chooseCheapest(weighByBase(seen, known), weights)
        },
      },
    ],
  ]),
)

function chooseCheapest({ healthy, changed, cases }: Weighed, weights: Weights): Answer {
  const odds = Math.exp(Math.min(500, changed - healthy))
  const [same, worse] = [healthyPulls, (100 - healthyPulls) * odds]
  const costs = {
    green: worse * weights.silentGreen,
    open: same * weights.open + worse * costOfLeftOpen(weights),
    red: same * weights.falseRed,
  }
  if (costs.red <= Math.min(costs.open, costs.green)) return { verdict: 'red', cases }
  return { verdict: costs.open < costs.green ? 'open' : 'green', cases: [] }
}

/** The costs differ, the evidence does not. */
function rememberEvidence(
  find: (seen: Seen, known: Known) => Weighed,
): (seen: Seen, known: Known) => Weighed {
  const weighed = new WeakMap<Seen, Weighed>()
  return (seen, known) => {
    const found = weighed.get(seen) ?? find(seen, known)
    weighed.set(seen, found)
    return found
  }
}
