import { formatPlural, formatRate } from '../model/format.ts'
import type { GateReport, HistoryPoint } from '../model/gate-report.ts'
import { computePassRate, countJudged, type Run } from '../model/run/run.ts'
import { isCompared } from './noise.ts'

const steps = '▁▂▃▄▅▆▇█'
const shownPoints = 20

/** The rates (0..1) as blocks, scaled between the lowest and the highest; a flat line when they are equal. */
export function drawSparkline(rates: readonly number[]): string {
  const low = Math.min(...rates)
  const span = Math.max(...rates) - low
  return rates
    .map((rate) => steps[span === 0 ? 4 : Math.round(((rate - low) / span) * (steps.length - 1))])
    .join('')
}

/**
 * Base runs, oldest first, and the head at the end: means over the cases in common, or of all iterations
 * where the runs are not at hand. Runs without a judged iteration are left out. Empty with fewer than two
 * base runs, since the table of figures shows as much, and where this change has no results.
 */
export function listTrendPoints(report: GateReport): (HistoryPoint & { readonly passRate: number })[] {
  const history = report.history ?? []
  if (history.length === 0) return []
  const { createdAt, commit } = report.head.info
  const runs = (report.baselineRuns ?? []).slice(0, shownPoints).toReversed()
  const shown = history.slice(-shownPoints)
  const means = runs.length === shown.length ? computeMeanPassRates(report, runs) : undefined
  const head: HistoryPoint = {
    label: 'this change',
    commit,
    createdAt,
    passRate: computePassRate(report.verdict.totals),
  }
  const points = [...shown, head].map((point, index) =>
    means === undefined ? point : { ...point, passRate: means[index] ?? null },
  )
  const known = points.filter(
    (point): point is HistoryPoint & { readonly passRate: number } => point.passRate !== null,
  )
  if (known.length < 3 || points.at(-1)?.passRate === null) return []
  return known
}

/** Name of the figure that the trend shows: the first one of the table when both sides are known. */
export function formatTrendTitle({ comparison, baselineRuns = [] }: GateReport): string {
  if (comparison.suite === null || baselineRuns.length === 0) return 'Pass rate of all iterations'
  return 'Mean pass rate, common cases'
}

/**
 * The trend as one line of text, e.g. `▅▅█▁ from 96.0 % to 91.0 %`, without blocks if it is flat; `undefined`
 * without a trend.
 */
export function formatTrendLine(report: GateReport): string | undefined {
  const points = listTrendPoints(report)
  const first = points[0]
  const last = points.at(-1)
  if (first === undefined || last === undefined) return undefined
  if (isFlatTrend(points)) {
    return `${formatRate(last.passRate)} in each of ${formatPlural(points.length - 1, 'base run')} and in this change`
  }
  const line = drawSparkline(points.map(({ passRate }) => passRate))
  const ends = formatEnds(formatRate(first.passRate), formatRate(last.passRate))
  return `${line} ${ends} over ${formatPlural(points.length - 1, 'base run')} and this change`
}

/** `from 90% to 95%`; `at 90% first and last` where both are the same. */
export function formatEnds(first: string, last: string): string {
  if (first === last) return `at ${first} first and last`
  return `from ${first} to ${last}`
}

/** Every run has the same rate. */
export function isFlatTrend([first, ...others]: readonly { readonly passRate: number }[]): boolean {
  return others.every(({ passRate }) => passRate === first?.passRate)
}

/**
 * The mean pass rate of each run over the cases that the table of figures compares, 0..1, so that both show
 * the same number for this change; `null` where a run judged none of them. Undefined without a comparison or
 * without the runs.
 *
 * @param runs without the head
 * @returns one for each run, then one for the head
 */
export function computeMeanPassRates(
  report: GateReport,
  runs: readonly Run[],
): (number | null)[] | undefined {
  const { comparison, head } = report
  const { suite } = comparison
  if (suite === null || runs.length === 0) return undefined
  const isEval = suite.of !== 'tests'
  const quiet = isEval ? undefined : comparison.quiet
  const keys = comparison.cases
    .filter(
      (compared) =>
        isCompared(compared) && compared.head?.scope !== 'suite' && (!isEval || compared.judgedAs === 'eval'),
    )
    .map(({ key }) => key)
  return [...runs, head].map((run) => {
    let sum = 0
    let count = 0
    for (const key of keys) {
      const tally = run.cases.get(key)
      const judgedCount = tally === undefined ? 0 : countJudged(tally)
      if (tally === undefined || judgedCount === 0) continue
      sum += tally.passed / judgedCount
      count += 1
    }
    const passed = quiet?.passedIn(run) ?? 0
    // Rounded: the last digits depend on the order of the cases.
    if (count + passed === 0) return null
    return Number(((sum + passed) / (count + passed)).toFixed(12))
  })
}
