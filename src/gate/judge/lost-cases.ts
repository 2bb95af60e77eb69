import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { buildRecord, compact, listKeys } from '../../model/data.ts'
import { formatPlural, listSome, quoteName } from '../../model/format.ts'
import { causes } from '../../model/run/never-judged.ts'
import { type CaseTally, countFailures, countJudged, isJudged } from '../../model/run/run.ts'
import { getSampleMoments, type Sample } from '../../model/run/sample.ts'
import { several } from '../../model/run/tally.ts'
import { outage } from '../compare/lost.ts'
import { countsInVerdict, type Finding, findCases } from './cases.ts'

interface Loss {
  readonly what: string
  readonly remedy: string
}

/** What took the outcome of a case, and what to do about it. */
const losses: Readonly<Record<string, Loss>> = {
  ...buildRecord(listKeys(causes), (cause) => ({
    what: `of the baseline could not be compared: ${causes[cause].what}`,
    remedy: causes[cause].remedy,
  })),
  unscored: {
    what: 'of the baseline got no value and could not be compared',
    remedy: 'Look at what the scorer or the tool wrote for them.',
  },
  unknown: {
    what: 'got a status that is not known and could not be compared',
    remedy: 'Look at what the tool wrote for them.',
  },
  free: {
    what: 'passed without a token or a cost, which the base branch needed, and with another answer',
    remedy: 'Check that the model was called.',
  },
  partly: {
    what: 'of the baseline lost iterations to a missing value or an unknown status, as none did there',
    remedy: 'Look at what the scorer or the tool wrote for them.',
  },
  silent: {
    what: 'passed without an answer, which the base branch had',
    remedy: 'Check that the model was called.',
  },
}

/** Cases that have no outcome, or one that nothing was measured for. */
export function findLostCases({ cases, ...comparison }: Comparison): readonly Finding[] {
  if (comparison.baseline === null) return []
  const isUsual = cases.some(({ base }) => base !== undefined && hasNoValue(base))
  const lost = Map.groupBy(cases.filter(countsInVerdict), (compared) => findLoss(compared, isUsual))
  return listKeys(losses).flatMap((loss) => {
    // The rule about infrastructure errors reports a head that lost too much.
    if (hasLostTooMuch(comparison.lost) && Object.hasOwn(causes, loss)) return []
    const those = lost.get(loss) ?? []
    const { what = '', remedy = '' } = losses[loss] ?? {}
    const words = new Set(
      loss === 'unknown'
        ? compact(those.map(({ head }) => head?.word)).filter((word) => word !== several)
        : [],
    )
    const status = words.size === 0 ? '' : ` (${listSome([...words], 3, quoteName)})`
    return findCases(
      those,
      (count, names) => `${formatPlural(count, 'case')} ${what}${status}: ${names}. ${remedy}`,
    )
  })
}

/** Whether so much was lost that single cases say nothing. */
export function hasLostTooMuch(lost: Comparison['lost']): boolean {
  return lost.isTooMuch && lost.head > outage
}

/** @param isUsual iterations of the base have no value or an unknown status, too, so only their share says something */
function findLoss({ head, base, unjudgedBefore }: CaseComparison, isUsual: boolean): string | undefined {
  if (head === undefined) return undefined
  const wasJudged = isJudged(base)
  if (countJudged(head) > 0) {
    if (!wasJudged) return undefined
    return hasNoValue(head) && !isUsual ? 'partly' : findMissingWork(head, base)
  }
  if (head.lost === 0) return undefined
  // A new word is a doubt in a new case as well, but not one that the base has for the case by now.
  if (head.unjudged === 'unknown') {
    const isKnown = base?.unjudged === 'unknown' && head.word === base.word && head.word !== several
    return isKnown && (!wasJudged || unjudgedBefore === true) ? undefined : 'unknown'
  }
  if (head.scope !== 'suite' && !wasJudged) return undefined
  return head.unjudged ?? 'overloaded'
}

/** Iterations of it ran, and nothing says how they ended. */
function hasNoValue({ unjudged }: CaseTally): boolean {
  return unjudged === 'unscored' || unjudged === 'unknown'
}

/** Why a case that only passed was not measured: it cost nothing or answered nothing, and both were otherwise before. */
function findMissingWork(head: CaseTally, base: CaseTally): 'free' | 'silent' | undefined {
  if (head.passed === 0 || countFailures(head) > 0 || (head.cached ?? 0) >= head.passed) return undefined
  const answers = listAnswers(head)
  const before = listAnswers(base)
  const isKnown = answers.length > 0 && answers.every((answer) => answer !== '' && before.includes(answer))
  const judged = countJudged(base)
  const wasPaid = alwaysCost(base.tokens, judged) || alwaysCost(base.costUsd, judged)
  if (wasPaid && !everCost(head.tokens) && !everCost(head.costUsd) && !isKnown) return 'free'
  const hasActed = (head.evidence ?? []).some(({ toolCalls }) => toolCalls !== undefined)
  const wasSilent = before.length === 0 || before.includes('')
  if (!wasSilent && !hasActed && answers.every((answer) => answer === '')) return 'silent'
  return undefined
}

/** The answers that passed, as far as they are kept. */
function listAnswers({ evidence = [] }: CaseTally): readonly string[] {
  return evidence.filter(({ outcome }) => outcome === 'passed').map(({ output = '' }) => output)
}

function alwaysCost(sample: Sample | undefined, iterations: number): boolean {
  if (sample === undefined) return false
  const { count, min } = getSampleMoments(sample)
  return count >= iterations && min > 0
}

function everCost(sample: Sample | undefined): boolean {
  return sample !== undefined && getSampleMoments(sample).max > 0
}
