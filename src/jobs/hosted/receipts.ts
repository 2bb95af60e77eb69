import { resolve } from 'node:path'
import { readErrorMessage, UsageError } from '../../errors.ts'
import { formatPlural } from '../../model/format.ts'
import type { Machine, Ports } from '../../ports/platform.ts'
import type { HostedJobConfig } from './job.ts'
import { type ReceiptFile, readReceipts } from './read-receipts.ts'

const maxReceipts = 100
const maxReceiptBytes = 64 * 1024

/**
 * The configuration with the runs that the tests uploaded by themselves, in place of the folder of their receipts. The
 * project is that of the runs, unless the input names one.
 * @throws UsageError when the folder has no receipt, or something else
 */
export async function addReceiptRuns(
  config: HostedJobConfig,
  platform: Ports<'runtime' | 'machine'>,
): Promise<HostedJobConfig> {
  const { hosted, service } = config
  if (hosted.receipts === undefined) return config
  const files = await readReceiptFolder(hosted.receipts, platform.machine)
  const receipts = readReceipts(files, service.baseUrl)
  const [first] = receipts
  if (first === undefined) throw createReceiptProblem(hosted.receipts, 'has no receipt')
  const named = receipts.map(({ runId, suiteName }) => (suiteName ? `${suiteName} (${runId})` : runId))
  platform.runtime.log.info(`The tests uploaded ${formatPlural(receipts.length, 'run')}: ${named.join(', ')}`)
  const projectId = service.projectId === 'default' ? first.projectId : service.projectId
  return {
    ...config,
    service: { ...service, projectId },
    hosted: { ...hosted, runIds: receipts.map(({ runId }) => runId) },
  }
}

async function readReceiptFolder(
  folder: string,
  { workspace, files }: Machine,
): Promise<readonly ReceiptFile[]> {
  const path = resolve(workspace, folder)
  let names: readonly string[]
  try {
    names = files.list(path).filter((name) => name.endsWith('.json'))
  } catch (error) {
    throw createReceiptProblem(folder, `can't be read (${readErrorMessage(error)})`)
  }
  if (names.length > maxReceipts) throw createReceiptProblem(folder, `has more than ${maxReceipts} files`)
  return await Promise.all(
    names.toSorted().map(async (name) => {
      const file = resolve(path, name)
      return { name, text: (await files.sizeOf(file)) > maxReceiptBytes ? '' : files.readText(file) }
    }),
  )
}

function createReceiptProblem(folder: string, fault: string): UsageError {
  return new UsageError({
    where: 'receipts',
    message: `the folder ${folder} ${fault}`,
    advice:
      'Did the tests run before this step, with a key of the service, and with MCPJAM_ACTION_RECEIPT_DIR set to this folder, which must exist?',
  })
}
