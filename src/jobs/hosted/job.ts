import type { Ask, HostedRun, IdentityOptions, Project, StudyFindings } from '#service'
import type { Config, HostedConfig, ServiceConfig } from '#settings'
import type { Result } from '../../model/run/result.ts'
import type { Platform, Runtime } from '../../ports/platform.ts'
import type { HostedRunRecord } from '../step-state.ts'
import type { BasePlace, RunPlace } from './launch/place.ts'

/** A configuration that asks for a hosted run. */
export type HostedJobConfig = Config & { readonly hosted: HostedConfig; readonly service: ServiceConfig }

export function isHostedJob(config: Config): config is HostedJobConfig {
  return config.hosted !== undefined && config.service !== undefined
}

/** A hosted job whose project is known. */
export interface HostedSession {
  readonly config: HostedJobConfig
  /** Its calls end when the job is cancelled. */
  readonly project: Project
  readonly platform: Platform
  /** The runs that must be cancelled when this job ends early. */
  readonly openRuns: HostedRunRecord
}

/** A hosted job that knows where to run: its configuration names the environments. */
export interface HostedJob extends HostedSession {
  readonly basePlace: BasePlace
  /** The findings of the study whose environment is used. */
  readonly study?: StudyFindings
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
