import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import { quoteName } from '../../model/format.ts'
import { findNearest } from '../../model/nearest.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { type MetricName, metricNames, metricWords } from '../../model/run/metric.ts'
import type { CaseTally } from '../../model/run/run.ts'
import { metricKeys, minHistory, readMetricSample } from '../compare/metrics.ts'
import { type CaseWithTexts, createCaseMatcher, lowerIsBetterFor } from '../policy/case-rules.ts'
import type { CaseRule, ScorerSettings } from '../policy/policy.ts'

/** Something that the policy demands of a figure. */
export interface Limit {
  /** As it is written: `min-score: 0.8`. May contain foreign text. */
  readonly written: string
  /** Why it judged nothing, as a clause; undefined for one that judged a figure. */
  readonly unjudged: string | undefined
  /** What was most likely meant, as a question. It takes a while to find. */
  readonly suggest: () => string
  /** What it means that it judged nothing: the verdict is open, it is a warning, or only said. */
  readonly status: 'inconclusive' | 'warning' | 'info'
}

/**
 * @param unjudged why it judged nothing; empty or false: it judged a figure
 * @param isShared it came by `extends` or is for several suites, so it need not find anything here
 */
export function createLimit(
  written: string,
  unjudged: string | false | undefined,
  isShared: boolean,
  suggest: Limit['suggest'] = () => '',
): Limit {
  return { written, unjudged: unjudged || undefined, suggest, status: isShared ? 'info' : 'inconclusive' }
}

/** Why a limit of the mean of a metric judges none of these cases. */
export function explainUnjudgedMetric(name: MetricName, heads: readonly CaseTally[]): string | false {
  const isKnown = heads.some((head) => readMetricSample(head, name) !== undefined)
  return !isKnown && `no result has its ${metricWords[name]}`
}

/** Why it is not known whether a metric that the head has grew. A base with few runs has no history yet, which is no doubt. */
export function explainUnjudgedGrowth(comparison: Comparison, name: MetricName): string | undefined {
  if (countBaseRuns(comparison) < minHistory) return undefined
  const change = comparison[name]
  if (change === undefined) return `no case has its ${metricWords[name]} on both sides`
  if (change.significant !== undefined || change.head <= change.base) return undefined
  return `fewer than half of the cases have a ${metricWords[name]} above 0 in every run of the base`
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

/** Maximum number of names searched for the nearest one. */
const mostNames = 2_000

/** A question for a pattern that matches no name: the one that has its text, or the nearest. */
export function suggest(pattern: string, names: readonly string[]): string {
  const searched = names.slice(0, mostNames)
  const meant = searched.find((name) => name.includes(pattern)) ?? findNearest(pattern, searched)
  return meant === undefined || pattern === '' ? '' : `; did you mean ${quoteName(meant)}?`
}

/** The title of a case that a pattern most likely means, as a question. */
function suggestTitle(pattern: string, cases: readonly CaseWithTexts[]): string {
  const text = pattern
    .replaceAll('*', '')
    .replaceAll(/(?<!\s)\s+>\s*|>\s*/g, ' › ')
    .trim()
  const titles = cases.slice(0, mostNames).map(({ compared }) => formatCaseTitle(compared.identity))
  return suggest(text, titles)
}

/** Whether a rule for cases makes the gate stricter, so that nobody would miss it where it matches nothing. */
function isDemanding({ minPassRate, minScores, limits, weight, kind }: CaseRule): boolean {
  return [minPassRate, minScores, limits, weight, kind].some((value) => value !== undefined)
}

/** What a rule for cases demands: of each pattern that it matches a case, and of its limits that they judge a figure. */
export function listCaseLimits(
  rule: CaseRule,
  cases: readonly CaseWithTexts[],
  policy: ScorerSettings,
  isShared: boolean,
): readonly Limit[] {
  const matching = rule.match.map((pattern) => {
    const matches = createCaseMatcher([pattern])
    return { pattern, found: cases.filter(({ texts }) => matches(texts)) }
  })
  const patterns = matching.map(({ pattern, found }) =>
    createLimit(`cases: ${pattern}`, found.length === 0 && 'no case matches it', isShared, () =>
      suggestTitle(pattern, cases),
    ),
  )
  const heads = matching.flatMap(({ found }) => found.flatMap(({ compared }) => compared.head ?? []))
  const where = `cases: ${rule.match.join(', ')}`
  const scorers = Object.keys(rule.minScores ?? {})
  const metrics = metricNames.filter((name) => rule.limits?.[name] !== undefined)
  const limits = [
    ...scorers.map((scorer) =>
      createLimit(`min-score of ${where}`, explainUnjudgedFloor(scorer, heads, policy), isShared),
    ),
    ...metrics.map((name) =>
      createLimit(
        `limits of ${where}: { ${metricKeys[name]} }`,
        explainUnjudgedMetric(name, heads),
        isShared,
      ),
    ),
  ]
  const all = heads.length === 0 ? patterns : [...patterns, ...limits]
  // A rule that takes a case out of the verdict, such as a quarantine, makes nothing green where it matches nothing.
  return isDemanding(rule) ? all : all.map((limit) => ({ ...limit, status: 'warning' }))
}
