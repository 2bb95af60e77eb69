import { sharedShift } from '../../test/support/gate/simulate-gate.ts'
import { type DriftingBranch, simulateDrift } from '../../test/support/gate/slow-drift.ts'
import { type Effort, type Part, seedOf } from './effort.ts'
import { formatTable } from './figures.ts'

const designs = [
  { cases: 30, iterations: 1, pushes: 5 },
  { cases: 30, iterations: 1, pushes: 1 },
  { cases: 50, iterations: 1, pushes: 5 },
  { cases: 50, iterations: 1, pushes: 1 },
  { cases: 50, iterations: 5, pushes: 5 },
  { cases: 50, iterations: 5, pushes: 1 },
]
const days = { stableDays: 30, days: 60 }
const quiet: readonly Partial<DriftingBranch>[] = [
  {},
  { weather: sharedShift(0.05) },
  { weather: sharedShift(0.05), daily: true },
]

/** Base branches that slowly lose 20 points, and ones that lose nothing. */
export const driftPart: Part = {
  name: 'slow drift',
  effort: { repeats: 1, projects: 20 },
  run: (effort, print) => {
    print(
      `${effort.projects} branches a row, which lose 20 points in 60 days: after 30 days as they were, and (*new*) from their first day. The last columns are issues in 90 days in which nothing changed: with a stable model, with runs that drift by 5 points, with days that do.`,
    )
    const head = ['', 'pushes a day', 'found after, median', '9 of 10 within', 'new, median']
    print(
      formatTable(
        [...head, 'issues, stable', 'runs drift', 'days drift'],
        designs.map((design) => row(design, effort)),
      ),
    )
    return true
  },
}

function row(design: (typeof designs)[number], effort: Effort): string[] {
  const title = `${design.cases} × ${design.iterations}`
  const simulate = (world: Partial<DriftingBranch>) =>
    simulateDrift(
      { ...design, ...days, fall: 0, ...world },
      effort.projects,
      seedOf(effort, `slow drift ${title} ${design.pushes}`),
    )
  const daysToFind = (stableDays: number) =>
    simulate({ fall: 0.2, stableDays })
      .foundAfter.map((day) => day ?? Number.POSITIVE_INFINITY)
      .toSorted((a, b) => a - b)
  const [found, inNew] = [daysToFind(days.stableDays), daysToFind(0)]
  return [
    title,
    String(design.pushes),
    inDays(found, 0.5),
    inDays(found, 0.9),
    inDays(inNew, 0.5),
    ...quiet.map((world) => simulate(world).issues.toFixed(2)),
  ]
}

/** The day by which this share of the branches is found; they are sorted. */
function inDays(found: readonly number[], share: number): string {
  const day = found[Math.ceil(share * found.length) - 1] ?? Number.POSITIVE_INFINITY
  return Number.isFinite(day) ? `${Math.ceil(day)} days` : 'not in 60 days'
}
