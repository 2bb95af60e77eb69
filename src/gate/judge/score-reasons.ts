import type { ScoreChange } from '../../model/comparison/compared-case.ts'
import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import { formatLevel, formatNumber, formatP, formatRate, plural, quoteName } from '../../model/format.ts'
import { caseTitle } from '../../model/run/identity.ts'
import type { Reason } from '../../model/verdict.ts'
import { isAtMost } from '../statistics/level.ts'

const named = 3

/**
 * Scorers of which the mean, or what fell of it, is worse beyond chance. @param except what the figures leave
 * out
 */
export function scoreRegressions(comparison: Comparison, except: string): Reason[] {
  const level = comparison.levels.score
  return comparison.scores
    .filter((score) => score.significant === true && !isSaidByCases(score, comparison))
    .map((score) => {
      const { pValue = 1 } = decisive(score)
      const what = whatFell(score, comparison, except)
      return {
        rule: 'regression-score',
        status: 'failed',
        message: `${what} Probability by chance: ${formatP(pValue)} (threshold ${formatLevel(level)}).`,
        evidence: { scorer: score.name, base: score.base, head: score.head, pValue, alpha: level, what },
        cases: score.fallen?.decides === true ? score.fallen.cases : undefined,
      }
    })
}

/** Scorers that may have got worse. */
export function scoreDoubts(comparison: Comparison): Reason[] {
  const { scores, levels, suite } = comparison
  return scores
    .filter(({ doubtful }) => doubtful === true)
    .map((score) => {
      const { pValue = 1, predictionPValue } = decisive(score)
      const isClear = isAtMost(pValue, levels.score)
      const runs = countBaseRuns(comparison)
      const why = !isClear
        ? `Chance alone does as much in ${formatRate(pValue)} of runs.`
        : predictionPValue === undefined
          ? `That is more than chance within the runs (${formatP(pValue)}), but from ${plural(runs, 'baseline run')} nobody knows how much runs differ as a whole, and usual differences explain it.`
          : `That is more than chance within the runs (${formatP(pValue)}), but one more run of the base would be as bad with a probability of ${formatRate(predictionPValue)}.`
      return {
        rule: 'suspect-score',
        status: 'inconclusive',
        message: `${whatFell(score, comparison, '')} ${why}`,
        evidence: {
          scorer: score.name,
          base: score.base,
          head: score.head,
          pValue,
          alpha: levels.score,
          commonCases: suite?.commonCases ?? 0,
        },
        cases: score.fallen?.decides === true ? score.fallen.cases : undefined,
      }
    })
}

/**
 * Whether all cases whose score fell are regressions by their pass rates too, which already show the score.
 */
function isSaidByCases({ fallen }: ScoreChange, { cases }: Comparison): boolean {
  if (fallen?.decides !== true) return false
  const regressed = new Set(cases.flatMap(({ key, change }) => (change === 'regressed' ? [key] : [])))
  return fallen.cases.every((key) => regressed.has(key))
}

/**
 * The figures of the test that makes a score significant or doubtful: of the fallen cases, or of the mean.
 */
function decisive(score: ScoreChange) {
  return score.fallen?.decides === true ? score.fallen : score
}

/** One sentence: the mean that got worse, or the cases that did, whatever the mean. */
function whatFell(score: ScoreChange, comparison: Comparison, except: string): string {
  const { name, base, head, lowerIsBetter, fallen } = score
  const [verb, less] = lowerIsBetter === true ? ['rose', ', of which less is better,'] : ['fell', '']
  const mean = `from ${formatNumber(base)} to ${formatNumber(head)}${except}`
  const cases = namesOf(score, comparison)
  if (fallen?.decides === true)
    return `The score ${quoteName(name)}${less} ${verb} in ${plural(fallen.cases.length, 'case')}, whatever the others did: ${cases}. Its mean went ${mean}.`
  return `The mean score ${quoteName(name)}${less} ${verb} ${mean}${cases === '' ? '' : `, most in ${cases}`}.`
}

/** Quotes the first fallen cases with the means of both sides; empty if none fell, or most did. */
function namesOf({ name, fallen }: ScoreChange, { cases }: Comparison): string {
  const all = fallen?.cases ?? []
  const scored = new Map(
    cases.flatMap((of) => {
      const change = of.scores?.find((score) => score.name === name)
      return change === undefined ? [] : [[of.key, { of, change }] as const]
    }),
  )
  const shown = all.slice(0, named).flatMap((key) => {
    const { of, change } = scored.get(key) ?? {}
    return of === undefined || change === undefined
      ? []
      : `${quoteName(caseTitle(of.identity))} (${formatNumber(change.base)} → ${formatNumber(change.head)})`
  })
  return `${shown.join(', ')}${all.length > shown.length ? ` and ${all.length - shown.length} more` : ''}`
}
