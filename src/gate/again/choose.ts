import type { CaseComparison } from '../../model/comparison/compared-case.ts'
import type { Comparison } from '../../model/comparison.ts'
import { compareText } from '../../model/data.ts'
import { type CaseTally, countFailures, countJudged, type Run } from '../../model/run/run.ts'
import { getSampleMean } from '../../model/run/sample.ts'
import { isUnlikelyFallen } from '../compare/fall.ts'
import { countsInVerdict } from '../judge/cases.ts'
import { createRuleLookup, readCaseTags } from '../policy/case-rules.ts'
import type { CaseSettings, EvidenceSettings } from '../policy/policy.ts'
import { isAtMost } from '../statistics/level.ts'
import { isActualDrop, isAtLeast } from '../statistics/stratum.ts'

/** A suite that can't rule out even this drop is too small to be called unchanged. */
export const mostUnknown = 0.2
/** A case that an unchanged base would make as bad more often than this has not fallen. */
const rare = 0.25

/** Maximum number of cases that one look measures again. */
const mostRerun = 50

/**
 * The cases that one look measures again: those that fell as rarely happens, new tests that fail, and, where
 * the suite as a whole is undecided, its other evals. First what settles most per dollar. The choice may look
 * at the results, since only fresh iterations decide then.
 *
 * @returns at most `limit`
 */
export function chooseCasesForLook(
  comparison: Comparison,
  policy: CaseSettings & EvidenceSettings,
  limit = mostRerun,
): readonly CaseComparison[] {
  const isWhole = isSuiteUndecided(comparison, policy)
  const findRule = createRuleLookup(policy)
  const { cases } = comparison
  const prices = cases.flatMap(({ head }) => readIterationPrice(head) ?? [])
  const meanPrice = prices.length === 0 ? 1 : prices.reduce((sum, price) => sum + price, 0) / prices.length
  return (
    cases
      // What is known to be broken on the branch fails on both sides.
      .filter(
        (compared) =>
          countsInVerdict(compared) && compared.head?.scope !== 'suite' && compared.brokenSince === undefined,
      )
      .flatMap((compared) => {
        const worth = estimateCaseWorth(
          compared,
          isWhole && findRule(compared.identity, readCaseTags(compared)).weight > 0,
        )
        if (worth === 0) return []
        return [{ of: compared, perDollar: worth / (readIterationPrice(compared.head) ?? meanPrice) }]
      })
      .sort((a, b) => b.perDollar - a.perDollar || compareText(a.of.key, b.of.key))
      .slice(0, limit)
      .map(({ of: compared }) => compared)
  )
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

/** Whether the mean of the evals, or a score, is in doubt: then all of them show what is true. */
export function isSuiteUndecided(
  { suite, chances, scores, levels, cases }: Comparison,
  policy: EvidenceSettings,
): boolean {
  if (scores.some(({ significant, doubtful }) => significant === true || doubtful === true)) return true
  if (suite === null || suite.of === 'tests' || levels.rates === 0) return false
  if (!isUnlikelyFallen(chances)) return true
  const known = suite.ruledOutDrop ?? 1
  if (policy.delta !== undefined) return known > policy.delta
  return known > mostUnknown && cases.some(({ judgedAs, drop }) => judgedAs === 'eval' && isActualDrop(drop))
}

/** How much of the doubt fresh iterations of a case may settle: the rarer its fall, the more. */
function estimateCaseWorth(compared: CaseComparison, isWhole: boolean): number {
  const fallen = Math.max(0, compared.drop ?? 0)
  if (isSuspectCase(compared)) return 1 + fallen - Math.log(Math.max(1e-6, compared.pValue ?? 1e-6))
  if (isWhole && compared.judgedAs === 'eval' && compared.drop !== undefined) return 0.1 + fallen
  return 0
}

/** USD of one iteration, if the report says so. */
export function readIterationPrice(tally: CaseComparison['head']): number | undefined {
  const price = getSampleMean(tally?.costUsd)
  if (price !== undefined && price > 0) return price
  return undefined
}

/** Cases that a look measures beside those in doubt, to show that both sides can be measured at all. */
const mostControls = 2
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
    .slice(0, mostControls)
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
    if (compared === undefined || near.length === mostControls) break
    if (first.length < mostControls) first.push(compared.spellOut())
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
