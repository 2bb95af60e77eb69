import { type EffectName, mixedSuite, suiteOf, usualSizes, type World } from './world.ts'

const onlyScores = {
  kind: 'evals',
  measures: 'scores',
  sizes: usualSizes,
  effects: ['none', 'drop-5', 'drop-10', 'break-10%', 'swap'] as readonly EffectName[],
} as const

/** Worlds in which a judge gives scores. */
export const scoreWorlds = {
  'judge-drift': {
    title: 'The judge drifts',
    about:
      'As stable, and a judge gives each answer a score from 0 to 1. All scores of a run move together by 3 points (standard deviation).',
    kind: 'evals',
    measures: 'both',
    shape: 'bounded',
    sizes: usualSizes,
    effects: ['none', 'drop-10', 'scores'],
    cases: (size, random) =>
      mixedSuite(size, random).map((of) => ({ ...of, quality: 0.5 + 0.4 * random.next() })),
    weather: (_, __, random) => () => ({ scoreShift: 0.03 * random.normal() }),
  },
  scores: {
    ...onlyScores,
    title: 'Scores only',
    about: 'Every iteration passes; its score differs, with a mean from 0.5 to 0.95.',
    shape: 'bounded',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
  },
  'scores-tied': {
    ...onlyScores,
    title: 'Scores with five steps',
    about: 'The same, with the grades 0, 0.25, 0.5, 0.75 and 1.',
    shape: 'tied',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
  },
  'scores-u': {
    ...onlyScores,
    title: 'Scores near 0 or 1',
    about: 'The same, with few scores between.',
    shape: 'u',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
  },
  'scores-outliers': {
    ...onlyScores,
    title: 'Scores with outliers',
    about: 'The same, and one answer of 40 gets 0 by chance.',
    shape: 'outliers',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
  },
  'scores-weather': {
    ...onlyScores,
    title: 'Scores that move together',
    about: 'The same as scores only, and all scores of a run move by 3 points (standard deviation).',
    shape: 'bounded',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
    weather: (_, __, random) => () => ({ scoreShift: 0.03 * random.normal() }),
  },
} as const satisfies Record<string, World>

/** More of them, that the short form does not play. */
export const moreScoreWorlds = {
  'scores-flips': {
    ...onlyScores,
    title: 'Scores of a judge that flips',
    about: 'The same as scores only, and one answer of ten gets the score of its opposite.',
    shape: 'flips',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
  },
  'scores-judge': {
    ...onlyScores,
    title: 'Main changed its judge',
    about: 'Two runs ago all scores fell by 5 points with a new judge.',
    shape: 'bounded',
    cases: (size, random) => suiteOf(size, () => 0.5 + 0.45 * random.next()),
    weather: () => (moment) => (moment.of === 'base' && moment.run > 1 ? { scoreShift: 0.05 } : {}),
  },
} as const satisfies Record<string, World>
