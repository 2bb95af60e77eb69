import type { Contestant, Judged } from './contestants.ts'
import type { Color } from './contract.ts'
import { type Cell, drawPullRequest, type PullRequest } from './draw/pull-request.ts'
import { wilson } from './statistics.ts'

/** How one gate did in one cell. */
export interface Result extends Cell {
  readonly gate: string
  readonly seed: string
  /** Pull requests judged. */
  readonly count: number
  readonly red: number
  readonly open: number
  readonly green: number
  /** Over the red verdicts on cases that broke: named rightly, named wrongly, not named. */
  readonly named: { readonly right: number; readonly wrong: number; readonly missed: number }
  /** Bounds ("no drop above x") that were printed, and those that are false. */
  readonly bounds: { readonly printed: number; readonly wrong: number }
  /** Iterations of the heads, and fresh ones that were drawn on both sides. */
  readonly iterations: number
  readonly fresh: number
  /** CPU time in all, ms. */
  readonly cpuMs: number
  /** `g`, `r` or `o` for each pull request, in their order; of our gates only, for the short form. */
  readonly verdicts?: string
}

/** A gate in a cell, and how many pull requests it judges there. */
export interface Entry {
  readonly name: string
  readonly contestant: Contestant
  readonly count: number
}

const batch = 50

/**
 * Lets gates judge the same pull requests of a cell, one batch after the other.
 *
 * @param draw the pull request with this number; recorded histories come in here, see `knownPullRequest`
 */
export async function play(
  cell: Cell,
  entries: readonly Entry[],
  seed: string,
  draw: (number: number) => PullRequest = (number) => drawPullRequest(cell, number, seed),
): Promise<Result[]> {
  const sums = entries.map(({ name, contestant, count }) => ({
    contestant,
    sum: emptyResult(cell, name, seed, count),
  }))
  const most = Math.max(0, ...entries.map(({ count }) => count))
  for (let start = 0; start < most; start += batch) {
    const pulls = Array.from({ length: Math.min(batch, most - start) }, (_, index) => draw(start + index))
    for (const { contestant, sum } of sums) {
      const own = pulls.slice(0, Math.max(0, sum.count - start))
      if (own.length === 0) continue
      for (const [index, judged] of (await contestant.judge(own)).entries()) add(sum, own[index], judged)
    }
  }
  return sums.map(({ sum }) => ({ ...sum, cpuMs: Math.round(sum.cpuMs) }))
}

type Writable<Of> = { -readonly [Key in keyof Of]: Of[Key] extends object ? Writable<Of[Key]> : Of[Key] }

function emptyResult(cell: Cell, gate: string, seed: string, count: number): Writable<Result> {
  return {
    ...cell,
    gate,
    seed,
    count,
    red: 0,
    open: 0,
    green: 0,
    named: { right: 0, wrong: 0, missed: 0 },
    bounds: { printed: 0, wrong: 0 },
    iterations: 0,
    fresh: 0,
    cpuMs: 0,
  }
}

const letters: Readonly<Record<Color, string>> = { green: 'g', red: 'r', open: 'o' }
/** A bound is printed with a tenth of a point. */
const rounding = 0.0005

function add(
  sum: Writable<Result>,
  pull: PullRequest | undefined,
  { answer, given, fresh, cpuMs }: Judged,
): void {
  if (pull === undefined) return
  const { truth } = pull
  sum[answer.verdict] += 1
  sum.verdicts = (sum.verdicts ?? '') + letters[answer.verdict]
  if (answer.verdict === 'red' && truth.broken.length > 0) {
    const right = answer.cases.filter((name) => truth.broken.includes(name)).length
    sum.named.right += right
    sum.named.wrong += answer.cases.length - right
    sum.named.missed += truth.broken.length - right
  }
  if (answer.bound !== undefined) {
    sum.bounds.printed += 1
    if (truth.drop > answer.bound + rounding) sum.bounds.wrong += 1
  }
  sum.iterations += given
  sum.fresh += fresh
  sum.cpuMs += cpuMs
}

/** The error that costs most in this cell: a red verdict on a healthy pull request, or a green one on a regression. */
export function errorsOf(result: Pick<Result, 'effect' | 'red' | 'green'>): number {
  return result.effect === 'none' ? result.red : result.green
}

/** `12.3 [10.1, 15.0]`, in percent. */
export function formatShare(hits: number, count: number): string {
  const [low, high] = wilson(hits, count)
  const percent = (share: number) => (100 * share).toFixed(1)
  return `${percent(hits / Math.max(1, count))} [${percent(low)}, ${percent(high)}]`
}
