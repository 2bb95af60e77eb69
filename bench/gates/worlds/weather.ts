import type { Random } from '../draw/random.ts'
import {
  type CaseTruth,
  type Conditions,
  fewEffects,
  inside,
  mixedSuite,
  shiftOdds,
  usualSizes,
  type Weather,
  type World,
} from './world.ts'

/** What evals share that move by themselves. */
const moving = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** Something that happens in one of ten runs, by itself on each side. */
function inSomeRuns(random: Random, conditions: () => Conditions): Weather {
  return () => (random.next() < 0.1 ? conditions() : {})
}

/** Worlds in which the model or the provider moves by itself. */
export const weatherWorlds = {
  weather: {
    ...moving,
    title: 'Weather shared by all cases',
    about:
      'All pass rates of a run move together by 4 points (standard deviation; AR(1) with 0.8 from run to run), also those of a rerun at the same time.',
    weather: (_, __, random) => {
      let shift = 0.04 * random.normal()
      return () => {
        shift = 0.8 * shift + 0.024 * random.normal()
        const now = shift
        return { rate: ({ rate }) => inside(rate + now) }
      }
    },
  },
  drift: {
    ...moving,
    title: 'Every case drifts',
    about: 'From run to run the log-odds of each case take a random step with standard deviation 0.3.',
    movesByCase: true,
    weather: (now, _, random) => {
      const shifts = new Map<number, number>()
      return () => {
        for (const { id } of now) shifts.set(id, (shifts.get(id) ?? 0) + 0.3 * random.normal())
        const here = new Map(shifts)
        return { rate: ({ id, rate }) => shiftOdds(rate, here.get(id) ?? 0) }
      }
    },
  },
  clusters: {
    ...moving,
    title: 'A tool is down in one of ten runs',
    about: 'A fifth of the cases needs it (ten at most), and they all fail.',
    weather: (now, _, random) => {
      const needsTool = new Set(
        now.slice(0, Math.min(10, Math.max(2, Math.round(now.length / 5)))).map((of) => of.id),
      )
      return inSomeRuns(random, () => ({ rate: ({ id, rate }) => (needsTool.has(id) ? 0 : rate) }))
    },
  },
  bursts: {
    ...moving,
    title: 'Bursts of the infrastructure',
    about: 'In one of ten runs the provider refuses 15% of all requests, recorded as ordinary failures.',
    weather: (_, __, random) => inSomeRuns(random, () => ({ rate: ({ rate }) => rate * 0.85 })),
  },
  'cache-half': {
    ...moving,
    title: 'A cache answers half of the iterations',
    about: 'They repeat the first one of their run.',
    sizes: ['50x5'],
    weather: () => () => ({ cached: 0.5 }),
  },
  'cache-all': {
    ...moving,
    title: 'A cache answers all further iterations',
    about: 'Five iterations are one measurement.',
    sizes: ['50x5'],
    weather: () => () => ({ cached: 1 }),
  },
  'cache-base': {
    ...moving,
    title: 'The base runs come from one cache',
    about:
      'The runs of main repeat the answers of the oldest one; the pull request changed a prompt and is answered fresh.',
    weather: (_, runs) => (moment) => ({ replays: () => moment.of === 'base' && moment.run < runs - 1 }),
  },
  season: {
    ...moving,
    title: 'Base at night, head by day',
    about:
      'The provider is 4 points better than on average at night, and 4 points worse by day; reruns run by day.',
    hours: { base: [2, 4], head: [9, 19] },
    weather:
      () =>
      ({ of }) => ({ rate: ({ rate }) => inside(rate + (of === 'base' ? 0.04 : -0.04)) }),
  },
  outage: {
    ...moving,
    title: 'The newest base run was an outage',
    about: '95% of what passes otherwise failed in it. All older runs are fine, and so is the code.',
    weather:
      () =>
      (moment): Conditions =>
        moment.of === 'base' && moment.run === 0 ? { rate: ({ rate }: CaseTruth) => rate * 0.05 } : {},
  },
} as const satisfies Record<string, World>
