import type { Location } from '../model/run/result.ts'
import type { PullRequest } from './context.ts'

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly location?: Location
}

export interface StickyComment {
  /** Identifies the comment on the pull request among those of other gates. */
  readonly key: string
  readonly body: string
  /** Order of this measurement: a comment of a later one is never overwritten. */
  readonly runId: string
  readonly attempt: number
  readonly commit: string
  /** False: only update an existing comment, never create one. */
  readonly createIfMissing: boolean
  /** `hidden`: folded as resolved, where GitHub permits it. Absent: `shown`. */
  readonly visibility?: 'shown' | 'hidden' | 'deleted'
}

export type CommentOutcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly url: string }
  /** A newer measurement has written the comment already. */
  | { readonly status: 'superseded'; readonly url: string }
  /** The comment did not exist and was not created. */
  | { readonly status: 'absent' }
  | { readonly status: 'deleted' }
  /** The pull request has newer commits than the one measured, so no first comment is written for this one. */
  | { readonly status: 'outdated' }

/**
 * Pull-request comments. Throws {@link PermissionError} when the token is read-only, and {@link NameTaken} when another
 * step or job has written the comment for the same run or commit.
 */
export interface Comments {
  upsert(comment: StickyComment): Promise<CommentOutcome>
}

/** An issue of ours about one suite. */
export interface TrackedIssue {
  readonly number: number
  readonly url: string
  readonly isOpen: boolean
  /** Hidden data that the gate stored in it. */
  readonly note: string
  /** Whether it was written by a later run, or a later attempt of the same run, than this one. */
  readonly isNewer: boolean
}

export interface IssueText {
  readonly title: string
  /** Markdown. */
  readonly body: string
  readonly note: string
}

/** The issue about a suite. Throws {@link PermissionError} when the token may not write issues. */
export interface Issues {
  /** Our open issue about the suite; else the one that was closed lately; else nothing. */
  find(key: string): Promise<TrackedIssue | undefined>
  /**
   * Opens an issue. When another job has opened one at the same time, that one stays and is returned, and ours is
   * closed as its duplicate.
   */
  open(
    key: string,
    text: IssueText,
    people: { readonly labels: readonly string[]; readonly assignees: readonly string[] },
  ): Promise<TrackedIssue>
  /** Replaces the text, and opens or closes the issue. The comment announces what is new. */
  change(
    key: string,
    issue: TrackedIssue,
    text: IssueText,
    change: { readonly isOpen: boolean; readonly comment?: string },
  ): Promise<void>
}

/** A verdict on the commit, which branch protection can require. */
export interface CheckRun {
  /** Shown in the list of checks; the same for every measurement of a suite. */
  readonly name: string
  /** Identifies the measurement: repeating it changes the same check. */
  readonly id: string
  readonly commit: string
  readonly conclusion: 'success' | 'failure' | 'neutral'
  readonly title: string
  /** Markdown, at most 65,535 bytes. */
  readonly summary: string
  readonly annotations: readonly Annotation[]
  readonly detailsUrl?: string
}

/**
 * Check runs. Throws {@link PermissionError} when the token may not write them, and {@link NameTaken} when another job
 * of this attempt has reported a check of the same name.
 */
export interface Checks {
  report(check: CheckRun): Promise<{ readonly url: string }>
}

/** A pull request that was looked up, with its comments and changed files. */
export interface OpenedPullRequest {
  readonly pullRequest: PullRequest
  /** `owner/name`; empty when the repository is gone. */
  readonly headRepository: string
  readonly comments: Comments
  readonly changedFiles: () => Promise<ReadonlySet<string>>
}

export interface PullRequests {
  /** Nothing when this repository has no such pull request. */
  find(number: number): Promise<OpenedPullRequest | undefined>
}

/** A GitHub account of a person. */
export interface Person {
  readonly login: string
  readonly id: number
}

/** A comment in the conversation of a pull request. The text is foreign. */
export interface ConversationComment {
  /** Absent for bots, for apps that write in the name of somebody, and for deleted accounts. */
  readonly author?: Person
  readonly body: string
  /** Unix epoch ms. */
  readonly createdAt: number
  /** Changed after it was written, possibly by somebody else. */
  readonly isEdited: boolean
  readonly url: string
}

/** A review that approves a pull request and that nobody has dismissed or replaced. */
export interface Approval {
  readonly author?: Person
  /** The commit that was the head when it was written. */
  readonly commit: string
  readonly url: string
}

/** A pull request, by the people in it. */
export interface DiscussedPullRequest {
  readonly number: number
  /** Login; absent when the account is deleted. */
  readonly author?: string
  readonly headSha: string
  readonly baseBranch: string
}

/** What people say about pull requests. Throws {@link PermissionError} when the token may not read it. */
export interface Conversations {
  /** Nothing when this repository has no such pull request. */
  find(pullRequest: number): Promise<DiscussedPullRequest | undefined>
  /** Pull requests that were merged and brought the commit into a branch. */
  mergedWith(commit: string): Promise<readonly DiscussedPullRequest[]>
  /** Comments that start with the text, oldest first, among the first 3,000. */
  listComments(pullRequest: number, start: string): Promise<readonly ConversationComment[]>
  /** The newest of each author, among the first 3,000 reviews. */
  listApprovals(pullRequest: number): Promise<readonly Approval[]>
  /** Whether GitHub lets the person write to the repository, now. */
  mayWrite(person: Person): Promise<boolean>
}

/** The newest commit of an open pull request. */
export interface PullRequestHead {
  readonly commit: string
  readonly branch: string
  /** `owner/name`; empty when the repository is gone. */
  readonly repository: string
}

/** A run that the pull request started for its commit. */
export interface WorkflowRunOfCommit {
  readonly id: string
  /** `.github/workflows/evals.yml`. */
  readonly workflowPath: string
  /** Unix epoch ms. */
  readonly createdAt: number
  readonly isOver: boolean
  /** It ended, and not well. */
  readonly hasFailed: boolean
}

/** Where commands of comments are carried out. Throws {@link PermissionError} when the token may not do it. */
export interface CommandPlace extends Pick<Conversations, 'mayWrite'> {
  /** Nothing when the pull request is closed. */
  findHead(pullRequest: number): Promise<PullRequestHead | undefined>
  /** Runs of the event `pull_request` for this commit of this branch, whoever's workflow it is. */
  listRuns(head: PullRequestHead): Promise<readonly WorkflowRunOfCommit[]>
  /** Starts a run again, as another attempt of it. */
  rerun(runId: string, onlyFailed: boolean): Promise<void>
  react(commentId: number, content: 'rocket' | 'confused'): Promise<void>
  /** @param body Markdown */
  reply(pullRequest: number, body: string): Promise<void>
}

/** An artifact of a run whose code is not ours. */
export interface ForeignArtifact {
  readonly id: number
  readonly name: string
}

/** Artifacts from untrusted authors. They are never written to disk. Throws {@link PermissionError}. */
export interface ForeignArtifacts {
  /** The artifacts of the run with a wanted name, the newest of each name, in the order of the names. */
  list(runId: string, isWanted: (name: string) => boolean): Promise<readonly ForeignArtifact[]>
  /**
   * The files of these names in the artifact. Other files are ignored. Throws {@link ArtifactError} when it is too
   * large or damaged.
   */
  read(
    artifact: ForeignArtifact,
    limits: { readonly files: readonly string[]; readonly maxBytes: number },
  ): Promise<ReadonlyMap<string, Uint8Array>>
  /** Names of the jobs that ended without success in this attempt of the run. */
  listFailedJobs(runId: string, attempt: number): Promise<readonly string[]>
}

/** Files for a person to open with a click. */
export interface ReadableFiles {
  /**
   * Stores the file as it is, under its own name, which holds the attempt of a re-run.
   * Throws {@link NameTaken} when another step or job of this run has stored one under the name.
   */
  save(file: string): Promise<{ readonly url?: string }>
}

export interface StoredArtifact {
  readonly id: number
  readonly name: string
  readonly runId: string
  readonly branch: string
  readonly commit: string
  /** Unix epoch ms. */
  readonly createdAt: number
  /** GitHub has deleted its content. */
  readonly isExpired: boolean
}

/** A run that has measured a branch of this repository itself, not a pull request. */
export interface BranchRun {
  readonly id: string
  readonly commit: string
  /** Unix epoch ms. */
  readonly createdAt: number
}

export interface BranchRuns {
  /** Newest first. */
  readonly runs: readonly BranchRun[]
  /** False when there are more than were listed. */
  readonly isComplete: boolean
}

/** What started a run, according to GitHub. */
export interface RunOrigin {
  readonly event: string
  readonly workflowPath: string
  /** It measured a branch of this repository itself, by its event; its workflow may be another one. */
  readonly isOfBranch: boolean
}

/**
 * Files kept by the CI system between runs. Reading throws {@link PermissionError} when the token may not read them.
 */
export interface Artifacts {
  /**
   * Stores files of one folder under a name, replacing what an earlier attempt of this job stored under it.
   * Throws {@link NameTaken} when another step or job of this run has stored one under the name.
   */
  save(name: string, files: readonly string[]): Promise<{ readonly id: number; readonly url?: string }>
  /**
   * Runs of the workflow files (absent: of this workflow) on the branch, down to that time (Unix epoch ms) or a few
   * hundred of each event.
   */
  listBranchRuns(branch: string, sinceMs: number, workflows?: readonly string[]): Promise<BranchRuns>
  /**
   * The newest 100 artifacts of that name that any run on that branch of this repository has stored, newest first.
   * Anybody who may start a workflow can store one, so this shows where to look and proves nothing. `isComplete`:
   * there are no others of that name, of whichever branch or fork. `askedAt`: when, by the clock that set the times of
   * the artifacts, in Unix epoch ms; absent where it is not known.
   */
  listNamed(
    name: string,
    branch: string,
  ): Promise<{
    readonly artifacts: readonly StoredArtifact[]
    readonly isComplete: boolean
    readonly askedAt?: number
  }>
  /**
   * The newest artifacts of any name that runs on that branch of this repository have stored, newest first, among the
   * last 100 of the repository. Shows where to look and proves nothing.
   */
  listNewest(branch: string): Promise<readonly StoredArtifact[]>
  /** Which event and which workflow made the run. */
  originOf(runId: string): Promise<RunOrigin>
  /** Artifact of that name from an earlier attempt of this very run, if any. */
  findInThisRun(name: string): Promise<StoredArtifact | undefined>
  /** Artifact of that name of another run of this repository, if any. */
  findInRun(name: string, runId: string): Promise<StoredArtifact | undefined>
  /**
   * The files of these names in the artifact, of `maxBytes` at most each. Throws {@link ArtifactError} when GitHub has
   * deleted it, or it is damaged or too large; errors of GitHub as they are.
   */
  read(
    artifact: StoredArtifact,
    limits: { readonly files: readonly string[]; readonly maxBytes: number },
  ): Promise<ReadonlyMap<string, Uint8Array>>
}

/** The commits of the repository, as far as the CI system shows them. */
export interface Commits {
  /** The commit itself and its ancestors, newest first, at most 100. */
  ancestors(commit: string): Promise<readonly string[]>
  /** Where two lines of work parted. */
  mergeBase(base: string, head: string): Promise<string>
  /**
   * The newest commit of the branch (a tag of the same name does not count), or nothing when there is no such branch.
   */
  tipOf(branch: string): Promise<string | undefined>
  /** Whether the commit is the tip or an ancestor of it. A commit that GitHub does not know is not. */
  isContained(commit: string, tip: string): Promise<boolean>
}

/** Files as the commits of the repository have them. */
export interface RepositoryFiles {
  /**
   * The text of the file at the commit; nothing when there is no such file. Throws when GitHub doesn't answer that.
   *
   * @param until for what a job can do without: asked once instead of several times, and no longer than the signal lets
   */
  read(path: string, commit: string, until?: AbortSignal): Promise<string | undefined>
  /** It knows every commit of the repository, so that trouble is trouble and not a lack of history. */
  readonly isReliable: boolean
}
