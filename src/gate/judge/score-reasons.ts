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
import { isAtMost } from '../statistics/level.ts'
import type { Finding } from './cases.ts'
import { askDirection } from './score-notes.ts'

const named = 3

/**
 * Scorers of which the mean, or what fell of it, is worse beyond chance. @param except what the figures leave
 * out
 */
export function findWorseScores(comparison: Comparison, except: string): readonly Finding[] {
  const level = comparison.levels.score
  return comparison.scores
    .filter((score) => score.significant === true && !isSaidByCases(score, comparison))
    .map((score) => {
      const { pValue = 1 } = selectDecisiveTest(score)
      const sentence = describeScoreFall(score, comparison, except)
      return {
        message: `${sentence} Probability by chance: ${formatPValue(pValue)} (threshold ${formatLevel(level)}).`,
        evidence: { scorer: score.name },
        cases: listDecisiveCases(score),
        decided: {
          by: 'score',
          text: sentence,
          isOfCases: isDecidedByCases(score) || undefined,
          pValue,
          level,
        },
      }
    })
}

/** Scorers that may have got worse. */
export function findDoubtfulScores(comparison: Comparison): readonly Finding[] {
  return comparison.scores
    .filter(({ doubtful }) => doubtful === true)
    .map((score) => ({
      message: `${describeScoreFall(score, comparison, '')} ${explainScoreDoubt(score, comparison)}`,
      evidence: { scorer: score.name },
      cases: listDecisiveCases(score),
    }))
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
function isSaidByCases(score: ScoreChange, { cases }: Comparison): boolean {
  const regressed = new Set(cases.filter(({ change }) => change === 'regressed').map(({ key }) => key))
  return listDecisiveCases(score)?.every((key) => regressed.has(key)) ?? false
}

/**
 * The figures of the test that makes a score significant or doubtful: of the fallen cases, or of the mean.
 */
function selectDecisiveTest(score: ScoreChange) {
  const { fallen, ...mean } = selectDecisiveFigures(score)
  return fallen?.decides === true ? fallen : mean
}

/** Fresh values alone decide about a score that was measured again. */
function selectDecisiveFigures(score: ScoreChange) {
  return score.again ?? score
}

function isDecidedByCases(score: ScoreChange): boolean {
  return selectDecisiveFigures(score).fallen?.decides === true
}

function listDecisiveCases(score: ScoreChange) {
  if (!isDecidedByCases(score)) return undefined
  return selectDecisiveFigures(score).fallen?.cases
}

/** One sentence: the mean that got worse, or the cases that did, whatever the mean. */
function describeScoreFall(score: ScoreChange, comparison: Comparison, except: string): string {
  const { name, lowerIsBetter, again } = score
  const { base, head, fallen } = selectDecisiveFigures(score)
  const [verb, less] = lowerIsBetter === true ? ['rose', ', of which less is better,'] : ['fell', '']
  const looked = again === undefined ? '' : ', when measured again'
  const mean = `from ${formatNumber(base)} to ${formatNumber(head)}${except}${looked}`
  const cases = quoteFallenCases(score, comparison)
  const asked = askDirection(score)
  if (fallen?.decides === true)
    return `The score ${quoteName(name)}${less} ${verb} in ${formatPlural(fallen.cases.length, 'case')}, whatever the others did: ${cases}. Its mean went ${mean}.${asked}`
  return `The mean score ${quoteName(name)}${less} ${verb} ${mean}${cases === '' ? '' : `, most in ${cases}`}.${asked}`
}

/** Quotes the first fallen cases with the means of both sides; empty if none fell, or most did. */
function quoteFallenCases(score: ScoreChange, { cases }: Comparison): string {
  const { name } = score
  const fallenKeys = selectDecisiveFigures(score).fallen?.cases ?? []
  const byKey = new Map(cases.map((compared) => [compared.key, compared]))
  const shown = fallenKeys.slice(0, named).flatMap((key) => {
    const compared = byKey.get(key)
    const change = compared?.scores?.find((score) => score.name === name)
    if (compared === undefined || change === undefined) return []
    const quoted = quoteName(formatCaseTitle(compared.identity))
    // The case has the values of the first look.
    if (score.again !== undefined) return quoted
    return `${quoted} (${formatNumber(change.base)} → ${formatNumber(change.head)})`
  })
  return `${shown.join(', ')}${fallenKeys.length > shown.length ? ` and ${fallenKeys.length - shown.length} more` : ''}`
}
