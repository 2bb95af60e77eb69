import type { Random } from '../draw/random.ts'
import { type CaseTruth, fewEffects, mixedSuite, shiftOdds, usualSizes, type World } from './world.ts'

const moving = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** Every group moves in each run by itself: its log-odds, with this standard deviation. */
function groupsMove(group: (of: CaseTruth) => number | string, deviation: number) {
  return (now: readonly CaseTruth[], _: number, random: Random) => {
    const groups = new Set(now.map(group))
    return () => {
      const shifts = new Map([...groups].map((key) => [key, deviation * random.normal()]))
      return { rate: (of: CaseTruth) => shiftOdds(of.rate, shifts.get(group(of)) ?? 0) }
    }
  }
}

/** Worlds in which cases or groups of them move by themselves. */
export const caseWorlds = {
  sticky: {
    ...moving,
    title: 'Sticky cases',
    about:
      'A case passes in 98% of its iterations or in 2%. It keeps its state from run to run in 80%, and has a new one by its rate otherwise.',
    movesByCase: true,
    weather: (now, _, random) => {
      const states = new Map<number, number>()
      return () => {
        for (const { id } of now) if (!states.has(id) || random.next() < 0.2) states.set(id, random.next())
        const here = new Map(states)
        return { rate: ({ id, rate }) => ((here.get(id) ?? 0.5) < rate ? 0.98 : 0.02) }
      }
    },
  },
  'alike-iterations': {
    ...moving,
    title: 'Iterations of a run are alike',
    about: 'In each run the log-odds of each case are moved by a random amount (standard deviation 1.5).',
    movesByCase: true,
    weather: groupsMove(({ id }) => id, 1.5),
  },
  'moving-files': {
    ...moving,
    title: 'Files move by themselves',
    about: 'In each run the log-odds of the cases of each file move together (standard deviation 0.5).',
    weather: groupsMove(({ file }) => file, 0.5),
  },
} as const satisfies Record<string, World>
