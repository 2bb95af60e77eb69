import { hasFailedLast } from '../../model/case-history.ts'
import type { Baseline } from '../../model/comparison/baseline.ts'
import type { BaseChange, CaseComparison } from '../../model/comparison/compared-case.ts'
import type { MetricName } from '../../model/run/metric.ts'
import { failures, judged } from '../../model/run/run.ts'
import { lowerIsBetterFor } from '../policy/case-rules.ts'
import { type Policy, warnLevel } from '../policy/policy.ts'
import { fisherDrop } from '../statistics/fisher.ts'
import { stable } from '../statistics/stable.ts'
import { dropOf, type Stratum } from '../statistics/stratum.ts'
import { saysGroup } from './broken-groups.ts'
import {
  brokenTwice,
  classifyBrokenSuite,
  classifyCleanTest,
  classifyMeasured,
  classifyPopulation,
  hasFlakyHistory,
} from './classify.ts'
import { decidesByItself, type Joined, scopeOf } from './join-sides.ts'
import type { CaseChance } from './judge-suite.ts'
import { caseMetric } from './metrics.ts'
import { brokenSince } from './pool.ts'
import { findRenames } from './renames.ts'
import { caseScores } from './scorers.ts'

/** Input for naming how a case changed. */
export interface Naming {
  readonly before: Baseline | null
  readonly policy: Policy
  /** Chances of the cases that are left to chance. */
  readonly chances: ReadonlyMap<Joined, CaseChance>
  /** Cases that the tests prove to be worse. */
  readonly proven: ReadonlySet<Joined>
  /** Clean tests whose failure may be chance. */
  readonly unsettled: ReadonlySet<Joined>
  /** Tests that failed on the base and passed again. */
  readonly flakes: number
}

/** How each case changed, with its figures. */
export function nameCases(joined: readonly Joined[], naming: Naming): CaseComparison[] {
  return nameRenames(joined.flatMap((of) => nameCase(of, naming)))
}

function nameCase(of: Joined, naming: Naming): CaseComparison[] {
  const { key, identity, head, base, rule, stratum } = of
  const chance = naming.chances.get(of)
  const change = changeOfCase(of, naming)
  if (change === null) return []
  const { quarantine } = rule
  const twice =
    change === 'regressed' && head !== undefined && base !== undefined
      ? brokenTwice(head, base, naming.flakes)
      : undefined
  const pValue = stratum && (twice ?? chance?.alone ?? fisherDrop(stratum))
  const family = chance === undefined || decidesByItself(of) ? undefined : chance.family
  const adjusted = twice ?? family
  const scores = caseScores(head, base?.tally, lowerIsBetterFor(naming.policy))
  const changeOf = (metric: MetricName) => stratum && caseMetric(head, base?.tally, metric)
  return [
    {
      key,
      identity,
      change,
      head,
      base: base?.tally,
      pValue: pValue === undefined ? undefined : stable(pValue),
      adjustedPValue: adjusted === undefined ? undefined : stable(adjusted),
      drop: stratum && stable(dropOf(stratum)),
      judgedAs: stratum || change === 'new' ? of.judgedAs : undefined,
      unjudgedBefore: change === 'skipped' && wasUnjudged(of, naming) ? (true as const) : undefined,
      flakyHistory: base && hasFlakyHistory(base) ? true : undefined,
      changedOnBase: changeOnBase(of, change, naming),
      ...(quarantine &&
        (of.quarantine === 'holds'
          ? { quarantined: quarantine }
          : { quarantineExpired: { ...quarantine, end: of.quarantine ?? 'over' } })),
      ignored: rule.ignore ? (true as const) : undefined,
      latencyMs: changeOf('latencyMs'),
      tokens: changeOf('tokens'),
      costUsd: changeOf('costUsd'),
      scores,
    },
  ]
}

/** Since when the base is as it is now, if it changed. */
function changeOnBase(
  { base, judgedAs }: Joined,
  change: CaseComparison['change'],
  { before }: Naming,
): BaseChange | undefined {
  if (base === undefined || before === null) return undefined
  const isTwice = change === 'regressed' && judgedAs === 'test' && hasFailedLast(base.history)
  const at = base.changedAt ?? (change === 'still-failing' ? brokenSince(base) : isTwice ? 0 : undefined)
  const info = at === undefined ? undefined : before.runs[at]?.info
  return info && { commit: info.commit, createdAt: info.createdAt }
}

/** The newest base run did not judge the case, regardless of older ones. */
function wasUnjudged({ key, base }: Joined, { before }: Naming): boolean {
  const newest = before?.runs[0]?.cases.get(base?.tally.key ?? key)
  return newest === undefined || judged(newest) === 0
}

function changeOfCase(
  of: Joined,
  { before, proven, unsettled, flakes }: Naming,
): CaseComparison['change'] | null {
  const { key, head, base, stratum } = of
  const newest = before?.runs[0]?.cases.get(key)
  if (scopeOf(of) === 'suite') return classifyBrokenSuite(head, newest, before !== null)
  const population = classifyPopulation(head, base, newest !== undefined)
  if (population !== null || head === undefined || base === undefined || stratum === undefined) {
    return population
  }
  if (decidesByItself(of)) {
    const change = classifyCleanTest(head)
    return change === 'regressed' && (!of.counts || unsettled.has(of)) ? 'newly-failing' : change
  }
  if (of.judgedAs === 'test' && of.counts && brokenTwice(head, base, flakes) !== undefined) return 'regressed'
  return classifyMeasured(head, base, { proven: proven.has(of), improved: isImproved(stratum) })
}

/** An improvement by so much may be called one. */
const leastImprovement = 0.5

/** Fisher's test of a single case, for display only. */
function isImproved(stratum: Stratum): boolean {
  if (-dropOf(stratum) < leastImprovement) return false
  const { basePassed, baseCount, headPassed, headCount } = stratum
  const mirrored = {
    basePassed: headPassed,
    baseCount: headCount,
    headPassed: basePassed,
    headCount: baseCount,
  }
  return fisherDrop(mirrored) <= warnLevel
}

function nameRenames(cases: readonly CaseComparison[]): CaseComparison[] {
  const lone = (change: 'removed' | 'new') => cases.filter((of) => of.change === change && !isSuite(of))
  const removed = lone('removed')
  if (removed.length === 0) return [...cases]
  const { likely, possible } = findRenames(
    removed,
    lone('new').filter((of) => !saysGroup(of)),
  )
  const byKey = new Map(removed.map((of) => [of.key, of]))
  return cases.map((of) => {
    const likelyRename = likely.get(of.key)
    const possibleRename = likelyRename === undefined ? possible.get(of.key) : undefined
    if (possibleRename !== undefined) return { ...of, possibleRename }
    if (likelyRename === undefined) return of
    const old = of.change === 'new' ? byKey.get(likelyRename) : undefined
    return { ...of, likelyRename, ...(old && judgedByOldSelf(of, old)) }
  })
}

/**
 * A test that fails and is likely a removed one under another name is judged by the history of that one. Evals are not: a
 * wrong guess would change the statistics of the others.
 */
function judgedByOldSelf(of: CaseComparison, { base }: CaseComparison): Partial<CaseComparison> {
  const { head, judgedAs, quarantined, ignored } = of
  const counts = quarantined === undefined && ignored !== true
  if (head === undefined || base === undefined || judgedAs !== 'test' || !counts) return {}
  if (failures(head) === 0 || base.passed === 0 || failures(base) > 0 || base.flaky > 0) return {}
  return { change: 'regressed', base, drop: stable(1 - head.passed / judged(head)) }
}

function isSuite({ head, base }: CaseComparison): boolean {
  return (head?.scope ?? base?.scope) === 'suite'
}
