import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { formatCount, listSome, quoteName } from '../../model/format.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { caseTitle } from '../../model/run/identity.ts'
import { type CaseTally, failures, judged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { caseRules, type EffectiveRule, lowerIsBetterFor, tagsOf } from '../policy/case-rules.ts'
import type { CaseSettings, ScorerSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { stable } from '../statistics/stable.ts'
import { isFall } from '../statistics/stratum.ts'

/** A case with its rule, as the reasons see it. */
export interface Case {
  readonly of: CaseComparison
  readonly rule: EffectiveRule
}

/** The cases by their possible effect on the verdict. */
export interface WeighedCases {
  /**
   * Real cases of the head that count: neither ignored, nor in quarantine, nor accepted. Without quiet ones.
   */
  readonly counted: readonly Case[]
  /** Files and suites of the head that broke as a whole, unless ignored or in quarantine. */
  readonly brokenSuites: readonly Case[]
  /** Cases that look broken one by one but are not proven for the whole family. */
  readonly suspects: readonly Case[]
  /** Further cases that count, each with the weight 1 and no limits of its own. */
  readonly quiet?: QuietCases
}

/** Maximum number of keys attached to one reason; the message has the full count. */
export const maxKeys = 200

export function weighCases(comparison: Comparison, policy: CaseSettings): WeighedCases {
  const ruleOf = caseRules(policy)
  const [counted, brokenSuites]: [Case[], Case[]] = [[], []]
  for (const of of comparison.cases) {
    if (of.head === undefined || !countsInVerdict(of)) continue
    const one = { of, rule: ruleOf(of.identity, tagsOf(of)) }
    if (of.head.scope !== 'suite') counted.push(one)
    else if (failures(of.head) > 0) brokenSuites.push(one)
  }
  const suspects = counted.filter(({ of }) => looksBroken(of) && of.change !== 'regressed')
  return { counted, brokenSuites, suspects, quiet: comparison.quiet }
}

/** Neither ignored, nor in a quarantine that is in effect, nor accepted as it is. */
export function countsInVerdict({ quarantined, ignored, accepted }: CaseComparison): boolean {
  return quarantined === undefined && ignored !== true && accepted === undefined
}

/** Worse by the case's own test, without considering the other cases. */
function looksBroken(of: CaseComparison): boolean {
  if (of.adjustedPValue === undefined || of.pValue === undefined || of.drop === undefined) return false
  if (of.again !== undefined) return of.again.isWorse
  return isAtMost(of.pValue, suspicious) && isFall(of.drop)
}

/** Level of the test of a single case below which it looks broken. */
const suspicious = 0.05

type Told = Case | CaseComparison

const comparedOf = (one: Told) => ('of' in one ? one.of : one)

/** The keys of the first cases. */
export function keysOf(cases: readonly Told[]): readonly string[] {
  return cases.slice(0, maxKeys).map((one) => comparedOf(one).key)
}

/** Quotes the first cases for a sentence, and counts the others. */
export function quoteCases(cases: readonly Told[]): string {
  return listSome(cases, 5, (one) => quoteName(caseTitle(comparedOf(one).identity)))
}

/**
 * One reason about some cases, which says how many they are and names the first; none without any.
 *
 * @param evidence by default their number
 */
export function reasonAbout(
  cases: readonly Told[],
  { rule, status, evidence = { cases: cases.length } }: Pick<Reason, 'rule' | 'status' | 'evidence'>,
  say: (count: number, names: string) => string,
): Reason[] {
  if (cases.length === 0) return []
  return [{ rule, status, message: say(cases.length, quoteCases(cases)), evidence, cases: keysOf(cases) }]
}

/** Failing now, by any judged iteration. */
export function failsNow({ of }: Case): boolean {
  return of.head !== undefined && failures(of.head) > 0
}

/**
 * A clean test, or one that only a retry made pass before, fails now, and nothing shows whether that is
 * chance.
 */
export function isUnsettled(of: CaseComparison, { unsettled }: Comparison): boolean {
  if (isKnownFlaky(of)) return true
  if (of.change !== 'newly-failing' || of.judgedAs !== 'test' || of.again !== undefined) return false
  if (!countsInVerdict(of)) return false
  if (of.adjustedPValue === undefined) return unsettled !== undefined
  return of.base !== undefined && of.base.flaky > 0 && failures(of.base) === 0
}

/** Share of unchanged runs with a failing flaky test above which one more failure says nothing. */
const usual = 0.5

/**
 * A test that failed before and passed again fails now. One old failure makes that likelier, it does not
 * explain it.
 */
export function isKnownFlaky(of: CaseComparison): boolean {
  const { change, judgedAs, head, again, adjustedPValue = 0 } = of
  if (change !== 'flaky' || judgedAs !== 'test' || again !== undefined || head === undefined) return false
  return countsInVerdict(of) && failures(head) > 0 && head.passed === 0 && isAtMost(adjustedPValue, usual)
}

/** `0 of 5`. */
export function countsOf(tally: CaseTally): string {
  return `${formatCount(tally.passed)} of ${formatCount(judged(tally))}`
}

/** The floor of every scorer. `*` stands for all scorers that are not named and of which more is better. */
export function scoreFloors(
  cases: readonly Case[],
  minScores: Readonly<Record<string, number>>,
  policy: ScorerSettings,
): ReadonlyMap<string, number> {
  const { '*': others, ...named } = minScores
  const floors = new Map(Object.entries(named))
  if (others === undefined) return floors
  const isDeclared = lowerIsBetterFor(policy)
  const isInverse = (name: string) => {
    const scores = cases.flatMap(({ of }) => of.head?.scores?.get(name) ?? [])
    return isDeclared(name) || scores.filter((of) => of.lowerIsBetter).length * 2 > scores.length
  }
  for (const name of meanScores(cases).keys()) {
    if (!floors.has(name) && !isInverse(name)) floors.set(name, others)
  }
  return floors
}

/** Mean of every score over the cases, by weight. */
export function meanScores(cases: readonly Case[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { of, rule } of cases) {
    for (const [name, score] of of.head?.scores ?? []) {
      const of = sums.get(name) ?? { sum: 0, count: 0 }
      sums.set(name, of)
      of.sum += rule.weight * score.sum
      of.count += rule.weight * score.count
    }
  }
  const known = [...sums].filter(([, { count }]) => count > 0)
  return new Map(known.map(([name, { sum, count }]) => [name, stable(sum / count)]))
}
