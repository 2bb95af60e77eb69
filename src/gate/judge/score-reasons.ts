import type { ScoreChange } from '../../model/comparison/compared-case.ts'
import { type Comparison, countBaseRuns } from '../../model/comparison.ts'
import {
  formatLevel,
  formatNumber,
  formatPlural,
  formatPValue,
  formatRate,
  quoteName,
} from '../../model/format.ts'
import { formatCaseTitle } from '../../model/run/identity.ts'
import type { Reason } from '../../model/verdict.ts'
import { isAtMost } from '../statistics/level.ts'

const named = 3

/**
 * Scorers of which the mean, or what fell of it, is worse beyond chance. @param except what the figures leave
 * out
 */
export function listScoreRegressions(comparison: Comparison, except: string): Reason[] {
  const level = comparison.levels.score
  return comparison.scores
    .filter((score) => score.significant === true && !isSaidByCases(score, comparison))
    .map((score) => {
      const { pValue = 1 } = selectDecisiveTest(score)
      const sentence = describeScoreFall(score, comparison, except)
      return {
        rule: 'regression-score',
        status: 'failed',
        message: `${sentence} Probability by chance: ${formatPValue(pValue)} (threshold ${formatLevel(level)}).`,
        evidence: {
          scorer: score.name,
          base: score.base,
          head: score.head,
          pValue,
          alpha: level,
          what: sentence,
        },
        cases: listDecisiveCases(score),
      }
    })
}

/** Scorers that may have got worse. */
export function listScoreDoubts(comparison: Comparison): Reason[] {
  const { scores, levels, suite } = comparison
  return scores
    .filter(({ doubtful }) => doubtful === true)
    .map((score) => {
      const { pValue = 1 } = selectDecisiveTest(score)
      return {
        rule: 'suspect-score',
        status: 'inconclusive',
        message: `${describeScoreFall(score, comparison, '')} ${explainScoreDoubt(score, comparison)}`,
        evidence: {
          scorer: score.name,
          base: score.base,
          head: score.head,
          pValue,
          alpha: levels.score,
          commonCases: suite?.commonCases ?? 0,
        },
        cases: listDecisiveCases(score),
      }
    })
}

function explainScoreDoubt(score: ScoreChange, comparison: Comparison): string {
  const { pValue = 1, predictionPValue } = selectDecisiveTest(score)
  if (!isAtMost(pValue, comparison.levels.score))
    return `Chance alone does as much in ${formatRate(pValue)} of runs.`
  const start = `That is more than chance within the runs (${formatPValue(pValue)}), but`
  if (predictionPValue === undefined)
    return `${start} from ${formatPlural(countBaseRuns(comparison), 'baseline run')} nobody knows how much runs differ as a whole, and usual differences explain it.`
  return `${start} one more run of the base would be as bad with a probability of ${formatRate(predictionPValue)}.`
}

/**
 * Whether all cases whose score fell are regressions by their pass rates too, which already show the score.
 */
function isSaidByCases({ fallen }: ScoreChange, { cases }: Comparison): boolean {
  if (fallen?.decides !== true) return false
  const regressed = new Set(cases.filter(({ change }) => change === 'regressed').map(({ key }) => key))
  return fallen.cases.every((key) => regressed.has(key))
}

/**
 * The figures of the test that makes a score significant or doubtful: of the fallen cases, or of the mean.
 */
function selectDecisiveTest(score: ScoreChange) {
  if (score.fallen?.decides === true) return score.fallen
  return score
}

function listDecisiveCases({ fallen }: ScoreChange) {
  if (fallen?.decides === true) return fallen.cases
  return undefined
}

/** One sentence: the mean that got worse, or the cases that did, whatever the mean. */
function describeScoreFall(score: ScoreChange, comparison: Comparison, except: string): string {
  const { name, base, head, lowerIsBetter, fallen } = score
  const [verb, less] = lowerIsBetter === true ? ['rose', ', of which less is better,'] : ['fell', '']
  const mean = `from ${formatNumber(base)} to ${formatNumber(head)}${except}`
  const cases = quoteFallenCases(score, comparison)
  if (fallen?.decides === true)
    return `The score ${quoteName(name)}${less} ${verb} in ${formatPlural(fallen.cases.length, 'case')}, whatever the others did: ${cases}. Its mean went ${mean}.`
  return `The mean score ${quoteName(name)}${less} ${verb} ${mean}${cases === '' ? '' : `, most in ${cases}`}.`
}

/** Quotes the first fallen cases with the means of both sides; empty if none fell, or most did. */
function quoteFallenCases({ name, fallen }: ScoreChange, { cases }: Comparison): string {
  const fallenKeys = fallen?.cases ?? []
  const scored = new Map(
    cases.flatMap((compared) => {
      const change = compared.scores?.find((score) => score.name === name)
      if (change === undefined) return []
      return [[compared.key, { of: compared, change }] as const]
    }),
  )
  const shown = fallenKeys.slice(0, named).flatMap((key) => {
    const { of: compared, change } = scored.get(key) ?? {}
    if (compared === undefined || change === undefined) return []
    return `${quoteName(formatCaseTitle(compared.identity))} (${formatNumber(change.base)} → ${formatNumber(change.head)})`
  })
  return `${shown.join(', ')}${fallenKeys.length > shown.length ? ` and ${fallenKeys.length - shown.length} more` : ''}`
}
