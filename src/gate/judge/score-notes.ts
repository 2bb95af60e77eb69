import type { CaseComparison, ScoreChange } from '../../model/comparison/compared-case.ts'
import { formatNumber, formatPlural, listSome, quoteName } from '../../model/format.ts'
import { countQuiet } from '../../model/quiet/all-cases.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import { sumSquaredDistances } from '../statistics/intervals.ts'
import { type Finding, listCaseKeys } from './cases.ts'
import type { Judged } from './judged.ts'

/**
 * Share of the scale that a score must lose: where the base shows how noisy the scorer is, and where it does
 * not.
 */
const leastFall = 0.3
const leastUnknownFall = 0.5
/** Standard errors that a fall must exceed: about one unchanged score in 4,000 does, if they are normal. */
const errors = 3.5
/** Values of all cases together that show the noise of a scorer. */
const enoughValues = 10
const named = 3

/** What a scorer of this name counts is usually bad, but some give 1 to an answer without it. */
const badThings = /(?<![a-z])(?:bias|error|halluc|harm(?!less|on)|hate|leak|toxi|unsafe|violen)/i

/** Share of the scale by which the mean of such a scorer must rise. */
const leastRise = 0.1

function hasRisenUnclear(score: ScoreChange): boolean {
  const { base, head } = score
  return askDirection(score) !== '' && head - base >= leastRise * Math.max(1, Math.abs(base), Math.abs(head))
}

/** A sentence to go on with where the name of a scorer leaves open which direction is the better one, else empty. */
export function askDirection({ name, lowerIsBetter }: ScoreChange): string {
  if (lowerIsBetter === true || !badThings.test(name)) return ''
  return ' If less of it is better, add its name to `lower-is-better` in the policy.'
}

interface Fall {
  readonly compared: CaseComparison
  readonly change: ScoreChange
  /** Share of the scale of the scorer, 0..1. */
  readonly size: number
}

/**
 * Scores of single cases that collapsed although the cases pass. Scores are judged over all cases together,
 * where one case may not show; a reviewer wants to look at it.
 */
export function findCollapsedScores({ comparison }: Judged): readonly Finding[] {
  const { cases, scores, baseline } = comparison
  const risen = scores.filter(hasRisenUnclear).map((score) => ({
    status: 'warning' as const,
    message: `The mean score ${quoteName(score.name)} rose from ${formatNumber(score.base)} to ${formatNumber(score.head)}, which counts as better.${askDirection(score)}`,
  }))
  const scales = findScorerScales(cases)
  const passing = cases.filter(passesAsBefore)
  const passingTotal = passing.length + (baseline === null ? 0 : countQuiet(comparison))
  const fallen = passing.flatMap((compared) => findLargestFall(compared, scales) ?? [])
  const proven = new Set(scores.filter(({ significant }) => significant === true).map(({ name }) => name))
  const isProvenFall = ({ change }: Fall) => proven.has(change.name)
  // Another rule names a scorer that fell in most cases, and cases that make a score doubtful.
  if (fallen.every(isProvenFall) && fallen.length * 2 > passingTotal) return risen
  const namedKeys = new Set(scores.flatMap((score) => score.fallen?.cases ?? []))
  const falls = fallen.filter(({ compared }) => !namedKeys.has(compared.key))
  if (falls.length === 0) return risen
  falls.sort((a, b) => b.size - a.size)
  const shown = listSome(falls, named, ({ compared, change: { name, base, head } }) => {
    const score = `${quoteName(name)} ${formatNumber(base)} → ${formatNumber(head)}`
    return `${quoteName(formatCaseTitle(compared.identity))} (${score})`
  })
  return [
    ...risen,
    {
      status: 'warning',
      message: `${formatPlural(falls.length, 'passing case')} scored far worse than on the base branch: ${shown}.`,
      cases: listCaseKeys(falls.map(({ compared }) => compared)),
    },
  ]
}

function passesAsBefore({ head, base, quarantined, ignored, change }: CaseComparison): boolean {
  if (head === undefined || base === undefined || quarantined !== undefined || ignored === true) return false
  return change !== 'regressed' && head.failed + head.errored === 0 && head.passed > 0
}

interface Scale {
  /** 1, or the largest magnitude seen. */
  size: number
  /** Sum of squared deviations from the case's mean within the base, and its degrees of freedom. */
  squares: number
  freedom: number
}

function findScorerScales(cases: readonly CaseComparison[]): ReadonlyMap<string, Scale> {
  const scales = new Map<string, Scale>()
  for (const { scores = [], base } of cases) {
    for (const change of scores) {
      let scale = scales.get(change.name)
      if (scale === undefined) {
        scale = { size: 1, squares: 0, freedom: 0 }
        scales.set(change.name, scale)
      }
      scale.size = Math.max(scale.size, Math.abs(change.base), Math.abs(change.head))
      const values = base?.scores?.get(change.name)?.values ?? []
      if (values.length < 2) continue
      scale.squares += sumSquaredDistances(values)
      scale.freedom += values.length - 1
    }
  }
  return scales
}

/** The largest fall of a case that its scorer's noise does not explain. */
function findLargestFall(compared: CaseComparison, scales: ReadonlyMap<string, Scale>): Fall | undefined {
  let largest: Fall | undefined
  for (const change of compared.scores ?? []) {
    const scale = scales.get(change.name)
    if (scale === undefined) continue
    const isKnown = scale.freedom >= enoughValues
    const baseValues = compared.base?.scores?.get(change.name)?.values.length || 1
    // Iterations of one run may resemble each other, so those of the head count as one.
    const noise = isKnown ? errors * Math.sqrt((scale.squares / scale.freedom) * (1 + 1 / baseValues)) : 0
    const fall = (change.lowerIsBetter === true ? -1 : 1) * (change.base - change.head)
    const size = fall / scale.size
    const least = isKnown ? leastFall : leastUnknownFall
    if (size >= least && fall > noise && size > (largest?.size ?? 0)) largest = { compared, change, size }
  }
  return largest
}
