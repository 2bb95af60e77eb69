import type { Comparison } from '../model/comparison.ts'
import { compact } from '../model/data.ts'
import { formatMoney, formatPlural, formatPoints, formatPValue, formatRateChange } from '../model/format.ts'
import { dayMs } from '../model/format-time.ts'
import type { GateReport } from '../model/gate-report.ts'

const againWords = {
  worse: 'a fall is proven',
  cleared: 'nothing fell again',
  open: 'not settled',
  void: 'no evidence, since the base is worse than its history',
} as const

/** The confidence of the comparison of the whole suite, in plain sentences. */
export function describeSuiteTest({ suite, again, cases }: Comparison): string[] {
  if (suite === null) return []
  const accepted = cases.some(({ accepted }) => accepted !== undefined) ? ', with the accepted ones' : ''
  const { commonCases, baseRate, headRate, ruledOutDrop, pValue, smallestDetectableDrop } = suite
  if (suite.of === 'tests') {
    return [
      `${formatPlural(commonCases, 'test')} ran on both sides, each judged by its own history: one failure after a clean history is a regression.`,
    ]
  }
  return compact([
    `Over ${formatPlural(commonCases, 'common case')} the mean pass rate changed by ${formatRateChange(baseRate, headRate).change} (one-sided ${formatPValue(pValue)}${again === undefined ? '' : ', before the second look'}).`,
    ruledOutDrop !== null &&
      `A drop of more than ${formatPoints(ruledOutDrop)} is ruled out with 95% confidence.`,
    smallestDetectableDrop !== null &&
      `A drop of ${formatPoints(smallestDetectableDrop)} or more would be detected in 80% of runs; smaller ones may go unnoticed.`,
    again !== undefined &&
      `${formatPlural(again.cases, 'case')} measured again${again.sides === 'both' ? ' on both sides' : ''}${accepted}: ${againWords[again.outcome]}.`,
  ])
}

/** Why nothing was compared, and which run stores the baseline. May contain names of branches and files. */
export function explainMissingBaseline({ verdict }: GateReport): string {
  const why = verdict.reasons.find(({ rule }) => rule === 'no-baseline' || rule === 'baseline-out-of-reach')
  return why?.message ?? 'No baseline was found, so nothing is reported as a regression.'
}

const days = 30

/** What the base branch cost of late; empty without known costs. The table of figures has what this run used. */
export function describeRecentSpend({ head, ledger }: GateReport): string[] {
  const newest = Math.max(head.info.createdAt, Date.parse(ledger?.entries[0]?.at ?? ''))
  const recent = (ledger?.entries ?? []).filter(({ at }) => Date.parse(at) > newest - days * dayMs)
  const known = recent.flatMap(({ cost }) => cost ?? [])
  if (known.length === 0) return []
  const sum = known.reduce((all, cost) => all + cost, 0)
  const without = recent.length - known.length
  const missing = without === 0 ? '' : `, ${formatPlural(without, 'more run')} without costs`
  return [
    `The base branch in the last ${days} days: ${formatMoney(sum)} (${formatPlural(known.length, 'run')}${missing}; pull requests are not included).`,
  ]
}
