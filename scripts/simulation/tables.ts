import { defaultPolicy } from '../../src/gate/policy/policy.ts'
import {
  drift,
  effects,
  mixes,
  type Outcomes,
  plainSetting,
  type Setting,
  sharedShift,
  simulate,
} from '../../test/support/gate/simulate-gate.ts'
import { type Effort, type Part, seedOf } from './effort.ts'
import { formatTable } from './figures.ts'

const iterations = [1, 3, 5, 10]
const coinFlips = mixes['coin flips'] ?? plainSetting.mix

/** False alarms and power by mix and design. The columns are 1, 3, 5 and 10 iterations of every case on each side. */
export const tablesPart: Part = { name: 'tables', effort: { repeats: 1000, projects: 1 }, run: printTables }

type Row = readonly [string, Partial<Setting>]

function table(
  title: string,
  rows: readonly Row[],
  effort: Effort,
  show: (outcomes: Outcomes) => string = ({ failed }) => `${(failed * 100).toFixed(1)} %`,
): string {
  return formatTable(
    ['', ...iterations.map((count) => `k = ${count}`)],
    rows.map(([name, setting]) => [
      name,
      ...iterations.map((count) => {
        const seed = seedOf(effort, `${title} ${name} ${count}`)
        return show(simulate({ ...plainSetting, ...setting, iterations: count }, effort.repeats, seed))
      }),
    ]),
  )
}

function clearOrOpen(shares: Outcomes): string {
  return `${Math.round(shares.passed * 100)} / ${Math.round(shares.inconclusive * 100)}`
}

function printTables(effort: Effort, print: (text: string) => void): boolean {
  const { repeats } = effort
  const error = (196 * Math.sqrt((0.05 * 0.95) / repeats)).toFixed(1)
  print(`${repeats} made-up pull requests a cell: a share of 5 % is off by up to ${error} points.`)
  print('**False alarms**: nothing changed, the verdict is `failed`.')
  print(
    table(
      'false alarms',
      [
        ...Object.entries(mixes).map(([name, mix]): Row => [name, { mix }]),
        ['mixed, 5 base runs', { baseRuns: 5 }],
        ['mixed, 400 cases', { cases: 400 }],
        ['mixed, 5 cases', { cases: 5 }],
        ['mixed, with a score', { scores: true }],
        ['mixed, with a score, not declared as evals', { scores: true, policy: defaultPolicy }],
        ['mixed, 5 base runs, not declared as evals', { baseRuns: 5, policy: defaultPolicy }],
        ['mixed, confirmed', { confirm: true }],
        ['coin flips, confirmed', { mix: coinFlips, confirm: true }],
      ],
      effort,
    ),
  )
  print('**Power**: something changed, the verdict is `failed`.')
  const real = Object.entries(effects).filter(([name]) => name !== 'no change')
  print(
    table(
      'power',
      [
        ...real.map(([name, effect]): Row => [name, { effect }]),
        ...real.map(([name, effect]): Row => [`${name}, confirmed`, { effect, confirm: true }]),
        ...real.map(([name, effect]): Row => [`${name}, 5 base runs`, { effect, baseRuns: 5 }]),
        ['mean falls by 9 points, with a score', { effect: effects['mean falls by 9 points'], scores: true }],
        [
          'mean falls by 9 points, 10 base runs, runs drift by 5 points',
          { effect: effects['mean falls by 9 points'], baseRuns: 10, weather: sharedShift(0.05) },
        ],
      ],
      effort,
    ),
  )
  print('**Passed or open**: nothing changed, and the verdict is `passed` / `inconclusive`, in percent.')
  print(
    table(
      'open',
      [
        ['mixed', {}],
        ['mixed, 10 base runs', { baseRuns: 10 }],
      ],
      effort,
      clearOrOpen,
    ),
  )
  print(
    '**Not covered: drift with a single base run.** Nothing changed, but the model moves between base and head: the log-odds of every case by the given standard deviation, or all rates together; or a cache answers every iteration from the first. From five base runs on the gate allows for this; the goals have those rows.',
  )
  print(
    table(
      'drift',
      [
        ['mixed, log-odds by 0.3', { effect: drift(0.3) }],
        ['mixed, log-odds by 0.5', { effect: drift(0.5) }],
        ['coin flips, log-odds by 0.3', { mix: coinFlips, effect: drift(0.3) }],
        ['coin flips, log-odds by 0.5', { mix: coinFlips, effect: drift(0.5) }],
        ['mixed, all move together by 5 points', { weather: sharedShift(0.05) }],
        ['mixed, every iteration repeats the first', { cached: 1 }],
      ],
      effort,
    ),
  )
  return true
}
