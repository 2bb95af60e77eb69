import { seededRandom } from '../../../src/gate/statistics/permutation.ts'
import { dayMs } from '../../../src/model/format-time.ts'
import type { Run } from '../../../src/model/run/run.ts'
import { judgeDrawn } from './judge-drawn.ts'
import { breakCases, evalPolicy, lower, type Mix, makeRun, mixes } from './simulate-gate.ts'
import { watchBranch } from './watch-branch.ts'

/** A team and its suite. */
export interface Team {
  readonly cases: number
  readonly iterations: number
  readonly baseRuns: number
  readonly looks?: number
  readonly mix?: Mix
  readonly days?: number
  /**
   * `issue-on-failure` on the default branch: while the issue is open, the team finds and repairs one regression in so
   * many days. By default nobody looks at the branch.
   */
  readonly daysToRepair?: number
}

/** What happened, over all projects. Shares 0..1. */
export interface TeamOutcome {
  readonly regressions: number
  /** Regressions merged, and those of them that were repaired on the default branch, per project. */
  readonly merged: number
  readonly repaired: number
  /** Issues opened, per project. */
  readonly issues: number
  /** Of the pull requests that changed nothing: failed, inconclusive. */
  readonly falseRed: number
  readonly inconclusive: number
  readonly unchanged: number
  /** True mean pass rates at the start and at the end, mean over the projects. */
  readonly start: number
  readonly end: number
}

interface Case {
  readonly id: number
  readonly name: string
  readonly rate: number
}

/** Five pushes and ten pull requests a day; half of the pull requests that are not red are merged. */
const [pushesADay, pullRequestsADay] = [5, 10]
const mergedShare = 0.5
const start = Date.UTC(2030, 0, 1)

/** What pull requests do: 5 % regress (four kinds alike), 5 % improve, 2 % rename, 3 % add cases; the others change nothing. */
function changeOf(random: () => number): string {
  const at = random()
  if (at < 0.05) return ['-5', '-10', '1 broken', '3 broken'][Math.floor(random() * 4)] ?? '-5'
  return at < 0.1 ? 'improve' : at < 0.12 ? 'rename' : at < 0.15 ? 'add' : 'nothing'
}

const isRegression = (change: string) => /^-|broken/.test(change)

/** What a merged regression took from the rates, by id of the case. */
interface Merged {
  readonly day: number
  readonly lost: ReadonlyMap<number, number>
}

/** As good as a repaired or improved case gets. */
const best = 0.995

/** Sixty days of as many made-up projects; the same seed, the same days. */
export function simulateTeam(team: Team, projects: number, seed: string): TeamOutcome {
  const counts = {
    regressions: 0,
    merged: 0,
    repaired: 0,
    issues: 0,
    red: 0,
    open: 0,
    unchanged: 0,
    start: 0,
    end: 0,
  }
  for (let project = 0; project < projects; project += 1) live(team, `${seed} ${project}`, counts)
  return {
    regressions: counts.regressions / projects,
    merged: counts.merged / projects,
    repaired: counts.repaired / projects,
    issues: counts.issues / projects,
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
  let main: Case[] = mix(team.cases, random).map((rate, id) => ({ id, name: `case ${id}`, rate }))
  let made = main.length
  let [runs, day] = [0, 0]
  const measure = (of: readonly Case[], iterations = team.iterations): Run => {
    runs += 1
    const rates = of.map(({ rate }) => rate)
    const { info, ...run } = makeRun(
      `run ${runs}`,
      rates,
      iterations,
      random,
      {},
      (index) => of[index]?.name ?? '',
    )
    return { ...run, info: { ...info, createdAt: start + day * dayMs } }
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
      return withRates(rates.map((rate) => Math.max(rate, Math.min(best, rate + 0.05))))
    if (change === 'rename') return main.map((of, index) => (index < 5 ? { ...of, name: `${of.name}'` } : of))
    if (change !== 'add') return main
    made += 3
    const added = [1, 2, 3].map((at) => made - at)
    return [...main, ...added.map((id) => ({ id, name: `case ${id}`, rate: mix(1, random)[0] ?? 1 }))]
  }
  const setting = { policy: evalPolicy, looks: team.looks }
  const outcomeOf = (head: Run, next: readonly Case[]) =>
    judgeDrawn({ head, base, rerun: () => [measure(next, 5), measure(main, 5)] }, setting)
  const watch = team.daysToRepair === undefined ? undefined : watchBranch(setting)
  let [mergedOnes, pushed, repairAt] = [[] as Merged[], main, Number.POSITIVE_INFINITY]
  const push = () => {
    const before = pushed
    pushed = main
    const head = measure(main)
    const rerun = () => [measure(main, 5), measure(before, 5)] as const
    const stored = watch === undefined ? head : watch.push({ head, base, rerun })
    base = [stored, ...base].slice(0, team.baseRuns)
  }
  /** The issue leads to one of the regressions since the day on which the branch was as good as it is to be. */
  const repair = (since: number) => {
    const open = mergedOnes.filter((of) => of.day >= since)
    const found = open[Math.floor(random() * open.length)]
    if (found === undefined) return
    const repaired = (rate: number, id: number) =>
      Math.min(Math.max(best, rate), rate + (found.lost.get(id) ?? 0))
    main = main.map((of) => ({ ...of, rate: repaired(of.rate, of.id) }))
    mergedOnes = mergedOnes.filter((of) => of !== found)
    add('repaired')
  }
  const lookAtIssue = () => {
    const since = watch?.issueSince()
    if (since === undefined || team.daysToRepair === undefined) {
      repairAt = Number.POSITIVE_INFINITY
      return
    }
    if (repairAt === Number.POSITIVE_INFINITY) {
      add('issues')
      repairAt = day + team.daysToRepair
    } else if (day >= repairAt) {
      repair((since - start) / dayMs)
      repairAt = day + team.daysToRepair
    }
  }
  let base: Run[] = Array.from({ length: team.baseRuns }, () => measure(main))
  add('start', meanRate())
  for (let at = 0; at < (team.days ?? 60) * pullRequestsADay; at += 1) {
    day = at / pullRequestsADay
    const change = changeOf(random)
    const next = after(change)
    const outcome = outcomeOf(measure(next), next)
    if (change === 'nothing') {
      add('unchanged')
      if (outcome === 'failed') add('red')
      if (outcome === 'inconclusive') add('open')
    }
    if (isRegression(change)) add('regressions')
    if (outcome !== 'failed' && random() < mergedShare) {
      if (isRegression(change)) {
        add('merged')
        mergedOnes.push({ day, lost: lostBetween(main, next) })
      }
      main = next
    }
    if (at % (pullRequestsADay / pushesADay) === 1) {
      push()
      lookAtIssue()
    }
  }
  add('end', meanRate())
}

function lostBetween(before: readonly Case[], after: readonly Case[]): ReadonlyMap<number, number> {
  return new Map(before.map(({ id, rate }, index) => [id, rate - (after[index]?.rate ?? rate)]))
}
