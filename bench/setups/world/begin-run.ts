import type { PullRequest } from '../../../test/support/github.ts'
import {
  type JobOptions,
  mergeGroupJob,
  pullRequestJob,
  pushJob,
  workflowRunJob,
} from '../../../test/support/run-action.ts'
import type { Event, Run } from '../set-up.ts'
import type { World } from './world.ts'

/** Variables of a job, and the event that its file holds. */
export interface Surroundings {
  readonly env: Readonly<Record<string, string>>
  readonly event: unknown
}

/** A run of a workflow, with the code that its event is about. */
export interface BegunRun {
  readonly id: number
  readonly attempt: number
  readonly token: string
  readonly isFork: boolean
  readonly pull: PullRequest | undefined
  /** Id of the run whose end started this one. */
  readonly measured: number | undefined
  /** Variables of one of its jobs. */
  surroundingsOf(jobId: string): Promise<Surroundings>
}

/** Begins a run: the first attempt of it makes the commit that starts it. */
export async function beginRun(
  world: World,
  { event, workflow, workflowFile, commits }: Run,
  known: BegunRun | undefined,
  runs: ReadonlyMap<string, BegunRun>,
): Promise<BegunRun> {
  const id = known?.id ?? world.nextRunId()
  const attempt = (known?.attempt ?? 0) + 1
  const options = {
    runId: id,
    attempt,
    ...(workflow !== undefined && { workflow }),
    ...(workflowFile !== undefined && { workflowFile }),
  }
  if (known !== undefined) {
    const again = async (jobId: string) => {
      const { env, event: payload } = await known.surroundingsOf(jobId)
      return { env: { ...env, GITHUB_RUN_ATTEMPT: String(attempt) }, event: payload }
    }
    return { ...known, attempt, surroundingsOf: again }
  }
  const isFork = 'isFork' in event && event.isFork === true
  const isDependabot = 'isDependabot' in event && event.isDependabot === true
  const { pull, start } = await starterOf(world, event, options, runs, commits)
  return {
    id,
    attempt,
    token: isFork || isDependabot ? world.readToken : world.token,
    isFork,
    pull,
    measured: event.on === 'workflow_run' ? runs.get(event.of)?.id : undefined,
    surroundingsOf: async (jobId) => withDefaultBranch(await start(jobId), world.defaultBranch),
  }
}

interface Starter {
  readonly pull?: PullRequest
  readonly start: (job: string) => Promise<Surroundings>
}

async function starterOf(
  world: World,
  event: Event,
  options: JobOptions,
  runs: ReadonlyMap<string, BegunRun>,
  commits: Run['commits'],
): Promise<Starter> {
  const { github, defaultBranch } = world
  switch (event.on) {
    case 'tag':
    case 'release': {
      const started = event.on === 'tag' ? 'push' : 'release'
      return {
        start: (job) => pushJob(github, defaultBranch, { ...options, job, tag: event.name, event: started }),
      }
    }
    case 'push':
    case 'schedule':
    case 'workflow_dispatch': {
      const { branch = defaultBranch, on, isProtected, inputs } = event
      if (on === 'push') await world.commit(branch, 'Work', commits)
      if (isProtected === 'by-signatures') github.rules.set(branch, ['required_signatures'])
      // A later attempt is about the same commit, whatever was pushed since.
      const sha = { GITHUB_SHA: await github.headOf(branch) }
      const more = isProtected !== undefined ? { ...sha, GITHUB_REF_PROTECTED: 'true' } : sha
      return {
        start: async (job) => {
          const { env, event: payload } = await pushJob(github, branch, { ...options, job, event: on })
          return { env: { ...env, ...more }, event: inputs === undefined ? payload : { ...payload, inputs } }
        },
      }
    }
    case 'merge_group': {
      const pull = world.knownPullRequest(event.pull)
      return { pull, start: (job) => mergeGroupJob(github, pull, { ...options, job }) }
    }
    case 'issue_comment': {
      const pull = world.knownPullRequest(event.pull)
      const issue = { number: pull.number, pull_request: { url: `${github.url}/pulls/${pull.number}` } }
      return {
        pull,
        start: async (job) => {
          const { env, event: payload } = await pushJob(github, defaultBranch, {
            ...options,
            job,
            event: event.on,
          })
          return { env, event: { ...payload, issue } }
        },
      }
    }
    case 'workflow_run': {
      const measured = runs.get(event.of)
      if (measured?.pull === undefined) throw new Error(`no run ${event.of} of a pull request`)
      const { id, attempt, pull, isFork } = measured
      const of = { runId: id, attempt }
      const from = isFork ? {} : { headRepository: 'octo/app' }
      return { pull, start: (job) => workflowRunJob(github, of, pull, { ...options, ...from, job }) }
    }
    default: {
      const { base = defaultBranch, isFork: fromFork = false } = event
      const pull = await world.pullRequest(event.pull, base, fromFork, commits)
      const isTarget = event.on === 'pull_request_target'
      const sha = isTarget ? pull.baseSha : fromFork ? pull.headSha : await world.mergeCommit(pull, base)
      return {
        pull,
        start: async (job) => {
          const of = pullRequestJob(github, pull, { ...options, job, fromFork, baseBranch: base })
          const actor = event.isDependabot === true ? 'dependabot[bot]' : 'octo'
          const env = { ...of.env, GITHUB_SHA: sha, GITHUB_EVENT_NAME: event.on, GITHUB_ACTOR: actor }
          return { env: isTarget ? { ...env, GITHUB_REF: `refs/heads/${base}` } : env, event: of.event }
        },
      }
    }
  }
}

function withDefaultBranch({ env, event }: Surroundings, branch: string): Surroundings {
  return { env, event: { ...(event as object), repository: { default_branch: branch } } }
}
