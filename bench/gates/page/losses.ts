import { contestants } from '../contestants.ts'
import { weightings } from '../costs.ts'
import type { Result } from '../play.ts'
import { rules } from '../rivals/rules.ts'
import { worlds } from '../worlds/worlds.ts'
import { table } from './format.ts'
import { type Group, type Standing, standingsOf } from './score.ts'

/** The oracle and the optimum, which nobody could use. */
export const knowsTruth = (gate: string) => rules[gate]?.standing === 'reference'

/** Gates that look at something: neither ours, nor constant, nor one that knows the truth. */
export const isRival = ({ gate }: { readonly gate: string }) =>
  rules[gate] !== undefined && rules[gate].standing === undefined

const isOurs = ({ gate }: Standing) => gate.startsWith('ours')

/** A world and size in which another gate costs less than ours. */
export interface Loss {
  readonly world: string
  readonly size: string
  readonly best: Standing
  readonly ours: Standing
}

/** The worlds in which the better of our two forms costs more than the best other gate, the worst first. */
export function findLosses(results: readonly Result[]): Loss[] {
  const usual = results.filter(({ baseRuns }) => baseRuns === 10)
  const places = Map.groupBy(usual, ({ world, size }) => `${world} ${size}`)
  return [...places]
    .flatMap(([place, of]): Loss[] => {
      const [world = '', size = ''] = place.split(' ')
      const standings = standingsOf(of)
      const best = standings.find((standing) => !isOurs(standing) && !knowsTruth(standing.gate))
      const ours = standings.find(isOurs)
      if (best === undefined || ours === undefined || costOf(best) >= costOf(ours)) return []
      return [{ world, size, best, ours }]
    })
    .sort((a, b) => costOf(b.ours) - costOf(b.best) - (costOf(a.ours) - costOf(a.best)))
}

function costOf({ costs }: Standing): number {
  return costs[0] ?? 0
}

/** Rank by a weighting, from 1; gates that know the truth take no part. */
export function rankOf(of: Standing, weighting: number, standings: readonly Standing[]): number {
  const cost = (standing: Standing) => standing.costs[weighting] ?? 0
  return 1 + standings.filter((other) => !knowsTruth(other.gate) && cost(other) < cost(of)).length
}

/** Which gates are ahead of ours over all worlds, by the weightings. */
export function ranksOf(
  groups: readonly { readonly group: Pick<Group, 'title'>; readonly standings: readonly Standing[] }[],
): string {
  const behind = groups.flatMap(({ group, standings }) =>
    weightings.flatMap(({ name }, index) => {
      const ours = standings.find(isOurs)
      if (ours === undefined || rankOf(ours, index, standings) === 1) return []
      const ahead = standings.filter(
        (of) => !knowsTruth(of.gate) && rankOf(of, index, standings) < rankOf(ours, index, standings),
      )
      return [`by the ${name} cost in "${group.title}" (${ahead.map((of) => of.title).join(', ')})`]
    }),
  )
  return behind.length === 0
    ? 'Over all worlds, Eval Gate is first by every weighting.'
    : `Over all worlds, other gates are ahead ${behind.join(', and ')}.`
}

/** `Eval Gate costs 1.9 (balanced), 1.2 (quiet) and 2.1 (safe) times the optimum.` */
export function timesOptimum(of: Standing, standings: readonly Standing[]): string {
  const times = weightings.flatMap(({ name }, index) => {
    const least = standings.find(({ gate }) => gate === `optimal-${name}`)?.costs[index]
    if (least === undefined || least === 0) return []
    return [`${((of.costs[index] ?? 0) / least).toFixed(1)} (${name})`]
  })
  if (times.length === 0) return ''
  return `${of.title} costs ${times.slice(0, -1).join(', ')} and ${times.at(-1)} times the optimum.`
}

/** The section of the page. */
export function lossesOf(results: readonly Result[]): string {
  const losses = findLosses(results)
  if (losses.length === 0) return 'In every world, Eval Gate costs least.'
  return [
    'In these worlds another gate costs less by the balanced weights.',
    table(
      ['World', 'Best gate', 'Its cost', 'Cost of Eval Gate'],
      losses.map(({ world, size, best, ours }) => [
        `${worlds[world]?.title}, ${size.replace('x', ' × ')}`,
        contestants[best.gate]?.title ?? best.gate,
        costOf(best).toFixed(0),
        `${costOf(ours).toFixed(0)}${ours.gate === 'ours' ? '' : ' (with a second look)'}`,
      ]),
    ),
  ].join('\n\n')
}
