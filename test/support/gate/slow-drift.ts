import { defaultPolicy } from '../../../src/config/policy/table.ts'
import { extendLedger } from '../../../src/gate/drift/extend-ledger.ts'
import { findDrift } from '../../../src/gate/drift/find-drift.ts'
import { createSeededRandom } from '../../../src/gate/statistics/permutation.ts'
import { dayMs } from '../../../src/model/format-time.ts'
import type { Ledger } from '../../../src/model/ledger.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { type Effect, lower, type Mix, makeRun, mixes } from './simulate-gate.ts'

/** A base branch whose pass rate slowly falls. */
export interface DriftingBranch {
  readonly cases: number
  readonly iterations: number
  /** Pushes a day; below 1: one push every few days. */
  readonly pushes: number
  /** Days of history before anything falls. */
  readonly stableDays: number
  /** The mean falls by so much, evenly, within so many days. */
  readonly fall: number
  readonly days: number
  /** How the rates move by themselves: of every run, or of every day (`daily`). */
  readonly weather?: Effect
  readonly daily?: boolean
}

export interface DriftOutcome {
  /** Per project: days from the start of the fall to the first finding, which ends the project; `null`: none. */
  readonly foundAfter: readonly (number | null)[]
  /** Issues that would have been opened, per project; in all its days only where nothing falls. */
  readonly issues: number
}

/** An issue that nothing has confirmed for so long would be closed; the next finding opens another one. */
const quietDays = 7

export function simulateDrift(branch: DriftingBranch, projects: number, seed: string): DriftOutcome {
  const outcomes = Array.from({ length: projects }, (_, project) => live(branch, `${seed} ${project}`))
  return {
    foundAfter: outcomes.map(({ foundAfter }) => foundAfter),
    issues: outcomes.reduce((sum, { issues }) => sum + issues, 0) / projects,
  }
}

function live(branch: DriftingBranch, seed: string) {
  const random = createSeededRandom(seed)
  const start = (mixes.mixed as Mix)(branch.cases, random)
  let ledger: Ledger | undefined
  let [foundAfter, issues, lastFound] = [null as number | null, 0, Number.NEGATIVE_INFINITY]
  const pushes = Math.round((branch.stableDays + branch.days) * branch.pushes)
  let [weather, weatherOf] = [start, -1]
  for (let push = 0; push < pushes; push += 1) {
    const day = push / branch.pushes
    const lost = branch.fall * Math.max(0, (day - branch.stableDays) / branch.days)
    let rates = lost > 0 ? lower(start, lost) : start
    if (branch.weather !== undefined && branch.daily !== true) rates = branch.weather(rates, random)
    if (branch.weather !== undefined && branch.daily === true) {
      if (weatherOf !== Math.floor(day)) weather = branch.weather(rates, random)
      weatherOf = Math.floor(day)
      rates = weather
    }
    const made = makeRun(`push ${push}`, rates, branch.iterations, random)
    const run: Run = { ...made, info: { ...made.info, createdAt: Date.UTC(2030, 0, 1) + day * dayMs } }
    ledger = extendLedger([run, ...(ledger === undefined ? [] : [{ ...made, ledger }])], () => true)
    const found = findDrift(ledger, { atLeast: defaultPolicy.minDrop.suite })?.found === true
    if (!found) continue
    if (day - lastFound > quietDays) issues += 1
    lastFound = day
    if (day >= branch.stableDays) foundAfter ??= day - branch.stableDays
    if (branch.fall > 0 && foundAfter !== null) break
  }
  return { foundAfter, issues }
}
