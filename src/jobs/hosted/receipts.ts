import { resolve } from 'node:path'
import * as v from 'valibot'
import { type Problem, readErrorMessage, UsageError } from '../../errors.ts'
import { parseJson } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import type { Machine, Ports } from '../../ports/platform.ts'
import type { HostedJobConfig } from './job.ts'

/** A run that tests have uploaded by themselves. */
interface Receipt {
  readonly projectId: string
  readonly runId: string
  readonly suiteName: string | undefined
}

const idSchema = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/))

/** What the SDK of the service writes after an upload, one file per run. It holds no secrets. */
const receiptSchema = v.looseObject({
  schemaVersion: v.literal(1),
  baseUrl: v.string(),
  projectId: idSchema,
  runId: idSchema,
  suiteName: v.optional(v.string()),
})

/** A file of a folder of receipts. */
interface ReceiptFile {
  readonly name: string
  readonly text: string
}

/**
 * The runs of a folder of receipts, each once.
 * @param baseUrl of the service that the key is for; only its origin counts, as receipts name no path
 * @throws UsageError for a file that is no receipt, a run of another deployment, and runs of several projects: leaving one
 * out could hide its failures
 */
export function readReceipts(files: readonly ReceiptFile[], baseUrl: string): readonly Receipt[] {
  const problems: Problem[] = []
  const { origin } = new URL(baseUrl)
  const receipts = new Map<string, Receipt>()
  for (const { name, text } of files) {
    const parsed = v.safeParse(receiptSchema, parseJson(text))
    if (!parsed.success) {
      problems.push({ where: name, message: 'is not a receipt of an uploaded run', advice: onlyReceipts })
      continue
    }
    const { baseUrl: uploadedTo, projectId, runId, suiteName } = parsed.output
    const uploaded = URL.parse(uploadedTo)?.origin
    if (uploaded !== origin) {
      problems.push({
        where: name,
        message: `its run was uploaded to ${uploaded ?? 'an address that is no URL'}, not to ${origin}`,
        advice: 'Set `base-url` to the deployment to which the tests upload.',
      })
    }
    receipts.set(runId, { projectId, runId, suiteName })
  }
  const uniqueReceipts = [...receipts.values()]
  const projects = [...new Set(uniqueReceipts.map(({ projectId }) => projectId))]
  if (projects.length > 1) {
    problems.push({
      where: 'receipts',
      message: `name runs of ${projects.length} projects: ${projects.join(', ')}`,
      advice: 'Use a folder and a step for each project.',
    })
  }
  if (problems.length > 0) throw new UsageError(problems)
  return uniqueReceipts
}

const onlyReceipts = 'Use a folder that holds nothing else, for example one in `runner.temp`.'

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
