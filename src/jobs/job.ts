import {
  type Config,
  chooseProjectPolicy,
  defaultPolicy,
  type PolicySettings,
  type ProjectPolicy,
} from '#settings'
import type { Budget } from '../ports/budget.ts'
import type { Platform, Ports } from '../ports/platform.ts'
import { withGivenInputs } from './dispatch-inputs.ts'
import { withKnownBase, withKnownPlace } from './known-place.ts'
import { listOutputFiles, refuseSharedFiles } from './output-files.ts'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'
import { createTimeBudget } from './time-budget.ts'

/** What takes and limits the time of a step, from its start. */
interface Timekeeping {
  /** The time that everything around the measurement may take together. */
  readonly budget: Budget
  readonly stopwatch: Stopwatch
}

/** What a job was asked, where it runs, and the policy that judges. */
export interface JobSetup {
  readonly config: Config
  /** For the measurement of a fork: the platform as if the pull request had started the job. */
  readonly platform: Platform
  readonly policy: ProjectPolicy
}

/** What a job knows before it measures anything. */
export interface Job extends JobSetup, Timekeeping {
  /** What the pull request does to the policy, for the reviewer. */
  readonly policyChange: string | undefined
  /** Why the policy of the base branch does not judge, where it should. */
  readonly policyOutOfReach: string | undefined
}

/**
 * Starts with the step: reading the policy takes time, too. Until it is read, the input or the default says
 * how much.
 */
export function startTimekeeping(
  { publishTimeoutMs = defaultPolicy.publishTimeoutMs }: PolicySettings,
  platform: Ports<'runtime' | 'machine'>,
): Timekeeping {
  return {
    budget: createTimeBudget(publishTimeoutMs, platform),
    stopwatch: createStopwatch(platform.runtime.clock),
  }
}

/**
 * The start of every job: where it runs, the policy that judges, and the time there is.
 * @throws UsageError for a wrong policy file, and for two outputs of one path, before anything is measured
 */
export async function prepareJob(
  config: Config,
  given: Platform,
  timekeeping = startTimekeeping(config.policyInputs, given),
): Promise<Job> {
  const { budget } = timekeeping
  refuseSharedFiles(listOutputFiles(config, given.step), given.machine.workspace)
  const place = await withKnownBase(await withKnownPlace(given, budget), budget)
  const { policy, change, outOfReach } = await chooseProjectPolicy(config, place, budget)
  const platform = await withGivenInputs(place, policy)
  budget.resize(policy.publishTimeoutMs)
  return { ...timekeeping, config, platform, policy, policyChange: change, policyOutOfReach: outOfReach }
}

/** A job whose policy is known. */
export function createJob(policy: ProjectPolicy, config: Config, platform: Platform): Job {
  const timekeeping = startTimekeeping(policy, platform)
  return { ...timekeeping, config, platform, policy, policyChange: undefined, policyOutOfReach: undefined }
}
