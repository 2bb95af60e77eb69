import type { HostedConfig } from '../../config/hosted.ts'
import type { Result } from '../../model/result.ts'
import type { Platform } from '../../ports/platform.ts'
import type { Project } from '../../service/client/project.ts'
import type { HostedRun } from '../../service/runs/poll.ts'
import type { IdentityOptions } from '../../service/runs/result.ts'
import type { HostedRunRecord } from './open-runs.ts'
import type { BasePlace, RunPlace } from './place.ts'

/** A hosted run that was started. */
export interface StartedRun {
  readonly label: string
  readonly runId: string
  readonly suiteId: string
  readonly expected?: number
  /** It may be over already. */
  readonly lookFirst: boolean
  readonly identity: IdentityOptions
  readonly place: RunPlace
}

/** What a hosted run came to. Without `results` there is no verdict, and `problem` says why. */
export interface MeasuredRun extends StartedRun {
  readonly run?: HostedRun
  readonly results?: readonly Result[]
  /** Stored cases by the keys of their results. */
  readonly caseIds?: ReadonlyMap<string, string>
  readonly problem?: string
}

/** What all steps of a hosted job share. */
export interface HostedScope {
  /** Its calls end when the job is cancelled. */
  readonly project: Project
  readonly hosted: HostedConfig
  readonly platform: Platform
  readonly record: HostedRunRecord
  readonly basePlace: BasePlace
  /** Unix epoch ms. */
  readonly deadline: number
  /** The input that sets it. */
  readonly deadlineInput: 'timeout-minutes' | 'confirm-timeout'
  readonly random: () => number
}
