import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { listKeys } from '../../model/data.ts'
import { formatCount, formatPlural, listSome, quoteName } from '../../model/format.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { wasRetried } from '../../model/run/flaky.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { type CaseTally, countFailures, countJudged } from '../../model/run/run.ts'
import type { Reason, RuleName } from '../../model/verdict.ts'
import { createComparedRuleLookup, type EffectiveRule, lowerIsBetterFor } from '../policy/case-rules.ts'
import type { CaseSettings, MissingSettings, ScorerSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { roundStably } from '../statistics/stable.ts'
import { isActualDrop } from '../statistics/stratum.ts'

/** A case with its rule, as the reasons see it. */
export interface WeighedCase extends CaseComparison {
  readonly rule: EffectiveRule
}

/** The cases by their possible effect on the verdict. */
export interface WeighedCases {
  /**
   * Real cases of the head that count: neither ignored, nor in quarantine, nor accepted. Without quiet ones.
   */
  readonly counted: readonly WeighedCase[]
  /** Files and suites of the head that broke as a whole, unless ignored or in quarantine. */
  readonly brokenSuites: readonly WeighedCase[]
  /** Cases that look broken one by one but are not proven for the whole family. */
  readonly suspects: readonly WeighedCase[]
  /** Further cases that count, each with the weight 1 and no limits of its own. */
  readonly quiet?: QuietCases
}

/** Maximum number of keys attached to one reason; the message has the full count. */
export const maxKeys = 200

export function weighCases(comparison: Comparison, policy: CaseSettings): WeighedCases {
  const findRule = createComparedRuleLookup(policy, comparison.baseline)
  const counted: WeighedCase[] = []
  const brokenSuites: WeighedCase[] = []
  for (const compared of comparison.cases) {
    if (compared.head === undefined || !countsInVerdict(compared)) continue
    const weighed = { ...compared, rule: findRule(compared) }
    if (compared.head.scope !== 'suite') counted.push(weighed)
    else if (isCaseFailing(compared)) brokenSuites.push(weighed)
  }
  const suspects = counted.filter((compared) => looksBrokenAlone(compared) && compared.change !== 'regressed')
  return { counted, brokenSuites, suspects, quiet: comparison.quiet }
}

/** Neither ignored, nor in a quarantine that is in effect, nor accepted as it is. */
export function countsInVerdict({ quarantined, ignored, accepted }: CaseComparison): boolean {
  return quarantined === undefined && ignored !== true && accepted === undefined
}

/** Worse by the case's own test, without considering the other cases. */
function looksBrokenAlone(compared: CaseComparison): boolean {
  if (compared.adjustedPValue === undefined || compared.pValue === undefined || compared.drop === undefined)
    return false
  if (compared.again !== undefined) return compared.again.isWorse
  return isAtMost(compared.pValue, suspicious) && isActualDrop(compared.drop)
}

/** Level of the test of a single case below which it looks broken. */
const suspicious = 0.05

/** The keys of the first cases. */
export function listCaseKeys(cases: readonly CaseComparison[]): readonly string[] {
  return cases.slice(0, maxKeys).map(({ key }) => key)
}

/** Keys of the cases that these reasons name. */
export function collectNamedKeys(reasons: readonly Reason[]): ReadonlySet<string> {
  return new Set(reasons.flatMap(({ cases = [] }) => cases))
}

/** Quotes the first cases for a sentence, and counts the others. */
export function quoteFirstCases(cases: readonly CaseComparison[]): string {
  return listSome(cases, 5, ({ identity }) => quoteName(formatCaseTitle(identity)))
}

/** What a rule found. Without a status it has the one that is usual for its kind. */
export type Finding = Omit<Reason, 'rule' | 'status'> & { readonly status?: Reason['status'] }

/**
 * One finding about some cases, which says how many they are and names the first; none without any.
 *
 * @param more its evidence is by default their number
 */
export function findCases(
  cases: readonly CaseComparison[],
  writeMessage: (count: number, names: string) => string,
  more: Partial<Finding> = {},
): readonly Finding[] {
  if (cases.length === 0) return []
  const message = writeMessage(cases.length, quoteFirstCases(cases))
  return [{ message, evidence: { cases: cases.length }, cases: listCaseKeys(cases), ...more }]
}

/** Failing now, by any judged iteration. */
export function isCaseFailing({ head }: CaseComparison): boolean {
  return countFailures(head) > 0
}

/**
 * A clean test, or one that only a retry made pass before, fails now, and nothing shows whether that is
 * chance.
 */
export function isUnsettledCase(compared: CaseComparison, { unsettled }: Comparison): boolean {
  if (isKnownFlaky(compared)) return true
  if (compared.change !== 'newly-failing' || compared.judgedAs !== 'test' || compared.again !== undefined)
    return false
  if (!countsInVerdict(compared)) return false
  if (compared.adjustedPValue === undefined) return unsettled !== undefined
  return compared.base !== undefined && wasRetried(compared.base) && countFailures(compared.base) === 0
}

/** Share of unchanged runs with a failing flaky test above which one more failure says nothing. */
const usual = 0.5

/**
 * A test that failed before and passed again fails now. One old failure makes that likelier, it does not
 * explain it.
 */
export function isKnownFlaky(compared: CaseComparison): boolean {
  const { change, judgedAs, head, again, adjustedPValue = 0 } = compared
  if (change !== 'flaky' || judgedAs !== 'test' || again !== undefined || head === undefined) return false
  return (
    countsInVerdict(compared) &&
    countFailures(head) > 0 &&
    head.passed === 0 &&
    isAtMost(adjustedPValue, usual)
  )
}

/** `0 of 5`. */
export function formatPassedCounts(tally: CaseTally): string {
  return `${formatCount(tally.passed)} of ${formatCount(countJudged(tally))}`
}

/** The floor of every scorer. `*` stands for all scorers that are not named and of which more is better. */
export function resolveScoreFloors(
  cases: readonly WeighedCase[],
  minScores: Readonly<Record<string, number>>,
  policy: ScorerSettings,
): ReadonlyMap<string, number> {
  const { '*': otherFloor, ...named } = minScores
  const floors = new Map(Object.entries(named))
  if (otherFloor === undefined) return floors
  const isDeclared = lowerIsBetterFor(policy)
  const isLowerBetter = (name: string) => {
    const scores = cases.flatMap((compared) => compared.head?.scores?.get(name) ?? [])
    return isDeclared(name) || scores.filter((score) => score.lowerIsBetter).length * 2 > scores.length
  }
  for (const name of computeMeanScores(cases).keys()) {
    if (!floors.has(name) && !isLowerBetter(name)) floors.set(name, otherFloor)
  }
  return floors
}

/** Mean of every score over the cases, by weight. */
export function computeMeanScores(cases: readonly WeighedCase[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { head, rule } of cases) {
    for (const [name, score] of head?.scores ?? []) {
      const total = sums.get(name) ?? { sum: 0, count: 0 }
      sums.set(name, total)
      total.sum += rule.weight * score.sum
      total.count += rule.weight * score.count
    }
  }
  const known = [...sums].filter(([, { count }]) => count > 0)
  return new Map(known.map(([name, { sum, count }]) => [name, roundStably(sum / count)]))
}

/** What happened to so many cases: `1 case fails: a.`, `2 cases fail: a, b.` */
export function nameCases(
  cases: readonly CaseComparison[],
  singular: string,
  plural: string,
  more?: Partial<Finding>,
): readonly Finding[] {
  return findCases(cases, (count, names) => `${formatPlural(count, singular, plural)}: ${names}.`, more)
}

/** Keys of absent cases that are not missing, with the reason. */
export type Explained = ReadonlyMap<string, AbsenceCause>

/** Why an absent case is not missing. */
export type AbsenceCause = 'removed by the change' | 'of a skipped job'

/** A comparison, and what may excuse that something is absent. */
export interface Due extends Comparison {
  readonly policy: MissingSettings
  readonly explained: Explained
}

/** How each rule of one kind finds something, in the order of their weight. */
export type Finders<Given, Name extends RuleName = RuleName> = {
  readonly [Rule in Name]?: (given: Given) => readonly Finding[]
}

/** The reasons of all that these rules find. @param usual the status of what has none of its own */
export function listFindings<Given>(
  finders: Finders<Given>,
  given: Given,
  usual: Reason['status'] = 'inconclusive',
): Reason[] {
  return listKeys(finders).flatMap((rule) => stateFindings(rule, usual, finders[rule]?.(given) ?? []))
}

/** What one rule found, as reasons. */
export function stateFindings(
  rule: RuleName,
  usual: Reason['status'],
  findings: readonly Finding[],
): Reason[] {
  return findings.map(({ status = usual, ...finding }) => ({ rule, status, ...finding }))
}
