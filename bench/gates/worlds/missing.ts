import { mixedSuite, usualSizes, type World } from './world.ts'

/** Worlds in which the results do not contain everything. */
export const missingWorlds = {
  losses: {
    title: 'Losses that are not by chance',
    about:
      'The provider fails for 2 % of all iterations, and the tool says so: these are lost. A change that breaks cases makes them run into their limits or time out, so that most of their failures are lost or skipped, too.',
    kind: 'evals',
    sizes: usualSizes,
    effects: ['none', 'drop-10', 'break-10%', 'losses'],
    cases: mixedSuite,
    weather: () => () => ({ lost: 0.02 }),
  },
  summary: {
    title: 'List and summary disagree',
    about:
      'A hosted run states how many iterations passed and failed. Where a change breaks cases, the list of results lacks their failures, while the summary counts them.',
    kind: 'evals',
    hides: 'gone',
    sizes: usualSizes,
    effects: ['none', 'losses'],
    cases: mixedSuite,
  },
} as const satisfies Record<string, World>
