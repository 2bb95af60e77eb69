import * as v from 'valibot'
import { fetchFile, storeDocuments } from '#github'
import {
  abandonOpenRun,
  type IngestRun,
  resendUnsent,
  type ServiceClient,
  type UnsentIngest,
  unsentSchema,
} from '#service'
import { readErrorMessage } from '../../errors.ts'
import { formatArtifactName } from '../../paths/artifact-name.ts'
import type { Artifacts, StoredArtifact } from '../../ports/artifacts.ts'
import type { Log, Platform } from '../../ports/platform.ts'
import { createSeal, type Seal } from '../seal.ts'

const file = { fileName: 'eval-gate-unsent.json', maxBytes: 512 * 1024 * 1024 } as const

/** Where the results of a suite that could not be sent wait for the next attempt of the run. */
interface UnsentStore {
  /**
   * Keeps them with their ids. Never throws.
   * @returns whether the next attempt will find them, so that the run must stay as it is
   */
  keep(unsent: UnsentIngest): Promise<boolean>
  /**
   * Sends what an earlier attempt of this very run has kept. Only its results and their ids are taken from there; the
   * rest is what this step knows of the run. The ids make it harmless to do so twice. Never throws.
   */
  send(client: ServiceClient, projectId: string, run: IngestRun): Promise<void>
}

/**
 * The store of this suite. What it keeps is sealed with the key of the service: every job of the run can store an
 * artifact of its name, and would else have results of its own making sent with our key.
 */
export function createUnsentStore(suiteName: string, apiKey: string, platform: Platform): UnsentStore {
  const { artifacts } = platform.storage
  const { context, log } = platform.runtime
  const { files } = platform.machine
  const name = formatArtifactName('unsent', suiteName)
  const seal = createSeal(apiKey, context)

  return {
    async keep(unsent) {
      try {
        const text = JSON.stringify(platform.step.hideSecrets(unsent))
        // In a terminal the scratch folder goes with the process, and this file has to stay.
        if (artifacts === undefined) {
          log.notice(`The unsent results are in ${files.writeLasting(file.fileName, text)}.`)
          return false
        }
        await storeDocuments(name, { [file.fileName]: seal.close(name, text) }, { artifacts, files })
        log.notice('The results are stored as an artifact; run the job again to upload them.')
        return true
      } catch (error) {
        log.warning(`The unsent results could not be kept: ${readErrorMessage(error)}`)
        return false
      }
    },

    async send(client, projectId, run) {
      if (artifacts === undefined || (context.attempt ?? 1) <= 1) return
      try {
        const artifact = await artifacts.findInThisRun(name)
        if (artifact === undefined || artifact.isExpired) return
        const unsent = await fetchUnsentResults(artifact, artifacts, seal)
        const isOurs =
          unsent.projectId === projectId && unsent.externalRunId.startsWith(`gh-${context.runId}-`)
        if (!isOurs) throw new Error('they belong to another project or workflow run')
        const { runId, status } = await sendWithRetry(client, unsent, run, log)
        if (status === 'cancelled' || status === 'failed' || status === 'timed_out') {
          log.warning(
            `The results that an earlier attempt could not upload are in run ${runId}, but that run is ${status}.`,
          )
          return
        }
        log.info(`Uploaded the results that an earlier attempt could not upload (run ${runId}).`)
      } catch (error) {
        log.warning(`Results saved by an earlier attempt could not be uploaded: ${readErrorMessage(error)}`)
      }
    },
  }
}

/** Tries again after one wrong answer; the ids make that harmless. In the end the run that waits for it is ended. */
async function sendWithRetry(client: ServiceClient, unsent: UnsentIngest, run: IngestRun, log: Log) {
  try {
    return await resendUnsent(client, unsent, { run, log }).catch((error: unknown) => {
      log.debug(`uploading what an earlier attempt saved: ${readErrorMessage(error)}`)
      return resendUnsent(client, unsent, { run, log })
    })
  } catch (error) {
    await abandonOpenRun(client, unsent, run).catch((other: unknown) => log.debug(readErrorMessage(other)))
    throw error
  }
}

async function fetchUnsentResults(
  artifact: StoredArtifact,
  artifacts: Artifacts,
  seal: Seal,
): Promise<UnsentIngest> {
  const content = await fetchFile(artifact, file, artifacts)
  const text = seal.open(artifact.name, Buffer.from(content).toString('utf8'))
  if (text === undefined) {
    throw new Error(
      `the artifact ${artifact.name} was not written by a step of this run with this \`api-key\`, so nothing of it is sent. ` +
        'If the key did not change since, look at which job of the workflow stores an artifact of that name',
    )
  }
  return v.parse(unsentSchema, JSON.parse(text))
}
