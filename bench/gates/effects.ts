import { type Random, randomOf } from './draw/random.ts'
import { mean } from './statistics.ts'
import type { CaseTruth, EffectName, World } from './worlds/world.ts'

/** What a pull request does to the true rates of the cases. */
export interface Effect {
  readonly title: string
  /** Chooses nothing by chance. */
  readonly isFixed?: true
  /** @param fragile ids of cases to break first */
  apply(before: readonly CaseTruth[], random: Random, fragile: readonly number[], world: World): CaseTruth[]
  /** The cases that it may break, for the optimum: a sum over all choices in place of some drawn ones. */
  breaks?(before: readonly CaseTruth[], fragile: readonly number[], world: World): BrokenCases
}

/** Cases as they are when broken, each in one way or in several that are as likely as each other. */
export interface BrokenCases {
  readonly surely: readonly (readonly CaseTruth[])[]
  /** `count` of these break, each choice as likely as the others. */
  readonly able: readonly (readonly CaseTruth[])[]
  readonly count: number
  /** Nothing else changes. */
  readonly isAll: boolean
}

/** A case that passes this often can be broken. */
const good = 0.85

export const effects: Readonly<Record<EffectName, Effect>> = {
  none: { title: 'Nothing changes', apply: (before) => [...before] },
  'drop-3': lowerMean(3),
  'drop-5': lowerMean(5),
  'drop-10': lowerMean(10),
  'break-1%': { title: '1% of the cases break, at least one', ...breakShare(0.01) },
  'break-3%': { title: '3% of the cases break', ...breakShare(0.03) },
  'break-10%': { title: '10% of the cases break', ...breakShare(0.1) },
  halve: {
    title: 'A good case passes half as often',
    apply: (before, random, fragile) => {
      const hit = choose(before, 0, random, fragile)
      return before.map((of) => (hit.has(of.id) ? { ...of, rate: of.rate / 2 } : of))
    },
    breaks: (before, fragile) => breakable(before, 0, fragile, (of) => [{ ...of, rate: of.rate / 2 }]),
  },
  swap: {
    title: 'Some break and others rise: the mean stays',
    apply: swap,
    breaks: (before) => {
      const after = swap(before, randomOf('swap'))
      const able = before.filter(({ rate }) => rate > good)
      const hit = new Set(able.map(({ id }) => id))
      return {
        surely: [],
        able: able.map((of) => [{ ...of, rate: 0 }]),
        count: after.filter(({ id, rate }) => rate === 0 && hit.has(id)).length,
        isAll: false,
      }
    },
  },
  slice: {
    title: 'A slice breaks: one of ten files',
    apply: (before, random) => {
      const files = [...new Set(before.map(({ file }) => file))]
      // A file that had nothing to lose would be no regression.
      const able = files.filter((file) => before.some((of) => of.file === file && of.rate > good))
      const chosen = able[random.whole(able.length)]
      return before.map((of) => (of.file === chosen ? { ...of, rate: 0 } : of))
    },
  },
  rename: {
    title: '3% of the cases are renamed and break',
    apply: (before, random, fragile) => {
      const hit = choose(before, 0.03, random, fragile)
      return before.map((of) => (hit.has(of.id) ? { ...of, rate: 0, name: `${of.name} again` } : of))
    },
  },
  losses: {
    title: '10% of the cases break, most of their failures are lost',
    apply: (before, random, fragile, world) => {
      const hit = [...choose(before, 0.1, random, fragile)]
      // One of four is skipped, where losses are told at all.
      const hides = (id: number) => world.hides ?? (hit.indexOf(id) % 4 === 3 ? 'skip' : 'lost')
      return before.map((of) => (hit.includes(of.id) ? { ...of, rate: 0, hides: hides(of.id) } : of))
    },
    breaks: (before, fragile, { hides }) => {
      const ways = hides === undefined ? (['lost', 'lost', 'lost', 'skip'] as const) : [hides]
      return breakable(before, 0.1, fragile, (of) => ways.map((way) => ({ ...of, rate: 0, hides: way })))
    },
  },
  scores: {
    title: 'Scores fall by 10 points, passes do not',
    isFixed: true,
    apply: (before) =>
      before.map((of) => (of.quality === undefined ? of : { ...of, quality: of.quality - 0.1 })),
  },
  slower: {
    title: 'All cases take half as long again',
    isFixed: true,
    apply: (before) =>
      before.map((of) => (of.seconds === undefined ? of : { ...of, seconds: 1.5 * of.seconds })),
  },
}

function lowerMean(points: number): Effect {
  return {
    title: `All cases fall, the mean by ${points} points`,
    isFixed: true,
    apply: (before) => lower(before, points / 100),
  }
}

function breakShare(share: number): Pick<Effect, 'apply' | 'breaks'> {
  return {
    apply: (before, random, fragile) => {
      const hit = choose(before, share, random, fragile)
      return before.map((of) => (hit.has(of.id) ? { ...of, rate: 0 } : of))
    },
    breaks: (before, fragile) => breakable(before, share, fragile, (of) => [{ ...of, rate: 0 }]),
  }
}

/** What {@link choose} can choose. */
function breakable(
  before: readonly CaseTruth[],
  share: number,
  fragile: readonly number[],
  broken: (of: CaseTruth) => readonly CaseTruth[],
): BrokenCases {
  const count = Math.max(1, Math.round(share * before.length))
  const able = before.filter(({ rate }) => rate > good)
  const first = able.filter(({ id }) => fragile.includes(id))
  const isEnough = first.length >= count
  const others = isEnough ? first : able.filter((of) => !first.includes(of))
  const surely = isEnough ? [] : first
  return {
    surely: surely.map(broken),
    able: others.map(broken),
    count: Math.min(others.length, count - surely.length),
    isAll: true,
  }
}

/** Ids of this share of all cases, at least one: fragile ones first, then others that pass. */
function choose(
  before: readonly CaseTruth[],
  share: number,
  random: Random,
  fragile: readonly number[],
): ReadonlySet<number> {
  const count = Math.max(1, Math.round(share * before.length))
  const able = random.shuffled(before.filter(({ rate }) => rate > good))
  const best = before.toSorted((a, b) => b.rate - a.rate)
  const first = able.filter(({ id }) => fragile.includes(id))
  return new Set(
    [...first, ...able, ...best]
      .slice(0, 2 * before.length)
      .map(({ id }) => id)
      .filter(isFirst)
      .slice(0, count),
  )
}

function isFirst(id: number, index: number, all: readonly number[]): boolean {
  return all.indexOf(id) === index
}

/** Every rate falls by the same step, none below 0, so that the mean falls by `drop`. */
function lower(before: readonly CaseTruth[], drop: number): CaseTruth[] {
  const rates = before.map(({ rate }) => rate)
  const after = (step: number) => rates.map((rate) => Math.max(0, rate - step))
  let [low, high] = [0, 1]
  for (let turn = 0; turn < 40; turn += 1) {
    const middle = (low + high) / 2
    if (mean(rates) - mean(after(middle)) < drop) low = middle
    else high = middle
  }
  return before.map((of) => ({
    ...of,
    rate: Math.max(0, of.rate - high),
    ...(of.quality !== undefined && { quality: Math.max(0, of.quality - drop) }),
  }))
}

/** Breaks a sixth of the cases, or as many as the others can make up for, and lifts others until the mean is as before. */
function swap(before: readonly CaseTruth[], random: Random): CaseTruth[] {
  const able = random.shuffled(before.filter(({ rate }) => rate > good))
  const others = random.shuffled(before.filter(({ rate }) => rate <= good))
  const room = others.reduce((sum, { rate }) => sum + 1 - rate, 0)
  const after = new Map<number, number>()
  let lost = 0
  for (const { id, rate } of able.slice(0, Math.max(1, Math.round(before.length / 6)))) {
    if (lost + rate > room) break
    lost += rate
    after.set(id, 0)
  }
  for (const { id, rate } of others) {
    const gain = Math.min(1 - rate, lost)
    lost -= gain
    after.set(id, rate + gain)
  }
  return before.map((of) => ({ ...of, rate: after.get(of.id) ?? of.rate }))
}
