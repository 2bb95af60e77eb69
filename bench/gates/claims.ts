/** How often Eval Gate says that a base changed which did not. */
import { contestants } from './contestants.ts'
import { drawPullRequest } from './draw/pull-request.ts'
import { chosenCells } from './plan.ts'
import { formatShare } from './play.ts'
import { wilson } from './statistics.ts'

/** Worlds in which main does not change, and its runs are independent of each other. */
const unchanged = ['stable', 'heavy', 'unequal', 'bursts', 'bad-run', 'clusters']
/** Share of unchanged bases that may be called changed. */
const most = 0.01
const batch = 50

/**
 * Prints the share of each cell, as it goes.
 *
 * @param count bases of each cell
 * @returns whether no share is above 1% beyond its interval
 */
export async function countClaims(
  count: number,
  seed: string,
  print: (line: string) => void,
): Promise<boolean> {
  let isGood = true
  for (const cell of chosenCells({ worlds: unchanged, effects: ['none'] })) {
    let claims = 0
    for (let start = 0; start < count; start += batch) {
      const numbers = Array.from({ length: Math.min(batch, count - start) }, (_, index) => start + index)
      const judged = await contestants.ours?.judge(
        numbers.map((number) => drawPullRequest(cell, number, seed)),
      )
      claims += (judged ?? []).filter(({ answer }) => answer.changed === true).length
    }
    const [least] = wilson(claims, count)
    if (least > most) isGood = false
    print(
      `${formatShare(claims, count).padStart(20)} of ${count} bases are said to have changed: ${cell.world}, ${cell.size}`,
    )
  }
  return isGood
}
