import { stepReasons } from '../gate/compare/test-step.ts'
import { digestOf, extendLedger } from '../gate/drift/extend-ledger.ts'
import { type DriftRule, findDrift } from '../gate/drift/find-drift.ts'
import { acceptCases, type Rest } from '../gate/judge/accept.ts'
import { type Decision, decide, type GateFacts } from '../gate/judge/decide.ts'
import { caseRules } from '../gate/policy/case-rules.ts'
import { describePolicy } from '../gate/policy/describe.ts'
import { anchorDay, type Policy } from '../gate/policy/policy.ts'
import type { Acceptance } from '../model/acceptance/acceptance.ts'
import type { Baseline, MissingBaseline } from '../model/comparison/baseline.ts'
import type { Comparison } from '../model/comparison.ts'
import { type GateReport, historyOf } from '../model/gate-report.ts'
import type { Ledger } from '../model/ledger.ts'
import type { Measured } from '../model/measured.ts'
import { copyCases, type Run } from '../model/run/run.ts'
import type { Reason } from '../model/verdict.ts'
import type { CiContext } from '../ports/context.ts'

/** What a job knows when everything is measured and compared. */
export interface JobFacts {
  readonly suiteName: string
  readonly policy: Policy
  /** Of the last of several looks; by default {@link policy}. */
  readonly lookPolicy?: Policy
  readonly measured: Measured
  /** As compared; null without a baseline. */
  readonly baseline: Baseline | null
  readonly comparison: Comparison
  /** Why there is no baseline. */
  readonly missingBaseline?: MissingBaseline
  /** About parts that have no baseline, while others have. */
  readonly reasons?: readonly Reason[]
  /** Further notices. */
  readonly notices?: readonly (string | undefined)[]
  /** Cases that may be worse, by key, and the figures of the suite without them. */
  readonly accepted?: { readonly cases: ReadonlyMap<string, Acceptance>; readonly rest: Rest }
  /** For people who want to accept what got worse. */
  readonly acceptCommand?: string
  /** For the links; absent outside of CI. */
  readonly context?: CiContext
}

/** Decides, and puts together what every view is made of: the only place that makes a {@link GateReport}. */
export function makeReport(facts: JobFacts): GateReport {
  const { suiteName, policy, measured, baseline, missingBaseline, notices = [], acceptCommand } = facts
  const { context } = facts
  const measuresBase = isOfBranch(context)
  const marked = markAccepted(measured.run, facts.accepted?.cases)
  const ledger = ledgerOf(facts, marked, measuresBase)
  const drift = ledger && findDrift(ledger, driftRule(facts.comparison, policy))
  const { comparison, verdict } = decideOn(facts, { drift, measuresBase })
  return {
    suiteName,
    head: marked,
    comparison,
    verdict,
    acceptCommand,
    files: measured.files,
    service: measured.service,
    policy: describePolicy(policy),
    failsWhenInconclusive: policy.onInconclusive === 'fail',
    notices: [noticeOf(missingBaseline), ...measured.notices, ...notices].filter(
      (notice) => notice !== undefined,
    ),
    preflight: measured.servers.preflight,
    history: historyOf(baseline?.runs.toReversed() ?? []),
    baselineRuns: baseline?.runs,
    ledger,
    drift,
    links: {
      repository: context?.repositoryUrl,
      commit: context?.commit,
      workflowRun: context?.runUrl,
    },
  }
}

/** Not a pull request, nor one in a merge queue, nor a run outside of CI. */
function isOfBranch(context: CiContext | undefined): boolean {
  if (context?.pullRequest !== undefined || context?.mergeGroup !== undefined) return false
  return context?.branch !== undefined && context.notTheBranch === undefined
}

function ledgerOf(
  { baseline, comparison, policy }: JobFacts,
  head: Run,
  measuresBase: boolean,
): Ledger | undefined {
  const before = baseline?.runs ?? []
  // The service knows uploaded runs by other ids, so they would be counted twice.
  const known = baseline?.source === 'service' ? before.filter((run) => run.ledger !== undefined) : []
  const runs = [...(measuresBase ? [head] : []), ...(known.length > 0 ? known : before)]
  if (runs.length === 0) return undefined
  const followed = new Set(
    comparison.cases
      .filter((of) => of.judgedAs === 'eval' && of.ignored !== true && of.quarantined === undefined)
      .map(({ key }) => key),
  )
  const isCounted = followed.size === 0 ? undefined : (key: string) => followed.has(key)
  return extendLedger(runs, isCounted, anchorDay(policy))
}

/** What the ledger is judged by. It knows cases by their digests only. */
function driftRule({ cases }: Comparison, policy: Policy): DriftRule {
  const { since } = policy.drift
  const rule = { atLeast: policy.minDrop.suite, since, anchor: anchorDay(policy) }
  if (!policy.cases.some(({ weight }) => weight !== undefined)) return rule
  const ruleOf = caseRules(policy)
  const weights = cases
    .filter(({ judgedAs }) => judgedAs === 'eval')
    .map(({ key, identity }) => [digestOf(key), ruleOf(identity).weight] as const)
  return { ...rule, weights: new Map(weights) }
}

function decideOn(
  { measured, comparison, policy: usual, lookPolicy: policy = usual, ...more }: JobFacts,
  ofBase: Pick<GateFacts, 'drift' | 'measuresBase'>,
): Decision {
  const { run, files, missing, old, steps, servers, nothingWasDue } = measured
  const facts: GateFacts = {
    ...ofBase,
    unreadable: files.filter(({ error }) => error !== undefined).length,
    missingBaseline: more.missingBaseline,
    stale: old.map(({ path }) => path),
    leftOver: old.flatMap(({ path, isLeftOver }) => (isLeftOver ? path : [])),
    missing: missing.reports,
    nothingWasDue,
    otherReasons: [
      ...gapReasons(missing.parts),
      ...missing.runs.map(missingRun),
      ...(more.reasons ?? []),
      ...servers.reasons,
      ...stepReasons(steps),
      ...otherCodeReasons(measured, comparison, more.context),
    ],
  }
  const decision = { comparison, verdict: decide(run, comparison, policy, facts) }
  const { accepted } = more
  if (accepted === undefined) return decision
  return acceptCases(run, decision, accepted.cases, accepted.rest, policy, facts)
}

/** Incomplete is never green; `on-inconclusive: fail` makes it red. */
function gapReasons(gaps: readonly string[]): Reason[] {
  if (gaps.length === 0) return []
  const message = `The measurement is not complete. ${gaps.join(' ')}`
  return [{ rule: 'missing-parts', status: 'inconclusive', message, evidence: { problems: gaps.length } }]
}

/** A hosted run without a verdict, as a reason. */
function missingRun(message: string): Reason {
  return { rule: 'hosted-run', status: 'inconclusive', message }
}

/**
 * The base was measured in place of the pull request: that finds no regression, whatever the change does. With a baseline
 * from files, one job measures both sides, and what is checked out last says nothing.
 */
function otherCodeReasons(
  { otherCode }: Measured,
  { baseline }: Comparison,
  context: CiContext | undefined,
): Reason[] {
  if (otherCode === undefined || context?.pullRequest === undefined || baseline?.source === 'file') return []
  return [
    {
      rule: 'other-code',
      status: 'inconclusive',
      message: `The pull request was not measured: ${otherCode}. Run the evals in a workflow on \`pull_request\`, where actions/checkout takes the code of the pull request.`,
    },
  ]
}

/** The run with the mark that makes it a point of change, once it is a baseline. */
function markAccepted(head: Run, accepted: ReadonlyMap<string, Acceptance> = new Map()): Run {
  if (accepted.size === 0) return head
  const cases = copyCases(head.cases)
  for (const key of accepted.keys()) {
    const tally = cases.get(key)
    if (tally !== undefined) cases.set(key, { ...tally, accepted: true })
  }
  return { ...head, cases }
}

/** Details about a missing baseline, in addition to the one-line reason of the verdict. */
function noticeOf(missing: MissingBaseline | undefined): string | undefined {
  return missing?.kind === 'unusable' || missing?.kind === 'out-of-reach' ? missing.explanation : undefined
}
