import { mixedRate, suiteOf, testEffects, type World } from './world.ts'

/** Nothing says whether they are tests or evals, as in most projects. */
const undeclared = { sizes: ['30x1', '300x1'], effects: testEffects } as const

/** Worlds of ordinary tests, which run once. */
export const testWorlds = {
  'old-failure': {
    ...undeclared,
    title: 'One old failure',
    about:
      'Of tests that always pass, one failed once in an older run of main. A pull request breaks that test.',
    cases: (size) => suiteOf(size, () => 1),
    fragile: () => [3],
    weather: (_, runs, random) => {
      const failed = runs === 1 ? -1 : 1 + random.whole(runs - 1)
      return (moment) =>
        moment.of === 'base' && moment.run === failed ? { rate: ({ id, rate }) => (id === 3 ? 0 : rate) } : {}
    },
  },
  'fix-and-break': {
    ...undeclared,
    title: 'Fix one and break one',
    about:
      'Of tests that always pass, the newest run of main broke one. Every pull request repairs it, and some break another.',
    cases: (size) => suiteOf(size, (id) => (id === 3 ? 0 : 1)),
    past: (now, runs) => {
      const before = now.map((of) => ({ ...of, rate: 1 }))
      return Array.from({ length: runs }, (_, run) => (run === 0 ? now : before))
    },
    change: (before) => before.map((of) => ({ ...of, rate: 1 })),
    fragile: (now) => now.flatMap(({ id }) => (id > 3 ? [id] : [])),
  },
  'twice-broken': {
    ...undeclared,
    title: 'Main was broken twice',
    about:
      'Of tests that always pass, main broke one for two runs, and another for two runs before that. Both are repaired.',
    cases: (size) => suiteOf(size, () => 1),
    fragile: () => [3],
    weather: () => (moment) => {
      const broken = moment.of === 'base' ? [undefined, 5, 5, undefined, 9, 9][moment.run] : undefined
      return broken === undefined ? {} : { rate: ({ id, rate }) => (id === broken ? 0 : rate) }
    },
  },
  'rare-flakes': {
    ...undeclared,
    title: 'Rare flaky tests',
    about: 'One of twenty tests fails in 3% of its runs; all others always pass.',
    sizes: ['300x1'],
    cases: (size) => suiteOf(size, (id) => (id % 20 === 7 ? 0.97 : 1)),
  },
  'mixed-file': {
    ...undeclared,
    title: 'Tests and evals in one file',
    about: 'Nine of ten cases are tests that always pass.',
    sizes: ['300x1'],
    cases: (size, random) => suiteOf(size, (id) => (id % 10 === 7 ? mixedRate(random) : 1)),
  },
} as const satisfies Record<string, World>
