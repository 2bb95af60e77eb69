import { isDeepStrictEqual } from 'node:util'
import type { Config } from '../../config/load.ts'
import { loadPolicy, otherEnding, parsePolicy, readPolicyText } from '../../config/policy/load.ts'
import type { ProjectPolicy } from '../../config/policy/table.ts'
import { messageOf, UsageError } from '../../errors.ts'
import { doubts } from '../../model/doubts.ts'
import type { GateReport } from '../../model/gate-report.ts'
import type { Reason } from '../../model/verdict.ts'
import { repositoryPath } from '../../paths/folders.ts'
import type { PullRequest } from '../../ports/context.ts'
import type { Platform } from '../../ports/platform.ts'
import { describePolicyChange, findChangeOfFork } from './policy-change.ts'
import { withReleaseAnchor } from './release-anchor.ts'
import { describeWeakerWorkflow } from './weaker-workflow.ts'

/** The policy in force, and what the pull request does to it. */
export interface ChosenPolicy {
  readonly policy: ProjectPolicy
  /** For the reviewer. Absent where the pull request does not touch the policy. */
  readonly change?: string
  /** Why the policy of the base branch could not be had, as a sentence: nothing that another one judges is green. */
  readonly outOfReach?: string
}

type PolicyConfig = Pick<
  Config,
  | 'policyInputs'
  | 'policyPath'
  | 'policyPathGiven'
  | 'policyFrom'
  | 'suiteName'
  | 'mode'
  | 'selection'
  | 'baseline'
>

/**
 * The policy that judges. On a pull request it is the one of the base branch, so that a change does not bring its own
 * judge; `policy-from: head` takes the one of the workspace instead, unless that of the base is locked. Either way a change of it is reported.
 * @throws UsageError with every problem of the file, also of one that does not count yet.
 */
export async function choosePolicy(config: PolicyConfig, platform: Platform): Promise<ChosenPolicy> {
  const chosen = await chooseFile(config, platform)
  return { ...chosen, policy: await withReleaseAnchor(chosen.policy, platform) }
}

async function chooseFile(config: PolicyConfig, platform: Platform): Promise<ChosenPolicy> {
  const { pullRequest, provider } = platform.context
  const bounds = provider === 'terminal' ? undefined : platform.workspace
  const path = repositoryPath(config.policyPath)
  if (pullRequest === undefined || path === undefined) {
    return { policy: await loadPolicy(config, platform.workspace, bounds) }
  }
  const paths = config.policyPathGiven ? [path] : [path, otherEnding(path)]
  const base = await readBase(paths, pullRequest, platform)
  // The publishing half has no checkout of the pull request, whose file never judges there.
  const publishes = config.mode === 'publish'
  const head = publishes
    ? base.text
    : readPolicyText(config, platform.workspace, { bounds, mayBeAbsent: true })
  if (base.text === null && head === null && config.policyPathGiven) {
    await loadPolicy(config, platform.workspace, bounds)
  }
  const ofHead = await parsePolicy(config, head)
  const ofBase = base.problem === undefined ? await tryParse(config, base.text) : undefined
  if (ofBase === undefined) {
    if (base.isOutage === true) {
      const outOfReach = `The policy of ${pullRequest.baseBranch} could not be read (${base.problem}), so this verdict follows that of the checkout and can't be green. ${doubts['policy-out-of-reach'].remedy}`
      return { policy: ofHead, outOfReach }
    }
    const why = base.problem ?? 'it is not valid'
    const change = `The policy of ${pullRequest.baseBranch} could not be read (${why}), so the policy of this pull request is used.`
    return { policy: ofHead, change }
  }
  if (publishes) {
    const change = await findChangeOfFork(config, { paths, base: base.text, policy: ofBase }, platform)
    return { policy: ofBase, change }
  }
  const ofFile = await parsePolicy({ ...config, policyInputs: {} }, base.text)
  const weaker = await describeWeakerWorkflow(config, ofFile, pullRequest.baseBranch, platform)
  const policyFrom = ofBase.lock ? 'base' : config.policyFrom
  const policy = policyFrom === 'head' ? ofHead : ofBase
  if (isDeepStrictEqual(ofHead, ofBase)) return { policy, change: weaker }
  const verb = head === null ? 'removes' : base.text === null ? 'adds' : 'changes'
  const how = { ...config, policyFrom }
  const change = describePolicyChange(verb, how, pullRequest, { base: ofBase, head: ofHead })
  return { policy, change: [weaker, change].filter((text) => text !== undefined).join(' ') }
}

/** The report with the change of the policy among its warnings, where every view shows it. */
export function withPolicyChange(report: GateReport, change: string | undefined): GateReport {
  if (change === undefined) return report
  const reason: Reason = { rule: 'policy-change', status: 'warning', message: change }
  const { reasons } = report.verdict
  const deciding = reasons.filter(({ status }) => status === 'failed' || status === 'inconclusive')
  const others = reasons.slice(deciding.length)
  return { ...report, verdict: { ...report.verdict, reasons: [...deciding, reason, ...others] } }
}

async function readBase(
  paths: readonly string[],
  { baseSha }: PullRequest,
  { repositoryFiles }: Platform,
): Promise<{ readonly text: string | null; readonly problem?: string; readonly isOutage?: true }> {
  if (repositoryFiles === undefined) return { text: null, problem: 'there is no access to it' }
  try {
    for (const path of paths) {
      const text = await repositoryFiles.read(path, baseSha)
      if (text !== undefined) return { text }
    }
    return { text: null }
  } catch (error) {
    // With a token an answer is owed, and nobody may choose the policy by the lack of one.
    if (repositoryFiles.isReliable) return { text: null, problem: messageOf(error), isOutage: true }
    return { text: null, problem: 'without a token, the commit must be in the checkout' }
  }
}

async function tryParse(config: PolicyConfig, text: string | null): Promise<ProjectPolicy | undefined> {
  try {
    return await parsePolicy(config, text)
  } catch (error) {
    if (error instanceof UsageError) return undefined
    throw error
  }
}
