import type { View } from '../facts/view.ts'
import { describeCovered } from '../model/acceptance/acceptance.ts'
import type { CaseComparison, MetricChange, ScoreChange } from '../model/comparison/compared-case.ts'
import type { GroupName } from '../model/comparison/group-names.ts'
import { formatChange, formatCount, formatNumber, formatPValue } from '../model/format.ts'
import { wasRetried } from '../model/run/flaky.ts'
import { formatMetric, type MetricName } from '../model/run/metric.ts'

/** How a medium writes foreign strings within our sentences. */
export interface Ink {
  /** A name, set off from the text. */
  readonly name: (foreign: string) => string
  /** A sentence. */
  readonly text: (foreign: string) => string
  /** The medium shows p-values and scores elsewhere. */
  readonly isBrief?: true
  /** The medium shows scores elsewhere. */
  readonly hasScores?: true
}

/** A score of a broken case is shown when it fell by this much of its scale. */
const notableScoreDrop = 0.1

/** What is worth knowing about a case apart from its counts, most important first. */
export function listCaseFacts(compared: CaseComparison, group: GroupName, view: View, ink: Ink): string[] {
  const { head, accepted, owners, quarantined, quarantineExpired, latencyMs, tokens, costUsd } = compared
  const facts: string[] = []
  if (head?.scope === 'suite') facts.push('the whole file or suite failed to run')
  if (compared.change === 'new' && group === 'newFailures') facts.push('new case')
  if (group === 'regressed' || group === 'accepted' || group === 'newFailures' || group === 'uncounted') {
    if (ink.isBrief !== true) {
      facts.push(...listProofFacts(compared))
      for (const score of ink.hasScores === true ? [] : findFallenScores(compared)) {
        facts.push(`${ink.name(score.name)} ${formatArrow(score, formatNumber)}`)
      }
    }
    facts.push(...listAgainFacts(compared))
  }
  if (compared.flakyHistory === true && group !== 'flaky') facts.push('failed before')
  if (group === 'flaky' && head !== undefined && wasRetried(head)) {
    facts.push(`${formatCount(head.flaky)} passed only on a retry`)
  }
  const renamed = view.renames.get(compared.key)
  if (renamed !== undefined) {
    facts.push(`likely renamed ${group === 'removed' ? 'to' : 'from'} ${ink.name(renamed)}`)
  }
  // The group `lost` already says it.
  if (head !== undefined && head.lost > 0 && group !== 'lost')
    facts.push(`${formatCount(head.lost)} without an outcome`)
  if (group === 'slower' && latencyMs) facts.push(formatMetricFact('latencyMs', latencyMs))
  if (group === 'costlier') {
    if (tokens) facts.push(`tokens ${formatMetricFact('tokens', tokens)}`)
    if (costUsd) facts.push(`cost ${formatMetricFact('costUsd', costUsd)}`)
  }
  if (owners !== undefined) facts.push(`owned by ${owners.map(ink.name).join(', ')}`)
  if (accepted !== undefined) {
    const { by, until, reason } = accepted
    const covered = describeCovered(accepted)
    facts.push(`accepted by ${ink.name(by)} until ${ink.text(until)}, ${covered}: ${ink.text(reason)}`)
  }
  if (quarantined !== undefined) {
    const { until, owner, reason } = quarantined
    facts.push(`quarantined until ${ink.text(until)} (${ink.text(owner)}): ${ink.text(reason)}`)
  }
  if (quarantineExpired !== undefined) {
    const { end, until, owner, reason } = quarantineExpired
    const why = { over: ` on ${ink.text(until)}`, broken: ', it is broken', clean: ', it passes' }[end]
    facts.push(`quarantine ended${why} (${ink.text(owner)}): ${ink.text(reason)}`)
  }
  if (compared.ignored === true) facts.push('tracked, not gated')
  return facts
}

/**
 * Why it is more than chance. A test that always passed and fails now needs no proof; of what was measured again and not
 * proven, the evidence of other cases says nothing.
 */
function listProofFacts({ judgedAs, adjustedPValue, pValue, again }: CaseComparison): string[] {
  if (judgedAs === 'test' || again?.isWorse === false) return []
  if (adjustedPValue !== undefined && adjustedPValue < 1) return [`adjusted ${formatPValue(adjustedPValue)}`]
  if (pValue !== undefined && pValue < 1) return [formatPValue(pValue)]
  return []
}

function listAgainFacts({ again }: CaseComparison): string[] {
  if (again === undefined) return []
  const { basePassed, baseCount, headPassed, headCount, isWorse } = again
  const baseText = baseCount === 0 ? '' : `${basePassed}/${baseCount} → `
  return [`measured again: ${baseText}${headPassed}/${headCount}${isWorse ? '' : ', not proven'}`]
}

/** Scores of a case that fell enough to be news. */
export function findFallenScores({ scores = [] }: CaseComparison): readonly ScoreChange[] {
  return scores.filter(({ base, head, lowerIsBetter }) => {
    const drop = lowerIsBetter === true ? head - base : base - head
    return drop >= notableScoreDrop * Math.max(1, Math.abs(base))
  })
}

function formatArrow(metric: MetricChange, format: (value: number) => string): string {
  return `${format(metric.base)} → ${format(metric.head)}`
}

function formatMetricFact(name: MetricName, metric: MetricChange): string {
  const values = formatArrow(metric, (value) => formatMetric(name, value))
  return `${values} (${formatChange(metric.relative)})`
}
