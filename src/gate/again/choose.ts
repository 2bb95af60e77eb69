import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compareText } from '../../model/data.ts'
import { type CaseTally, countFailures, countJudged, type Run } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { isMeanSuspect, isUnlikelyFallen } from '../compare/fall.ts'
import { countsInVerdict } from '../judge/cases.ts'
import { createComparedRuleLookup } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { computeMean } from '../statistics/intervals.ts'
import { isAtMost } from '../statistics/level.ts'
import { createSeededRandom } from '../statistics/permutation.ts'
import { runsForSpread } from '../statistics/run-spread.ts'
import { isActualDrop, isAtLeast } from '../statistics/stratum.ts'
import { rankWorth } from './case-worth.ts'

/** A case that an unchanged base would make as bad more often than this has not fallen. */
const rare = 0.25
/**
 * An eval that fell is a suspect if one more iteration tells so much of whether it broke, of the number of cases for each
 * iteration of the head: the fewer these are, the more a suspect adds to what was measured. Few base runs show less of what
 * is usual.
 */
const leastWorth = { few: 0.015, enough: 0.08 }
/** Where something is likely to have fallen, it is enough to tell this part of what the best one does. */
const leastPart = 0.1

/** Maximum number of cases that one look measures again. */
const mostRerun = 50
/** Evals that a look at the mean of the pass rates asks: those that nearly always pass on the base tell most of it. */
const mostForMean = 16

/** What a look measures again, the first that settles most. */
export interface LookRequest {
  readonly cases: readonly CaseComparison[]
  /** The mean of the suite is in doubt: beside suspects there are other evals. */
  readonly asksMean: boolean
}

/**
 * The cases that the first look puts in doubt: tests that fail, and the evals that broke if any did. Others are drawn
 * only where none broke, or more than a look can ask, or a score or `delta` is in doubt.
 */
export function requestFirstLook(first: Comparison, policy: CaseSettings & EvidenceSettings): LookRequest {
  const measurable = first.cases.filter(isMeasurable)
  const tests = measurable.filter((compared) => compared.judgedAs !== 'eval' && isSuspectCase(compared))
  const evals = listSuspectEvals(first)
  // What fell is the mean where more evals fell than a look can ask.
  const isOfAll = evals.length > mostRerun && isMeanSuspect(first)
  const suspects = isOfAll ? tests : [...tests, ...evals]
  const isMeanLeft = suspects.length === 0 && first.suite?.of !== 'tests' && !isUnlikelyFallen(first.chances)
  return requestLook(first, policy, suspects, isOfAll || isMeanLeft || isSuiteUndecided(first, policy))
}

/** Suspects, and with them drawn evals where the mean is in doubt, too. */
export function requestLook(
  first: Comparison,
  policy: CaseSettings & EvidenceSettings,
  suspects: readonly CaseComparison[],
  asksMean: boolean,
): LookRequest {
  const byWorth = rankByWorth(suspects, first)
  const drawn = asksMean ? drawEvals(first, policy, suspects) : []
  return { cases: [...byWorth, ...drawn].slice(0, mostRerun), asksMean }
}

/** What is known to be broken on the branch fails on both sides. */
function isMeasurable(compared: CaseComparison): boolean {
  return countsInVerdict(compared) && compared.head?.scope !== 'suite' && compared.brokenSince === undefined
}

/** The evals that fell, and of which fresh iterations tell enough. */
function listSuspectEvals(first: Comparison): readonly CaseComparison[] {
  const ranked = rankWorth(first)
  const suspects = ranked.filter(({ compared }) => isSuspectCase(compared))
  const iterations = computeMean(ranked.map((worth) => worth.iterations))
  const runs = first.baseline?.runs.length ?? 0
  const ofAll =
    (leastWorth[runs < runsForSpread ? 'few' : 'enough'] * ranked.length) / Math.max(1, iterations)
  const ofBest = leastPart * (suspects[0]?.ofCase ?? 0)
  const least = isUnlikelyFallen(first.chances) ? ofAll : Math.min(ofAll, ofBest)
  return suspects.filter(({ ofCase }) => ofCase >= least).map(({ compared }) => compared)
}

/**
 * Evals that show the mean, in an order that no result of the head has a part in: the surest of the base. Where a score or
 * `delta` is in doubt, all that count, in any order.
 */
function drawEvals(
  first: Comparison,
  policy: CaseSettings & EvidenceSettings,
  suspects: readonly CaseComparison[],
): readonly CaseComparison[] {
  const findRule = createComparedRuleLookup(policy, first.baseline)
  const isOfRates = !isSuiteUndecided(first, policy)
  // The same commit is always asked the same cases.
  const draw = first.head.commit ?? first.head.id
  return first.cases
    .filter(
      (compared) =>
        isMeasurable(compared) &&
        compared.judgedAs === 'eval' &&
        compared.drop !== undefined &&
        !suspects.includes(compared) &&
        findRule(compared).weight > 0,
    )
    .map((compared) => ({
      compared,
      rate: isOfRates ? computeRate(compared.base) : 0,
      rank: createSeededRandom(`${draw} ${compared.key}`)(),
    }))
    .sort((a, b) => b.rate - a.rate || a.rank - b.rank)
    .slice(0, isOfRates ? mostForMean : mostRerun)
    .map(({ compared }) => compared)
}

/** First what settles most per dollar. */
function rankByWorth(suspects: readonly CaseComparison[], { cases }: Comparison): readonly CaseComparison[] {
  const prices = cases.flatMap(({ head }) => readIterationPrice(head) ?? [])
  const meanPrice = prices.length === 0 ? 1 : prices.reduce((sum, price) => sum + price, 0) / prices.length
  return suspects
    .map((compared) => ({
      compared,
      perDollar: estimateCaseWorth(compared) / (readIterationPrice(compared.head) ?? meanPrice),
    }))
    .sort((a, b) => b.perDollar - a.perDollar || compareText(a.compared.key, b.compared.key))
    .map(({ compared }) => compared)
}

/** Whether this case alone makes a second look worthwhile. */
export function isSuspectCase(compared: CaseComparison): boolean {
  const { head, base, drop, change, judgedAs, pValue = 1 } = compared
  if (head === undefined) return false
  if (change === 'new') return judgedAs === 'test' && countFailures(head) > 0
  if (base === undefined || drop === undefined) return false
  if (change === 'regressed' || change === 'newly-failing') return true
  return isActualDrop(drop) && (isAtMost(pValue, rare) || judgedAs === 'test')
}

/** Whether a score, or what the policy wants to have ruled out, is in doubt: then all evals show what is true. */
export function isSuiteUndecided(
  { suite, scores, levels }: Comparison,
  { delta }: EvidenceSettings,
): boolean {
  if (scores.some(({ significant, doubtful }) => significant === true || doubtful === true)) return true
  if (suite === null || suite.of === 'tests' || levels.rates === 0 || delta === undefined) return false
  return (suite.ruledOutDrop ?? 1) > delta
}

/** How much of the doubt fresh iterations of a case may settle: the rarer its fall, the more. */
function estimateCaseWorth({ drop = 0, pValue = 1e-6 }: CaseComparison): number {
  return 1 + drop - Math.log(Math.max(1e-6, pValue))
}

/** USD of one iteration, if the report says so. */
export function readIterationPrice(tally: CaseComparison['head']): number | undefined {
  const price = getSampleMean(tally?.costUsd) ?? 0
  return price > 0 ? price : undefined
}

/**
 * Cases that a look measures beside those in doubt, to show that both sides can be measured at all; an eval has several
 * iterations.
 */
const mostControls = { test: 2, eval: 1 }
/** An eval that passes less often on the base may well fail by itself. */
const soundRate = 0.9

/**
 * The control of a look at the chosen cases: cases that were never in doubt. Where they fail, too, something
 * other than the change is wrong. First those of the same file or suite, which need the same things, then the
 * cheapest.
 *
 * @returns some of the chosen ones, where they are sound themselves
 */
export function chooseControls(
  { cases, quiet }: Comparison,
  chosen: readonly CaseComparison[],
): readonly CaseComparison[] {
  const most = mostControls[chosen.some(({ judgedAs }) => judgedAs === 'eval') ? 'eval' : 'test']
  const chosenKeys = new Set(chosen.map(({ key }) => key))
  const places = new Set(chosen.map(formatPlace))
  const isNear = (compared: CaseComparison) => places.has(formatPlace(compared))
  return [...cases.filter(isSound), ...pickQuietCases(quiet, isNear)]
    .map((compared) => ({
      compared,
      rank: [
        chosenKeys.has(compared.key) ? 0 : 1,
        isNear(compared) ? 0 : 1,
        1 - computeRate(compared.base),
        readIterationPrice(compared.head) ?? 0,
      ],
    }))
    .sort((a, b) => compareRanks(a.rank, b.rank) || compareText(a.compared.key, b.compared.key))
    .slice(0, most)
    .map(({ compared }) => compared)
}

/** The first quiet cases, and the first of those that are near: there may be very many. */
function pickQuietCases(
  quiet: Comparison['quiet'],
  isNear: (compared: CaseComparison) => boolean,
): readonly CaseComparison[] {
  const near: CaseComparison[] = []
  const first: CaseComparison[] = []
  for (const number of quiet?.numbers ?? []) {
    const compared = quiet?.comparison(number)
    if (compared === undefined || near.length === mostControls.test) break
    if (first.length < mostControls.test) first.push(compared.spellOut())
    if (isNear(compared)) near.push(compared.spellOut())
  }
  return near.length > 0 ? near : first
}

function formatPlace({ identity: { file = '', suite } }: CaseComparison): string {
  return JSON.stringify([file, suite])
}

function compareRanks(a: readonly number[], b: readonly number[]): number {
  return a.map((value, index) => value - (b[index] ?? 0)).find((difference) => difference !== 0) ?? 0
}

/** It passed now in every iteration, and on the base nearly always; a test always. */
function isSound(compared: CaseComparison): boolean {
  const { head, base, judgedAs } = compared
  if (head === undefined || base === undefined || head.scope === 'suite') return false
  if (!countsInVerdict(compared) || countJudged(head) === 0 || countJudged(base) === 0) return false
  if (countFailures(head) > 0 || head.lost > 0 || head.flaky > 0) return false
  if (judgedAs === 'test') return countFailures(base) === 0 && base.flaky === 0
  return isAtLeast(computeRate(base), soundRate)
}

function computeRate(tally: CaseTally | undefined): number {
  if (tally === undefined) return 0
  return tally.passed / Math.max(1, countJudged(tally))
}

/**
 * Why the fresh results of a side say nothing, as a clause: most iterations of the control did not pass, as
 * without a key, a server or a package. Undefined where the control passes, or the command did not run it.
 */
export function explainFailedControl(
  controls: readonly CaseComparison[],
  { cases }: Run,
  side: 'head' | 'base',
): string | undefined {
  const tallies = controls.flatMap(({ key }) => cases.get(key) ?? [])
  const passed = tallies.reduce((sum, tally) => sum + tally.passed, 0)
  const measured = tallies.reduce((sum, tally) => sum + countJudged(tally) + tally.lost, 0)
  if (passed * 2 >= measured) return undefined
  return `cases that were never in doubt pass ${passed} of ${measured} on the ${side} side when they are measured again. Something that they need is missing in this step, such as a key, a server or a package.`
}
