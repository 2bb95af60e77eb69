import type { Random } from '../draw/random.ts'
import {
  fewEffects,
  type Moment,
  mixedSuite,
  suiteOf,
  usualSizes,
  type Weather,
  type World,
} from './world.ts'

const cached = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** The pull request changed a prompt, so that it is answered fresh. */
const isFresh = (moment: Moment) => moment.of !== 'base'

/** Each run of main repeats this share of the answers of the run before. */
function keepingMost(share: number) {
  return (_: unknown, __: number, random: Random): Weather =>
    (moment) =>
      isFresh(moment) ? {} : { replays: () => random.next() < share }
}

/** Worlds in which runs of main share answers, and the pull request has its own. */
export const cacheWorlds = {
  'cache-most': {
    ...cached,
    title: 'A cache keeps 80% of the answers of main',
    about: 'Each run of main repeats the answers of the run before in 80% of the cases.',
    weather: keepingMost(0.8),
  },
  'cache-fixed': {
    ...cached,
    title: 'A cache answers half of the cases',
    about: 'Half of the cases have the same answers in all runs of main, the others fresh ones.',
    weather: () => (moment) => (isFresh(moment) ? {} : { replays: ({ id }) => id % 2 === 0 }),
  },
  'cache-two': {
    ...cached,
    title: 'Two caches of half the base runs',
    about: 'The newer half of the base runs repeats one set of answers, the older half another one.',
    weather: (_, runs) => (moment) => {
      const starts =
        moment.of === 'base' && (moment.run === runs - 1 || moment.run === Math.floor(runs / 2) - 1)
      return isFresh(moment) || starts ? {} : { replays: () => true }
    },
  },
  'cache-good': {
    ...cached,
    title: 'The base runs of a good suite come from one cache',
    about:
      'The cases pass in 97% of their iterations; the runs of main repeat the answers of the oldest one.',
    effects: ['none', 'drop-10', 'break-1%', 'break-10%'],
    cases: (size, random) => suiteOf(size, () => random.beta(32, 1)),
    weather: keepingMost(1),
  },
} as const satisfies Record<string, World>
