import { addResult } from '../../model/run/add-result.ts'
import type { Run } from '../../model/run/run.ts'
import { createRun } from '../../model/run/run.ts'
import type { PlannedRun } from '../../service/runs/launch/plan.ts'
import type { HostedJob, MeasuredRun, StartedRun, Waiting } from './job.ts'
import { launchKey } from './launch/key.ts'
import { measureRuns, startRun, troubleOf } from './launch/runs.ts'

/** One more round of all hosted runs. */
export interface HostedRound {
  /** A text: why there is no result. */
  readonly run: Run | string
  /** What was started, for the links. */
  readonly measured: readonly MeasuredRun[]
}

/**
 * Runs everything once more, as planned for the first time. The runs have no branch, so they never become a baseline of
 * their own: a commit that was measured more often must not count more. The job run again picks them up by their keys.
 */
export async function repeatRuns(
  round: number,
  measured: readonly MeasuredRun[],
  planned: readonly PlannedRun[],
  job: HostedJob,
  waiting: Waiting,
): Promise<HostedRound> {
  const { config, platform } = job
  const started: StartedRun[] = []
  for (const before of measured) {
    const plan = planned.find(({ label }) => label === before.label)
    if (plan === undefined) return { run: `it is not known how ${before.label} was started`, measured: [] }
    // The run id of the first round tells the rounds of different starts in a terminal apart.
    const key = launchKey(
      platform.context,
      config.suiteName,
      plan,
      before.runId,
      `round ${round} of ${before.runId}`,
    )
    const one = await startRun(
      plan,
      { key, identity: before.identity, purpose: 'confirmation' },
      job,
      waiting,
    )
    if ('problem' in one) return { run: one.problem, measured: [] }
    started.push(one)
  }
  const again = await measureRuns(started, job, waiting, 0)
  const problem = troubleOf(again)
  if (problem !== undefined) return { run: problem, measured: again }
  const run = createRun({
    id: `round-${round}`,
    suiteName: config.suiteName,
    createdAt: platform.clock.now(),
  })
  for (const { results = [] } of again) for (const result of results) addResult(run, result)
  return { run, measured: again }
}
