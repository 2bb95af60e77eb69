import * as v from 'valibot'
import type { MetricChange, ScoreChange } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { compact } from '../model/data.ts'
import {
  formatChange,
  formatCount,
  formatNumber,
  formatPlural,
  formatPValue,
  formatRate,
  formatRateChange,
  formatSetting,
} from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { formatMetric, type MetricName, metricNames, metricTitles } from '../model/run/metric.ts'
import {
  type CaseTally,
  computePassRate,
  countFailures,
  countJudged,
  listOtherTallies,
  type Run,
  type Totals,
} from '../model/run/run.ts'
import { type CasePercentiles, computePercentiles, sumSpend } from '../model/run/spend.ts'
import { type Described, mark, text } from '../model/schema.ts'
import { chooseCaseNoun } from './words.ts'

export const rowSchema = v.object({
  /** Foreign if it is the name of a scorer. */
  name: text,
  foreign: v.boolean(),
  /** Latency, tokens or cost of an iteration or a case. */
  metric: mark,
  /** Absent, like `change`, when there is nothing to compare with. */
  base: v.optional(text),
  head: text,
  change: v.optional(text),
})

/** One line of the table of figures. */
type MetricRow = Described<typeof rowSchema>

const meanTitles: Readonly<Record<MetricName, string>> = {
  latencyMs: 'Mean latency',
  tokens: 'Mean tokens',
  costUsd: 'Mean cost',
}

/**
 * Rows by comparison. The reports of one measurement differ only in links and notices, and each view asks
 * again.
 */
const remembered = new WeakMap<
  Comparison,
  { readonly report: GateReport; readonly rows: readonly MetricRow[] }
>()

/** Figures of the whole suite, for both sides if there are two. */
export function listMetricRows(report: GateReport): readonly MetricRow[] {
  const { comparison, verdict, head, baselineRuns } = report
  const known = remembered.get(comparison)
  const isKnown =
    known?.report.verdict === verdict &&
    known.report.head === head &&
    known.report.baselineRuns === baselineRuns
  if (isKnown) return known.rows
  const rows = buildMetricRows(report)
  remembered.set(comparison, { report, rows })
  return rows
}

function buildMetricRows(report: GateReport): MetricRow[] {
  const { comparison, verdict } = report
  const buildMetricRow = (name: string, metric: MetricChange, format: (value: number) => string) => ({
    name,
    foreign: false,
    base: format(metric.base),
    head: format(metric.head),
    change: `${formatRelative(metric.relative, format(metric.base), format(metric.head))}${formatCertainty(metric, comparison)}`,
  })
  return [
    ...buildPassRateRows(comparison, verdict.totals),
    ...buildIteratedRows(report),
    ...comparison.scores.map((score) => ({
      ...buildMetricRow(score.name, score, formatNumber),
      foreign: true,
    })),
    ...metricNames.flatMap((name) => {
      const metric = comparison[name]
      if (metric === undefined) return []
      return [
        {
          ...buildMetricRow(meanTitles[name], metric, (value) => formatMetric(name, value)),
          metric: true as const,
        },
      ]
    }),
    ...buildPercentileRows(report),
    ...buildSpendRows(report),
  ]
}

/** Plain tests pass or fail: their share says nothing. */
function buildPassRateRows(comparison: Comparison, totals: Totals): MetricRow[] {
  const { suite } = comparison
  if (chooseCaseNoun(comparison) === 'test') return []
  if (suite === null)
    return [{ name: 'Pass rate', foreign: false, head: formatRate(computePassRate(totals)) }]
  const { before, after, change } = formatRateChange(suite.baseRate, suite.headRate)
  return [{ name: 'Mean pass rate, common cases', foreign: false, base: before, head: after, change }]
}

/** False for a metric that reads the same on both sides; rates, scores and the use of the whole run stay. */
export function isChangedRow({ base, head, metric }: MetricRow): boolean {
  return metric !== true || base !== head
}

/**
 * What the whole run used, beside the newest run of the base: a mean per iteration does not show more
 * iterations. Runs of different sizes are no comparison, so these are said in place of a change.
 */
function buildSpendRows({ head, baselineRuns = [] }: GateReport): MetricRow[] {
  const baseSpend = baselineRuns[0] && sumSpend(baselineRuns[0])
  const headSpend = sumSpend(head)
  return (['tokens', 'costUsd'] as const).flatMap((metric): MetricRow[] => {
    const used = headSpend[metric]
    const base = baseSpend?.[metric]
    if (used === undefined) return []
    const name = metric === 'tokens' ? 'Tokens of the whole run' : 'Cost of the whole run'
    const formatValue = (value: number) => formatMetric(metric, value)
    if (base === undefined) return [{ name, foreign: false, head: formatValue(used) }]
    const change =
      baseSpend?.calls === headSpend.calls
        ? formatChange(computeGrowth(base, used))
        : `${formatCount(baseSpend?.calls ?? 0)} → ${formatPlural(headSpend.calls, 'iteration')}`
    return [{ name, foreign: false, base: formatValue(base), head: formatValue(used), change }]
  })
}

/** How unlike the cases are: their median and 95th percentile, where there are enough of them. */
function buildPercentileRows({ head, baselineRuns = [] }: GateReport): MetricRow[] {
  return (['latencyMs', 'costUsd'] as const).flatMap((metric): MetricRow[] => {
    const headPercentiles = computePercentiles(listOtherTallies(head), metric)
    if (headPercentiles === undefined) return []
    const basePercentiles = baselineRuns[0] && computePercentiles(listOtherTallies(baselineRuns[0]), metric)
    const formatPercentiles = ({ p50, p95 }: CasePercentiles) =>
      formatPair(formatMetric(metric, p50), formatMetric(metric, p95))
    const name = `${metricTitles[metric]} of a case, p50 / p95`
    if (basePercentiles === undefined)
      return [{ name, foreign: false, head: formatPercentiles(headPercentiles) }]
    const change = `p95 ${formatChange(computeGrowth(basePercentiles.p95, headPercentiles.p95))}`
    return [
      {
        name,
        foreign: false,
        metric: true,
        base: formatPercentiles(basePercentiles),
        head: formatPercentiles(headPercentiles),
        change,
      },
    ]
  })
}

const computeGrowth = (base: number, head: number) => {
  if (base === 0) return null
  return (head - base) / base
}

/** `1.19 / 1.44 s`: a unit that both share is written once. */
function formatPair(first: string, second: string): string {
  const unit = / \S+$/.exec(second)?.[0] ?? ''
  return `${unit !== '' && first.endsWith(unit) && first.split(' ').length === 2 ? first.slice(0, -unit.length) : first} / ${second}`
}

/**
 * pass^k and pass@k: evals whose every iteration of a run passed, and those with at least one that passed.
 * Only where cases are iterated, all alike: not where those in doubt were measured until that was settled. The second
 * one only where some never pass.
 */
function buildIteratedRows({ comparison, head, baselineRuns = [] }: GateReport): MetricRow[] {
  if (head.info.measuring !== undefined) return []
  const newest = baselineRuns[0]
  const iterated = comparison.cases.filter(
    ({ judgedAs, head: headTally }) =>
      judgedAs === 'eval' && headTally !== undefined && countJudged(headTally) > 1,
  )
  const listTallies = (run: Run) =>
    iterated.flatMap(({ key }) => run.cases.get(key) ?? []).filter((tally) => countJudged(tally) > 0)
  const baseTallies = newest === undefined ? [] : listTallies(newest)
  const headTallies = listTallies(head)
  if (headTallies.length === 0) return []
  const buildIteratedRow = (name: string, holds: (tally: CaseTally) => boolean): MetricRow => {
    const computeShare = (tallies: readonly CaseTally[]) => tallies.filter(holds).length / tallies.length
    if (baseTallies.length === 0) return { name, foreign: false, head: formatRate(computeShare(headTallies)) }
    const shown = formatRateChange(computeShare(baseTallies), computeShare(headTallies))
    return { name, foreign: false, base: shown.before, head: shown.after, change: shown.change }
  }
  const never = [...baseTallies, ...headTallies].some(({ passed }) => passed === 0)
  return compact([
    buildIteratedRow('Evals that passed every iteration', (tally) => countFailures(tally) === 0),
    never && buildIteratedRow('Evals that passed at least once', ({ passed }) => passed > 0),
  ])
}

/** A relative change; none where both sides read the same. */
function formatRelative(relative: number | null, base: string, head: string): string {
  if (base === head) return 'unchanged'
  return formatChange(relative)
}

/**
 * What a test says of a figure that got worse. `counts`: beyond chance, and by as much as the policy counts.
 * `small`: beyond chance, and less than that. `as-base`: beyond the chance of single iterations, but runs of
 * the base differ by as much. `chance`: an unchanged base makes it as bad in more runs than the level of the
 * test.
 */
type Certainty = 'counts' | 'small' | 'as-base' | 'chance'

type TestedFigure = MetricChange & Partial<ScoreChange>

/** Undefined where nothing got worse, or no test was made. */
function assessCertainty(metric: TestedFigure, { levels, again }: Comparison): Certainty | undefined {
  const { significant, name, doubtful, lowerIsBetter } = metric
  // Fresh values decide where there are any.
  const { pValue, base, head, fallen } = metric.again ?? metric
  const { level = name === undefined ? levels.growth : levels.score } = metric
  if (significant === undefined || pValue === undefined) return undefined
  if (significant) return 'counts'
  const isScore = name !== undefined
  const isOfCases = fallen?.decides === true
  const isWorse = isOfCases || (isScore && lowerIsBetter !== true ? head < base : head > base)
  // Fresh iterations have the last word on it.
  if (!isWorse || (again !== undefined && !isOfCases)) return undefined
  if ((isOfCases ? fallen.pValue : pValue) > level) return 'chance'
  if (isScore && doubtful === true) return 'as-base'
  return 'small'
}

/**
 * What a test says of a figure that got worse, as ` (remark)` with a leading space. Empty when there is
 * nothing to say.
 */
export function formatCertainty(metric: TestedFigure, comparison: Comparison): string {
  const certainty = assessCertainty(metric, comparison)
  if (certainty === undefined) return ''
  const { pValue = 1, base, head, fallen } = metric.again ?? metric
  const isOfCases = fallen?.decides === true
  const words = {
    counts: 'beyond chance',
    small: `beyond chance, below the limit${metric.atLeast === undefined ? '' : ` of ${formatSetting(metric.atLeast)}`}`,
    'as-base': 'runs of the base differ by as much',
    chance: 'may be chance',
  }[certainty]
  const hasChance = certainty === 'counts' || certainty === 'chance'
  const remark = compact([
    // The columns beside it have the first values.
    metric.again !== undefined && `measured again: ${formatNumber(base)} → ${formatNumber(head)}`,
    isOfCases && `${formatPlural(fallen.cases.length, 'case')} fell`,
    words,
    hasChance && formatPValue(isOfCases ? fallen.pValue : pValue),
  ])
  return ` (${remark.join(', ')})`
}
