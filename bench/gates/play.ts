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
  /** `g`, `r` or `o` for each pull request, in their order. */
  readonly verdicts: string
}

/** Lets a gate judge this many pull requests of a cell, `jobs` batches at a time. */
export async function play(
  name: string,
  contestant: Contestant,
  cell: Cell,
  { count, seed, jobs = 1 }: { readonly count: number; readonly seed: string; readonly jobs?: number },
): Promise<Result> {
  const size = Math.max(1, Math.min(contestant.batch, Math.ceil(count / jobs)))
  const starts = Array.from({ length: Math.ceil(count / size) }, (_, index) => index * size)
  const judged = new Map<number, { readonly pull: PullRequest; readonly of: Judged }>()
  const work = async () => {
    for (let start = starts.shift(); start !== undefined; start = starts.shift()) {
      const numbers = Array.from({ length: Math.min(size, count - start) }, (_, index) => start + index)
      const pulls = numbers.map((number) => drawPullRequest(cell, number, seed))
      for (const [index, of] of (await contestant.judge(pulls)).entries()) {
        const pull = pulls[index]
        if (pull !== undefined) judged.set(start + index, { pull, of })
      }
    }
  }
  await Promise.all(Array.from({ length: jobs }, work))
  const all = Array.from({ length: count }, (_, number) => judged.get(number)).filter(
    (of) => of !== undefined,
  )
  return { ...cell, gate: name, seed, count, ...summarize(all) }
}

const letters: Readonly<Record<Color, string>> = { green: 'g', red: 'r', open: 'o' }
/** A bound is printed with a tenth of a point. */
const rounding = 0.0005

function summarize(
  all: readonly { readonly pull: PullRequest; readonly of: Judged }[],
): Omit<Result, keyof Cell | 'gate' | 'seed' | 'count'> {
  const verdicts = all.map(({ of }) => letters[of.answer.verdict]).join('')
  const countOf = (letter: string) => verdicts.split(letter).length - 1
  const named = { right: 0, wrong: 0, missed: 0 }
  const bounds = { printed: 0, wrong: 0 }
  let [iterations, fresh, cpuMs] = [0, 0, 0]
  for (const { pull, of } of all) {
    const { truth, seen } = pull
    const { answer } = of
    if (answer.verdict === 'red' && truth.broken.length > 0) {
      const right = answer.cases.filter((name) => truth.broken.includes(name)).length
      named.right += right
      named.wrong += answer.cases.length - right
      named.missed += truth.broken.length - right
    }
    if (answer.bound !== undefined) {
      bounds.printed += 1
      if (truth.drop > answer.bound + rounding) bounds.wrong += 1
    }
    iterations += seen.head.summary.total
    fresh += of.fresh
    cpuMs += of.cpuMs
  }
  return {
    red: countOf('r'),
    open: countOf('o'),
    green: countOf('g'),
    named,
    bounds,
    iterations,
    fresh,
    cpuMs: Math.round(cpuMs),
    verdicts,
  }
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
