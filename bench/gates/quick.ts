/**
 * The short form, for CI: our gate judges the first pull requests of one cell of each kind again, and is compared with
 * what the recorded table has for the same ones.
 */
import { contestants } from './contestants.ts'
import type { Cell } from './draw/pull-request.ts'
import { chosenCells } from './plan.ts'
import { play, type Result } from './play.ts'
import { wilson } from './statistics.ts'
import type { Recorded } from './table.ts'
import { shortWorlds } from './worlds/worlds.ts'

/** Pull requests of each cell, by the gate. */
const counts = { ours: 30, 'ours-again': 4 } as const
type Ours = keyof typeof counts

/** Of each world the smaller size: nothing, and the two effects that say most about it. */
export function quickCells(): Cell[] {
  return Object.entries(shortWorlds).flatMap(([name, world]) => {
    const effects = ['swap', 'losses', 'scores', 'break-10%', 'drop-10', 'break-1%'] as const
    const chosen = effects
      .filter((effect) => (world.effects as readonly string[]).includes(effect))
      .slice(0, 2)
    return chosenCells({
      worlds: [name],
      sizes: world.sizes.includes('30x1') ? ['30x1'] : world.sizes.slice(0, 1),
      effects: ['none', ...chosen],
    })
  })
}

/** One kind of error of the gate in one cell, before and now, on the same pull requests. */
export interface Change {
  readonly error: 'false red' | 'needless open' | 'silent green'
  readonly before: number
  readonly now: number
  /** Upper end of the recorded interval, 0..1. */
  readonly most: number
  /** More on the same pull requests, and a larger share than the interval of the recorded table has. */
  readonly isWorse: boolean
}

/** @param now of the first pull requests of the same cell */
export function findChanges(recorded: Result, now: Result): readonly Change[] {
  const count = (error: Change['error'], letter: string, color: 'red' | 'open' | 'green'): Change => {
    const before = (recorded.verdicts ?? '').slice(0, now.count).split(letter).length - 1
    const [, most] = wilson(recorded[color], recorded.count)
    const isWorse = now[color] > before && now[color] / now.count > most
    return { error, before, now: now[color], most, isWorse }
  }
  if (recorded.effect !== 'none') return [count('silent green', 'g', 'green')]
  return [count('false red', 'r', 'red'), count('needless open', 'o', 'open')]
}

/**
 * Prints the cells in which a verdict changed, as it goes.
 *
 * @returns whether no error got worse
 * @throws Error when the recorded table lacks a cell
 */
export async function runQuick({ results }: Recorded, print: (line: string) => void): Promise<boolean> {
  let [worse, better, judged] = [0, 0, 0]
  for (const cell of quickCells()) {
    const title = [cell.world, cell.effect, cell.size].join(', ')
    for (const gate of Object.keys(counts) as Ours[]) {
      const contestant = contestants[gate]
      const recorded = results.find(
        (of) =>
          of.gate === gate &&
          of.world === cell.world &&
          of.effect === cell.effect &&
          of.size === cell.size &&
          of.baseRuns === cell.baseRuns,
      )
      if (recorded === undefined || contestant === undefined) {
        if (gate === 'ours')
          throw new Error(
            `the recorded table has no cell ${title} of ${gate}: npm run bench:gates -- --json bench/gates/tables/recorded.json`,
          )
        continue
      }
      const count = Math.min(counts[gate], recorded.verdicts?.length ?? 0)
      const [now] = await play(cell, [{ name: gate, contestant, count }], recorded.seed)
      if (now === undefined) continue
      judged += count
      if (now.verdicts === recorded.verdicts?.slice(0, count)) continue
      const changes = findChanges(recorded, now)
      const isWorse = changes.some((change) => change.isWorse)
      const isBetter = !isWorse && changes.some((change) => change.now < change.before)
      if (isWorse) worse += 1
      if (isBetter) better += 1
      const counted = changes.map(
        (change) =>
          `${change.error} ${change.before} -> ${change.now} of ${count} (at most ${(100 * change.most).toFixed(0)} %)`,
      )
      print(
        `${isWorse ? 'WORSE  ' : isBetter ? 'better ' : 'changed'} ${title}, ${gate}: ${counted.join(', ')}; verdicts ${recorded.verdicts?.slice(0, count)} -> ${now.verdicts}`,
      )
    }
  }
  print(`${judged} verdicts of ${quickCells().length} cells: ${worse} cells got worse, ${better} better.`)
  return worse === 0
}
