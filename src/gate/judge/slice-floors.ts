import type { Comparison } from '../../model/comparison.ts'
import { compact } from '../../model/data.ts'
import {
  formatCount,
  formatPlural,
  formatRateBeside,
  formatSetting,
  quoteName,
  quoteNames,
} from '../../model/format.ts'
import { findNearest } from '../../model/nearest.ts'
import { countJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { groupBySlice, readCaseSlices } from '../compare/case-slices.ts'
import { matchesGlob } from '../policy/case-rules.ts'
import type { ScorerSettings, SliceRule, SliceSettings } from '../policy/policy.ts'
import { roundStably } from '../statistics/stable.ts'
import { listCaseKeys, type WeighedCase } from './cases.ts'
import { judgeLimit, listScoreFloorReasons, sumWeightedPasses } from './floors.ts'

/** Most slices that one rule names in the verdict when all of them hold. */
const mostNamed = 5

/**
 * The floors of slices, like those of the suite: without a baseline or statistics. A slice that the policy names and no
 * case has is inconclusive, since nothing was checked.
 */
export function listSliceFloorReasons(
  { cases, notRun }: Comparison,
  counted: readonly WeighedCase[],
  policy: SliceSettings & ScorerSettings,
): Reason[] {
  const { slices } = policy
  if (slices.length === 0) return []
  const groups = groupBySlice(counted, (compared) => compared)
  const comparedSlices = new Set(notRun === undefined ? [] : cases.flatMap(readCaseSlices))
  const names = [...groups.keys()]
  const missing = slices.flatMap(({ match }) =>
    match.filter((pattern) => !names.some((name) => matchesGlob(pattern, name))),
  )
  return [
    ...missing.map((pattern) => createMissingSliceReason(pattern, names, comparedSlices, notRun)),
    ...joinPassedFloors(
      names.flatMap((name) =>
        checkSliceFloors(name, groups.get(name) ?? [], resolveSliceRule(name, slices), policy),
      ),
    ),
  ]
}

/** All rules that match, later ones over earlier ones. */
function resolveSliceRule(name: string, rules: readonly SliceRule[]): Omit<SliceRule, 'match'> {
  const matching = rules.filter(({ match }) => match.some((pattern) => matchesGlob(pattern, name)))
  const minPassRate = matching.findLast((rule) => rule.minPassRate !== undefined)?.minPassRate
  const minScores = Object.assign({}, ...matching.map((rule) => rule.minScores ?? {}))
  return { minPassRate, minScores }
}

function createMissingSliceReason(
  pattern: string,
  names: readonly string[],
  comparedSlices: ReadonlySet<string>,
  notRun: Comparison['notRun'],
): Reason {
  const evidence = { slice: pattern }
  const wasThere = [...comparedSlices].some((name) => matchesGlob(pattern, name))
  if (notRun !== undefined && wasThere) {
    const message = `The floor of the slice ${quoteName(pattern)} was not checked: ${notRun.because} left its cases out.`
    return { rule: 'missing-slice', status: 'warning', message, evidence }
  }
  const meant = findNearest(pattern, names.slice(0, 2_000))
  const known =
    names.length === 0
      ? 'The reports have no tags or metadata.'
      : `The reports have ${meant === undefined ? quoteNames(names) : `${quoteName(meant)}, for example`}.`
  const message = `The policy has a floor for the slice ${quoteName(pattern)}, but no case that counts belongs to it. ${known}`
  return { rule: 'missing-slice', status: 'inconclusive', message, evidence }
}

function checkSliceFloors(
  name: string,
  cases: readonly WeighedCase[],
  rule: Omit<SliceRule, 'match'>,
  policy: ScorerSettings,
): Reason[] {
  const { minPassRate, minScores = {} } = rule
  return compact([
    minPassRate !== undefined && createPassRateReason(name, cases, minPassRate),
    ...listScoreFloorReasons(cases, minScores, policy, name),
  ])
}

function createPassRateReason(name: string, cases: readonly WeighedCase[], threshold: number): Reason {
  const { passed, all, isWeighted } = sumWeightedPasses(cases)
  const rule = 'min-pass-rate-slice'
  const quotedSlice = `the slice ${quoteName(name)}`
  if (all === 0) {
    const message = `Nothing of ${quotedSlice} was judged, so its pass rate can't be compared with the minimum of ${formatSetting(threshold)}.`
    return { rule, status: 'inconclusive', message, evidence: { slice: name, observed: null, threshold } }
  }
  const observed = passed / all
  const counts = isWeighted ? 'by weight' : `${formatCount(passed)} of ${formatCount(all)}`
  return {
    rule,
    status: judgeLimit(observed >= threshold),
    message: `${formatRateBeside(observed, threshold)} of the iterations of ${quotedSlice} passed (${counts}); the minimum is ${formatSetting(threshold)}.`,
    evidence: { slice: name, observed: roundStably(observed), threshold },
    cases:
      observed >= threshold
        ? undefined
        : listCaseKeys(cases.filter(({ head }) => head !== undefined && head.passed < countJudged(head))),
  }
}

/** Floors that hold are one reason when there are many of them. */
function joinPassedFloors(reasons: readonly Reason[]): Reason[] {
  const passed = reasons.filter(isPassedReason)
  const others = reasons.filter((reason) => !isPassedReason(reason))
  if (passed.length <= mostNamed) return [...others, ...passed]
  const message = `${formatPlural(passed.length, 'floor')} of slices hold.`
  return [
    ...others,
    { rule: 'min-pass-rate-slice', status: 'passed', message, evidence: { floors: passed.length } },
  ]
}

function isPassedReason({ status }: Reason): boolean {
  return status === 'passed'
}
