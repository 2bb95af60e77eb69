import type { Config } from '#settings'
import { readErrorMessage } from '../../errors.ts'
import { type StepOutcome, stepOutcomes } from '../../model/run/step-outcome.ts'
import type { Budget } from '../../ports/budget.ts'
import type { JobStep } from '../../ports/github.ts'
import type { Ports } from '../../ports/platform.ts'
import type { Measurement } from './measure.ts'

/** GitHub gives the times of steps in whole seconds. */
const resolutionMs = 1_000

/**
 * How the steps ended that wrote the reports. The workflow says it, or else GitHub does, which shows the steps of this job
 * with their times: a step during which a report was written is one of them. A step with `continue-on-error` is shown as
 * a success there. Asked for only where no result shows a failure; empty where it is not known.
 */
export async function findTestOutcomes(
  { testOutcome }: Config,
  { files, found }: Measurement,
  { step: { jobSteps }, runtime: { log } }: Ports<'step' | 'runtime'>,
  budget: Budget,
): Promise<readonly StepOutcome[]> {
  if (testOutcome.length > 0 || jobSteps === undefined) return testOutcome
  if (files.some(({ failed, errored }) => failed + errored > 0)) return []
  try {
    const steps = await budget.spend('Looking at the steps of this job', () => jobSteps.list(), 0.25)
    return findOutcomesAt(
      found.files.map(({ modifiedAt }) => modifiedAt),
      steps,
    )
  } catch (error) {
    log.debug(`How the steps of this job ended could not be read: ${readErrorMessage(error)}`)
    return []
  }
}

/** How the steps ended during which something was written, by times in Unix epoch ms. */
export function findOutcomesAt(times: readonly number[], steps: readonly JobStep[]): readonly StepOutcome[] {
  return readStepOutcomes(steps.filter((step) => times.some((at) => isDuringStep(at, step))))
}

function isDuringStep(at: number, { startedAt, completedAt }: JobStep): boolean {
  return at >= startedAt && at < completedAt + resolutionMs
}

function readStepOutcomes(steps: readonly JobStep[]): readonly StepOutcome[] {
  return steps.flatMap(({ conclusion }) => stepOutcomes.find((outcome) => outcome === conclusion) ?? [])
}
