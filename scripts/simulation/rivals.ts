import { seededRandom } from '../../src/gate/statistics/permutation.ts'
import { type Rule, rivals } from '../../test/support/gate/rivals.ts'
import {
  drawSides,
  effects,
  judgeDrawn,
  plainSetting,
  type Setting,
  sharedShift,
} from '../../test/support/gate/simulate-gate.ts'
import { simulateTeam } from '../../test/support/gate/team.ts'
import { formatShare, formatTable } from './figures.ts'

const designs = [
  { name: '30 × 1', cases: 30, iterations: 1 },
  { name: '50 × 5', cases: 50, iterations: 5 },
]
const questions: readonly { readonly name: string; readonly setting: Partial<Setting> }[] = [
  { name: 'nothing changed', setting: {} },
  { name: 'nothing changed, runs drift by 5 points', setting: { weather: sharedShift(0.05) } },
  { name: 'mean falls by 9 points', setting: { effect: effects['mean falls by 9 points'] } },
  { name: '1 case broken', setting: { effect: effects['1 case broken'] } },
]
const baseRuns = 5

/** Prints how the rules of other tools and the gate do on the same made-up pull requests. */
export function printRivals(repeats: number, print: (text: string) => void): void {
  for (const { name, ...size } of designs) {
    const rows = [
      ...Object.entries(rivals).map(([rule, fails]) => row(rule, fails, size, repeats)),
      row('Eval Gate', undefined, size, repeats),
      row('Eval Gate, confirmed', undefined, { ...size, confirm: true }, repeats),
    ]
    print(
      `**${name}**, ${baseRuns} base runs: share of pull requests that fail; regressions merged and inconclusive in 60 days.\n`,
    )
    print(
      `${formatTable(['', ...questions.map((of) => of.name), 'merged in 60 days', 'inconclusive'], rows)}\n`,
    )
  }
}

function row(name: string, rule: Rule | undefined, size: Partial<Setting>, repeats: number): string[] {
  const cells = questions.map((question) => {
    const setting = { ...plainSetting, ...question.setting, ...size, baseRuns }
    // The same seed for every rule: they all judge the same runs.
    const random = seededRandom(`${question.name} ${size.cases}`)
    let alarms = 0
    for (let repeat = 0; repeat < repeats; repeat += 1) {
      const sides = drawSides(setting, random, repeat)
      const fails =
        rule === undefined ? judgeDrawn(sides, setting) === 'failed' : rule(sides.head, sides.base)
      if (fails) alarms += 1
    }
    return formatShare({ share: alarms / repeats, repeats })
  })
  const projects = Math.max(2, Math.round(repeats / 100))
  const { cases = 50, iterations = 5, confirm } = size
  const team = simulateTeam({ cases, iterations, baseRuns, confirm, rule }, projects, 'rivals')
  const open = rule === undefined ? `${Math.round(team.inconclusive * 100)} %` : '–'
  return [name, ...cells, `${team.merged.toFixed(1)} of ${team.regressions.toFixed(1)}`, open]
}
