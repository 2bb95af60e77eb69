import { seededRandom } from '../../../src/gate/statistics/permutation.ts'
import type { Run } from '../../../src/model/run/run.ts'
import type { Rule } from './rivals.ts'
import { breakCases, evalPolicy, judgeDrawn, lower, type Mix, makeRun, mixes } from './simulate-gate.ts'

/** A team and its suite. */
export interface Team {
  readonly cases: number
  readonly iterations: number
  readonly baseRuns: number
  readonly confirm?: boolean
  readonly mix?: Mix
  readonly days?: number
  /** Decides instead of the gate: true fails. */
  readonly rule?: Rule
}

/** What happened, over all projects. Shares 0..1. */
export interface TeamOutcome {
  readonly regressions: number
  /** Regressions merged, per project. */
  readonly merged: number
  /** Of the pull requests that changed nothing: failed, inconclusive. */
  readonly falseRed: number
  readonly inconclusive: number
  readonly unchanged: number
  /** True mean pass rates at the start and at the end, mean over the projects. */
  readonly start: number
  readonly end: number
}

interface Case {
  readonly name: string
  readonly rate: number
}

/** Five pushes and ten pull requests a day; half of the pull requests that are not red are merged. */
const [pushesADay, pullRequestsADay] = [5, 10]
const mergedShare = 0.5

/** What pull requests do: 5 % regress (four kinds alike), 5 % improve, 2 % rename, 3 % add cases; the others change nothing. */
function changeOf(random: () => number): string {
  const at = random()
  if (at < 0.05) return ['-5', '-10', '1 broken', '3 broken'][Math.floor(random() * 4)] ?? '-5'
  return at < 0.1 ? 'improve' : at < 0.12 ? 'rename' : at < 0.15 ? 'add' : 'nothing'
}

const isRegression = (change: string) => /^-|broken/.test(change)

/** Sixty days of as many made-up projects; the same seed, the same days. */
export function simulateTeam(team: Team, projects: number, seed: string): TeamOutcome {
  const counts = { regressions: 0, merged: 0, red: 0, open: 0, unchanged: 0, start: 0, end: 0 }
  for (let project = 0; project < projects; project += 1) live(team, `${seed} ${project}`, counts)
  return {
    regressions: counts.regressions / projects,
    merged: counts.merged / projects,
    falseRed: counts.red / counts.unchanged,
    inconclusive: counts.open / counts.unchanged,
    unchanged: counts.unchanged,
    start: counts.start / projects,
    end: counts.end / projects,
  }
}

function live(team: Team, seed: string, counts: Record<string, number>): void {
  const random = seededRandom(seed)
  const mix = team.mix ?? (mixes.mixed as Mix)
  let main: Case[] = mix(team.cases, random).map((rate, index) => ({ name: `case ${index}`, rate }))
  let made = main.length
  let runs = 0
  const measure = (of: readonly Case[], iterations = team.iterations): Run => {
    runs += 1
    const rates = of.map(({ rate }) => rate)
    return makeRun(`run ${runs}`, rates, iterations, random, {}, (index) => of[index]?.name ?? '')
  }
  const add = (name: keyof typeof counts, by = 1) => {
    counts[name] = (counts[name] ?? 0) + by
  }
  const meanRate = () => main.reduce((sum, { rate }) => sum + rate, 0) / main.length
  const after = (change: string): Case[] => {
    const rates = main.map(({ rate }) => rate)
    const withRates = (next: readonly number[]) =>
      main.map((of, index) => ({ ...of, rate: next[index] ?? of.rate }))
    if (change === '-5') return withRates(lower(rates, 0.05))
    if (change === '-10') return withRates(lower(rates, 0.1))
    if (change.endsWith('broken')) return withRates(breakCases(rates, Number(change[0])))
    if (change === 'improve')
      return withRates(rates.map((rate) => Math.max(rate, Math.min(0.995, rate + 0.05))))
    if (change === 'rename') return main.map((of, index) => (index < 5 ? { ...of, name: `${of.name}'` } : of))
    if (change !== 'add') return main
    made += 3
    return [...main, ...[1, 2, 3].map((at) => ({ name: `case ${made - at}`, rate: mix(1, random)[0] ?? 1 }))]
  }
  let base: Run[] = Array.from({ length: team.baseRuns }, () => measure(main))
  add('start', meanRate())
  for (let day = 0; day < (team.days ?? 60); day += 1) {
    for (let at = 0; at < pullRequestsADay; at += 1) {
      const change = changeOf(random)
      const next = after(change)
      const head = measure(next)
      const outcome =
        team.rule === undefined
          ? judgeDrawn(
              { head, base, rerun: () => [measure(next, 5), measure(main, 5)] },
              { policy: evalPolicy, confirm: team.confirm },
            )
          : team.rule(head, base)
            ? 'failed'
            : 'passed'
      if (change === 'nothing') {
        add('unchanged')
        if (outcome === 'failed') add('red')
        if (outcome === 'inconclusive') add('open')
      }
      if (isRegression(change)) add('regressions')
      if (outcome !== 'failed' && random() < mergedShare) {
        if (isRegression(change)) add('merged')
        main = next
      }
      if (at % (pullRequestsADay / pushesADay) === 1) base = [measure(main), ...base].slice(0, team.baseRuns)
    }
  }
  add('end', meanRate())
}
