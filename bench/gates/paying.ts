import { type Contestant, iterationsOf } from './contestants.ts'
import { type Again, type Answer, type Iteration, mostSteps, type RunData, type Seen } from './contract.ts'
import type { Asked, PullRequest } from './draw/pull-request.ts'
import { withSummary } from './draw/run.ts'

/**
 * A gate that pays for each case and iteration: it is given the first iterations of the head, and asks for more, step by
 * step. On the head alone it gets the next ones that all gates see, and then fresh ones of the same moment; on both sides
 * they are fresh ones of one later moment.
 *
 * @param first iterations of each case that it starts with; 0: it asks for each
 * @param start judges one pull request, step by step
 */
export function paying(
  title: string,
  first: number,
  start: (pull: PullRequest) => (seen: Seen) => Answer,
): Contestant {
  return {
    title,
    judge: async (pulls) =>
      pulls.map((pull) => {
        const judge = start(pull)
        const measureNext = createPayer(pull, first)
        let [seen, fresh] = [{ ...pull.seen, head: measureNext.first }, 0]
        const given = seen.head.summary.total
        const started = process.cpuUsage()
        for (let step = 0; ; step += 1) {
          const answer = judge(seen)
          if (answer.rerun === undefined || step === mostSteps) {
            const { user, system } = process.cpuUsage(started)
            return { answer, given, fresh, cpuMs: (user + system) / 1000 }
          }
          const again = measureNext.next(step, answer.rerun)
          fresh += iterationsOf(again)
          seen = { ...seen, again: [...seen.again, again] }
        }
      }),
  }
}

/** The iterations of a pull request in the order in which they are paid for. */
function createPayer({ seen, again }: PullRequest, first: number) {
  const used = new Map<string, number>()
  const take = (name: string, iterations: readonly Iteration[], count: number) => {
    const from = used.get(name) ?? 0
    used.set(name, from + count)
    return iterations.slice(from, from + count)
  }
  const takeRun = (names: ReadonlySet<string>, count: number, round: number): RunData => {
    const cases = seen.head.cases.filter(({ name }) => names.has(name))
    const taken = cases.map((of) => ({ ...of, iterations: take(of.name, of.iterations, count) }))
    const short = taken.filter(({ iterations }) => iterations.length < count).map(({ name }) => name)
    if (short.length === 0) return withSummary(taken)
    const fresh = again(round, { cases: short, iterations: count, sides: 'head' }, true).head
    const more = new Map(fresh.cases.map(({ name, iterations }) => [name, iterations]))
    return withSummary(
      taken.map((of) => ({
        ...of,
        iterations: [...of.iterations, ...(more.get(of.name) ?? [])].slice(0, count),
      })),
    )
  }
  return {
    first: takeRun(new Set(seen.head.cases.map(({ name }) => name)), first, mostSteps),
    next: (round: number, asked: Asked): Again =>
      asked.sides === 'head'
        ? { head: takeRun(new Set(asked.cases), asked.iterations, round) }
        : again(round, asked),
  }
}
