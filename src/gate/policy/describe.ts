import { formatNumber, formatSetting, plural } from '../../model/format.ts'
import { formatMetricLimit, metricNames, metricWords } from '../../model/run/metric.ts'
import type { CaseRule, Limits, Policy, SliceRule } from './policy.ts'

const failOnWords = {
  regressions: 'fails on proven regressions',
  'new-failures': 'fails on regressions and on every case that fails now and never failed before',
  failures: 'fails on every failing case',
  never: 'never fails; findings are warnings',
} as const

/** The effective policy for the reviewer, one short sentence each. Foreign text only from the policy file. */
export function describePolicy(policy: Policy): string[] {
  const lines: string[] = [failOnWords[policy.failOn]]
  if (policy.kind !== 'auto') {
    lines.push(policy.kind === 'tests' ? 'judges each case on its own' : 'judges every case by statistics')
  }
  if (policy.lock) lines.push('inputs of a workflow cannot weaken it')
  if (policy.failOn !== 'never') {
    lines.push(`if nothing changed, at most ${formatSetting(policy.alpha)} of runs fail`)
  }
  if (policy.onInconclusive === 'fail') lines.push('an inconclusive verdict fails the job')
  if (policy.onNotMeasured === 'neutral') lines.push('what was not measured does not fail the job')
  if (policy.compare !== undefined) lines.push(`compares by ${policy.compare}`)
  if (policy.onMissingBaseline === 'neutral') lines.push('without a baseline there is no verdict')
  if (policy.onMissingBaseline === 'fail') lines.push('a missing baseline fails the job')
  if (policy.accept === 'not-author') lines.push('the author of a pull request may not accept its changes')
  if (policy.accept === 'off') lines.push('nobody may accept a change')
  if (policy.minPassRate !== undefined)
    lines.push(`at least ${formatSetting(policy.minPassRate)} of iterations must pass`)
  for (const [scorer, least] of Object.entries(policy.minScores)) {
    lines.push(
      `${scorer === '*' ? 'every mean score' : `the mean score “${scorer}”`} must be at least ${formatNumber(least, 10)}`,
    )
  }
  if (policy.lowerIsBetter.length > 0) {
    lines.push(`lower is better for ${policy.lowerIsBetter.map((name) => `“${name}”`).join(', ')}`)
  }
  lines.push(...describeLimits(policy.limits))
  for (const [name, { mode, atLeast }] of Object.entries(policy.growth)) {
    if (mode === 'fail') lines.push(`fails when ${name} grows by ${formatSetting(atLeast)} or more`)
  }
  for (const metric of ['costUsd', 'tokens'] as const) {
    const limit = policy.budget[metric]
    if (limit === undefined) continue
    const effect = policy.budget.mode === 'fail' ? 'fails' : 'warns'
    lines.push(`${effect} when a whole run uses more than ${formatMetricLimit(metric, limit)}`)
  }
  if (policy.drift.mode === 'fail') lines.push('fails when the base branch has slowly lost pass rate')
  for (const rule of policy.slices.slice(0, 10)) lines.push(describeSlice(rule))
  if (policy.allowEmpty) lines.push('reports without results are allowed')
  const rules = policy.cases.map(describeRule)
  const shown = rules.slice(0, 10)
  if (rules.length > shown.length) shown.push(plural(rules.length - shown.length, 'more case rule'))
  return [...lines, ...shown]
}

function describeSlice({ match, minPassRate, minScores = {} }: SliceRule): string {
  const floors = [
    ...(minPassRate === undefined ? [] : [`at least ${formatSetting(minPassRate)} must pass`]),
    ...Object.entries(minScores).map(
      ([scorer, least]) =>
        `score ${scorer === '*' ? '' : `“${scorer}” `}of at least ${formatNumber(least, 10)}`,
    ),
  ]
  return `slice ${match.join(', ')}: ${floors.join('; ')}`
}

function describeLimits(limits: Limits): string[] {
  return metricNames.flatMap((name) => {
    const limit = limits[name]
    return limit === undefined
      ? []
      : [`mean ${metricWords[name]} must not exceed ${formatMetricLimit(name, limit)}`]
  })
}

function describeRule(rule: CaseRule): string {
  const said: string[] = []
  if (rule.ignore === true) said.push('ignored')
  if (rule.quarantine !== undefined) {
    const { reason, until } = rule.quarantine
    said.push(`quarantined${until === undefined ? '' : ` until ${until}`} (${reason})`)
  }
  if (rule.kind !== undefined && rule.kind !== 'auto') said.push(`judged as ${rule.kind}`)
  if (rule.minPassRate !== undefined) said.push(`at least ${formatSetting(rule.minPassRate)} must pass`)
  for (const [scorer, least] of Object.entries(rule.minScores ?? {})) {
    said.push(`score ${scorer === '*' ? '' : `“${scorer}” `}of at least ${formatNumber(least, 10)}`)
  }
  if (rule.weight !== undefined) said.push(`weight ${rule.weight}`)
  said.push(...describeLimits(rule.limits ?? {}))
  return `${rule.match.join(', ')}: ${said.length === 0 ? 'no special rule' : said.join('; ')}`
}
