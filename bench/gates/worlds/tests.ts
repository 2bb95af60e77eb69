import { mixedRate, suiteOf, testEffects, type World } from './world.ts'

const projects = ['chromium', 'firefox', 'webkit']

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

/** More of them, that the short form does not play. */
export const moreTestWorlds = {
  'known-flaky': {
    ...undeclared,
    title: 'A known flaky test breaks for good',
    about: 'Of tests that always pass, one fails in a tenth of its runs. A pull request breaks that test.',
    effects: ['none', 'break-1%'],
    sizes: ['30x1'],
    cases: (size) => suiteOf(size, (id) => (id === 3 ? 0.9 : 1)),
    fragile: () => [3],
  },
  'all-rarely': {
    ...undeclared,
    title: 'Every test fails once in a thousand runs',
    about: 'As it says.',
    sizes: ['300x1'],
    cases: (size) => suiteOf(size, () => 0.999),
  },
  'many-tests': {
    ...undeclared,
    title: 'Many tests, few of them flaky',
    about: 'Ten of 2,000 tests fail in 2% of their runs; all others always pass.',
    sizes: ['2000x1'],
    cases: (size) => suiteOf(size, (id) => (id % 200 === 7 ? 0.98 : 1)),
  },
  'flaky-file': {
    ...undeclared,
    title: 'A file fails in some runs',
    about: 'In one of ten runs the tests of one file fail together: their port is taken.',
    sizes: ['300x1'],
    cases: (size) => suiteOf(size, () => 1),
    weather: (now, _, random) => {
      const file = now[0]?.file
      return () => (random.next() < 0.1 ? { rate: (of) => (of.file === file ? 0 : of.rate) } : {})
    },
  },
  'tests-and-evals': {
    ...undeclared,
    title: 'Undeclared: forty tests and twenty evals',
    about: 'Two of three cases are tests that always pass.',
    sizes: ['60x1'],
    cases: (size, random) => suiteOf(size, (id) => (id % 3 === 2 ? mixedRate(random) : 1)),
  },
  projects: {
    ...undeclared,
    title: 'Three projects in one file',
    about:
      'Tests that always pass run in three browsers, under the same names in suites with different hosts. A pull request breaks them in one browser.',
    sizes: ['30x1'],
    effects: ['none', 'break-1%', 'break-10%'],
    cases: (size) =>
      suiteOf(size, () => 1).map((of) => ({
        ...of,
        name: `case ${String(Math.floor(of.id / 3)).padStart(4, '0')} [${projects[of.id % 3]}]`,
        file: 'suite',
      })),
    fragile: (now) => now.flatMap(({ id }) => (id % 3 === 2 ? [id] : [])),
  },
} as const satisfies Record<string, World>
