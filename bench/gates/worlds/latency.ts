import type { Random } from '../draw/random.ts'
import { suiteOf, type Weather, type World } from './world.ts'

/** Cases take from a tenth of a second to some seconds, and nearly always pass. */
const timed = {
  kind: 'evals',
  sizes: ['30x1', '50x5'],
  effects: ['none', 'slower'],
  cases: (size, random) =>
    suiteOf(size, () => 0.999).map((of) => ({ ...of, seconds: 0.5 * Math.exp(random.normal()) })),
  weather:
    (_: unknown, __: number, random: Random): Weather =>
    () => ({ slowdown: Math.exp(0.05 * random.normal()) }),
} as const satisfies Partial<World>

/** Worlds of latency, which may fail a pull request. They are in no table of the others, whose gates know no times. */
export const latencyWorlds = {
  'latency-plain': {
    ...timed,
    title: 'Latency',
    about: 'The latency of each iteration is lognormal (0.3), and that of a run moves by 5%.',
    latency: 'lognormal',
  },
  'latency-tails': {
    ...timed,
    title: 'Latency with heavy tails',
    about: 'The same, with the tail of a Pareto distribution (1.2), which has no variance.',
    latency: 'pareto',
  },
} as const satisfies Record<string, World>
