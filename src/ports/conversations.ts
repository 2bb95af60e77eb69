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

/** A list that may be longer than what was read of it. */
export interface ReadList<Item> {
  readonly items: readonly Item[]
  readonly isComplete: boolean
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

/** Who may write to the repository. Throws {@link PermissionError} when the token may not ask. */
export interface WriteAccess {
  /** Whether GitHub lets the person write to the repository, now. */
  mayWrite(person: Person): Promise<boolean>
}

/** What people say about pull requests. Throws {@link PermissionError} when the token may not read it. */
export interface Conversations extends WriteAccess {
  /** Nothing when this repository has no such pull request. */
  find(pullRequest: number): Promise<DiscussedPullRequest | undefined>
  /** Pull requests that were merged and brought the commit into a branch. */
  mergedWith(commit: string): Promise<readonly DiscussedPullRequest[]>
  /** Comments that start with the text, oldest first, among the first 3,000. */
  listComments(pullRequest: number, start: string): Promise<readonly ConversationComment[]>
  /** Comments of all issues and pull requests that start so, since a time (Unix epoch ms), among 20,000. */
  listAllComments(
    start: string,
    sinceMs: number,
  ): Promise<ReadList<ConversationComment & { readonly number: number }>>
  /** The newest approval of each author, among the first 3,000 reviews. */
  listApprovals(pullRequest: number): Promise<readonly Approval[]>
}

/** The newest commit of an open pull request. */
interface PullRequestHead {
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
  /** The run ended with a conclusion other than success or skipped. */
  readonly hasFailed: boolean
}

/**
 * Where commands of comments are carried out. Throws {@link PermissionError} when the token may not do it.
 */
export interface CommandPlace extends WriteAccess {
  /** Nothing when the pull request is closed. */
  findHead(pullRequest: number): Promise<PullRequestHead | undefined>
  /** Runs of the event `pull_request` for this commit of this branch, of every workflow. */
  listRuns(head: PullRequestHead): Promise<readonly WorkflowRunOfCommit[]>
  /** Starts a run again, as another attempt of it. */
  rerun(runId: string, onlyFailed: boolean): Promise<void>
  react(commentId: number, content: 'rocket' | 'confused'): Promise<void>
  /** @param body Markdown */
  reply(pullRequest: number, body: string): Promise<void>
}
