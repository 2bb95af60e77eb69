import { hasFailedLast } from '../../model/case-history.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison, Change } from '../../model/comparison/compared-case.ts'
import { wasRetried } from '../../model/run/flaky.ts'
import type { MetricName } from '../../model/run/metric.ts'
import { countFailures, countJudged, countRepeats, isJudged } from '../../model/run/run.ts'
import { digestCaseKey } from '../drift/extend-ledger.ts'
import { countsInVerdict } from '../judge/cases.ts'
import { lowerIsBetterFor } from '../policy/case-rules.ts'
import { type ScorerSettings, warnLevel } from '../policy/policy.ts'
import { computeFisherChance, computeFisherDrop } from '../statistics/fisher.ts'
import { roundStably } from '../statistics/stable.ts'
import { computeDrop, type Stratum } from '../statistics/stratum.ts'
import type { ReadBaseChange } from './base-change.ts'
import { isGroupEntry } from './broken-groups.ts'
import {
  classifyBrokenSuite,
  classifyCleanTest,
  classifyMeasuredCase,
  classifyUnjudgedCase,
  type FlakyFailure,
  hasFlakyHistory,
  judgeFlakyFailure,
} from './classify.ts'
import { decidesByItself, type Joined, readCaseScope } from './join-sides.ts'
import { compareCaseMetric } from './metrics.ts'
import { findRenames } from './renames.ts'
import { compareCaseScores } from './scorers.ts'
import type { CaseChance } from './test-pass-rates.ts'

const absences: ReadonlySet<Change> = new Set(['removed', 'skipped'])

/** Input for naming how a case changed. */
interface Naming {
  readonly baseline: Baseline | null
  readonly readBaseChange: ReadBaseChange
  readonly policy: ScorerSettings
  /** Chances of the cases that are left to chance. */
  readonly chances: ReadonlyMap<Joined, CaseChance>
  /** Cases that the tests prove to be worse. */
  readonly proven: ReadonlySet<Joined>
  /** Clean tests whose failure may be chance. */
  readonly unsettled: ReadonlySet<Joined>
  /** Tests that failed on the base and passed again. */
  readonly flakes: number
  /** Keys of cases that the newest base run should have judged. */
  readonly stillDue: ReadonlySet<string>
  /** Digests of cases that failed in the last push. */
  readonly failedLast: ReadonlySet<string>
}

/** How each case changed, with its figures. */
export function nameAllChanges(joined: readonly Joined[], naming: Naming): CaseComparison[] {
  return markRenamedCases(joined.flatMap((joinedCase) => nameCaseChange(joinedCase, naming)))
}

function nameCaseChange(joined: Joined, naming: Naming): CaseComparison[] {
  const { key, identity, head, base, rule, stratum } = joined
  const chance = naming.chances.get(joined)
  const change = classifyCaseChange(joined, naming)
  if (change === null) return []
  const { quarantine } = rule
  const failedBefore = absences.has(change) && hasFailedBefore(joined, naming)
  const flaky = judgeFlake(joined, naming)
  const provenChance = change === 'regressed' && flaky?.openFor === 0 ? flaky.chance : undefined
  const pValue = stratum && (provenChance ?? chance?.alone ?? computeFisherDrop(stratum))
  const family = chance === undefined || decidesByItself(joined) ? undefined : chance.family
  const adjusted = provenChance ?? family
  const scores = compareCaseScores(head, base?.tally, lowerIsBetterFor(naming.policy))
  const compareMetric = (metric: MetricName) => stratum && compareCaseMetric(head, base?.tally, metric)
  return [
    {
      key,
      identity,
      change,
      head,
      base: base?.tally,
      pValue: pValue && roundStably(pValue),
      adjustedPValue: adjusted && roundStably(adjusted),
      drop: stratum && roundStably(computeDrop(stratum)),
      judgedAs: stratum || change === 'new' ? joined.judgedAs : undefined,
      unjudgedBefore:
        (change === 'skipped' && !failedBefore && wasUnjudgedBefore(joined, naming)) || undefined,
      failedBefore: failedBefore || undefined,
      resultsGone: countGoneResults(joined) || undefined,
      flakyHistory: (base && hasFlakyHistory(base)) || undefined,
      baseRuns: change === 'regressed' ? countFewerRuns(joined, naming) : undefined,
      flake: flaky && { passedRuns: flaky.passedRuns, openFor: flaky.openFor },
      changedOnBase: base?.changedAt === undefined ? undefined : naming.readBaseChange(base.changedAt),
      ...(quarantine &&
        (joined.quarantine === 'holds'
          ? { quarantined: quarantine }
          : { quarantineExpired: { ...quarantine, end: joined.quarantine ?? 'over' } })),
      ignored: rule.ignore || undefined,
      latencyMs: compareMetric('latencyMs'),
      tokens: compareMetric('tokens'),
      costUsd: compareMetric('costUsd'),
      scores,
    },
  ]
}

/** The base runs that count for the case, unless all do. */
function countFewerRuns({ base }: Joined, { baseline }: Naming): number | undefined {
  const counted = base?.counts.filter(({ judged }, run) => judged > 0 && base.kept[run] !== false).length
  if (counted === baseline?.runs.length) return undefined
  return counted
}

/** Several tests of one name are known by nothing but how many results they have. */
function countGoneResults({ head, base, judgedAs }: Joined): number {
  if (head === undefined || base === undefined || judgedAs !== 'test' || !isJudged(head)) return 0
  const { failed, errored } = head.retried ?? { failed: 0, errored: 0 }
  const came = countJudged(head) + head.lost + failed + errored
  const due = base.tallies
    .filter(isJudged)
    .map((tally) => (tally.repeatsAssumed === true ? countRepeats(tally) : 1))
  if (due.length === 0) return 0
  return Math.max(0, Math.min(...due) - came)
}

/** Of a test that counts and is not clean. */
function judgeFlake(joined: Joined, { flakes }: Naming): FlakyFailure | undefined {
  const { head, base, judgedAs, counts, stratum } = joined
  if (judgedAs !== 'test' || !counts || stratum === undefined || decidesByItself(joined)) return undefined
  return head && base && judgeFlakyFailure(head, base, flakes)
}

/** In the newest base run that judged it, or in the last push. */
function hasFailedBefore({ key, base }: Joined, { failedLast }: Naming): boolean {
  if (base !== undefined && hasFailedLast(base.history)) return true
  return failedLast.size > 0 && failedLast.has(digestCaseKey(key))
}

/** The newest base run did not judge the case, regardless of older ones, and nobody misses it there. */
function wasUnjudgedBefore({ key, base }: Joined, { baseline, stillDue }: Naming): boolean {
  const newest = baseline?.runs[0]?.cases.get(base?.tally.key ?? key)
  return !isJudged(newest) && !stillDue.has(key)
}

function classifyCaseChange(joined: Joined, naming: Naming): CaseComparison['change'] | null {
  const { baseline, proven, unsettled, stillDue } = naming
  const { key, head, base, stratum } = joined
  const newest = baseline?.runs[0]?.cases.get(key)
  if (readCaseScope(joined) === 'suite') return classifyBrokenSuite(head, newest, baseline !== null)
  const population = classifyUnjudgedCase(head, base, newest !== undefined || stillDue.has(key))
  if (population !== null || head === undefined || base === undefined || stratum === undefined) {
    return population
  }
  if (decidesByItself(joined)) {
    const change = classifyCleanTest(head)
    if (change === 'regressed' && (!joined.counts || unsettled.has(joined))) return 'newly-failing'
    return change
  }
  if (judgeFlake(joined, naming)?.openFor === 0) return 'regressed'
  return classifyMeasuredCase(head, base, {
    proven: proven.has(joined),
    improved: isClearlyImproved(stratum),
  })
}

/** An improvement by so much may be called one. */
const leastImprovement = 0.5

/** Fisher's test of a single case, for display only. */
function isClearlyImproved(stratum: Stratum): boolean {
  if (-computeDrop(stratum) < leastImprovement) return false
  const { basePassed, baseCount, headPassed, headCount } = stratum
  const rise = computeFisherChance(
    { passed: headPassed, judged: headCount },
    { passed: basePassed, judged: baseCount },
  )
  return rise <= warnLevel
}

function markRenamedCases(cases: readonly CaseComparison[]): CaseComparison[] {
  const listLoneCases = (change: 'removed' | 'new') =>
    cases.filter((compared) => compared.change === change && !isSuiteEntry(compared))
  const removed = listLoneCases('removed')
  if (removed.length === 0) return [...cases]
  // A name that is not gated can't be the new name of a gated case: that would take the case out of the verdict.
  const added = listLoneCases('new').filter(
    (compared) => !isGroupEntry(compared) && countsInVerdict(compared),
  )
  const { likely, possible: alike } = findRenames(removed, added)
  const unpaired = ({ key }: CaseComparison) => !likely.has(key) && !alike.has(key)
  const possible = new Map([...alike, ...pairOnlyFailures(removed.filter(unpaired), added.filter(unpaired))])
  const byKey = new Map(removed.map((compared) => [compared.key, compared]))
  return cases.map((compared) => {
    const likelyRename = likely.get(compared.key)
    const possibleRename = likelyRename === undefined ? possible.get(compared.key) : undefined
    if (possibleRename !== undefined) return { ...compared, possibleRename }
    if (likelyRename === undefined) return compared
    const old = compared.change === 'new' ? byKey.get(likelyRename) : undefined
    return { ...compared, likelyRename, ...(old && judgeByOldHistory(compared, old)) }
  })
}

/** A new failing case in the place of the only one that its file lost: whatever the two are called, it may be that one. */
function pairOnlyFailures(
  removed: readonly CaseComparison[],
  added: readonly CaseComparison[],
): (readonly [string, string])[] {
  const addedByFile = Map.groupBy(added, ({ identity }) => identity.file)
  return [...Map.groupBy(removed, ({ identity }) => identity.file)].flatMap(([file, [old, ...others]]) => {
    const [now, ...more] = addedByFile.get(file) ?? []
    if (old === undefined || now === undefined || others.length + more.length > 0) return []
    if (countFailures(now.head) === 0) return []
    return [[old.key, now.key] as const, [now.key, old.key] as const]
  })
}

/**
 * A test that fails and is likely a removed one under another name is judged by the history of that one. Evals are not: a
 * wrong guess would change the statistics of the others.
 */
function judgeByOldHistory(compared: CaseComparison, { base }: CaseComparison): Partial<CaseComparison> {
  const { head, judgedAs } = compared
  if (head === undefined || base === undefined || judgedAs !== 'test' || !countsInVerdict(compared)) return {}
  if (countFailures(head) === 0 || base.passed === 0 || countFailures(base) > 0 || wasRetried(base)) return {}
  return { change: 'regressed', base, drop: roundStably(1 - head.passed / countJudged(head)) }
}

function isSuiteEntry({ head, base }: CaseComparison): boolean {
  return (head?.scope ?? base?.scope) === 'suite'
}
