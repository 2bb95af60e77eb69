import { compareText } from '../../model/data.ts'
import {
  formatCount,
  formatNumber,
  formatNumberBeside,
  formatRateBeside,
  formatSetting,
  quoteName,
} from '../../model/format.ts'
import type { QuietCases } from '../../model/quiet/quiet-cases.ts'
import { formatMetric, formatMetricLimit, metricNames, metricWords } from '../../model/run/metric.ts'
import { computePassRate, countJudged, isJudged } from '../../model/run/run.ts'
import { getSampleMean, getSampleMoments, type Sample } from '../../model/run/sample.ts'
import type { Reason, RuleName } from '../../model/verdict.ts'
import { metricKeys, readMetricSample } from '../compare/metrics.ts'
import { lowerIsBetterFor } from '../policy/case-rules.ts'
import type { FloorSettings, ScorerSettings } from '../policy/policy.ts'
import { computeWilsonInterval } from '../statistics/intervals.ts'
import { roundStably } from '../statistics/stable.ts'
import {
  computeMeanScores,
  listCaseKeys,
  nameCases,
  resolveScoreFloors,
  stateFindings,
  type WeighedCase,
} from './cases.ts'
import type { Judged } from './judged.ts'

/** Absolute limits: compares the measured with the configured value, without a baseline or statistics. */
export function listFloorReasons({ cases: { counted, quiet }, policy }: Judged): Reason[] {
  return [
    ...listPassRateFloorReasons(counted, policy.minPassRate, { quiet: quiet?.length }),
    ...listScoreFloorReasons(counted, policy.minScores, policy),
    ...listLimitReasons(counted, quiet, policy),
    ...listCasePassRateReasons(counted),
    ...listCaseScoreReasons(counted, policy),
    ...listCaseLimitReasons(counted),
  ]
}

/** The floor of the pass rate. @param slice whose cases they are; absent: all, with so many quiet ones */
export function listPassRateFloorReasons(
  cases: readonly WeighedCase[],
  threshold: number | undefined,
  { slice, quiet = 0 }: { readonly slice?: string; readonly quiet?: number },
): Reason[] {
  if (threshold === undefined) return []
  let passed = quiet
  let all = quiet
  for (const { head, rule } of cases) {
    if (head === undefined) continue
    passed += rule.weight * head.passed
    all += rule.weight * countJudged(head)
  }
  // A limit that judges nothing says so itself.
  if (all === 0) return []
  const observed = passed / all
  const isKept = observed >= threshold
  const isWeighted = cases.some(({ rule }) => rule.weight !== 1)
  const counts = isWeighted ? 'by weight' : `${formatCount(passed)} of ${formatCount(all)}`
  const those = slice === undefined ? 'of iterations' : `of the iterations of the slice ${quoteName(slice)}`
  const { low, high } = computeWilsonInterval(passed, all)
  const evidence = { observed: roundStably(observed), threshold }
  return [
    {
      rule: slice === undefined ? 'min-pass-rate' : 'min-pass-rate-slice',
      status: judgeLimit(isKept),
      message: `${formatRateBeside(observed, threshold)} ${those} passed (${counts}); the minimum is ${formatSetting(threshold)}.`,
      evidence:
        slice === undefined
          ? { ...evidence, low: roundStably(low), high: roundStably(high) }
          : { slice, ...evidence },
      cases:
        slice === undefined || isKept
          ? undefined
          : listCaseKeys(cases.filter(({ head }) => head !== undefined && head.passed < countJudged(head))),
    },
  ]
}

/** The status of a rule whose limit is kept or not. */
function judgeLimit(isKept: boolean): Reason['status'] {
  if (isKept) return 'passed'
  return 'failed'
}

/** The floors of mean scores. @param slice whose cases they are; absent: all */
export function listScoreFloorReasons(
  cases: readonly WeighedCase[],
  minScores: FloorSettings['minScores'],
  policy: ScorerSettings,
  slice?: string,
): Reason[] {
  const means = computeMeanScores(cases)
  const [sliceClause, least] =
    slice === undefined ? ['', 'minimum mean'] : [` of the slice ${quoteName(slice)}`, 'minimum']
  return [...resolveScoreFloors(cases, minScores, policy)]
    .sort(([a], [b]) => compareText(a, b))
    .map(([scorer, threshold]): Reason => {
      const observed = means.get(scorer) ?? null
      const evidence = { scorer, observed, threshold }
      return {
        rule: slice === undefined ? 'min-score' : 'min-score-slice',
        status: judgeLimit(observed !== null && observed >= threshold),
        message:
          observed === null
            ? `No case${sliceClause} reports the score ${quoteName(scorer)}; the ${least} is ${formatNumber(threshold, 10)}.`
            : `The mean score ${quoteName(scorer)}${sliceClause} is ${formatNumberBeside(observed, threshold)}; the minimum is ${formatNumber(threshold, 10)}.`,
        evidence: slice === undefined ? evidence : { slice, ...evidence },
      }
    })
}

function listLimitReasons(
  cases: readonly WeighedCase[],
  quiet: QuietCases | undefined,
  { limits }: FloorSettings,
): Reason[] {
  return metricNames.flatMap((name): Reason[] => {
    const threshold = limits[name]
    if (threshold === undefined) return []
    let { sum, count } = (name === 'latencyMs' && quiet?.durations()) || { sum: 0, count: 0 }
    for (const compared of cases) {
      const sample = readMetricSample(compared.head, name)
      const moments = sample === undefined ? undefined : getSampleMoments(sample)
      sum += moments?.sum ?? 0
      count += moments?.count ?? 0
    }
    const rule = `max-${metricKeys[name]}` as const
    const limit = formatMetricLimit(name, threshold)
    if (count === 0) return []
    const observed = roundStably(sum / count)
    return [
      {
        rule,
        status: judgeLimit(observed <= threshold),
        message: `Mean ${metricWords[name]} is ${formatMetric(name, observed)} per iteration; the limit is ${limit}.`,
        evidence: { observed, threshold },
      },
    ]
  })
}

/** One reason for all cases that violate their own rule. */
function listMissedReasons(rule: RuleName, fault: string, cases: readonly WeighedCase[]): Reason[] {
  return stateFindings(rule, 'failed', nameCases(cases, `case is ${fault}`, `cases are ${fault}`))
}

function listCasePassRateReasons(cases: readonly WeighedCase[]): Reason[] {
  const below = cases.filter(
    ({ head, rule: { minPassRate } }) =>
      minPassRate !== undefined && (computePassRate(head) ?? 1) < minPassRate,
  )
  return listMissedReasons('min-pass-rate-case', 'below the minimum pass rate of the policy', below)
}

function listCaseScoreReasons(cases: readonly WeighedCase[], policy: ScorerSettings): Reason[] {
  const isDeclared = lowerIsBetterFor(policy)
  const below = cases.filter(({ head, rule: { minScores } }) => {
    if (!isJudged(head)) return false
    const otherFloor = minScores['*']
    for (const [name, threshold] of Object.entries(minScores)) {
      if (name === '*') continue
      const score = head.scores?.get(name)
      if (score === undefined || score.count === 0 || roundStably(score.sum / score.count) < threshold)
        return true
    }
    if (otherFloor === undefined) return false
    return [...(head.scores ?? [])].some(([name, { sum, count, lowerIsBetter }]) => {
      if (Object.hasOwn(minScores, name) || lowerIsBetter === true || isDeclared(name)) return false
      return count > 0 && roundStably(sum / count) < otherFloor
    })
  })
  return listMissedReasons('min-score-case', 'below the minimum score of the policy', below)
}

function listCaseLimitReasons(cases: readonly WeighedCase[]): Reason[] {
  return metricNames.flatMap((name) => {
    const above = cases.filter(({ head, rule }) =>
      isAboveLimit(readMetricSample(head, name), rule.limits[name]),
    )
    return listMissedReasons(
      `max-${metricKeys[name]}-case`,
      `above the ${metricWords[name]} limit of the policy`,
      above,
    )
  })
}

function isAboveLimit(sample: Sample | undefined, limit: number | undefined): boolean {
  const mean = limit === undefined ? undefined : getSampleMean(sample)
  return limit !== undefined && mean !== undefined && mean > limit
}
