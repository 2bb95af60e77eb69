import type { GateReport } from '../model/gate-report.ts'
import type { OutputFile } from '../model/output-file.ts'
import type { Artifacts, ForeignArtifacts, ReadableFiles } from './artifacts.ts'
import type { CiContext } from './context.ts'
import type { Conversations } from './conversations.ts'
import type { Files } from './files.ts'
import type {
  Annotation,
  Checks,
  Comments,
  Commits,
  Issues,
  JobSteps,
  OtherRepositories,
  PullRequests,
  Releases,
  RepositoryFiles,
} from './github.ts'

/** Time, passed in so that decisions can be repeated. */
export interface Clock {
  /** Unix epoch ms. */
  now(): number
  sleep(ms: number, signal?: AbortSignal): Promise<void>
}

/** Where single messages go. Text may be untrusted; the platform escapes it for its own channel. */
export interface LineLog {
  debug(message: string): void
  info(message: string): void
  notice(message: string): void
  warning(message: string): void
  error(message: string): void
  /** From now on the value is hidden in all output; {@link Step.hideSecrets} knows it too. */
  mask(secret: string): void
}

/** The same with what spans several messages. */
export interface Log extends LineLog {
  group<T>(title: string, body: () => Promise<T>): Promise<T>
  /**
   * Shows how far the work is, in place of what it showed before; empty: nothing. `share`: 0..1, if known.
   * Absent where lines can't be replaced.
   */
  progress?(text: string, share?: number): void
}

export type CommandOutcome =
  | { readonly status: 'ended'; readonly exitCode: number }
  | { readonly status: 'timed-out' }
  /** The signal aborted. */
  | { readonly status: 'stopped' }
  | { readonly status: 'not-started'; readonly message: string }

/** Runs a line of the workflow's author in the shell, and ends what it leaves running. Never rejects. */
export type RunCommand = (
  line: string,
  options: {
    readonly cwd: string
    /**
     * Added to the environment of the step, of which inputs, tokens, command files and every variable with a
     * secret of the step in its value are left out.
     */
    readonly env: Readonly<Record<string, string>>
    /** Names of variables of the step that are not left out. */
    readonly allowed: readonly string[]
    readonly timeoutMs: number
    /** Ends the command when it aborts. */
    readonly signal?: AbortSignal
  },
) => Promise<CommandOutcome>

/** How many different credentials of a kind were found: `GitHub token`. */
export interface CountedCredentials {
  readonly kind: string
  readonly count: number
}

/** The job while it runs: what it is part of, the time, and where messages go. */
export interface Runtime {
  readonly context: CiContext
  readonly log: Log
  readonly clock: Clock
}

/** The machine that the job runs on: its folders and files, commands, timers and signals. */
export interface Machine {
  /** Absolute path; nothing outside of it is read as a report. */
  readonly workspace: string
  /** Absolute path of a folder for our own files, which is new and which nobody else may read. */
  readonly scratch: string
  readonly files: Files
  readonly runCommand: RunCommand
  /**
   * Those of the paths that the commit has which is checked out in this absolute folder, and whether the files there
   * have the same content; undefined where git can't say.
   */
  listTracked(
    folder: string,
    paths: readonly string[],
  ): Promise<ReadonlyMap<string, 'same' | 'changed'> | undefined>
  /**
   * Calls back after so many ms of real time, unless it is stopped by the returned function. Until then the
   * process stays alive, whatever else it waits for.
   */
  startTimer(ms: number, onEnd: () => void): () => void
  /**
   * From now on a request to stop (Ctrl-C, a cancelled job) aborts the signal instead of ending the process,
   * so that a job can clean up within seconds.
   */
  watchForCancel(): AbortSignal
}

/**
 * The step of the workflow: what it hands to the runner and to people, without the secrets that it was given.
 */
export interface Step {
  /** Sets an output of the step; the last value counts. Throws {@link UnwritableFile}. */
  setOutput(name: string, value: string | number): void
  /** Remembers a value for the post step of the same step. That it can't is logged. */
  saveState(name: string, value: string): void
  /** Empty when nothing was saved under the name. */
  readState(name: string): string
  /** Bytes that fit on the page of the job, behind what others wrote; 0 without such a page. */
  summaryRoomBytes(): number
  /**
   * Writes on the page of the job, in place of what this step wrote before. Throws {@link UnwritableFile}.
   */
  writeSummary(markdown: string): void
  annotate(annotations: readonly Annotation[]): void
  /**
   * Reserves the suite name for this step; false when an earlier step of the job has it. Absent outside of a
   * job.
   */
  claimSuiteName?(name: string): boolean
  /** The steps before this one. Absent without a token, and where the runner has no name. */
  readonly jobSteps?: JobSteps
  /** Shows the complete report to a person; where it is missing, the verdict goes to the log. */
  readonly showResult?: (report: GateReport) => Promise<void>
  /** What {@link showResult} writes. */
  readonly ownFiles?: readonly OutputFile[]
  /**
   * The data without the secrets that this step was given, and without credentials of a known shape, whoever
   * they belong to; for everything that leaves the step.
   */
  hideSecrets<T>(value: T): T
  /** What {@link hideSecrets} has found by its shape so far, the most frequent first. */
  foundCredentials(): readonly CountedCredentials[]
}

/** Where the change is reviewed: the pull request with its conversation, and the checks and issues. */
export interface Review {
  /** Absent without a pull request or a token. */
  readonly comments?: Comments
  /**
   * Files that the pull request changes, workspace-relative, at most 3,000. Absent without a pull request or
   * a token. Throws {@link PermissionError} when the token may not read them.
   */
  readonly changedFiles?: () => Promise<ReadonlySet<string>>
  /** Absent without a token. */
  readonly checks?: Checks
  /** Absent without a token. */
  readonly issues?: Issues
  /** Absent without a token. */
  readonly pullRequests?: PullRequests
  /** Absent without a token. */
  readonly conversations?: Conversations
}

/** The history of the repository, and what is published from it and from others. */
export interface Repository {
  /** Absent without a token. */
  readonly commits?: Commits
  /** Absent in a terminal. */
  readonly repositoryFiles?: RepositoryFiles
  /** Absent without a token. */
  readonly otherRepositories?: OtherRepositories
  /** Absent without a token. */
  readonly releases?: Releases
}

/** Files that the CI system keeps between jobs and runs. */
export interface Storage {
  /** Absent where the CI system offers none; {@link noArtifacts} says why. */
  readonly artifacts?: Artifacts
  /** Why nothing can be kept between runs, and what works instead, in sentences. */
  readonly noArtifacts?: string
  /** Absent without a token. */
  readonly foreignArtifacts?: ForeignArtifacts
  /** Absent where the CI system offers none. */
  readonly readableFiles?: ReadableFiles
}

/**
 * Everything the outside offers to a job, as one port for each purpose. Jobs use nothing else from outside.
 */
export interface Platform {
  readonly runtime: Runtime
  readonly machine: Machine
  readonly step: Step
  readonly review: Review
  readonly repository: Repository
  readonly storage: Storage
}

/** The ports that a function needs, where it is more than one: `Ports<'runtime' | 'storage'>`. */
export type Ports<Name extends keyof Platform> = Pick<Platform, Name>
