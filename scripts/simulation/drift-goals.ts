import { sharedShift } from '../../test/support/gate/simulate-gate.ts'
import { type DriftingBranch, simulateDrift } from '../../test/support/gate/slow-drift.ts'
import { type Effort, seedOf } from './effort.ts'
import { intervalOf } from './figures.ts'

const stable: DriftingBranch = {
  cases: 50,
  iterations: 1,
  pushes: 5,
  stableDays: 30,
  fall: 0,
  days: 60,
}
const falling = { ...stable, fall: 0.2, days: 60 }
/** Share of the branches of which it is expected in time; the others are found a few days later. */
const foundInTime = 0.8
/** Branches per project of the effort: their days are quickly made. */
const branchesPerProject = 5

/**
 * How many days a branch that loses 20 points in 60 days may take. A small suite that runs once a day has too few
 * iterations by the fifteenth: an ideal test, which knew when and how the fall begins, has a signal of 2.1 standard
 * errors then.
 */
const designs = [
  { cases: 50, iterations: 1, pushes: 5, within: 15 },
  { cases: 50, iterations: 5, pushes: 5, within: 15 },
  { cases: 30, iterations: 1, pushes: 5, within: 15 },
  { cases: 50, iterations: 1, pushes: 1, within: 15 },
  { cases: 50, iterations: 5, pushes: 1, within: 15 },
  { cases: 30, iterations: 1, pushes: 1, within: 21 },
]

const worlds: readonly (readonly [string, Partial<DriftingBranch>])[] = [
  ['nothing changes', {}],
  ['runs drift by 5 points', { weather: sharedShift(0.05) }],
  ['days drift by 5 points', { weather: sharedShift(0.05), daily: true }],
]

/** A base branch that loses 20 points in 60 days, and ones that lose nothing: title, goal, measured, state. */
export function driftRows(effort: Effort): string[][] {
  const branches = effort.projects * branchesPerProject
  const found = designs.map(({ within, ...design }) => {
    const title = `60 days, ${nameOf(design)}, the base branch loses 20 points: found after`
    const { foundAfter } = simulateDrift({ ...falling, ...design }, branches, seedOf(effort, title))
    const days = foundAfter.map((day) => day ?? falling.days).toSorted((a, b) => a - b)
    const inTime = days.filter((day) => day <= within).length / branches
    const median = days[Math.floor(branches / 2)] ?? 0
    const measured = `median ${median.toFixed(0)} days, ${Math.round(inTime * 100)}% within ${within} (${branches} branches)`
    const goal = `at most ${within} days, for ${foundInTime * 100}%`
    return [
      title,
      goal,
      measured,
      stateOf(intervalOf({ share: inTime, repeats: branches }).high < foundInTime, inTime < foundInTime),
    ]
  })
  const quiet = worlds.flatMap(([name, world]) =>
    [5, 1].map((pushes) => {
      const title = `60 days, ${nameOf({ ...stable, pushes })}, ${name}: issues about a slow drift`
      const { issues } = simulateDrift({ ...stable, pushes, ...world }, branches, seedOf(effort, title))
      const perSixty = (issues * 60) / (stable.stableDays + stable.days)
      return [title, 'at most 1', perSixty.toFixed(2), stateOf(perSixty > 1, perSixty > 1)]
    }),
  )
  return [...found, ...quiet]
}

function nameOf({
  cases,
  iterations,
  pushes,
}: Pick<DriftingBranch, 'cases' | 'iterations' | 'pushes'>): string {
  return `${cases} cases × ${iterations}, ${pushes === 1 ? 'one push' : `${pushes} pushes`} a day`
}

function stateOf(isMissed: boolean, isNear: boolean): string {
  return isMissed ? '**missed**' : isNear ? 'within error' : 'met'
}
