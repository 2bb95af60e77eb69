import { seededRandom } from '../../src/gate/statistics/permutation.ts'
import { judgeDrawn } from '../../test/support/gate/judge-drawn.ts'
import { type Rule, rivals } from '../../test/support/gate/rivals.ts'
import {
  drawSides,
  effects,
  plainSetting,
  type Setting,
  sharedShift,
} from '../../test/support/gate/simulate-gate.ts'
import { simulateTeam } from '../../test/support/gate/team.ts'
import { type Effort, type Part, seedOf, shareOf } from './effort.ts'
import { formatTable } from './figures.ts'

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

/** How the rules of other tools and the gate do on the same made-up pull requests. */
export const rivalsPart: Part = { name: 'rivals', effort: { repeats: 1000, projects: 20 }, run: printRivals }

function printRivals(effort: Effort, print: (text: string) => void): boolean {
  print(
    `${baseRuns} base runs; ${effort.repeats} pull requests a cell, ${effort.projects} projects of 60 days a row. The last two columns are regressions merged in 60 days, and unchanged pull requests left inconclusive.`,
  )
  for (const { name, ...size } of designs) {
    const rows = [
      ...Object.entries(rivals).map(([rule, fails]) => row(rule, fails, size, effort)),
      row('Eval Gate', undefined, size, effort),
      row('Eval Gate, confirmed', undefined, { ...size, confirm: true }, effort),
    ]
    print(`**${name}**: share of pull requests that fail`)
    print(formatTable(['', ...questions.map((of) => of.name), 'merged in 60 days', 'inconclusive'], rows))
  }
  return true
}

function row(name: string, rule: Rule | undefined, size: Partial<Setting>, effort: Effort): string[] {
  const cells = questions.map((question) => {
    const setting = { ...plainSetting, ...question.setting, ...size, baseRuns }
    // The same seed for every rule: they all judge the same runs.
    const random = seededRandom(seedOf(effort, `${question.name} ${size.cases}`))
    const fails = Array.from({ length: effort.repeats }, (_, repeat) => {
      const sides = drawSides(setting, random, repeat)
      return rule === undefined ? judgeDrawn(sides, setting) === 'failed' : rule(sides.head, sides.base)
    })
    return shareOf(fails)
  })
  const { cases = 50, iterations = 5, confirm } = size
  const team = { cases, iterations, baseRuns, confirm, rule }
  const of = simulateTeam(team, effort.projects, seedOf(effort, 'rivals'))
  const open = rule === undefined ? `${Math.round(of.inconclusive * 100)} %` : '–'
  return [name, ...cells, `${of.merged.toFixed(1)} of ${of.regressions.toFixed(1)}`, open]
}
