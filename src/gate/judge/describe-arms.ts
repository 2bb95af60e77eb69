import type { Arm, ArmsCompared } from '../../model/comparison/breakdowns.ts'
import { formatPoints, formatRate, listSome, plural, quoteName } from '../../model/format.ts'
import { formatMetric } from '../../model/run/metric.ts'

/** Arms that a sentence names. */
const shownArms = 5

/** What a comparison of variants says, in one to three sentences: the best, what is proven worse, what is cheaper. */
export function armsSentence({ by, arms, commonCases }: ArmsCompared): string {
  const [best, ...others] = arms
  if (best === undefined || others.length === 0 || commonCases === 0) return ''
  const worse = others.filter(isWorse)
  const close = others.filter((arm) => !isWorse(arm))
  const sentences = [
    `Of ${plural(arms.length, by)} over ${plural(commonCases, 'case')}, ${quoteName(best.name)} has the highest pass rate (${formatRate(best.rate)}).`,
  ]
  if (worse.length > 0) sentences.push(`Proven worse: ${namesWithRates(worse)}.`)
  if (close.length > 0) sentences.push(closeSentence(close))
  const cheaper = cheapestOf(best, close)
  if (cheaper !== undefined) sentences.push(cheaper)
  return sentences.join(' ')
}

function isWorse({ worse }: Arm): boolean {
  return worse === true
}

/** Quoted names, each with its pass rate in brackets. */
function namesWithRates(arms: readonly Arm[]): string {
  return listSome(arms, shownArms, ({ name, rate }) => `${quoteName(name)} (${formatRate(rate)})`)
}

function closeSentence(close: readonly Arm[]): string {
  const most = Math.max(...close.map(({ ruledOutDrop = 1 }) => ruledOutDrop))
  const bound = most < 1 ? `; a difference of more than ${formatPoints(most)} is ruled out` : ''
  return `Not distinguishable from it: ${namesWithRates(close)}${bound}.`
}

function cheapestOf(best: Arm, close: readonly Arm[]): string | undefined {
  const [cheapest] = close
    .flatMap((arm) => (arm.costUsd === undefined ? [] : [{ name: arm.name, costUsd: arm.costUsd }]))
    .sort((a, b) => a.costUsd - b.costUsd)
  if (cheapest === undefined || best.costUsd === undefined || cheapest.costUsd >= best.costUsd)
    return undefined
  return `Of these, ${quoteName(cheapest.name)} is cheaper: ${formatMetric('costUsd', cheapest.costUsd)} instead of ${formatMetric('costUsd', best.costUsd)} per iteration.`
}
