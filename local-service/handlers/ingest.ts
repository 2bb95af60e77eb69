import { isTerminalRunStatus, type ParsedBodyOf } from '#contract'
import { createConflictError, createNotFoundError } from '../api-error.ts'
import type { Handlers, RequestContext } from '../handler.ts'
import { findProjectOrDefault } from '../rules/find-project.ts'
import { appendUploadedResults, countUnknownResults } from '../rules/ingest-results.ts'
import { createSuiteRecord } from '../rules/new-suite.ts'
import { decideRunVerdict } from '../rules/run-verdict.ts'
import type { Store } from '../store/open-store.ts'
import type { Project, Run, Suite } from '../store/records.ts'

type RunFields = Omit<ParsedBodyOf<'reportEvalResults'>, 'results'>

/** An upload URL is good for this long. */
const uploadUrlLifeMs = 3_600_000

/** Ingestion of finished results. `default` names the Default project. */
export const ingestHandlers = {
  reportEvalResults: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    const { results, ...fields } = body
    return store.transaction(() => {
      const { run, suite } = startUploadedRun(fields, project, context, store)
      refuseGrowthOfFinished(results, run, context, store)
      appendUploadedResults(results, { run, suite }, context, store)
      return answerUploadedRun(finishUploadedRun(run, undefined, context, store), store)
    })
  },

  startIngestRun: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    return store.transaction(() => {
      const { run, reused } = startUploadedRun(body, project, context, store)
      if (reused) return { ...answerUploadedRun(run, store), reused }
      const { id: runId, suiteId, projectId, status } = run
      return { ok: true, suiteId, runId, projectId, status, result: 'pending' }
    })
  },

  appendIngestIterations: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    return store.transaction(() => {
      const { run, suite } = findUploadedRun(body.runId, project, store)
      refuseGrowthOfFinished(body.results, run, context, store)
      const { inserted, skipped } = appendUploadedResults(body.results, { run, suite }, context, store)
      const isBatchTotal = context.settings.ingestTotal === 'batch'
      const total = isBatchTotal ? body.results.length : store.iterations.summarize(run.id).total
      return { ok: true, inserted, skipped, total }
    })
  },

  finalizeIngestRun: ({ params, body }, context, store) => {
    const { project } = findProjectOrDefault(params.projectId, context.caller, store)
    return store.transaction(() => {
      const { run } = findUploadedRun(body.runId, project, store)
      if (body.externalRunId !== undefined && body.externalRunId !== run.externalRunId) {
        throw createConflictError('externalRunId: belongs to another run than runId.')
      }
      return answerUploadedRun(finishUploadedRun(run, body.terminalStatus, context, store), store)
    })
  },

  createArtifactUploadUrl: ({ params }, context, store) => {
    findProjectOrDefault(params.projectId, context.caller, store)
    const token = context.newId()
    store.blobs.reserve(token, context.now + uploadUrlLifeMs)
    return { ok: true, uploadUrl: `${context.origin}/uploads/${token}` }
  },
} satisfies Partial<Handlers>

function startUploadedRun(
  fields: RunFields,
  project: Project,
  context: RequestContext,
  store: Store,
): { readonly run: Run; readonly suite: Suite; readonly reused: boolean } {
  const known =
    fields.externalRunId === undefined
      ? undefined
      : store.runs.findByExternalId(project.id, fields.externalRunId)
  if (known !== undefined) {
    const hash = fields.evaluationConfigHash ?? known.evaluationConfigHash
    if (hash !== known.evaluationConfigHash) {
      throw createConflictError('externalRunId: the run was started with another evaluationConfigHash.')
    }
    return { ...findUploadedRun(known.id, project, store), reused: true }
  }
  const suite = findOrCreateSuite(fields, project, context, store)
  const run: Run = {
    id: context.newId(),
    projectId: project.id,
    suiteId: suite.id,
    runNumber: store.runs.countBySuite(suite.id) + 1,
    externalRunId: fields.externalRunId ?? null,
    status: 'running',
    source: 'sdk',
    notes: fields.notes ?? null,
    minimumPassRate: fields.passCriteria?.minimumPassRate ?? 100,
    environment: null,
    evaluationConfigHash: fields.evaluationConfigHash ?? null,
    runGroupId: fields.runGroupId ?? null,
    plan: null,
    metadata: pickRunMetadata(fields),
    createdBy: context.caller.userId,
    createdAt: context.now,
    completedAt: null,
  }
  store.runs.put(run)
  return { run, suite, reused: false }
}

/**
 * The fields of an upload that its run keeps. Replay configurations hold credentials, so they are left out.
 */
function pickRunMetadata(fields: RunFields): Readonly<Record<string, unknown>> {
  const { framework, tags, ci, serverNames, runName, runTags, runMetadata, expectedIterations } = fields
  const entries = { framework, tags, ci, serverNames, runName, runTags, runMetadata, expectedIterations }
  return Object.fromEntries(Object.entries(entries).filter(([, value]) => value !== undefined))
}

function findOrCreateSuite(
  { suiteName, suiteDescription }: RunFields,
  project: Project,
  context: RequestContext,
  store: Store,
): Suite {
  const known = store.suites.findByName(project.id, suiteName)
  if (known !== undefined) return known
  const { newId, now } = context
  const facts = { id: newId(), projectId: project.id, name: suiteName, managedBy: 'ci', now } as const
  const suite: Suite = { ...createSuiteRecord(facts), description: suiteDescription ?? null }
  store.suites.put(suite)
  return suite
}

function findUploadedRun(
  runId: string,
  project: Project,
  store: Store,
): { readonly run: Run; readonly suite: Suite } {
  const run = store.runs.get(runId)
  if (run === undefined || run.projectId !== project.id) throw createNotFoundError('Run')
  if (run.plan !== null) {
    throw createConflictError(
      'runId: belongs to a hosted run. Its results come from its execution, not from uploads.',
    )
  }
  const suite = store.suites.get(run.suiteId)
  if (suite === undefined) throw createNotFoundError('Suite')
  return { run, suite }
}

/** Refuses new results for a finished run; results that it already has are skipped. */
function refuseGrowthOfFinished(
  results: ParsedBodyOf<'reportEvalResults'>['results'],
  run: Run,
  context: RequestContext,
  store: Store,
): void {
  if (!isTerminalRunStatus(run.status) || context.settings.appendAfterFinalize === 'accept') return
  if (countUnknownResults(results, run, store) > 0) {
    throw createConflictError(`The run is ${run.status}; it takes no more results.`)
  }
}

/** Finishes a run once; a finished run is left alone, so that a repeat answers the same. */
function finishUploadedRun(
  run: Run,
  terminalStatus: 'cancelled' | 'timed_out' | undefined,
  context: RequestContext,
  store: Store,
): Run {
  if (isTerminalRunStatus(run.status)) return run
  const finished: Run = { ...run, status: terminalStatus ?? 'completed', completedAt: context.now }
  store.runs.put(finished)
  return finished
}

function answerUploadedRun(run: Run, store: Store) {
  const summary = store.iterations.summarize(run.id)
  const { id: runId, suiteId, projectId, status } = run
  return { ok: true, suiteId, runId, projectId, status, result: decideRunVerdict(run, store), summary }
}
