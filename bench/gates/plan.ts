import { type Cell, sizeOf } from './draw/pull-request.ts'
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

/** The whole table: every world, and some with other sizes and fewer base runs, too. */
export function allCells(): Cell[] {
  const few = ['none', 'drop-5', 'break-1%', 'swap']
  const stable = (sizes: readonly string[], baseRuns: readonly number[]) =>
    chosenCells({ worlds: ['stable'], effects: few, sizes, baseRuns })
  const cells = [
    ...chosenCells({}),
    ...stable(['30x1', '50x5'], [1, 3, 5]),
    ...stable(['10x1', '200x3', '2000x1'], [usualBase]),
    ...chosenCells({ worlds: ['old-failure', 'fix-and-break'], sizes: ['30x1'], baseRuns: [1, 3] }),
    ...chosenCells({ worlds: ['mixed-file'], effects: ['none', 'break-1%'], baseRuns: [3, 5] }),
    ...chosenCells({
      worlds: ['scores-weather'],
      effects: ['none', 'swap'],
      sizes: ['50x5'],
      baseRuns: [1, 3],
    }),
  ]
  // Small suites first: most of the table is there early.
  return cells.sort((a, b) => measured(a) - measured(b))
}

function measured({ size, baseRuns }: Cell): number {
  const { cases, iterations } = sizeOf(size)
  return cases * iterations * (baseRuns + 1)
}

/** The two sizes that most suites are like, where the world has them. */
function usual(sizes: readonly string[]): readonly string[] {
  const both = sizes.filter((size) => size === '30x1' || size === '50x5')
  return both.length > 0 ? both : sizes
}

/**
 * Pull requests that a gate judges in a cell. A verdict of a rule takes less than a millisecond, one of a program 10 to
 * 500, so programs judge fewer, and all judge fewer of large suites.
 */
export function usualCount(gate: string, cell: Cell): number {
  const count = gate === 'ours-again' ? 40 : gate === 'ours' ? 100 : 300
  return measured(cell) < 1000 ? count : count / 2
}
