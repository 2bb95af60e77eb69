import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { artifactName } from '../../baseline/artifact-name.ts'
import { messageOf } from '../../errors.ts'
import type { Platform } from '../../ports/platform.ts'
import type { ServiceClient } from '../../service/client/client.ts'
import { resend, type UnsentIngest } from '../../service/ingest/ingest.ts'

const fileName = 'eval-gate-unsent.json'

/** Keeps what could not be sent, with its ids, where the next attempt of this run finds it. */
export async function keepUnsent(unsent: UnsentIngest, platform: Platform, suiteName: string): Promise<void> {
  const { artifacts, log, scratch } = platform
  // In a terminal the folder of the process is removed with it, and this is what has to stay.
  const folder =
    artifacts === undefined ? mkdtempSync(join(tmpdir(), 'eval-gate-unsent-')) : join(scratch, 'unsent')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, fileName)
  writeFileSync(file, JSON.stringify(platform.hideSecrets(unsent)))
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
  const { artifacts, context, log, scratch } = platform
  if (artifacts === undefined || (context.attempt ?? 1) <= 1) return
  try {
    const artifact = await artifacts.findInThisRun(artifactName('unsent', suiteName))
    if (artifact === undefined || artifact.isExpired) return
    const folder = join(scratch, 'kept')
    await artifacts.fetch(artifact, folder)
    const unsent = JSON.parse(readFileSync(join(folder, fileName), 'utf8')) as UnsentIngest
    const { runId } = await resend(client, unsent, { log })
    log.info(`Sent the results that an earlier attempt could not send (run ${runId}).`)
  } catch (error) {
    log.warning(`What an earlier attempt kept could not be sent: ${messageOf(error)}`)
  }
}
