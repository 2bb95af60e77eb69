import type { MeasuredBefore } from '../model/comparison.ts'
import type { FileChange } from '../model/file-change.ts'
import type { Location } from '../model/run/result.ts'
import type { PullFate } from '../model/run/run.ts'
import type { PullRequest } from './context.ts'
import type { ReadList } from './conversations.ts'

export interface Annotation {
  readonly level: 'error' | 'warning' | 'notice'
  readonly title: string
  readonly message: string
  readonly location?: Location
}

/** What later measurements of a pull request are to know of those until now. */
export interface RememberedPushes extends MeasuredBefore {
  /** Digests of cases that failed in the newest one, or before it and had no result since. */
  readonly failed: readonly string[]
}

/** What one suite says in the comment of a pull request. */
export interface StickyComment {
  /** Identifies the suite among those of the comment. */
  readonly key: string
  /** Markdown, with the headline first. */
  readonly body: string
  /** Order of this measurement: what a later one says is never overwritten. */
  readonly runId: string
  readonly attempt: number
  readonly commit: string
  /** What later measurements of the pull request are to know: this one is among them. */
  readonly measured?: RememberedPushes
  /** How often chance alone makes the suite red, 0..1. Absent: nothing was left to chance. */
  readonly level?: number | undefined
  /** False: only update what the comment says of this suite already; else a line, beside other suites. */
  readonly createIfMissing: boolean
  /**
   * `hidden`: folded as resolved, where GitHub permits it and all suites agree. `line`: the headline alone, and
   * nothing without another suite. Absent: `shown`.
   */
  readonly visibility?: 'shown' | 'hidden' | 'line'
  /** Where a line leads. */
  readonly runUrl?: string | undefined
}

export type CommentOutcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly url: string }
  /** A newer measurement has written the comment already. */
  | { readonly status: 'superseded'; readonly url: string }
  /** No comment, or one of other suites with a line of this one. */
  | { readonly status: 'absent' }
  | { readonly status: 'deleted' }
  /**
   * The pull request has newer commits than the one measured, so this suite is not added to the comment.
   */
  | { readonly status: 'outdated' }

/**
 * The comment of a pull request, with a section for each suite. Throws {@link PermissionError} when the token is
 * read-only, and {@link NameTaken} when another step or job has written of this suite for the same run or commit.
 */
export interface Comments {
  /** What the comment remembers of this suite, for a measurement of this commit; undefined without it. */
  remembered(key: string, commit: string): Promise<RememberedPushes | undefined>
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
   * Opens an issue. When another job has opened one at the same time, that one stays and is returned, and
   * ours is closed as its duplicate.
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
 * Check runs. Throws {@link PermissionError} when the token may not write them, and {@link NameTaken} when
 * another job of this attempt has reported a check of the same name.
 */
export interface Checks {
  report(check: CheckRun): Promise<{ readonly url: string }>
}

/** A step that has ended. */
export interface JobStep {
  readonly name: string
  /** After `continue-on-error`, which makes a failure a success. */
  readonly conclusion: string
  /** Start and end in Unix epoch ms, in whole seconds; 0 where GitHub does not say. */
  readonly startedAt: number
  readonly completedAt: number
}

/** The steps of the job that asks. */
export interface JobSteps {
  /** Steps that have ended; none where GitHub does not show the job. */
  list(): Promise<readonly JobStep[]>
}

/** What can be read of a pull request, and written to it. */
export interface PullRequestAccess {
  readonly comments: Comments
  /** Paths that it adds and changes, relative to the repository; at most 3,000. */
  readonly changedFiles: () => Promise<ReadonlySet<string>>
}

/** A pull request that was looked up, with its comments and changed files. */
export interface OpenedPullRequest extends PullRequestAccess {
  readonly pullRequest: PullRequest
  /** `owner/name`; empty when the repository is gone. */
  readonly headRepository: string
}

export interface PullRequests {
  /** How those ended that changed since that time (Unix epoch ms), among the newest 3,000. */
  listFates(sinceMs: number): Promise<readonly PullFate[]>
  /** Nothing when this repository has no such pull request. */
  find(number: number): Promise<OpenedPullRequest | undefined>
  /**
   * Numbers of the open pull requests whose head is that branch of that repository (`owner/name`), the oldest
   * first.
   */
  listOfHead(repository: string, branch: string): Promise<readonly number[]>
}

/** A commit that changed a file. */
export interface ChangingCommit {
  readonly commit: string
  /** Absent for the first commit of a repository. */
  readonly parent: string | undefined
  /** Login of the author, or the name in the commit. Foreign. */
  readonly by: string | undefined
  /** Unix epoch ms. */
  readonly at: number
}

/** The commits of the repository, as far as the CI system shows them. */
export interface Commits {
  /**
   * Commits of the branch that changed the file, written since that time (Unix epoch ms): the newest 1,000,
   * newest first.
   */
  changing(path: string, branch: string, sinceMs: number): Promise<ReadList<ChangingCommit>>
  /** The commit itself and its ancestors, newest first, at most 100. */
  ancestors(commit: string): Promise<readonly string[]>
  /**
   * Those of {@link ancestors} that a branch with this tip has pointed to: the commit, its first parent, and so on. What
   * a merge brought in is not among them.
   */
  firstParents(commit: string): Promise<readonly string[]>
  /** What the head changes since the two parted: at most 300 files. */
  changes(base: string, head: string): Promise<readonly FileChange[]>
  /** Where two lines of work parted. */
  mergeBase(base: string, head: string): Promise<string>
  /**
   * The newest commit of the branch (a tag of the same name does not count), or nothing when there is no such
   * branch.
   */
  tipOf(branch: string): Promise<string | undefined>
  /** Whether the commit is the tip or an ancestor of it; undefined where GitHub does not know one of them. */
  isContained(commit: string, tip: string): Promise<boolean | undefined>
  /** Kinds of the rules of all rulesets that hold for the branch: `pull_request`, `required_signatures`. */
  rulesOf(branch: string): Promise<readonly string[]>
}

/** What was published from the repository. */
export interface Releases {
  /**
   * When the latest release was published that is neither a draft nor a pre-release, Unix epoch ms; nothing
   * without one.
   */
  latest(): Promise<number | undefined>
}

/** Files of any repository that the token may read. */
export interface OtherRepositories {
  /**
   * The text of a file, `null` when it does not exist or the token may not know of it. Throws when GitHub
   * doesn't answer that.
   *
   * @param repository `owner/name`
   * @param ref a tag, or all digits of a commit
   */
  read(repository: string, path: string, ref: string): Promise<string | null>
}

/** Files as the commits of the repository have them. */
export interface RepositoryFiles {
  /**
   * The text of the file at the commit; nothing when there is no such file. Throws when GitHub doesn't answer
   * that.
   *
   * @param until for what a job can do without: asked once instead of several times, and no longer than the
   * signal lets
   */
  read(path: string, commit: string, until?: AbortSignal): Promise<string | undefined>
  /** It knows every commit of the repository, so an error is never just a lack of history. */
  readonly isReliable: boolean
}
