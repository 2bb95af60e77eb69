import { loadConfig, readRawInputs } from '#settings'
import { readErrorMessage } from '../errors.ts'
import type { Platform } from '../ports/platform.ts'
import { answersName } from './open-work.ts'
import { createSealedState } from './sealed-state.ts'
import { readHostedRuns, readOpenUpload } from './step-state.ts'

/** The runner gives a cancelled job little time. */
const timeoutMs = 5_000

/**
 * The post step: ends what the main step left open because the job was cancelled or crashed. Uploads are finalized as
 * cancelled, hosted runs cancelled and their model leases revoked, answers that were paid for stored. Never fails the job.
 *
 * @param env of the step, which has the inputs
 */
export async function cleanUpJob(
  env: Readonly<Record<string, string | undefined>>,
  platform: Platform,
): Promise<void> {
  const { log } = platform.runtime
  try {
    const { service, suiteName } = await loadConfig(
      readRawInputs(env),
      platform.runtime.context,
      platform.machine.workspace,
    )
    const answers = platform.step.readState(answersName)
    if (answers !== '') {
      const { storeLeftAnswers } = await import('./measure/left-answers.ts')
      await storeLeftAnswers(answers, suiteName, platform)
    }
    if (service === undefined) return
    const state = createSealedState(service.apiKey, platform)
    const upload = readOpenUpload(state)
    const hostedRuns = readHostedRuns(state)
    if (hostedRuns !== undefined) {
      const { cleanUpHosted } = await import('./hosted/clean-up.ts')
      await cleanUpHosted(hostedRuns, service, platform)
    }
    if (upload === undefined) return
    const { cleanUpUpload } = await import('./clean-up-upload.ts')
    await cleanUpUpload(upload, service, platform.runtime, timeoutMs)
  } catch (error) {
    log.info(`The clean-up failed: ${readErrorMessage(error)}`)
  }
}
