import { simulateTeam } from '../../test/support/gate/team.ts'
import { type Effort, type Part, seedOf } from './effort.ts'
import { formatShare, formatTable, inPercent } from './figures.ts'

const teams = [
  { name: '30 × 1, 1 base run', cases: 30, iterations: 1, baseRuns: 1 },
  { name: '30 × 1', cases: 30, iterations: 1, baseRuns: 10 },
  { name: '30 × 1, repaired', cases: 30, iterations: 1, baseRuns: 10, daysToRepair: 3 },
  { name: '30 × 1, confirmed', cases: 30, iterations: 1, baseRuns: 10, confirm: true },
  {
    name: '30 × 1, confirmed and repaired',
    cases: 30,
    iterations: 1,
    baseRuns: 10,
    confirm: true,
    daysToRepair: 3,
  },
  { name: '50 × 1', cases: 50, iterations: 1, baseRuns: 10 },
  { name: '50 × 1, repaired', cases: 50, iterations: 1, baseRuns: 10, daysToRepair: 3 },
  { name: '50 × 1, confirmed', cases: 50, iterations: 1, baseRuns: 10, confirm: true },
  { name: '50 × 5', cases: 50, iterations: 5, baseRuns: 10 },
  { name: '50 × 5, confirmed', cases: 50, iterations: 5, baseRuns: 10, confirm: true },
]

/** Sixty days of teams: 5 pushes and 10 pull requests a day, of which 5 % regress and 5 % improve. */
export const longRunPart: Part = {
  name: 'long run',
  effort: { repeats: 1, projects: 20 },
  run: (effort, print) => {
    const { projects } = effort
    print(`${projects} projects a row; regressions are per project.`)
    print(printLongRun(effort))
    return true
  },
}

function printLongRun(effort: Effort): string {
  const rows = teams.map(({ name, ...team }) => {
    // The same seed for every row: the projects start alike.
    const of = simulateTeam(team, effort.projects, seedOf(effort, 'long run'))
    return [
      name,
      `${of.merged.toFixed(1)} of ${of.regressions.toFixed(1)}`,
      team.daysToRepair === undefined ? '–' : of.repaired.toFixed(1),
      formatShare({ share: of.falseRed, repeats: of.unchanged }),
      `${inPercent(of.inconclusive)} %`,
      `${inPercent(of.start)} % → ${inPercent(of.end)} %`,
    ]
  })
  return formatTable(
    ['', 'regressions merged', 'repaired later', 'false red', 'inconclusive', 'mean pass rate'],
    rows,
  )
}
