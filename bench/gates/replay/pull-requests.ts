import { type CaseRun, type Iteration, type Meta, mostIterations, type RunData } from '../contract.ts'
import type { PullRequest } from '../draw/pull-request.ts'
import { randomOf } from '../draw/random.ts'
import { type Setting, withSummary } from './history.ts'
import { type Change, changeBetween, pool, rateOf } from './truth.ts'

/** What is true about a replayed pull request. */
export type Kind = 'unchanged' | 'worse' | 'not worse'

export interface Replayed {
  readonly kind: Kind
  /** `a`, or `a → b`. */
  readonly words: string
  readonly pull: PullRequest
}

/** A setting needs one run as the head and two as its base. */
const fewestRuns = 3

/**
 * Pull requests out of recorded runs. Each run of a setting is the head once, with the other runs of its setting as its
 * base: nothing changed. And each is the head once for every other setting, whose runs are the base: everything that
 * differs between the two settings was merged at once.
 *
 * @param most base runs of a pull request
 * @param seed of fresh iterations, which are drawn from the recorded ones of other runs of the same setting
 */
export function pullRequestsOf(
  settings: readonly Setting[],
  most: number,
  seed: string,
): readonly Replayed[] {
  const unchanged = settings
    .filter(({ runs }) => runs.length >= fewestRuns)
    .flatMap((setting) =>
      setting.runs.map((_, head) => ({
        kind: 'unchanged' as const,
        words: setting.name,
        pull: replay(setting, setting, head, most, seed),
      })),
    )
  const swapped = settings.flatMap((before) =>
    settings
      .filter((after) => after !== before && before.runs.length >= fewestRuns - 1)
      .flatMap((after) => {
        const change = changeBetween(before, after)
        return after.runs.map((_, head) => ({
          kind: change.isWorse ? ('worse' as const) : ('not worse' as const),
          words: `${before.name} → ${after.name}`,
          pull: replay(before, after, head, most, seed, change),
        }))
      }),
  )
  return [...unchanged, ...swapped]
}

function replay(
  before: Setting,
  after: Setting,
  at: number,
  most: number,
  seed: string,
  change?: Change,
): PullRequest {
  const head = after.runs[at]
  if (head === undefined) throw new Error(`${after.name} has no run ${at}`)
  const base = (before === after ? nearest(before.runs, at) : [...before.runs].reverse()).slice(0, most)
  const others = after.runs.filter((_, index) => index !== at)
  const known = before === after ? others : before.runs
  const meta: Meta = { iterations: Math.max(...head.cases.map(({ iterations }) => iterations.length)) }
  return {
    seen: { meta, base, head, again: [] },
    truth: {
      color: change?.isWorse === true ? 'red' : 'green',
      broken: change?.broken ?? [],
      drop: change?.drop ?? 0,
      expected: new Map(
        [...pool(known)].map(([name, of]) => [name, { rate: rateOf(of), independent: true }]),
      ),
    },
    again: (round, { cases, iterations, sides }) => {
      const place = [seed, before.name, after.name, at, round].join(' ')
      const count = Math.min(mostIterations, Math.max(1, Math.floor(iterations)))
      return {
        head: drawAgain(others, cases, count, `${place} head`),
        ...(sides === 'both' && { base: drawAgain(known, cases, count, `${place} base`) }),
      }
    },
  }
}

/** The runs before this one, the newest first, and then those after it: all but itself. */
function nearest(runs: readonly RunData[], at: number): readonly RunData[] {
  return [...runs.slice(0, at).reverse(), ...runs.slice(at + 1)]
}

/** Fresh iterations of cases: recorded ones, each drawn from all that the runs have of it. */
function drawAgain(
  runs: readonly RunData[],
  cases: readonly string[],
  count: number,
  place: string,
): RunData {
  const random = randomOf(place)
  const wanted = new Set(cases)
  const recorded = new Map<string, CaseRun & { readonly iterations: Iteration[] }>()
  for (const run of runs) {
    for (const { name, file, iterations } of run.cases) {
      if (!wanted.has(name)) continue
      const of = recorded.get(name) ?? { name, file, iterations: [] }
      of.iterations.push(...iterations)
      recorded.set(name, of)
    }
  }
  return withSummary(
    [...recorded.values()].map(({ name, file, iterations }) => ({
      name,
      file,
      iterations: Array.from(
        { length: count },
        () => iterations[random.whole(iterations.length)] as Iteration,
      ),
    })),
  )
}
