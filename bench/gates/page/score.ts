import { contestants } from '../contestants.ts'
import { costOfLeftOpen, healthyPulls, type Weights, weightings } from '../costs.ts'
import type { Cell } from '../draw/pull-request.ts'
import type { Result } from '../play.ts'
import { mean } from '../statistics.ts'
import { worlds } from '../worlds/worlds.ts'

/** Cells that belong together on the page. */
export interface Group {
  readonly name: string
  readonly title: string
  has(cell: Cell): boolean
}

const isOfTests = ({ world }: Cell) => worlds[world]?.kind === undefined
/** Rules know no latency. */
const isOfEvals = ({ world }: Cell) => worlds[world]?.kind === 'evals' && worlds[world].latency === undefined

export const groups: readonly Group[] = [
  {
    name: 'evals-30x1',
    title: 'Evals: 30 cases, one iteration',
    has: (cell) => isOfEvals(cell) && cell.size === '30x1' && cell.baseRuns === 10,
  },
  {
    name: 'evals-50x5',
    title: 'Evals: 50 cases, five iterations',
    has: (cell) => isOfEvals(cell) && cell.size === '50x5' && cell.baseRuns === 10,
  },
  {
    name: 'tests',
    title: 'Tests: 30 and 300 cases, one iteration',
    has: (cell) => isOfTests(cell) && cell.baseRuns === 10,
  },
]

export interface Share {
  readonly hits: number
  readonly count: number
}

/** How pull requests of one kind ended: green and open are merged, since both end with exit code 0. */
export interface Verdicts {
  readonly green: Share
  readonly open: Share
  readonly stopped: Share
}

export function verdictsOf(results: readonly Result[]): Verdicts {
  const count = results.reduce((sum, of) => sum + of.count, 0)
  const share = (color: 'green' | 'open' | 'red'): Share => ({
    hits: results.reduce((sum, of) => sum + of[color], 0),
    count,
  })
  return { green: share('green'), open: share('open'), stopped: share('red') }
}

/** Both errors of a gate and what else it did, over the same cells as the other gates. */
export interface Standing {
  readonly gate: string
  readonly title: string
  readonly healthy: Verdicts
  readonly regressions: Verdicts
  readonly named: Result['named']
  readonly bounds: Result['bounds']
  /** CPU time of one verdict, ms. */
  readonly cpuMs: number
  /** By the weighting. */
  readonly costs: readonly number[]
}

/** Every gate over the cells that all of them judged; a gate that judged less than four fifths of the cells is left out. */
export function standingsOf(results: readonly Result[]): Standing[] {
  const cells = new Set(results.map(cellKey))
  const byGate = Map.groupBy(results, ({ gate }) => gate)
  const gates = [...byGate].filter(([, of]) => of.length >= 0.8 * cells.size)
  const common = [...cells].filter((key) =>
    gates.every(([, of]) => of.some((result) => cellKey(result) === key)),
  )
  return gates
    .map(([gate, of]) =>
      standingOf(
        gate,
        of.filter((result) => common.includes(cellKey(result))),
      ),
    )
    .sort((a, b) => (a.costs[0] ?? 0) - (b.costs[0] ?? 0))
}

export function cellKey({ world, effect, size, baseRuns }: Cell): string {
  return `${world} ${effect} ${size} ${baseRuns}`
}

function standingOf(gate: string, results: readonly Result[]): Standing {
  const total = (value: (of: Result) => number) => results.reduce((sum, of) => sum + value(of), 0)
  return {
    gate,
    title: contestants[gate]?.title ?? gate,
    healthy: verdictsOf(results.filter(({ effect }) => effect === 'none')),
    regressions: verdictsOf(results.filter(({ effect }) => effect !== 'none')),
    named: {
      right: total(({ named }) => named.right),
      wrong: total(({ named }) => named.wrong),
      missed: total(({ named }) => named.missed),
    },
    bounds: { printed: total(({ bounds }) => bounds.printed), wrong: total(({ bounds }) => bounds.wrong) },
    cpuMs:
      total((of) => of.cpuMs) /
      Math.max(
        1,
        total((of) => of.count),
      ),
    costs: weightings.map((weights) => costOf(results, weights)),
  }
}

/** Cost of 100 pull requests; every world counts the same, and within it every effect. */
export function costOf(results: readonly Result[], weights: Weights): number {
  const ofWorlds = [...Map.groupBy(results, ({ world }) => world).values()].map((of) => {
    const costs = (healthy: boolean) =>
      of
        .filter(({ effect }) => (effect === 'none') === healthy)
        .map((result) => costOfResult(result, weights))
    const [none, real] = [costs(true), costs(false)]
    const all = [...none, ...real]
    if (all.length === 0) return 0
    return (
      healthyPulls * mean(none.length > 0 ? none : [0]) +
      (100 - healthyPulls) * mean(real.length > 0 ? real : [0])
    )
  })
  return ofWorlds.length === 0 ? 0 : mean(ofWorlds)
}

function costOfResult(
  { effect, red, green, open, count, fresh, iterations }: Result,
  weights: Weights,
): number {
  const errors =
    effect === 'none'
      ? red * weights.falseRed + open * weights.open
      : green * weights.silentGreen + open * costOfLeftOpen(weights)
  return errors / count + (weights.fresh * fresh) / Math.max(1, iterations)
}
