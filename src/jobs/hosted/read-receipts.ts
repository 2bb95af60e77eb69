import * as v from 'valibot'
import { type Problem, UsageError } from '../../errors.ts'
import { parseJson } from '../../model/data.ts'

/** A run that tests have uploaded by themselves. */
export interface Receipt {
  readonly projectId: string
  readonly runId: string
  readonly suiteName: string | undefined
}

const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,128}$/))

/** What the SDK of the service writes after an upload, one file per run (wire facts 8). It holds no secrets. */
const receiptSchema = v.looseObject({
  schemaVersion: v.literal(1),
  baseUrl: v.string(),
  projectId: id,
  runId: id,
  suiteName: v.optional(v.string()),
})

/** A file of a folder of receipts. */
export interface ReceiptFile {
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
