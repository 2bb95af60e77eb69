import {
  type Again,
  type Answer,
  type Color,
  type Meta,
  mostIterations,
  mostRounds,
  type RunData,
  type Seen,
} from '../contract.ts'
import { effects } from '../effects.ts'
import { mean } from '../statistics.ts'
import type { CaseTruth, Conditions, EffectName, Size, Weather, World } from '../worlds/world.ts'
import { worlds } from '../worlds/worlds.ts'
import { type Random, randomOf } from './random.ts'
import { drawRun } from './run.ts'

/** One square of the table: everything but which gate judges. */
export interface Cell {
  readonly world: string
  readonly effect: EffectName
  /** `30x1`: 30 cases, one iteration. */
  readonly size: string
  readonly baseRuns: number
}

/** What a gate should say, from the true rates alone. */
export interface Truth {
  readonly color: Exclude<Color, 'open'>
  /** Names, on the head, of the cases that got worse by half or more. */
  readonly broken: readonly string[]
  /** How much the mean pass rate of the cases that both sides have truly fell, 0..1. */
  readonly drop: number
  /** What main would show at the time of the head, by the name of the case on the head; for the oracle. */
  readonly expected: ReadonlyMap<string, { readonly rate: number; readonly independent: boolean }>
}

/** What a gate that knows the world knows of a pull request: all but its effect and what moves by itself now. */
export interface Known {
  readonly world: World
  /** Iterations of each case. */
  readonly planned: number
  /** The cases of a healthy head. */
  readonly healthy: readonly CaseTruth[]
  readonly fragile: readonly number[]
  readonly effects: readonly EffectName[]
  /** Drawn weathers of the head, after the one of the base runs. */
  readonly weathers: readonly Conditions[]
}

/** What a gate asks to be measured again. */
export type Asked = NonNullable<Answer['rerun']>

/** A drawn pull request and what is true about it. */
export interface PullRequest {
  readonly seen: Seen
  readonly truth: Truth
  /** Absent where nothing was drawn. */
  readonly know?: () => Known
  /**
   * Fresh iterations of these cases. Each round differs, and the same round is always the same.
   *
   * @param isNow at the moment of the head, or else at one after it
   */
  again(round: number, asked: Asked, isNow?: boolean): Again
}

export function sizeOf(text: string): Size {
  const [, cases, iterations] = /^(\d+)x(\d+)$/.exec(text) ?? []
  if (cases === undefined) throw new Error(`${text} is not a size such as 50x5 (cases and iterations)`)
  return { cases: Number(cases), iterations: Number(iterations) }
}

/**
 * The pull request with this number. The base is the same for all effects, and everything follows from seed, cell and
 * number.
 *
 * @param push which measurement of the same change: 0 is the first one
 */
export function drawPullRequest(cell: Cell, number: number, seed: string, push = 0): PullRequest {
  const world = worlds[cell.world]
  if (world === undefined) throw new Error(`there is no world ${cell.world}`)
  const size = sizeOf(cell.size)
  const place = [seed, cell.world, cell.size, cell.baseRuns, number].join(' ')
  const { now, weather, base } = drawBase(world, size, cell.baseRuns, randomOf(place))
  const ofHead = randomOf(`${place} ${cell.effect} head ${push}`)
  const changing = randomOf(`${place} ${cell.effect}`)
  const changed = world.change?.(now, changing) ?? [...now]
  const after = effects[cell.effect].apply(changed, changing, world.fragile?.(now) ?? [], world)
  for (let skipped = 0; skipped < push; skipped += 1) weather({ of: 'head' })
  const atHead = weather({ of: 'head' })
  const head = drawRun(world, after, size.iterations, atHead, ofHead)
  const meta: Meta = {
    iterations: size.iterations,
    ...(world.kind !== undefined && { kind: world.kind }),
    ...(world.measures !== undefined && { scorer: 'quality' }),
    ...(world.latency !== undefined && { latency: true }),
    ...(world.plainReports === true && { plain: true }),
    ...(world.hidesHours !== true && { measured: timesOf(world, cell.baseRuns, randomOf(`${place} hours`)) }),
  }
  // One weather for each round, however often and in which order they are asked for.
  const rounds = Array.from({ length: mostRounds }, (_, round) => weather({ of: 'again', round }))
  return {
    seen: { meta, base, head, again: [] },
    truth: truthOf(cell, world, changed, after, atHead),
    know: () => ({
      world,
      planned: size.iterations,
      healthy: changed,
      fragile: world.fragile?.(now) ?? [],
      effects: world.effects.filter((of) => of !== 'none'),
      weathers: otherWeathers(world, size, cell.baseRuns, place, push),
    }),
    again: createAgain({
      world,
      base: now,
      head: after,
      atHead,
      rounds,
      place: `${place} ${cell.effect} again ${push}`,
    }),
  }
}

/**
 * Fresh iterations of both sides.
 *
 * @param rounds conditions of each round; the last one holds for all after it
 * @param place the draws follow from it
 */
export function createAgain({
  world,
  base,
  head,
  atHead,
  rounds,
  place,
}: {
  readonly world: World
  readonly base: readonly CaseTruth[]
  readonly head: readonly CaseTruth[]
  readonly atHead: Conditions
  readonly rounds: readonly Conditions[]
  readonly place: string
}): PullRequest['again'] {
  return (round, { cases, iterations, sides }, isNow = false) => {
    const fresh = randomOf(`${place} ${round}`)
    const wanted = new Set(cases)
    const conditions = isNow ? atHead : (rounds[Math.min(round, rounds.length - 1)] ?? {})
    const count = Math.min(mostIterations, Math.max(1, Math.floor(iterations)))
    const measure = (of: readonly CaseTruth[], random: Random) =>
      drawRun({ ...world, iterations: undefined }, of, count, conditions, random)
    const again = head.filter(({ name }) => wanted.has(name))
    const ids = new Set(again.map(({ id }) => id))
    return {
      head: measure(sides === 'base' ? [] : again, fresh),
      ...(sides !== 'head' && {
        base: measure(
          base.filter(({ id }) => ids.has(id)),
          fresh,
        ),
      }),
    }
  }
}

function drawBase(world: World, size: Size, baseRuns: number, random: Random) {
  const now = world.cases(size, random)
  const past = world.past?.(now, baseRuns, random) ?? []
  const weather: Weather = world.weather?.(now, baseRuns, random) ?? (() => ({}))
  const base: RunData[] = []
  for (let run = baseRuns - 1; run >= 0; run -= 1) {
    const conditions = weather({ of: 'base', run })
    base.unshift(drawRun(world, past[run] ?? now, size.iterations, conditions, random, base[0]))
  }
  return { now, weather, base }
}

const mostWeathers = 32

/** What the weather of the head could be after these base runs: the same base, and from then on other numbers. */
function otherWeathers(
  world: World,
  size: Size,
  baseRuns: number,
  place: string,
  push: number,
): readonly Conditions[] {
  const weathers: Conditions[] = []
  let isByChance = world.weather !== undefined
  while (weathers.length === 0 || (isByChance && weathers.length < mostWeathers)) {
    let current = randomOf(place)
    let drawn = 0
    const take = () => {
      drawn += 1
      return current
    }
    const random: Random = {
      next: () => take().next(),
      normal: () => take().normal(),
      whole: (below) => take().whole(below),
      beta: (a, b) => take().beta(a, b),
      shuffled: (items) => take().shuffled(items),
    }
    const { weather } = drawBase(world, size, baseRuns, random)
    current = randomOf(`${place} other weather ${weathers.length}`)
    drawn = 0
    for (let skipped = 0; skipped < push; skipped += 1) weather({ of: 'head' })
    weathers.push(weather({ of: 'head' }))
    if (drawn === 0) isByChance = false
  }
  return weathers
}

/** By day, like most work. */
const usualHours = { base: [8, 20], head: [8, 20] } as const
const [firstDay, dayMs, hourMs] = [Date.UTC(2026, 0, 1), 86_400_000, 3_600_000]

/** One run a day, the head on the day after the newest. */
function timesOf(
  { hours = usualHours }: World,
  baseRuns: number,
  random: Random,
): NonNullable<Meta['measured']> {
  const on = (day: number, [from, to]: readonly [number, number]) =>
    new Date(firstDay + day * dayMs + (from + random.next() * (to - from)) * hourMs).toISOString()
  return {
    head: on(baseRuns, hours.head),
    base: Array.from({ length: baseRuns }, (_, run) => on(baseRuns - 1 - run, hours.base)),
  }
}

function truthOf(
  { effect }: Cell,
  { measures }: World,
  before: readonly CaseTruth[],
  after: readonly CaseTruth[],
  { rate: ofHour, cached = 0 }: Conditions,
): Truth {
  const rateOf = (of: CaseTruth) => ofHour?.(of) ?? of.rate
  const old = new Map(before.map((of) => [of.id, of]))
  const broken = after.filter((of) => (old.get(of.id)?.rate ?? 0) - of.rate >= 0.5)
  const common = after.flatMap((of) => {
    const then = old.get(of.id)
    return then === undefined || then.name !== of.name ? [] : [rateOf(then) - rateOf(of)]
  })
  return {
    color: effect === 'none' ? 'green' : 'red',
    broken: broken.map(({ name }) => name),
    drop: common.length === 0 || measures === 'scores' ? 0 : mean(common),
    expected: new Map(
      after.flatMap((of) => {
        const then = measures === 'scores' ? undefined : old.get(of.id)
        return then === undefined ? [] : [[of.name, { rate: rateOf(then), independent: cached === 0 }]]
      }),
    ),
  }
}

/**
 * A pull request that was not drawn, such as one of a recorded history. Nothing can be measured again: a gate that asks
 * for fresh iterations gets none, and its answer without them counts.
 */
export function knownPullRequest(seen: Seen, truth: Partial<Truth> = {}): PullRequest {
  const nothing: RunData = { cases: [], summary: { total: 0, passed: 0, failed: 0 } }
  return {
    seen,
    truth: { color: 'green', broken: [], drop: 0, expected: new Map(), ...truth },
    again: () => ({ head: nothing, base: nothing }),
  }
}
