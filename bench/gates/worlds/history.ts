import type { Random } from '../draw/random.ts'
import {
  type CaseTruth,
  fewEffects,
  mixedRate,
  mixedSuite,
  shiftOdds,
  usualSizes,
  type World,
} from './world.ts'

const evals = { kind: 'evals', sizes: usualSizes, effects: fewEffects, cases: mixedSuite } as const

/** The cases that a regression on main broke and somebody repaired: a tenth of those that pass. */
function repairedCases(now: readonly CaseTruth[]): readonly number[] {
  const good = now.filter(({ rate }) => rate > 0.85)
  return good.slice(0, Math.max(1, Math.ceil(now.length / 10))).map(({ id }) => id)
}

/** Replaces this share of the cases: a third is renamed, the others go and new ones come. */
function replaceSome(cases: readonly CaseTruth[], share: number, random: Random): CaseTruth[] {
  return cases.map((of) => {
    if (random.next() >= share) return of
    const id = 10_000 + random.whole(1_000_000)
    const name = `case ${id}`
    return random.next() < 1 / 3 ? { ...of, name } : { ...of, id, name, rate: mixedRate(random) }
  })
}

/** Worlds in which main itself changed. */
export const historyWorlds = {
  'model-swap': {
    ...evals,
    title: 'Main changed its model',
    about: 'Some runs ago the log-odds of every case moved by a random amount (standard deviation 1).',
    past: (now, runs, random) => {
      const swapped = 1 + random.whole(Math.max(1, runs - 1))
      const before = now.map((of) => ({ ...of, rate: shiftOdds(of.rate, random.normal()) }))
      return Array.from({ length: runs }, (_, run) => (run < swapped ? now : before))
    },
  },
  repaired: {
    ...evals,
    title: 'A regression was merged and repaired',
    about:
      'Two runs ago a tenth of the cases broke on main; the newest run has them repaired. A pull request breaks the same cases again.',
    fragile: repairedCases,
    past: (now, runs) => {
      const hit = new Set(repairedCases(now))
      const broken = now.map((of) => (hit.has(of.id) ? { ...of, rate: 0 } : of))
      return Array.from({ length: runs }, (_, run) => (run === 1 || run === 2 ? broken : now))
    },
  },
  churn: {
    ...evals,
    title: 'Cases come, go and change names',
    about:
      'Each run of main and each pull request replaces one of twenty cases; a third of these gets another name.',
    past: (now, runs, random) => {
      const past: CaseTruth[][] = []
      let then = [...now]
      for (let run = 0; run < runs; run += 1) {
        past.push(then)
        then = replaceSome(then, 0.05, random)
      }
      return past
    },
    change: (before, random) => replaceSome(before, 0.05, random),
  },
} as const satisfies Record<string, World>
