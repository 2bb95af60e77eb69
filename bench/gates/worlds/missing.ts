import { mixedSuite, usualSizes, type World } from './world.ts'

/** Worlds in which the results do not contain everything. */
export const missingWorlds = {
  losses: {
    title: 'Losses that are not by chance',
    about:
      '2% of all iterations are lost to the provider. Most failures that a change causes are lost or skipped, too.',
    kind: 'evals',
    sizes: usualSizes,
    effects: ['none', 'drop-10', 'break-10%', 'losses'],
    cases: mixedSuite,
    weather: () => () => ({ lost: () => 0.02 }),
  },
  summary: {
    title: 'List and summary disagree',
    about:
      'The list of results lacks the failures that a change causes, while the summary of the hosted run counts them.',
    kind: 'evals',
    hides: 'gone',
    sizes: usualSizes,
    effects: ['none', 'losses'],
    cases: mixedSuite,
  },
} as const satisfies Record<string, World>
