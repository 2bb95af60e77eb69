import * as v from 'valibot'
import type { MetricChange, ScoreChange } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import {
  formatChange,
  formatNumber,
  formatP,
  formatRate,
  formatRateChange,
  formatSetting,
  plural,
} from '../model/format.ts'
import type { GateReport } from '../model/gate-report.ts'
import { formatMetric, type MetricName, metricNames, metricTitles } from '../model/run/metric.ts'
import {
  type CaseTally,
  failures,
  judged,
  otherTallies,
  passRate,
  type Run,
  type Totals,
} from '../model/run/run.ts'
import { type CasePercentiles, percentilesOf, spendOf } from '../model/run/spend.ts'
import { type Described, mark, text } from '../model/schema.ts'
import { caseNoun } from './words.ts'

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
export type MetricRow = Described<typeof rowSchema>

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
export function metricRows(report: GateReport): readonly MetricRow[] {
  const { comparison, verdict, head, baselineRuns } = report
  const known = remembered.get(comparison)
  const isKnown =
    known?.report.verdict === verdict &&
    known.report.head === head &&
    known.report.baselineRuns === baselineRuns
  if (isKnown) return known.rows
  const rows = makeRows(report)
  remembered.set(comparison, { report, rows })
  return rows
}

function makeRows(report: GateReport): MetricRow[] {
  const { comparison, verdict } = report
  const row = (name: string, metric: MetricChange, format: (value: number) => string) => ({
    name,
    foreign: false,
    base: format(metric.base),
    head: format(metric.head),
    change: `${formatRelative(metric.relative, format(metric.base), format(metric.head))}${certaintyText(metric, comparison)}`,
  })
  return [
    ...passRateRows(comparison, verdict.totals),
    ...iteratedRows(report),
    ...comparison.scores.map((score) => ({
      ...row(score.name, score, formatNumber),
      foreign: true,
    })),
    ...metricNames.flatMap((name) => {
      const metric = comparison[name]
      return metric === undefined
        ? []
        : [{ ...row(meanTitles[name], metric, (value) => formatMetric(name, value)), metric: true as const }]
    }),
    ...percentileRows(report),
    ...spendRows(report),
  ]
}

/** Plain tests pass or fail: their share says nothing. */
function passRateRows(comparison: Comparison, totals: Totals): MetricRow[] {
  const { suite } = comparison
  if (caseNoun(comparison) === 'test') return []
  if (suite === null) return [{ name: 'Pass rate', foreign: false, head: formatRate(passRate(totals)) }]
  const { before, after, change } = formatRateChange(suite.baseRate, suite.headRate)
  return [{ name: 'Mean pass rate, common cases', foreign: false, base: before, head: after, change }]
}

/** False for a metric that reads the same on both sides; rates, scores and the use of the whole run stay. */
export function isNews({ base, head, metric }: MetricRow): boolean {
  return metric !== true || base !== head
}

/**
 * What the whole run used, beside the newest run of the base: a mean per iteration does not show more
 * iterations.
 */
function spendRows({ head, baselineRuns = [] }: GateReport): MetricRow[] {
  const [before, now] = [baselineRuns[0] && spendOf(baselineRuns[0]), spendOf(head)]
  return (['tokens', 'costUsd'] as const).flatMap((metric): MetricRow[] => {
    const used = now[metric]
    const base = before?.[metric]
    if (used === undefined) return []
    const name = metric === 'tokens' ? 'Tokens of the whole run' : 'Cost of the whole run'
    const format = (value: number) => formatMetric(metric, value)
    if (base === undefined) return [{ name, foreign: false, head: format(used) }]
    const change = formatChange(growthOf(base, used))
    return [{ name, foreign: false, base: format(base), head: format(used), change }]
  })
}

/** How unlike the cases are: their median and 95th percentile, where there are enough of them. */
function percentileRows({ head, baselineRuns = [] }: GateReport): MetricRow[] {
  return (['latencyMs', 'costUsd'] as const).flatMap((metric): MetricRow[] => {
    const now = percentilesOf(otherTallies(head), metric)
    if (now === undefined) return []
    const before = baselineRuns[0] && percentilesOf(otherTallies(baselineRuns[0]), metric)
    const format = ({ p50, p95 }: CasePercentiles) =>
      formatPair(formatMetric(metric, p50), formatMetric(metric, p95))
    const name = `${metricTitles[metric]} of a case, p50 / p95`
    if (before === undefined) return [{ name, foreign: false, head: format(now) }]
    const change = `p95 ${formatChange(growthOf(before.p95, now.p95))}`
    return [{ name, foreign: false, metric: true, base: format(before), head: format(now), change }]
  })
}

const growthOf = (before: number, now: number) => (before === 0 ? null : (now - before) / before)

/** `1.19 / 1.44 s`: a unit that both share is written once. */
function formatPair(first: string, second: string): string {
  const unit = / \S+$/.exec(second)?.[0] ?? ''
  return `${unit !== '' && first.endsWith(unit) && first.split(' ').length === 2 ? first.slice(0, -unit.length) : first} / ${second}`
}

/**
 * pass^k and pass@k: evals whose every iteration of a run passed, and those with at least one that passed.
 * Only where
 * cases are iterated; the second one only where some never pass.
 */
function iteratedRows({ comparison, head, baselineRuns = [] }: GateReport): MetricRow[] {
  const newest = baselineRuns[0]
  const iterated = comparison.cases.filter(
    ({ judgedAs, head: now }) => judgedAs === 'eval' && now !== undefined && judged(now) > 1,
  )
  const talliesOf = (run: Run) =>
    iterated.flatMap(({ key }) => run.cases.get(key) ?? []).filter((of) => judged(of) > 0)
  const [before, now] = [newest === undefined ? [] : talliesOf(newest), talliesOf(head)]
  if (now.length === 0) return []
  const row = (name: string, holds: (of: CaseTally) => boolean): MetricRow => {
    const share = (of: readonly CaseTally[]) => of.filter(holds).length / of.length
    if (before.length === 0) return { name, foreign: false, head: formatRate(share(now)) }
    const shown = formatRateChange(share(before), share(now))
    return { name, foreign: false, base: shown.before, head: shown.after, change: shown.change }
  }
  const never = [...before, ...now].some(({ passed }) => passed === 0)
  return [
    row('Evals that passed every iteration', (of) => failures(of) === 0),
    ...(never ? [row('Evals that passed at least once', ({ passed }) => passed > 0)] : []),
  ]
}

/** A relative change; none where both sides read the same. */
function formatRelative(relative: number | null, before: string, now: string): string {
  return before === now ? 'unchanged' : formatChange(relative)
}

/**
 * What a test says of a figure that got worse. `counts`: beyond chance, and by as much as the policy counts.
 * `small`: beyond
 * chance, and less than that. `as-base`: beyond the chance of single iterations, but runs of the base differ
 * by as much.
 * `chance`: an unchanged base makes it as bad in more runs than the level of the test.
 */
type Certainty = 'counts' | 'small' | 'as-base' | 'chance'

/** Undefined where nothing got worse, or no test was made. */
function certaintyOf(
  metric: MetricChange & Partial<Pick<ScoreChange, 'name' | 'doubtful' | 'lowerIsBetter' | 'fallen'>>,
  { levels, again }: Pick<Comparison, 'levels' | 'again'>,
): Certainty | undefined {
  const { significant, pValue, base, head, name, doubtful, lowerIsBetter } = metric
  const { level = name === undefined ? levels.growth : levels.score } = metric
  if (significant === undefined || pValue === undefined) return undefined
  if (significant) return 'counts'
  const isScore = name !== undefined
  const isWorse = isScore && lowerIsBetter !== true ? head < base : head > base
  // Fresh iterations have the last word on it.
  if (!isWorse || again !== undefined) return undefined
  if (pValue > level) return 'chance'
  return isScore && doubtful === true ? 'as-base' : 'small'
}

/**
 * What a test says of a figure that got worse, as ` (remark)` with a leading space. Empty when there is
 * nothing to say.
 */
export function certaintyText(
  metric: Parameters<typeof certaintyOf>[0],
  comparison: Parameters<typeof certaintyOf>[1],
): string {
  const { pValue = 1, atLeast, fallen } = metric
  if (fallen?.decides === true)
    return ` (${plural(fallen.cases.length, 'case')} fell, ${metric.significant === true ? 'beyond chance' : 'may be chance'}, ${formatP(fallen.pValue)})`
  switch (certaintyOf(metric, comparison)) {
    case 'counts':
      return ` (beyond chance, ${formatP(pValue)})`
    case 'small':
      return ` (beyond chance, below the limit${atLeast === undefined ? '' : ` of ${formatSetting(atLeast)}`})`
    case 'as-base':
      return ' (runs of the base differ by as much)'
    case 'chance':
      return ` (may be chance, ${formatP(pValue)})`
    case undefined:
      return ''
  }
}
