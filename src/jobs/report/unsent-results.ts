import { join } from 'node:path'
import { artifactName } from '../../baseline/artifact-name.ts'
import { messageOf } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import type { ServiceClient } from '../../service/client/client.ts'
import { resend, type UnsentIngest } from '../../service/ingest/ingest.ts'

const fileName = 'eval-gate-unsent.json'

/** Keeps what could not be sent, with its ids, where the next attempt of this run finds it. */
export async function keepUnsent(unsent: UnsentIngest, platform: Platform, suiteName: string): Promise<void> {
  const { artifacts, log, files } = platform
  const text = JSON.stringify(platform.hideSecrets(unsent))
  // In a terminal the scratch folder goes with the process, and this file has to stay.
  const file =
    artifacts === undefined
      ? files.writeLasting(fileName, text)
      : files.writeScratch(`unsent/${fileName}`, text)
  if (artifacts === undefined) {
    log.notice(`The unsent results are in ${file}.`)
    return
  }
  try {
    await artifacts.save(artifactName('unsent', suiteName), [file])
    log.notice('The unsent results are kept as an artifact; run the job again and they are sent.')
  } catch (error) {
    log.warning(`The unsent results could not be kept: ${messageOf(error)}`)
  }
}

/** Sends what an earlier attempt of this very run has kept. The ids make it harmless to do so twice. */
export async function sendKept(client: ServiceClient, platform: Platform, suiteName: string): Promise<void> {
  const { artifacts, context, log, scratch, files } = platform
  if (artifacts === undefined || (context.attempt ?? 1) <= 1) return
  try {
    const artifact = await artifacts.findInThisRun(artifactName('unsent', suiteName))
    if (artifact === undefined || artifact.isExpired) return
    const folder = join(scratch, 'kept')
    await artifacts.fetch(artifact, folder)
    const unsent = JSON.parse(files.readText(join(folder, fileName))) as UnsentIngest
    const { runId } = await resend(client, unsent, { log })
    log.info(`Sent the results that an earlier attempt could not send (run ${runId}).`)
  } catch (error) {
    log.warning(`What an earlier attempt kept could not be sent: ${messageOf(error)}`)
  }
}
