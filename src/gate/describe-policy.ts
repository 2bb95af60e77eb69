import { formatPercent } from './format.ts'
import type { CaseRule, Limits, Policy } from './policy.ts'

const failOnWords = {
  regressions: 'fails on proven regressions',
  'new-failures': 'fails on regressions and on every case that fails now and did not fail before',
  failures: 'fails on every failing case',
  never: 'never fails: what is found is a warning',
} as const

/** The policy in force for the reviewer, one short sentence each. Foreign text only from the policy file. */
export function describePolicy(policy: Policy): string[] {
  const lines: string[] = [failOnWords[policy.failOn]]
  if (policy.kind !== 'auto') {
    lines.push(policy.kind === 'tests' ? 'judges every case by itself' : 'judges every case by statistics')
  }
  if (policy.failOn !== 'never') {
    lines.push(`raises at most ${formatPercent(policy.alpha)} false alarms when nothing changed`)
  }
  if (policy.onInconclusive === 'fail') lines.push('an inconclusive verdict fails the job')
  if (policy.minPassRate !== undefined) lines.push(`at least ${formatPercent(policy.minPassRate)} must pass`)
  for (const [scorer, least] of Object.entries(policy.minScores)) {
    lines.push(`${scorer === '*' ? 'every mean score' : `the mean score “${scorer}”`} must reach ${least}`)
  }
  lines.push(...describeLimits(policy.limits))
  for (const [name, { mode, atLeast }] of Object.entries(policy.growth)) {
    if (mode === 'fail') lines.push(`fails when ${name} grows by ${formatPercent(atLeast)} or more`)
  }
  if (policy.allowEmpty) lines.push('reports without results are allowed')
  const rules = policy.cases.map(describeRule)
  const shown = rules.slice(0, 10)
  if (rules.length > shown.length) shown.push(`${rules.length - shown.length} more rules for cases`)
  return [...lines, ...shown]
}

function describeLimits({ latencyMs, tokens, costUsd }: Limits): string[] {
  const lines: string[] = []
  if (latencyMs !== undefined) lines.push(`the mean latency must stay within ${latencyMs} ms`)
  if (tokens !== undefined) lines.push(`the mean use must stay within ${tokens} tokens`)
  if (costUsd !== undefined) lines.push(`the mean cost must stay within $${costUsd}`)
  return lines
}

function describeRule(rule: CaseRule): string {
  const said: string[] = []
  if (rule.ignore === true) said.push('ignored')
  if (rule.quarantine !== undefined) {
    const { reason, until } = rule.quarantine
    said.push(`in quarantine${until === undefined ? '' : ` until ${until}`} (${reason})`)
  }
  if (rule.kind !== undefined && rule.kind !== 'auto') said.push(`judged as ${rule.kind}`)
  if (rule.minPassRate !== undefined) said.push(`at least ${formatPercent(rule.minPassRate)} must pass`)
  for (const [scorer, least] of Object.entries(rule.minScores ?? {})) {
    said.push(`score ${scorer === '*' ? '' : `“${scorer}” `}of at least ${least}`)
  }
  if (rule.weight !== undefined) said.push(`weight ${rule.weight}`)
  said.push(...describeLimits(rule.limits ?? {}))
  return `${rule.match.join(', ')}: ${said.length === 0 ? 'no special rule' : said.join('; ')}`
}
