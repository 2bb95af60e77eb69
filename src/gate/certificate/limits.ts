import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import {
  choosePlural,
  formatNumber,
  formatPlural,
  formatSetting,
  listSome,
  quoteName,
} from '../../model/format.ts'
import { findNearest } from '../../model/nearest.ts'
import { countQuiet, listAllCases } from '../../model/quiet/all-cases.ts'
import { type MetricName, metricNames, metricWords } from '../../model/run/metric.ts'
import { type CaseTally, countJudged } from '../../model/run/run.ts'
import { sumSpend } from '../../model/run/spend.ts'
import type { Reason } from '../../model/verdict.ts'
import { groupBySlice } from '../compare/case-slices.ts'
import { metricKeys, readMetricSample } from '../compare/metrics.ts'
import type { WeighedCases } from '../judge/cases.ts'
import { createCaseMatcher, matchesGlob, readCaseTags } from '../policy/case-rules.ts'
import type { CaseRule, Policy, PolicyField } from '../policy/policy.ts'
import { findNearestTitle } from './nearest-title.ts'

/** Something that the policy demands of a figure. */
interface Limit {
  /** As it is written: `min-score: 0.8`. May contain foreign text. */
  readonly written: string
  /** Why it judged nothing, as a clause; undefined for one that judged a figure. */
  readonly unjudged: string | undefined
  /** What it means that it judged nothing: the verdict is open, it is a warning, or only said. */
  readonly status: 'inconclusive' | 'warning' | 'info'
}

/** A shared limit came by `extends` or is for several suites, so it need not find anything here. */
function chooseStatus(isShared: boolean): Limit['status'] {
  return isShared ? 'info' : 'inconclusive'
}

interface Given {
  readonly comparison: Comparison
  readonly cases: WeighedCases
  readonly policy: Policy
  readonly run: Parameters<typeof sumSpend>[0]
}

type ListLimits = (given: Given, shared: NonNullable<Policy['shared']>) => readonly Limit[]

/** A setting that demands no figure: it takes effect by being asked. */
const asksNoFigure: ListLimits = () => []

/** What each setting demands. A setting without a row does not compile. */
const limitsOfSettings: { readonly [Field in PolicyField]: ListLimits } = {
  failOn: asksNoFigure,
  kind: asksNoFigure,
  lock: asksNoFigure,
  alpha: asksNoFigure,
  onInconclusive: asksNoFigure,
  onNotMeasured: asksNoFigure,
  // The rule `arms` says when there is nothing to compare.
  compare: asksNoFigure,
  onMissingBaseline: asksNoFigure,
  newTests: asksNoFigure,
  accept: asksNoFigure,
  allowEmpty: asksNoFigure,
  minDrop: asksNoFigure,
  sampled: asksNoFigure,
  delta: asksNoFigure,
  drift: asksNoFigure,
  minPassRate: ({ policy: { minPassRate }, ...given }, shared) => {
    if (minPassRate === undefined) return []
    const isJudged =
      countQuiet(given.comparison) > 0 || listHeads(given).some((head) => countJudged(head) > 0)
    return [
      {
        written: `min-pass-rate: ${formatSetting(minPassRate)}`,
        unjudged: isJudged ? undefined : 'nothing was judged',
        status: chooseStatus(shared.minPassRate === minPassRate),
      },
    ]
  },
  minScores: ({ policy: { minScores }, ...given }, shared) => {
    const scorers = listScorers(listHeads(given))
    return Object.entries(minScores).map(([scorer, least]) => ({
      written: `min-score: ${formatScoreFloor(scorer, least)}`,
      unjudged: explainMissingScorer(scorer, scorers),
      status: chooseStatus(shared.minScores?.[scorer] === least),
    }))
  },
  lowerIsBetter: ({ policy: { lowerIsBetter }, comparison }, shared) => {
    const scorers = listScorers(comparison.cases.flatMap(({ head, base }) => compact([head, base])))
    if (scorers.size === 0) return []
    return lowerIsBetter.map((pattern) => ({
      written: `lower-is-better: ${pattern}`,
      unjudged: [...scorers].some((name) => matchesGlob(pattern, name))
        ? undefined
        : `no scorer has this name${suggest(pattern, [...scorers])}`,
      status: chooseStatus(shared.lowerIsBetter?.includes(pattern) === true),
    }))
  },
  limits: ({ policy: { limits }, ...given }, shared) =>
    metricNames.flatMap((name) => {
      const limit = limits[name]
      if (limit === undefined) return []
      return [createSuiteLimit('limits', name, given, shared.limits?.[name] === limit)]
    }),
  growth: ({ policy: { growth }, comparison, ...given }, shared) =>
    metricNames.flatMap((name) => {
      const key = metricKeys[name]
      if (growth[key].mode !== 'fail' || comparison.baseline === null) return []
      return [
        createSuiteLimit('growth', name, { comparison, ...given }, shared.growth?.[key].mode === 'fail'),
      ]
    }),
  budget: ({ policy: { budget }, run }, shared) => {
    if (budget.mode !== 'fail') return []
    const spend = sumSpend(run)
    return (['costUsd', 'tokens'] as const).flatMap((metric) => {
      if (budget[metric] === undefined || spend.calls === 0) return []
      return [
        {
          written: `budget: { ${metric === 'tokens' ? 'tokens' : 'cost-usd'} }`,
          unjudged: spend[metric] === undefined ? `no result has its ${metricWords[metric]}` : undefined,
          status: chooseStatus(shared.budget?.[metric] === budget[metric]),
        },
      ]
    })
  },
  slices: ({ policy: { slices }, cases: { counted }, comparison }, shared) => {
    if (slices.length === 0 || comparison.notRun !== undefined) return []
    const names = [...groupBySlice(counted, (compared) => compared).keys()]
    return slices.flatMap((rule) =>
      rule.match.map((pattern) => ({
        written: `slices: ${pattern}`,
        unjudged: names.some((name) => matchesGlob(pattern, name))
          ? undefined
          : `no case that counts belongs to it${suggest(pattern, names)}`,
        status: chooseStatus(shared.slices?.includes(rule) === true),
      })),
    )
  },
  cases: ({ policy: { cases: rules }, comparison }, shared) => {
    if (comparison.notRun !== undefined) return []
    if (rules.length === 0) return []
    const cases = listAllCases(comparison)
    if (cases.length === 0) return []
    return rules.flatMap((rule) => listCaseLimits(rule, cases, shared.cases?.includes(rule) === true))
  },
}

/** Whether a rule for cases makes the gate stricter, so that nobody would miss it where it matches nothing. */
function isDemanding({ minPassRate, minScores, limits, weight, kind }: CaseRule): boolean {
  return [minPassRate, minScores, limits, weight, kind].some((value) => value !== undefined)
}

function listCaseLimits(
  rule: CaseRule,
  cases: readonly CaseComparison[],
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
  const scorers = listScorers(heads)
  return [
    ...patterns,
    ...Object.keys(rule.minScores ?? {}).map((scorer) => ({
      written: `min-score of ${where}`,
      unjudged: explainMissingScorer(scorer, scorers),
      status,
    })),
    ...metricNames
      .filter((name) => rule.limits?.[name] !== undefined)
      .map((name) => createMetricLimit(`limits of ${where}`, name, heads, status)),
  ]
}

/** `0.8` for every scorer, and `{ tone: 0.8 }` for one. */
function formatScoreFloor(scorer: string, least: number): string {
  const floor = formatNumber(least, 10)
  if (scorer === '*') return floor
  return `{ ${scorer}: ${floor} }`
}

/** A scorer without any score fails by its own rule; `*` stands for those that there are. */
function explainMissingScorer(scorer: string, scorers: ReadonlySet<string>): string | undefined {
  if (scorer !== '*' || scorers.size > 0) return undefined
  return 'no result has a score'
}

function createMetricLimit(
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

/** A limit of the whole suite. Quiet cases have durations, and neither tokens nor costs. */
function createSuiteLimit(
  where: string,
  name: MetricName,
  { comparison }: Pick<Given, 'comparison'>,
  isShared: boolean,
): Limit {
  const limit = createMetricLimit(where, name, listHeads({ comparison }), chooseStatus(isShared))
  const isQuiet = name === 'latencyMs' && (comparison.quiet?.durations().count ?? 0) > 0
  return isQuiet ? { ...limit, unjudged: undefined } : limit
}

function listScorers(tallies: readonly CaseTally[]): ReadonlySet<string> {
  return new Set(
    tallies.flatMap(({ scores = new Map() }) =>
      [...scores].flatMap(([name, { count }]) => (count > 0 ? name : [])),
    ),
  )
}

function listHeads({ comparison }: Pick<Given, 'comparison'>): readonly CaseTally[] {
  return comparison.cases.flatMap(({ head }) => head ?? [])
}

const mostNames = 2_000

function suggest(pattern: string, names: readonly string[]): string {
  const meant = findNearest(pattern, names.slice(0, mostNames))
  return meant === undefined ? '' : `; did you mean ${quoteName(meant)}?`
}

function suggestTitle(pattern: string, cases: readonly CaseComparison[]): string {
  const meant = findNearestTitle(pattern, cases)
  return meant === undefined ? '' : `; did you mean ${quoteName(meant)}?`
}

/** What the limits of the policy judged. */
export interface JudgedLimits {
  readonly due: number
  readonly judged: number
  readonly reasons: readonly Reason[]
}

const mostNamed = 5

/** Holds every limit of the policy against the figures that there are. */
export function judgeLimits(given: Given): JudgedLimits {
  const { shared = {} } = given.policy
  const limits = Object.values(limitsOfSettings).flatMap((listLimits) => listLimits(given, shared))
  const unjudged = limits.filter((limit) => limit.unjudged !== undefined)
  return {
    due: limits.length,
    judged: limits.length - unjudged.length,
    reasons: (['inconclusive', 'warning', 'info'] as const).flatMap((status) =>
      writeUnjudgedReason(
        unjudged.filter((limit) => limit.status === status),
        status,
      ),
    ),
  }
}

const effects = {
  inconclusive: 'so nobody knows whether it is met',
  warning: 'so it does nothing',
  info: 'and came from a policy for several suites, so it does nothing here',
} as const

function writeUnjudgedReason(limits: readonly Limit[], status: Limit['status']): Reason[] {
  if (limits.length === 0) return []
  const named = listSome(limits, mostNamed, ({ written, unjudged }) => `\`${written}\` (${unjudged})`)
  const subject = choosePlural(limits.length, 'A setting', `${formatPlural(limits.length, 'setting')}`)
  return [
    {
      rule: 'unjudged-setting',
      status,
      message: `${subject} of the policy judged nothing, ${effects[status]}: ${named}.`,
      evidence: { settings: limits.length },
    },
  ]
}
