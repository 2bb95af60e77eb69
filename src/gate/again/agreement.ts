import type { Baseline } from '../../model/comparison/baseline.ts'
import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { type CaseTally, countJudged, type Run } from '../../model/run/run.ts'
import { compareRuns } from '../compare/compare.ts'
import type { CompareOptions } from '../compare/compare-sides.ts'
import { hasOtherConditions } from '../judge/changed-conditions.ts'
import type { Policy } from '../policy/policy.ts'
import { computeFisherDrop } from '../statistics/fisher.ts'
import { isAtMost } from '../statistics/level.ts'
import { isSuspectCase } from './choose.ts'

/** Share of looks at a base that is as it was in which it may seem to contradict its history. */
const level = 0.01

/** The base when it was measured again, where it is worse than itself. */
export interface Disagreement {
  /** Keys of the cases that show it, at least one. */
  readonly cases: readonly string[]
  /** Their judged iterations, and how many of them passed: fresh, and in the runs of the baseline. */
  readonly passed: number
  readonly judged: number
  readonly passedBefore: number
  readonly judgedBefore: number
}

interface FirstLook extends CompareOptions {
  /** As it was measured first, where the cases were chosen by what they did there. */
  readonly head?: Run
  /** Of the iterations of one run of the base, 0..1. */
  readonly correlation: number
}

/**
 * Holds fresh results of the base against its own history, as if they were a head. A base that is worse than
 * itself is no control: it lacks something here, or shares it with the change.
 *
 * Where the reports name another model or judge than before, an eval may differ from its history; what the
 * hour does is a part of what the base predicts.
 *
 * @param remeasured the cases as the first look compared them
 */
export function findDisagreement(
  fresh: Run,
  baseline: Baseline,
  remeasured: readonly CaseComparison[],
  policy: Policy,
  { head, correlation, ...options }: FirstLook,
): Disagreement | undefined {
  const comparable = remeasured.filter(({ key, judgedAs }) => {
    const base = baseline.runs.find((run) => run.cases.has(key))?.cases.get(key)
    return judgedAs === 'test' || !hasOtherConditions([{ base, head: fresh.cases.get(key) }])
  })
  const cases = new Map(
    comparable.flatMap(({ key }) => {
      const tally = fresh.cases.get(key)
      if (tally === undefined || countJudged(tally) === 0) return []
      return [[key, tally] as const]
    }),
  )
  if (cases.size === 0) return undefined
  const { cases: compared, chances } = compareRuns(
    { ...fresh, cases },
    baseline,
    { ...policy, alpha: level },
    { ...options, before: undefined, chosenBy: head },
  )
  const measured = compared.filter(({ key, base }) => base !== undefined && cases.has(key))
  // Suspects are few, and chosen by the head alone: how many others were measured beside them says nothing of them.
  const suspects = new Set(remeasured.filter(isSuspectCase).map(({ key }) => key))
  const broken = measured.filter((again) => {
    const family = suspects.has(again.key) ? suspects.size : measured.length
    return isBrokenTest(again) || isCollapsedEval(again, { correlation, family })
  })
  if (broken.length > 0) return sumCases(broken)
  if (chances === undefined || !isAtMost(chances.any, level)) return undefined
  const lower = compared.filter(({ drop = 0, pValue }) => pValue !== undefined && drop > 0)
  if (lower.length === 0) return undefined
  return sumCases(lower.sort((a, b) => (a.pValue ?? 1) - (b.pValue ?? 1)))
}

/** A test that always passed fails now in most of its iterations, or in more than chance explains. */
function isBrokenTest({ judgedAs, adjustedPValue, change, head, base }: CaseComparison): boolean {
  if (judgedAs !== 'test' || adjustedPValue !== undefined || change !== 'regressed') return false
  if (head === undefined || base === undefined) return false
  return isMostlyFailing(head) || isAtMost(computeCaseChance(head, base, 0), level)
}

/** An eval fails most of its iterations, and its own history does not explain it, however the others differ. */
function isCollapsedEval(
  { judgedAs, head, base }: CaseComparison,
  { correlation, family }: { readonly correlation: number; readonly family: number },
): boolean {
  if (judgedAs !== 'eval' || head === undefined || base === undefined || !isMostlyFailing(head)) return false
  return isAtMost(computeCaseChance(head, base, correlation), level / family)
}

function isMostlyFailing(tally: CaseTally): boolean {
  return tally.passed * 2 < countJudged(tally)
}

/** Fisher's test of one case. Alike iterations count as fewer. */
function computeCaseChance(fresh: CaseTally, base: CaseTally, correlation: number): number {
  const worth = 1 / (1 + (countJudged(fresh) - 1) * correlation)
  const scale = (count: number) => Math.round(count * worth)
  return computeFisherDrop({
    headPassed: scale(fresh.passed),
    headCount: Math.max(1, scale(countJudged(fresh))),
    basePassed: scale(base.passed),
    baseCount: Math.max(1, scale(countJudged(base))),
  })
}

function sumCases(compared: readonly CaseComparison[]): Disagreement {
  const sumSide = (side: 'head' | 'base', readCount: (tally: CaseTally) => number) =>
    compared.reduce((sum, { [side]: tally }) => sum + (tally === undefined ? 0 : readCount(tally)), 0)
  return {
    cases: compared.map(({ key }) => key),
    passed: sumSide('head', ({ passed }) => passed),
    judged: sumSide('head', countJudged),
    passedBefore: sumSide('base', ({ passed }) => passed),
    judgedBefore: sumSide('base', countJudged),
  }
}
