import { findProposal, type Proposal } from '../../model/base-side.ts'
import { isRecord, parseJson, readFields } from '../../model/data.ts'
import type { CiContext, MergeGroup, PullRequest, TriggeringRun } from '../../ports/context.ts'
import { isBranchEvent } from './branch-events.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** What the contexts of a job say. */
interface JobContexts {
  /** Values of the matrix as JSON; `null` outside of a matrix. */
  readonly matrix?: string
  /** Position in the matrix (`strategy`) as JSON. */
  readonly strategy?: string
  /** Id of the check run; empty on a runner that does not know it. */
  readonly checkRunId?: string
}

/**
 * What the runner says about this run, from its variables and the event's payload. Both come from GitHub, but
 * branch names in them are the author's choice: they are data, never code.
 *
 * @param checkedOut the commit in the workspace, where it is known
 * @param job what no variable holds
 */
export function readContext(
  env: Environment,
  event: unknown,
  checkedOut?: string,
  { matrix = 'null', strategy = 'null', checkRunId = '' }: JobContexts = {},
): CiContext {
  const payload = readFields(event)
  const pullRequest = readPullRequest(payload, env.GITHUB_REPOSITORY)
  const server = env.GITHUB_SERVER_URL ?? 'https://github.com'
  const repositoryUrl = env.GITHUB_REPOSITORY ? `${server}/${env.GITHUB_REPOSITORY}` : undefined
  const eventBranch = readEventBranch(env, payload.ref)
  const notTheBranch = pullRequest === undefined ? explainOtherBranch(env, checkedOut) : undefined
  const mergeGroup = readMergeGroup(readFields(payload.merge_group), env.GITHUB_SHA)
  // The event of a schedule has no repository, and is always on the default branch.
  const scheduled = env.GITHUB_EVENT_NAME === 'schedule' ? eventBranch : undefined
  const defaultBranch =
    (toOptionalText(readFields(payload.repository).default_branch) ?? scheduled) || undefined
  const discussed =
    readDiscussed(readFields(payload.issue), defaultBranch ?? eventBranch) ??
    (pullRequest === undefined ? readPullOfRef(env) : undefined)
  const trigger = readTrigger(readFields(payload.workflow_run))
  // A run that another one has started compares with what that one's workflow has stored.
  const workflowPath = trigger?.workflowPath ?? readWorkflowFile(env)
  return {
    provider: 'github_actions',
    repository: env.GITHUB_REPOSITORY || undefined,
    commit: (pullRequest?.headSha ?? checkedOut ?? env.GITHUB_SHA) || undefined,
    checkedOut,
    eventCommit: env.GITHUB_SHA || undefined,
    branch: (pullRequest?.headBranch ?? (notTheBranch === undefined ? eventBranch : undefined)) || undefined,
    notTheBranch,
    otherCode: findBaseCode(env, findProposal({ pullRequest, mergeGroup, discussed }), checkedOut),
    baseBranch:
      (pullRequest?.baseBranch ?? mergeGroup?.baseBranch ?? env.GITHUB_BASE_REF) || eventBranch || undefined,
    mergedPull: readMergedPull(readFields(payload.head_commit)),
    mergeGroup,
    discussed,
    isProtected: env.GITHUB_REF_PROTECTED === 'true',
    event: env.GITHUB_EVENT_NAME || undefined,
    eventAction: toOptionalText(payload.action) || undefined,
    givenInputs: readFields(payload.inputs ?? payload.client_payload),
    workflow: env.GITHUB_WORKFLOW || undefined,
    workflowPath: workflowPath || undefined,
    job: env.GITHUB_JOB || undefined,
    matrix: readMatrix(matrix),
    legs: readLegs(strategy),
    step: env.GITHUB_ACTION || undefined,
    checkRunId: /^\d{1,15}$/.test(checkRunId) ? Number(checkRunId) : undefined,
    jobRunId: readJobRunId(env.ACTIONS_RUNTIME_TOKEN),
    runId: env.GITHUB_RUN_ID || undefined,
    attempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1) || 1,
    runner: env.RUNNER_NAME || undefined,
    repositoryUrl,
    runUrl:
      repositoryUrl && env.GITHUB_RUN_ID ? `${repositoryUrl}/actions/runs/${env.GITHUB_RUN_ID}` : undefined,
    actor: env.GITHUB_ACTOR || undefined,
    defaultBranch,
    pullRequest,
    trigger: trigger?.run,
  }
}

/** `Merge pull request #5 from …`, and `Title (#5)` of a squash. */
function readMergedPull({ message }: Readonly<Record<string, unknown>>): number | undefined {
  const [title = ''] = (toOptionalText(message) ?? '').split('\n', 1)
  const number = /^Merge pull request #(\d{1,9}) |\(#(\d{1,9})\)$/.exec(title)
  if (number === null) return undefined
  return Number(number[1] ?? number[2])
}

function readEventBranch(env: Environment, pushed: unknown): string | undefined {
  if (env.GITHUB_HEAD_REF) return env.GITHUB_HEAD_REF
  const ref = env.GITHUB_REF || (toOptionalText(pushed) ?? '')
  if (!ref.startsWith('refs/heads/')) return undefined
  return ref.slice('refs/heads/'.length)
}

/**
 * Why the workspace may hold other code than the branch of the event. A comment or another workflow is the
 * usual way to start a measurement of a pull request by hand, and `GITHUB_REF` names the default branch then.
 */
function explainOtherBranch(env: Environment, checkedOut: string | undefined): string | undefined {
  if (!isBranchEvent(env.GITHUB_EVENT_NAME)) {
    return `the run was started by ${env.GITHUB_EVENT_NAME ?? 'an unknown event'}, which may measure any code`
  }
  if (checkedOut === undefined || env.GITHUB_SHA === undefined || checkedOut === env.GITHUB_SHA)
    return undefined
  return `${checkedOut.slice(0, 7)} is checked out and not ${env.GITHUB_SHA.slice(0, 7)}, the commit of the event`
}

/** Events about a proposal whose commit is the base, which is checked out unless the workflow says otherwise. */
const eventsOfBase = ['pull_request_target', 'issue_comment']

/** Why the workspace holds the base without what is proposed for it. */
function findBaseCode(
  env: Environment,
  proposal: Proposal | undefined,
  checkedOut: string | undefined,
): string | undefined {
  // Its commit is the base, so nothing says which change is judged.
  if (proposal === undefined && env.GITHUB_EVENT_NAME === 'pull_request_target')
    return 'the event names no pull request'
  if (proposal === undefined || checkedOut === undefined || checkedOut === proposal.headSha) return undefined
  const { baseBranch, baseSha } = proposal
  const isOfEvent =
    eventsOfBase.some((event) => event === env.GITHUB_EVENT_NAME) && checkedOut === env.GITHUB_SHA
  if (checkedOut !== baseSha && !isOfEvent) return undefined
  return `${checkedOut.slice(0, 7)} is checked out, which is ${baseBranch} without the change`
}

/** `owner/name/.github/workflows/evals.yml@refs/heads/main` → `.github/workflows/evals.yml`. */
function readWorkflowFile(env: Environment): string | undefined {
  const match = /^[^/]+\/[^/]+\/(.+)@[^@]*$/.exec(env.GITHUB_WORKFLOW_REF ?? '')
  return match?.[1]
}

function readMatrix(json: string): CiContext['matrix'] {
  const matrix = readFields(parseJson(json))
  if (Object.keys(matrix).length === 0) return undefined
  return matrix
}

function readLegs(json: string): CiContext['legs'] {
  const { 'job-index': index, 'job-total': total } = readFields(parseJson(json))
  const isSane = Number.isSafeInteger(index) && Number.isSafeInteger(total)
  if (!isSane) return undefined
  return { index: Number(index), total: Number(total) }
}

function readPullRequest(
  payload: Readonly<Record<string, unknown>>,
  repository: string | undefined,
): PullRequest | undefined {
  const pull = readFields(payload.pull_request)
  const base = readFields(pull.base)
  const head = readFields(pull.head)
  if (typeof pull.number !== 'number' || typeof base.ref !== 'string' || typeof head.sha !== 'string') {
    return undefined
  }
  return {
    number: pull.number,
    baseBranch: base.ref,
    baseSha: toOptionalText(base.sha) ?? '',
    headSha: head.sha,
    headBranch: toOptionalText(head.ref) ?? '',
    fromFork: readFields(head.repo).full_name !== repository,
  }
}

function readMergeGroup(
  { base_ref: ref, base_sha: baseSha, head_ref: queue }: Record<string, unknown>,
  headSha = '',
): MergeGroup | undefined {
  if (typeof ref !== 'string' || typeof baseSha !== 'string') return undefined
  const [, pull] = /\/pr-(\d+)-[0-9a-f]+$/.exec(toOptionalText(queue) ?? '') ?? []
  return {
    baseBranch: ref.replace(/^refs\/heads\//, ''),
    baseSha,
    headSha,
    pull: pull === undefined ? undefined : Number(pull),
  }
}

/** The pull request of a comment: GitHub tells its conversation from an issue by one member, and names no commit. */
function readDiscussed(
  { number, pull_request: pull }: Record<string, unknown>,
  baseBranch = '',
): CiContext['discussed'] {
  if (typeof number !== 'number' || !isRecord(pull)) return undefined
  return { number, baseBranch, baseSha: '', headSha: '' }
}

/** The pull request whose merge is measured, where the event does not describe it: the ref has its number. */
function readPullOfRef({
  GITHUB_REF: ref = '',
  GITHUB_BASE_REF: baseBranch,
}: Environment): CiContext['discussed'] {
  const [, number] = /^refs\/pull\/(\d{1,9})\//.exec(ref) ?? []
  if (number === undefined || !baseBranch) return undefined
  return { number: Number(number), baseBranch, baseSha: '', headSha: '' }
}

function readTrigger(
  run: Record<string, unknown>,
): { readonly run: TriggeringRun; readonly workflowPath: string | undefined } | undefined {
  const commit = toOptionalText(run.head_sha)
  if (typeof run.id !== 'number' || commit === undefined) return undefined
  return {
    run: {
      runId: String(run.id),
      attempt: typeof run.run_attempt === 'number' ? run.run_attempt : 1,
      event: toOptionalText(run.event) ?? '',
      commit,
      branch: toOptionalText(run.head_branch) ?? '',
      headRepository: toOptionalText(readFields(run.head_repository).full_name) ?? '',
      url: toOptionalText(run.html_url) || undefined,
    },
    workflowPath: toOptionalText(run.path)?.split('@')[0],
  }
}

function toOptionalText(value: unknown): string | undefined {
  if (typeof value === 'string') return value
  return undefined
}

/**
 * Id of this job in this attempt of the run, out of the token by which the runner lets a job store artifacts.
 * It is the only thing that distinguishes two calls of one reusable workflow: they share workflow, job id and
 * matrix. The scope reads `Actions.Results:RUN:JOB`, as the toolkit's artifact client takes it.
 */
export function readJobRunId(runtimeToken: string | undefined): string | undefined {
  const [, payload = ''] = (runtimeToken ?? '').split('.')
  const { scp } = readFields(parseJson(Buffer.from(payload, 'base64url').toString()))
  return /(?:^| )Actions\.Results:[^: ]+:([^: ]+)/.exec(String(scp))?.[1]
}
