import { compact, compareText } from '../../model/data.ts'
import { dayMs, formatDay } from '../../model/format-time.ts'
import { type Ledger, type LedgerDay, type LedgerEntry, ledgerBounds } from '../../model/ledger.ts'
import { countJudged, isJudged, listOtherTallies, type Run, readCounts } from '../../model/run/run.ts'
import { CaseTable } from '../../model/run/table/case-table.ts'
import { addUpCounts, type Counts } from '../../model/run/tally.ts'

const empty: Ledger = { entries: [], cases: [], days: [] }

/** Older entries and days are dropped. */
const longestDays = 100

/**
 * The ledger of the newest base run, with every run that it does not contain yet.
 *
 * @param runs of the base branch, in any order; the newest of them that has a ledger provides it
 * @param isCounted keys of the evals whose rates are followed; absent: none
 * @param anchor `YYYY-MM-DD`: of the days up to this one some are kept, however old they get
 */
export function extendLedger(
  runs: readonly Run[],
  isCounted?: (key: string) => boolean,
  anchor?: string,
): Ledger {
  const newestFirst = [...runs].sort((a, b) => b.info.createdAt - a.info.createdAt)
  const known = newestFirst.find(({ ledger }) => ledger !== undefined)?.ledger ?? empty
  const ids = new Set(known.entries.map(({ id }) => id))
  const acceptedAt = findAcceptanceTimes(newestFirst)
  const added = newestFirst.filter(({ info }) => !ids.has(info.id) && isPlausibleTime(info.createdAt))
  if (added.length === 0) return known
  const entries = [...added.map(createLedgerEntry), ...known.entries].sort((a, b) => (a.at < b.at ? 1 : -1))
  const oldest = Date.parse(entries[0]?.at ?? '') - longestDays * dayMs
  return {
    entries: entries.filter(({ at }) => Date.parse(at) >= oldest).slice(0, ledgerBounds.entries),
    ...addRunsToDays(known, added, { isCounted, acceptedAt, anchor }),
  }
}

/** A time that a date can express. */
function isPlausibleTime(createdAt: number): boolean {
  return createdAt > 0 && createdAt < 8e15
}

function createLedgerEntry(run: Run): LedgerEntry {
  const { info, cases } = run
  const passes = cases instanceof CaseTable ? cases.passes : 0
  let rates = passes
  let count = passes
  let iterations = passes
  let cost = 0
  let hasCost = false
  for (const tally of listOtherTallies(run)) {
    const { costUsd } = tally
    if (costUsd !== undefined) {
      hasCost = true
      cost += typeof costUsd === 'number' ? costUsd : costUsd.sum
    }
    const judgedCount = countJudged(tally)
    if (judgedCount === 0) continue
    count += 1
    iterations += judgedCount
    rates += tally.passed / judgedCount
  }
  return {
    id: info.id,
    at: new Date(info.createdAt).toISOString(),
    commit: info.commit,
    mean: count === 0 ? null : roundToMillionths(rates / count),
    cases: count,
    iterations,
    cost: hasCost ? roundToMillionths(cost) : null,
  }
}

function roundToMillionths(value: number): number {
  return Math.round(value * 1e6) / 1e6
}

/** The counts of a day by case. */
interface OpenDay {
  runs: number
  readonly counts: Map<string, Counts>
}

/**
 * Since when a case is as bad as it is, by digest: the time of the newest run in which that was accepted. Its
 * older counts say nothing about what is wanted now, so it is followed from there.
 */
function findAcceptanceTimes(newestFirst: readonly Run[]): ReadonlyMap<string, number> {
  const acceptedAt = new Map<string, number>()
  for (const run of newestFirst) {
    for (const { key, accepted } of listOtherTallies(run)) {
      if (accepted === true && !acceptedAt.has(digestCaseKey(key)))
        acceptedAt.set(digestCaseKey(key), run.info.createdAt)
    }
  }
  return acceptedAt
}

function addRunsToDays(
  known: Ledger,
  added: readonly Run[],
  {
    isCounted,
    acceptedAt,
    anchor,
  }: {
    readonly isCounted: ((key: string) => boolean) | undefined
    readonly acceptedAt: ReadonlyMap<string, number>
    readonly anchor: string | undefined
  },
) {
  const days = new Map(known.days.map((day) => [day.date, openLedgerDay(day, known.cases)]))
  for (const run of added.toReversed()) {
    const { createdAt } = run.info
    const date = formatDay(createdAt)
    const day = days.get(date) ?? { runs: 0, counts: new Map<string, Counts>() }
    days.set(date, day)
    day.runs += 1
    if (isCounted === undefined) continue
    for (const counts of sampleCaseCounts(run, isCounted)) {
      const since = acceptedAt.get(counts.digest)
      if (since === createdAt) forgetCountsBefore(days, date, counts.digest)
      if (since === undefined || since <= createdAt) addDayCounts(day, counts)
    }
  }
  const dates = chooseDatesToKeep([...days.keys()].sort().toReversed(), anchor)
  const keptDays = dates.flatMap((date) => {
    const day = days.get(date)
    if (day === undefined) return []
    return [{ date, ...day }]
  })
  const cases = [...new Set(keptDays.flatMap(({ counts }) => [...counts.keys()]))]
    .sort()
    .slice(0, ledgerBounds.cases)
  return {
    cases,
    days: keptDays.map(({ date, runs, counts }) => ({
      date,
      runs,
      passed: cases.map((digest) => counts.get(digest)?.passed ?? 0),
      judged: cases.map((digest) => counts.get(digest)?.judged ?? 0),
    })),
  }
}

/** Maximum number of days kept for a fixed anchor; the remaining days serve the usual anchor. */
const anchorDays = 14

function chooseDatesToKeep(newestFirst: readonly string[], anchor: string | undefined): readonly string[] {
  if (anchor === undefined) return newestFirst.slice(0, ledgerBounds.days)
  const fixed = newestFirst.filter((date) => date <= anchor).slice(0, anchorDays)
  const others = newestFirst.filter((date) => !fixed.includes(date))
  return [...others.slice(0, ledgerBounds.days - fixed.length), ...fixed].sort().toReversed()
}

function forgetCountsBefore(days: ReadonlyMap<string, OpenDay>, date: string, digest: string): void {
  for (const [dayDate, { counts }] of days) if (dayDate <= date) counts.delete(digest)
}

function openLedgerDay({ runs, passed, judged: judgedCounts }: LedgerDay, cases: readonly string[]): OpenDay {
  const counts = new Map<string, Counts>()
  for (const [index, digest] of cases.entries()) {
    const count = judgedCounts[index] ?? 0
    if (count > 0) counts.set(digest, { passed: Math.min(count, passed[index] ?? 0), judged: count })
  }
  return { runs, counts }
}

/** The counted cases of a run, of a large one those with the smallest digests: the same ones in every run. */
function sampleCaseCounts(
  run: Run,
  isCounted: (key: string) => boolean,
): (Counts & { readonly digest: string })[] {
  const counts: (Counts & { readonly digest: string })[] = []
  for (const tally of run.cases.values()) {
    if (isJudged(tally) && isCounted(tally.key))
      counts.push({ digest: digestCaseKey(tally.key), ...readCounts(tally) })
  }
  if (counts.length <= ledgerBounds.cases) return counts
  return counts.sort((a, b) => compareText(a.digest, b.digest)).slice(0, ledgerBounds.cases)
}

function addDayCounts({ counts }: OpenDay, { digest, ...more }: Counts & { readonly digest: string }): void {
  counts.set(digest, addUpCounts(compact([counts.get(digest), more])))
}

/** Two rounds of FNV-1a: enough to tell the cases of one suite apart, and cheap for hundreds of thousands. */
export function digestCaseKey(key: string): string {
  let a = 0x811c9dc5
  let b = 0x9e3779b9
  for (let index = 0; index < key.length; index += 1) {
    const code = key.charCodeAt(index)
    a = Math.imul(a ^ code, 0x01000193)
    b = Math.imul(b ^ code, 0x85ebca6b)
  }
  return `${mixHashBits(a ^ (b >>> 13))}${mixHashBits(b ^ (a >>> 16))}`
}

function mixHashBits(value: number): string {
  const once = Math.imul(value ^ (value >>> 16), 0x45d9f3b)
  return ((once ^ (once >>> 16)) >>> 0).toString(36).padStart(7, '0')
}
