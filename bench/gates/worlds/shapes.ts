import { fewEffects, mixedRate, mixedSuite, suiteOf, usualSizes, type World } from './world.ts'

const plain = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** Worlds of suites that are unlike the usual one. */
export const shapeWorlds = {
  good: {
    ...plain,
    title: 'A good suite',
    about: 'Pass rates from Beta(32, 1), with a mean of 97%.',
    effects: ['none', 'drop-10', 'break-1%', 'break-10%'],
    cases: (size, random) => suiteOf(size, () => random.beta(32, 1)),
  },
  hard: {
    ...plain,
    title: 'A hard suite',
    about: 'Pass rates from 30 to 70%, and one of five cases passes in 95%.',
    cases: (size, random) => suiteOf(size, (id) => (id % 5 === 2 ? 0.95 : 0.3 + 0.4 * random.next())),
  },
  perfect: {
    ...plain,
    title: 'A suite that nearly always passes',
    about: 'Every case passes in 99.9% of its iterations.',
    effects: ['none', 'drop-5', 'break-1%', 'break-10%'],
    cases: (size) => suiteOf(size, () => 0.999),
  },
  large: { ...plain, title: 'A large suite', about: '5,000 cases, one iteration.', sizes: ['5000x1'] },
  'many-iterations': {
    ...plain,
    title: 'Few cases, many iterations',
    about: 'Eight cases, twenty iterations.',
    sizes: ['8x20'],
  },
  grows: {
    ...plain,
    title: 'The suite grows by a fifth',
    about: 'Every pull request adds a fifth of new cases, with the usual rates.',
    change: (before, random) => {
      const added = suiteOf({ cases: Math.round(before.length / 5), iterations: 1 }, () => mixedRate(random))
      return [
        ...before,
        ...added.map((of) => ({ ...of, id: 10_000 + of.id, name: `new ${of.name}`, file: 'new' })),
      ]
    },
  },
  'unlike-sizes': {
    ...plain,
    title: 'Base runs of unlike sizes',
    about: 'Every second base run, from the newest on, has only 30% of the cases, by chance.',
    weather: (_, __, random) => (moment) =>
      moment.of === 'base' && moment.run % 2 === 0 ? { isAbsent: () => random.next() < 0.7 } : {},
  },
} as const satisfies Record<string, World>
