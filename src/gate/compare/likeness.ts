import { normalQuantile } from '../statistics/quantiles.ts'
import { type HistoryCase, sumKept } from './spread.ts'

/** How much the iterations of one run resemble each other. */
export interface Likeness {
  /** Intraclass correlation, 0..1: 0 independent, 1 every iteration of a run repeats the first. */
  readonly correlation: number
  /** Every iteration of a run repeats the first, although runs differ. */
  readonly identical: boolean
  /** More alike than chance would make them in one of five histories. */
  readonly isClear: boolean
}

const fewestDegrees = 10
const fewestLeftOut = 3

/**
 * How much iterations of one run resemble each other, from how much more the base runs of a case differ than
 * independent iterations would: Pearson's chi-square over all cases that vary, with the variance given their totals. If
 * it is not even significant at 20 %, the estimate itself; else its upper 80 % bound.
 *
 * @param leaveOut share of the cases that differ most, 0..1, which may have changed on the base
 */
export function likenessOfIterations(
  cases: readonly Pick<HistoryCase, 'counts' | 'kept'>[],
  { leaveOut = 0 }: { readonly leaveOut?: number } = {},
): Likeness {
  const parts: { chi: number; degrees: number; iterations: number; mixed: number }[] = []
  for (const { counts, kept } of cases) {
    const { passed, judged, runs } = sumKept({ counts, kept })
    if (passed === 0 || passed === judged || runs < 2 || judged <= runs) continue
    const rate = passed / judged
    let [sum, mixed] = [0, 0]
    for (const [run, of] of counts.entries()) {
      if (kept[run] === false || of.judged === 0) continue
      sum += (of.passed - of.judged * rate) ** 2 / (of.judged * rate * (1 - rate))
      if (of.passed > 0 && of.passed < of.judged) mixed += 1
    }
    const degrees = runs - 1
    parts.push({ chi: (sum * (judged - 1)) / judged, degrees, iterations: (degrees * judged) / runs, mixed })
  }
  parts.sort((a, b) => a.chi / a.degrees - b.chi / b.degrees)
  parts.length -= Math.min(
    parts.length,
    Math.max(leaveOut > 0 ? fewestLeftOut : 0, Math.ceil(parts.length * leaveOut)),
  )
  let [chi, degrees, iterations, mixed] = [0, 0, 0, 0]
  for (const part of parts) {
    chi += part.chi
    degrees += part.degrees
    iterations += part.iterations
    mixed += part.mixed
  }
  const perRun = degrees === 0 ? 1 : iterations / degrees
  if (degrees < fewestDegrees || perRun <= 1) return { correlation: 0, identical: false, isClear: false }
  const isClear = chi > chiSquareQuantile(0.8, degrees)
  const inflation = chi / (isClear ? chiSquareQuantile(0.2, degrees) : degrees)
  const correlation = Math.min(1, Math.max(0, (inflation - 1) / (perRun - 1)))
  return { correlation, identical: mixed === 0, isClear }
}

/** Wilson and Hilferty's approximation. */
function chiSquareQuantile(probability: number, degrees: number): number {
  const part = 2 / (9 * degrees)
  return degrees * (1 - part + normalQuantile(probability) * Math.sqrt(part)) ** 3
}

/** How many independent iterations `count` alike ones are worth, at least one. */
export function worthOf(count: number, correlation: number): number {
  return count === 0 ? 0 : count / (1 + (count - 1) * correlation)
}
