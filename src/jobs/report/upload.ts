import { gunzipSync, gzipSync } from 'node:zlib'
import { limits } from '#contract'
import { digestJson, type FoundReport } from '#files'
import {
  type CaseIds,
  collectCiFacts,
  createIngest,
  deriveCaseIds,
  deriveIterationId,
  formatOriginNotes,
  type Ingest,
  type IngestedRun,
  type IngestRun,
  openClient,
  type Project,
  toEvalResult,
  uploadArtifact,
} from '#service'
import { type Config, type ProjectPolicy, pickJudgingPolicy, type ServiceConfig } from '#settings'
import { readErrorMessage } from '../../errors.ts'
import { compact } from '../../model/data.ts'
import { formatPlural } from '../../model/format.ts'
import type { ServiceOutcome } from '../../model/gate-report.ts'
import type { CaseIdentity } from '../../model/run/result.ts'
import { countTotals, type Run, type RunInfo } from '../../model/run/run.ts'
import type { CiContext } from '../../ports/context.ts'
import type { Platform, Ports } from '../../ports/platform.ts'
import { createProgress } from '../progress.ts'
import { formatRunPageUrl } from '../run-link.ts'
import { createSealedState } from '../sealed-state.ts'
import { recordOpenUpload } from '../step-state.ts'
import { createCaseIdLookup } from './case-ids.ts'
import type { ResultSink } from './measure.ts'
import type { Upload } from './open-upload.ts'
import { createUnsentStore } from './unsent-results.ts'

/** Other jobs may use the same key: refusals by its rate limit are waited out this long, in ms. */
const limitedMs = 10 * 60_000

/** An upload takes no longer, in ms: time for some millions of results. The next attempt sends the rest. */
const longestMs = 60 * 60_000

/** After a failure at most this many results are kept for the next attempt. */
const keptUnsent = 100_000

/** Starts the upload. Results go out while the reports are read. */
export function startResultUpload(
  config: Config & { readonly service: ServiceConfig },
  policy: ProjectPolicy,
  info: RunInfo,
  platform: Platform,
): Upload {
  const { service, suiteName } = config
  const { log } = platform.runtime
  const { projectId } = service
  const deadline = { at: platform.runtime.clock.now() + longestMs }
  const client = openClient(service, platform.runtime, {
    limitedMs,
    deadline,
    sharers: platform.runtime.context.legs,
  })
  const project = client.project(projectId)
  let skipped = 0
  let added = 0
  let dropped = 0
  let failure: unknown
  let findCaseIds: (identity: CaseIdentity) => CaseIds = deriveCaseIds
  const unsentResults = createUnsentStore(suiteName, service.apiKey, platform)
  const origin = formatOriginNotes(platform.runtime.context, undefined, {
    selection: config.selection || undefined,
  })
  const described = describeIngestRun(suiteName, policy, info, platform.runtime.context)
  const run: IngestRun = {
    ...described,
    // Read when the run is created: by then a small report is complete.
    get notes() {
      return compact([origin, skipped !== 0 && `${skipped} skipped.`]).join('\n') || undefined
    },
  }
  const progress = createProgress('results sent', platform.runtime)
  const openRun = recordOpenUpload(createSealedState(service.apiKey, platform), {
    projectId,
    externalRunId: info.id,
    suiteName,
  })
  const ingest = createIngest(project, {
    run,
    log,
    onStart: openRun.intend,
    onOpen: openRun.note,
    onSent: progress.add,
  })

  const addResults: ResultSink = (entries) => {
    const results = platform.step.hideSecrets(
      entries.map(({ result, key, ordinal, shard }) => {
        const externalIterationId = deriveIterationId(info.id, shard, key, ordinal)
        if (result.outcome === 'skipped') skipped += 1
        return toEvalResult(result, { externalIterationId, case: findCaseIds(result.identity) })
      }),
    )
    added += results.length
    if (failure !== undefined && added > keptUnsent) {
      dropped += results.length
      return undefined
    }
    return ingest.add(results).catch((error: unknown) => {
      failure ??= error
    })
  }

  const finishUpload = async (files: readonly FoundReport[]): Promise<ServiceOutcome> => {
    await unsentResults.send(client, projectId, {
      ...described,
      notes: origin,
    })
    try {
      const { outcome, taken, loss } = await finishIngestRun(ingest, service)
      openRun.clear()
      if (outcome.kind === 'uploaded') {
        log.info(`Uploaded ${formatPlural(taken ?? added, 'result')}: ${outcome.run.runUrl}`)
      }
      if (loss !== undefined) log.warning(loss)
      if (policy.uploadReports) await uploadReportFiles(project, files, platform)
      return outcome
    } catch (error) {
      const message = readErrorMessage(error, '\n')
      if (policy.onUploadError === 'fail') {
        log.error(
          `The results could not be uploaded, which fails this step (\`on-upload-error: fail\`).\n${message}`,
        )
      } else {
        log.warning(`The results could not be uploaded; the verdict does not depend on it.\n${message}`)
      }
      const unsent = ingest.unsent()
      const unsentCount = unsent.batches.reduce((sum, batch) => sum + batch.length, 0)
      // The next attempt sends them into this run: the post step must not cancel it.
      if (await unsentResults.keep(unsent)) openRun.clear()
      if (dropped > 0) log.warning(`${dropped} of ${added} results were not kept.`)
      return { kind: 'failed', message, unsent: unsentCount }
    } finally {
      progress.end()
      await client.close()
    }
  }

  const expectResults = (tallied: Run) => {
    progress.expect(countTotals(tallied).total)
    findCaseIds = createCaseIdLookup(tallied)
  }
  return { sink: addResults, expect: expectResults, finish: finishUpload }
}

async function finishIngestRun(
  ingest: Ingest,
  { baseUrl, projectId }: ServiceConfig,
): Promise<{ readonly outcome: ServiceOutcome } & Pick<IngestedRun, 'taken' | 'loss'>> {
  const finished = await ingest.finish()
  if (finished === undefined) return { outcome: { kind: 'none' } }
  const { runId, suiteId, result, taken, loss } = finished
  const runUrl = formatRunPageUrl(baseUrl, suiteId, runId, finished.projectId ?? projectId)
  const run = { runId, runUrl, projectId: finished.projectId, result }
  return { outcome: { kind: 'uploaded', run }, taken, loss }
}

function describeIngestRun(
  suiteName: string,
  policy: ProjectPolicy,
  info: RunInfo,
  context: CiContext,
): IngestRun {
  const { minPassRate } = policy
  return {
    suiteName,
    externalRunId: info.id,
    framework: 'eval-gate',
    // Results that another policy judged do not compare.
    evaluationConfigHash: digestJson(pickJudgingPolicy(policy)),
    // The service has a result of its own; this much of the policy it understands (in percent).
    passCriteria: minPassRate === undefined ? undefined : { minimumPassRate: minPassRate * 100 },
    ci: collectCiFacts(context),
  }
}

/** Raw files are an extra: a file that can't be sent is said, and the others are sent. */
async function uploadReportFiles(
  project: Project,
  files: readonly FoundReport[],
  platform: Ports<'runtime' | 'machine' | 'step'>,
): Promise<void> {
  for (const { path, absolutePath } of files) {
    try {
      const content = await readWithoutSecrets(absolutePath, platform)
      await uploadArtifact(project, { content, contentType: chooseContentType(path) })
      platform.runtime.log.info(`Uploaded ${path}`)
    } catch (error) {
      platform.runtime.log.warning(
        `${path} could not be uploaded as a file: ${readErrorMessage(error, '\n')}`,
      )
    }
  }
}

/** Larger contents of a compressed file are not sent: they can't be searched for secrets in memory. */
const largestContent = 512 * 1024 * 1024

/** A file as it is but for the secrets; one that is too large to be sent is refused by its size alone. */
async function readWithoutSecrets(
  path: string,
  { step: { hideSecrets }, machine: { files } }: Ports<'machine' | 'step'>,
) {
  if ((await files.sizeOf(path)) > limits.artifactBytes) return files.stream(path)
  const bytes = await files.readBytes(path)
  const isPacked = path.endsWith('.gz')
  const text = isPacked ? gunzipSync(bytes, { maxOutputLength: largestContent }) : bytes
  // Byte by byte: the file need not be UTF-8. What replaces a secret is.
  const shown = hideSecrets(text.toString('latin1'))
  const hidden = Buffer.from(
    shown.replace(/[\u0100-\uffff]+/g, (added) => Buffer.from(added).toString('latin1')),
    'latin1',
  )
  if (hidden.equals(text)) return bytes
  if (isPacked) return gzipSync(hidden)
  return hidden
}

function chooseContentType(path: string): string {
  if (path.endsWith('.gz')) return 'application/gzip'
  if (path.endsWith('.xml')) return 'application/xml'
  return 'application/json'
}
