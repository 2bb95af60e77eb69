import { buildRecord, compact } from '../../model/data.ts'
import { formatCount, formatMoney, formatPlural, formatRate } from '../../model/format.ts'
import { formatDuration } from '../../model/format-time.ts'
import type { RunInfo } from '../../model/run/run.ts'
import type { RunChange } from '../../model/run/run-change.ts'
import { type CaseLife, collectCaseLives, type Life, lives } from './case-lives.ts'
import { type HistoryDay, splitIntoDays } from './days.ts'
import { collectPullRecords, type PullEnd, type PullRecord, pullEnds } from './pull-records.ts'
import { collectSeries, type HistorySeries, type HistoryValue } from './series.ts'
import type { HistorySources, HistoryTools, Spending } from './sources.ts'
import { addSpending, readSpending } from './spending.ts'

/** Something that changed on main besides the results. */
export interface HistoryMark extends RunChange {
  /** Position of its day. */
  readonly day: number
  /** The first run with the change. */
  readonly run: RunInfo
}

/** What the gate itself did: pull requests by how they ended, and what it took. */
interface GateRecord {
  readonly pulls: readonly PullRecord[]
  readonly ends: Readonly<Record<PullEnd, number>>
  /** Pull requests that were red, or open, at least once. */
  readonly red: number
  readonly open: number
  /** Merged although red: main failed then, or it did not; of the others nothing is known. */
  readonly overriddenBroke: number
  readonly overriddenHeld: number
  readonly missed: number
  readonly spent: { readonly pulls: Spending; readonly main: Spending }
}

/** The months of one suite: what main measured, and what the gate said of pull requests. */
export interface HistoryFacts {
  readonly suiteName: string
  readonly days: readonly HistoryDay[]
  readonly series: readonly HistorySeries[]
  /** Oldest first. */
  readonly marks: readonly HistoryMark[]
  readonly cases: readonly CaseLife[]
  readonly lives: Readonly<Record<Life, number>>
  readonly record: GateRecord
}

/** The one place that counts what the history page shows. Pure. */
export function collectHistory(sources: HistorySources, tools: HistoryTools): HistoryFacts {
  const days = splitIntoDays(sources.runs)
  const cases = collectCaseLives(days, sources)
  return {
    suiteName: sources.suiteName,
    days,
    series: collectSeries(days, tools),
    marks: collectMarks(days, tools),
    cases,
    lives: buildRecord(lives, (life) => cases.filter((known) => known.life === life).length),
    record: collectRecord(sources),
  }
}

function collectMarks(days: readonly HistoryDay[], { listRunChanges }: HistoryTools): readonly HistoryMark[] {
  const runs = days.flatMap((day, index) => day.runs.toReversed().map((run) => ({ run, day: index })))
  return runs.flatMap(({ run, day }, index) => {
    const before = runs[index - 1]
    if (before === undefined) return []
    return listRunChanges(before.run, run).map((change) => ({ ...change, day, run: run.info }))
  })
}

function collectRecord(sources: HistorySources): GateRecord {
  const pulls = collectPullRecords(sources)
  const countPulls = (matches: (pull: PullRecord) => boolean) => pulls.filter(matches).length
  const overridden = pulls.filter(({ end }) => end === 'overridden')
  return {
    pulls,
    ends: buildRecord(pullEnds, (end) => countPulls((pull) => pull.end === end)),
    red: countPulls(({ outcomes }) => outcomes.includes('failed')),
    open: countPulls(({ outcomes }) => outcomes.includes('inconclusive')),
    overriddenBroke: overridden.filter(({ after }) => after !== undefined && after.failed > 0).length,
    overriddenHeld: overridden.filter(({ after }) => after?.failed === 0).length,
    missed: countPulls(({ wasMissed }) => wasMissed),
    spent: {
      pulls: addSpending(pulls.map(({ spent }) => spent)),
      main: addSpending(sources.runs.map(readSpending)),
    },
  }
}

/** `95 days to 2026-11-25: 190 runs of main, 400 cases`. */
export function describePeriod({ days, cases, lives: counts }: HistoryFacts): string {
  const runs = days.reduce(
    (sum, { runs: dayRuns, remembered }) => sum + dayRuns.length + remembered.length,
    0,
  )
  const newest = days.at(-1)?.date ?? ''
  return `${days[0]?.date} to ${newest}: ${formatPlural(runs, 'run')} of main, ${formatPlural(cases.length - counts.gone, 'case')}`
}

const lifeWords: Readonly<Record<Life, string>> = {
  broken: 'broken',
  flaky: 'flaky',
  quarantined: 'in quarantine',
  new: 'new',
  gone: 'gone',
  healthy: 'healthy',
}

function formatInterval({ value, low, high }: HistoryValue): string {
  return `${formatRate(value)} (${formatRate(low)} to ${formatRate(high)})`
}

/** What main is like now, a sentence each. Ours, never foreign. */
export function describeNow({ series: [passRate], lives: counts }: HistoryFacts): readonly string[] {
  const values = passRate?.values.filter((value) => value !== null) ?? []
  const [first] = values
  const last = values.at(-1)
  const listed = lives
    .filter((life) => counts[life] > 0)
    .map((life) => `${formatCount(counts[life])} ${lifeWords[life]}`)
  return compact([
    first !== undefined &&
      last !== undefined &&
      `Pass rate ${formatInterval(last)} at the end, ${formatInterval(first)} at the start.`,
    listed.length > 0 && `Cases: ${listed.join(', ')}.`,
  ])
}

/** The record of the gate, a sentence each. Ours, never foreign. */
export function describeRecord({ record }: HistoryFacts): readonly string[] {
  const { pulls, ends, red, open, overriddenBroke, overriddenHeld, missed, spent } = record
  if (pulls.length === 0) return ['No results of pull requests.']
  const isKnown = overriddenBroke + overriddenHeld > 0
  const after = isKnown
    ? `, after which the cases failed on main in ${formatCount(overriddenBroke)} and held in ${formatCount(overriddenHeld)}`
    : ''
  return compact([
    `Of ${formatPlural(pulls.length, 'pull request')}, ${formatCount(red)} ${red === 1 ? 'was' : 'were'} red and ${formatCount(open)} undecided at least once.`,
    `Merged although red: ${formatCount(ends.overridden)}${after}. Merged undecided: ${formatCount(ends.undecided)}. Accepted: ${formatCount(ends.accepted)}. Repaired before the merge: ${formatCount(ends.repaired)}.`,
    missed > 0 && `Green, and main broke with them: ${formatCount(missed)}.`,
    `Pull requests took ${describeSpending(spent.pulls)}; main took ${describeSpending(spent.main)}.`,
  ])
}

/** What a terminal says of it. Ours, never foreign. */
export function describeHistory(facts: HistoryFacts): readonly string[] {
  return [`${describePeriod(facts)}.`, ...describeNow(facts), ...describeRecord(facts)]
}

/** `1,200 iterations, 3.1 USD and 2 h 5 min`. The time is that of the iterations, one after another. */
export function describeSpending({ iterations, costUsd, durationMs }: Spending): string {
  const parts = compact([
    formatPlural(iterations, 'iteration'),
    costUsd !== null && formatMoney(costUsd),
    durationMs > 0 && formatDuration(durationMs),
  ])
  return [parts.slice(0, -1).join(', '), parts.at(-1)].filter(Boolean).join(' and ')
}
