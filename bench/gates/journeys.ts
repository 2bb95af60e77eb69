/** What a single verdict does not show: many pushes, a slow fall, and whether failing more ever helps. */
import type { Contestant } from './contestants.ts'
import type { Color, RunData } from './contract.ts'
import { type Cell, drawPullRequest, knownPullRequest, sizeOf } from './draw/pull-request.ts'
import { randomOf } from './draw/random.ts'
import { drawRun, withSummary } from './draw/run.ts'
import { effects } from './effects.ts'
import { worlds } from './worlds/worlds.ts'

/** A question and how often the answer was yes. */
export interface Journey {
  readonly gate: string
  readonly question: string
  readonly size: string
  readonly hits: number
  readonly count: number
}

const sizes = ['30x1', '50x5']
const baseRuns = 10
const pushes = 10
const projects = 20

/** Asks one gate all questions. */
export async function journeysOf(
  gate: string,
  contestant: Contestant,
  seed: string,
  add: (journey: Journey) => void,
): Promise<void> {
  for (const size of sizes) {
    const ask = (question: string, answers: readonly boolean[]) =>
      add({ gate, question, size, hits: answers.filter((is) => is).length, count: answers.length })
    const healthy = await pushed(
      { world: 'stable', effect: 'none', size, baseRuns },
      pushes,
      contestant,
      seed,
    )
    ask(
      'A healthy pull request of 10 pushes is red at least once',
      healthy.map((of) => of.includes('red')),
    )
    ask(
      'A healthy pull request of 10 pushes is not green at least once',
      healthy.map((of) => of.some((is) => is !== 'green')),
    )
    const worse = await pushed({ world: 'stable', effect: 'drop-10', size, baseRuns }, 3, contestant, seed)
    ask(
      'The mean fell by 10 points, and one of 3 reruns of the job is green',
      worse.map((of) => of.includes('green')),
    )
    const slow = await slowFall(size, contestant, seed)
    ask(
      'Main loses 20 points in 60 days, and no push is ever red',
      slow.map((of) => !of.includes('red')),
    )
    ask('More failures in the head make the verdict milder', await milder(size, contestant, seed))
  }
}

async function pushed(cell: Cell, count: number, contestant: Contestant, seed: string): Promise<Color[][]> {
  const pulls = Array.from({ length: projects }, (_, number) =>
    Array.from({ length: count }, (__, push) => drawPullRequest(cell, number, seed, push)),
  )
  const judged = await contestant.judge(pulls.flat())
  return pulls.map((_, number) =>
    judged.slice(number * count, (number + 1) * count).map(({ answer }) => answer.verdict),
  )
}

/** A push of main a day, each judged beside the ten before it; the mean falls by a third of a point a day. */
async function slowFall(size: string, contestant: Contestant, seed: string): Promise<Color[][]> {
  const world = worlds.stable
  if (world === undefined) return []
  const { iterations } = sizeOf(size)
  const days = 60
  const stories: Color[][] = []
  for (let number = 0; number < projects / 4; number += 1) {
    const random = randomOf(`${seed} slow ${size} ${number}`)
    const before = world.cases(sizeOf(size), random)
    const after = effects['drop-10'].apply(before, random, [], world)
    const runs: RunData[] = []
    for (let day = -baseRuns; day < days; day += 1) {
      // The whole fall is twice that of the effect.
      const share = (2 * Math.max(0, day + 1)) / days
      const cases = before.map((of, index) => ({
        ...of,
        rate: Math.max(0, of.rate - share * (of.rate - (after[index]?.rate ?? of.rate))),
      }))
      runs.unshift(drawRun(world, cases, iterations, {}, random))
    }
    const pulls = Array.from({ length: days }, (_, day) => {
      const [head, ...base] = runs.slice(days - 1 - day, days + baseRuns - day)
      return knownPullRequest({
        meta: { iterations, kind: 'evals' },
        base,
        head: head ?? withSummary([]),
        again: [],
      })
    })
    stories.push((await contestant.judge(pulls)).map(({ answer }) => answer.verdict))
  }
  return stories
}

const severity: Readonly<Record<Color, number>> = { green: 0, open: 1, red: 2 }

/** Judges pull requests, and the same ones with one to five passes of the head turned into failures. */
async function milder(size: string, contestant: Contestant, seed: string): Promise<boolean[]> {
  const cell: Cell = { world: 'stable', effect: 'break-1%', size, baseRuns: 3 }
  const pulls = Array.from({ length: 3 * projects }, (_, number) => drawPullRequest(cell, number, seed))
  const worse = pulls.map(({ seen }, number) => {
    const random = randomOf(`${seed} milder ${size} ${number}`)
    const passes = seen.head.cases.flatMap(({ name, iterations }) =>
      iterations.flatMap(({ outcome }, index) => (outcome === 'pass' ? [`${name} ${index}`] : [])),
    )
    const turned = new Set(random.shuffled(passes).slice(0, 1 + random.whole(5)))
    const cases = seen.head.cases.map((of) => ({
      ...of,
      iterations: of.iterations.map((is, index) =>
        turned.has(`${of.name} ${index}`) ? ({ outcome: 'fail' } as const) : is,
      ),
    }))
    return knownPullRequest({ ...seen, head: withSummary(cases) })
  })
  const [first, second] = [
    await contestant.judge(pulls.map(({ seen }) => knownPullRequest(seen))),
    await contestant.judge(worse),
  ]
  return first.map(
    ({ answer }, index) => severity[second[index]?.answer.verdict ?? 'red'] < severity[answer.verdict],
  )
}
