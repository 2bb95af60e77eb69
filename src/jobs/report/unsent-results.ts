import { messageOf } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import type { ServiceClient } from '../../service/client/client.ts'
import { resend, type UnsentIngest, unsentSchema } from '../../service/ingest/ingest.ts'
import { artifactName } from '../../storage/artifact-name.ts'
import { fetchDocument } from '../../storage/fetch-document.ts'
import { storeDocuments } from '../../storage/stored-documents.ts'

const document = {
  fileName: 'eval-gate-unsent.json',
  maxBytes: 512 * 1024 * 1024,
  schema: unsentSchema,
} as const

/**
 * Keeps what could not be sent, with its ids, where the next attempt of this run finds it. Never throws.
 * @returns whether the next attempt will find it, so that the run must stay as it is
 */
export async function keepUnsent(
  unsent: UnsentIngest,
  platform: Platform,
  suiteName: string,
): Promise<boolean> {
  const { artifacts, log, files } = platform
  try {
    const text = JSON.stringify(platform.hideSecrets(unsent))
    // In a terminal the scratch folder goes with the process, and this file has to stay.
    if (artifacts === undefined) {
      log.notice(`The unsent results are in ${files.writeLasting(document.fileName, text)}.`)
      return false
    }
    const documents = { [document.fileName]: text }
    await storeDocuments(artifactName('unsent', suiteName), documents, { artifacts, files })
    log.notice('The unsent results are kept as an artifact; run the job again and they are sent.')
    return true
  } catch (error) {
    log.warning(`The unsent results could not be kept: ${messageOf(error)}`)
    return false
  }
}

/** Sends what an earlier attempt of this very run has kept. The ids make it harmless to do so twice. Never throws. */
export async function sendKept(
  client: ServiceClient,
  projectId: string,
  platform: Platform,
  suiteName: string,
): Promise<void> {
  const { artifacts, context, log } = platform
  if (artifacts === undefined || (context.attempt ?? 1) <= 1) return
  try {
    const artifact = await artifacts.findInThisRun(artifactName('unsent', suiteName))
    if (artifact === undefined || artifact.isExpired) return
    const unsent = (await fetchDocument(artifact, document, artifacts)) as UnsentIngest
    const isOurs =
      unsent.projectId === projectId && unsent.run.externalRunId.startsWith(`gh-${context.runId}-`)
    if (!isOurs) throw new Error('they belong to another project or workflow run')
    const { runId, status } = await resend(client, unsent, { log })
    if (status === 'cancelled' || status === 'failed' || status === 'timed_out') {
      log.warning(
        `The results that an earlier attempt could not send are in run ${runId}, but that run is ${status}.`,
      )
      return
    }
    log.info(`Sent the results that an earlier attempt could not send (run ${runId}).`)
  } catch (error) {
    log.warning(`What an earlier attempt kept could not be sent: ${messageOf(error)}`)
  }
}
