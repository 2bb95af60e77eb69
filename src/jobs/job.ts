import type { Config } from '../config/load.ts'
import type { ProjectPolicy } from '../config/policy/table.ts'
import type { Platform } from '../ports/platform.ts'
import { type Budget, createBudget } from './budget.ts'
import { withKnownPlace } from './known-place.ts'
import { choosePolicy } from './policy/choose-policy.ts'
import { createStopwatch, type Stopwatch } from './stopwatch.ts'

/** What a job knows before it measures anything. */
export interface Job {
  readonly config: Config
  /** Of a fork's measurement: as if the pull request had started the job. */
  readonly platform: Platform
  readonly policy: ProjectPolicy
  /** What the pull request does to the policy, for the reviewer. */
  readonly policyChange: string | undefined
  /** Why the policy of the base branch does not judge, where it should. */
  readonly policyOutOfReach: string | undefined
  /** The time that everything around the measurement may take together. */
  readonly budget: Budget
  readonly stopwatch: Stopwatch
}

/**
 * The start of every job: where it runs, the policy that judges, and the time there is.
 * @throws UsageError for a wrong policy file, before anything is measured
 */
export async function prepare(
  config: Config,
  given: Platform,
  stopwatch = createStopwatch(given.clock),
): Promise<Job> {
  const platform = await withKnownPlace(given)
  const { policy, change, outOfReach } = await choosePolicy(config, platform)
  const job = jobOf(policy, config, platform, stopwatch)
  return { ...job, policyChange: change, policyOutOfReach: outOfReach }
}

/** A job whose policy is known. */
export function jobOf(
  policy: ProjectPolicy,
  config: Config,
  platform: Platform,
  stopwatch = createStopwatch(platform.clock),
): Job {
  const budget = createBudget(policy.publishTimeoutMs, platform)
  return { config, platform, policy, policyChange: undefined, policyOutOfReach: undefined, budget, stopwatch }
}
