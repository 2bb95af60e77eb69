import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import { quoteName } from '../../model/format.ts'
import { findNearest } from '../../model/nearest.ts'
import { type MetricName, metricNames, metricWords } from '../../model/run/metric.ts'
import type { CaseTally } from '../../model/run/run.ts'
import { metricKeys, readMetricSample } from '../compare/metrics.ts'
import { createCaseMatcher, lowerIsBetterFor, readCaseTags } from '../policy/case-rules.ts'
import type { CaseRule, ScorerSettings } from '../policy/policy.ts'
import { findNearestTitle } from './nearest-title.ts'

/** Something that the policy demands of a figure. */
export interface Limit {
  /** As it is written: `min-score: 0.8`. May contain foreign text. */
  readonly written: string
  /** Why it judged nothing, as a clause; undefined for one that judged a figure. */
  readonly unjudged: string | undefined
  /** What it means that it judged nothing: the verdict is open, it is a warning, or only said. */
  readonly status: 'inconclusive' | 'warning' | 'info'
}

/** A shared limit came by `extends` or is for several suites, so it need not find anything here. */
export function chooseStatus(isShared: boolean): Limit['status'] {
  return isShared ? 'info' : 'inconclusive'
}

/** A limit of the mean of a metric over these cases. */
export function createMetricLimit(
  where: string,
  name: MetricName,
  heads: readonly CaseTally[],
  status: Limit['status'],
): Limit {
  const isKnown = heads.some((head) => readMetricSample(head, name) !== undefined)
  return {
    written: `${where}: { ${metricKeys[name]} }`,
    unjudged: isKnown ? undefined : `no result has its ${metricWords[name]}`,
    status,
  }
}

/** Why a floor judges no score: one for every scorer is about those of which more is better; a named one fails by itself. */
export function explainUnjudgedFloor(
  scorer: string,
  heads: readonly CaseTally[],
  policy: ScorerSettings,
): string | undefined {
  const isDeclared = lowerIsBetterFor(policy)
  const isJudged = heads.some(({ scores = new Map() }) =>
    [...scores].some(
      ([name, { count, lowerIsBetter }]) => count > 0 && lowerIsBetter !== true && !isDeclared(name),
    ),
  )
  if (scorer !== '*' || isJudged) return undefined
  return 'no result has a score of which more is better'
}

const mostNames = 2_000

/** A question for a pattern that matches no name. */
export function suggest(pattern: string, names: readonly string[]): string {
  const meant = findNearest(pattern, names.slice(0, mostNames))
  return meant === undefined ? '' : `; did you mean ${quoteName(meant)}?`
}

function suggestTitle(pattern: string, cases: readonly CaseComparison[]): string {
  const meant = findNearestTitle(pattern, cases)
  return meant === undefined ? '' : `; did you mean ${quoteName(meant)}?`
}

/** Whether a rule for cases makes the gate stricter, so that nobody would miss it where it matches nothing. */
function isDemanding({ minPassRate, minScores, limits, weight, kind }: CaseRule): boolean {
  return [minPassRate, minScores, limits, weight, kind].some((value) => value !== undefined)
}

/** What a rule for cases demands: of each pattern that it matches a case, and of its limits that they judge a figure. */
export function listCaseLimits(
  rule: CaseRule,
  cases: readonly CaseComparison[],
  policy: ScorerSettings,
  isShared: boolean,
): readonly Limit[] {
  // A rule that takes a case out of the verdict, such as a quarantine, makes nothing green where it matches nothing.
  const status = isDemanding(rule) ? chooseStatus(isShared) : 'warning'
  const matching = rule.match.map((pattern) => {
    const matches = createCaseMatcher([pattern])
    return { pattern, cases: cases.filter((compared) => matches(compared.identity, readCaseTags(compared))) }
  })
  const patterns = matching.map(({ pattern, cases: found }) => ({
    written: `cases: ${pattern}`,
    unjudged: found.length > 0 ? undefined : `no case matches it${suggestTitle(pattern, cases)}`,
    status,
  }))
  const heads = matching.flatMap(({ cases: found }) => found.flatMap(({ head }) => head ?? []))
  if (heads.length === 0) return patterns
  const where = `cases: ${rule.match.join(', ')}`
  return [
    ...patterns,
    ...Object.keys(rule.minScores ?? {}).map((scorer) => ({
      written: `min-score of ${where}`,
      unjudged: explainUnjudgedFloor(scorer, heads, policy),
      status,
    })),
    ...metricNames
      .filter((name) => rule.limits?.[name] !== undefined)
      .map((name) => createMetricLimit(`limits of ${where}`, name, heads, status)),
  ]
}
