import { compact } from '../../model/data.ts'
import {
  choosePlural,
  formatNumber,
  formatPlural,
  formatSetting,
  listSome,
  quoteName,
} from '../../model/format.ts'
import type { Measured } from '../../model/measured.ts'
import { countQuiet, listAllCases } from '../../model/quiet/all-cases.ts'
import { type MetricName, metricNames, metricWords } from '../../model/run/metric.ts'
import { type CaseTally, isJudged } from '../../model/run/run.ts'
import { sumSpend } from '../../model/run/spend.ts'
import type { Reason } from '../../model/verdict.ts'
import { groupBySlice } from '../compare/case-slices.ts'
import { metricKeys } from '../compare/metrics.ts'
import { listChoices } from '../judge/affected.ts'
import { type Finding, stateFindings } from '../judge/cases.ts'
import type { Judged } from '../judge/judged.ts'
import { addTexts, matchesGlob } from '../policy/case-rules.ts'
import type { Policy, PolicyField, ScorerSettings, SliceRule } from '../policy/policy.ts'
import {
  createLimit,
  explainUnjudgedFloor,
  explainUnjudgedGrowth,
  explainUnjudgedMetric,
  type Limit,
  listCaseLimits,
  suggest,
} from './limit.ts'

interface Given extends Judged {
  readonly measured: Measured
}

interface Figures extends Given {
  /** What this run has of the cases that count, and of those of them that have a weight. */
  readonly heads: readonly CaseTally[]
  readonly weighed: readonly CaseTally[]
}

type ListLimits = (given: Figures, shared: NonNullable<Policy['shared']>) => readonly Limit[]

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
  costs: asksNoFigure,
  sampled: asksNoFigure,
  delta: asksNoFigure,
  /** The branch itself is asked, once its history is long enough. */
  drift: ({ policy, facts: { drift, driftUnknown, measuresBase = false } }, shared) => {
    if (policy.drift.mode !== 'fail' || !measuresBase) return []
    if (!drift && driftUnknown === undefined) return []
    return [createLimit('drift: { mode: fail }', driftUnknown, shared.drift?.mode === 'fail')]
  },
  tools: ({ policy: { tools }, comparison: { cases, baseline } }, shared) => {
    if (tools.new !== 'fail' || baseline === null) return []
    const [unjudged] = compact([
      !cases.some(({ base }) => base?.toolUse) && 'no result of the base has its tool calls',
      !cases.some(({ head }) => head?.toolUse) && 'no result has its tool calls',
    ])
    return [createLimit('tools: { new: fail }', unjudged, shared.tools?.new === 'fail')]
  },
  minLift: ({ policy: { minLift }, comparison: { baseline, suite } }, shared) => {
    if (minLift === undefined || baseline === null) return []
    const unjudged = suite?.lift === undefined && 'no eval was judged on both sides'
    return [createLimit(`min-lift: ${formatSetting(minLift)}`, unjudged, shared.minLift === minLift)]
  },
  minPassRate: ({ policy: { minPassRate }, comparison, weighed }, shared) => {
    if (minPassRate === undefined) return []
    const isKnown = countQuiet(comparison) > 0 || weighed.some(isJudged)
    const written = `min-pass-rate: ${formatSetting(minPassRate)}`
    return [createLimit(written, !isKnown && 'nothing was judged', shared.minPassRate === minPassRate)]
  },
  minScores: ({ policy, weighed }, shared) =>
    Object.entries(policy.minScores).map(([scorer, least]) =>
      createLimit(
        `min-score: ${formatScoreFloor(scorer, least)}`,
        explainUnjudgedFloor(scorer, weighed, policy),
        shared.minScores?.[scorer] === least,
      ),
    ),
  lowerIsBetter: ({ policy: { lowerIsBetter }, comparison }, shared) => {
    const scorers = listScorers(comparison.cases.flatMap(({ head, base }) => compact([head, base])))
    if (scorers.size === 0) return []
    return lowerIsBetter.map((pattern) => {
      const isNamed = [...scorers].some((name) => matchesGlob(pattern, name))
      return createLimit(
        `lower-is-better: ${pattern}`,
        !isNamed && 'no scorer has this name',
        shared.lowerIsBetter?.includes(pattern) === true,
        () => suggest(pattern, [...scorers]),
      )
    })
  },
  labels: ({ policy: { labels }, comparison: { judges } }, shared) => {
    if (labels.length === 0) return []
    const names = new Set(judges?.pairs.flatMap(({ other, labels: isLabel }) => (isLabel ? other : [])))
    return labels.map((pattern) => {
      const isLabel = [...names].some((name) => matchesGlob(pattern, name))
      const unjudged = !isLabel && 'fewer than ten verdicts of a grader have such a label'
      return createLimit(`labels: ${pattern}`, unjudged, shared.labels?.includes(pattern) === true)
    })
  },
  limits: (given, shared) =>
    metricNames.flatMap((name) => {
      const limit = given.policy.limits[name]
      if (limit === undefined) return []
      return [createSuiteLimit('limits', name, given, shared.limits?.[name] === limit)]
    }),
  growth: (given, shared) =>
    metricNames.flatMap((name) => {
      const key = metricKeys[name]
      if (given.policy.growth[key].mode !== 'fail' || given.comparison.baseline === null) return []
      const isShared = shared.growth?.[key].mode === 'fail'
      const limit = createSuiteLimit('growth', name, given, isShared)
      if (limit.unjudged !== undefined) return [limit]
      return [createLimit(limit.written, explainUnjudgedGrowth(given.comparison, name), isShared)]
    }),
  budget: ({ policy: { budget }, measured: { run } }, shared) => {
    if (budget.mode !== 'fail') return []
    const spend = sumSpend(run)
    return (['costUsd', 'tokens'] as const).flatMap((metric) => {
      if (budget[metric] === undefined || spend.calls === 0) return []
      const unjudged = spend[metric] === undefined && `no result has its ${metricWords[metric]}`
      const isShared = shared.budget?.[metric] === budget[metric]
      return [createLimit(`budget: { ${metric === 'tokens' ? 'tokens' : 'cost-usd'} }`, unjudged, isShared)]
    })
  },
  slices: ({ policy, cases: { counted }, comparison }, shared) => {
    const { slices } = policy
    if (slices.length === 0) return []
    const groups = [...groupBySlice(counted)].map(
      ([name, cases]): Slice => [name, cases.map(({ head }) => head)],
    )
    return slices.flatMap((rule) =>
      rule.match.flatMap((pattern) => {
        const matching = groups.filter(([name]) => matchesGlob(pattern, name))
        const written = `slices: ${pattern}`
        const [empty] = matching.find(([, heads]) => !heads.some(isJudged)) ?? []
        if (rule.minPassRate !== undefined && empty !== undefined)
          return [createLimit(written, `nothing of ${quoteName(empty)} was judged`, false)]
        // What a selection leaves out need not be there.
        if (comparison.notRun !== undefined) return []
        const unjudged = explainUnjudgedSlice(rule, matching, policy)
        const names = matching.length === 0 ? groups.map(([name]) => name) : []
        return [
          createLimit(written, unjudged, shared.slices?.includes(rule) === true, () =>
            suggest(pattern, names),
          ),
        ]
      }),
    )
  },
  affected: ({ policy: { affected }, comparison }, shared) => {
    // Where something was left out, every entry chose a case.
    if (comparison.notRun !== undefined || affected.length === 0) return []
    const cases = listAllCases(comparison).map(addTexts)
    if (cases.length === 0) return []
    return affected.flatMap((rule) =>
      listChoices(rule, cases).map(({ pattern, isEmpty }) =>
        createLimit(
          `affected: ${pattern}`,
          isEmpty && 'it chooses no case',
          shared.affected?.includes(rule) === true,
        ),
      ),
    )
  },
  cases: ({ policy, comparison }, shared) => {
    const { cases: rules } = policy
    if (comparison.notRun !== undefined || rules.length === 0) return []
    const cases = listAllCases(comparison).map(addTexts)
    if (cases.length === 0) return []
    return rules.flatMap((rule) => listCaseLimits(rule, cases, policy, shared.cases?.includes(rule) === true))
  },
}

function explainUnjudgedSlice(
  { minScores = {} }: SliceRule,
  matching: readonly Slice[],
  policy: ScorerSettings,
): string | undefined {
  if (matching.length === 0) return 'no case that counts belongs to it'
  if (!Object.hasOwn(minScores, '*')) return undefined
  return explainUnjudgedFloor('*', compact(matching.flatMap(([, heads]) => heads)), policy)
}

/** The name of a slice, and its cases of the head. */
type Slice = readonly [name: string, heads: readonly (CaseTally | undefined)[]]

/** `0.8` for every scorer, and `{ tone: 0.8 }` for one. */
function formatScoreFloor(scorer: string, least: number): string {
  const floor = formatNumber(least, 10)
  if (scorer === '*') return floor
  return `{ ${scorer}: ${floor} }`
}

/** A limit of the whole suite. Quiet cases have durations, and neither tokens nor costs. */
function createSuiteLimit(
  where: string,
  name: MetricName,
  { comparison, heads }: Figures,
  isShared: boolean,
): Limit {
  const isQuiet = name === 'latencyMs' && (comparison.quiet?.durations().count ?? 0) > 0
  const unjudged = !isQuiet && explainUnjudgedMetric(name, heads)
  return createLimit(`${where}: { ${metricKeys[name]} }`, unjudged, isShared)
}

function listScorers(tallies: readonly CaseTally[]): ReadonlySet<string> {
  return new Set(
    tallies.flatMap(({ scores = new Map() }) =>
      [...scores].flatMap(([name, { count }]) => (count > 0 ? name : [])),
    ),
  )
}

/** How many limits the policy has, and how many could be judged. */
export interface LimitCounts {
  readonly due: number
  readonly judged: number
}

/** What the limits of the policy judged. */
interface JudgedLimits extends LimitCounts {
  readonly reasons: readonly Reason[]
}

const mostNamed = 5

/** Holds every limit of the policy against the figures that there are. */
export function judgeLimits(given: Given): JudgedLimits {
  const { shared = {} } = given.policy
  const { counted } = given.cases
  const figures: Figures = {
    ...given,
    heads: counted.flatMap(({ head }) => head ?? []),
    weighed: counted.flatMap(({ head, rule }) => (rule.weight > 0 && head) || []),
  }
  const limits = Object.values(limitsOfSettings).flatMap((listLimits) => listLimits(figures, shared))
  const unjudged = limits.filter((limit) => limit.unjudged !== undefined)
  return {
    due: limits.length,
    judged: limits.length - unjudged.length,
    reasons: (['inconclusive', 'warning', 'info'] as const).flatMap((status) =>
      stateFindings(
        'unjudged-setting',
        status,
        findUnjudged(
          unjudged.filter((limit) => limit.status === status),
          effects[status],
        ),
      ),
    ),
  }
}

const effects = {
  inconclusive: 'so nobody knows whether it is met',
  warning: 'so it does nothing',
  info: 'and came from a policy for several suites, so it does nothing here',
} as const

function findUnjudged(limits: readonly Limit[], effect: string): readonly Finding[] {
  if (limits.length === 0) return []
  const named = listSome(
    limits,
    mostNamed,
    ({ written, unjudged, suggest }) => `\`${written}\` (${unjudged}${suggest()})`,
  )
  const subject = choosePlural(limits.length, 'A setting', formatPlural(limits.length, 'setting'))
  return [
    {
      message: `${subject} of the policy judged nothing, ${effect}: ${named}.`,
      evidence: { settings: limits.length },
    },
  ]
}
