/** A month of a team: the whole bill of each gate, nights of main included, and both its errors on the same pushes. */
import { planBaseRun } from '../../src/jobs/measure/plan-base-run.ts'
import type { Contestant } from '../gates/contestants.ts'
import type { Meta, RunData } from '../gates/contract.ts'
import { createAgain, knownPullRequest, type PullRequest, sizeOf } from '../gates/draw/pull-request.ts'
import { randomOf } from '../gates/draw/random.ts'
import { drawRun, withSummary } from '../gates/draw/run.ts'
import { effects } from '../gates/effects.ts'
import type { CaseTruth, Conditions, EffectName } from '../gates/worlds/world.ts'
import { worlds } from '../gates/worlds/worlds.ts'
import { readRun } from './ours.ts'

/** What a gate said to the pushes of one kind. */
export interface Verdicts {
  readonly green: number
  readonly open: number
  readonly red: number
}

/** The month of one gate. */
export interface Month {
  readonly world: string
  readonly size: string
  readonly gate: string
  readonly seed: string
  readonly healthy: Verdicts
  readonly worse: Verdicts
  /** Iterations that the pushes measured, on both sides together, and the nights of main. */
  readonly paid: { readonly pushes: number; readonly nights: number }
}

/** How a gate measures main at night: all iterations of each case, or those that `measure` asks for. */
export type Nights = 'fixed' | 'planned'

export const workdays = 20
export const pushesOfDay = 3
/** Nights before the first day, and those that a verdict compares with. */
const keptNights = 10
/** One of so many pushes has a regression, and each of these equally often. */
export const healthyRhythm = 5
export const monthlyEffects = ['break-1%', 'halve', 'drop-5', 'drop-10'] as const

interface Push {
  readonly effect: EffectName
  readonly pull: PullRequest
  /** Nights of main before it. */
  readonly nights: number
}

/**
 * Draws a month. Weather goes on from each measurement to the next; what is merged although it is worse is taken back
 * before the night.
 */
function drawMonth(name: string, size: string, seed: string) {
  const world = worlds[name]
  if (world === undefined) throw new Error(`there is no world ${name}`)
  const { cases, iterations } = sizeOf(size)
  const place = [seed, 'month', name, size].join(' ')
  const random = randomOf(place)
  const now = world.cases({ cases, iterations }, random)
  const weather = world.weather?.(now, keptNights + workdays, random) ?? ((): Conditions => ({}))
  const nights: RunData[] = []
  const pushes: Push[] = []
  const sleep = () => nights.unshift(drawRun(world, now, iterations, weather({ of: 'base', run: 0 }), random))
  for (let night = 0; night < keptNights; night += 1) sleep()
  for (let day = 0; day < workdays; day += 1) {
    for (let push = 0; push < pushesOfDay; push += 1) {
      const number = day * pushesOfDay + push
      const effect = chooseEffect(number)
      const own = randomOf(`${place} ${number}`)
      const head: readonly CaseTruth[] = effects[effect].apply(now, own, [], world)
      const atHead = weather({ of: 'head' })
      const rounds = [0, 1].map((round) => weather({ of: 'again', round }))
      const meta: Meta = { iterations, kind: 'evals', measured: timesOf(day, push) }
      const seen = { meta, base: [], head: drawRun(world, head, iterations, atHead, own), again: [] }
      const again = createAgain({ world, base: now, head, atHead, rounds, place: `${place} ${number} again` })
      pushes.push({ effect, pull: { ...knownPullRequest(seen), again }, nights: nights.length })
    }
    sleep()
  }
  return { nights: nights.toReversed(), pushes, iterations }
}

function chooseEffect(number: number): EffectName {
  if (number % healthyRhythm !== healthyRhythm - 1) return 'none'
  const broken = Math.floor(number / healthyRhythm)
  return monthlyEffects[broken % monthlyEffects.length] ?? 'none'
}

const [firstDay, dayMs, hourMs] = [Date.UTC(2026, 0, 1), 86_400_000, 3_600_000]

/** Main is measured every morning at eight. */
function timesOf(day: number, push: number): NonNullable<Meta['measured']> {
  const on = (days: number, hour: number) => new Date(firstDay + days * dayMs + hour * hourMs).toISOString()
  return {
    head: on(keptNights + day, 9 + push),
    base: Array.from({ length: keptNights }, (_, night) => on(keptNights + day - night, 8)),
  }
}

/** Lets a gate live a month: the same one for each gate. */
export async function playMonth(
  { world, size, seed }: Pick<Month, 'world' | 'size' | 'seed'>,
  gate: { readonly name: string; readonly contestant: Contestant; readonly nights: Nights },
): Promise<Month> {
  const { nights, pushes, iterations } = drawMonth(world, size, seed)
  const main = gate.nights === 'fixed' ? nights : planNights(nights, iterations)
  const healthy = { green: 0, open: 0, red: 0 }
  const worse = { green: 0, open: 0, red: 0 }
  let ofPushes = 0
  for (const { effect, pull, nights: known } of pushes) {
    const base = main.slice(known - keptNights, known).toReversed()
    const [judged] = await gate.contestant.judge([{ ...pull, seen: { ...pull.seen, base } }])
    if (judged === undefined) continue
    const counts = effect === 'none' ? healthy : worse
    counts[judged.answer.verdict] += 1
    ofPushes += judged.given + judged.fresh
  }
  const ofNights = main.slice(keptNights).reduce((sum, { summary }) => sum + summary.total, 0)
  return { world, size, gate: gate.name, seed, healthy, worse, paid: { pushes: ofPushes, nights: ofNights } }
}

/** The iterations of each night that `measure` pays for on the default branch. */
function planNights(nights: readonly RunData[], most: number): readonly RunData[] {
  const planned: RunData[] = []
  for (const night of nights) {
    const runs = planned.slice(-keptNights).map((run, at) => readRun(run, `night ${at}`, 0, {}))
    const { cases } = readRun(night, 'night', 0, {})
    const left = night.summary.total
    const more = new Map(
      planBaseRun([...cases.keys()], runs, { most, left }).flatMap((step) =>
        step.keys.map((key) => [cases.get(key)?.identity.name, step.iterations] as const),
      ),
    )
    planned.push(
      withSummary(
        night.cases.map((of) => ({
          ...of,
          iterations: of.iterations.slice(0, 1 + (more.get(of.name) ?? 0)),
        })),
      ),
    )
  }
  return planned
}
