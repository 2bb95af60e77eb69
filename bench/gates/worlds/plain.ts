import { fewEffects, mixedSuite, suiteOf, usualEffects, usualSizes, type World } from './world.ts'

/** Worlds in which nothing moves but chance. */
export const plainWorlds = {
  stable: {
    title: 'Stable',
    about:
      'Nothing moves but chance. Six of ten cases pass in 99.5% of their iterations, one of ten in 2%, the others in 30 to 90%.',
    kind: 'evals',
    sizes: ['10x1', '30x1', '50x5', '200x3', '2000x1'],
    effects: usualEffects,
    cases: mixedSuite,
  },
  heavy: {
    title: 'Heavy tails',
    about: 'Very easy and very hard cases: pass rates from Beta(0.2, 0.1).',
    kind: 'evals',
    sizes: usualSizes,
    effects: fewEffects,
    cases: (size, random) => suiteOf(size, () => random.beta(0.2, 0.1)),
  },
  unequal: {
    title: 'Unequal and missing iterations',
    about:
      'A case has between one and twice the planned iterations in a run; one of twenty is missing from it.',
    kind: 'evals',
    sizes: usualSizes,
    effects: fewEffects,
    cases: mixedSuite,
    iterations: (planned, random) => (random.next() < 0.05 ? 0 : 1 + random.whole(2 * planned - 1)),
  },
} as const satisfies Record<string, World>
