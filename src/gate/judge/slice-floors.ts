import { compact } from '../../model/data.ts'
import { formatCount, formatPlural, formatRateBeside, formatSetting, quoteName } from '../../model/format.ts'
import { countJudged } from '../../model/run/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { groupBySlice } from '../compare/case-slices.ts'
import { matchesGlob } from '../policy/case-rules.ts'
import type { ScorerSettings, SliceRule, SliceSettings } from '../policy/policy.ts'
import { roundStably } from '../statistics/stable.ts'
import { listCaseKeys, type WeighedCase } from './cases.ts'
import { judgeLimit, listScoreFloorReasons, sumWeightedPasses } from './floors.ts'

/** Most slices that one rule names in the verdict when all of them hold. */
const mostNamed = 5

/** The floors of slices, like those of the suite: without a baseline or statistics. */
export function listSliceFloorReasons(
  counted: readonly WeighedCase[],
  policy: SliceSettings & ScorerSettings,
): Reason[] {
  const { slices } = policy
  if (slices.length === 0) return []
  const groups = groupBySlice(counted, (compared) => compared)
  return joinPassedFloors(
    [...groups.keys()].flatMap((name) =>
      checkSliceFloors(name, groups.get(name) ?? [], resolveSliceRule(name, slices), policy),
    ),
  )
}

/** All rules that match, later ones over earlier ones. */
function resolveSliceRule(name: string, rules: readonly SliceRule[]): Omit<SliceRule, 'match'> {
  const matching = rules.filter(({ match }) => match.some((pattern) => matchesGlob(pattern, name)))
  const minPassRate = matching.findLast((rule) => rule.minPassRate !== undefined)?.minPassRate
  const minScores = Object.assign({}, ...matching.map((rule) => rule.minScores ?? {}))
  return { minPassRate, minScores }
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
