import type { Random } from '../draw/random.ts'
import {
  type CaseTruth,
  type Conditions,
  fewEffects,
  type Moment,
  mixedSuite,
  shiftOdds,
  usualSizes,
  type Weather,
  type World,
} from './world.ts'

const moving = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** In this share of all runs, by itself on each side. */
function sometimes(share: number, conditions: Conditions) {
  return (_: unknown, __: number, random: Random): Weather =>
    () =>
      random.next() < share ? conditions : {}
}

/** In the newest base run alone, what passes otherwise does so in this share. */
function newestPasses(share: number) {
  return () =>
    (moment: Moment): Conditions =>
      moment.of === 'base' && moment.run === 0 ? { rate: ({ rate }: CaseTruth) => rate * share } : {}
}

/** Whether the case is one of the last fifth of the usual suites. */
function isLast(cases: number): (of: CaseTruth) => boolean {
  return ({ id }) => id >= 0.8 * cases
}

/** Worlds in which something goes wrong that is not the code. */
export const troubleWorlds = {
  'bad-run': {
    ...moving,
    title: 'The newest base run was a bad one',
    about:
      'It passed 60% of what the nine before it usually pass, by itself: the base is as it was, and so are reruns.',
    weather: newestPasses(0.6),
  },
  'half-outage': {
    ...moving,
    title: 'The newest base run was half an outage',
    about: 'In it, the second half of the cases failed.',
    weather: (now) => (moment) =>
      moment.of === 'base' && moment.run === 0
        ? { rate: ({ id, rate }) => (id >= now.length / 2 ? 0 : rate) }
        : {},
  },
  'limit-tail': {
    ...moving,
    title: 'A limit hits the last fifth',
    about: 'In one of five runs a limit is reached, and the last fifth of the cases fails.',
    weather: (now, _, random) => {
      const isHit = isLast(now.length)
      return () => (random.next() < 0.2 ? { rate: (of) => (isHit(of) ? 0 : of.rate) } : {})
    },
  },
  'limit-declared': {
    ...moving,
    title: 'A limit hits the head, as JUnit writes it',
    about:
      'The last fifth of the head has the error "429 Too Many Requests", in plain JUnit; the suite is declared as evals.',
    plainReports: true,
    effects: ['none', 'break-10%'],
    weather: (now) => {
      const isHit = isLast(now.length)
      return ({ of: when }) => (when === 'head' ? { lost: (of) => (isHit(of) ? 1 : 0) } : {})
    },
  },
  'judge-flips': {
    ...moving,
    title: 'A judge that flips',
    about: 'In one of five runs the judge turns a tenth of its verdicts around, in both directions.',
    weather: sometimes(0.2, { rate: ({ rate }) => 0.9 * rate + 0.1 * (1 - rate) }),
  },
  lifted: {
    ...moving,
    title: 'Main became better',
    about: 'Three runs ago the log-odds of every case rose by 0.7.',
    past: (now, runs) => movedAgo(now, runs, -0.7),
  },
  'accepted-fall': {
    ...moving,
    title: 'Main became worse, and that was accepted',
    about: 'Three runs ago the log-odds of every case fell by 0.7.',
    past: (now, runs) => movedAgo(now, runs, 0.7),
  },
} as const satisfies Record<string, World>

/** All but the three newest runs had other rates. */
function movedAgo(now: readonly CaseTruth[], runs: number, shift: number): (readonly CaseTruth[])[] {
  const before = now.map((of) => ({ ...of, rate: shiftOdds(of.rate, shift) }))
  return Array.from({ length: runs }, (_, run) => (run < 3 ? now : before))
}
