import type { Cell } from './draw/pull-request.ts'
import type { EffectName } from './worlds/world.ts'
import { worlds } from './worlds/worlds.ts'

const usualBase = 10

/** All cells of these worlds, effects and sizes; what is left open is what the world has, with ten base runs. */
export function chosenCells(chosen: {
  readonly worlds?: readonly string[]
  readonly effects?: readonly string[]
  readonly sizes?: readonly string[]
  readonly baseRuns?: readonly number[]
}): Cell[] {
  return (chosen.worlds ?? Object.keys(worlds)).flatMap((world) => {
    const of = worlds[world]
    if (of === undefined) return []
    const sizes = chosen.sizes ?? usual(of.sizes)
    const effects = (chosen.effects as readonly EffectName[] | undefined) ?? of.effects
    return sizes.flatMap((size) =>
      (chosen.baseRuns ?? [usualBase]).flatMap((baseRuns) =>
        effects.map((effect) => ({ world, effect, size, baseRuns })),
      ),
    )
  })
}

/** The two sizes that most suites are like, where the world has them. */
function usual(sizes: readonly string[]): readonly string[] {
  const both = sizes.filter((size) => size === '30x1' || size === '50x5')
  return both.length > 0 ? both : sizes
}
