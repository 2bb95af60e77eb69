import type { Random } from '../draw/random.ts'
import {
  fewEffects,
  inside,
  type Moment,
  mixedSuite,
  shiftOdds,
  usualSizes,
  type Weather,
  type World,
} from './world.ts'

const dated = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** Days since the oldest base run; there is one run a day. */
function dayOf(moment: Moment, runs: number): number {
  return moment.of === 'base' ? runs - 1 - moment.run : runs
}

/** All pass rates of a run move together, by an own amount in each run. */
function shifted(draw: (random: Random) => number) {
  return (_: unknown, __: number, random: Random): Weather =>
    () => {
      const shift = draw(random)
      return { rate: ({ rate }) => inside(rate + shift) }
    }
}

/** Worlds in which the day or the hour decides. */
export const calendarWorlds = {
  batches: {
    ...dated,
    title: 'Two batches of base runs',
    about:
      'The newer half of the base runs was measured in one go, and so was the older one. Each batch and the head have a weather of 4 points (standard deviation).',
    weather: (_, runs, random) => {
      let shift = 0
      return (moment) => {
        const isFirst = moment.of !== 'base' || [runs - 1, Math.ceil(runs / 2) - 1].includes(moment.run)
        if (isFirst) shift = 0.04 * random.normal()
        const now = shift
        return { rate: ({ rate }) => inside(rate + now) }
      }
    },
  },
  trend: {
    ...dated,
    title: 'A slow trend',
    about: 'From run to run all pass rates fall by a point, and so they do until the head.',
    weather: (_, runs) => (moment) => {
      const since = runs - dayOf(moment, runs)
      return { rate: ({ rate }) => inside(rate + 0.01 * since) }
    },
  },
  'bad-day': {
    ...dated,
    title: 'A bad day of the week',
    about: 'There is a run a day. On one day of seven all pass rates are 10 points lower.',
    weather: (_, runs, random) => {
      const bad = random.whole(7)
      return (moment) => (dayOf(moment, runs) % 7 === bad ? { rate: ({ rate }) => inside(rate - 0.1) } : {})
    },
  },
  'weather-loose': {
    ...dated,
    title: 'Weather of each run',
    about: 'All pass rates of a run move together by 5 points (standard deviation), each run by itself.',
    weather: shifted((random) => 0.05 * random.normal()),
  },
  'weather-tails': {
    ...dated,
    title: 'Weather with heavy tails',
    about: "The same by 3 points times a variable of Student's t with three degrees of freedom.",
    weather: shifted((random) => {
      const squares = [0, 1, 2].map(() => random.normal() ** 2)
      return (0.03 * random.normal()) / Math.sqrt(squares.reduce((sum, of) => sum + of, 0) / 3)
    }),
  },
  'weather-slow': {
    ...dated,
    title: 'Weather that changes slowly',
    about: 'All pass rates move together by 4 points (standard deviation), AR(1) with 0.95 from run to run.',
    weather: (_, __, random) => {
      let shift = 0.04 * random.normal()
      return () => {
        shift = 0.95 * shift + 0.04 * Math.sqrt(1 - 0.95 ** 2) * random.normal()
        const now = shift
        return { rate: ({ rate }) => inside(rate + now) }
      }
    },
  },
  providers: {
    ...dated,
    title: 'Two providers take turns',
    about:
      'Each run has one of two providers by chance; one is 4 points better than the mean, the other worse.',
    weather: shifted((random) => (random.next() < 0.5 ? 0.04 : -0.04)),
  },
  'hours-unknown': {
    ...dated,
    title: 'Base at night, head by day, and nobody knows',
    about: 'The same 8 points between night and day as above, and no report has a time.',
    hidesHours: true,
    weather:
      () =>
      ({ of }) => ({ rate: ({ rate }) => inside(rate + (of === 'base' ? 0.04 : -0.04)) }),
  },
  'hours-some': {
    ...dated,
    title: 'Some cases depend on the hour',
    about:
      'A tenth of the cases passes half as often at the hour of main, and a twentieth half as often at that of the head. All cases drift a little.',
    hours: { base: [2, 4], head: [9, 19] },
    movesByCase: true,
    weather: (now, _, random) => {
      const shifts = new Map<number, number>()
      return ({ of: when }) => {
        for (const { id } of now) shifts.set(id, (shifts.get(id) ?? 0) + 0.1 * random.normal())
        const here = new Map(shifts)
        return {
          rate: ({ id, rate }) => {
            const isBad = id % 10 === 3 ? when === 'base' : id % 20 === 7 && when !== 'base'
            return isBad ? rate / 2 : shiftOdds(rate, here.get(id) ?? 0)
          },
        }
      }
    },
  },
} as const satisfies Record<string, World>
