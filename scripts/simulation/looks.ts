import { compareRuns } from '../../src/gate/compare/compare.ts'
import { decide } from '../../src/gate/judge/decide.ts'
import { seededRandom } from '../../src/gate/statistics/permutation.ts'
import { joinRuns } from '../../src/model/run/merge-tallies.ts'
import type { Run } from '../../src/model/run/run.ts'
import { simulateRepeating } from '../../test/support/gate/repeating.ts'
import {
  drawSides,
  effects,
  makeRun,
  mixes,
  plainSetting,
  type Setting,
} from '../../test/support/gate/simulate-gate.ts'
import { type Effort, type Part, seedOf, shareOf } from './effort.ts'
import { formatShare, formatTable } from './figures.ts'

const design = { ...plainSetting, cases: 30, iterations: 1, baseRuns: 10 }
const rounds = 5
const worlds: readonly (readonly [string, Partial<Setting>])[] = [
  ...Object.entries(effects).map(([title, effect]) => [title, { effect }] as const),
  ['no change, coin flips, 1 base run', { mix: mixes['coin flips'], baseRuns: 1 }],
]

/** Repeating until it is decided: planned looks, and a look at the full level after every round. */
export const looksPart: Part = {
  name: 'looks',
  effort: { repeats: 300, projects: 1 },
  run: async (effort, print) => {
    print(
      `30 cases × 1, 10 base runs, at most ${rounds} rounds, ${effort.repeats} made-up pull requests a row: share that fail.`,
    )
    const rows: string[][] = []
    for (const [title, world] of worlds) {
      const setting = { ...design, ...world }
      const seed = seedOf(effort, `looks ${title}`)
      const planned = await simulateRepeating(setting, rounds, effort.repeats, seed)
      const { once, ever } = lookEveryTime(setting, effort, seed)
      rows.push([
        title,
        shareOf(once),
        formatShare({ share: planned.failed, repeats: effort.repeats }),
        planned.rounds.toFixed(1),
        shareOf(ever),
      ])
    }
    print(
      formatTable(
        ['', 'one round', '`until-decided`', 'rounds on average', 'full level after each round'],
        rows,
      ),
    )
    return true
  },
}

/** Whether the first round fails, and whether any of the rounds does. */
function lookEveryTime(setting: Setting, { repeats }: Effort, seed: string) {
  const random = seededRandom(seed)
  const [once, ever]: [boolean[], boolean[]] = [[], []]
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const before = setting.mix(setting.cases, random)
    const after = setting.effect(before, random)
    const { base } = drawSides({ ...setting, mix: () => before }, random, repeat)
    const baseline = { source: 'file', description: 'made up', runs: base } as const
    let head: Run | undefined
    const looks = Array.from({ length: rounds }, (_, round) => {
      const more = makeRun(`round ${round}`, after, setting.iterations, random, setting)
      head = head === undefined ? more : joinRuns(head, more)
      const comparison = compareRuns(head, baseline, setting.policy, { today: 0 })
      return decide(head, comparison, setting.policy).outcome === 'failed'
    })
    once.push(looks[0] === true)
    ever.push(looks.includes(true))
  }
  return { once, ever }
}
