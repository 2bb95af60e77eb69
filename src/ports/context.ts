import type { Proposal } from '../model/base-side.ts'

export interface PullRequest extends Proposal {
  readonly number: number
  readonly headBranch: string
  /** The head is in another repository: its token can't write. */
  readonly fromFork: boolean
}

/** The request of a merge queue. Its commits are on a temporary branch that GitHub deletes afterwards. */
export interface MergeGroup extends Proposal {
  /** The last one in it, as the name of its branch says. */
  readonly pull: number | undefined
}

/** The workflow run whose end has started this one. All of it comes from GitHub, not from the author. */
export interface TriggeringRun {
  readonly runId: string
  readonly attempt: number
  /** What started it, e.g. `pull_request`. */
  readonly event: string
  readonly commit: string
  readonly branch: string
  /** `owner/name` of the repository that the commit comes from. */
  readonly headRepository: string
  readonly url?: string
}

/** What the CI system says about this run. In a terminal most of it is absent. */
export interface CiContext {
  readonly provider: 'github_actions' | 'terminal'
  /** `owner/name`. */
  readonly repository?: string
  /**
   * Commit under test: on a pull request the head commit, not the merge commit; else the commit that is checked out,
   * where that is known.
   */
  readonly commit?: string
  /**
   * Commit that is checked out, where that is known: on a pull request the merge of head and base, unless the
   * workflow checks out something else.
   */
  readonly checkedOut?: string
  /** Commit of the event: on a pull request the merge of head and base that GitHub made. */
  readonly eventCommit?: string
  /**
   * Branch under test, without `refs/heads/`. Absent when the code may not belong to the branch of the
   * event: see {@link notTheBranch}.
   */
  readonly branch?: string
  /** Why the measurement is not one of the branch that the event names, as a sentence without its full stop. */
  readonly notTheBranch?: string
  /**
   * Why the workspace holds other code than what is to be judged (a pull request, a merge queue, the commit of a push),
   * as a sentence without its full stop.
   */
  readonly otherCode?: string
  /** Branch to compare with: the base of the pull request or the merge queue, else the branch that the event names. */
  readonly baseBranch?: string
  /** Number of the pull request that the commit of a push merged, as the message of the commit says. */
  readonly mergedPull?: number
  /** A merge queue tests this run's commit on top of others that are not merged yet. */
  readonly mergeGroup?: MergeGroup
  /**
   * The pull request in whose conversation a comment started this run, or whose ref is measured although the event does
   * not describe it. The event names no commit; a job looks it up.
   */
  readonly discussed?: Proposal & { readonly number: number }
  /** Newest commit of the branch that is compared with, where the event names no commit of it; looked up by a job. */
  readonly baseTip?: string
  /** The branch that the event names has rules; a job that knows them says whether they want a review. */
  readonly isProtected?: boolean
  readonly event?: string
  /** What happened to the subject of the event, e.g. `opened` or `closed`. */
  readonly eventAction?: string
  /** What a run was given that was started by hand: its inputs, or the payload of the event. Foreign. */
  readonly givenInputs?: Readonly<Record<string, unknown>>
  readonly workflow?: string
  /** Path of the workflow file that measures, e.g. `.github/workflows/evals.yml`. */
  readonly workflowPath?: string
  readonly job?: string
  /** Values of the leg of a matrix that this job is; absent outside of a matrix. */
  readonly matrix?: Readonly<Record<string, unknown>>
  /** Position of this job among the legs of its matrix, from 0, and how many legs there are. */
  readonly legs?: { readonly index: number; readonly total: number }
  /** Id of the step in its job. */
  readonly step?: string
  /** Id of this job in this attempt of the run: differs between jobs even where {@link job} does not. */
  readonly jobRunId?: string
  /** Id by which GitHub lists this job in this attempt of the run; absent on older runners. */
  readonly checkRunId?: number
  readonly runId?: string
  readonly attempt?: number
  /** Name of the machine that runs the job. */
  readonly runner?: string
  readonly runUrl?: string
  readonly repositoryUrl?: string
  readonly actor?: string
  /** Branch that pull requests are merged into unless they name another one. */
  readonly defaultBranch?: string
  readonly pullRequest?: PullRequest
  readonly trigger?: TriggeringRun
}
