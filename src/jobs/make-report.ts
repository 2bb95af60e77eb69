import { describePolicy } from '#settings'
import {
  type Accepted,
  type CaseSettings,
  createComparedRuleLookup,
  type Decision,
  type DriftRule,
  type DriftSettings,
  decideVerdict,
  decideWithAccepted,
  digestCaseKey,
  type EvidenceSettings,
  explainUnknownDrift,
  extendLedger,
  findDrift,
  type GateFacts,
  type Policy,
  readAnchorDay,
} from '#verdict'
import { findProposal } from '../model/base-side.ts'
import { readBrokenState } from '../model/broken-state.ts'
import type { Baseline, MissingBaseline } from '../model/comparison/baseline.ts'
import type { Comparison } from '../model/comparison.ts'
import { buildRunHistory, type GateReport } from '../model/gate-report.ts'
import type { BrokenState, Ledger } from '../model/ledger.ts'
import type { Measured } from '../model/measured.ts'
import { pickDelivery } from '../model/run/delivery.ts'
import { copyCases, mostStillDue, type Run } from '../model/run/run.ts'
import type { CiContext } from '../ports/context.ts'
import { failsWhenOpen } from './exit-code.ts'
import { updateBrokenState } from './update-broken-state.ts'

/** What a job knows when everything is measured and compared. */
export interface JobFacts
  extends Pick<GateFacts, 'missingBaseline' | 'reasons' | 'absences' | 'policyOutOfReach' | 'otherInputs'> {
  readonly suiteName: string
  readonly policy: Policy
  readonly measured: Measured
  /** The baseline that the head was compared with; null without one. */
  readonly baseline: Baseline | null
  readonly comparison: Comparison
  /** Further notices. */
  readonly notices?: readonly (string | undefined)[]
  /** Cases that may be worse, by key, and the figures of the suite without them. */
  readonly accepted?: Accepted
  /** The comment with which somebody can accept what got worse. */
  readonly acceptCommand?: string
  /** The CI context that links are made of; absent outside of CI. */
  readonly context?: CiContext
}

/** Decides, and puts together what every view is made of: the only place that makes a {@link GateReport}. */
export function makeGateReport(facts: JobFacts): GateReport {
  const { suiteName, policy, measured, baseline, missingBaseline, notices = [], acceptCommand } = facts
  const { context } = facts
  const isBranch = isOfBranch(context)
  const { run } = measured
  const stillDue = isBranch && !policy.sampled ? facts.absences?.stillDue.slice(0, mostStillDue) : undefined
  const head = { ...run, info: { ...run.info, delivery: pickDelivery(measured), stillDue } }
  const marked = markAcceptedCases(head, facts)
  const ledger = extendBaseLedger(facts, marked, isBranch)
  const driftRule = createDriftRule(facts.comparison, policy)
  const drift = ledger && findDrift(ledger, driftRule)
  const { comparison, verdict } = decideWithFacts(facts, {
    drift,
    driftUnknown: ledger && drift === null ? explainUnknownDrift(ledger, driftRule) : undefined,
    measuresBase: context !== undefined && measuresBranch(context, baseline),
  })
  return {
    suiteName,
    ofPullRequest: context?.pullRequest !== undefined,
    head: marked,
    comparison,
    verdict,
    acceptCommand,
    files: measured.files,
    service: measured.service,
    policy: describePolicy(policy),
    failsWhenOpen: failsWhenOpen(verdict, policy),
    notices: [readBaselineAdvice(missingBaseline), ...measured.notices, ...notices].filter(
      (notice) => notice !== undefined,
    ),
    preflight: measured.servers.preflight,
    history: buildRunHistory(baseline?.runs.toReversed() ?? []),
    baselineRuns: baseline?.runs,
    ledger: ledger && { ...ledger, broken: findBroken(facts, { comparison, verdict }) },
    drift,
    links: {
      repository: context?.repositoryUrl,
      commit: context?.commit,
      workflowRun: context?.runUrl,
    },
  }
}

/** Whether the run measures the branch whose runs it is compared with. */
export function measuresBranch(context: CiContext, baseline: Baseline | null): boolean {
  return isOfBranch(context) && baseline?.runs[0]?.info.branch === context.branch
}

/** What is broken on the branch as of its newest run: this one, or on a pull request the base's. */
function findBroken(
  { context, baseline, measured: { run } }: JobFacts,
  decision: Decision,
): BrokenState | undefined {
  const known = readBrokenState(baseline?.runs ?? [])
  if (context === undefined || !isOfBranch(context)) return baseline?.runs[0]?.ledger?.broken
  const before = measuresBranch(context, baseline) ? known : { cases: [] }
  const { commit, createdAt } = run.info
  const broken = updateBrokenState(before, decision, { commit, createdAt, pull: context.mergedPull })
  if (broken.cases.length === 0 && broken.suite === undefined) return undefined
  return broken
}

/** Whether the run measures a branch: not a pull request, not a merge queue, and not outside of CI. */
function isOfBranch(context: CiContext | undefined): boolean {
  if (context === undefined || findProposal(context) !== undefined) return false
  return context.branch !== undefined && context.notTheBranch === undefined
}

function extendBaseLedger(
  { baseline, comparison, policy }: JobFacts,
  head: Run,
  isBranch: boolean,
): Ledger | undefined {
  const baseRuns = baseline?.runs ?? []
  // The service knows uploaded runs by other ids, so they would be counted twice.
  const known = baseRuns.filter((run) => run.ledger !== undefined)
  const isKnown = baseline?.source === 'service' && known.length > 0
  const runs = isKnown ? known : [...baseRuns]
  if (isBranch) runs.unshift(head)
  if (runs.length === 0) return undefined
  const followed = new Set(
    comparison.cases
      .filter(
        (compared) =>
          compared.judgedAs === 'eval' && compared.ignored !== true && compared.quarantined === undefined,
      )
      .map(({ key }) => key),
  )
  const isCounted = followed.size === 0 ? undefined : (key: string) => followed.has(key)
  return extendLedger(runs, isCounted, readAnchorDay(policy))
}

/** The rule for the slow drift. Weights are by digest, since the ledger knows cases by their digests only. */
function createDriftRule(
  { cases, baseline }: Comparison,
  policy: CaseSettings & EvidenceSettings & DriftSettings,
): DriftRule {
  const { since } = policy.drift
  const rule = { atLeast: policy.minDrop.suite, since, anchor: readAnchorDay(policy) }
  if (!policy.cases.some(({ weight }) => weight !== undefined)) return rule
  const findRule = createComparedRuleLookup(policy, baseline)
  const weights = cases
    .filter(({ judgedAs }) => judgedAs === 'eval')
    .map((compared) => [digestCaseKey(compared.key), findRule(compared).weight] as const)
  return { ...rule, weights: new Map(weights) }
}

function decideWithFacts(given: JobFacts, baseFacts: GateFacts): Decision {
  const { measured, comparison, policy, accepted, context } = given
  const isProposal = context !== undefined && findProposal(context) !== undefined
  const facts: GateFacts = { ...given, ...baseFacts, isProposal }
  const decision = { comparison, verdict: decideVerdict(measured, comparison, policy, facts) }
  if (accepted === undefined) return decision
  return decideWithAccepted(measured, decision, accepted, policy, facts)
}

/** The run with the mark that makes it a point of change, once it is a baseline. */
function markAcceptedCases(head: Run, { accepted, comparison }: JobFacts): Run {
  if (accepted === undefined) return head
  const cases = copyCases(head.cases)
  const evals = accepted.isSuite ? comparison.cases.filter(({ judgedAs }) => judgedAs === 'eval') : []
  for (const key of new Set([...accepted.cases.keys(), ...evals.map((compared) => compared.key)])) {
    const tally = cases.get(key)
    if (tally !== undefined) cases.set(key, { ...tally, accepted: true })
  }
  return { ...head, cases }
}

/** Details about a missing baseline, in addition to the one-line reason of the verdict. */
function readBaselineAdvice(missing: MissingBaseline | undefined): string | undefined {
  if (missing?.kind !== 'unusable' && missing?.kind !== 'out-of-reach') return undefined
  const [, ...advice] = missing.explanation.split('\n')
  if (advice.length === 0) return undefined
  return advice.join('\n')
}
