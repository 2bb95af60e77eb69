import { formatPlural } from '../../model/format.ts'
import type { Reason } from '../../model/verdict.ts'
import { groupBySlice } from '../compare/case-slices.ts'
import { matchesGlob } from '../policy/case-rules.ts'
import type { SliceRule } from '../policy/policy.ts'
import { listPassRateFloorReasons, listScoreFloorReasons } from './floors.ts'
import type { Judged } from './judged.ts'

/** Most slices that one rule names in the verdict when all of them hold. */
const mostNamed = 5

/** The floors of slices, like those of the suite: without a baseline or statistics. */
export function listSliceFloorReasons({ cases: { counted }, policy }: Judged): Reason[] {
  const { slices } = policy
  if (slices.length === 0) return []
  const groups = groupBySlice(counted)
  return joinPassedFloors(
    [...groups].flatMap(([slice, cases]) => {
      const { minPassRate, minScores = {} } = resolveSliceRule(slice, slices)
      return [
        ...listPassRateFloorReasons(cases, minPassRate, { slice }),
        ...listScoreFloorReasons(cases, minScores, policy, slice),
      ]
    }),
  )
}

/** All rules that match, later ones over earlier ones. */
function resolveSliceRule(name: string, rules: readonly SliceRule[]): Omit<SliceRule, 'match'> {
  const matching = rules.filter(({ match }) => match.some((pattern) => matchesGlob(pattern, name)))
  const minPassRate = matching.findLast((rule) => rule.minPassRate !== undefined)?.minPassRate
  const minScores = Object.assign({}, ...matching.map((rule) => rule.minScores ?? {}))
  return { minPassRate, minScores }
}

/** Floors that hold are one reason when there are many of them. */
function joinPassedFloors(reasons: readonly Reason[]): Reason[] {
  const passed = reasons.filter(({ status }) => status === 'passed')
  const others = reasons.filter(({ status }) => status !== 'passed')
  if (passed.length <= mostNamed) return [...others, ...passed]
  const message = `${formatPlural(passed.length, 'floor')} of slices hold.`
  return [...others, { rule: 'min-pass-rate-slice', status: 'passed', message }]
}
