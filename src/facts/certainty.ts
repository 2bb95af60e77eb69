import type { MetricChange, ScoreChange } from '../model/comparison/compared-case.ts'
import type { Comparison } from '../model/comparison.ts'
import { formatP, formatSetting, plural } from '../model/format.ts'

/**
 * What a test says of a figure that got worse. `counts`: beyond chance, and by as much as the policy counts. `small`: beyond
 * chance, and less than that. `as-base`: beyond the chance of single iterations, but runs of the base differ by as much.
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

/** The same as a remark in brackets, with a space before it; empty where there is nothing to say. */
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
