import { sharedShift } from '../../test/support/gate/simulate-gate.ts'
import { type DriftingBranch, simulateDrift } from '../../test/support/gate/slow-drift.ts'
import { type Effort, seedOf } from './effort.ts'

const stable: DriftingBranch = {
  cases: 50,
  iterations: 1,
  pushes: 5,
  stableDays: 30,
  fall: 0,
  days: 60,
}
const falling = { ...stable, fall: 0.2, days: 60 }
const daysToFind = 15
/** Share of the branches of which this is expected; the others are found a few days later. */
const foundInTime = 0.8

/** A base branch that loses 20 points in 60 days, and ones that lose nothing: title, goal, measured, state. */
export function driftRows(effort: Effort): string[][] {
  const { projects } = effort
  const found = [1, 5].map((iterations) => {
    const title = `60 days, 50 cases × ${iterations}, the base branch loses 20 points: found after`
    const { foundAfter } = simulateDrift({ ...falling, iterations }, projects, seedOf(effort, title))
    const days = foundAfter.map((day) => day ?? falling.days).toSorted((a, b) => a - b)
    const inTime = days.filter((day) => day <= daysToFind).length / projects
    const median = days[Math.floor(projects / 2)] ?? 0
    const measured = `median ${median.toFixed(0)} days, ${Math.round(inTime * 100)} % within ${daysToFind} (${projects} branches)`
    return [title, `at most ${daysToFind} days`, measured, inTime < foundInTime ? '**missed**' : 'met']
  })
  const worlds: readonly (readonly [string, Partial<DriftingBranch>])[] = [
    ['nothing changes', {}],
    ['runs drift by 5 points', { weather: sharedShift(0.05) }],
    ['days drift by 5 points', { weather: sharedShift(0.05), daily: true }],
  ]
  const quiet = worlds.map(([name, world]) => {
    const title = `60 days, 50 cases × 1, ${name}: issues about a slow drift`
    const { issues } = simulateDrift({ ...stable, ...world }, projects, seedOf(effort, title))
    const perSixty = (issues * 60) / (stable.stableDays + stable.days)
    return [title, 'at most 1', perSixty.toFixed(2), perSixty > 1 ? '**missed**' : 'met']
  })
  return [...found, ...quiet]
}
