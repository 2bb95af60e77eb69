import {
  effects,
  plainSetting,
  type Setting,
  sharedShift,
  simulate,
} from '../../test/support/gate/simulate-gate.ts'
import { type Effort, type Part, seedOf } from './effort.ts'
import { formatShare, formatTable, inPercent } from './figures.ts'

const designs = [
  { cases: 30, iterations: 1 },
  { cases: 50, iterations: 5 },
]
const baseRuns = 10
const worlds: readonly (readonly [string, Partial<Setting>])[] = [
  ['nothing changed', {}],
  ['nothing changed, days drift by 5 points', { weather: sharedShift(0.05), sameWeather: true }],
  ['nothing changed, every run drifts by 5 points', { weather: sharedShift(0.05) }],
  ['mean falls by 9 points', { effect: effects['mean falls by 9 points'] }],
  ['1 case broken', { effect: effects['1 case broken'] }],
]

/** With and without a rerun of the suspects. */
export const confirmationPart: Part = {
  name: 'confirmation',
  effort: { repeats: 1000, projects: 1 },
  run: (effort, print) => {
    print(`${baseRuns} base runs, ${effort.repeats} made-up pull requests a cell: share that fail.`)
    print(
      formatTable(
        ['', 'without', 'with `confirm`', 'inconclusive without', 'with'],
        designs.flatMap((design) =>
          worlds.map(([title, world]) => row(title, { ...design, ...world }, effort)),
        ),
      ),
    )
    return true
  },
}

function row(world: string, setting: Partial<Setting>, effort: Effort): string[] {
  const { repeats } = effort
  const title = `${setting.cases} × ${setting.iterations}, ${world}`
  const [without, confirmed] = [false, true].map((confirm) =>
    simulate({ ...plainSetting, baseRuns, ...setting, confirm }, repeats, seedOf(effort, title)),
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
