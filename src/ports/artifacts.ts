import type { JobStep } from './github.ts'

/** An artifact of a run whose code is not ours. */
export interface ForeignArtifact {
  readonly id: number
  readonly name: string
}

/** A job of a workflow run in one of its attempts. */
export interface WorkflowJob {
  /** Id of the check run of the job. */
  readonly id: number
  /** As GitHub shows it, unique in the run: `evals (3.12)`, of a called workflow `nightly / evals (3.12)`. */
  readonly name: string
  readonly attempt: number
  /** The job ended with a conclusion other than success, neutral or skipped. */
  readonly isFailed: boolean
  readonly isSkipped: boolean
  /** Name of the step that runs now; absent: none, or GitHub does not say. */
  readonly step?: string
  /** The steps that ran and ended. */
  readonly steps: readonly JobStep[]
}

/** Artifacts from untrusted authors. They are never written to disk. Throws {@link PermissionError}. */
export interface ForeignArtifacts {
  /** The artifacts of the run with a wanted name, the newest of each name, in the order of the names. */
  list(runId: string, isWanted: (name: string) => boolean): Promise<readonly ForeignArtifact[]>
  /**
   * The files of these names in the artifact. Other files are ignored. Throws {@link ArtifactError} when it
   * is too large or damaged.
   */
  read(
    artifact: ForeignArtifact,
    limits: { readonly files: readonly string[]; readonly maxBytes: number },
  ): Promise<ReadonlyMap<string, Uint8Array>>
  /** The jobs of the run in all of its attempts up to this one. */
  listJobs(runId: string, attempt: number): Promise<readonly WorkflowJob[]>
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
  /** All of its jobs have ended. */
  readonly isOver: boolean
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
  /** When its first attempt began, Unix epoch ms. */
  readonly createdAt: number
  /** When its latest attempt began, Unix epoch ms. */
  readonly startedAt: number
}

/**
 * Files kept by the CI system between runs. Reading throws {@link PermissionError} when the token may not
 * read them.
 */
export interface Artifacts {
  /**
   * Stores files of one folder under a name, replacing what an earlier attempt of this job stored under it.
   * Throws {@link NameTaken} when another step or job of this run has stored one under the name.
   */
  save(name: string, files: readonly string[]): Promise<{ readonly id: number; readonly url?: string }>
  /**
   * The newest runs of the workflow files (absent: of this workflow) on the branch, among the newest 100 of
   * each file that have its name. `askedAt`: when, by the clock that set the times of the runs, in Unix epoch
   * ms; absent where it is not known.
   */
  listNewestRuns(
    branch: string,
    workflows?: readonly string[],
  ): Promise<BranchRuns & { readonly askedAt?: number }>
  /**
   * Runs of the workflow files (absent: of this workflow) on the branch, down to that time (Unix epoch ms) or
   * a few hundred of each event.
   */
  listBranchRuns(branch: string, sinceMs: number, workflows?: readonly string[]): Promise<BranchRuns>
  /**
   * The newest 100 artifacts of that name that runs on any branch of this repository have stored, newest
   * first. Anybody who may start a workflow can store one, so this shows where to look and proves nothing.
   * `isComplete`: there are no others of that name, of whichever fork.
   *
   * @param sinceMs more than 100, down to that time (Unix epoch ms), 3,000 at most
   */
  listNamed(
    name: string,
    sinceMs?: number,
  ): Promise<{
    readonly artifacts: readonly StoredArtifact[]
    readonly isComplete: boolean
  }>
  /**
   * The newest artifacts of any name that runs on that branch of this repository have stored, newest first,
   * among the last 100 of the repository. Shows where to look and proves nothing.
   */
  listNewest(branch: string): Promise<readonly StoredArtifact[]>
  /** Which event and which workflow made the run. */
  originOf(runId: string): Promise<RunOrigin>
  /** Artifact of that name from an earlier attempt of this very run, if any. */
  findInThisRun(name: string): Promise<StoredArtifact | undefined>
  /** Artifact of that name of another run of this repository, if any. */
  findInRun(name: string, runId: string): Promise<StoredArtifact | undefined>
  /**
   * The files of these names in the artifact, of `maxBytes` at most each. Throws {@link ArtifactError} when
   * GitHub has deleted it, or it is damaged or too large; errors of GitHub as they are.
   */
  read(
    artifact: StoredArtifact,
    limits: { readonly files: readonly string[]; readonly maxBytes: number },
  ): Promise<ReadonlyMap<string, Uint8Array>>
}
