import * as v from 'valibot'
import type { Certificate } from './certificate.ts'
import { decidedSchema } from './decided.ts'
import type { Totals } from './run/run.ts'
import { type Described, number, text } from './schema.ts'

export const verdictOutcomes = ['passed', 'failed', 'inconclusive'] as const
export type VerdictOutcome = (typeof verdictOutcomes)[number]

/** Every rule that a reason can name. `docs/policy.md` lists them. */
export const ruleNames = [
  'regression-case',
  'regression-suite',
  'regression-score',
  'suspect-score',
  'case-score',
  'unsettled-tests',
  'regression-latency',
  'regression-tokens',
  'regression-cost',
  'broken-suite',
  'new-failing-test',
  'missing-cases',
  'affected',
  'moved-cases',
  'unexplained-failures',
  'unexplained-result',
  'lost-cases',
  'fewer-iterations',
  'missing-scorer',
  'score-scale',
  'judge-agreement',
  'unjudged-setting',
  'renamed-failure',
  'new-failures',
  'failures',
  'min-lift',
  'unproven-lift',
  'min-pass-rate',
  'min-pass-rate-case',
  'min-score',
  'min-score-case',
  'min-pass-rate-slice',
  'min-score-slice',
  'max-latency',
  'max-latency-case',
  'max-tokens',
  'max-tokens-case',
  'max-cost',
  'max-cost-case',
  'budget',
  'unreadable-report',
  'missing-report',
  'missing-parts',
  'missing-job',
  'unknown-jobs',
  'other-inputs',
  'test-step',
  'other-code',
  'empty',
  'all-skipped',
  'infrastructure',
  'no-baseline',
  'baseline-out-of-reach',
  'old-baseline',
  'policy-out-of-reach',
  'fallback-branch',
  'no-common-case',
  'failing-base',
  'no-regression',
  'inconclusive-suite',
  'suspect-case',
  'not-proven',
  'known-flaky',
  'changed-on-base',
  'base-spread',
  'measured-before',
  'slow-drift',
  'model-changed',
  'judge-changed',
  'assertion-changed',
  'new-tool',
  'tool-paths',
  'input-changed',
  'identical-iterations',
  'failing-without-baseline',
  'stale-report',
  'quarantine',
  'quarantine-expired',
  'ignored',
  'arms',
  'look-again',
  'look-control',
  'hosted-run',
  'server-check',
  'tool-surface',
  'policy-change',
  'overdue-suite',
  'accepted',
] as const
export type RuleName = (typeof ruleNames)[number]

export const reasonSchema = v.object({
  rule: v.picklist(ruleNames),
  status: v.picklist([...verdictOutcomes, 'warning', 'info']),
  /** One or two sentences for the reviewer, plain text, with the figures. May contain foreign text. */
  message: text,
  /** Figures behind the message that neither `decided` nor the comparison has: `{ observed: 0.91, threshold: 0.95 }`. */
  evidence: v.optional(v.record(text, v.union([number, text, v.boolean(), v.null()]))),
  /** Keys of the cases it is about. */
  cases: v.optional(v.array(text)),
  /** What decided it, where something got worse than on the base. */
  decided: v.optional(decidedSchema),
})

/** One rule of the policy and its result. `info`: reported, without effect on the verdict. */
export type Reason = Described<typeof reasonSchema>

interface VerdictParts {
  /** The deciding ones come first: failed, inconclusive, warning, passed, info. */
  readonly reasons: readonly Reason[]
  readonly totals: Totals
  /** What was due, and what settles it. */
  readonly certificate: Certificate
}

const certified: unique symbol = Symbol('certified')

/** Nothing that was due is failed or open. Only {@link createVerdict} can make one. */
interface PassedVerdict extends VerdictParts {
  readonly outcome: 'passed'
  readonly [certified]: true
}

interface OtherVerdict extends VerdictParts {
  readonly outcome: Exclude<VerdictOutcome, 'passed'>
}

export type Verdict = PassedVerdict | OtherVerdict

/**
 * The only constructor of a verdict: failed where an obligation is, else inconclusive where one is open, and passed only
 * where each is settled, waived or not due.
 *
 * @param reasons in the order of the verdict
 */
export function createVerdict(certificate: Certificate, reasons: readonly Reason[], totals: Totals): Verdict {
  const states = new Set(Object.values(certificate).map(({ state }) => state))
  if (states.has('failed')) return { outcome: 'failed', reasons, totals, certificate }
  if (states.has('open')) return { outcome: 'inconclusive', reasons, totals, certificate }
  return { outcome: 'passed', reasons, totals, certificate, [certified]: true }
}
