import { simulateTeam } from '../../test/support/gate/team.ts'
import { formatShare, formatTable, inPercent } from './figures.ts'

const teams = [
  { name: '30 × 1, 1 base run', cases: 30, iterations: 1, baseRuns: 1 },
  { name: '30 × 1', cases: 30, iterations: 1, baseRuns: 10 },
  { name: '30 × 1, confirmed', cases: 30, iterations: 1, baseRuns: 10, confirm: true },
  { name: '50 × 1', cases: 50, iterations: 1, baseRuns: 10 },
  { name: '50 × 1, confirmed', cases: 50, iterations: 1, baseRuns: 10, confirm: true },
  { name: '50 × 5', cases: 50, iterations: 5, baseRuns: 10 },
]

/** Prints sixty days of teams: 5 pushes and 10 pull requests a day, of which 5 % regress and 5 % improve. */
export function printLongRun(projects: number, print: (text: string) => void): void {
  const rows = teams.map(({ name, ...team }) => {
    const of = simulateTeam(team, projects, 'long run')
    return [
      name,
      `${of.merged.toFixed(1)} of ${of.regressions.toFixed(1)}`,
      formatShare({ share: of.falseRed, repeats: of.unchanged }),
      `${inPercent(of.inconclusive)} %`,
      `${inPercent(of.start)} % → ${inPercent(of.end)} %`,
    ]
  })
  print(formatTable(['', 'regressions merged', 'false red', 'inconclusive', 'mean pass rate'], rows))
}
