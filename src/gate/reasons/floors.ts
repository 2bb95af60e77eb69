import { judged, type Spread } from '../../model/run.ts'
import type { Reason } from '../../model/verdict.ts'
import { formatCount, formatList, formatName, formatNumber, formatPercent, stable } from '../format.ts'
import { type MetricName, spreadOf } from '../metrics.ts'
import type { Limits, Policy } from '../policy.ts'
import { wilsonInterval } from '../statistics/intervals.ts'
import { type Case, keysOf, titlesOf, type WeighedCases } from './cases.ts'

/** Absolute limits: no baseline and no statistics, the measured figure against the given one. */
export function floorReasons({ counted }: WeighedCases, policy: Policy): Reason[] {
  return [
    ...passRateReasons(counted, policy),
    ...scoreReasons(counted, policy),
    ...limitReasons(counted, policy),
    ...casePassRateReasons(counted),
    ...caseScoreReasons(counted),
    ...caseLimitReasons(counted),
  ]
}

function passRateReasons(cases: readonly Case[], { minPassRate }: Policy): Reason[] {
  if (minPassRate === undefined) return []
  let [passed, all] = [0, 0]
  for (const { of, rule } of cases) {
    if (of.head === undefined) continue
    passed += rule.weight * of.head.passed
    all += rule.weight * judged(of.head)
  }
  const rule = 'min-pass-rate'
  if (all === 0) {
    const message = `Nothing was judged, so the pass rate can't be held against ${formatPercent(minPassRate)}.`
    return [{ rule, status: 'inconclusive', message, evidence: { observed: null, threshold: minPassRate } }]
  }
  const observed = passed / all
  const holds = observed >= minPassRate
  const { low, high } = wilsonInterval(passed, all)
  return [
    {
      rule,
      status: holds ? 'passed' : 'failed',
      message: `${formatPercent(floorPercent(observed, holds))} of the iterations pass; at least ${formatPercent(minPassRate)} must.`,
      evidence: { observed: stable(observed), threshold: minPassRate, low: stable(low), high: stable(high) },
    },
  ]
}

/** A rate just below its floor must not be printed as the floor. */
function floorPercent(rate: number, holds: boolean): number {
  return holds ? rate : Math.floor(rate * 1000) / 1000
}

function scoreReasons(cases: readonly Case[], { minScores }: Policy): Reason[] {
  const means = meanScores(cases)
  const wanted = new Map(Object.entries(minScores).filter(([name]) => name !== '*'))
  const any = minScores['*']
  if (any !== undefined) for (const name of means.keys()) if (!wanted.has(name)) wanted.set(name, any)
  return [...wanted]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, threshold]): Reason => {
      const observed = means.get(name) ?? null
      const holds = observed !== null && observed >= threshold
      return {
        rule: 'min-score',
        status: holds ? 'passed' : 'failed',
        message:
          observed === null
            ? `No case has a score ${formatName(name)}; its mean must reach ${threshold}.`
            : `The mean score ${formatName(name)} is ${formatNumber(observed)}; it must reach ${threshold}.`,
        evidence: { scorer: name, observed, threshold },
      }
    })
}

function meanScores(cases: readonly Case[]): Map<string, number> {
  const sums = new Map<string, { sum: number; count: number }>()
  for (const { of, rule } of cases) {
    for (const [name, score] of of.head?.scores ?? []) {
      const of = sums.get(name) ?? { sum: 0, count: 0 }
      sums.set(name, of)
      of.sum += rule.weight * score.sum
      of.count += rule.weight * score.count
    }
  }
  const known = [...sums].filter(([, { count }]) => count > 0)
  return new Map(known.map(([name, { sum, count }]) => [name, stable(sum / count)]))
}

const metrics: readonly { readonly name: MetricName; readonly word: string; readonly unit: string }[] = [
  { name: 'latencyMs', word: 'latency', unit: 'ms' },
  { name: 'tokens', word: 'token use', unit: 'tokens' },
  { name: 'costUsd', word: 'cost', unit: 'USD' },
]

function limitReasons(cases: readonly Case[], { limits }: Policy): Reason[] {
  return metrics.flatMap(({ name, word, unit }): Reason[] => {
    const threshold = limits[name]
    if (threshold === undefined) return []
    let [sum, count] = [0, 0]
    for (const { of } of cases) {
      const spread = spreadOf(of.head, name)
      sum += spread?.sum ?? 0
      count += spread?.count ?? 0
    }
    const rule = `max-${ruleWord(name)}`
    if (count === 0) {
      const message = `No result tells its ${word}, so the limit of ${threshold} ${unit} can't be checked.`
      return [{ rule, status: 'inconclusive', message, evidence: { observed: null, threshold } }]
    }
    const observed = stable(sum / count)
    return [
      {
        rule,
        status: observed <= threshold ? 'passed' : 'failed',
        message: `Mean ${word} is ${formatNumber(observed)} ${unit} per iteration; the limit is ${threshold}.`,
        evidence: { observed, threshold },
      },
    ]
  })
}

function ruleWord(name: MetricName): string {
  return name === 'latencyMs' ? 'latency' : name === 'costUsd' ? 'cost' : 'tokens'
}

/** One reason for all cases that miss a rule of their own. */
function missed(rule: string, what: string, cases: readonly Case[]): Reason[] {
  if (cases.length === 0) return []
  const message = `${formatCount(cases.length, 'case is', 'cases are')} ${what}: ${formatList(titlesOf(cases))}.`
  return [{ rule, status: 'failed', message, evidence: { cases: cases.length }, cases: keysOf(cases) }]
}

function casePassRateReasons(cases: readonly Case[]): Reason[] {
  const below = cases.filter(({ of: { head }, rule: { minPassRate } }) => {
    if (minPassRate === undefined || head === undefined || judged(head) === 0) return false
    return head.passed / judged(head) < minPassRate
  })
  return missed('min-pass-rate-case', 'below the pass rate that the policy asks of it', below)
}

function caseScoreReasons(cases: readonly Case[]): Reason[] {
  const below = cases.filter(({ of: { head }, rule: { minScores } }) => {
    if (head === undefined || judged(head) === 0) return false
    const any = minScores['*']
    for (const [name, threshold] of Object.entries(minScores)) {
      if (name === '*') continue
      const score = head.scores?.get(name)
      if (score === undefined || score.count === 0 || stable(score.sum / score.count) < threshold) return true
    }
    if (any === undefined) return false
    return [...(head.scores ?? [])].some(
      ([name, { sum, count }]) => !Object.hasOwn(minScores, name) && count > 0 && stable(sum / count) < any,
    )
  })
  return missed('min-score-case', 'below the score that the policy asks of it', below)
}

function caseLimitReasons(cases: readonly Case[]): Reason[] {
  return metrics.flatMap(({ name, word }) => {
    const above = cases.filter(({ of, rule }) => isAbove(spreadOf(of.head, name), limitOf(rule.limits, name)))
    return missed(`max-${ruleWord(name)}-case`, `above the ${word} that the policy allows it`, above)
  })
}

function limitOf(limits: Limits, name: MetricName): number | undefined {
  return limits[name]
}

function isAbove(spread: Spread | undefined, limit: number | undefined): boolean {
  return limit !== undefined && spread !== undefined && spread.count > 0 && spread.sum / spread.count > limit
}
