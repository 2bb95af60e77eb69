import {
  effects,
  plainSetting,
  type Setting,
  sharedShift,
  simulate,
} from '../../test/support/gate/simulate-gate.ts'
import { type Effort, type Part, seedOf } from './effort.ts'
import { formatShare, formatTable, inPercent } from './figures.ts'

const design = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }
const worlds: readonly (readonly [string, Partial<Setting>])[] = [
  ['nothing changed', {}],
  ['nothing changed, days drift by 5 points', { weather: sharedShift(0.05), sameWeather: true }],
  ['nothing changed, every run drifts by 5 points', { weather: sharedShift(0.05) }],
  ['mean falls by 9 points', { effect: effects['mean falls by 9 points'] }],
  ['1 case broken', { effect: effects['1 case broken'] }],
]

/** 30 cases that run once, with and without a rerun of the suspects. */
export const confirmationPart: Part = {
  name: 'confirmation',
  effort: { repeats: 2000, projects: 1 },
  run: (effort, print) => {
    print(`30 cases × 1, 10 base runs, ${effort.repeats} made-up pull requests a cell: share that fail.`)
    print(
      formatTable(
        ['', 'without', 'with `confirm`', 'inconclusive without', 'with'],
        worlds.map(([title, world]) => row(title, world, effort)),
      ),
    )
    return true
  },
}

function row(title: string, world: Partial<Setting>, effort: Effort): string[] {
  const { repeats } = effort
  const [without, confirmed] = [false, true].map((confirm) =>
    simulate({ ...design, ...world, confirm }, repeats, seedOf(effort, title)),
  )
  if (without === undefined || confirmed === undefined) return [title]
  return [
    title,
    formatShare({ share: without.failed, repeats }),
    formatShare({ share: confirmed.failed, repeats }),
    `${inPercent(without.inconclusive)} %`,
    `${inPercent(confirmed.inconclusive)} %`,
  ]
}
