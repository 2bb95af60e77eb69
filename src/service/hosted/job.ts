import type { Result } from '../../model/run/result.ts'
import type { Ports, Runtime } from '../../ports/platform.ts'
import type { ServiceAddress } from '../client/client.ts'
import type { Project } from '../client/project.ts'
import type { IdentityOptions } from '../runs/iteration-result.ts'
import type { HostedRequest, LaunchBody } from '../runs/launch/plan-runs.ts'
import type { Ask } from '../runs/run-ask.ts'
import type { HostedRun } from '../runs/wait/poll.ts'

/** Where a suite runs. Empty: where the suite itself says. */
export type RunPlace = Pick<LaunchBody, 'environmentId' | 'serverIds'>

/** Where the base branch of what runs in a place is; undefined when that is not known to be another place. */
export type BasePlace = (head: RunPlace) => RunPlace | undefined

/** What runs, and where. */
export interface HostedChoice extends HostedRequest {
  readonly syncSuite: 'false' | 'true' | 'only'
  /** Runs that an earlier step has started. */
  readonly runIds: readonly string[]
  readonly modelApiKeys: Readonly<Record<string, string>>
  readonly pullRequestEnvironment?: string | undefined
  readonly study?: string | undefined
  readonly baseEnvironment?: string | undefined
  readonly baseServers: readonly string[]
}

/** A launch whose answer has not arrived. It has the id of the suite, or else its name. */
export interface IntendedLaunch {
  /** In the notes of its run. */
  readonly key: string
  readonly suiteId?: string | undefined
  /** Of a run that brings its cases along: the service makes the suite when it starts the run. */
  readonly suiteName?: string | undefined
}

/** Keeps the runs that must be cancelled when the job ends early. */
export interface HostedRunRecord {
  /** A run is about to be launched. */
  intend(launch: IntendedLaunch): void
  /** The launch is decided: its run is known, or it never started. */
  settle(key: string): void
  open(runId: string): void
  close(runId: string): void
  /** The run continues without this job: it is not cancelled, and its leases are not revoked. */
  leave(runId: string): void
  openRunIds(): readonly string[]
}

/** A project in which a job has runs. */
export interface HostedSession {
  /** Its calls end when the job is cancelled. */
  readonly project: Project
  readonly openRuns: HostedRunRecord
}

/** A job that has runs in the service. */
export interface HostedWork extends HostedSession {
  readonly config: {
    readonly suiteName: string
    readonly hosted: HostedChoice
    readonly service: ServiceAddress
  }
  readonly platform: Ports<'runtime'>
}

/** How long a job waits for its runs. */
export interface Waiting {
  readonly timeoutMs: number
  /** Unix epoch ms. */
  readonly deadline: number
  /** The input that sets it. */
  readonly input: 'timeout-minutes' | 'look-again-budget'
  /** Uniform in 0..1, to spread the requests of several jobs. */
  readonly random: () => number
}

/** The time from now on in which runs must start and end. */
export function createWaiting(timeoutMs: number, input: Waiting['input'], { clock }: Runtime): Waiting {
  return { timeoutMs, deadline: clock.now() + timeoutMs, input, random: Math.random }
}

export interface StartedRun {
  readonly label: string
  readonly runId: string
  readonly suiteId: string
  readonly expected?: number
  /** What it is held against. */
  readonly ask: Ask
  /** What is known before it ends and keeps the verdict from green, as sentences. */
  readonly doubts: readonly string[]
  /** Look before waiting: the run may have ended already. */
  readonly lookFirst: boolean
  readonly identity: IdentityOptions
  readonly place: RunPlace
}

/**
 * The result of a hosted run. `problem` says why there are no `results`, or what they lack; either way there
 * is no green verdict.
 */
export interface MeasuredRun extends StartedRun {
  readonly run?: HostedRun
  readonly results?: readonly Result[]
  /** Stored cases by the keys of their results. */
  readonly caseIds?: ReadonlyMap<string, string>
  readonly problem?: string
  /** What it says of itself that its results don't show, as sentences. */
  readonly contradictions?: readonly string[]
}
